# What a player may choose, in English: for hints, reviews and the log.

hammer-event-own-card = You lay { $card } face down.
hammer-choice-play = Play the card { $card }
hammer-choice-play-event = Play { $card }
hammer-choice-move = { $goes ->
    [attack] Move { FORM($block, "the") } from { $from } to { $to } and attack
    [yes] Move { FORM($block, "the") } from { $from } to { $to }
   *[no] Move { FORM($block, "the") } from { $from }
 }
hammer-choice-go-on = { $goes ->
    [attack] Move { FORM($block, "the") } on from { $from } to { $to } and attack
    [yes] Move { FORM($block, "the") } on from { $from } to { $to }
   *[no] Move { FORM($block, "the") } on
 }
hammer-choice-sail = { $goes ->
    [yes] Send { FORM($block, "the") } by sea from { $from } to { $to }
   *[no] Send { FORM($block, "the") } by sea from { $from }
 }
hammer-choice-retreat = { $goes ->
    [yes] Retreat with { FORM($block, "the") } from { $from } to { $to }
   *[no] Retreat with { FORM($block, "the") } from { $from }
 }
hammer-choice-regroup = { $goes ->
    [yes] Regroup { FORM($block, "the") } from { $from } to { $to }
   *[no] Regroup { FORM($block, "the") } from { $from }
 }
hammer-choice-home = { $goes ->
    [yes] Let { FORM($block, "the") } spend the winter in { $to }
   *[no] Let { FORM($block, "the") } go home
 }
hammer-choice-land = { $goes ->
    [yes] Land { FORM($block, "the") } in { $to }
   *[no] Land { FORM($block, "the") }
 }
hammer-choice-leave-with = Let { FORM($block, "the") } leave { $from } with the others
hammer-choice-muster-block = { $goes ->
    [yes] Muster { FORM($block, "the") } from { $from } to { $to }
   *[no] Muster { FORM($block, "the") } from { $from }
 }
hammer-choice-muster-to = Muster to the leader in { $area }
hammer-choice-pillage-from = Pillage { $victims } from { $area }
hammer-choice-end-sail = Send no second block
hammer-choice-end-regroup = Let the others stay
hammer-choice-end-disbanding = Disband nobody else
hammer-choice-end-builds = Build no more
hammer-choice-end-muster = End the muster
hammer-choice-end-leaving = Nobody else leaves
hammer-choice-crown-bruce = Crown Bruce King of Scots
hammer-choice-crown-comyn = Crown Comyn King of Scots
hammer-choice-to-pool = Disband { FORM($block, "the") } to the pool
hammer-choice-victuals = Send victuals to { $area }
hammer-choice-pillage = Pillage { $area }
hammer-choice-battle = Fight in { $area } next
hammer-choice-draw = Draw a new block in { $area }
hammer-choice-force = Let group { $number } lead the attack on { $area }
hammer-choice-fire = Fire with { FORM($block, "the") }
hammer-choice-hold = Let { FORM($block, "the") } hold { FORM($block, "number") ->
    [many] their fire
   *[one] fire
 }
hammer-choice-hit = Let { FORM($block, "the") } take the hit
hammer-choice-strengthen = Strengthen { FORM($block, "the") } in { $area } by a step
hammer-choice-disband = Disband { FORM($block, "the") } in { $area }
hammer-choice-herald = Send the herald to { $block }
hammer-choice-end = End your moves
hammer-choice-stop = Stop { FORM($block, "the") } in { $area }
hammer-choice-enough = Add no more steps
hammer-choice-pass = Do not use { $card }
hammer-choice-event = Use { $card }
hammer-choice-balliol = Let Balliol return as King of Scots
hammer-choice-stay = Let { FORM($block, "the") } stay in { $area }
hammer-choice-winter = Let Edward winter in Scotland with his army
hammer-choice-leave = Let several blocks leave together
hammer-choice-muster = Muster blocks to a leader
