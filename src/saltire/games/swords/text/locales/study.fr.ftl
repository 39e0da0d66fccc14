# Plateaux d'étude : ce qui se calcule d'une position.

swords-study-daggers = Cartes Dague non vues, par valeur
