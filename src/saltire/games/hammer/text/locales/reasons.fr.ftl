# Why a bot chose as it did.

hammer-why-card = { $card ->
    [herald] la carte { hammer-card-herald }
    [pillage] la carte { hammer-card-pillage }
    [sea-move] la carte { hammer-card-sea-move }
    [truce] la carte { hammer-card-truce }
    [victuals] la carte { hammer-card-victuals }
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
hammer-why-event = utiliser l'événement m'aide plus que d'y renoncer
hammer-why-no-event = l'événement ne m'aiderait pas
hammer-why-king = un roi est un bloc fort, et aucun Noble ne nous quitte à cause de lui
hammer-why-crown = un roi maintenant vaut les Nobles qui nous quittent à cause de lui
hammer-why-herald = { FORM($block, "the") } serait un Noble de plus pour nous
hammer-why-nobody-to-win = il n'y a personne à rallier
hammer-why-pillage = on peut nuire à l'ennemi { FORM($area, "in") } sans bataille
hammer-why-nobody-to-pillage = il n'y a personne à piller
hammer-why-needs-steps = ce sont mes blocs { FORM($area, "in") } qui ont le plus besoin des pas
hammer-why-needs-step = le pas est le plus utile à ce bloc : { $block }
hammer-why-no-steps = il ne manque aucun pas à personne
hammer-why-sail = { FORM($block, "the") } { FORM($block, "number") ->
    [many] seront plus utiles
   *[one] sera plus utile
 } sur une autre côte
hammer-why-no-sail = personne n'est plus utile sur une autre côte
hammer-why-sails-along = { FORM($block, "the") } { FORM($block, "number") ->
    [many] viennent
   *[one] vient
 } aussi
hammer-why-one-sails = un seul suffit
hammer-why-no-march = aucune marche n'améliorerait ma position
hammer-why-march-no-more = aucune autre marche ne vaut le risque
hammer-why-attack = { $n ->
    [one] un bloc attaque
   *[other] { $n } blocs attaquent
 } { FORM($area, "the") }, avec environ { $odds } % de chances de vaincre
hammer-why-helps = { FORM($block, "the") } { FORM($block, "number") ->
    [many] aident
   *[one] aide
 } dans la bataille pour { FORM($area, "the") }
hammer-why-more-use = { FORM($block, "the") } { FORM($block, "number") ->
    [many] seront plus utiles
   *[one] sera plus utile
 } { FORM($area, "in") }
hammer-why-takes = { FORM($block, "the") } { FORM($block, "number") ->
    [many] prennent
   *[one] prend
 } { FORM($area, "the") }, que personne ne tient
hammer-why-arrived = c'est là que le bloc allait
hammer-why-well-placed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] tiennent bien leur place ici
   *[one] tient bien sa place ici
 }
hammer-why-goes = c'est là que { FORM($block, "the") } { FORM($block, "number") ->
    [many] seront
   *[one] sera
 } le plus utile
hammer-why-go = la meilleure destination : { $area }
hammer-why-battle-first = { FORM($area, "the") } d'abord : c'est là qu'il y a le plus à gagner
hammer-why-main-force = le groupe le plus fort mène, les autres suivent au round 2
hammer-why-fires = { FORM($block, "the") } { FORM($block, "number") ->
    [many] tirent
   *[one] tire
 } : environ { $odds } % de chances de les anéantir
hammer-why-leaves = { FORM($block, "the") } { FORM($block, "number") ->
    [many] partent
   *[one] part
 } : { $odds } % de risque d'être anéantis ici
hammer-why-likely-lost = { FORM($block, "the") } { FORM($block, "number") ->
    [many] quittent
   *[one] quitte
 } une bataille sans doute perdue
hammer-why-leaves-first = { FORM($block, "the") } { FORM($block, "number") ->
    [many] partent
   *[one] part
 } d'abord, tant qu'il y a de la place aux frontières
hammer-why-spares = { FORM($block, "the") } { FORM($block, "number") ->
    [many] peuvent
   *[one] peut
 } mieux que les autres perdre un pas
hammer-why-best-placed = c'est { FORM($area, "in") } que { FORM($block, "the") } { FORM($block, "number") ->
    [many] ont leur meilleure place
   *[one] a sa meilleure place
 }
hammer-why-all-well-placed = tous sont bien placés
hammer-why-home = la meilleure région d'origine cet hiver : { $area }
hammer-why-stay = c'est le meilleur endroit pour l'hiver
hammer-why-moray-home = Moray est chez lui en Moray
hammer-why-moray-stays = Moray reste : il ne compte comme Noble que sur la carte
hammer-why-king-winters = le Roi hiverne là où il y a de la place et peu de danger
hammer-why-king-hides = il n'y a pas de place pour le Roi ; il se cache jusqu'au printemps
hammer-why-king-later = le Roi nous est plus utile s'il se cache jusqu'au printemps
hammer-why-army-stays = l'armée est assez forte pour rester en Écosse
hammer-why-fresh-army = mieux vaut une armée fraîche au printemps que rester
hammer-why-selkirk = à Selkirk, Wallace échappe à la Capacité d'Accueil{ $n ->
    [0] { "" }
    [1] { "" } et gagne un pas
   *[other] { "" } et gagne deux pas
 }
hammer-why-wallace-away = Wallace n'est pas sur la carte
hammer-why-crowded = { FORM($area, "the") } ne nourrit plus personne, et { FORM($block, "the") } { FORM($block, "number") ->
    [many] nous manqueront
   *[one] nous manquera
 } le moins
hammer-why-back-whole = { FORM($block, "the") } { FORM($block, "number") ->
    [many] peuvent
   *[one] peut
 } revenir à pleine force
hammer-why-missed-least = { FORM($block, "the") } nous { FORM($block, "number") ->
    [many] manqueront
   *[one] manquera
 } le moins
hammer-why-all-of-use = tous les autres sont utiles là où ils sont
hammer-why-raid = le raid nous coûte un bloc, et { FORM($block, "the") } nous { FORM($block, "number") ->
    [many] manqueront
   *[one] manquera
 } le moins
hammer-why-draw = il y a de la place pour un nouveau bloc { FORM($area, "in") }
hammer-why-recovers = { FORM($block, "the") } { FORM($block, "number") ->
    [many] regagnent
   *[one] regagne
 } un pas
hammer-why-built = il n'y a plus rien à renforcer
