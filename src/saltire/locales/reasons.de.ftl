# Warum ein Bot etwas tut, von ihm selbst in einer Zeile gesagt: Tipps und Rückblicke auf Deutsch.

why-seat = Platz { $seat }
why-lot = ausgelost unter { $n }
why-astray = einmal etwas anderes
why-no-choice = etwas anderes gibt es nicht
why-same-plan = der nächste Schritt desselben Plans
why-little = da gibt es wenig zu überlegen
why-guessing = damit sie nicht wissen, woran sie sind
why-odds = gewinnt { $games } von 100 gedachten Partien, das Nächstbeste { $next }
why-odds-alone = gewinnt { $games } von 100 gedachten Partien

# Schotten Totten.

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
schotten-why-claim = Stein { $stone } ist gewonnen: nichts mehr kann diese Seite schlagen
schotten-why-pick = { $card } zu versetzen ändert am meisten
schotten-why-move = an Stein { $stone } nützt die Karte am meisten
schotten-why-back = { $card } fehlt mir am wenigsten
schotten-why-face = so wird die Seite am stärksten
schotten-why-draw-tactics = eine Taktikkarte kann überraschen, und ich habe wenige
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
schotten-why-spare = { $card } kann ich am besten entbehren, und Stein { $stone } verliert dadurch am wenigsten
schotten-why-towards = { $card } zielt auf { schotten-why-formation } an Stein { $stone }
schotten-why-unbeatable = mit { $card } hat Stein { $stone } { schotten-why-formation }: unschlagbar
schotten-why-complete = { $card } vollendet an Stein { $stone } { schotten-why-formation } von { $total }

# Hammer of the Scots.

hammer-why-card = { $card ->
    [herald] der { hammer-card-herald }
    [pillage] die { hammer-card-pillage }
    [sea-move] die { hammer-card-sea-move }
    [truce] die { hammer-card-truce }
    [victuals] der { hammer-card-victuals }
   *[other] eine { $card }
 }
hammer-why-any = eins ist so gut wie das andere
hammer-why-card-only = ich habe nur Karten dieser Art
hammer-why-card-right = { hammer-why-card } ist richtig für das, was ich ziehen will
hammer-why-card-enough = { hammer-why-card } reicht für das, was ich ziehen will
hammer-why-card-high = { hammer-why-card }: ich brauche die Züge, und die höhere Karte zieht zuerst
hammer-why-card-low = { hammer-why-card } reicht jetzt; bessere Karten können warten
hammer-why-event-card = { hammer-why-card } hilft mir jetzt
hammer-why-event-before = { hammer-why-card } kommt, bevor der Feind zieht, und hilft mir jetzt
hammer-why-event-worth = { hammer-why-card } lohnt sich
hammer-why-event-nothing = { hammer-why-card } brächte mir nichts
hammer-why-event = das Ereignis hilft mehr als der Verzicht
hammer-why-no-event = das Ereignis würde mir nicht helfen
hammer-why-king = ein König ist ein starker Block, und kein Adliger verlässt uns dafür
hammer-why-crown = ein König ist jetzt die Adligen wert, die uns dafür verlassen
hammer-why-herald = { $block } wäre ein Adliger mehr für uns
hammer-why-nobody-to-win = es ist niemand zu gewinnen
hammer-why-pillage = dem Feind in { $area } lässt sich ohne Schlacht schaden
hammer-why-nobody-to-pillage = es ist niemand zu plündern
hammer-why-needs-steps = meine Blöcke in { $area } brauchen die Stufen am nötigsten
hammer-why-needs-step = { $block } braucht die Stufe am nötigsten
hammer-why-no-steps = niemandem fehlt eine Stufe
hammer-why-sail = { $block } nützt an einer anderen Küste mehr
hammer-why-no-sail = niemand nützt an einer anderen Küste mehr
hammer-why-sails-along = { $block } fährt mit
hammer-why-one-sails = einer genügt
hammer-why-no-march = kein Marsch würde meine Lage bessern
hammer-why-march-no-more = kein weiterer Marsch ist die Gefahr wert
hammer-why-attack = Angriff auf { $area } mit { $n } { $n ->
    [one] Block
   *[other] Blöcken
 }: etwa { $odds } % für den Sieg
hammer-why-helps = { $block } hilft in der Schlacht um { $area }
hammer-why-more-use = { $block } nützt in { $area } mehr
hammer-why-takes = { $block } nimmt { $area }, das niemand hält
hammer-why-arrived = dorthin sollte der Block
hammer-why-well-placed = { $block } steht hier gut
hammer-why-goes = { $block } geht dorthin, wo er am meisten nützt
hammer-why-go = { $area } ist das beste Ziel
hammer-why-battle-first = { $area } zuerst: dort ist am meisten zu gewinnen
hammer-why-main-force = die stärkste Gruppe geht voran, die anderen folgen in Kampfrunde 2
hammer-why-fires = { $block } feuert: etwa { $odds } %, dass wir sie aufreiben
hammer-why-leaves = { $block } geht: hier drohen { $odds } %, aufgerieben zu werden
hammer-why-likely-lost = { $block } verlässt eine Schlacht, die wohl verloren ist
hammer-why-leaves-first = { $block } geht zuerst, solange an den Grenzen Platz ist
hammer-why-spares = bei { $block } kann ich eine Stufe am besten entbehren
hammer-why-best-placed = { $block } steht am besten in { $area }
hammer-why-all-well-placed = alle stehen gut
hammer-why-home = { $area } ist diesen Winter die bessere Heimat
hammer-why-stay = hier ist der beste Platz für den Winter
hammer-why-moray-home = Moray ist in Moray zu Hause
hammer-why-moray-stays = Moray bleibt: nur auf der Karte zählt er als Adliger
hammer-why-king-winters = der König überwintert, wo Platz und wenig Gefahr ist
hammer-why-king-hides = für den König ist kein Platz; er verbirgt sich bis zum Frühling
hammer-why-army-stays = das Heer ist stark genug, um in Schottland zu bleiben
hammer-why-fresh-army = ein frisches Heer im Frühling ist mehr wert als zu bleiben
hammer-why-selkirk = in Selkirk gilt für Wallace kein Burglimit, und er gewinnt zwei Stufen
hammer-why-wallace-away = Wallace ist nicht auf der Karte
hammer-why-crowded = { $area } nährt niemanden mehr, und { $block } fehlt uns am wenigsten
hammer-why-back-whole = { $block } kann in voller Stärke wiederkommen
hammer-why-missed-least = { $block } fehlt uns am wenigsten
hammer-why-all-of-use = alle Übrigen nützen dort, wo sie sind
hammer-why-raid = der Überfall kostet uns einen Block, und { $block } fehlt uns am wenigsten
hammer-why-draw = in { $area } ist Platz für einen neuen Block
hammer-why-recovers = { $block } gewinnt eine Stufe zurück
hammer-why-built = mehr lässt sich nicht aufbauen

# Swords and Bagpipes.

swords-why-odds = Schottland siegt mit etwa { $odds } %
swords-why-traitors = { $n ->
    [0] ich erwarte keinen Verrat
   *[other] ich erwarte Verrat von { $seats }
 }
swords-why-taxes = Gold ist mir jetzt mehr wert als weitere Einheiten
swords-why-militia = eine Einheit in jedes Lager und eine für Schottland: wir werden sie brauchen
swords-why-troops = ich brauche Einheiten in meiner Burg
swords-why-mercenaries = vier Einheiten für ein Gold: ich werde sie brauchen
swords-why-gold = Gold gewinnt Spiele
swords-why-units-later = wenn ich zurück bin, werde ich Einheiten brauchen
swords-why-camp-enough = eine Einheit im Lager genügt, um bezahlt zu werden
swords-why-camp = mit { $units } mehr in meinem Lager: { swords-why-odds }
swords-why-camp-loyal = mit { $units } mehr in meinem Lager an seiner Seite: { swords-why-odds }
swords-why-card = { $card } hilft mir jetzt mehr als später
swords-why-card-on = { $card } → { $seat }: hilft mir jetzt mehr als später
swords-why-units = so viel hilft mir am meisten
swords-why-drop = je weniger Dolche, desto besser
swords-why-done = ich habe getan, was ich wollte
swords-why-pass = ich behalte meine Karten: keine würde mir jetzt helfen
swords-why-peek = ich weiß nicht, wo { $seat } steht
swords-why-word = ich habe { $side ->
    [england] England
   *[scotland] Schottland
 } mein Wort gegeben
swords-why-good-word = ich sage { $side ->
    [england] England
   *[scotland] Schottland
 }, und mein Wort gilt
swords-why-open = sie dürfen wissen, dass ich zu { $side ->
    [england] England
   *[scotland] Schottland
 } stehe
swords-why-pretend = sie sollen glauben, dass ich zu { $side ->
    [england] England
   *[scotland] Schottland
 } stehe
swords-why-count-on-me = sollen sie auf mich zählen
swords-why-small-daggers = kleine Dolche wecken kleinen Verdacht
swords-why-true-daggers = die Wahrheit kostet nichts
swords-why-revenge = ihr habt mich verraten, jetzt verrate ich euch; { swords-why-odds }
swords-why-late = spät ist die Zeit für Verrat; { swords-why-odds }
swords-why-crown = { swords-why-odds }, und das Gold der Krone ist einen Dolch wert
swords-why-loyal = ich stehe zu Schottland; { swords-why-odds }
swords-why-dagger-costs = { swords-why-odds }, und ein Dolch käme mich teurer, als die Krone zahlt
swords-why-side-england = { swords-why-traitors }: { swords-why-odds }, und die Krone bezahlt mir den Dolch
swords-why-side-scotland = { swords-why-traitors }: { swords-why-odds }, und meine Hände bleiben sauber
swords-why-grudge = { $seat } hat mich verraten
swords-why-home = ohne { $seat } ist die Schlacht besser für mich
swords-why-daggers = { $seat } hat { $n } { $n ->
    [one] Dolchkarte
   *[other] Dolchkarten
 }: besser an Schottland gebunden
swords-why-would-betray = { $seat } würde mit etwa { $odds } % verraten: besser an Schottland gebunden
swords-why-bound = { $seat } an Schottland gebunden hilft mir am meisten
swords-why-badge = mit der Ehrenmarke kämpft das andere Lager für Schottland
swords-why-keep = das andere Lager darf bleiben, wo es ist
