# The terminal table, in English.

name-you = You
name-player = Player { $letter }
name-deck = deck
list-and = and

event-sealed = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
 }

ask-any = Your turn. Type an action; moves lists them, ? helps.
refused = No: { $reason } (rule { $rule }).
not-understood = “{ $typed }” is not understood here. Type for example: { $example } (or ? for help).
no-number = Choose a number from #1 to #{ $number }; moves all lists them.
taken-back = Taken back: { $action }.
nothing-to-undo = There is nothing to take back yet.
undo-too-late = That cannot be taken back: something was revealed, or somebody else has acted.
hint = Hint: { $action } ({ $reason }).
example = Example
example-try = Try: { $action }
example-refused = Refused: { $reason } (rule { $rule }).
rules-which = Type a rule's number or a word: { $examples }.
rules-none = No rule has the number or the words “{ $query }”.
saved = Saved to { $file }.
file-exists = { $file } exists already; choose another name.
keep-game = Keep the game to go on later? [Y/n] { "" }
no-words = n no
kept = The game is kept in { $file }
go-on = Go on with: { $command }
press-enter = Press Enter.
hand-over = { $name }, it is your turn. Let nobody else look.
committed = The deal is fixed and sealed: { $hash }… At the end the seed is shown, and anybody can check it.
seed-was = The seed was { $seed }.
saved-check =
    Saved to { $file }; check it with:
    { $command }

result-won = { $who ->
    [you] You win!
   *[other] { $name } wins.
 }
result-drawn = The game is drawn.
replay-at = Ply { $ply } of { $last }. { $next }
replay-next = Next ({ $who }): { $action }
replay-keys = Enter/n next, p back, number, q:{ " " }
not-over = The game is not over.

help-goal = the goal of the game
help-moves = what you can do · everything, numbered · number 12 of it
help-undo = take back your last action
help-hint = what a good bot would do, and why
help-log = everything that happened
help-rules = read a rule, or find those with a word
help-save = save to another file as well (every action is kept anyway)
help-quit = leave; the game waits for you
