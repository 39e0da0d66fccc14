# Hammer of the Scots dans le navigateur, en français.

web-hammer-map = Carte de l'Écosse
web-hammer-map-keys = Sur la carte, les flèches la déplacent, plus et moins zooment, 0 la montre entière.
web-hammer-nearer = Agrandir
web-hammer-farther = Réduire
web-hammer-whole-map = Carte entière
web-hammer-legend = Frontières
web-hammer-legend-black = frontière noire : 6 blocs
web-hammer-legend-red = frontière rouge : 2 blocs, puis arrêt
web-hammer-legend-march = frontière anglo-écossaise
web-hammer-credit = Côtes : Natural Earth
web-hammer-paid = payé
web-hammer-points = { $n } { $n ->
    [one] point
   *[other] points
 }
web-hammer-places = La carte en mots
web-hammer-cards = Cartes
web-hammer-hand = Vos cartes
web-hammer-nobles = Nobles
web-hammer-nobles-of = { $name } : { $n } sur 14
web-hammer-pool-of = { $name } : { $n } dans la Pioche
web-hammer-fallen = Perdus pour de bon : { $blocks }
web-hammer-held = { $n } en main
web-hammer-first = Commence ce tour
web-hammer-played-now = joue : { $card }
web-hammer-king-crowned = L'Écosse a couronné son Roi
web-hammer-area = { $area } : Capacité d'Accueil { $limit }, Angleterre { $english }, Écosse { $scots }
web-hammer-block = { $block } { $rating }, force { $strength } sur { $full }
web-hammer-blocks = { $n } { $n ->
    [one] bloc
   *[other] blocs
 }
web-hammer-moved = a bougé
web-hammer-reserve = Réserve
web-hammer-close = Fermer
web-hammer-skip = Passer
web-hammer-no-volley = Personne n'a encore tiré.
web-hammer-acts = { $letter ->
    [A] les blocs A agissent
    [B] les blocs B agissent
    [C] les blocs C agissent
   *[other] agit
 }
web-hammer-all-choices = Tous les choix en liste ({ $n })
web-hammer-sending = …
web-hammer-waits = On attend { $names }.
web-hammer-over = Guerre gagnée : { $name }.
web-hammer-group-on = En déplacer plusieurs
web-hammer-group-off = Un à la fois
web-hammer-group-help = Touchez des blocs d'une région, ou tenez Maj ; puis une région éclairée.
web-hammer-ended = La partie est finie.
web-hammer-cancel = Annuler
web-hammer-pick-one = { $block } ({ $area }) : où aller ?
web-hammer-pick-group = { $n } { $n ->
    [one] bloc
   *[other] blocs
 } ({ $area }) : où aller ?
web-hammer-pick-nowhere = Aucune frontière n'a de place pour tous.
web-hammer-goal = Chemin : { $way }. Place pour { $room } { $room ->
    [one] bloc.
   *[other] blocs.
 }
web-hammer-goal-attack = Attaque : { $own } des vôtres contre { $enemies }.
web-hammer-goal-odds = Environ { $odds } % de chances de les anéantir.
web-hammer-odds = { $odds } %
web-hammer-rule = Règle { $rule }
web-hammer-move-card = { $n ->
    [one] 1 point de mouvement
   *[other] { $n } points de mouvement
 }
web-hammer-about-move = { $n ->
    [one] Les blocs d'une région peuvent bouger, ou un bloc passe la frontière anglo-écossaise.
   *[other] Les blocs de { $n } régions peuvent bouger ; chaque bloc qui passe la frontière anglo-écossaise coûte un point à lui seul.
 } La carte la plus haute commence.
web-hammer-about-herald = Nommez un Noble ennemi, pas Moray, et lancez le dé : sur 1 à 4 il passe dans votre camp là où il est et attaque ses anciens amis. Sur 5 ou 6, rien ne se passe.
web-hammer-about-pillage = Les blocs ennemis d'une région voisine prennent deux coups, et vos blocs gagnent les pas perdus. Un Noble qui tombe passe dans votre camp.
web-hammer-about-sea-move = Un ou deux de vos blocs vont d'une côte à une autre qui est déjà à vous. Pas d'attaque, et jamais le bloc nordique.
web-hammer-about-truce = Ce tour, l'ennemi n'entre dans aucune région où sont vos blocs, et les Écossais n'entrent pas en Angleterre.
web-hammer-about-victuals = Vos blocs d'une région gagnent jusqu'à trois pas.
web-hammer-force-from = De { $areas }
web-hammer-force-help = Les autres attendent en Réserve et rejoignent la bataille au round 2 ({ $area }).

web-hammer-verb-move = Bouger
web-hammer-verb-fire = Tirer
web-hammer-verb-retreat = Retraite
web-hammer-verb-hold = Attendre
web-hammer-verb-hit = Coup reçu
web-hammer-verb-strengthen = +1 pas
web-hammer-verb-disband = Renvoyer
web-hammer-here-to = Aller ici : { $area }
web-hammer-here-in = Choisir : { $area }
web-hammer-here-draw-in = Piocher un bloc ici : { $area }

web-hammer-act-play = Jouer : { $card }
web-hammer-act-move = Bouger : { $what }
web-hammer-act-to = Vers : { $what }
web-hammer-act-in = Ici : { $what }
web-hammer-act-fire = Tirer : { $what }
web-hammer-act-retreat = Retraite : { $what }
web-hammer-act-hold = Attendre : { $what }
web-hammer-act-hit = Prendre un coup : { $what }
web-hammer-act-strengthen = Renforcer : { $what }
web-hammer-act-disband = Renvoyer : { $what }
web-hammer-act-name = Envoyer le Héraut : { $what }
web-hammer-act-draw = Piocher un bloc ici : { $area }
web-hammer-act-force = Attaque Principale { $number }

web-hammer-do-end = Terminer
web-hammer-do-pass = Passer
web-hammer-do-stop = S'arrêter ici
web-hammer-do-enough = Assez
web-hammer-do-event = Utiliser : { $card }
web-hammer-do-crown-bruce = Couronner Bruce
web-hammer-do-crown-comyn = Couronner Comyn
web-hammer-do-return-of-balliol = Retour de Balliol
web-hammer-do-stay = Rester
web-hammer-do-leave = Dans la Pioche
web-hammer-do-leave-together = Partir ensemble
web-hammer-do-winter = Hiverner en Écosse
web-hammer-do-muster = Rassembler auprès d'un chef

web-hammer-ask-play-cards = Choisissez une carte.
web-hammer-ask-event-menu = Votre événement : { $card }. L'utiliser ?
web-hammer-ask-herald-name = Quel Noble ennemi doit changer de camp ? Il le fait sur 1 à 4.
web-hammer-ask-sea-block = Mouvement naval : quel bloc sur une côte ?
web-hammer-ask-sea-to = { $block } : vers quelle côte amie ?
web-hammer-ask-sea-second = Un second bloc : { $source } – { $target } ?
web-hammer-ask-victuals-area = Vivres : quelle région reçoit trois pas ?
web-hammer-ask-victuals-steps = Vivres, { $area } : renforcer qui ? Reste { $steps }.
web-hammer-ask-pillage-victims = Pillage : quelle région ennemie voisine perd deux pas ?
web-hammer-ask-pillage-from = Laquelle de vos régions pille ici et gagne les pas : { $area } ?
web-hammer-ask-pillage-hit = Pillage, { $area } : lequel de vos blocs les plus forts perd un pas ?
web-hammer-ask-pillage-gain = Gains du pillage, { $area } : renforcer qui ? Reste { $steps }.
web-hammer-ask-move-blocks = Mouvement : reste { $points } { $points ->
    [one] point
   *[other] points
 }.
web-hammer-ask-walk-block = { $block } ({ $at }) : { $steps ->
    [0] où ?
   *[other] plus loin, ou arrêt ?
 }
web-hammer-ask-pick-muster = Rassembler auprès d'un chef dans quelle région ?
web-hammer-ask-muster-blocks = Quels blocs se rassemblent auprès du chef ({ $area }) ?
web-hammer-ask-main-force = Quel groupe est l'Attaque Principale ({ $area }) ?
web-hammer-ask-choose-battle = Quelle bataille ensuite ?
web-hammer-ask-pick-defection = Quelle bataille de défection vient ensuite ?
web-hammer-ask-combat-turn = Vos blocs { $letter } : tirer, retraite ou attendre.
web-hammer-ask-retreat-to = { $block } : vers où battre en retraite ?
web-hammer-ask-take-hits = { $left } { $left ->
    [one] coup
   *[other] coups
 } : lequel de vos blocs les plus forts le prend ?
web-hammer-ask-must-retreat = Trois rounds sont passés : vous devez battre en retraite. Quel bloc part ?
web-hammer-ask-must-retreat-to = { $block } : vers où battre en retraite ?
web-hammer-ask-leave-together = Quels blocs partent ensemble ? Deux ou plus.
web-hammer-ask-slip-away = Ils partent ensemble : quel bloc part maintenant ?
web-hammer-ask-slip-away-to = { $block } : vers où ? Personne d'autre n'apprend quel bloc c'est.
web-hammer-ask-regroup = Gagné. Envoyez des blocs dans les régions voisines, ou terminez.
web-hammer-ask-regroup-to = { $block } : où se regrouper ?
web-hammer-ask-raid-loss = Les Écossais sont en Angleterre : lequel de vos blocs va dans la Pioche ?
web-hammer-ask-choose-home = { $block } : où rentrer pour l'hiver ?
web-hammer-ask-moray-winters = Moray en hiver : rentrer, rester ou dans la Pioche ?
web-hammer-ask-king-winters = Le Roi en hiver : vers une cathédrale, rester ou dans la Pioche ?
web-hammer-ask-edward-winters = Edward : hiverner en Écosse avec son armée, ou partir ?
web-hammer-ask-wallace-winters = Wallace en hiver : à Selkirk (deux pas gagnés) ou rester ?
web-hammer-ask-choose-disbanding = Hiver : renvoyez les blocs de trop pour les châteaux, et d'autres à votre gré.
web-hammer-ask-scottish-builds = Remplacements : renforcez des blocs ou piochez-en, un point chacun.
web-hammer-ask-english-builds = Remplacements : renforcez infanterie et Nobles, un point chacun.
web-hammer-ask-sea-place = { $block }, pour { $area } : débarquer sur quelle côte ?
web-hammer-ask-only-end = Plus rien à faire ici.

web-hammer-lesson-goal = Quatorze Nobles décident de la guerre. Qui en contrôle le plus à la fin gagne.
web-hammer-overview-1 = L'Angleterre contre l'Écosse pour quatorze Nobles. Vous voyez vos blocs ; l'ennemi ne montre que le dos.
web-hammer-overview-2 = Chacun joue une carte en secret : son chiffre dit de combien de régions vos blocs partent.
web-hammer-overview-3 = Là où les deux se trouvent, les dés décident. Un Noble battu change de camp.
web-hammer-overview-4 = En hiver les Nobles rentrent ; qui tient leur terre les tient. À la fin, le camp qui en a le plus gagne.
web-hammer-lesson-cards = Chaque tour, les deux camps choisissent une carte en secret. Le chiffre dit combien de régions peuvent bouger leurs blocs ; la plus haute commence. D'autres sont des événements.
web-hammer-lesson-hidden = Vous ne voyez que la face de vos blocs. Des blocs ennemis vous voyez où ils sont ; ce que vous pouvez en savoir est noté au crayon.
web-hammer-lesson-moves = Votre 3 était plus élevé, vous bougez donc d'abord. Choisissez Wallace en Fife, puis Angus : un seul bloc anglais s'y trouve.
web-hammer-lesson-battle = Bataille d'Angus. Les blocs A agissent d'abord, puis B, puis C, un dé par point : A3 touche avec 3 ou moins. Faites attaquer Wallace.
web-hammer-lesson-hits = Chaque coup coûte un pas à votre bloc le plus fort : il tourne et montre un point de moins en haut. À égalité, vous choisissez.
web-hammer-lesson-capture = Les Nobles ne meurent pas : un Noble battu change de camp. Les autres blocs vont dans la Pioche, ceux à croix noire sont perdus.
web-hammer-lesson-winter = En hiver, les Nobles rentrent. Celui qui trouve l'ennemi chez lui change de camp.

# On the page about the server.

web-hammer-about-map = La carte
web-hammer-about-map-text = La côte sur la carte de Hammer of the Scots vient de Natural Earth, du domaine public ; elle est déformée pour que chaque région ait de la place.
