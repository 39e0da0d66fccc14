# What may be typed at the table, beside the English words, and tables of blocks, in German.

typed-end = fertig ende
typed-pass = passen passe
typed-stop = stopp halt
typed-event = ereignis
typed-stay = bleiben bleibt
typed-leave = gehen geht
typed-winter = winter überwintern
typed-muster = sammeln
command-look = gebiet
command-enemy = feind
command-blocks = blöcke
command-nobles = adlige
hammer-help-goal = worum es geht und wie ein Jahr verläuft
hammer-col-block = Block
hammer-col-combat = Kampf
hammer-col-moves = Züge
hammer-col-strength = Stärke
hammer-ratings-note = B3: feuert nach den A-Blöcken und trifft mit 3 oder weniger. Ein Adliger, der seine Heimat verteidigt, trifft um eins besser.
hammer-event-does = { $card ->
    [herald] Er kann einen feindlichen Adligen ohne Kampf gewinnen: Nenne einen, dann entscheidet der Würfel, 1 bis 4.
    [pillage] Ein feindliches Gebiet neben einem deiner Gebiete verliert zwei Stufen; sie können deine Blöcke dort stärken.
    [sea-move] Ein oder zwei Blöcke fahren von einer Küste an eine eigene Küste; von See greift niemand an.
    [truce] Die andere Seite darf in dieser Runde ziehen, aber nicht angreifen.
   *[victuals] Drei Stufen Stärke für die Blöcke eines eigenen Gebiets.
 }
hammer-way-asked = Mehrere Wege sind gleich kurz. Welcher?
typed-play = spielen spiele
typed-fire = feuern feuert feuer
typed-retreat = zurückziehen rückzug
typed-hold = warten halten
typed-hit = treffer
typed-move = ziehen zieht
typed-strengthen = stärken stärke
typed-disband = auflösen
typed-draw = nachziehen
typed-name = herold
