# Pourquoi un bot agit, dit par lui en une ligne : conseils et retours sur la partie, en français.

why-seat = place { $seat }
why-lot = tiré au sort parmi { $n }
why-astray = autre chose, pour une fois
why-no-choice = il n'y a pas d'autre choix
why-same-plan = la suite du même plan
why-little = il y a peu à réfléchir
why-guessing = pour les laisser deviner
why-odds = gagne { $games } parties imaginées sur 100, le meilleur autre choix { $next }
why-odds-alone = gagne { $games } parties imaginées sur 100

# Schotten Totten.

schotten-why-formation = { $formation ->
    [sum] une Somme
    [run] une Suite
    [colour] une Couleur
    [kind] { $size ->
        [4] un Carré
       *[other] un Brelan
    }
   *[colour-run] une Suite Couleur
 }
schotten-why-claim = la borne { $stone } est gagnée : plus rien ne peut battre ce côté
schotten-why-pick = déplacer { $card } change le plus de choses
schotten-why-move = c'est à la borne { $stone } que la carte sert le plus
schotten-why-back = { $card } est la carte qui me manquera le moins
schotten-why-face = c'est ainsi que le côté est le plus fort
schotten-why-draw-tactics = une carte Tactique peut surprendre, et j'en ai peu
schotten-why-draw-clan = les cartes Clan gagnent les bornes
schotten-why-discard = la carte gênait
schotten-why-no-card = je ne peux poser aucune carte
schotten-why-tactics-wait = mes cartes Tactique peuvent attendre
schotten-why-done = il n'y a plus rien à revendiquer
schotten-why-recruiter = trois nouvelles cartes contre deux dont je peux me passer
schotten-why-strategist = une de mes cartes sert plus ailleurs
schotten-why-traitor = une de leurs cartes sert plus de mon côté
schotten-why-banshee = une de leurs cartes est trop bonne pour rester
schotten-why-bluff = à la borne { $stone }, ma somme vaut mieux que ma combinaison
schotten-why-mud = une quatrième carte à la borne { $stone } m'aide plus que l'autre côté
schotten-why-spare = je peux me passer de { $card }, et la borne { $stone } y perd le moins
schotten-why-towards = { $card } prépare { schotten-why-formation } à la borne { $stone }
schotten-why-unbeatable = avec { $card }, la borne { $stone } a { schotten-why-formation } : imbattable
schotten-why-complete = { $card } complète la borne { $stone } : { schotten-why-formation } de { $total }

# Hammer of the Scots.

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
hammer-why-card-high = { hammer-why-card } : il me faut ces mouvements, et la plus haute carte commence
hammer-why-card-low = { hammer-why-card } suffit maintenant ; de meilleures cartes peuvent attendre
hammer-why-event-card = { hammer-why-card } : utile maintenant
hammer-why-event-before = { hammer-why-card } : avant que l'ennemi ne bouge, et utile maintenant
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
hammer-why-attack = { $n } { $n ->
    [one] bloc attaque
   *[other] blocs attaquent
 } { $area }, avec environ { $odds } % de chances de gagner
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

# Swords and Bagpipes.

swords-why-odds = l'Écosse gagne à environ { $odds } %
swords-why-traitors = { $n ->
    [0] je ne m'attends à aucune trahison
   *[other] je m'attends à une trahison ({ $seats })
 }
swords-why-taxes = l'or vaut plus pour moi maintenant que d'autres unités
swords-why-militia = une unité dans chaque camp et une pour l'Écosse : il nous les faudra
swords-why-troops = il me faut des unités au château
swords-why-mercenaries = quatre unités pour une pièce d'or : il me les faudra
swords-why-gold = c'est l'or qui fait gagner
swords-why-units-later = il me faudra des unités à mon retour
swords-why-camp-enough = une unité au camp suffit pour être payé
swords-why-camp = avec { $units } de plus à mon camp : { swords-why-odds }
swords-why-camp-loyal = avec { $units } de plus à mon camp à ses côtés, { swords-why-odds }
swords-why-card = { $card } : plus utile maintenant que plus tard
swords-why-card-on = { $card } → { $seat } : plus utile maintenant que plus tard
swords-why-units = c'est ce nombre qui m'aide le plus
swords-why-drop = moins il y a de dagues, mieux c'est
swords-why-done = j'ai fait ce que je voulais faire
swords-why-pass = je garde mes cartes : aucune ne m'aiderait maintenant
swords-why-peek = je ne sais pas de quel côté est { $seat }
swords-why-word = j'ai donné ma parole à { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }
swords-why-good-word = je dis { $side ->
    [england] Angleterre
   *[scotland] Écosse
 }, et ma parole est bonne
swords-why-open = ils peuvent savoir que je suis pour { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }
swords-why-pretend = je veux qu'ils me croient pour { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }
swords-why-count-on-me = qu'ils comptent sur moi
swords-why-small-daggers = petites dagues, petits soupçons
swords-why-true-daggers = la vérité ne coûte rien
swords-why-revenge = vous m'avez trahi, je vous trahis à mon tour ; { swords-why-odds }
swords-why-late = c'est tard qu'il faut trahir ; { swords-why-odds }
swords-why-crown = { swords-why-odds }, et l'or de la couronne vaut bien une dague
swords-why-loyal = je suis pour l'Écosse ; { swords-why-odds }
swords-why-dagger-costs = { swords-why-odds }, et une dague me coûterait plus que la couronne ne paie
swords-why-side-england = { swords-why-traitors } : { swords-why-odds }, et la couronne me paie la dague
swords-why-side-scotland = { swords-why-traitors } : { swords-why-odds }, et je garde les mains propres
swords-why-grudge = { $seat } m'a trahi
swords-why-home = la bataille me convient mieux sans { $seat }
swords-why-daggers = { $seat } a { $n } { $n ->
    [one] carte
   *[other] cartes
 } Dague : mieux vaut lier ce clan à l'Écosse
swords-why-would-betray = { $seat } trahirait à environ { $odds } % : mieux vaut lier ce clan à l'Écosse
swords-why-bound = lier { $seat } à l'Écosse m'aide le plus
swords-why-badge = avec l'insigne, l'autre camp combat pour l'Écosse
swords-why-keep = l'autre camp peut rester où il est
