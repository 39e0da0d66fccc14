# What a player may choose, in English: for hints, reviews and the log.

swords-choice-taxes = Collect taxes: 1 gold
swords-choice-militia = Raise militia: a unit into every camp
swords-choice-troops = Assemble troops: 2 units into your castle
swords-choice-mercenaries = Hire mercenaries: 1 gold for 4 units
swords-choice-relocate = Move { $n ->
    [one] { $n } unit
   *[other] { $n } units
 } from castle to camp
swords-choice-say-side = Claim in public: { $claim }
swords-choice-lay = Lay { $side ->
    [england] the crown, for England
   *[scotland] the bonnet, for Scotland
 }{ $dagger ->
    [0] { "" }
   *[other] , with Dagger card { $dagger }
 }
swords-choice-units = { $n ->
    [0] Leave all units where they are
    [one] Move 1 unit from { FORM($start, "the") } to { FORM($end, "the") }
   *[other] Move { $n } units from { FORM($start, "the") } to { FORM($end, "the") }
 }
swords-choice-badge = Give the badge to { $name }
swords-choice-home = Give the Stay Home token to { $name }
swords-choice-drop = Discard a Dagger card that shows { $n }{ $shuffle ->
    [first] { " " }(from the first shuffle)
    [second] { " " }(from the second shuffle)
    [again] { " " }(from a later shuffle)
   *[none] { "" }
 }
swords-choice-virtual = Discard the virtual Dagger card
swords-choice-play = Play { $card }{ $again ->
    [yes] { " " }once more
   *[no] { "" }
 }{ $at ->
    [yes] { " " }on { $name }
   *[no] { "" }
 }
swords-choice-done = End your turn
swords-choice-pass = Play no card
swords-choice-keep = Keep the badge
