# Why a bot does something, said by the bot in one line: hints and reviews, in English.

why-seat = seat { $seat }
why-lot = drawn by lot out of { $n }
why-astray = something else for once
why-no-choice = there is no other choice
why-same-plan = the next step of the same plan
why-little = there is little to think about
why-guessing = one to keep them guessing
why-odds = wins { $games } of 100 imagined games, the next best { $next }
why-odds-alone = wins { $games } of 100 imagined games

# Schotten Totten.

schotten-why-formation = { $formation ->
    [sum] a sum
    [run] a run
    [colour] a colour
    [kind] { $size ->
        [4] four of a kind
       *[other] three of a kind
    }
   *[colour-run] a colour run
 }
schotten-why-claim = stone { $stone } is won: nothing left can beat this side
schotten-why-pick = { $card } is the card whose move changes most
schotten-why-move = the card does most at stone { $stone }
schotten-why-back = { $card } is the card I miss least
schotten-why-face = this face makes the side strongest
schotten-why-draw-tactics = a tactics card may surprise, and I hold few
schotten-why-draw-clan = clan cards win stones
schotten-why-discard = the card stood in the way
schotten-why-no-card = there is no card I could place
schotten-why-tactics-wait = my tactics cards can wait
schotten-why-done = there is nothing more to claim
schotten-why-recruiter = three new cards for two I can spare
schotten-why-strategist = one of my cards does more elsewhere
schotten-why-traitor = one of their cards does more on my side
schotten-why-banshee = one of their cards is too good to stay
schotten-why-bluff = at stone { $stone } my total is worth more than my formation
schotten-why-mud = a fourth card helps me more than them at stone { $stone }
schotten-why-spare = { $card } is the card I can best spare, and stone { $stone } loses least by it
schotten-why-towards = { $card } works towards { schotten-why-formation } at stone { $stone }
schotten-why-unbeatable = { $card } makes stone { $stone } { schotten-why-formation } nobody can beat
schotten-why-complete = { $card } completes stone { $stone }: { schotten-why-formation } of { $total }

# Hammer of the Scots.

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
hammer-why-card-high = { hammer-why-card }: I need the moves, and the higher card goes first
hammer-why-card-low = { hammer-why-card } is enough now; better cards can wait
hammer-why-event-card = { hammer-why-card } helps me now
hammer-why-event-before = { hammer-why-card } comes before the enemy moves, and helps me now
hammer-why-event-worth = { hammer-why-card } is worth using
hammer-why-event-nothing = { hammer-why-card } would bring me nothing
hammer-why-event = the event helps more than passing it
hammer-why-no-event = using the event would not help me
hammer-why-king = a king is a strong block, and no noble leaves us for it
hammer-why-crown = a king now is worth the nobles who leave us for it
hammer-why-herald = { $block } would be a noble more for us
hammer-why-nobody-to-win = there is nobody to win over
hammer-why-pillage = the enemy in { $area } can be hurt without a battle
hammer-why-nobody-to-pillage = there is nobody to pillage
hammer-why-needs-steps = my blocks in { $area } need the steps most
hammer-why-needs-step = { $block } needs the step most
hammer-why-no-steps = nobody lacks a step
hammer-why-sail = { $block } is of more use on another coast
hammer-why-no-sail = nobody is of more use on another coast
hammer-why-sails-along = { $block } goes along
hammer-why-one-sails = one is enough
hammer-why-no-march = no march would better my position
hammer-why-march-no-more = no other march is worth its danger
hammer-why-attack = { $n } to attack { $area }, with about { $odds } % to win it
hammer-why-helps = { $block } helps in the battle for { $area }
hammer-why-more-use = { $block } is of more use in { $area }
hammer-why-takes = { $block } takes { $area }, which nobody holds
hammer-why-arrived = that is where it was going
hammer-why-well-placed = { $block } is well placed here
hammer-why-goes = { $block } goes where it is of most use
hammer-why-go = { $area } is the best place to go
hammer-why-battle-first = { $area } first: there is most to win
hammer-why-main-force = the strongest group leads, the others follow in round 2
hammer-why-fires = { $block } fires: about { $odds } % to wipe them out
hammer-why-leaves = { $block } leaves: { $odds } % to be wiped out here
hammer-why-likely-lost = { $block } leaves a battle that is likely lost
hammer-why-leaves-first = { $block } leaves first, while the borders have room
hammer-why-spares = { $block } is the one I can best spare a step of
hammer-why-best-placed = { $block } is best placed in { $area }
hammer-why-all-well-placed = everybody is well placed
hammer-why-home = { $area } is the better home this winter
hammer-why-stay = this is the best place for the winter
hammer-why-moray-home = Moray is at home in Moray
hammer-why-moray-stays = Moray stays: he counts as a noble only on the map
hammer-why-king-winters = the King winters where there is room and little danger
hammer-why-king-hides = there is no room for the King; he hides until spring
hammer-why-army-stays = the army is strong enough to stay in Scotland
hammer-why-fresh-army = a fresh army in spring is worth more than staying
hammer-why-selkirk = in Selkirk Wallace is safe from castle limits and gains two steps
hammer-why-wallace-away = Wallace is not on the map
hammer-why-crowded = { $area } feeds no more, and { $block } is missed least
hammer-why-back-whole = { $block } may come back at full strength
hammer-why-missed-least = { $block } is missed least
hammer-why-all-of-use = everybody left is of use where he is
hammer-why-raid = raiders cost us a block, and { $block } is missed least
hammer-why-draw = there is room for a new block in { $area }
hammer-why-recovers = { $block } recovers a step
hammer-why-built = nothing more can be built

# Swords and Bagpipes.

swords-why-odds = Scotland wins with about { $odds } %
swords-why-traitors = { $n ->
    [0] I expect nobody to betray
   *[other] I expect { $seats } to betray
 }
swords-why-taxes = gold is worth more to me now than more units
swords-why-militia = a unit in every camp and one for Scotland: we shall need them
swords-why-troops = I need units in my castle
swords-why-mercenaries = four units for one gold: I shall need them
swords-why-gold = gold wins games
swords-why-units-later = I shall need units when I am back
swords-why-camp-enough = one unit in camp is enough to be paid
swords-why-camp = with { $units } more in my camp: { swords-why-odds }
swords-why-camp-loyal = with { $units } more in my camp on its side { swords-why-odds }
swords-why-card = { $card } helps me more now than it would later
swords-why-card-on = { $card } on { $seat } helps me more now than it would later
swords-why-units = that much helps me most
swords-why-drop = the fewer daggers the better
swords-why-done = I have done what I wanted to do
swords-why-pass = I keep my cards: none would help me now
swords-why-peek = I cannot tell where { $seat } stands
swords-why-word = I gave my word for { $side ->
    [england] England
   *[scotland] Scotland
 }
swords-why-good-word = I say { $side ->
    [england] England
   *[scotland] Scotland
 }, and my word is good
swords-why-open = they may know that I stand with { $side ->
    [england] England
   *[scotland] Scotland
 }
swords-why-pretend = I want them to think that I stand with { $side ->
    [england] England
   *[scotland] Scotland
 }
swords-why-count-on-me = let them count on me
swords-why-small-daggers = small daggers make small suspicions
swords-why-true-daggers = the truth costs nothing
swords-why-revenge = you betrayed me, now I betray you; { swords-why-odds }
swords-why-late = late is the time to betray; { swords-why-odds }
swords-why-crown = { swords-why-odds }, and the crown's gold is worth a dagger
swords-why-loyal = I stand with Scotland; { swords-why-odds }
swords-why-dagger-costs = { swords-why-odds }, and a dagger would cost me more than the crown pays
swords-why-side-england = { swords-why-traitors }: { swords-why-odds }, and the crown pays me for a dagger
swords-why-side-scotland = { swords-why-traitors }: { swords-why-odds }, and I keep my hands clean
swords-why-grudge = { $seat } betrayed me
swords-why-home = the battle is better for me without { $seat }
swords-why-daggers = { $seat } has { $n } Dagger { $n ->
    [one] card
   *[other] cards
 }: better bound to Scotland
swords-why-would-betray = { $seat } would betray with about { $odds } %: better bound to Scotland
swords-why-bound = { $seat } bound to Scotland helps me most
swords-why-badge = with the badge their camp fights for Scotland
swords-why-keep = their camp may stay where it is
