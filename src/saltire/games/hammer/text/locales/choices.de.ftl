# What a player may choose, in German: for hints, reviews and the log.

hammer-event-own-card = Du legst die Karte { $card } verdeckt hin.
hammer-choice-play = Karte { $card } spielen
hammer-choice-play-event = Karte { $card } spielen
hammer-choice-move = { $goes ->
    [attack] Mit { FORM($block, "dat") } von { $from } nach { $to } ziehen und angreifen
    [yes] Mit { FORM($block, "dat") } von { $from } nach { $to } ziehen
   *[no] Mit { FORM($block, "dat") } aus { $from } ziehen
 }
hammer-choice-go-on = { $goes ->
    [attack] Mit { FORM($block, "dat") } von { $from } weiter nach { $to } ziehen und angreifen
    [yes] Mit { FORM($block, "dat") } von { $from } weiter nach { $to } ziehen
   *[no] Mit { FORM($block, "dat") } weiterziehen
 }
hammer-choice-sail = { $goes ->
    [yes] { FORM($block, "acc") } über See von { $from } nach { $to } schicken
   *[no] { FORM($block, "acc") } von { $from } aus über See schicken
 }
hammer-choice-retreat = { $goes ->
    [yes] { FORM($block, "acc") } von { $from } nach { $to } zurückziehen
   *[no] { FORM($block, "acc") } aus { $from } zurückziehen
 }
hammer-choice-regroup = { $goes ->
    [yes] { FORM($block, "acc") } von { $from } nach { $to } umgruppieren
   *[no] { FORM($block, "acc") } aus { $from } umgruppieren
 }
hammer-choice-home = { $goes ->
    [yes] { FORM($block, "acc") } in { $to } überwintern lassen
   *[no] { FORM($block, "acc") } heimkehren lassen
 }
hammer-choice-land = { $goes ->
    [yes] { FORM($block, "acc") } in { $to } landen lassen
   *[no] { FORM($block, "acc") } landen lassen
 }
hammer-choice-leave-with = { FORM($block, "acc") } mit den anderen aus { $from } abziehen
hammer-choice-muster-block = { $goes ->
    [yes] { FORM($block, "acc") } von { $from } nach { $to } rufen
   *[no] { FORM($block, "acc") } aus { $from } herbeirufen
 }
hammer-choice-muster-to = Beim Anführer in { $area } sammeln
hammer-choice-pillage-from = { $victims } von { $area } aus plündern
hammer-choice-end-sail = Keinen zweiten Block schicken
hammer-choice-end-regroup = Die anderen bleiben lassen
hammer-choice-end-disbanding = Niemanden mehr auflösen
hammer-choice-end-builds = Nichts mehr aufbauen
hammer-choice-end-muster = Das Sammeln beenden
hammer-choice-end-leaving = Niemanden sonst abziehen lassen
hammer-choice-crown-bruce = Bruce zum König der Schotten krönen
hammer-choice-crown-comyn = Comyn zum König der Schotten krönen
hammer-choice-to-pool = { FORM($block, "acc") } in den Vorrat legen
hammer-choice-victuals = Proviant nach { $area } schicken
hammer-choice-pillage = { $area } plündern
hammer-choice-battle = Als Nächstes in { $area } kämpfen
hammer-choice-draw = Einen neuen Block für { $area } ziehen
hammer-choice-force = Gruppe { $number } den Angriff auf { $area } führen lassen
hammer-choice-fire = Mit { FORM($block, "dat") } feuern
hammer-choice-hold = Mit { FORM($block, "dat") } nicht feuern
hammer-choice-hit = { FORM($block, "acc") } den Treffer einstecken lassen
hammer-choice-strengthen = { FORM($block, "acc") } in { $area } um eine Stufe stärken
hammer-choice-disband = { FORM($block, "acc") } in { $area } auflösen
hammer-choice-herald = Den Herold zu { FORM($block, "dat") } schicken
hammer-choice-end = Die Züge beenden
hammer-choice-stop = { FORM($block, "acc") } in { $area } anhalten lassen
hammer-choice-enough = Keine Stufen mehr verteilen
hammer-choice-pass = Karte { $card } nicht nutzen
hammer-choice-event = Karte { $card } nutzen
hammer-choice-balliol = Balliol als König der Schotten zurückholen
hammer-choice-stay = { FORM($block, "acc") } in { $area } bleiben lassen
hammer-choice-winter = Edward mit seinem Heer in Schottland überwintern lassen
hammer-choice-leave = Mehrere Blöcke gemeinsam abziehen lassen
hammer-choice-muster = Blöcke bei einem Anführer sammeln
