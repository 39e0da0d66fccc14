# The pages about Saltire and about checking a game.

web-fair-title = Fair dice, fair cards
web-fair-lead = Nobody can choose the cards: not the players, and not the server. You need not believe it, you can check it.
web-fair-how = How it works
web-fair-step-1 = Before the first deal the server picks a secret seed and shows its fingerprint, the commitment. The seed cannot be changed afterwards.
web-fair-step-2 = Each player may add words of their own, so that the server alone does not decide the shuffle either.
web-fair-step-3 = Every card and every die follows from the seed and these words by a fixed formula.
web-fair-step-4 = When the game is over the seed is shown. Your browser computes the fingerprint and every draw again and compares.
web-fair-this = This game
web-fair-where = Open a finished game to check it:
web-fair-terminal = Also in the terminal:
web-about-lead = Saltire is a table for three Scottish board games, with bots, lessons and records. It is free software.
web-about-games = The games
web-about-games-text = The rules are told in our own words and the pictures are our own. The games belong to their authors and publishers; if you like one, buy it.
web-about-data = What is kept
web-about-data-text = One cookie says who you are. There is no advertising and no tracking, and nothing is loaded from other sites. An account can be deleted; its games stay, without the name.
web-about-free = Licence
web-about-free-text = The program may be used, changed and passed on under the MIT licence.
