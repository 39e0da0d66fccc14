# Les erreurs de la ligne de commande, en français.

cli-near = vouliez-vous dire { $near } ?
cli-help = pour en savoir plus : { $command } --help
cli-error-game = il n'y a pas de jeu « { $game } » ; il y a : { $listed }
cli-error-bot = { $game } n'a pas de bot « { $bot } » ; au choix : { $listed }
cli-error-value = { $option } ne peut pas valoir { $value } ; au choix : { $listed }
cli-error-needs = { $setting } demande { $needed } (règle { $rule })
cli-error-option = { $game } n'a pas d'option « { $option } » ; il y a : { $listed }
cli-error-rule = aucune règle de { $game } n'a le numéro ni les mots « { $query } »
cli-error-file = { $file } : ce fichier n'existe pas
cli-error-folder = le dossier { $folder } n'existe pas
cli-error-exists = { $file } existe déjà ; pour continuer cette partie : { $command }
cli-error-people = --people { $value } est impossible : { $game } a ici { $players } places
cli-error-my-seat = --seat { $value } est impossible : les places vont de 0 à { $last }, ou random
cli-error-over = { $file } : cette partie est finie ; pour la revoir : { $command }
cli-error-nothing-kept = aucune partie en cours dans { $folder }
cli-error-ply = il n'y a pas de coup { $ply } : la partie va de 0 à { $last }
cli-error-seat = il n'y a pas de place { $seat } : les places vont de 0 à { $last }
cli-error-link = « { $link } » n'est pas le lien d'une table ; un lien ressemble à { $example }
cli-error-silent = { $link } ne répond pas ({ $reason })
cli-error-not-seated = vous n'êtes pas à cette table : utilisez le lien d'une place
cli-error-command = il n'y a pas de commande « { $command } »
cli-error-flag = il n'y a pas d'option { $option }
cli-error-flag-value = { $option } ne peut pas valoir « { $value } » ; au choix : { $listed }
cli-error-flag-number = { $option } ne peut pas valoir « { $value } » : il faut un nombre
cli-error-flag-empty = il manque une valeur à { $option }
cli-error-unexpected = « { $value } » est de trop
cli-error-required = il manque : { $listed }

# La liste des options, et ce que dit verify.

cli-options-range = de { $first } à { $last }
cli-options-help = { $help } (règle { $rule })
cli-verify-proved = { $file } : { $n ->
    [one] { $n } tirage prouvé
   *[other] { $n } tirages prouvés
 }, { $result }{ $practice }
cli-verify-wrong = { $file } : NON prouvé : { $why }
cli-result-open = { $n ->
    [one] partie non finie après { $n } action
   *[other] partie non finie après { $n } actions
 }
cli-result-won = résultat : victoire de { $name }
cli-result-drawn = résultat : partie nulle
cli-result-shared = résultat : victoire partagée entre { $names }
cli-result-seat = place { $seat } ({ $name })
cli-result-practice = { " " }; entraînement : { $n ->
    [one] { $n } reprise
   *[other] { $n } reprises
 }
