# Úlohy v terminálu, česky.

puzzle-difficulty = obtížnost { $rating }
puzzle-prompt = Vaše odpověď (její číslo; q končí):
puzzle-not-an-answer = Zadejte číslo od 1 do { $last }, nebo q.
puzzle-next = Enter pro další, q končí:
puzzle-right = Správně: { $answer }
puzzle-wrong = Ne. Odpověď je: { $answer }
puzzle-standing = V této hře vyřešeno { $solved }/{ $tried }; vaše hodnocení je { $rating }.
puzzle-none-left = Už jste zkusili všechny.
