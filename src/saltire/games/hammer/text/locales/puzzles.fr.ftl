# Énigmes : questions, réponses et preuves, en français.

hammer-puzzle-kind-odds = Les chances d'une bataille
hammer-puzzle-kind-hit = Qui encaisse le coup ?
hammer-puzzle-kind-attack = Où attaquer
hammer-puzzle-kind-retreat = L'issue
hammer-puzzle-kind-winter = Chez soi pour l'hiver
hammer-puzzle-kind-nobles = Compter les Nobles
hammer-puzzle-the-side = { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }
hammer-puzzle-odds = Personne ne bat en retraite ni ne renonce à tirer, et chaque camp encaisse les coups au mieux. Quelle est la probabilité que { hammer-puzzle-the-side } tienne { FORM($area, "the") } à la fin ?
hammer-puzzle-hit = Personne ne bat en retraite ni ne renonce à tirer. Coups à encaisser : { $hits }. Quel bloc encaisse le premier, pour que { hammer-puzzle-the-side } ait la meilleure chance de tenir { FORM($area, "the") } ?
hammer-puzzle-attack = Vous attaquez une région, en partant { FORM($from, "of") }, avec { $blocks }. Personne ne bat en retraite et personne ne vous vient en aide. Où avez-vous la meilleure chance de gagner ?
hammer-puzzle-retreat = Un bloc voudra peut-être quitter la bataille { FORM($area, "of") } : { $block }. Une seule voie est ouverte. Laquelle ?
hammer-puzzle-no-retreat = Un bloc voudra peut-être quitter la bataille { FORM($area, "of") } : { $block }. Une seule voie est fermée. Laquelle ?
hammer-puzzle-winter = L'hiver vient, et les Nobles rentrent chez eux depuis l'endroit où ils se trouvent. Lequel change de camp ? Les Nobles de l'autre camp : { $nobles }.
hammer-puzzle-nobles = L'hiver vient, et les Nobles rentrent chez eux depuis l'endroit où ils se trouvent. Combien de Nobles l'Écosse a-t-elle alors, sans compter Moray ? Les Nobles de l'autre camp : { $nobles }.
hammer-puzzle-percent = environ { $percent } %
hammer-puzzle-target = { $area } : { $blocks }
hammer-puzzle-area = { $area }
hammer-puzzle-noble = { $noble } ({ $side ->
    [england] Angleterre
   *[scotland] Écosse
 })
hammer-puzzle-number = { $number }
hammer-puzzle-fighters = { $side ->
    [england] L'Angleterre
   *[scotland] L'Écosse
 } { $attacks ->
    [yes] attaque
   *[no] défend
 } avec { $blocks }.
hammer-puzzle-exactly = Tous lancers comptés, la probabilité est de { $percent } %.
hammer-puzzle-hit-chance = { $block } : { $percent } %
hammer-puzzle-attack-chance = { $area } : { $percent } %
hammer-puzzle-way-open = { $area } : ouvert.
hammer-puzzle-way-enemy = { $area } : fermé, l'ennemi y est.
hammer-puzzle-way-border = { $area } : fermé, l'ennemi est entré dans la bataille par cette frontière.
hammer-puzzle-way-full = { $area } : fermé, cette frontière a déjà vu passer tous les blocs permis.
hammer-puzzle-way-country = { $area } : fermé, aucune retraite ne passe la frontière nationale dans ce sens.
hammer-puzzle-turns = { $noble } trouve l'ennemi chez lui ({ $homes }) et change de camp.
hammer-puzzle-keeps = { $noble } ne trouve pas d'ennemi chez lui : { $homes }.
hammer-puzzle-nobles-sum = L'Écosse avait { $before } Nobles et en a { $after } maintenant.
