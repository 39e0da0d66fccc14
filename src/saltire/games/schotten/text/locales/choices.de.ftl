# What a player may choose, in German: for hints, reviews and the log.

schotten-clan-card = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Violett
 } { $strength }
schotten-choice-lay = { $card } an Stein { $stone } legen
schotten-choice-play = { $card } spielen
schotten-choice-claim = Stein { $stone } nehmen
schotten-choice-pick = { $card } wählen
schotten-choice-move = { $card } zu Stein { $stone } versetzen
schotten-choice-back = { $card } unter den Stapel legen
schotten-choice-face = Den Joker für { $card } stehen lassen
schotten-choice-strength = Dem Schildträger Stärke { $strength } geben
schotten-choice-done = Keinen Stein mehr nehmen
schotten-choice-pass = Passen
schotten-choice-draw-clan = Eine Clankarte ziehen
schotten-choice-draw-tactics = Eine Taktikkarte ziehen
schotten-choice-discard = { $card } ablegen
