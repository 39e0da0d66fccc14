# Pourquoi quelque chose est refusé à Swords and Bagpipes, et les options, en français.

swords-refusal-replenished = vous avez déjà pris un renfort : un seul par tour
swords-refusal-replenish-first = prenez un renfort avant de terminer
swords-refusal-no-gold = les mercenaires coûtent 1 pièce d'or, et vous n'en avez pas
swords-refusal-no-mercenaries = { $arms } : pas de mercenaires pendant cette manche
swords-refusal-no-units = { $units ->
    [0] vous n'avez aucune unité au château
    [one] vous n'avez qu'une unité au château
   *[other] vous n'avez que { $units } unités au château
 }
swords-refusal-your-turn = choisissez : renfort, déplacement, carte Actions, ou fin du tour
swords-refusal-not-in-hand = vous n'avez pas la carte { $card } en main
swords-refusal-not-open = la carte { $card } n'est pas face visible devant vous
swords-refusal-resting = la carte { $card } a été jouée pendant cette manche : de nouveau dès la prochaine
swords-refusal-just-received = vous avez reçu la carte { $card } pendant cette phase Récompenses : jouez-la plus tard
swords-refusal-wrong-window = la carte { $card } se joue dans la phase { $window }
swords-refusal-cannot-pay = la carte { $card } coûte { $cost } { $cost ->
    [one] pièce d'or
   *[other] pièces d'or
 }, à payer en entier
swords-refusal-bearer = vous portez déjà l'insigne
swords-refusal-not-loyal = la carte { $card } est pour les partisans de l'Écosse
swords-refusal-not-traitor = la carte { $card } est pour les partisans de l'Angleterre
swords-refusal-fewer-daggers = quelqu'un a moins de cartes Dague que vous
swords-refusal-no-dagger = vous n'avez pas de carte Dague
swords-refusal-needs-target = la carte { $card } se joue sur un autre clan : nommez-le
swords-refusal-no-target = la carte { $card } ne se joue sur personne
swords-refusal-not-yourself = choisissez un autre clan
swords-refusal-no-such-seat = il n'y a pas de place { $seat }
swords-refusal-at-home = { $seat } reste à la maison : aucune carte n'y agit maintenant
swords-refusal-no-token = pas de jeton caché devant { $seat }
swords-refusal-target-poor = { $seat } n'a pas d'or
swords-refusal-same-side = { $seat } était de votre côté
swords-refusal-not-smaller = { $seat } n'a pas moins d'unités au camp que vous
swords-refusal-choose-units = choisissez combien d'unités, de 0 à { $most }
swords-refusal-drop-dagger = choisissez une de vos cartes Dague à défausser
swords-refusal-cards-or-pass = jouez une carte de cette phase, ou passez
swords-refusal-spoken = une déclaration par joueur et par phase
swords-refusal-silent = cette partie se joue sans déclarations
swords-refusal-nothing-to-say = il n'y a rien à déclarer à ce sujet maintenant
swords-refusal-give-badge = donnez l'insigne à un autre clan
swords-refusal-not-back = { $seat } vous l'a donné : donnez-le à un autre
swords-refusal-give-token = donnez le jeton Restez chez vous à un autre clan
swords-refusal-token-not-back = { $seat } vous a donné le jeton : donnez-le à un autre
swords-refusal-bearer-stays = { $seat } porte l'insigne et ne peut pas rester à la maison
swords-refusal-replenish-home = trois renforts avant de rester chez vous
swords-refusal-lay-token = posez un jeton : Écosse ou Angleterre
swords-refusal-lay-both = posez un jeton et une de vos cartes Dague
swords-refusal-keep-or-give = donnez l'insigne à l'autre joueur, ou gardez-le

option-players = nombre de joueurs ; à 2 et à 3, règles particulières
option-cards = le jeu de cartes : full, plain, ou un fichier à vous
option-stay_home = un clan reste chez lui chaque manche ; toujours à 6 joueurs
option-ensemble = Ensemble écossais : trois cartes Cornemuse pour commencer
option-longer = partie longue : neuf manches, l'Écosse tombe à la 5e défaite
option-exact = calcul exact : la pile de dagues vient en séries connues
option-talk = déclarer en public ce qu'on a ou ce qu'on fera, vrai ou non
option-oldest = qui a l'insigne en premier
option-deserter_counts = un déserteur compte dans le partage de l'or de la couronne ; sa part reste à la réserve
option-pass_binds = celui qui passe ne joue plus de carte dans la phase, même là où l'ordre ne compte pas
option-tell_daggers = quand on peut parler d'une carte Dague : à chaque décision, ou seulement à son tour
option-home_units = où va le camp du clan qui reste chez lui
