# What may be typed at the table, beside the English words, and tables of blocks, in English.

typed-end = end
typed-pass = pass
typed-stop = stop
typed-event = event
typed-stay = stay
typed-leave = leave
typed-winter = winter
typed-muster = muster
command-look = look area
command-enemy = enemy
command-blocks = blocks
command-nobles = nobles
hammer-help-goal = what you play for, and how a year goes
hammer-col-block = block
hammer-col-combat = combat
hammer-col-moves = moves
hammer-col-strength = strength
hammer-ratings-note = B3: fires after the A blocks, hits with 3 or less. A noble who defends his home hits with one more than A2 or B2 says.
hammer-event-does = { $card ->
    [herald] It may win over an enemy noble outside battle: name one, 1 to 4 on a die.
    [pillage] Two steps are taken from an enemy area beside one of yours, and may strengthen your blocks there.
    [sea-move] One or two blocks sail from a coast to a friendly coast; nobody attacks from the sea.
    [truce] The other side may move this turn, but not attack.
   *[victuals] Three steps of strength for the blocks of one friendly area.
 }
hammer-way-asked = Several ways are as short. Which one?
typed-play = play
typed-fire = fire
typed-retreat = retreat
typed-hold = hold
typed-hit = hit
typed-move = move
typed-strengthen = strengthen
typed-disband = disband
typed-draw = draw
typed-name = name
