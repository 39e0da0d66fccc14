# What may be typed at the table, beside the English words, and discard piles, in Hungarian.

command-card = kártya kártyák
command-discards = dobott
swords-help-goal = mi a cél, és hogyan telik egy kör
swords-help-discards = a dobópaklik, mindenki láthatja
swords-discards = Eldobott dudakártyák: { $cards }
swords-dagger-discards = Eldobott tőrkártyák: { $cards }
