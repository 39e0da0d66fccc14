# What may be typed at the table, beside the English words, and discard piles, in Czech.

command-card = karta karty
command-discards = odhozené
swords-help-goal = oč se hraje a jak probíhá kolo
swords-help-discards = odhazovací balíčky, viditelné pro všechny
swords-discards = Odhozené karty dud: { $cards }
swords-dagger-discards = Odhozené karty dýk: { $cards }
