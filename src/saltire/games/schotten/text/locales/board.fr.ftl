# La table en français.

title-schotten = Schotten Totten
guide-schotten =
    Deux clans se disputent neuf bornes.
    À chaque tour : posez une carte de votre côté d'une borne, revendiquez, piochez.
    Trois cartes forment une combinaison. La plus forte d'abord :
means-colour-run = une couleur, valeurs consécutives
means-kind = même valeur
means-colour = une couleur
means-run = valeurs consécutives
means-sum = n'importe quoi ; à combinaison égale, la plus forte somme gagne
guide-win = Vous gagnez avec trois bornes adjacentes, ou cinq quelconques.
variant-tactics = tactique
variant-expert = expert
round-of = manche { $round } sur { $rounds } ({ $points })
decks = pioche { $clan } · { $name } : { $held } en main
decks-tactics = pioches { $clan } + { $tactics } tactique · { $name } : { $held } + { $ruses }
hand = Votre main
discards = Défausse : { $cards }
unseen-title = Cachées ({ $number })
unseen-legend = Un chiffre peut encore venir ; · est visible ; ◦ est dans votre main.
unseen-tactics = Cartes Tactique : { $deck } dans la pioche, { $hand } dans l'autre main ; jouées { $mine } : { $theirs }.
first-mark = 1er
moves-at = aux bornes { $stones }

card-joker = Joker
    .the = le Joker
card-spy = Espion
    .the = l'Espion
card-shield = Porte-Bouclier
    .the = le Porte-Bouclier
card-bluff = Colin-Maillard
    .the = le Colin-Maillard
card-mud = Combat de Boue
    .the = le Combat de Boue
card-recruiter = Chasseur de Tête
    .the = le Chasseur de Tête
card-strategist = Stratège
    .the = le Stratège
card-banshee = Banshee
    .the = la Banshee
card-traitor = Traître
    .the = le Traître
chip-joker = Jo
chip-spy = Es
chip-shield = PB
chip-bluff = C-M
chip-mud = boue
chip-both = b+CM

formation-sum = Somme
formation-run = Suite
formation-colour = Couleur
formation-kind = { $size ->
    [4] Carré
   *[other] Brelan
 }
formation-colour-run = Suite Couleur
short-sum = somme
short-run = suite
short-colour = coul
short-kind = égal
short-colour-run = s-cou

event-round = { $who ->
    [you] Manche { $round } : vous commencez.
   *[other] Manche { $round } : { $name } commence.
 }
event-begin = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
 }
event-dealt = { $who ->
    [you] Vous recevez { FORM($card, "the") }.
   *[other] { $name } { $secret ->
        [yes] reçoit une carte
       *[no] reçoit { FORM($card, "the") }
    }.
 }
event-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
 }
event-laid = { $who ->
    [you] Vous posez { FORM($card, "the") } à la borne { $stone }.
   *[other] { $name } pose { FORM($card, "the") } à la borne { $stone }.
 }
event-claimed = { $who ->
    [you] Vous revendiquez
   *[other] { $name } revendique
 } la borne { $stone } : { $yours }{ $how ->
    [unanswered] , sans réponse possible.
    [proved] , et plus rien ne peut battre ce côté.
    [tie] , à égalité, mais complet en premier.
   *[stronger] { " " }bat { $theirs }.
 }
event-done = { $who ->
    [you] Vous ne revendiquez plus rien.
   *[other] { $name } ne revendique plus rien.
 }
event-picked = { $who ->
    [you] Vous choisissez { FORM($card, "the") }.
   *[other] { $name } choisit { FORM($card, "the") }.
 }
event-settled = Personne ne peut continuer : chaque borne libre va à son côté le plus fort.
event-round-over = { $who ->
    [you] Vous gagnez la manche. Points { $points }.
    [nobody] Manche nulle. Points { $points }.
   *[other] { $name } gagne la manche. Points { $points }.
 }
event-ruse = { $who ->
    [you] Vous jouez { FORM($card, "the") }.
   *[other] { $name } joue { FORM($card, "the") }.
 }
event-discarded = { $who ->
    [you] Vous défaussez
   *[other] { $name } défausse
 } { FORM($card, "the") } { $whose ->
    [you] (de votre côté, borne { $stone }).
   *[other] (chez { $whom }, borne { $stone }).
 }
event-moved = { $who ->
    [you] Vous déplacez
   *[other] { $name } déplace
 } { FORM($card, "the") } { $whose ->
    [you] (de votre côté, borne { $from })
   *[other] (chez { $whom }, borne { $from })
 } vers la borne { $stone }.
event-declared = { $who ->
    [you] Vous posez
   *[other] { $name } pose
 } { FORM($card, "the") } à la borne { $stone } comme { $face }.
event-drew = { $who ->
    [you] Vous piochez
   *[other] { $name } pioche
 } { $secret ->
    [no] { FORM($card, "the") }.
   *[yes] une carte { $deck ->
        [tactics] Tactique.
       *[clan] Clan.
    }
 }
event-returned = { $who ->
    [you] Vous remettez
   *[other] { $name } remet
 } { $secret ->
    [no] { FORM($card, "the") }
   *[yes] une carte { $deck ->
        [tactics] Tactique
       *[clan] Clan
    }
 } sous sa pioche.
ask-lay = À vous. Posez une carte : { $typed } { $stone } (ou { $number } { $stone }) pose { FORM($card, "the") } à la borne { $stone }. ? aide.
ask-pass = { $more ->
    [yes] Vous ne pouvez poser aucune carte Clan : tapez passer, ou jouez une carte Tactique.
   *[no] Vous ne pouvez poser aucune carte : tapez passer.
 }
ask-stone = À quelle borne poser { FORM($card, "the") } ? { $stones }
ask-claim = { $number ->
    [one] Vous pouvez revendiquer la borne { $stones } : tapez { $first }, ou terminé.
   *[other] Vous pouvez revendiquer les bornes { $stones } : tapez l'une d'elles, ou terminé.
 }
ask-deck = Piocher où ? 1 Clan (reste { $clan }) ou 2 Tactique (reste { $tactics })
ask-recruit = Chasseur de Tête : encore { $left } à piocher. 1 Clan (reste { $clan }) ou 2 Tactique (reste { $tactics }) ?
ask-back = Chasseur de Tête : remettez { $left } { $left ->
    [one] carte
   *[other] cartes
 } sous la pioche. Numéro ou carte : { $cards }
ask-pick = { $ruse } : quelle carte ? Numéro ou carte : { $cards }
ask-move = Où va { FORM($card, "the") } ? Borne { $stones }{ $discard ->
    [yes] , ou défausser
   *[no] { "" }
 }
ask-face = Quelle carte votre Joker représente-t-il ? Tapez une carte, par exemple R7.
ask-strength = Quelle valeur a votre Porte-Bouclier : 1, 2 ou 3 ?

rules-word-schotten = égalité
proof-which = Quelle borne ? Par exemple : preuve 3
proof-can = Vous pouvez revendiquer la borne { $stone } avec { $yours } : { $cards }.
proof-other-can = { $name } peut revendiquer la borne { $stone } au prochain tour avec { $yours } : { $cards }.
proof-unanswered = Trop peu de cartes restent cachées pour compléter l'autre côté.
proof-stronger = L'autre côté a { $theirs } : { $their_cards }.
proof-tie = L'autre côté a aussi { $theirs } : { $their_cards } ; le premier complet gagne.
proof-best = Au mieux, l'autre côté peut encore atteindre { $theirs }, avec { $completion }.
proof-tie-enough = Ce n'est qu'une égalité, et le premier côté complet gagne.
proof-stoppers = Pour faire mieux, il faudrait des cartes déjà visibles : { $stoppers }.

won-three = Trois bornes adjacentes : { $stones }.
won-most = { $number } bornes : { $stones }.
won-match = Le match se termine sur le score de { $points }.

help-lay = poser R7 à la borne 3 (ou la première carte de votre main)
help-claim = revendiquer une borne, finir de revendiquer
help-proof = pourquoi la borne 3 peut ou ne peut pas être revendiquée
help-unseen = cartes qui peuvent encore venir
help-marks = vous pouvez la revendiquer · l'autre peut · côté complet en premier (gagne les égalités)
help-cards = ce que fait une carte Tactique
refusal-place-first = on revendique après avoir joué une carte
refusal-claim-only-at-start = dans la variante expert, on revendique avant de jouer une carte
refusal-claim-over = vous avez dit avoir fini : revendiquez à votre prochain tour
refusal-claims-or-done = revendiquez une borne, ou tapez terminé
refusal-not-in-hand = vous n'avez pas { FORM($card, "the") } en main
refusal-stone-claimed = la borne { $stone } est revendiquée : on n'y ajoute plus rien
refusal-side-complete = votre côté de la borne { $stone } est complet
refusal-must-place = vous ne pouvez pas passer tant que vous pouvez poser une carte
refusal-must-play = vous ne pouvez pas passer tant que vous pouvez poser une carte Clan
refusal-no-tactics = cette partie se joue sans cartes Tactique
refusal-tempo = vous avez une carte Tactique d'avance : attendez que l'autre en joue une
refusal-one-joker = vous avez joué un Joker : le second reste dans votre main
refusal-no-target = { FORM($card, "the") } n'a aucune cible
refusal-no-deck = les deux pioches sont vides : personne à recruter
refusal-mode-there = il y a déjà un mode de combat à la borne { $stone }
refusal-already-yours = la borne { $stone } est déjà à vous
refusal-already-theirs = la borne { $stone } est à l'autre joueur
refusal-own-side-incomplete = votre côté de la borne { $stone } n'est pas complet
refusal-weaker = l'autre côté de la borne { $stone } est plus fort : { $theirs } contre { $yours } chez vous
refusal-tie-lost = les deux côtés de la borne { $stone } sont égaux et l'autre a été complet en premier
refusal-not-proved = la borne { $stone } n'est pas prouvée : avec { $completion }, l'autre aurait { $theirs } contre { $yours }
refusal-draw-now = choisissez une pioche
refusal-pick-own = choisissez une carte de votre côté d'une borne libre
refusal-pick-theirs = choisissez une carte de l'autre côté d'une borne libre
refusal-pick-clan = un traître est une carte Clan : les troupes d'élite restent fidèles
refusal-no-room = il n'y a pas de place de votre côté de la borne { $stone }
refusal-same-stone = déplacez-la à une autre borne
refusal-traitor-same-stone = dans cette partie, un traître doit changer de borne
refusal-no-discard = un traître vous rejoint : choisissez une borne
refusal-put-back = choisissez une carte de votre main à remettre sous sa pioche
refusal-joker-stays = dans cette partie, le second Joker ne peut pas être remis
refusal-name-face = nommez la carte que votre Joker représente
refusal-face-copied = { $card } est déjà de ce côté
refusal-name-strength = indiquez la valeur de votre Porte-Bouclier : 1, 2 ou 3
refusal-finish-ruse = terminez d'abord la ruse
refusal-play-a-card = jouez d'abord une carte

option-tactics = jouer avec les dix cartes Tactique
option-expert = revendiquer seulement au début du tour
option-rounds = manches du match
option-start_player = qui commence la première manche
option-match_start = qui commence la manche suivante
option-auto_claim = revendiquer d'office tout ce qui peut l'être
option-settlement = qui gagne une manche que personne ne peut continuer
option-proof_uses_hand_counts = un joueur qui a trop peu de cartes ne peut pas compléter un côté
option-base_pass_may_claim = un joueur qui doit passer peut encore revendiquer
option-edition = quelle lecture des règles s'applique
option-joker_declared = quand le Joker annonce sa carte
option-shield_strength = quand le Porte-Bouclier annonce sa valeur
option-wild_may_duplicate = une troupe d'élite peut copier une carte de son côté
option-claimed_stone_closed = quelles cartes une borne revendiquée refuse
option-recruiter_refills_empty = une carte remise sous une pioche vide peut être repiochée
option-proof_unseen_tactics = une preuve doit tenir aussi contre les troupes d'élite cachées
option-second_joker_after_loss = jouer le second Joker une fois le premier défaussé
option-modes_stack = les deux modes de combat peuvent être à la même borne
option-mud_tie_card = la carte qui départage au Combat de Boue
option-recruiter_extra_draw = piocher comme d'habitude après un Chasseur de Tête
option-recruiter_may_return_joker = un second Joker injouable peut être remis
option-ruse_needs_target = une ruse sans cible ne peut pas être jouée
option-traitor_same_stone = un traître peut passer de l'autre côté de la même borne
