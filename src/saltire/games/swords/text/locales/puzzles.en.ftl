# Puzzles: questions, answers and what proves them, in English.

swords-puzzle-kind-side = The last choice
swords-puzzle-kind-sure = A certain win
swords-puzzle-kind-out = Who is out?
swords-puzzle-kind-must = What must be true?
swords-puzzle-scene = The last round; nobody holds a Bagpipe card, and the tokens are about to be laid. You are { $seat }.
swords-puzzle-side = { swords-puzzle-scene } With which side can you still win, alone or together with others?
swords-puzzle-sure = { swords-puzzle-scene } With which side do you win for certain, whatever the others choose and whatever hidden Dagger cards show?
swords-puzzle-out = { swords-puzzle-scene } One clan can no longer win. Which?
swords-puzzle-only = { swords-puzzle-scene } Only one clan can still win. Which?
swords-puzzle-must = { swords-puzzle-scene } Which of these must be true if you win?
swords-puzzle-scotland-only = with Scotland only
swords-puzzle-england-only = with England only
swords-puzzle-either = with either side
swords-puzzle-neither = with neither side
swords-puzzle-clan = { $seat }
swords-puzzle-the-side = { $side ->
    [scotland] Scotland
   *[england] England
 }
swords-puzzle-must-scotland = Scotland wins the battle.
swords-puzzle-must-england = England wins the battle.
swords-puzzle-must-clan = { $seat } supports { swords-puzzle-the-side }.
swords-puzzle-must-least = { $seat } has at least { $daggers } { $daggers ->
    [one] dagger
   *[other] daggers
 } in the end.
swords-puzzle-must-most = { $seat } has at most { $daggers } { $daggers ->
    [one] dagger
   *[other] daggers
 } in the end.
swords-puzzle-outcome = { $fallen ->
    [yes] Scotland has fallen, and the fewest daggers win.
    [barred] Scotland stands: the most gold wins, but a clan with at least five daggers more than every other cannot win.
   *[no] Scotland stands: the most gold wins.
 }
swords-puzzle-example = { $seat } wins with { $gold } gold and { $daggers } { $daggers ->
    [one] dagger
   *[other] daggers
 }: for Scotland { $scots }; for England { $english }; the battle is { $winner ->
    [scotland] Scotland's
   *[england] England's
 }. { swords-puzzle-outcome }
swords-puzzle-nearest = { $seat } loses even with { $gold } gold and { $daggers } { $daggers ->
    [one] dagger
   *[other] daggers
 }: { $winner } wins with { $theirs } gold and { $other } { $other ->
    [one] dagger
   *[other] daggers
 }. { swords-puzzle-outcome }
swords-puzzle-with-win = With { swords-puzzle-the-side } you can win, for example like this:
swords-puzzle-with-no-win = With { swords-puzzle-the-side } you never win, for example like this:
swords-puzzle-with-sure = With { swords-puzzle-the-side } you win in every ending.
swords-puzzle-with-loss = With { swords-puzzle-the-side } somebody else can win, for example like this:
swords-puzzle-must-count = Of { $ends } possible endings you win { $won }, and it is true in all of those.
swords-puzzle-not-needed = Not needed: { $statement }
