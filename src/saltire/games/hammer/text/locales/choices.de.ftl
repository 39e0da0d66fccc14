# What a player may choose, in German: for hints, reviews and the log.

hammer-event-own-card = Du legst { $card } verdeckt hin.
hammer-name = { $name ->
    [England] England
    [King] König
   *[other] { $name }
 }
hammer-choice-play = Karte { $card } spielen
hammer-choice-play-event = { $card } spielen
hammer-choice-move = { $goes ->
    [attack] { $block } von { $from } nach { $to } ziehen und angreifen
    [yes] { $block } von { $from } nach { $to } ziehen
   *[no] { $block } aus { $from } ziehen
 }
hammer-choice-go-on = { $goes ->
    [attack] { $block } von { $from } weiter nach { $to } ziehen und angreifen
    [yes] { $block } von { $from } weiter nach { $to } ziehen
   *[no] { $block } weiterziehen
 }
hammer-choice-sail = { $goes ->
    [yes] { $block } übers Meer von { $from } nach { $to } schicken
   *[no] { $block } aus { $from } übers Meer schicken
 }
hammer-choice-retreat = { $goes ->
    [yes] { $block } von { $from } nach { $to } zurückziehen
   *[no] { $block } aus { $from } zurückziehen
 }
hammer-choice-regroup = { $goes ->
    [yes] { $block } von { $from } nach { $to } weiterschicken
   *[no] { $block } aus { $from } weiterschicken
 }
hammer-choice-home = { $goes ->
    [yes] { $block } in { $to } überwintern lassen
   *[no] { $block } heimkehren lassen
 }
hammer-choice-land = { $goes ->
    [yes] { $block } in { $to } landen lassen
   *[no] { $block } landen lassen
 }
hammer-choice-leave-with = { $block } mit den anderen aus { $from } abziehen lassen
hammer-choice-muster-block = { $goes ->
    [yes] { $block } aus { $from } nach { $to } rufen
   *[no] { $block } aus { $from } zum Anführer rufen
 }
hammer-choice-muster-to = Beim Anführer in { $area } sammeln
hammer-choice-pillage-from = { $victims } von { $area } aus plündern
hammer-choice-end-sail = Keinen zweiten Block schicken
hammer-choice-end-regroup = Die anderen bleiben lassen
hammer-choice-end-disbanding = Niemanden mehr auflösen
hammer-choice-end-builds = Nichts mehr aufbauen
hammer-choice-end-muster = Das Sammeln beenden
hammer-choice-end-leaving = Niemand sonst zieht ab
hammer-choice-crown-bruce = Bruce zum König der Schotten krönen
hammer-choice-crown-comyn = Comyn zum König der Schotten krönen
hammer-choice-to-pool = { $block } in den Vorrat auflösen
hammer-choice-victuals = Proviant nach { $area } schicken
hammer-choice-pillage = { $area } plündern
hammer-choice-battle = Als Nächstes in { $area } kämpfen
hammer-choice-draw = Einen neuen Block in { $area } ziehen
hammer-choice-force = Gruppe { $number } den Angriff auf { $area } führen lassen
hammer-choice-fire = Mit { $block } feuern
hammer-choice-hold = { $block } nicht feuern lassen
hammer-choice-hit = { $block } den Treffer nehmen lassen
hammer-choice-strengthen = { $block } in { $area } um eine Stufe stärken
hammer-choice-disband = { $block } in { $area } auflösen
hammer-choice-herald = Den Herold zu { $block } senden
hammer-choice-end = Die Züge beenden
hammer-choice-stop = { $block } in { $area } halten lassen
hammer-choice-enough = Keine Stufen mehr verteilen
hammer-choice-pass = { $card } nicht nutzen
hammer-choice-event = { $card } nutzen
hammer-choice-balliol = Balliol als König der Schotten zurückholen
hammer-choice-stay = { $block } in { $area } bleiben lassen
hammer-choice-winter = Edward mit seinem Heer in Schottland überwintern lassen
hammer-choice-leave = Mehrere Blöcke gemeinsam abziehen lassen
hammer-choice-muster = Blöcke bei einem Anführer sammeln
