# Fejtörők a terminálban, magyarul.

puzzle-difficulty = nehézség: { $rating }
puzzle-prompt = A válaszod (a száma; q: vége):
puzzle-not-an-answer = Egy számot kérek 1-től { $last }-ig, vagy q-t.
puzzle-next = Enter: a következő, q: vége:
puzzle-right = Helyes: { $answer }
puzzle-wrong = Nem ez az. A válasz: { $answer }
puzzle-standing = Ebben a játékban { $tried } fejtörőből { $solved } megfejtve; az értékszámod { $rating }.
puzzle-none-left = Már mindet megpróbáltad.
