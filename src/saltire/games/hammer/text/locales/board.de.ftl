# Hammer of the Scots auf Deutsch.

title-hammer = Hammer of the Scots
guide-hammer =
    Der schottische Unabhängigkeitskrieg. Wer am Ende die meisten der vierzehn Adligen hat, gewinnt.
    Ein Jahr hat bis zu fünf Runden. In jeder wählen beide Seiten verdeckt eine Karte: Ihre Zahl
    sagt, aus wie vielen Gebieten Blöcke ziehen, oder sie ist ein Ereignis. Die höhere zieht zuerst.
    Blöcke beider Seiten in einem Gebiet kämpfen: erst A, dann B, dann C, der Verteidiger vor dem
    Angreifer. Ein Block würfelt so oft, wie er Stärke hat; B3 trifft mit 3 oder weniger, und jeder
    Treffer kostet den stärksten Feind eine Stufe. Ein besiegter Adliger wechselt die Seite.
    Im Winter gehen die Adligen heim, Burgen ernähren die Truppen, neue Blöcke kommen aus dem Vorrat.
    Du siehst deine eigenen Blöcke. Vom Feind siehst du nur, wie viele wo stehen.

hammer-english = England
hammer-scottish = Schottland
hammer-letter-english = E
hammer-letter-scottish = S
hammer-north-sea = Nordsee
hammer-irish-sea = Irische See
hammer-card-herald = Herold
hammer-card-pillage = Plünderung
hammer-card-sea-move = Seebewegung
hammer-card-truce = Waffenruhe
hammer-card-victuals = Proviant

# Das Bild.

hammer-your-blocks = Deine Blöcke
hammer-more-blocks = … blöcke zeigt alle
hammer-nobles = Adlige: { $name } ({ $n }):
hammer-nobles-too = · { $name } ({ $n }):
hammer-hand = Deine Karten: { $cards }
hammer-held = { $name }: { $n } auf der Hand
hammer-played = gespielt: { $cards }
hammer-year-turn = { $year }, Runde { $turn } von 5
hammer-winter = Winter { $year }
hammer-you-are = du bist { $name }
hammer-pools = Vorräte { $pools }
hammer-truce = Waffenruhe: { $name } darf nicht angreifen
hammer-edward-two = Edward II. ist König
hammer-activated = bezahlt: { $areas }
hammer-battle-in = Schlacht in { $area }
hammer-round = Kampfrunde { $round } von 3
hammer-attacks = { $name } greift an
hammer-defends = { $name } verteidigt
hammer-reserve = { $n } in Reserve
hammer-hidden = { $n } { $n ->
    [one] Block
   *[other] Blöcke
 }, wieder verdeckt
hammer-in-reserve = { $n } in Reserve
hammer-way = { $start } – { $end }
hammer-to-home = { $noble } nach { $area }

# Notizen.

hammer-enemy = Was du von { $name } wissen kannst
hammer-enemy-legend = Deutlich: sicher. Grau: kann dort sein. Die Zahl ist die Stärke, 2-4 heißt: dazwischen.
hammer-pool = Vorrat
hammer-of-these = { $n } von:
hammer-castle = Burglimit { $limit }{ $cathedral ->
    [yes] , Kathedrale (eins mehr für Schottland)
   *[no] { "" }
 }
hammer-home-of = Heimat von { $nobles }
hammer-black-borders = schwarze Grenzen (6 Blöcke): { $areas }
hammer-red-borders = rote Grenzen (2 Blöcke, dann Halt): { $areas }
hammer-empty = niemand
hammer-which-area = Welches Gebiet? Zum Beispiel: gebiet fife
hammer-which = Was davon? { $choices }
hammer-which-way = Mehrere Wege sind gleich kurz: { $choices }. Gib die Nummer ein oder den Weg, wie er hier steht.
hammer-choices = (züge zeigt alle { $n })
hammer-final = Adlige { $nobles }.

hammer-help-type = ein Block und sein Ziel; eine Nummer; die Notation
hammer-help-battle = Namen dürfen abgekürzt werden
hammer-help-area = Burg, Grenzen und Blöcke eines Gebiets
hammer-help-enemy = welche feindlichen Blöcke wo sein können
hammer-help-blocks = alle deine Blöcke · wer welchen Adligen hat
hammer-help-marks = Burglimit, Kathedrale · wählbar · gezogen oder gekämpft · Stärke
rules-word-hammer = grenze

# Was der Tisch fragt.

hammer-ask-play-cards = Wähle eine Karte:
hammer-ask-event-menu = Dein Ereignis: { $card }. ereignis nutzt es, passen verzichtet; oder kröne einen König, wenn es geht.
hammer-ask-herald-name = Herold: Welcher feindliche Adlige soll überlaufen (bei 1 bis 4)? Ein Name, oder passen.
hammer-ask-sea-block = Seebewegung: Welcher Block an einer Küste fährt? Ein Name ({ $example }), oder passen.
hammer-ask-sea-to = Zu welcher eigenen Küste mit { FORM($block, "dat") }?
hammer-ask-sea-second = Ein zweiter Block von { $source } nach { $target }, oder fertig?
hammer-ask-victuals-area = Proviant: Welches deiner Gebiete bekommt drei Stufen? Oder passen.
hammer-ask-victuals-steps = Proviant in { $area }: Wen stärken (noch { $steps })? Oder stopp.
hammer-ask-pillage-victims = Plünderung: Welches feindliche Nachbargebiet verliert zwei Stufen? Oder passen.
hammer-ask-pillage-from = Welches deiner Gebiete plündert { $victims } und gewinnt die Stufen?
hammer-ask-pillage-hit = { $area } wird geplündert: Welcher deiner stärksten Blöcke verliert eine Stufe?
hammer-ask-pillage-gain = { $area } gewinnt durch die Plünderung: Wen stärken (noch { $steps })? Oder stopp.
hammer-ask-move-blocks = Ziehe, noch { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }: ein Block und wohin, oder fertig. Zum Beispiel: { $example } GEBIET.
hammer-ask-walk-block = { $block } in { $at }: wohin{ $first ->
    [0] { " " }weiter, oder stopp
   *[other] { "" }
 }?
hammer-ask-pick-muster = Sammeln beim Anführer in welchem Gebiet?
hammer-ask-muster-blocks = Welcher Block kommt zum Sammeln nach { $leader }? Ein Name, oder fertig.
hammer-ask-main-force = Hauptmacht in { $area }: Welche Gruppe kämpft von der ersten Kampfrunde an?
hammer-ask-choose-battle = Welche Schlacht kommt als nächste?
hammer-ask-pick-defection = Welche Schlacht nach dem Überlaufen kommt als nächste?
hammer-ask-combat-turn = Deine { $letter }-Blöcke: feuern, zurückziehen oder warten?
hammer-ask-retreat-to = Rückzug: wohin mit { FORM($block, "dat") }?
hammer-ask-take-hits = { $left } { $left ->
    [one] Treffer
   *[other] Treffer
 }: Welcher deiner stärksten Blöcke steckt den nächsten ein?
hammer-ask-must-retreat = Drei Kampfrunden sind um: Du musst dich zurückziehen. Welcher Block geht jetzt?
hammer-ask-must-retreat-to = Rückzug: wohin mit { FORM($block, "dat") }?
hammer-leave-note = gehen: mehrere ziehen gemeinsam und ungesehen ab.
hammer-ask-leave-together = Welche Blöcke ziehen gemeinsam ab? Nenne zwei oder mehr.
hammer-ask-slip-away = Sie ziehen gemeinsam ab: Welcher Block geht jetzt?
hammer-ask-slip-away-to = Wohin mit { FORM($block, "dat") }? Niemand sonst erfährt, welcher Block es ist.
hammer-ask-regroup = Du hast gewonnen: Schicke einen Block in ein Nachbargebiet, oder fertig.
hammer-ask-regroup-to = Umgruppieren: wohin mit { FORM($block, "dat") }?
hammer-ask-raid-loss = Grenzüberfall der Schotten in England: Welcher deiner Blöcke kommt in den Vorrat?
hammer-ask-choose-home = Wohin geht { FORM($block, "the") } für den Winter heim?
hammer-ask-moray-winters = Moray im Winter: heim nach Moray, bleiben oder gehen (in den Vorrat)?
hammer-ask-king-winters = Der König im Winter: zu einer Kathedrale, bleiben oder gehen (in den Vorrat)?
hammer-ask-edward-winters = Edward: überwintern (mit dem Heer in Schottland) oder gehen (in den Vorrat)?
hammer-ask-wallace-winters = Wallace im Winter: nach Selkirk (zwei Stufen mehr) oder bleiben?
hammer-ask-choose-disbanding = Winter: Löse Blöcke über dem Burglimit auf und, wenn du willst, weitere; dann fertig.
hammer-ask-scottish-builds = Aufbau: Stärke einen Block oder ziehe einen aus dem Vorrat, je ein Punkt; oder fertig.
hammer-ask-english-builds = Aufbau: Stärke Infanterie und Adlige, je ein Punkt; oder fertig.
hammer-ask-sea-place = { $block }, gezogen für { $area }: Landung an welcher Küste?
hammer-ask-only-end = Mehr geht hier nicht: Gib fertig ein.
hammer-over-limit = Zu viele in { $areas }.
hammer-points-in = Punkte übrig: { $areas }.
