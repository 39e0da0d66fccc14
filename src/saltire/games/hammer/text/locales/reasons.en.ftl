# Why a bot chose as it did.

hammer-why-card = { $card ->
    [herald] { hammer-card-herald }
    [pillage] { hammer-card-pillage }
    [sea-move] { hammer-card-sea-move }
    [truce] { hammer-card-truce }
    [victuals] { hammer-card-victuals }
   *[other] a { $card }
 }
hammer-why-any = one is as good as another
hammer-why-card-only = the only kind of card I hold
hammer-why-card-right = { hammer-why-card } is right for what I want to move
hammer-why-card-enough = { hammer-why-card } is enough for what I want to move
hammer-why-card-high = { hammer-why-card } is my highest number, and the higher card goes first
hammer-why-card-low = { hammer-why-card } is enough now; better cards can wait
hammer-why-event-card = { hammer-why-card } helps me now
hammer-why-event-before = { hammer-why-card } helps me now
hammer-why-event-worth = { hammer-why-card } is worth using
hammer-why-event-nothing = { hammer-why-card } would bring me nothing
hammer-why-event = the event helps more than passing it
hammer-why-no-event = using the event would not help me
hammer-why-king = a king is a strong block, and no noble leaves us for it
hammer-why-crown = a king now is worth the nobles who leave us for it
hammer-why-herald = { $block } would be one more noble for us
hammer-why-nobody-to-win = there is nobody to win over
hammer-why-pillage = the enemy in { $area } can be hurt without a battle
hammer-why-nobody-to-pillage = there is nobody to pillage
hammer-why-needs-steps = my blocks in { $area } need the steps most
hammer-why-needs-step = { FORM($block, "the") } { FORM($block, "number") ->
    [many] need
   *[one] needs
 } the step most
hammer-why-no-steps = nobody lacks a step
hammer-why-sail = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } of more use on another coast
hammer-why-no-sail = nobody is of more use on another coast
hammer-why-sails-along = { FORM($block, "the") } { FORM($block, "number") ->
    [many] go
   *[one] goes
 } along
hammer-why-one-sails = one is enough
hammer-why-no-march = no march would improve my position
hammer-why-march-no-more = no other march is worth its danger
hammer-why-attack = { $n ->
    [one] one block attacks
   *[other] { $n } blocks attack
 } { $area }, with about a { $odds } % chance to win
hammer-why-helps = { FORM($block, "the") } { FORM($block, "number") ->
    [many] help
   *[one] helps
 } in the battle for { $area }
hammer-why-more-use = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } of more use in { $area }
hammer-why-takes = { FORM($block, "the") } { FORM($block, "number") ->
    [many] take
   *[one] takes
 } { $area }, which nobody holds
hammer-why-arrived = that is where this march was going
hammer-why-well-placed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } well placed here
hammer-why-goes = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } needed most there
hammer-why-go = { $area } is the best place to go
hammer-why-battle-first = { $area } first: there is most to win
hammer-why-main-force = the strongest group leads, the others follow in round 2
hammer-why-fires = { FORM($block, "the") } { FORM($block, "number") ->
    [many] fire
   *[one] fires
 }, with about a { $odds } % chance to wipe them out
hammer-why-leaves = { FORM($block, "the") } { FORM($block, "number") ->
    [many] leave
   *[one] leaves
 }: a { $odds } % chance of being wiped out here
hammer-why-likely-lost = { FORM($block, "the") } { FORM($block, "number") ->
    [many] leave
   *[one] leaves
 } a battle that is likely lost
hammer-why-leaves-first = { FORM($block, "the") } { FORM($block, "number") ->
    [many] leave
   *[one] leaves
 } first, while the borders have room
hammer-why-spares = { FORM($block, "the") } can best spare a step
hammer-why-best-placed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } best placed in { $area }
hammer-why-all-well-placed = everybody is well placed
hammer-why-home = { $area } is the better home this winter
hammer-why-stay = this is the best place for the winter
hammer-why-moray-home = Moray is at home in Moray
hammer-why-moray-stays = Moray stays: he counts as a noble only on the map
hammer-why-king-winters = the King winters where there is room and little danger
hammer-why-king-hides = there is no room for the King; he hides until spring
hammer-why-king-later = the King serves us better if he hides until spring
hammer-why-army-stays = the army is strong enough to stay in Scotland
hammer-why-fresh-army = a fresh army in spring is worth more than staying
hammer-why-selkirk = in Selkirk Wallace is safe from castle limits{ $n ->
    [0] { "" }
    [1] { "" } and gains a step
   *[other] { "" } and gains two steps
 }
hammer-why-wallace-away = Wallace is not on the map
hammer-why-crowded = { $area } feeds no more, and { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } missed least
hammer-why-back-whole = { FORM($block, "the") } may come back at full strength
hammer-why-missed-least = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } missed least
hammer-why-all-of-use = everybody left is of use where he is
hammer-why-raid = raiders cost us a block, and { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } missed least
hammer-why-draw = there is room for a new block in { $area }
hammer-why-recovers = { FORM($block, "the") } { FORM($block, "number") ->
    [many] recover
   *[one] recovers
 } a step
hammer-why-built = nothing more can be built
