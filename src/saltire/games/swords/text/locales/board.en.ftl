# Swords and Bagpipes, in English. Refusals and options are worded in the game itself.

title-swords = Swords and Bagpipes
guide-swords =
    The English come every year, and you lead a Scottish clan. Each round: replenish once, move
    units from castle to camp, play cards; then everybody secretly lays the bonnet (defend
    Scotland) or the crown (take English gold). Camps fight for the side they chose.
    { $players ->
        [2] Before the reveal the bearer of the badge may give it to the other: then all but one unit of
            that camp fight for Scotland.
        [3] The badge goes round clockwise and binds nobody.
       *[other] Whoever bears the badge must defend Scotland, and hands it on every round.
    }
    Loyal clans share the honours of a victory. Traitors are always paid, but each time they
    { $players ->
        [2] take the Dagger card that the other laid.
       *[other] draw a Dagger card with one to three daggers.
    }
    { $defeats ->
        [5] Five
       *[other] Four
    } defeats and Scotland has fallen: then the fewest daggers win. Otherwise most gold wins,
    but nobody with five daggers more than every other clan.

swords-scotland = Scotland
swords-england = England
swords-taxes = taxes
swords-militia = militia
swords-troops = troops
swords-mercenaries = mercenaries
swords-window-actions = Actions
swords-window-choice = Choice
swords-window-awards = Awards
swords-place-supply = supply
    .the = the supply
swords-place-own-castle = castle
    .the = the castle
swords-place-own-camp = camp
    .the = the camp
swords-place-scottish-camp = Scottish camp
    .the = the Scottish camp
swords-dagger = dagger { $n }

# The picture.

swords-round = round { $round } of { $rounds }
swords-defeats = defeats { $track }
swords-stacks = stacks: { $bagpipes } Bagpipe, { $daggers } Dagger
swords-stack = stack: { $bagpipes } Bagpipe
swords-invaders = English: { $card }, { $troops } troops
swords-scots = Scottish camp { $units }
swords-pays = Scots: won { $win } gold + card, lost { $loss } gold + unit · crown: { $crown } gold { $split ->
    [yes] shared
   *[no] each
 }
swords-col-castle = castle
swords-col-camp = camp
swords-col-gold = gold
swords-col-cards = cards
swords-col-daggers = daggers
swords-at-home = stays home
swords-face-down = face down
swords-has-chosen = has chosen
swords-has-passed = passed
swords-says-side = “I stand with { $side }”
swords-says-dagger = “my Dagger card shows { $n }”
swords-no-cards = You hold no Bagpipe card.
swords-hand = Your cards: { $cards } (card NAME tells what one does)
swords-own-daggers = Your daggers: { $cards } (together { $total })
swords-to-lay = Dagger cards to lay: { $cards }
swords-laid = (on the table: { $n })
swords-which = Which? { $choices }
swords-which-card = No card is called that; cards lists them all.
swords-made-rest = title known, rest reconstructed
swords-made-all = reconstructed
swords-shared = { $names } share the win.
swords-scotland-fell = Scotland has fallen: the fewest daggers win.
swords-scotland-stood = Scotland stands: the most gold wins.

# What cards do.

swords-does-pay = pay { $n } gold
swords-does-units = { $upto ->
    [yes] up to
   *[no] as many as there are, at most
 } { $n } { $n ->
    [one] unit
   *[other] units
 } { $start } → { $end }
swords-does-militia = raise militia
swords-does-take-badge = take the badge
swords-does-gain = gain { $n } gold
swords-does-lose = lose { $n } gold
swords-does-rob = take { $n } gold from another clan
swords-does-switch = change sides
swords-does-force = another clan's token becomes { $n ->
    [1] England
   *[other] Scotland
}
swords-does-peek = look at another clan's token
swords-does-shield = English troops { $n }
swords-does-draw = draw { $n } Bagpipe { $n ->
    [one] card
   *[other] cards
 }
swords-does-drop = discard { $n } Dagger { $n ->
    [one] card
   *[other] cards
 }
swords-does-per-traitor = gain { $n } gold for each other supporter of England, at most { $most }
swords-needs-not-bearer = not if you bear the badge
swords-needs-loyal = if you supported Scotland
swords-needs-traitor = if you supported England
swords-needs-fewest = if nobody has fewer Dagger cards
swords-needs-dagger = if you have a Dagger card
swords-needs-gold = one with gold
swords-needs-opposed = on the other side
swords-needs-smaller = with fewer units in camp
swords-arms-badge-free = The badge binds nobody this round
swords-arms-badge-england = The bearer of the badge must support England
swords-arms-no-mercenaries = Mercenaries cannot be hired
swords-arms-no-choice-cards = No Choice cards this round
swords-arms-levy = { $n } more English for each clan in the battle
swords-arms-volley = Up to { $n } { $n ->
    [one] unit leaves
   *[other] units leave
 } the Scottish camp before the battle
swords-arms-militia = Raise Militia puts { $n } more into the Scottish camp

# What the table asks.

swords-do-move = move { $n }
swords-do-say-side = say “{ $side }”
swords-do-say-dagger = say “dagger { $n }”
swords-do-done = done
swords-do-pass = pass
swords-do-keep = keep
swords-do-virtual = virtual card
swords-ask-turn = { $done ->
    [yes] Your turn: move, play cards, or end it.
   *[no] Your turn: replenish once; move and play as you like.
 }
swords-ask-choice = Choice cards: play one, or pass.
swords-ask-awards = Awards cards: play one, or pass.
swords-ask-token = Lay a token, face down:
swords-ask-both = Lay a token and a Dagger card, face down:
swords-ask-badge = { $duty ->
    [england] Who gets the badge and must support England?
    [free] Who gets the badge? It binds nobody this round.
   *[scotland] Who gets the badge and must defend Scotland?
 }
swords-ask-keep = Give the badge (all but one of their camp joins the Scots), or keep it?
swords-ask-home = Who gets the Stay Home token?
swords-ask-muster = You stay home: replenish, { $left } left.
swords-ask-units = How many units, { $start } → { $end }?
swords-ask-drop = Discard which Dagger card?

swords-help-type = a choice by its number, a word, or notation
swords-help-names = cards and clans by name; names may be cut short
swords-help-say = claim something in public, true or not
swords-help-card = what a card does · all cards
swords-help-marks = to move · badge · Stay Home · 2 Dagger cards with 5 daggers · defeats
rules-word-swords = dagger

# What happened.

swords-event-begin = { $who ->
    [you] You have the badge to begin with.
   *[other] { $seat } has the badge to begin with.
 }{ $holds ->
    [nobody] { "" }
    [you] { " " }You have the Stay Home token.
   *[other] { " " }{ $token } has the Stay Home token.
 }
swords-event-invasion = Round { $round }: { $card }.
swords-event-drew = { $who ->
    [you] You draw
   *[other] { $seat } draws
 } { $deck ->
    [dagger] { $secret ->
        [yes] a Dagger card.
       *[no] a Dagger card that shows { $card }.
    }
   *[bagpipe] { $secret ->
        [yes] a Bagpipe card.
       *[no] { $card }.
    }
 }
swords-event-replenished = { $who ->
    [you] { $how ->
        [taxes] You collect taxes.
        [militia] You raise militia.
        [troops] You assemble troops.
       *[mercenaries] You hire mercenaries.
     }
   *[other] { $how ->
        [taxes] { $seat } collects taxes.
        [militia] { $seat } raises militia.
        [troops] { $seat } assembles troops.
       *[mercenaries] { $seat } hires mercenaries.
     }
 }
swords-event-relocated = { $who ->
    [you] You move
   *[other] { $seat } moves
 } { $units } { $units ->
    [one] unit
   *[other] units
 } to camp.
swords-event-claimed = { $who ->
    [you] You claim: { $claim }.
   *[other] { $seat } claims: { $claim }.
 }
swords-event-badge = { $who ->
    [you] You give { $name } the badge
   *[other] { $whom ->
        [you] { $giver } gives you the badge
       *[other] { $giver } gives { $name } the badge
    }
 }{ $joined ->
    [0] .
    [one] ; one unit of that camp joins the Scottish camp.
   *[other] ; { $joined } units of that camp join the Scottish camp.
 }
swords-event-token = { $who ->
    [you] You give { $name } the Stay Home token.
   *[other] { $whom ->
        [you] { $giver } gives you the Stay Home token.
       *[other] { $giver } gives { $name } the Stay Home token.
    }
 }
swords-event-stays-home = { $who ->
    [you] You stay home.
   *[other] { $seat } stays home.
 }
swords-event-side = { $who ->
    [you] You stand openly with { $side }.
   *[other] { $seat } stands openly with { $side }.
 }
swords-event-own-token = You lay { $side ->
    [england] the crown, for England
   *[scotland] the bonnet, for Scotland
 }{ $dagger ->
    [0] { "" }
   *[other] , with Dagger card { $dagger }
 }.
swords-event-sealed = { $who ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
 }
swords-event-tokens-laid = All tokens lie face down.
swords-event-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
 }
swords-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
 } { $card }{ $again ->
    [yes] { " " }again
   *[no] { "" }
 }{ $whom ->
    [you] { " " }on you
    [other] { " " }on { $target }
   *[nobody] { "" }
 }.
swords-event-units = { $who ->
    [you] You move
   *[other] { $seat } moves
 } { $units } { $units ->
    [one] unit
   *[other] units
 } from { FORM($start, "the") } to { FORM($end, "the") }.
swords-event-dropped = { $who ->
    [you] You discard
   *[other] { $seat } discards
 } a Dagger card that shows { $daggers }.
swords-event-gold = Gold: { $shares }.
swords-event-peeked = { $who ->
    [you] You look at { $target }'s token
   *[other] { $whom ->
        [you] { $seat } looks at your token
       *[other] { $seat } looks at { $target }'s token
    }
 }{ $secret ->
    [no] : { $side }.
   *[yes] .
 }
swords-event-revealed = Tokens are turned over. { $sides }.
swords-event-battle = Battle: Scotland { $scotland }, England { $england }. { $winner } wins.
swords-event-reshuffled = The { $deck ->
    [dagger] Dagger
   *[bagpipe] Bagpipe
 } discards are reshuffled.
swords-event-virtual-dagger = { $who ->
    [you] No Dagger card is left: you get a virtual one of 2 daggers.
   *[other] No Dagger card is left: { $seat } gets a virtual one of 2 daggers.
 }
swords-event-game-over = The game is over. Gold/daggers: { $sums }.{ $barred ->
    [nobody] { "" }
   *[other] { " " }{ $barred }: five daggers too many to win.
 } Won by { $winners }.

# Cards.

swords-card-vive-la-france = Vive La France!
swords-card-treaty-with-eric-ii = Treaty with Eric II
swords-card-balliols-plan = Balliol's Plan
swords-card-the-guardians = The Guardians
swords-card-cattle-raid = Cattle Raid
swords-card-bruces-trick = Bruce's Trick
swords-card-lambertons-help = Lamberton's Help
swords-card-forced-march = Forced March
swords-card-back-to-the-glens = Back to the Glens
swords-card-an-ear-at-the-tent = An Ear at the Tent
swords-card-the-narrow-bridge = The Narrow Bridge
swords-card-wallaces-gratitude = Wallace's Gratitude
swords-card-bruces-vs-comyns = Bruces vs Comyns
swords-card-davids-lineage = David's Lineage
swords-card-popes-influence = Pope's Influence
swords-card-english-silver = English Silver
swords-card-irvine-capitulation = Irvine Capitulation
swords-card-bruce-joins-us-again = Bruce Joins Us Again!
swords-card-ragman-roll = Ragman Roll
swords-card-march-on-berwick = March on Berwick
swords-card-cressinghams-coin = Cressingham's Coin
swords-card-longbows-at-falkirk = Longbows at Falkirk
swords-card-siege-of-stirling = Siege of Stirling
swords-card-border-raid = Border Raid
swords-card-hammer-of-the-scots = Hammer of the Scots
swords-card-longshanks-bargain = Longshanks' Bargain
swords-card-recruits = Recruits
swords-card-volunteers = Volunteers
swords-card-market-day = Market Day
swords-card-night-watch = Night Watch
swords-card-thanks-of-the-realm = Thanks of the Realm
swords-card-english-coin = English Coin
swords-card-scouts = Scouts
swords-card-foragers = Foragers
swords-card-border-guard = Border Guard
swords-card-northern-levies = Northern Levies
swords-card-welsh-archers = Welsh Archers
swords-card-bishops-men = Bishop's Men
swords-card-royal-household = Royal Household
swords-card-siege-train = Siege Train
swords-card-the-king-in-person = The King in Person
swords-card-the-kings-host = The King's Host
swords-claims-side = “{ $side }”
swords-claims-dagger = “dagger { $n }”
swords-card-says = { $window }: { $text }
