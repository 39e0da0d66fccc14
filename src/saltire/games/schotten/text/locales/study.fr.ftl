# Plateaux d'étude : ce qui se calcule d'une position.

schotten-study-proved = { $name } peut revendiquer la borne { $stone } avec { $yours } : { $cards }.
schotten-study-not-proved = { $name } : { $reason }.
