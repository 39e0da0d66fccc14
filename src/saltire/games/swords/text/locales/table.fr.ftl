# What may be typed at the table, beside the English words, and discard piles, in French.

command-card = carte cartes
command-discards = défausse
swords-help-goal = le but du jeu et le déroulement d'une manche
swords-help-discards = les défausses, visibles de tous
swords-discards = Cartes Cornemuse défaussées : { $cards }
swords-dagger-discards = Cartes Dague défaussées : { $cards }
