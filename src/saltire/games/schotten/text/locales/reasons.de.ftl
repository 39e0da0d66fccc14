# Why a bot chose as it did.

schotten-why-formation = { $formation ->
    [sum] eine Summe
    [run] eine Folge
    [colour] eine Farbe
    [kind] { $size ->
        [4] einen Vierling
       *[other] einen Drilling
    }
   *[colour-run] eine Farbfolge
 }
schotten-why-claim = Stein { $stone } ist gewonnen: diese Seite ist nicht mehr zu schlagen
schotten-why-pick = { FORM($card, "acc") } zu versetzen ändert am meisten
schotten-why-move = an Stein { $stone } nützt die Karte am meisten
schotten-why-back = { FORM($card, "the") } fehlt mir am wenigsten
schotten-why-face = so wird die Seite am stärksten
schotten-why-draw-tactics = eine Taktikkarte kann überraschen
schotten-why-draw-clan = Clankarten gewinnen Steine
schotten-why-discard = die Karte war im Weg
schotten-why-no-card = ich kann keine Karte legen
schotten-why-tactics-wait = meine Taktikkarten können warten
schotten-why-done = mehr ist nicht zu nehmen
schotten-why-recruiter = drei neue Karten für zwei, die ich entbehren kann
schotten-why-strategist = eine meiner Karten nützt anderswo mehr
schotten-why-traitor = eine fremde Karte nützt auf meiner Seite mehr
schotten-why-banshee = eine fremde Karte ist zu gut, um zu bleiben
schotten-why-bluff = an Stein { $stone } ist meine Summe mehr wert als meine Formation
schotten-why-mud = eine vierte Karte an Stein { $stone } hilft mir mehr als der anderen Seite
schotten-why-spare = { FORM($card, "acc") } kann ich am besten entbehren, und Stein { $stone } verliert dadurch am wenigsten
schotten-why-opens = { FORM($card, "the") } eröffnet Stein { $stone }, wo ich noch keine Karte habe
schotten-why-adds = { FORM($card, "the") } bringt an Stein { $stone } am meisten
schotten-why-towards = { FORM($card, "the") } zielt auf { schotten-why-formation } an Stein { $stone }
schotten-why-unbeatable = { FORM($card, "the") } gibt Stein { $stone } { schotten-why-formation }: Das schlägt niemand mehr
schotten-why-complete = { FORM($card, "the") } vollendet an Stein { $stone } { schotten-why-formation }, zusammen { $total }
