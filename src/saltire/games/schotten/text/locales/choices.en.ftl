# What a player may choose, in English: for hints, reviews and the log.

schotten-clan-card = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
 } { $strength }
schotten-choice-lay = Lay { FORM($card, "the") } at stone { $stone }
schotten-choice-play = Play { FORM($card, "the") }
schotten-choice-claim = Claim stone { $stone }
schotten-choice-pick = Choose { FORM($card, "the") }
schotten-choice-move = Move { FORM($card, "the") } to stone { $stone }
schotten-choice-back = Put { FORM($card, "the") } back under its deck
schotten-choice-face = Let the Joker stand for { FORM($card, "the") }
schotten-choice-strength = Give the Shield-bearer strength { $strength }
schotten-choice-done = Claim no more
schotten-choice-pass = Pass
schotten-choice-draw-clan = Draw a clan card
schotten-choice-draw-tactics = Draw a tactics card
schotten-choice-discard = Discard { FORM($card, "the") }
