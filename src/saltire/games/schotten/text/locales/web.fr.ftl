# Schotten Totten dans le navigateur, en français.

web-schotten-colour = { $colour ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
 }
web-schotten-clan = { $strength } { $colour ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
 }
web-schotten-as = { $card } comme { $face }
web-schotten-stones = Les bornes
web-schotten-formations = Combinaisons, la plus forte d'abord
web-schotten-stone = Borne { $stone }
web-schotten-your-side = Votre côté
web-schotten-side-of = Côté : { $name }
web-schotten-no-cards = aucune carte
web-schotten-new = vient d'être posée
web-schotten-first = complet en premier
web-schotten-first-is = { $name } a complété son côté en premier et gagne en cas d'égalité.
web-schotten-unclaimed = libre
web-schotten-claimed-by = revendiquée par { $name }
web-schotten-can-claim = vous pouvez la revendiquer
web-schotten-other-can = { $name } peut la revendiquer au prochain tour
web-schotten-claim = Revendiquer
web-schotten-look = Regarder la borne { $stone } de près
web-schotten-keys = Les flèches parcourent la main et les bornes, Entrée choisit. Une carte choisie, 1 à 9 la pose à cette borne ; Échap annule le choix.
web-schotten-sending = …
web-schotten-holds = en main : { $clan ->
    [one] { $clan } carte
   *[other] { $clan } cartes
 } Clan et { $tactics ->
    [one] { $tactics } carte
   *[other] { $tactics } cartes
 } Tactique
web-schotten-known = connues : { $cards }
web-schotten-stones-of = Bornes gagnées : { $mine } à { $theirs }
web-schotten-deck-clan = Pioche Clan : reste { $n }
web-schotten-deck-tactics = Pioche Tactique : reste { $n }
web-schotten-pile = Défausse ouverte : { $n }
web-schotten-under = Remises par vous sous la pioche : { $cards }
web-schotten-is-seen = visible
web-schotten-is-hand = dans votre main
web-schotten-is-known = dans l'autre main

web-schotten-winning = gagne
web-schotten-beaten = battu
web-schotten-best-reply = meilleure réponse
web-schotten-stoppers = visibles, donc absentes
web-schotten-proof-early = Quelles que soient les cartes cachées qui complètent l'autre côté, rien n'est plus fort.

web-schotten-ask-lay = Posez une carte : choisissez-la, puis une borne.
web-schotten-ask-stone = { $card } : à quelle borne ?
web-schotten-ask-ruse = Jouer cette carte : { $card } ?
web-schotten-ask-pass = { $more ->
    [yes] Vous ne pouvez poser aucune carte Clan : passez, ou jouez une carte Tactique.
   *[no] Vous ne pouvez poser aucune carte : passez.
 }
web-schotten-ask-claim = { $number ->
    [0] Aucune borne à revendiquer.
    [one] Vous pouvez revendiquer la borne { $stones }.
   *[other] Vous pouvez revendiquer les bornes { $stones }.
 }
web-schotten-ask-deck = Dans quelle pioche piochez-vous ?
web-schotten-ask-recruit = Chasseur de Tête : piochez encore { $left } { $left ->
    [one] carte
   *[other] cartes
 }.
web-schotten-ask-back = Chasseur de Tête : remettez { $left } { $left ->
    [one] carte
   *[other] cartes
 } de votre main sous la pioche.
web-schotten-ask-pick-own = { $ruse } : choisissez une carte de votre côté.
web-schotten-ask-pick-other = { $ruse } : choisissez une carte de l'autre côté.
web-schotten-ask-move = { $card } : où aller ?
web-schotten-ask-face = Quelle carte votre Joker représente-t-il ?
web-schotten-ask-strength = Quelle valeur a votre Porte-Bouclier ?

web-schotten-act-lay = Poser à la borne { $stone } : { $card }
web-schotten-why-not = Pourquoi pas à la borne { $stone } : { $card } ?
web-schotten-act-play = Jouer : { $card }
web-schotten-act-claim = Revendiquer la borne { $stone }
web-schotten-act-pick = Choisir : { $card }
web-schotten-act-to = Déplacer à la borne { $stone } : { $card }
web-schotten-act-as = Représenter : { $face }
web-schotten-act-back = Remettre sous sa pioche : { $card }
web-schotten-act-done = Ne plus revendiquer
web-schotten-act-pass = Passer
web-schotten-act-discard = Défausser : { $card }
web-schotten-act-draw-clan = Piocher une carte Clan
web-schotten-act-draw-tactics = Piocher une carte Tactique

web-schotten-means-joker = Représente n'importe quelle carte. Un par joueur.
web-schotten-means-spy = Valeur 7, couleur au choix.
web-schotten-means-shield = Valeur 1, 2 ou 3, couleur au choix.
web-schotten-means-bluff = À cette borne, seule la somme compte.
web-schotten-means-mud = À cette borne, il faut quatre cartes de chaque côté.
web-schotten-means-recruiter = Piochez trois cartes, des deux pioches à votre gré, puis remettez-en deux.
web-schotten-means-strategist = Déplacez une carte de votre côté vers une autre borne, ou défaussez-la.
web-schotten-means-banshee = Défaussez une carte de l'autre côté.
web-schotten-means-traitor = Déplacez une carte Clan de l'autre côté vers le vôtre.

web-schotten-lesson-goal = Neuf bornes marquent la frontière. Vous gagnez avec trois bornes adjacentes, ou cinq quelconques. Votre côté est en bas, à droite sur un téléphone.
web-schotten-overview-1 = Neuf bornes séparent deux clans. Il vous en faut cinq, ou trois voisines.
web-schotten-overview-2 = À chaque tour : posez une carte de votre côté d'une borne, puis piochez.
web-schotten-overview-3 = Trois cartes forment une combinaison. La suite couleur bat le brelan, qui bat le reste.
web-schotten-overview-4 = Revendiquez une borne dès que vous prouvez que rien ne peut plus vous y battre.
web-schotten-lesson-formations = Trois cartes à une borne forment une combinaison. De la plus forte : suite couleur, brelan, couleur, suite, somme. À combinaison égale, la plus forte somme gagne.
web-schotten-lesson-unseen = Cette grille montre ce qui peut encore venir. Regardez-la avant d'attendre une carte : ce qui est visible ne viendra plus.
web-schotten-lesson-tie = « 1er » marque le côté complété en premier. À égalité, c'est lui qui gagne.
web-schotten-lesson-proof = Chaque revendication a sa preuve : pressez la borne pour voir la meilleure réponse et les cartes qui en excluent une meilleure.
