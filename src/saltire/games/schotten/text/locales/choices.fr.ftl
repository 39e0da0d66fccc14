# What a player may choose, in French: for hints, reviews and the log.

schotten-clan-card = le { $strength } { $colour ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
 }
schotten-choice-lay = Poser { FORM($card, "the") } à la borne { $stone }
schotten-choice-play = Jouer { FORM($card, "the") }
schotten-choice-claim = Revendiquer la borne { $stone }
schotten-choice-pick = Choisir { FORM($card, "the") }
schotten-choice-move = Déplacer { FORM($card, "the") } à la borne { $stone }
schotten-choice-back = Remettre { FORM($card, "the") } sous sa pioche
schotten-choice-face = Le Joker représente { FORM($card, "the") }
schotten-choice-strength = Donner la valeur { $strength } au Porte-Bouclier
schotten-choice-done = Ne plus rien revendiquer
schotten-choice-pass = Passer
schotten-choice-draw-clan = Piocher une carte Clan
schotten-choice-draw-tactics = Piocher une carte Tactique
schotten-choice-discard = Défausser { FORM($card, "the") }
