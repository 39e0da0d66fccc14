# Énigmes dans le terminal, en français.

puzzle-difficulty = difficulté { $rating }
puzzle-prompt = Votre réponse (son numéro ; q pour arrêter) :
puzzle-not-an-answer = Un nombre de 1 à { $last }, ou q.
puzzle-next = Entrée pour la suivante, q pour arrêter :
puzzle-right = Exact : { $answer }
puzzle-wrong = Non. La réponse est : { $answer }
puzzle-standing = { $solved } sur { $tried } résolues dans ce jeu ; votre cote est de { $rating }.
puzzle-none-left = Vous les avez toutes essayées.
