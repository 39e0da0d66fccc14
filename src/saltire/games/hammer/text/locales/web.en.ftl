# Hammer of the Scots in the browser, in English.

web-hammer-map = Map of Scotland
web-hammer-map-keys = On the map the arrow keys move it, plus and minus zoom, 0 shows all of it.
web-hammer-nearer = Zoom in
web-hammer-farther = Zoom out
web-hammer-whole-map = Whole map
web-hammer-legend = Borders
web-hammer-legend-black = black border: 6 blocks
web-hammer-legend-red = red border: 2 blocks, then stop
web-hammer-legend-march = Anglo-Scottish border
web-hammer-credit = Coast: Natural Earth
web-hammer-paid = paid for
web-hammer-points = { $n } { $n ->
    [one] point
   *[other] points
 }
web-hammer-places = The map in words
web-hammer-cards = Cards
web-hammer-hand = Your cards
web-hammer-nobles = Nobles
web-hammer-nobles-of = { $name }: { $n } of 14
web-hammer-pool-of = { $name }: { $n } in the pool
web-hammer-fallen = Gone for good: { $blocks }
web-hammer-held = holds { $n }
web-hammer-first = Goes first this turn
web-hammer-played-now = played { $card }
web-hammer-king-crowned = Scotland has crowned its king
web-hammer-area = { $area }: castle limit { $limit }, England { $english }, Scotland { $scots }
web-hammer-block = { $block } { $rating }, strength { $strength } of { $full }
web-hammer-blocks = { $n } { $n ->
    [one] block
   *[other] blocks
 }
web-hammer-moved = has moved
web-hammer-reserve = reserve
web-hammer-close = Close
web-hammer-skip = Skip
web-hammer-no-volley = No shot fired yet.
web-hammer-acts = { $letter ->
    [A] A blocks act
    [B] B blocks act
    [C] C blocks act
   *[other] to act
 }
web-hammer-all-choices = Every choice as a list ({ $n })
web-hammer-sending = …
web-hammer-waits = Waiting for { $names }.
web-hammer-over = { $name } has won the war.
web-hammer-group-on = Move several together
web-hammer-group-off = One at a time
web-hammer-group-help = Tap the blocks of one area, or hold Shift; then a lit area.
web-hammer-ended = The game is over.
web-hammer-cancel = Cancel
web-hammer-pick-one = { $block } in { $area }: where to?
web-hammer-pick-group = { $n } { $n ->
    [one] block
   *[other] blocks
 } from { $area }: where to?
web-hammer-pick-nowhere = No border has room for all of them.
web-hammer-goal = Way: { $way }. Room for { $room } { $room ->
    [one] block.
   *[other] blocks.
 }
web-hammer-goal-attack = Attack: { $own } of yours against { $enemies }.
web-hammer-goal-odds = About a { $odds } % chance to wipe them out.
web-hammer-odds = { $odds } %
web-hammer-rule = Rule { $rule }
web-hammer-move-card = { $n ->
    [one] 1 move point
   *[other] { $n } move points
 }
web-hammer-about-move = { $n ->
    [one] The blocks of one area may move, or one block crosses the Anglo-Scottish border.
   *[other] The blocks of { $n } areas may move; each block that crosses the Anglo-Scottish border costs a point of its own.
 } The higher card goes first.
web-hammer-about-herald = Name an enemy noble, not Moray, and roll: on 1 to 4 he comes over to you where he stands and attacks his old friends there. On 5 or 6 nothing happens.
web-hammer-about-pillage = Enemy blocks in an area next to yours take two hits, and your blocks gain the steps they lose. A noble who falls comes over to you.
web-hammer-about-sea-move = One or two of your blocks sail from one coast to another that is yours already. No attack, and not the Norse.
web-hammer-about-truce = This turn the enemy enters no area with your blocks in it, and Scots do not enter England.
web-hammer-about-victuals = Your blocks in one area gain up to three steps.
web-hammer-force-from = From { $areas }
web-hammer-force-help = The others wait in reserve and join the battle in { $area } in round 2.

web-hammer-verb-move = Move
web-hammer-verb-fire = Fire
web-hammer-verb-retreat = Retreat
web-hammer-verb-hold = Hold
web-hammer-verb-hit = Take hit
web-hammer-verb-strengthen = +1 step
web-hammer-verb-disband = Disband
web-hammer-here-to = Go to { $area }
web-hammer-here-in = Choose { $area }
web-hammer-here-draw-in = Draw a block in { $area }

web-hammer-act-play = Play { $card }
web-hammer-act-move = Move { $what }
web-hammer-act-to = To { $what }
web-hammer-act-in = In { $what }
web-hammer-act-fire = Fire: { $what }
web-hammer-act-retreat = Retreat: { $what }
web-hammer-act-hold = Hold: { $what }
web-hammer-act-hit = Take a hit: { $what }
web-hammer-act-strengthen = Strengthen { $what }
web-hammer-act-disband = Disband { $what }
web-hammer-act-name = Send the herald to { $what }
web-hammer-act-draw = Draw a block in { $area }
web-hammer-act-force = Main force { $number }

web-hammer-do-end = End
web-hammer-do-pass = Pass
web-hammer-do-stop = Stop here
web-hammer-do-enough = Enough
web-hammer-do-event = Use { $card }
web-hammer-do-crown-bruce = Crown Bruce
web-hammer-do-crown-comyn = Crown Comyn
web-hammer-do-return-of-balliol = Return of Balliol
web-hammer-do-stay = Stay
web-hammer-do-leave = Disband to the pool
web-hammer-do-leave-together = Leave together
web-hammer-do-winter = Winter in Scotland
web-hammer-do-muster = Muster to a leader

web-hammer-ask-play-cards = Choose a card.
web-hammer-ask-event-menu = Your event is { $card }. Use it?
web-hammer-ask-herald-name = Which enemy noble should change sides? He does on 1 to 4.
web-hammer-ask-sea-block = Sea Move: which block on a coast sails?
web-hammer-ask-sea-to = { $block }: to which friendly coast?
web-hammer-ask-sea-second = A second block from { $source } to { $target }?
web-hammer-ask-victuals-area = Victuals: which area gets three steps?
web-hammer-ask-victuals-steps = Victuals in { $area }: strengthen whom? { $steps } left.
web-hammer-ask-pillage-victims = Pillage: which enemy area next to you loses two steps?
web-hammer-ask-pillage-from = Which of your areas pillages { $area } and gains the steps?
web-hammer-ask-pillage-hit = { $area } is pillaged: which of your strongest blocks loses a step?
web-hammer-ask-pillage-gain = { $area } gains from the pillage: strengthen whom? { $steps } left.
web-hammer-ask-move-blocks = Move blocks: { $points } { $points ->
    [one] point
   *[other] points
 } left.
web-hammer-ask-walk-block = { $block } in { $at }: { $steps ->
    [0] where to?
   *[other] further, or stop?
 }
web-hammer-ask-pick-muster = Muster to a leader in which area?
web-hammer-ask-muster-blocks = Which blocks muster to { $area }?
web-hammer-ask-main-force = Which group is the main force in { $area }?
web-hammer-ask-choose-battle = Which battle comes next?
web-hammer-ask-pick-defection = Which battle after the defections comes next?
web-hammer-ask-combat-turn = Your { $letter } blocks: fire, retreat or hold.
web-hammer-ask-retreat-to = { $block }: retreat where?
web-hammer-ask-take-hits = { $left } { $left ->
    [one] hit
   *[other] hits
 } to take: which of your strongest blocks?
web-hammer-ask-must-retreat = Three rounds are over: you must retreat. Which block goes now?
web-hammer-ask-must-retreat-to = { $block }: retreat where?
web-hammer-ask-leave-together = Which blocks leave together? Two or more.
web-hammer-ask-slip-away = They leave together: which block goes now?
web-hammer-ask-slip-away-to = { $block }: where to? Nobody else learns which block it is.
web-hammer-ask-regroup = You won. Send blocks to adjacent areas, or end.
web-hammer-ask-regroup-to = { $block }: regroup where?
web-hammer-ask-raid-loss = Scots raid England: which of your blocks goes to the pool?
web-hammer-ask-choose-home = { $block }: home for the winter, where?
web-hammer-ask-moray-winters = Moray in winter: home, stay, or disband?
web-hammer-ask-king-winters = The King in winter: to a cathedral, stay, or disband?
web-hammer-ask-edward-winters = Edward: winter in Scotland with his army, or leave?
web-hammer-ask-wallace-winters = Wallace in winter: to Selkirk (two steps gained), or stay?
web-hammer-ask-choose-disbanding = Winter: disband blocks over the castle limits, and any others you like.
web-hammer-ask-scottish-builds = Build: strengthen blocks or draw new ones, a point each.
web-hammer-ask-english-builds = Build: strengthen infantry and nobles, a point each.
web-hammer-ask-sea-place = { $block }, drawn for { $area }: land on which coast?
web-hammer-ask-only-end = Nothing more can be done here.

web-hammer-lesson-goal = Fourteen nobles decide the war. Whoever controls more of them at the end wins.
web-hammer-overview-1 = England against Scotland for fourteen nobles. You see your own blocks; the enemy's show their backs.
web-hammer-overview-2 = Both play a card in secret: its number says from how many areas your blocks may march.
web-hammer-overview-3 = Where both stand, they fight with dice. A beaten noble changes sides.
web-hammer-overview-4 = In winter nobles go home; who holds their homes holds them. At the end the side with more nobles wins.
web-hammer-lesson-cards = Each turn both sides choose a card in secret. A number is how many areas may send out blocks; the higher card moves first. Others are events.
web-hammer-lesson-hidden = You see the faces of your blocks only. Of enemy blocks you see where they stand; what you can know of them is pencilled on their backs.
web-hammer-lesson-moves = Your 3 was higher, so you move first. Choose Wallace in Fife, then Angus: one English block stands there alone.
web-hammer-lesson-battle = Battle in Angus. A blocks act first, then B, then C, and roll a die for each pip: A3 hits with 3 or less. Let Wallace fire.
web-hammer-lesson-hits = Each hit costs your strongest block a step: it turns, and one pip less is on top. Among equals you choose.
web-hammer-lesson-capture = Nobles do not die: a beaten noble changes sides. Other blocks go to the pool, those with a black cross for good.
web-hammer-lesson-winter = In winter nobles go home. A noble who finds the enemy in his home changes sides.

# On the page about the server.

web-hammer-about-map = The map
web-hammer-about-map-text = The coast of the map of Hammer of the Scots comes from Natural Earth, which is in the public domain; it is warped so that every area has room.
