# The table in the terminal: commands, their answers, the full-screen table, tables of a server, in French.

command-help = aide
command-goal = but
command-moves = coups
command-undo = annuler
command-hint = conseil
command-log = journal
command-rules = règles règle
command-save = sauver
command-quit = quitter
not-understood-near = « { $typed } » n'est pas compris ici. Vouliez-vous dire : { $near } ? (? aide.)
hint-worded = Conseil : { $choice }{ $why ->
    [yes] { " " }({ $reason })
   *[no] { "" }
 }. À taper : #{ $number }
no-folder = Le dossier { $folder } n'existe pas.
hand-of = { $name } :
key-help = Aide
key-hint = Conseil
key-undo = Annuler
key-rules = Règles
key-log = Journal
key-side = Vue
key-quit = Quitter
thinking = { $name } réfléchit …
hint-thinking = Recherche d'un conseil …
line-placeholder = numéro, coup, phrase ou ?
page-close = Échap ferme · ↑ ↓ défilent
rules-placeholder = numéro d'une règle, ou un mot
keep-asked = Garder la partie pour plus tard ?
answer-keep = Garder
answer-discard = Jeter
answer-stay = Continuer
too-small = Ce terminal fait { $width }x{ $height } ; la table demande 80x24. Agrandissez-le, ou jouez avec --plain.
game-over-leave = Entrée quitte la table.
no-terminal-extra = La table en plein écran demande l'extra 'terminal' : pip install 'saltire[terminal]'. La partie se joue donc ligne par ligne.
command-chat = dire
command-resign = abandonner
server-waiting = Vous êtes à la table ; la partie commence quand toutes les places sont prises.
server-kept = La partie est finie. On peut la revoir : { $link }
server-left = La partie continue au serveur. Pour revenir : saltire play --server { $link }
not-at-a-server = Cela n'existe pas pour les parties au serveur.
narrow = Le plateau demande { $needed } colonnes ; ce terminal en a { $width } : il est donc coupé.
typed-all = tout
typed-file = FICHIER
