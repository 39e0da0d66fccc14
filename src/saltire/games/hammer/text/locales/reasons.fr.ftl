# Why a bot chose as it did.

hammer-why-card = { $card ->
    [herald] { hammer-card-herald }
    [pillage] { hammer-card-pillage }
    [sea-move] { hammer-card-sea-move }
    [truce] { hammer-card-truce }
    [victuals] { hammer-card-victuals }
   *[other] un { $card }
 }
hammer-why-any = l'un vaut l'autre
hammer-why-card-only = je n'ai que des cartes de cette sorte
hammer-why-card-right = { hammer-why-card } : ce qu'il faut pour mes mouvements
hammer-why-card-enough = { hammer-why-card } : assez pour mes mouvements
hammer-why-card-high = { hammer-why-card } est mon plus grand nombre, et la carte la plus haute commence
hammer-why-card-low = { hammer-why-card } suffit maintenant ; de meilleures cartes peuvent attendre
hammer-why-event-card = { hammer-why-card } : utile maintenant
hammer-why-event-before = { hammer-why-card } m'aide maintenant
hammer-why-event-worth = { hammer-why-card } : cela en vaut la peine
hammer-why-event-nothing = { hammer-why-card } : cela ne m'apporterait rien
hammer-why-event = l'événement m'aide plus que de passer
hammer-why-no-event = l'événement ne m'aiderait pas
hammer-why-king = un roi est un bloc fort, et aucun Noble ne nous quitte pour cela
hammer-why-crown = un roi maintenant vaut les Nobles qui nous quittent pour cela
hammer-why-herald = { $block } serait un Noble de plus pour nous
hammer-why-nobody-to-win = il n'y a personne à gagner
hammer-why-pillage = on peut nuire à l'ennemi en { $area } sans bataille
hammer-why-nobody-to-pillage = il n'y a personne à piller
hammer-why-needs-steps = mes blocs en { $area } ont le plus besoin des pas
hammer-why-needs-step = { $block } a le plus besoin du pas
hammer-why-no-steps = il ne manque de pas à personne
hammer-why-sail = { $block } est plus utile sur une autre côte
hammer-why-no-sail = personne n'est plus utile sur une autre côte
hammer-why-sails-along = { $block } l'accompagne
hammer-why-one-sails = un seul suffit
hammer-why-no-march = aucune marche n'améliorerait ma position
hammer-why-march-no-more = aucune autre marche ne vaut le danger
hammer-why-attack = { $n ->
    [one] un bloc attaque
   *[other] { $n } blocs attaquent
 } { $area }, avec environ { $odds } % de chances de vaincre
hammer-why-helps = { $block } aide dans la bataille pour { $area }
hammer-why-more-use = { $block } est plus utile en { $area }
hammer-why-takes = { $block } prend { $area }, que personne ne tient
hammer-why-arrived = c'est là que le bloc allait
hammer-why-well-placed = { $block } est bien placé ici
hammer-why-goes = { $block } va là où il est le plus utile
hammer-why-go = { $area } est la meilleure destination
hammer-why-battle-first = { $area } d'abord : c'est là qu'il y a le plus à gagner
hammer-why-main-force = le groupe le plus fort mène, les autres suivent au round 2
hammer-why-fires = { $block } tire : environ { $odds } % de chances de les anéantir
hammer-why-leaves = { $block } part : { $odds } % de risque d'être anéantis ici
hammer-why-likely-lost = { $block } quitte une bataille sans doute perdue
hammer-why-leaves-first = { $block } part d'abord, tant qu'il y a de la place aux frontières
hammer-why-spares = { $block } est celui qui peut le mieux perdre un pas
hammer-why-best-placed = { $block } est le mieux placé en { $area }
hammer-why-all-well-placed = tous sont bien placés
hammer-why-home = { $area } est le meilleur refuge cet hiver
hammer-why-stay = c'est le meilleur endroit pour l'hiver
hammer-why-moray-home = Moray est chez lui à Moray
hammer-why-moray-stays = Moray reste : il ne compte comme Noble que sur la carte
hammer-why-king-winters = le Roi hiverne là où il y a de la place et peu de danger
hammer-why-king-hides = il n'y a pas de place pour le Roi ; il se cache jusqu'au printemps
hammer-why-army-stays = l'armée est assez forte pour rester en Écosse
hammer-why-fresh-army = une armée fraîche au printemps vaut mieux que rester
hammer-why-selkirk = à Selkirk, Wallace échappe à la capacité des châteaux et gagne deux pas
hammer-why-wallace-away = Wallace n'est pas sur la carte
hammer-why-crowded = { $area } ne nourrit plus personne, et { $block } manquera le moins
hammer-why-back-whole = { $block } peut revenir à pleine force
hammer-why-missed-least = { $block } manquera le moins
hammer-why-all-of-use = tous les autres sont utiles où ils sont
hammer-why-raid = le raid nous coûte un bloc, et { $block } manquera le moins
hammer-why-draw = il y a de la place pour un nouveau bloc en { $area }
hammer-why-recovers = { $block } regagne un pas
hammer-why-built = il n'y a plus rien à renforcer
