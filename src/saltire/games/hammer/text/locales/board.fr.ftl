# Hammer of the Scots, en français.

title-hammer = Hammer of the Scots
guide-hammer =
    La guerre d'indépendance de l'Écosse. Celui qui a le plus de Nobles à la fin gagne.
    Une année a jusqu'à cinq tours. À chaque tour, chacun choisit en secret une carte : son nombre
    dit combien de régions peuvent faire bouger leurs blocs, ou c'est un événement. La plus haute commence.
    Les blocs des deux camps dans une région se battent : d'abord A, puis B, puis C, le défenseur
    avant l'attaquant. Un bloc lance un dé par pas de force ; B3 touche avec 3 ou moins, et chaque
    coup coûte un pas au bloc ennemi le plus fort. Un Noble battu change de camp.
    L'hiver, les Nobles rentrent, les châteaux nourrissent les troupes, la Pioche donne des blocs.
    Vous voyez vos blocs. De l'ennemi, vous voyez seulement combien il en a, et où.

hammer-english = Angleterre
hammer-scottish = Écosse
hammer-letter-english = A
hammer-letter-scottish = E
hammer-north-sea = Mer du Nord
hammer-irish-sea = Mer d'Irlande
hammer-card-herald = Héraut
hammer-card-pillage = Pillage
hammer-card-sea-move = Mouvement naval
hammer-card-truce = Trêve
hammer-card-victuals = Vivres

# L'image.

hammer-your-blocks = Vos blocs
hammer-more-blocks = … blocs les montre tous
hammer-nobles = Nobles : { $name } ({ $n }) :
hammer-nobles-too = · { $name } ({ $n }) :
hammer-hand = Vos cartes : { $cards }
hammer-held = { $name } : { $n } en main
hammer-played = jouées : { $cards }
hammer-year-turn = { $year }, tour { $turn } sur 5
hammer-winter = hiver { $year }
hammer-you-are = votre camp : { $name }
hammer-pools = Pioches { $pools }
hammer-truce = Trêve : pas d'attaque ({ $name })
hammer-edward-two = Edward II est roi
hammer-activated = payé : { $areas }
hammer-battle-in = Bataille : { $area }
hammer-round = Round { $round } sur 3
hammer-attacks = Attaque : { $name }
hammer-defends = Défense : { $name }
hammer-reserve = { $n } en Réserve
hammer-hidden = { $n } { $n ->
    [one] bloc, à nouveau caché
   *[other] blocs, à nouveau cachés
 }
hammer-in-reserve = { $n } en Réserve
hammer-way = { $start } – { $end }
hammer-to-home = { $noble } { FORM($area, "in") }

# Notes.

hammer-enemy = Ce que vous pouvez savoir : { $name }
hammer-enemy-legend = Net : certain. En gris : peut y être. Le nombre est la force, 2-4 veut dire entre les deux.
hammer-pool = Pioche
hammer-of-these = { $n } parmi :
hammer-castle = Capacité d'Accueil { $limit }{ $cathedral ->
    [yes] , cathédrale (un de plus pour l'Écosse)
   *[no] { "" }
 }
hammer-home-of = région d'origine : { $nobles }
hammer-black-borders = frontières noires (6 blocs) : { $areas }
hammer-red-borders = frontières rouges (2 blocs, puis arrêt) : { $areas }
hammer-empty = personne
hammer-which-area = Quelle région ? Par exemple : région fife
hammer-which = Lequel ? { $choices }
hammer-which-way = Plusieurs chemins sont aussi courts : { $choices }. Tapez le numéro, ou le chemin tel quel.
hammer-choices = (coups montre les { $n } choix)
hammer-final = Nobles { $nobles }.

hammer-help-type = un bloc et où il va ; un numéro ; la notation
hammer-help-battle = les noms peuvent être abrégés
hammer-help-area = château, frontières et blocs d'une région
hammer-help-enemy = quels blocs ennemis peuvent être où
hammer-help-blocks = tous vos blocs · qui contrôle quel Noble
hammer-help-marks = château, cathédrale · au choix · a bougé ou combattu · force
rules-word-hammer = frontière

# Ce que la table demande.

hammer-ask-play-cards = Choisissez une carte :
hammer-ask-event-menu = Votre événement : { $card }. Tapez événement pour l'utiliser, passer, ou couronnez un roi si c'est possible.
hammer-ask-herald-name = Héraut : quel Noble ennemi doit changer de camp (1 à 4 au dé) ? Un nom, ou passer.
hammer-ask-sea-block = Mouvement naval : quel bloc sur une côte ? Un nom ({ $example }), ou passer.
hammer-ask-sea-to = Vers quelle côte amie envoyer { FORM($block, "the") } ?
hammer-ask-sea-second = Un second bloc { FORM($source, "of") } { FORM($target, "in") }, ou fini ?
hammer-ask-victuals-area = Vivres : laquelle de vos régions reçoit trois pas ? Ou passer.
hammer-ask-victuals-steps = Vivres { FORM($area, "in") } : renforcer qui (reste { $steps }) ? Ou halte.
hammer-ask-pillage-victims = Pillage : quelle région ennemie voisine perd deux pas ? Ou passer.
hammer-ask-pillage-from = Laquelle de vos régions pille { FORM($victims, "the") } et gagne les pas ?
hammer-ask-pillage-hit = Pillage { FORM($area, "in") } : lequel de vos blocs les plus forts perd un pas ?
hammer-ask-pillage-gain = Gains du pillage { FORM($area, "in") } : renforcer qui (reste { $steps }) ? Ou halte.
hammer-ask-move-blocks = Mouvement, reste { $points } { $points ->
    [one] point
   *[other] points
 } : un bloc et où il va, ou fini. Par exemple : { $example } RÉGION.
hammer-ask-walk-block = { $block }, { FORM($at, "in") } : où{ $first ->
    [0] { " " }ensuite, ou halte
   *[other] { "" }
 } ?
hammer-ask-pick-muster = Rassembler auprès d'un chef dans quelle région ?
hammer-ask-muster-blocks = Quel bloc rejoint le chef { FORM($leader, "in") } ? Un nom, ou fini.
hammer-ask-main-force = Attaque Principale { FORM($area, "in") } : quel groupe combat dès le premier round ?
hammer-ask-choose-battle = Quelle bataille vient ensuite ?
hammer-ask-pick-defection = Quelle bataille de défection vient ensuite ?
hammer-ask-combat-turn = Vos blocs { $letter } : tirer, replier ou attendre ?
hammer-ask-retreat-to = Retraite : où envoyer { FORM($block, "the") } ?
hammer-ask-take-hits = { $left } { $left ->
    [one] coup
   *[other] coups
 } à prendre : lequel de vos blocs les plus forts ?
hammer-ask-must-retreat = Trois rounds sont passés : vous devez battre en retraite. Quel bloc part ?
hammer-ask-must-retreat-to = Retraite : où envoyer { FORM($block, "the") } ?
hammer-leave-note = partir : plusieurs partent ensemble, sans être reconnus.
hammer-ask-leave-together = Quels blocs partent ensemble ? Nommez-en deux ou plus.
hammer-ask-slip-away = Ils partent ensemble : quel bloc part maintenant ?
hammer-ask-slip-away-to = Où envoyer { FORM($block, "the") } ? Personne d'autre n'apprend quel bloc c'est.
hammer-ask-regroup = Vous avez gagné : envoyez un bloc dans une région voisine, ou fini.
hammer-ask-regroup-to = Regroupement : où envoyer { FORM($block, "the") } ?
hammer-ask-raid-loss = Raid écossais en Angleterre : lequel de vos blocs va dans la Pioche ?
hammer-ask-choose-home = Retour pour l'hiver : où envoyer { FORM($block, "the") } ?
hammer-ask-moray-winters = Moray en hiver : rentrer en Moray, rester ou partir (dans la Pioche) ?
hammer-ask-king-winters = Le Roi en hiver : vers une cathédrale, rester ou partir (dans la Pioche) ?
hammer-ask-edward-winters = Edward : hiverner (en Écosse avec son armée) ou partir (dans la Pioche) ?
hammer-ask-wallace-winters = Wallace en hiver : à Selkirk (deux pas gagnés) ou rester ?
hammer-ask-choose-disbanding = Hiver : renvoyez les blocs en excès de la Capacité d'Accueil, et d'autres à votre gré ; puis fini.
hammer-ask-scottish-builds = Remplacements : renforcez un bloc ou piochez-en un, un pas chacun ; ou fini.
hammer-ask-english-builds = Remplacements : renforcez infanterie et Nobles, un pas chacun ; ou fini.
hammer-ask-sea-place = { $block }, pour { FORM($area, "the") } : débarquer sur quelle côte ?
hammer-ask-only-end = Plus rien à faire ici : tapez fini.
hammer-over-limit = Trop de blocs : { $areas }.
hammer-points-in = Pas restants : { $areas }.
