# What a player may choose, in French: for hints, reviews and the log.

hammer-event-own-card = Vous posez { $card } face cachée.
hammer-name = { $name ->
    [England] Angleterre
    [King] Roi
   *[other] { $name }
 }
hammer-choice-play = Jouer la carte { $card }
hammer-choice-play-event = Jouer { $card }
hammer-choice-move = { $goes ->
    [attack] Déplacer { $block } depuis { $from } jusqu'en { $to } et attaquer
    [yes] Déplacer { $block } depuis { $from } jusqu'en { $to }
   *[no] Déplacer { $block } depuis { $from }
 }
hammer-choice-go-on = { $goes ->
    [attack] Continuer avec { $block } depuis { $from } jusqu'en { $to } et attaquer
    [yes] Continuer avec { $block } depuis { $from } jusqu'en { $to }
   *[no] Continuer avec { $block }
 }
hammer-choice-sail = { $goes ->
    [yes] Envoyer { $block } par mer depuis { $from } jusqu'en { $to }
   *[no] Envoyer { $block } par mer depuis { $from }
 }
hammer-choice-retreat = { $goes ->
    [yes] Retirer { $block } depuis { $from } jusqu'en { $to }
   *[no] Retirer { $block } hors de la région { $from }
 }
hammer-choice-regroup = { $goes ->
    [yes] Regrouper { $block } depuis { $from } jusqu'en { $to }
   *[no] Envoyer { $block } plus loin depuis { $from }
 }
hammer-choice-home = { $goes ->
    [yes] Faire hiverner { $block } en { $to }
   *[no] Laisser { $block } rentrer chez lui
 }
hammer-choice-land = { $goes ->
    [yes] Débarquer { $block } en { $to }
   *[no] Débarquer { $block }
 }
hammer-choice-leave-with = Faire partir { $block } avec les autres depuis { $from }
hammer-choice-muster-block = { $goes ->
    [yes] Rassembler { $block } depuis { $from } en { $to }
   *[no] Rassembler { $block } depuis { $from }
 }
hammer-choice-muster-to = Rassembler auprès du chef en { $area }
hammer-choice-pillage-from = Piller { $victims } depuis { $area }
hammer-choice-end-sail = N'envoyer aucun second bloc
hammer-choice-end-regroup = Laisser les autres sur place
hammer-choice-end-disbanding = Ne renvoyer personne d'autre
hammer-choice-end-builds = Ne plus rien construire
hammer-choice-end-muster = Finir le rassemblement
hammer-choice-end-leaving = Personne d'autre ne part
hammer-choice-crown-bruce = Couronner Bruce roi des Écossais
hammer-choice-crown-comyn = Couronner Comyn roi des Écossais
hammer-choice-to-pool = Renvoyer { $block } dans la Pioche
hammer-choice-victuals = Envoyer des vivres en { $area }
hammer-choice-pillage = Piller { $area }
hammer-choice-battle = Livrer maintenant la bataille en { $area }
hammer-choice-draw = Piocher un nouveau bloc en { $area }
hammer-choice-force = Confier l'attaque principale en { $area } au groupe { $number }
hammer-choice-fire = Tirer avec { $block }
hammer-choice-hold = Ne pas tirer avec { $block }
hammer-choice-hit = Faire prendre le coup à { $block }
hammer-choice-strengthen = Renforcer { $block } en { $area } d'un pas
hammer-choice-disband = Renvoyer { $block }, en { $area }
hammer-choice-herald = Envoyer le héraut à { $block }
hammer-choice-end = Finir les mouvements
hammer-choice-stop = Arrêter { $block } en { $area }
hammer-choice-enough = Ne plus ajouter de pas
hammer-choice-pass = Ne pas utiliser { $card }
hammer-choice-event = Utiliser { $card }
hammer-choice-balliol = Faire revenir Balliol comme roi des Écossais
hammer-choice-stay = Laisser { $block } en { $area }
hammer-choice-winter = Faire hiverner Édouard et son armée en Écosse
hammer-choice-leave = Faire partir plusieurs blocs ensemble
hammer-choice-muster = Rassembler des blocs auprès d'un chef
