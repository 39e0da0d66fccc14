# Énigmes : questions, réponses et preuves, en français.

swords-puzzle-kind-side = Le dernier choix
swords-puzzle-kind-sure = Victoire certaine
swords-puzzle-kind-out = Qui est hors jeu ?
swords-puzzle-kind-must = Que faut-il ?
swords-puzzle-scene = C'est la dernière manche ; personne n'a de carte Cornemuse et les jetons vont être posés. Vous êtes { $seat }.
swords-puzzle-side = { swords-puzzle-scene } De quel côté pouvez-vous encore gagner, seul ou à plusieurs ?
swords-puzzle-sure = { swords-puzzle-scene } De quel côté gagnez-vous à coup sûr, quoi que choisissent les autres et quoi que montrent les cartes Dague cachées ?
swords-puzzle-out = { swords-puzzle-scene } Un clan ne peut plus gagner. Lequel ?
swords-puzzle-only = { swords-puzzle-scene } Un seul clan peut encore gagner. Lequel ?
swords-puzzle-must = { swords-puzzle-scene } Laquelle de ces affirmations doit être vraie si vous gagnez ?
swords-puzzle-scotland-only = seulement du côté de l'Écosse
swords-puzzle-england-only = seulement du côté de l'Angleterre
swords-puzzle-either = d'un côté comme de l'autre
swords-puzzle-neither = d'aucun côté
swords-puzzle-clan = { $seat }
swords-puzzle-the-side = { $side ->
    [scotland] l'Écosse
   *[england] l'Angleterre
 }
swords-puzzle-must-scotland = L'Écosse gagne la bataille.
swords-puzzle-must-england = L'Angleterre gagne la bataille.
swords-puzzle-must-clan = { $seat } soutient { swords-puzzle-the-side }.
swords-puzzle-must-least = { $seat } a au moins { $daggers } { $daggers ->
    [one] dague
   *[other] dagues
 } à la fin.
swords-puzzle-must-most = { $seat } a au plus { $daggers } { $daggers ->
    [one] dague
   *[other] dagues
 } à la fin.
swords-puzzle-outcome = { $fallen ->
    [yes] L'Écosse est tombée : celui qui a le moins de dagues gagne.
    [barred] L'Écosse tient : celui qui a le plus d'or gagne, mais un clan qui a au moins cinq dagues de plus que chacun des autres ne peut pas gagner.
   *[no] L'Écosse tient : celui qui a le plus d'or gagne.
 }
swords-puzzle-example = { $seat } gagne avec { $gold } { $gold ->
    [one] pièce d'or
   *[other] pièces d'or
 } et { $daggers } { $daggers ->
    [one] dague
   *[other] dagues
 } : pour l'Écosse { $scots } ; pour l'Angleterre { $english } ; { $winner ->
    [scotland] l'Écosse
   *[england] l'Angleterre
 } gagne la bataille. { swords-puzzle-outcome }
swords-puzzle-nearest = { $seat } perd même avec { $gold } { $gold ->
    [one] pièce d'or
   *[other] pièces d'or
 } et { $daggers } { $daggers ->
    [one] dague
   *[other] dagues
 } : { $winner } gagne avec { $theirs } { $theirs ->
    [one] pièce d'or
   *[other] pièces d'or
 } et { $other } { $other ->
    [one] dague
   *[other] dagues
 }. { swords-puzzle-outcome }
swords-puzzle-with-win = Avec { swords-puzzle-the-side }, vous pouvez gagner, par exemple ainsi :
swords-puzzle-with-no-win = Avec { swords-puzzle-the-side }, vous ne gagnez jamais, par exemple ainsi :
swords-puzzle-with-sure = Avec { swords-puzzle-the-side }, vous gagnez dans tous les cas.
swords-puzzle-with-loss = Avec { swords-puzzle-the-side }, un autre peut gagner, par exemple ainsi :
swords-puzzle-must-count = Sur { $ends } fins possibles, vous en gagnez { $won }, et c'est vrai dans toutes celles-ci.
swords-puzzle-not-needed = Pas nécessaire : { $statement }
