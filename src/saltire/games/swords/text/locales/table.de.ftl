# What may be typed at the table, beside the English words, and discard piles, in German.

command-card = karte karten
command-discards = ablage
swords-help-goal = worum es geht und wie eine Runde verläuft
swords-help-discards = die Ablagestapel, offen für alle
swords-discards = Abgeworfene Dudelsackkarten: { $cards }
swords-dagger-discards = Abgeworfene Dolchkarten: { $cards }
