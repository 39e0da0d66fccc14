# Swords and Bagpipes dans le navigateur, en français.

web-swords-field = Le champ de bataille
web-swords-phases = Phases de la manche
web-swords-step-invasion = Invasion
web-swords-step-actions = Actions
web-swords-step-badge = Insigne
web-swords-step-choice = Choix
web-swords-step-battle = Bataille
web-swords-step-awards = Récompenses
web-swords-step-end = Fin
web-swords-defeats = défaites : { $n } sur { $last }
web-swords-arms-card = Carte Armoiries anglaises
web-swords-troops = troupes anglaises
web-swords-printed = { $n } sur l'écu
web-swords-rewards = Récompenses
web-swords-pay-win = L'Écosse gagne : { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 } et une carte Cornemuse
web-swords-pay-loss = L'Écosse perd : { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 } et une unité
web-swords-pay-crown = Pour l'Angleterre : { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 } { $split ->
    [yes] à partager
   *[no] chacun
 }, et une carte Dague
web-swords-open = { $n } indécis
web-swords-battle = La bataille
web-swords-wins = Bataille gagnée : { $side }.
web-swords-gained-gold = { $n } { $n ->
    [one] pièce d'or
   *[other] pièces d'or
 }
web-swords-gained-dagger = une carte Dague
web-swords-gained-bagpipe = une carte Cornemuse

web-swords-clan = Clan { $clan }
web-swords-waited = doit jouer
web-swords-winner = gagne la partie
web-swords-badge = porte l'insigne d'honneur
web-swords-token = a le jeton Restez chez vous
web-swords-says = affirme
web-swords-choosing = choisit
web-swords-known = caché : { $side }
web-swords-bagpipe-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
 } Cornemuse
web-swords-dagger-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
 } Dague
web-swords-daggers-sum = en tout { $n }

web-swords-hand = Vos cartes Cornemuse
web-swords-window = jouables : { $window }
web-swords-twice = se joue deux fois, à des manches différentes
web-swords-lies-open = visible : encore une fois
web-swords-just-came = vient d'arriver
web-swords-on-whom = Jouer sur
web-swords-bagpipe-stack = Pile Cornemuse : { $n }
web-swords-dagger-stack = Pile Dague : { $n }
web-swords-discards = Défausse
web-swords-unseen-daggers = Cartes Dague que vous n'avez pas vues
web-swords-dagger-discards = Cartes Dague défaussées
web-swords-left-to-lay = { $name } peut encore poser
web-swords-pile = défaussées : { $cards }
web-swords-arms-seen = Cartes Armoiries passées

web-swords-waits = On attend { $names }.
web-swords-replenish = Renfort
web-swords-how-taxes = Lever l'impôt
web-swords-how-taxes-does = 1 pièce d'or
web-swords-how-militia = Lever la milice
web-swords-how-militia-does = une unité dans chaque camp et au camp écossais
web-swords-how-troops = Réunir des troupes
web-swords-how-troops-does = 2 unités dans votre château
web-swords-how-mercenaries = Engager des mercenaires
web-swords-how-mercenaries-does = payez 1 pièce d'or : 4 unités dans votre château
web-swords-to-camp = Vers le camp :
web-swords-move = { $n } { $n ->
    [one] unité
   *[other] unités
 } vers le camp
web-swords-units = { $n } { $n ->
    [one] unité
   *[other] unités
 }
web-swords-lay = Poser : { $side }
web-swords-lay-with = Poser : { $side }, dague { $n }
web-swords-lay-bonnet = le béret : la défendre
web-swords-lay-crown = la couronne : de l'or et une dague
web-swords-give-badge = L'insigne à { $name }
web-swords-give-home = { $name } reste à la maison
web-swords-drop = Défausser dague { $n }
web-swords-play = Jouer : { $card }
web-swords-play-on = Jouer : { $card } (sur { $name })
web-swords-do-done = Finir le tour
web-swords-do-pass = Passer
web-swords-do-keep = Garder l'insigne
web-swords-say = Affirmer en public :

web-swords-lesson-goal = Les Anglais viennent à chaque manche. Tant que l'Écosse tient, celui qui a le plus d'or gagne ; après la dernière case de cette piste elle est tombée, et celui qui a le moins de dagues gagne.
web-swords-overview-1 = Les Anglais viennent à chaque manche. Chaque clan décide de les combattre ou de les aider.
web-swords-overview-2 = À votre tour, prenez de l'or ou des unités et envoyez-en au camp : elles seules combattent.
web-swords-overview-3 = Parlez, promettez, mentez. Puis posez en secret béret ou couronne ; tous se retournent ensemble.
web-swords-overview-4 = Si l'Écosse tient à la fin, celui qui a le plus d'or gagne ; si elle est tombée, celui qui a le moins de dagues.
web-swords-lesson-arms = Cette carte dit la force des Anglais et ce que paie la bataille : aux loyaux sous les bérets, aux traîtres sous la couronne.
web-swords-lesson-turn = C'est à vous, et vous faites un renfort : on se bat avec les unités, on gagne avec l'or. Levez l'impôt.
web-swords-lesson-camp = Seules les unités du camp combattent, et après la bataille elles sont perdues. Envoyez-en quatre. Sans aucune, vous seriez déserteur et sans récompense.
web-swords-lesson-token = Choisissez maintenant en secret : le béret pour l'Écosse, la couronne pour l'Angleterre. Personne ne le voit avant que tous les jetons soient retournés. Posez le béret cette fois.
web-swords-lesson-battle = On compte les deux armées ; l'égalité est à l'Écosse. Chaque clan est payé pour son côté.
web-swords-lesson-dagger = Les traîtres sont toujours payés, mais piochent chaque fois une carte Dague. Tant que l'Écosse tient, cinq dagues de plus que tous les autres clans empêchent de gagner.
web-swords-auto-pass = Vous ne pouvez que passer : cela se fait tout seul.
web-swords-auto-wait = Attendre
web-swords-standings = Classement
web-swords-end-stands = L'Écosse tient : celui qui a le plus d'or gagne.
web-swords-end-fallen = L'Écosse est tombée : celui qui a le moins de dagues gagne.
web-swords-tie-broken = { $how ->
    [fallen] Égalité de dagues : l'or a tranché.
   *[stands] Égalité d'or : les dagues ont tranché.
 }
web-swords-tie-shared = Égalité d'or et de dagues : la victoire est partagée.
web-swords-barred = ne peut pas gagner : cinq dagues de plus que tous les autres clans
web-swords-clan-column = Clan
web-swords-gold-column = Or
web-swords-daggers-column = Dagues
