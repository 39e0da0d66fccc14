# The game in lists and on the page about the server, in English.

about-blurb = Two clans, nine stones, cards from one to nine. Win three neighbours or any five, and prove it.
about-pace = 2 players, about 20 minutes
about-credits = Reiner Knizia (IELLO)

# Choices of options.

choice-drawn = drawn by lot
choice-alternate = by turns
choice-loser = the loser
choice-winner = the winner
choice-stones = more stones
choice-draw = a draw
choice-claim = when claiming
choice-play = when playing it
choice-all = all cards
choice-clan = clan cards
choice-saltire = both rulebooks together
choice-czech = Czech rulebook
choice-hungarian = Hungarian rulebook
