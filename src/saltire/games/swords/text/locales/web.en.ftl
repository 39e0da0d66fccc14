# Swords and Bagpipes in the browser, in English.

web-swords-field = The battlefield
web-swords-phases = Phases of the round
web-swords-step-invasion = Invasion
web-swords-step-actions = Actions
web-swords-step-badge = Badge
web-swords-step-choice = Choice
web-swords-step-battle = Battle
web-swords-step-awards = Awards
web-swords-step-end = End
web-swords-defeats = defeats: { $n } of { $last }
web-swords-arms-card = English Arms card
web-swords-troops = English troops
web-swords-printed = { $n } on the shield
web-swords-rewards = Rewards
web-swords-pay-win = Scotland wins: { $n } gold and a Bagpipe card
web-swords-pay-loss = Scotland loses: { $n } gold and a unit
web-swords-pay-crown = { $split ->
    [yes] For England: { $n } gold, shared
   *[no] For England: { $n } gold each
 }, and a Dagger card
web-swords-open = { $n } undecided
web-swords-battle = The battle
web-swords-wins = { $side } wins the battle.
web-swords-gained-gold = { $n } gold
web-swords-gained-dagger = a Dagger card
web-swords-gained-bagpipe = a Bagpipe card

# Clans.

web-swords-clan = Clan { $clan }
web-swords-waited = to move
web-swords-winner = wins the game
web-swords-badge = bears the Badge of Honour
web-swords-token = has the Stay Home token
web-swords-says = claims
web-swords-choosing = is choosing
web-swords-known = face down: { $side }
web-swords-bagpipe-cards = { $n } Bagpipe { $n ->
    [one] card
   *[other] cards
 }
web-swords-dagger-cards = { $n } Dagger { $n ->
    [one] card
   *[other] cards
 }
web-swords-daggers-sum = together { $n }

# Cards and stacks.

web-swords-hand = Your Bagpipe cards
web-swords-window = open now: { $window }
web-swords-twice = can be played twice, in different rounds
web-swords-lies-open = lies open: once more
web-swords-just-came = just received
web-swords-on-whom = Played on
web-swords-bagpipe-stack = Bagpipe stack: { $n }
web-swords-dagger-stack = Dagger stack: { $n }
web-swords-discards = Discarded
web-swords-unseen-daggers = Dagger cards you have not seen
web-swords-dagger-discards = Dagger cards discarded
web-swords-left-to-lay = { $name } can still lay
web-swords-pile = discarded: { $cards }
web-swords-arms-seen = Arms cards so far

# Actions.

web-swords-waits = Waiting for { $names }.
web-swords-replenish = Replenish
web-swords-how-taxes = Collect Taxes
web-swords-how-taxes-does = 1 gold
web-swords-how-militia = Raise Militia
web-swords-how-militia-does = a unit into every camp and the Scottish one
web-swords-how-troops = Assemble Troops
web-swords-how-troops-does = 2 units into your castle
web-swords-how-mercenaries = Hire Mercenaries
web-swords-how-mercenaries-does = pay 1 gold, 4 units into your castle
web-swords-to-camp = Move to camp:
web-swords-move = Move { $n } { $n ->
    [one] unit
   *[other] units
 } to camp
web-swords-units = { $n } { $n ->
    [one] unit
   *[other] units
 }
web-swords-lay = Lay { $side }
web-swords-lay-with = Lay { $side } with dagger { $n }
web-swords-lay-bonnet = the bonnet: defend it
web-swords-lay-crown = the crown: gold and a dagger
web-swords-give-badge = Give { $name } the badge
web-swords-give-home = { $name } stays home
web-swords-drop = Discard dagger { $n }
web-swords-play = Play { $card }
web-swords-play-on = Play { $card } on { $name }
web-swords-do-done = End turn
web-swords-do-pass = Pass
web-swords-do-keep = Keep the badge
web-swords-say = Claim in public:

# The lesson.

web-swords-lesson-goal = The English come every round. While Scotland stands, the most gold wins; after the last space of this track it has fallen, and the fewest daggers win.
web-swords-overview-1 = The English come every round. Each clan decides whether to fight them or to help them.
web-swords-overview-2 = On your turn take gold or units, and send units to your camp: only they fight.
web-swords-overview-3 = Talk, promise, lie. Then lay bonnet or crown in secret; all are turned over at once.
web-swords-overview-4 = If Scotland stands at the end, most gold wins; if it has fallen, fewest daggers.
web-swords-lesson-arms = This card says how strong the English are and what the battle pays: to the loyal under the bonnets, to traitors under the crown.
web-swords-lesson-turn = It is your turn, and you replenish once: with units you fight, with gold you win. Collect taxes.
web-swords-lesson-camp = Only units in your camp fight, and after the battle they are gone. Send four there. With none you would be a deserter and get no reward.
web-swords-lesson-token = Now choose in secret: the bonnet for Scotland, the crown for England. Nobody sees it until all tokens are turned over. Lay the bonnet this time.
web-swords-lesson-battle = Both armies are added up; a tie is Scotland's. Each clan is paid for the side it chose.
web-swords-lesson-dagger = Traitors are always paid, but draw a Dagger card each time. While Scotland stands, five daggers more than every other clan bar you from winning.
web-swords-auto-pass = You can only pass: that happens by itself.
web-swords-auto-wait = Wait
web-swords-standings = Standings
web-swords-end-stands = Scotland stands: most gold wins.
web-swords-end-fallen = Scotland has fallen: fewest daggers win.
web-swords-tie-broken = { $how ->
    [fallen] Equal in daggers: the gold decided.
   *[stands] Equal in gold: the fewer daggers decided.
 }
web-swords-tie-shared = Equal in gold and in daggers: they share the win.
web-swords-barred = cannot win: five daggers more than every other clan
web-swords-clan-column = Clan
web-swords-gold-column = Gold
web-swords-daggers-column = Daggers
