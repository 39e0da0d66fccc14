# What a player may choose, in French: for hints, reviews and the log.

swords-choice-taxes = Lever l'impôt : 1 pièce d'or
swords-choice-militia = Lever la milice : une unité dans chaque camp
swords-choice-troops = Réunir des troupes : 2 unités au château
swords-choice-mercenaries = Engager des mercenaires : 1 pièce d'or pour 4 unités
swords-choice-relocate = Déplacer { $n ->
    [one] { $n } unité
   *[other] { $n } unités
 } du château au camp
swords-choice-say-side = Affirmer en public : { $claim }
swords-choice-lay = Poser { $side ->
    [england] la couronne, pour l'Angleterre
   *[scotland] le béret, pour l'Écosse
 }{ $dagger ->
    [0] { "" }
   *[other] , avec la carte Dague { $dagger }
 }
swords-choice-units = { $n ->
    [0] Laisser toutes les unités en place
    [one] Déplacer 1 unité { FORM($start, "from") } { FORM($end, "to") }
   *[other] Déplacer { $n } unités { FORM($start, "from") } { FORM($end, "to") }
 }
swords-choice-badge = Donner l'insigne à { $name }
swords-choice-home = Donner le jeton Restez chez vous à { $name }
swords-choice-drop = Défausser une carte Dague de { $n }{ $shuffle ->
    [first] { " " }(premier mélange)
    [second] { " " }(deuxième mélange)
    [again] { " " }(mélange ultérieur)
   *[none] { "" }
 }
swords-choice-virtual = Défausser la carte Dague virtuelle
swords-choice-play = Jouer la carte { $card }{ $again ->
    [yes] { " " }encore une fois
   *[no] { "" }
 }{ $at ->
    [yes] { " " }sur { $name }
   *[no] { "" }
 }
swords-choice-done = Finir votre tour
swords-choice-pass = Ne jouer aucune carte
swords-choice-keep = Garder l'insigne
