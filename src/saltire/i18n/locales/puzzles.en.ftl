# Puzzles in the terminal, in English.

puzzle-difficulty = difficulty { $rating }
puzzle-prompt = Your answer (its number; q to stop):
puzzle-not-an-answer = A number from 1 to { $last }, please, or q.
puzzle-next = Enter for the next one, q to stop:
puzzle-right = Right: { $answer }
puzzle-wrong = Wrong. The answer is: { $answer }
puzzle-standing = Solved { $solved } of { $tried } in this game; your rating is { $rating }.
puzzle-none-left = You have tried them all.
