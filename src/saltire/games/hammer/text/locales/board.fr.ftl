# Hammer of the Scots, en français.

title-hammer = Hammer of the Scots
guide-hammer =
    La guerre d'indépendance de l'Écosse. Qui contrôle le plus des quatorze Nobles à la fin gagne.
    Une année a jusqu'à cinq tours. À chaque tour, chacun choisit en secret une carte : son nombre
    dit combien de régions font bouger leurs blocs, ou c'est un événement. La plus haute commence.
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
hammer-more-blocks = … blocks les montre tous
hammer-nobles = Nobles : { $name } ({ $n }) :
hammer-nobles-too = · { $name } ({ $n }) :
hammer-hand = Vos cartes : { $cards }
hammer-held = { $name } tient { $n }
hammer-played = jouées : { $cards }
hammer-year-turn = { $year }, tour { $turn } sur 5
hammer-winter = hiver { $year }
hammer-you-are = votre camp : { $name }
hammer-pools = Pioches { $pools }
hammer-truce = Trêve : { $name } ne peut attaquer
hammer-edward-two = Edward II est roi
hammer-activated = payé : { $areas }
hammer-battle-in = Bataille : { $area }
hammer-round = Round { $round } sur 3
hammer-attacks = { $name } attaque
hammer-defends = { $name } défend
hammer-reserve = { $n } en Réserve
hammer-hidden = { $n } { $n ->
    [one] bloc
   *[other] blocs
 }, à nouveau cachés
hammer-in-reserve = { $n } en Réserve
hammer-way = { $start } – { $end }
hammer-to-home = { $noble } à { $area }

# Notes.

hammer-enemy = Ce que vous pouvez savoir : { $name }
hammer-enemy-legend = Net : certain. En gris : peut y être. Le nombre est la force, 2-4 veut dire entre les deux.
hammer-pool = Pioche
hammer-of-these = { $n } parmi :
hammer-castle = capacité du château { $limit }{ $cathedral ->
    [yes] , cathédrale (un de plus pour l'Écosse)
   *[no] { "" }
 }
hammer-home-of = région d'origine de { $nobles }
hammer-black-borders = frontières noires (6 blocs) : { $areas }
hammer-red-borders = frontières rouges (2 blocs, puis arrêt) : { $areas }
hammer-empty = personne
hammer-which-area = Quelle région ? Par exemple : look fife
hammer-which = Lequel ? { $choices }
hammer-which-way = Plusieurs chemins sont aussi courts : { $choices }. Tapez le numéro, ou le chemin tel quel.
hammer-choices = (moves montre les { $n } choix)
hammer-final = Nobles { $nobles }.

hammer-help-type = un bloc et où il va ; un numéro ; la notation
hammer-help-battle = les noms peuvent être abrégés
hammer-help-area = château, frontières et blocs d'une région
hammer-help-enemy = quels blocs ennemis peuvent être où
hammer-help-blocks = tous vos blocs · qui contrôle quel Noble
hammer-help-marks = château, cathédrale · au choix · a bougé ou combattu · force
rules-word-hammer = frontière

# Ce que la table demande.

hammer-ask-play-cards = Choisissez une carte (play et son nom) :
hammer-ask-event-menu = Votre événement est { $card }. Tapez event pour l'utiliser, pass, ou couronnez un roi si c'est offert.
hammer-ask-herald-name = Héraut : quel Noble ennemi doit changer de camp (1 à 4 au dé) ? Un nom, ou pass.
hammer-ask-sea-block = Mouvement naval : quel bloc sur une côte ? Un nom ({ $example }), ou pass.
hammer-ask-sea-to = { $block } va vers quelle côte amie ?
hammer-ask-sea-second = Un second bloc de { $source } à { $target }, ou end ?
hammer-ask-victuals-area = Vivres : quelle région à vous reçoit trois pas ? Ou pass.
hammer-ask-victuals-steps = Vivres en { $area } : renforcer qui (reste { $steps }) ? Ou stop.
hammer-ask-pillage-victims = Pillage : quelle région ennemie voisine perd deux pas ? Ou pass.
hammer-ask-pillage-from = Laquelle de vos régions pille { $victims } et gagne les pas ?
hammer-ask-pillage-hit = { $area } est pillée : lequel de vos blocs les plus forts perd un pas ?
hammer-ask-pillage-gain = { $area } gagne par le pillage : renforcer qui (reste { $steps }) ? Ou stop.
hammer-ask-move-blocks = Mouvement, reste { $points } { $points ->
    [one] point
   *[other] points
 } : un bloc et où il va, ou end. Par exemple : { $example } RÉGION.
hammer-ask-walk-block = { $block } en { $at } : où{ $first ->
    [0] { " " }ensuite, ou stop
   *[other] { "" }
 } ?
hammer-ask-pick-muster = Rassembler auprès d'un chef dans quelle région ?
hammer-ask-muster-blocks = Quel bloc se rassemble en { $leader } ? Un nom, ou end.
hammer-ask-main-force = Attaque Principale en { $area } : quel groupe combat dès le premier round ?
hammer-ask-choose-battle = Quelle bataille ensuite ?
hammer-ask-pick-defection = Quelle bataille après les défections ensuite ?
hammer-ask-combat-turn = Vos blocs { $letter } : fire (tirer), retreat (retraite) ou hold (attendre) ?
hammer-ask-retreat-to = { $block } bat en retraite vers où ?
hammer-ask-take-hits = { $left } { $left ->
    [one] coup
   *[other] coups
 } : lequel de vos blocs les plus forts le prend ?
hammer-ask-must-retreat = Trois rounds sont passés : vous devez battre en retraite. Quel bloc part ?
hammer-ask-must-retreat-to = { $block } bat en retraite vers où ?
hammer-leave-note = leave : plusieurs partent ensemble, sans être reconnus.
hammer-ask-leave-together = Quels blocs partent ensemble ? Nommez-en deux ou plus.
hammer-ask-slip-away = Ils partent ensemble : quel bloc part maintenant ?
hammer-ask-slip-away-to = { $block } va où ? Personne d'autre n'apprend quel bloc c'est.
hammer-ask-regroup = Vous avez gagné : envoyez un bloc dans une région voisine, ou end.
hammer-ask-regroup-to = { $block } se regroupe où ?
hammer-ask-raid-loss = Les Écossais sont en Angleterre : lequel de vos blocs va dans la Pioche ?
hammer-ask-choose-home = { $block } rentre pour l'hiver : où ?
hammer-ask-moray-winters = Moray en hiver : rentrer à Moray, stay (rester) ou leave (dans la Pioche) ?
hammer-ask-king-winters = Le Roi en hiver : vers une cathédrale, stay (rester) ou leave (dans la Pioche) ?
hammer-ask-edward-winters = Edward : winter (en Écosse avec son armée) ou leave (dans la Pioche) ?
hammer-ask-wallace-winters = Wallace en hiver : à Selkirk (deux pas gagnés) ou stay (rester) ?
hammer-ask-choose-disbanding = Hiver : renvoyez les blocs de trop pour les châteaux, et d'autres à votre gré ; puis end.
hammer-ask-scottish-builds = Remplacements : renforcez un bloc ou piochez-en un, un pas chacun ; ou end.
hammer-ask-english-builds = Remplacements : renforcez infanterie et Nobles, un pas chacun ; ou end.
hammer-ask-sea-place = { $block }, pioché pour { $area } : débarquer sur quelle côte ?
hammer-ask-only-end = Plus rien à faire ici : tapez end.
hammer-over-limit = Trop de blocs en { $areas }.
hammer-points-in = Pas restants : { $areas }.
