# What may be typed at the table, beside the English words, and discard piles, in English.

command-card = card cards
command-discards = discards
swords-help-goal = what you play for, and how a round goes
swords-help-discards = the discard piles, open to all
swords-discards = Discarded Bagpipe cards: { $cards }
swords-dagger-discards = Discarded Dagger cards: { $cards }
