# Rätsel im Terminal, auf Deutsch.

puzzle-difficulty = Schwierigkeit { $rating }
puzzle-prompt = Deine Antwort (ihre Nummer; q beendet):
puzzle-not-an-answer = Bitte eine Zahl von 1 bis { $last }, oder q.
puzzle-next = Enter für das nächste, q beendet:
puzzle-right = Richtig: { $answer }
puzzle-wrong = Leider nicht. Die Antwort ist: { $answer }
puzzle-standing = In diesem Spiel { $solved } von { $tried } gelöst; deine Wertung ist { $rating }.
puzzle-none-left = Du hast alle schon versucht.
