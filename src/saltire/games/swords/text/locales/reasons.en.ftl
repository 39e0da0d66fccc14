# Why a bot chose as it did.

swords-why-odds = Scotland has about a { $odds } % chance to win
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
swords-why-camp-loyal = with { $units } more in my camp, on Scotland's side: { swords-why-odds }
swords-why-card = { $card } helps me more now than it would later
swords-why-card-on = { $card } on { $seat } helps me more now than it would later
swords-why-units = that much helps me most
swords-why-drop = the fewer daggers the better
swords-why-done = I have done what I wanted to do
swords-why-pass = I keep my cards: none would help me now
swords-why-no-card = none of my cards can be played now
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
swords-why-would-betray = { $seat } would probably betray us (about { $odds } %): better bound to Scotland
swords-why-bound = { $seat } bound to Scotland helps me most
swords-why-badge = with the badge their camp fights for Scotland
swords-why-keep = their camp may stay where it is
