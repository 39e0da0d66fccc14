# Warum etwas bei Hammer of the Scots nicht geht, und die Optionen, auf Deutsch.

hammer-refusal-card-not-held = du hast die Karte { $card } nicht auf der Hand
hammer-refusal-card-first = wähle eine Karte deiner Hand
hammer-refusal-event-or-pass = führe das Ereignis aus oder passe
hammer-refusal-not-king-maker = nur Schottland krönt einen König
hammer-refusal-crowned-before = es wurde schon ein König gekrönt: das geht nur einmal
hammer-refusal-wallace-lives = außer Balliol wird niemand König, solange Wallace nicht endgültig fort ist
hammer-refusal-not-in-fife = { $noble } muss auf schottischer Seite in Fife stehen
hammer-refusal-too-early = Balliol kehrt frühestens 1301 zurück
hammer-refusal-no-french = Balliol kehrt nur zu den Französischen Rittern zurück, wenn sie auf der Karte sind
hammer-refusal-herald-moray = ein Herold kann Moray nicht umstimmen
hammer-refusal-herald-noble = nenne einen feindlichen Adligen oder passe
hammer-refusal-herald-won = der Herold wurde erhört: nenne einen feindlichen Adligen oder passe
hammer-refusal-pillage-whom = wähle ein feindliches Gebiet neben deinen Blöcken oder passe
hammer-refusal-pillage-from = wähle das benachbarte eigene Gebiet, das plündert
hammer-refusal-pillage-hit = der stärkste Block steckt den Treffer ein; wähle unter gleichen
hammer-refusal-gain-there = stärke einen plündernden Block unter voller Stärke oder höre auf
hammer-refusal-sea-norse = die Norweger nehmen nie an einer Seebewegung teil
hammer-refusal-sea-coast = eine Seebewegung beginnt an einer Küste
hammer-refusal-sea-block = wähle einen deiner Blöcke an einer Küste oder passe
hammer-refusal-sea-nowhere = es gibt keine andere eigene Küste
hammer-refusal-sea-target = eine Seebewegung endet an einer anderen Küste, die du allein hältst
hammer-refusal-sea-together = der zweite Block fährt mit dem ersten: wähle einen aus demselben Gebiet, oder fertig
hammer-refusal-sea-truce = unter der Waffenruhe betritt kein Schotte England
hammer-refusal-victuals-where = wähle ein Gebiet mit deinen Blöcken oder passe
hammer-refusal-victuals-whom = stärke dort einen Block unter voller Stärke oder höre auf
hammer-refusal-which-defection = wähle die nächste Schlacht
hammer-refusal-not-your-block = das ist nicht dein Block
hammer-refusal-not-on-map = dieser Block ist nicht auf der Karte
hammer-refusal-moved-already = dieser Block hat in dieser Runde schon gezogen
hammer-refusal-pinned = in { $area } sind so viele Blöcke gebunden, wie dort angreifen
hammer-refusal-no-points = kein Bewegungspunkt mehr, um { $area } zu aktivieren
hammer-refusal-norse-no-points = kein Bewegungspunkt mehr für die Norweger
hammer-refusal-no-points-to-cross = kein Bewegungspunkt mehr für die englisch-schottische Grenze
hammer-refusal-nowhere = keine Grenze aus { $area } ist offen
hammer-refusal-move-or-end = ziehe einen Block, oder fertig
hammer-refusal-not-adjacent = { $from } und { $area } haben keine gemeinsame Grenze
hammer-refusal-back-to-start = ein Zug endet nicht, wo er begann
hammer-refusal-straight-back = ein Zug geht nicht geradewegs zurück
hammer-refusal-move-spent = dieser Block kann nicht weiter
hammer-refusal-border-full = von { $from } nach { $area } darf jetzt kein Block mehr ziehen
hammer-refusal-border-closed = die Angreifer kamen aus { $area }: dieser Weg ist zu
hammer-refusal-truce = die Waffenruhe schließt { $area }
hammer-refusal-norse-by-sea = die Norweger segeln an eine andere schottische Küste
hammer-refusal-norse-irish-sea = in dieser Partie bleiben die Norweger in der Irischen See
hammer-refusal-step-first = der gewählte Block muss sein Gebiet verlassen
hammer-refusal-step-or-stop = wähle das nächste Gebiet, oder stopp
hammer-refusal-no-mustering = in dieser Partie gibt es kein Sammeln
hammer-refusal-muster-points = kein Bewegungspunkt mehr zum Sammeln
hammer-refusal-nobody-to-muster = kein Block kann einen Anführer erreichen
hammer-refusal-muster-where = wähle das Gebiet eines Anführers, den ein Block erreichen kann
hammer-refusal-muster-or-end = rufe einen Block, der nach { $area } kommen kann, oder beende mit fertig
hammer-refusal-towards-leader = ein gerufener Block geht nach { $area } und nirgendwo sonst hin
hammer-refusal-which-force = nenne die Hauptmacht in { $area }
hammer-refusal-which-battle = wähle ein Gebiet mit Blöcken beider Seiten
hammer-refusal-combat-turn = feuere, ziehe dich zurück oder warte mit einem deiner Blöcke
hammer-refusal-not-your-turn-letter = jetzt sind die { $letter }-Blöcke an der Reihe, nicht { FORM($block, "the") }
hammer-refusal-acted-already = { FORM($block, "the") } { FORM($block, "number") ->
    [many] waren
   *[one] war
 } in dieser Kampfrunde schon an der Reihe
hammer-refusal-reserve-waits = { FORM($block, "the") } { FORM($block, "number") ->
    [many] sind
   *[one] ist
 } bis zur nächsten Kampfrunde in Reserve
hammer-refusal-not-in-battle = { FORM($block, "the") } { FORM($block, "number") ->
    [many] sind
   *[one] ist
 } nicht in dieser Schlacht
hammer-refusal-enemy-block = das ist nicht dein Block
hammer-refusal-no-way-out = für { FORM($block, "acc") } ist kein Nachbargebiet zum Rückzug offen
hammer-refusal-retreat-where = wähle das Gebiet für den Rückzug
hammer-refusal-retreat-adjacent = { $area } ist nicht benachbart
hammer-refusal-retreat-held = in { $area } stehen feindliche Blöcke
hammer-refusal-retreat-full = nach { $area } dürfen jetzt keine Blöcke mehr ziehen
hammer-refusal-retreat-closed = aus { $area } kam der Feind in diese Schlacht
hammer-refusal-retreat-controlled = über die Grenze zu { $area } kam zuletzt der Feind in eine Schlacht
hammer-refusal-retreat-national = niemand verlässt durch Rückzug oder Umgruppieren sein eigenes Land
hammer-refusal-norse-coast = die Norweger gehen an eine schottische Küste, die nur Schotten halten
hammer-refusal-hit-strongest = der stärkste Block steckt den Treffer ein; wähle unter gleichen
hammer-refusal-leave-together = nenne die Blöcke, die gemeinsam abziehen, mindestens zwei
hammer-refusal-leave-next = wähle einen der Blöcke, die abziehen
hammer-refusal-must-retreat = der Angreifer muss sich zurückziehen: wähle einen Block, der es kann
hammer-refusal-regroup-or-end = gruppiere einen Block des Siegers um, oder fertig
hammer-refusal-no-regroup = { FORM($block, "the") } { FORM($block, "number") ->
    [many] können
   *[one] kann
 } sich in kein Gebiet umgruppieren
hammer-refusal-raid-loss = wähle einen deiner Blöcke auf der Karte, der kein Adliger ist
hammer-refusal-raid-noble = ein Grenzüberfall kostet nie einen Adligen
hammer-refusal-which-home = wähle eines seiner beiden Heimatgebiete
hammer-refusal-moray-winter = Moray geht heim, bleibt oder geht in den Vorrat
hammer-refusal-moray-shut-out = in Moray stehen feindliche Blöcke
hammer-refusal-moray-in-pool = Moray ist nicht auf der Karte
hammer-refusal-king-winter = der König geht zu einer offenen Kathedrale, bleibt oder geht in den Vorrat
hammer-refusal-king-cathedral = der König geht nur in ein Gebiet mit Kathedrale, das ihm offen steht
hammer-refusal-king-in-pool = der König ist nicht auf der Karte
hammer-refusal-edward-winter = wähle, ob Edward in Schottland überwintert
hammer-refusal-edward-not-there = Edward ist nicht in Schottland
hammer-refusal-disband-or-end = löse einen Block auf, oder fertig
hammer-refusal-disband-noble = Adlige können nicht aufgelöst werden
hammer-refusal-disband-off-map = dieser Block ist nicht auf der Karte
hammer-refusal-disband-edward = Edward überwintert in Schottland: das ist entschieden
hammer-refusal-over-limit-english = in { $area } stehen mehr Blöcke, als das Burglimit erlaubt
hammer-refusal-over-limit-scottish = in { $area } stehen mehr Blöcke, als das Burglimit erlaubt
hammer-refusal-wallace-winter = Wallace geht nach Selkirk oder bleibt
hammer-refusal-wallace-in-pool = Wallace ist nicht auf der Karte
hammer-refusal-wallace-is-there = Wallace ist in Selkirk und sammelt dort Leute
hammer-refusal-build-or-end = stärke einen Block, ziehe einen, oder fertig
hammer-refusal-build-here = wo dieser Block steht, ist kein Aufbaupunkt mehr übrig
hammer-refusal-build-full = dieser Block hat volle Stärke
hammer-refusal-build-type = England stärkt nur Infanterie und Adlige
hammer-refusal-build-forced = in dieser Partie werden Punkte ausgegeben, solange es geht
hammer-refusal-draw-english = England zieht für seine Punkte keine Blöcke
hammer-refusal-draw-points = in { $area } ist kein Aufbaupunkt mehr übrig
hammer-refusal-draw-room = { $area } ist voll
hammer-refusal-draw-pool = kein Block deines Vorrats kann dorthin
hammer-refusal-sea-place = wähle eine eigene Küste für den Block von jenseits der See

option-scenario = welche Jahre gespielt werden
option-edition = welche Lesart der Regeln gilt
option-schiltroms = schottische Infanterie feuert besser, wenn keine englischen Bogenschützen da sind
option-celtic_permanent_loss = gefallene keltische Blöcke kommen nicht zurück
option-hits_single_target = eine Salve trifft nur einen Block
option-mustering = Blöcke dürfen sich bei einem Anführer sammeln
option-angus_og = die Norweger bleiben in der Irischen See
option-andrew_de_moray = Moray ist A3 und erholt sich daheim
option-redeal_123 = ungleiche Kartenhände werden neu ausgeteilt
option-round_trips = Züge dürfen enden, wo sie begannen
option-norse_main_force = angreifende Norweger kämpfen von der ersten Kampfrunde an
option-norse_regroup = wohin sich die Norweger umgruppieren
option-crossing_group = Blöcke von jenseits der Grenze kämpfen zusammen
option-regroup_after_defection = Umgruppieren nach einer Schlacht nach dem Überlaufen
option-inland_sea_draw = wenn Norweger oder Französische Ritter im Landesinneren gezogen werden
option-bruce_french_knights = Französische Ritter in The Bruce
option-king_cathedral = wo der König überwintern darf
option-herald_order = erst den Adligen nennen oder erst würfeln
option-pillage_capture_attacker = wer nach der Gefangennahme eines Adligen angreift
option-final_winter = den letzten Winter vor der Zählung spielen
option-campaign_end = wie die Kampagne endet
option-forced_builds = Aufbaupunkte müssen ausgegeben werden
option-border_control = welche Grenzen der Feind für den Rückzug sperrt
option-pinned_borders = welche Grenzen die Angreifer für abziehende Blöcke sperren
option-raid_group = Angreifer aus mehreren Gebieten kämpfen beim Überfall zusammen
option-forced_gains = bei Plünderung gewonnene Stufen müssen genommen werden
