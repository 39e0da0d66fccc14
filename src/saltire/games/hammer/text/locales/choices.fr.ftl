# What a player may choose, in French: for hints, reviews and the log.

hammer-event-own-card = Vous posez la carte { $card } face cachée.
hammer-choice-play = Jouer la carte { $card }
hammer-choice-play-event = Jouer la carte { $card }
hammer-choice-move = { $goes ->
    [attack] Déplacer { FORM($block, "the") } { FORM($from, "of") } { FORM($to, "in") } et attaquer
    [yes] Déplacer { FORM($block, "the") } { FORM($from, "of") } { FORM($to, "in") }
   *[no] Déplacer { FORM($block, "the") }, qui part { FORM($from, "of") }
 }
hammer-choice-go-on = { $goes ->
    [attack] Continuer avec { FORM($block, "the") } { FORM($from, "of") } { FORM($to, "in") } et attaquer
    [yes] Continuer avec { FORM($block, "the") } { FORM($from, "of") } { FORM($to, "in") }
   *[no] Continuer avec { FORM($block, "the") }
 }
hammer-choice-sail = { $goes ->
    [yes] Envoyer { FORM($block, "the") } par mer { FORM($from, "of") } { FORM($to, "in") }
   *[no] Envoyer { FORM($block, "the") } par mer depuis { FORM($from, "the") }
 }
hammer-choice-retreat = { $goes ->
    [yes] Replier { FORM($block, "the") } { FORM($from, "of") } { FORM($to, "in") }
   *[no] Replier { FORM($block, "the") }, qui quitte { FORM($from, "the") }
 }
hammer-choice-regroup = { $goes ->
    [yes] Regrouper { FORM($block, "the") } { FORM($from, "of") } { FORM($to, "in") }
   *[no] Regrouper { FORM($block, "the") }, qui quitte { FORM($from, "the") }
 }
hammer-choice-home = { $goes ->
    [yes] Faire hiverner { FORM($block, "the") } { FORM($to, "in") }
   *[no] Laisser rentrer { FORM($block, "the") }
 }
hammer-choice-land = { $goes ->
    [yes] Débarquer { FORM($block, "the") } { FORM($to, "in") }
   *[no] Débarquer { FORM($block, "the") }
 }
hammer-choice-leave-with = Faire partir { FORM($block, "the") } { FORM($from, "of") } avec les autres
hammer-choice-muster-block = { $goes ->
    [yes] Rassembler { FORM($block, "the") } { FORM($to, "in") }, en partant { FORM($from, "of") }
   *[no] Rassembler { FORM($block, "the") }, qui part { FORM($from, "of") }
 }
hammer-choice-muster-to = Rassembler auprès du chef { FORM($area, "in") }
hammer-choice-pillage-from = Piller { FORM($victims, "the") } depuis { FORM($area, "the") }
hammer-choice-end-sail = N'envoyer aucun second bloc
hammer-choice-end-regroup = Laisser les autres sur place
hammer-choice-end-disbanding = Ne renvoyer personne d'autre
hammer-choice-end-builds = Ne plus rien construire
hammer-choice-end-muster = Finir le rassemblement
hammer-choice-end-leaving = Personne d'autre ne part
hammer-choice-crown-bruce = Couronner Bruce roi des Écossais
hammer-choice-crown-comyn = Couronner Comyn roi des Écossais
hammer-choice-to-pool = Renvoyer { FORM($block, "the") } dans la Pioche
hammer-choice-victuals = Envoyer des vivres { FORM($area, "in") }
hammer-choice-pillage = Piller { FORM($area, "the") }
hammer-choice-battle = Livrer maintenant la bataille { FORM($area, "of") }
hammer-choice-draw = Piocher un nouveau bloc { FORM($area, "in") }
hammer-choice-force = Confier l'Attaque Principale { FORM($area, "in") } au groupe { $number }
hammer-choice-fire = Tirer avec { FORM($block, "the") }
hammer-choice-hold = Ne pas tirer avec { FORM($block, "the") }
hammer-choice-hit = Faire encaisser le coup { FORM($block, "to-whom") }
hammer-choice-strengthen = Renforcer { FORM($block, "the") } { FORM($area, "in") } d'un pas
hammer-choice-disband = Renvoyer { FORM($block, "the") }, { FORM($area, "in") }
hammer-choice-herald = Envoyer le héraut { FORM($block, "to-whom") }
hammer-choice-end = Finir les mouvements
hammer-choice-stop = Arrêter { FORM($block, "the") } { FORM($area, "in") }
hammer-choice-enough = Ne plus ajouter de pas
hammer-choice-pass = Ne pas utiliser la carte { $card }
hammer-choice-event = Utiliser la carte { $card }
hammer-choice-balliol = Faire revenir Balliol comme roi des Écossais
hammer-choice-stay = Laisser { FORM($block, "the") } { FORM($area, "in") }
hammer-choice-winter = Faire hiverner Edward et son armée en Écosse
hammer-choice-leave = Faire partir plusieurs blocs ensemble
hammer-choice-muster = Rassembler des blocs auprès d'un chef
