# Plateaux d'étude : ce qui se calcule d'une position.

hammer-study-odds = Bataille { FORM($area, "of") }, si les deux camps combattent jusqu'au bout : l'attaquant ({ $name }) anéantit l'ennemi dans { $odds } % des cas, le défenseur ({ $other }) dans { $loss } % ; dans { $rest } %, l'attaquant doit battre en retraite.
