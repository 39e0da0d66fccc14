# Hammer of the Scots, in English. Refusals and options are worded in the game itself.

title-hammer = Hammer of the Scots
guide-hammer =
    Scotland's war of independence. Whoever controls more of the fourteen nobles at the end wins.
    A year has up to five turns. Each turn both sides secretly choose a card: its number is how
    many areas may send out their blocks, or it is an event. The higher card moves first.
    Blocks of both sides in one area fight: A blocks first, then B, then C, the defender before
    the attacker. A block rolls a die for each step of strength; B3 hits with 3 or less, and each
    hit costs the strongest enemy block a step. A beaten noble changes sides.
    In winter nobles go home, castles feed the troops, and new blocks come from the pools.
    You see your own blocks. Of enemy blocks you see only how many stand where.

hammer-english = England
hammer-scottish = Scotland
hammer-letter-english = E
hammer-letter-scottish = S
hammer-north-sea = North Sea
hammer-irish-sea = Irish Sea
hammer-card-herald = Herald
hammer-card-pillage = Pillage
hammer-card-sea-move = Sea Move
hammer-card-truce = Truce
hammer-card-victuals = Victuals

# The picture.

hammer-your-blocks = Your blocks
hammer-more-blocks = … blocks lists them all
hammer-nobles = Nobles of { $name } ({ $n }):
hammer-nobles-too = · of { $name } ({ $n }):
hammer-hand = Your cards: { $cards }
hammer-held = { $name } holds { $n }
hammer-played = played: { $cards }
hammer-year-turn = { $year }, turn { $turn } of 5
hammer-winter = winter of { $year }
hammer-you-are = you are { $name }
hammer-pools = pools { $pools }
hammer-truce = Truce: { $name } may not attack
hammer-edward-two = Edward II is king
hammer-activated = paid for: { $areas }
hammer-battle-in = Battle in { $area }
hammer-round = Round { $round } of 3
hammer-attacks = { $name } attacks
hammer-defends = { $name } defends
hammer-reserve = { $n } in reserve
hammer-hidden = { $n } { $n ->
    [one] block
   *[other] blocks
 }, hidden again
hammer-in-reserve = { $n } in reserve
hammer-way = { $start } to { $end }
hammer-to-home = { $noble } to { $area }

# Pencil notes.

hammer-enemy = What you can know of { $name }
hammer-enemy-legend = Named plainly: certain. In grey: may be there. A number is the strength, 2-4 means in between.
hammer-pool = Pool
hammer-of-these = { $n } of:
hammer-castle = castle limit { $limit }{ $cathedral ->
    [yes] , cathedral (one more for Scotland)
   *[no] { "" }
 }
hammer-home-of = home of { $nobles }
hammer-black-borders = black borders (6 blocks): { $areas }
hammer-red-borders = red borders (2 blocks, then stop): { $areas }
hammer-empty = nobody
hammer-which-area = Which area? Type for example: look fife
hammer-which = Which? { $choices }
hammer-which-way = Several ways are as short: { $choices }. Type the number, or the way as it is written.
hammer-choices = (moves lists all { $n } choices)
hammer-final = Nobles { $nobles }.

hammer-help-type = a block and where it goes; a choice by number; notation
hammer-help-battle = names may be cut short
hammer-help-area = castle, borders and blocks of an area
hammer-help-enemy = which enemy blocks may be where
hammer-help-blocks = all your blocks · who holds which noble
hammer-help-marks = castle limit, cathedral · can be chosen · moved or fought · strength
rules-word-hammer = border

# What the table asks.

hammer-ask-play-cards = Choose a card:
hammer-ask-event-menu = Your event is { $card }. Type event to use it, pass, or crown a king if offered.
hammer-ask-herald-name = Herald: which enemy noble should change sides (1 to 4 on a die)? A name, or pass.
hammer-ask-sea-block = Sea Move: which block on a coast sails? A name ({ $example }), or pass.
hammer-ask-sea-to = Send { FORM($block, "the") } to which friendly coast?
hammer-ask-sea-second = A second block from { $source } to { $target }, or end?
hammer-ask-victuals-area = Victuals: which area of yours gets three steps? Or pass.
hammer-ask-victuals-steps = Victuals in { $area }: strengthen whom ({ $steps } left)? Or stop.
hammer-ask-pillage-victims = Pillage: which enemy area next to you loses two steps? Or pass.
hammer-ask-pillage-from = Which of your areas pillages { $victims } and gains the steps?
hammer-ask-pillage-hit = { $area } is pillaged: which of your strongest blocks loses a step?
hammer-ask-pillage-gain = { $area } gains from the pillage: strengthen whom ({ $steps } left)? Or stop.
hammer-ask-move-blocks = Move, { $points } { $points ->
    [one] point
   *[other] points
 } left: a block and where to, or end. For example: { $example } AREA.
hammer-ask-walk-block = { $block } in { $at }: where to{ $first ->
    [0] { " " }next, or stop
   *[other] { "" }
 }?
hammer-ask-pick-muster = Muster to a leader in which area?
hammer-ask-muster-blocks = Which block musters to { $leader }? A name, or end.
hammer-ask-main-force = Main force in { $area }: which group fights from the first round?
hammer-ask-choose-battle = Which battle comes next?
hammer-ask-pick-defection = Which battle after the defections comes next?
hammer-ask-combat-turn = Your { $letter } blocks: fire, retreat or hold?
hammer-ask-retreat-to = Retreat with { FORM($block, "the") } to which area?
hammer-ask-take-hits = { $left } { $left ->
    [one] hit
   *[other] hits
 } to take: which of your strongest blocks?
hammer-ask-must-retreat = Three rounds are over: you must retreat. Which block goes now?
hammer-ask-must-retreat-to = Retreat with { FORM($block, "the") } to which area?
hammer-leave-note = leave lets several go together, unseen.
hammer-ask-leave-together = Which blocks leave together? Name two or more.
hammer-ask-slip-away = They leave together: which block goes now?
hammer-ask-slip-away-to = Where to with { FORM($block, "the") }? Nobody else learns which block it is.
hammer-ask-regroup = You won: send a block to an adjacent area, or end.
hammer-ask-regroup-to = Regroup { FORM($block, "the") } to which area?
hammer-ask-raid-loss = Scots raid England: which of your blocks goes to the pool?
hammer-ask-choose-home = Where does { FORM($block, "the") } go home for the winter?
hammer-ask-moray-winters = Moray in winter: home to Moray, stay, or leave (to the pool)?
hammer-ask-king-winters = The King in winter: to a cathedral, stay, or leave (to the pool)?
hammer-ask-edward-winters = Edward: winter in Scotland with his army, or leave (to the pool)?
hammer-ask-wallace-winters = Wallace in winter: to Selkirk (two steps gained), or stay?
hammer-ask-choose-disbanding = Winter: disband blocks over the castle limits, and any others you like; then end.
hammer-ask-scottish-builds = Build: strengthen a block or draw one from the pool, a point each; or end.
hammer-ask-english-builds = Build: strengthen infantry and nobles, a point each; or end.
hammer-ask-sea-place = { $block }, drawn for { $area }: land on which coast?
hammer-ask-only-end = Nothing more can be done here: type end.
hammer-over-limit = Too many in { $areas }.
hammer-points-in = Points left: { $areas }.
