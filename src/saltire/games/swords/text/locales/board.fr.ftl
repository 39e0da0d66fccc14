# Swords and Bagpipes, en français.

title-swords = Swords and Bagpipes
guide-swords =
    Les Anglais viennent chaque année, et vous menez un clan écossais. À chaque manche : un
    renfort, des unités du château au camp, des cartes ; puis chacun pose en secret le béret
    (défendre l'Écosse) ou la couronne (prendre l'or anglais). Les camps combattent pour leur côté.
    { $players ->
        [2] Avant la révélation, le porteur de l'insigne peut le donner à l'autre : toutes les unités de
            son camp sauf une combattent alors pour l'Écosse.
        [3] L'insigne passe dans le sens horaire et n'engage personne.
       *[other] Le porteur de l'insigne doit défendre l'Écosse et le transmet à chaque manche.
    }
    Les clans loyaux partagent l'honneur d'une victoire. Les traîtres sont toujours payés, mais
    { $players ->
        [2] prennent chaque fois la carte Dague que l'autre a posée.
       *[other] piochent chaque fois une carte Dague d'une à trois dagues.
    }
    Après { $defeats ->
        [5] cinq
       *[other] quatre
    } défaites, l'Écosse est tombée : celui qui a le moins de dagues gagne. Sinon, c'est
    celui qui a le plus d'or, mais jamais un clan qui a cinq dagues de plus que chaque autre.

swords-scotland = Écosse
    .the = l'Écosse
    .of = de l'Écosse
swords-england = Angleterre
    .the = l'Angleterre
    .of = de l'Angleterre
swords-taxes = impôts
swords-militia = milice
swords-troops = troupes
swords-mercenaries = mercenaires
swords-window-actions = Actions
swords-window-choice = Choix
swords-window-awards = Récompenses
swords-place-supply = réserve
    .from = de la réserve
    .to = à la réserve
swords-place-own-castle = château
    .from = du château
    .to = au château
swords-place-own-camp = camp
    .from = du camp
    .to = au camp
swords-place-scottish-camp = camp écossais
    .from = du camp écossais
    .to = au camp écossais
swords-dagger = dague { $n }

swords-round = manche { $round } sur { $rounds }
swords-defeats = défaites { $track }
swords-stacks = piles : { $bagpipes } Cornemuse, { $daggers } Dague
swords-stack = pile : { $bagpipes } Cornemuse
swords-invaders = Anglais : { $card }, { $troops } troupes
swords-scots = Camp écossais { $units }
swords-pays = Or aux Écossais : victoire { $win } + carte, sinon { $loss } + unité · couronne : { $crown } { $split ->
    [yes] à partager
   *[no] chacun
 }
swords-col-castle = château
swords-col-camp = camp
swords-col-gold = or
swords-col-cards = cartes
swords-col-daggers = dagues
swords-at-home = reste à la maison
swords-face-down = jeton caché
swords-has-chosen = a choisi
swords-has-passed = a passé
swords-says-side = « je suis du côté { FORM($side, "of") } »
swords-says-dagger = « ma carte Dague vaut { $n } »
swords-no-cards = Vous n'avez pas de carte Cornemuse.
swords-hand = Vos cartes : { $cards } (carte NOM dit ce que fait l'une d'elles)
swords-own-daggers = Vos dagues : { $cards } (en tout { $total })
swords-to-lay = Cartes Dague à poser : { $cards }
swords-laid = (sur la table : { $n })
swords-which = Laquelle ? { $choices }
swords-which-card = Aucune carte de ce nom ; cartes les montre toutes.
swords-made-rest = titre connu, le reste reconstitué
swords-made-all = reconstituée
swords-shared = { $names } partagent la victoire.
swords-scotland-fell = L'Écosse est tombée : celui qui a le moins de dagues gagne.
swords-scotland-stood = L'Écosse tient : celui qui a le plus d'or gagne.

swords-does-pay = payez { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 }
swords-does-units = { $upto ->
    [yes] jusqu'à
   *[no] autant que possible, au plus
 } { $n } { $n ->
    [one] unité
   *[other] unités
 } { $start } → { $end }
swords-does-militia = lever la milice
swords-does-take-badge = prenez l'insigne
swords-does-gain = gagnez { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 }
swords-does-lose = perdez { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 }
swords-does-rob = prenez { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 } à un autre clan
swords-does-switch = changez de côté
swords-does-force = le jeton d'un autre clan passe { $n ->
    [1] à l'Angleterre
   *[other] à l'Écosse
}
swords-does-peek = regardez le jeton d'un autre clan
swords-does-shield = troupes anglaises { $n }
swords-does-draw = piochez { $n } { $n ->
    [one] carte
   *[other] cartes
 } Cornemuse
swords-does-drop = défaussez { $n } { $n ->
    [one] carte
   *[other] cartes
 } Dague
swords-does-per-traitor = { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 } par autre partisan de l'Angleterre, au plus { $most }
swords-needs-not-bearer = sauf si vous portez l'insigne
swords-needs-loyal = si vous avez soutenu l'Écosse
swords-needs-traitor = si vous avez soutenu l'Angleterre
swords-needs-fewest = si personne n'a moins de cartes Dague
swords-needs-dagger = si vous avez une carte Dague
swords-needs-gold = qui a de l'or
swords-needs-opposed = de l'autre côté
swords-needs-smaller = avec moins d'unités au camp
swords-arms-badge-free = L'insigne ne lie personne pendant cette manche
swords-arms-badge-england = Le porteur de l'insigne doit soutenir l'Angleterre
swords-arms-no-mercenaries = Pas de mercenaires pendant cette manche
swords-arms-no-choice-cards = Pas de cartes Choix pendant cette manche
swords-arms-levy = { $n } Anglais de plus par clan dans la bataille
swords-arms-volley = { $n ->
    [one] Jusqu'à 1 unité quitte le camp écossais avant la bataille
   *[other] Jusqu'à { $n } unités quittent le camp écossais avant la bataille
 }
swords-arms-militia = Lever la milice met { $n } de plus au camp écossais

swords-do-move = { $n } au camp
swords-do-say-side = dire « { $side } »
swords-do-say-dagger = dire « dague { $n } »
swords-do-done = terminer
swords-do-pass = passer
swords-do-keep = garder
swords-do-virtual = carte virtuelle
swords-ask-turn = { $done ->
    [yes] À vous : déplacez des unités, jouez des cartes, ou terminez.
   *[no] À vous : un renfort ; déplacez et jouez à volonté.
 }
swords-ask-choice = Cartes Choix : jouez-en une, ou passez.
swords-ask-awards = Cartes Récompenses : jouez-en une, ou passez.
swords-ask-token = Posez un jeton, face cachée :
swords-ask-both = Posez un jeton et une carte Dague, face cachée :
swords-ask-badge = { $duty ->
    [england] Qui reçoit l'insigne et doit soutenir l'Angleterre ?
    [free] Qui reçoit l'insigne ? Il n'engage personne cette manche.
   *[scotland] Qui reçoit l'insigne et doit défendre l'Écosse ?
 }
swords-ask-keep = Donner l'insigne (son camp, moins une unité, rejoint les Écossais) ou le garder ?
swords-ask-home = Qui reçoit le jeton Restez chez vous ?
swords-ask-muster = Vous restez chez vous : encore { $left } { $left ->
    [one] renfort
   *[other] renforts
 }.
swords-ask-units = Combien d'unités, { $start } → { $end } ?
swords-ask-drop = Quelle carte Dague défausser ?

swords-help-type = un choix par son numéro, un mot, ou la notation
swords-help-names = cartes et clans par leur nom, même abrégé
swords-help-say = déclarer en public, vrai ou non
swords-help-card = ce que fait une carte · toutes les cartes
swords-help-marks = attendu · insigne · Restez chez vous · 2 cartes Dague, 5 dagues · défaites
rules-word-swords = dague

swords-event-begin = { $who ->
    [you] Vous avez l'insigne pour commencer.
   *[other] { $seat } a l'insigne pour commencer.
 }{ $holds ->
    [nobody] { "" }
    [you] { " " }Vous avez le jeton Restez chez vous.
   *[other] { " " }{ $token } a le jeton Restez chez vous.
 }
swords-event-invasion = Manche { $round } : { $card }.
swords-event-drew = { $who ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { $deck ->
    [dagger] { $secret ->
        [yes] une carte Dague.
       *[no] une carte Dague de valeur { $card }.
    }
   *[bagpipe] { $secret ->
        [yes] une carte Cornemuse.
       *[no] la carte { $card }.
    }
 }
swords-event-replenished = { $who ->
    [you] { $how ->
        [taxes] Vous levez l'impôt.
        [militia] Vous levez la milice.
        [troops] Vous réunissez des troupes.
       *[mercenaries] Vous engagez des mercenaires.
     }
   *[other] { $how ->
        [taxes] { $seat } lève l'impôt.
        [militia] { $seat } lève la milice.
        [troops] { $seat } réunit des troupes.
       *[mercenaries] { $seat } engage des mercenaires.
     }
 }
swords-event-relocated = { $who ->
    [you] Vous déplacez
   *[other] { $seat } déplace
 } { $units } { $units ->
    [one] unité
   *[other] unités
 } au camp.
swords-event-claimed = { $who ->
    [you] Vous déclarez : { $claim }.
   *[other] { $seat } déclare : { $claim }.
 }
swords-event-badge = { $who ->
    [you] Vous donnez l'insigne à { $name }
   *[other] { $whom ->
        [you] { $giver } vous donne l'insigne
       *[other] { $giver } donne l'insigne à { $name }
    }
 }{ $joined ->
    [0] .
   *[other] { " " }; { $joined } { $joined ->
        [one] unité du camp rejoint
       *[other] unités du camp rejoignent
    } le camp écossais.
 }
swords-event-token = { $who ->
    [you] Vous donnez le jeton Restez chez vous à { $name }.
   *[other] { $whom ->
        [you] { $giver } vous donne le jeton Restez chez vous.
       *[other] { $giver } donne le jeton Restez chez vous à { $name }.
    }
 }
swords-event-stays-home = { $who ->
    [you] Vous restez chez vous.
   *[other] { $seat } reste à la maison.
 }
swords-event-side = { $who ->
    [you] Vous êtes
   *[other] { $seat } est
 } ouvertement du côté de { $side ->
    [Angleterre] l'Angleterre
   *[other] l'Écosse
 }.
swords-event-own-token = Vous posez { $side ->
    [england] la couronne, pour l'Angleterre
   *[scotland] le béret, pour l'Écosse
 }{ $dagger ->
    [0] { "" }
   *[other] , avec la carte Dague { $dagger }
 }.
swords-event-sealed = { $who ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
 }
swords-event-tokens-laid = Tous les jetons sont posés, face cachée.
swords-event-passed = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
 }
swords-event-played = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
 } la carte { $card }{ $again ->
    [yes] { " " }encore une fois
   *[no] { "" }
 }{ $whom ->
    [you] { " " }sur vous
    [other] { " " }sur { $target }
   *[nobody] { "" }
 }.
swords-event-units = { $who ->
    [you] Vous déplacez
   *[other] { $seat } déplace
 } { $units } { $units ->
    [one] unité
   *[other] unités
 } { FORM($start, "from") } { FORM($end, "to") }.
swords-event-dropped = { $who ->
    [you] Vous défaussez
   *[other] { $seat } défausse
 } une carte Dague de valeur { $daggers }.
swords-event-gold = Or : { $shares }.
swords-event-peeked = { $who ->
    [you] Vous regardez le jeton posé par { $target }
   *[other] { $whom ->
        [you] { $seat } regarde votre jeton
       *[other] { $seat } regarde le jeton posé par { $target }
    }
 }{ $secret ->
    [no] { " " }: { $side }.
   *[yes] .
 }
swords-event-revealed = Les jetons sont retournés. { $sides }.
swords-event-battle = Bataille : Écosse { $scotland }, Angleterre { $england }. { $winner ->
    [Angleterre] L'Angleterre gagne.
   *[other] L'Écosse gagne.
 }
swords-event-reshuffled = La défausse { $deck ->
    [dagger] Dague
   *[bagpipe] Cornemuse
 } est remélangée.
swords-event-virtual-dagger = { $who ->
    [you] Plus de carte Dague : vous en recevez une virtuelle de 2 dagues.
   *[other] Plus de carte Dague : { $seat } en reçoit une virtuelle de 2 dagues.
 }
swords-event-game-over = La partie est finie. Or/dagues : { $sums }.{ $barred ->
    [nobody] { "" }
   *[other] { " " }{ $barred } ne peut pas gagner : cinq dagues de plus que chacun des autres.
 } Victoire : { $winners }.

swords-card-vive-la-france = Vive la France !
swords-card-treaty-with-eric-ii = Traité avec Éric II
swords-card-balliols-plan = Le plan de Balliol
swords-card-the-guardians = Les Gardiens
swords-card-cattle-raid = Vol de bétail
swords-card-bruces-trick = La ruse de Bruce
swords-card-lambertons-help = L'aide de Lamberton
swords-card-forced-march = Marche forcée
swords-card-back-to-the-glens = Retour dans les vallées
swords-card-an-ear-at-the-tent = Une oreille à la tente
swords-card-the-narrow-bridge = Le pont étroit
swords-card-wallaces-gratitude = La gratitude de Wallace
swords-card-bruces-vs-comyns = Les Bruce contre les Comyn
swords-card-davids-lineage = La lignée de David
swords-card-popes-influence = L'influence du pape
swords-card-english-silver = L'argent anglais
swords-card-irvine-capitulation = La capitulation d'Irvine
swords-card-bruce-joins-us-again = Bruce est de nouveau des nôtres !
swords-card-ragman-roll = Le Ragman Roll
swords-card-march-on-berwick = Marche sur Berwick
swords-card-cressinghams-coin = La bourse de Cressingham
swords-card-longbows-at-falkirk = Les arcs de Falkirk
swords-card-siege-of-stirling = Le siège de Stirling
swords-card-border-raid = Raid à la frontière
swords-card-hammer-of-the-scots = Le Marteau des Écossais
swords-card-longshanks-bargain = Le marché de Longshanks
swords-card-recruits = Recrues
swords-card-volunteers = Volontaires
swords-card-market-day = Jour de marché
swords-card-night-watch = Garde de nuit
swords-card-thanks-of-the-realm = La gratitude du royaume
swords-card-english-coin = Pièce anglaise
swords-card-scouts = Éclaireurs
swords-card-foragers = Fourrageurs
swords-card-border-guard = Gardes de la frontière
swords-card-northern-levies = Levées du Nord
swords-card-welsh-archers = Archers gallois
swords-card-bishops-men = Hommes de l'évêque
swords-card-royal-household = Maison du roi
swords-card-siege-train = Train de siège
swords-card-the-king-in-person = Le roi en personne
swords-card-the-kings-host = L'ost du roi
swords-claims-side = « { $side } »
swords-claims-dagger = « dague { $n } »
swords-card-says = { $window } : { $text }
