# Errors of the command line, in English.

cli-near = did you mean { $near }?
cli-help = { $command } --help tells more
cli-error-game = there is no game “{ $game }”; there are: { $listed }
cli-error-bot = { $game } has no bot “{ $bot }”; choose from: { $listed }
cli-error-value = { $option } cannot be { $value }; choose one of: { $listed }
cli-error-needs = { $setting } needs { $needed } (rule { $rule })
cli-error-option = { $game } has no option “{ $option }”; there are: { $listed }
cli-error-rule = no rule of { $game } has the number or the words “{ $query }”
cli-error-file = { $file }: there is no such file
cli-error-folder = there is no folder { $folder }
cli-error-exists = { $file } exists already; to go on with it: { $command }
cli-error-people = --people { $value } cannot be: { $game } has { $players } seats here
cli-error-my-seat = --seat { $value } cannot be: the seats are 0 to { $last }, or random
cli-error-over = { $file }: this game is over; look at it with: { $command }
cli-error-nothing-kept = no unfinished game in { $folder }
cli-error-ply = there is no ply { $ply }: the game has 0 to { $last }
cli-error-seat = there is no seat { $seat }: seats are 0 to { $last }
cli-error-link = “{ $link }” is not a link to a table; it looks like { $example }
cli-error-silent = { $link } does not answer ({ $reason })
cli-error-not-seated = you do not sit at this table: use the link of a seat
cli-error-command = there is no command “{ $command }”
cli-error-flag = there is no option { $option }
cli-error-flag-value = { $option } cannot be “{ $value }”; choose one of: { $listed }
cli-error-flag-number = { $option } cannot be “{ $value }”: a number is wanted
cli-error-flag-empty = { $option } lacks its value
cli-error-unexpected = “{ $value }” is one word too many
cli-error-required = this is missing: { $listed }

# Options listed, and what verify says.

cli-options-range = { $first } to { $last }
cli-options-help = { $help } (rule { $rule })
cli-verify-proved = { $file }: { $n ->
    [one] { $n } draw
   *[other] { $n } draws
 } proved, { $result }{ $practice }
cli-verify-wrong = { $file }: NOT proved: { $why }
cli-result-open = { $n ->
    [one] game not over after { $n } action
   *[other] game not over after { $n } actions
 }
cli-result-won = result: { $name } wins
cli-result-drawn = result: a draw
cli-result-shared = result: { $names } share the win
cli-result-seat = seat { $seat } ({ $name })
cli-result-practice = ; practice: { $n ->
    [one] { $n } time
   *[other] { $n } times
 } taken back
