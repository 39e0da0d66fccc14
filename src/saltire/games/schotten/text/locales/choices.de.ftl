# What a player may choose, in German: for hints, reviews and the log.

schotten-clan-card = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Violett
 } { $strength }
schotten-choice-lay = { FORM($card, "acc") } an Stein { $stone } legen
schotten-choice-play = { FORM($card, "acc") } spielen
schotten-choice-claim = Stein { $stone } nehmen
schotten-choice-pick = { FORM($card, "acc") } wählen
schotten-choice-move = { FORM($card, "acc") } zu Stein { $stone } versetzen
schotten-choice-back = { FORM($card, "acc") } unter den Stapel legen
schotten-choice-face = Den Joker als { $card } zählen
schotten-choice-strength = Dem Schildträger Stärke { $strength } geben
schotten-choice-done = Keinen Stein mehr nehmen
schotten-choice-pass = Passen
schotten-choice-draw-clan = Eine Clankarte ziehen
schotten-choice-draw-tactics = Eine Taktikkarte ziehen
schotten-choice-discard = { FORM($card, "acc") } ablegen
