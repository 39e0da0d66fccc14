# What a player may choose, in French: for hints, reviews and the log.

schotten-clan-card = le { $strength } { $colour ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
 }
schotten-choice-lay = Poser { $card } à la borne { $stone }
schotten-choice-play = Jouer { $card }
schotten-choice-claim = Revendiquer la borne { $stone }
schotten-choice-pick = Choisir { $card }
schotten-choice-move = Déplacer { $card } à la borne { $stone }
schotten-choice-back = Remettre { $card } sous sa pioche
schotten-choice-face = Le Joker représente { $card }
schotten-choice-strength = Donner la valeur { $strength } au Porte-bouclier
schotten-choice-done = Ne plus rien revendiquer
schotten-choice-pass = Passer
schotten-choice-draw-clan = Piocher une carte Clan
schotten-choice-draw-tactics = Piocher une carte Tactique
schotten-choice-discard = Défausser { $card }
