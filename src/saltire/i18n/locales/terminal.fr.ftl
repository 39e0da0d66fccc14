# The terminal table, in French.

name-you = Vous
name-player = Joueur { $letter }
name-deck = pioche
list-and = et

event-sealed = { $who ->
    [you] Vous avez choisi.
   *[other] { $name } a choisi.
 }

ask-any = À vous. Tapez une action ; coups les liste, ? aide.
refused = Non : { $reason } (règle { $rule }).
not-understood = « { $typed } » n'est pas compris ici. Par exemple : { $example } (ou ? pour l'aide).
no-number = Choisissez un numéro de #1 à #{ $number } ; coups tout les liste.
taken-back = Repris : { $action }.
nothing-to-undo = Il n'y a encore rien à reprendre.
undo-too-late = Impossible de le reprendre : quelque chose a été révélé, ou un autre joueur a agi.
hint = Conseil : { $action } ({ $reason }).
example = Exemple
example-try = Essai : { $action }
example-refused = Refusé : { $reason } (règle { $rule }).
rules-which = Tapez le numéro d'une règle ou un mot : { $examples }.
rules-none = Aucune règle n'a le numéro ni les mots « { $query } ».
saved = Enregistré dans { $file }.
file-exists = { $file } existe déjà ; choisissez un autre nom.
keep-game = Garder la partie pour plus tard ? [O/n] { "" }
no-words = n non no
kept = La partie est gardée dans { $file }
go-on = Pour continuer : { $command }
press-enter = Appuyez sur Entrée.
hand-over = { $name }, c'est à vous. Que personne d'autre ne regarde.
committed = La donne est fixée et scellée : { $hash }… À la fin la graine est montrée, et chacun peut vérifier.
seed-was = La graine était { $seed }.
saved-check =
    Enregistré dans { $file } ; vérifier avec :
    { $command }

result-won = { $who ->
    [you] Vous gagnez !
   *[other] { $name } gagne.
 }
result-drawn = Partie nulle.
replay-at = Coup { $ply } sur { $last }. { $next }
replay-next = Ensuite ({ $who }) : { $action }
replay-keys = Entrée/n suivant, p précédent, numéro, q :{ " " }
not-over = La partie n'est pas finie.

help-goal = le but du jeu
help-moves = ce que vous pouvez faire · tout, numéroté · le numéro 12
help-undo = reprendre votre dernière action
help-hint = ce que ferait un bon bot, et pourquoi
help-log = tout ce qui s'est passé
help-rules = lire une règle, ou trouver celles avec un mot
help-save = enregistrer aussi dans un autre fichier (chaque action est gardée de toute façon)
help-quit = partir ; la partie vous attend

refusal-not-now = ce n'est pas possible maintenant
