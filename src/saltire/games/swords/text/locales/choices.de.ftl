# What a player may choose, in German: for hints, reviews and the log.

swords-choice-taxes = Steuern eintreiben: 1 Gold
swords-choice-militia = Milizen aufstellen: je 1 Einheit in alle Lager
swords-choice-troops = Truppen ausheben: 2 Einheiten in die Burg
swords-choice-mercenaries = Söldner anheuern: 1 Gold für 4 Einheiten
swords-choice-relocate = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
 } von der Burg ins Lager bringen
swords-choice-say-side = Öffentlich behaupten: { $claim }
swords-choice-lay = { $side ->
    [england] Die Krone legen, für England
   *[scotland] Das Bonnet legen, für Schottland
 }{ $dagger ->
    [0] { "" }
   *[other] , mit Dolchkarte { $dagger }
 }
swords-choice-units = { $n ->
    [0] Alle Einheiten lassen, wo sie sind
    [one] 1 Einheit { FORM($start, "from") } { FORM($end, "to") } bewegen
   *[other] { $n } Einheiten { FORM($start, "from") } { FORM($end, "to") } bewegen
 }
swords-choice-badge = Die Ehrenmarke an { $name } geben
swords-choice-home = Die Marke „Bleibt Zuhause!“ an { $name } geben
swords-choice-drop = Eine Dolchkarte mit { $n } abwerfen{ $shuffle ->
    [first] { " " }(aus dem ersten Mischen)
    [second] { " " }(aus dem zweiten Mischen)
    [again] { " " }(aus späterem Mischen)
   *[none] { "" }
 }
swords-choice-virtual = Die virtuelle Dolchkarte abwerfen
swords-choice-play = Karte { $card }{ $at ->
    [yes] { " " }auf { $name }
   *[no] { "" }
 }{ $again ->
    [yes] { " " }noch einmal
   *[no] { "" }
 } spielen
swords-choice-done = Den Zug beenden
swords-choice-pass = Keine Karte spielen
swords-choice-keep = Die Ehrenmarke behalten
