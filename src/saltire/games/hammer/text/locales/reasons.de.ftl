# Why a bot chose as it did.

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
hammer-why-card-right = { hammer-why-card } passt zu dem, was ich ziehen will
hammer-why-card-enough = { hammer-why-card } reicht für das, was ich ziehen will
hammer-why-card-high = { hammer-why-card } ist meine höchste Zahl, und die höhere Karte beginnt
hammer-why-card-low = { hammer-why-card } reicht jetzt; bessere Karten können warten
hammer-why-event-card = { hammer-why-card } hilft mir jetzt
hammer-why-event-before = { hammer-why-card } hilft mir jetzt
hammer-why-event-worth = { hammer-why-card } lohnt sich
hammer-why-event-nothing = { hammer-why-card } brächte mir nichts
hammer-why-event = das Ereignis hilft mehr als der Verzicht
hammer-why-no-event = das Ereignis würde mir nicht helfen
hammer-why-king = ein König ist ein starker Block, und kein Adliger verlässt uns dafür
hammer-why-crown = ein König ist jetzt die Adligen wert, die uns dafür verlassen
hammer-why-herald = { FORM($block, "the") } wäre ein Adliger mehr für uns
hammer-why-nobody-to-win = es lässt sich niemand umstimmen
hammer-why-pillage = dem Feind in { $area } lässt sich ohne Schlacht schaden
hammer-why-nobody-to-pillage = es gibt niemanden zu plündern
hammer-why-needs-steps = meine Blöcke in { $area } brauchen die Stufen am nötigsten
hammer-why-needs-step = { FORM($block, "the") } { FORM($block, "number") ->
    [many] brauchen
   *[one] braucht
 } die Stufe am nötigsten
hammer-why-no-steps = niemandem fehlt eine Stufe
hammer-why-sail = { FORM($block, "the") } { FORM($block, "number") ->
    [many] nützen
   *[one] nützt
 } an einer anderen Küste mehr
hammer-why-no-sail = niemand nützt an einer anderen Küste mehr
hammer-why-sails-along = { FORM($block, "the") } { FORM($block, "number") ->
    [many] fahren
   *[one] fährt
 } mit
hammer-why-one-sails = einer genügt
hammer-why-no-march = kein Marsch würde meine Lage verbessern
hammer-why-march-no-more = kein weiterer Marsch ist die Gefahr wert
hammer-why-attack = { $n ->
    [one] ein Block greift
   *[other] { $n } Blöcke greifen
 } { $area } an, mit etwa { $odds } % Aussicht auf den Sieg
hammer-why-helps = { FORM($block, "the") } { FORM($block, "number") ->
    [many] helfen
   *[one] hilft
 } in der Schlacht um { $area }
hammer-why-more-use = { FORM($block, "the") } { FORM($block, "number") ->
    [many] nützen
   *[one] nützt
 } in { $area } mehr
hammer-why-takes = { FORM($block, "the") } { FORM($block, "number") ->
    [many] nehmen
   *[one] nimmt
 } { $area }, das niemand hält
hammer-why-arrived = dorthin sollte der Block
hammer-why-well-placed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] stehen
   *[one] steht
 } hier gut
hammer-why-goes = das ist der nützlichste Platz für { FORM($block, "acc") }
hammer-why-go = { $area } ist das beste Ziel
hammer-why-battle-first = { $area } zuerst: dort ist am meisten zu gewinnen
hammer-why-main-force = die stärkste Gruppe geht voran, die anderen folgen in Kampfrunde 2
hammer-why-fires = { FORM($block, "the") } { FORM($block, "number") ->
    [many] feuern
   *[one] feuert
 }, mit etwa { $odds } % Aussicht, sie aufzureiben
hammer-why-leaves = { FORM($block, "the") } { FORM($block, "number") ->
    [many] gehen
   *[one] geht
 }: { $odds } % Gefahr, hier aufgerieben zu werden
hammer-why-likely-lost = { FORM($block, "the") } { FORM($block, "number") ->
    [many] verlassen
   *[one] verlässt
 } eine Schlacht, die wohl verloren ist
hammer-why-leaves-first = { FORM($block, "the") } { FORM($block, "number") ->
    [many] gehen
   *[one] geht
 } zuerst, solange an den Grenzen Platz ist
hammer-why-spares = { FORM($block, "dat") } kann ich eine Stufe am ehesten abnehmen
hammer-why-best-placed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] stehen
   *[one] steht
 } am besten in { $area }
hammer-why-all-well-placed = alle stehen gut
hammer-why-home = { $area } ist diesen Winter die bessere Heimat
hammer-why-stay = hier ist der beste Platz für den Winter
hammer-why-moray-home = Moray ist in Moray zu Hause
hammer-why-moray-stays = Moray bleibt: nur auf der Karte zählt er als Adliger
hammer-why-king-winters = der König überwintert, wo Platz und wenig Gefahr ist
hammer-why-king-hides = für den König ist kein Platz; er verbirgt sich bis zum Frühling
hammer-why-king-later = der König nützt uns mehr, wenn er sich bis zum Frühling verbirgt
hammer-why-army-stays = das Heer ist stark genug, um in Schottland zu bleiben
hammer-why-fresh-army = ein frisches Heer im Frühling ist mehr wert, als zu bleiben
hammer-why-selkirk = in Selkirk gilt für Wallace kein Burglimit{ $n ->
    [0] { "" }
    [1] { "" }, und er gewinnt eine Stufe
   *[other] { "" }, und er gewinnt zwei Stufen
 }
hammer-why-wallace-away = Wallace ist nicht auf der Karte
hammer-why-crowded = { $area } ernährt niemanden mehr, und { FORM($block, "the") } { FORM($block, "number") ->
    [many] fehlen
   *[one] fehlt
 } uns am wenigsten
hammer-why-back-whole = { FORM($block, "the") } { FORM($block, "number") ->
    [many] können
   *[one] kann
 } in voller Stärke wiederkommen
hammer-why-missed-least = { FORM($block, "the") } { FORM($block, "number") ->
    [many] fehlen
   *[one] fehlt
 } uns am wenigsten
hammer-why-all-of-use = alle Übrigen nützen dort, wo sie sind
hammer-why-raid = der Überfall kostet uns einen Block, und { FORM($block, "the") } { FORM($block, "number") ->
    [many] fehlen
   *[one] fehlt
 } uns am wenigsten
hammer-why-draw = in { $area } ist Platz für einen neuen Block
hammer-why-recovers = { FORM($block, "the") } { FORM($block, "number") ->
    [many] gewinnen
   *[one] gewinnt
 } eine Stufe zurück
hammer-why-built = mehr lässt sich nicht aufbauen
