# What a player may choose, in English: for hints, reviews and the log.

schotten-clan-card = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
 } { $strength }
schotten-choice-lay = Lay { $card } at stone { $stone }
schotten-choice-play = Play the { $card }
schotten-choice-claim = Claim stone { $stone }
schotten-choice-pick = Choose { $card }
schotten-choice-move = Move { $card } to stone { $stone }
schotten-choice-back = Put { $card } back under its deck
schotten-choice-face = Let the Joker stand for { $card }
schotten-choice-strength = Give the Shield-bearer strength { $strength }
schotten-choice-done = Claim no more
schotten-choice-pass = Pass
schotten-choice-draw-clan = Draw a clan card
schotten-choice-draw-tactics = Draw a tactics card
schotten-choice-discard = Discard { $card }
