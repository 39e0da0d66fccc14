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
web-swords-pay-win = L'Écosse gagne : { $n } or et une carte Cornemuse
web-swords-pay-loss = L'Écosse perd : { $n } or et une unité
web-swords-pay-crown = { $split ->
    [yes] Pour l'Angleterre : { $n } or à partager
   *[no] Pour l'Angleterre : { $n } or chacun
 }, et une carte Dague
web-swords-open = { $n } indécis
web-swords-battle = La bataille
web-swords-wins = Bataille gagnée : { $side }.
web-swords-gained-gold = { $n } or
web-swords-gained-dagger = une carte Dague
web-swords-gained-bagpipe = une carte Cornemuse

web-swords-clan = Clan { $clan }
web-swords-waited = est attendu
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
web-swords-how-taxes-does = 1 or
web-swords-how-militia = Lever la milice
web-swords-how-militia-does = une unité dans chaque camp et au camp écossais
web-swords-how-troops = Réunir des troupes
web-swords-how-troops-does = 2 unités dans votre château
web-swords-how-mercenaries = Engager des mercenaires
web-swords-how-mercenaries-does = payez 1 or : 4 unités dans votre château
web-swords-to-camp = Vers le camp :
web-swords-move = { $n } { $n ->
    [one] unité
   *[other] unités
 } vers le camp
web-swords-units = { $n } { $n ->
    [one] unité
   *[other] unités
 }
web-swords-lay = Poser { $side }
web-swords-lay-with = Poser { $side } avec dague { $n }
web-swords-lay-bonnet = le béret : la défendre
web-swords-lay-crown = la couronne : de l'or et une dague
web-swords-give-badge = L'insigne à { $name }
web-swords-give-home = { $name } reste chez lui
web-swords-drop = Défausser dague { $n }
web-swords-play = Jouer { $card }
web-swords-play-on = Jouer { $card } sur { $name }
web-swords-do-done = Finir le tour
web-swords-do-pass = Passer
web-swords-do-keep = Garder l'insigne
web-swords-say = Affirmer en public :

web-swords-lesson-goal = À chaque manche viennent les Anglais. Tant que l'Écosse tient, le plus d'or gagne ; après la dernière case de cette piste elle est tombée, et le moins de dagues gagne.
web-swords-lesson-arms = Cette carte dit la force des Anglais et ce que paie la bataille : aux loyaux sous les bérets, aux traîtres sous la couronne.
web-swords-lesson-turn = Faites un renfort à votre tour. On gagne avec l'or, on se bat avec les unités.
web-swords-lesson-camp = Seules les unités du camp combattent, et après la bataille elles sont perdues. Sans unité au camp vous désertez et n'avez pas de récompense.
web-swords-lesson-cards = Une carte Cornemuse se joue dans sa phase, écrite en haut. Ce qui brille se joue maintenant.
web-swords-lesson-talk = Vous pouvez affirmer quelque chose en public, vrai ou non. Cela n'engage personne.
web-swords-lesson-badge = L'insigne passe à un autre clan à chaque manche. Qui le porte maintenant doit défendre l'Écosse.
web-swords-lesson-token = Posez le béret pour combattre pour l'Écosse, ou la couronne pour l'Angleterre. Personne ne le voit avant que tous les jetons soient retournés.
web-swords-lesson-home = Qui reçoit ce jeton se renforce trois fois et ne combat pas.
web-swords-lesson-keep = À deux, l'insigne peut être donné après le choix : le camp du receveur, moins une unité, rejoint alors les Écossais.
web-swords-lesson-battle = On compte les deux armées ; l'égalité est à l'Écosse. Chaque clan est payé pour son côté.
web-swords-lesson-dagger = Les traîtres sont toujours payés, mais piochent chaque fois une carte Dague. Tant que l'Écosse tient, cinq dagues de plus que tous les autres clans empêchent de gagner.
