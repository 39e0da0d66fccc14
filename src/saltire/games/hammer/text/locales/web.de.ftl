# Hammer of the Scots im Browser, auf Deutsch.

web-hammer-map = Karte von Schottland
web-hammer-map-keys = Auf der Karte verschieben die Pfeiltasten sie, Plus und Minus zoomen, 0 zeigt sie ganz.
web-hammer-nearer = Vergrößern
web-hammer-farther = Verkleinern
web-hammer-whole-map = Ganze Karte
web-hammer-legend = Grenzen
web-hammer-legend-black = schwarze Grenze: 6 Blöcke
web-hammer-legend-red = rote Grenze: 2 Blöcke, dann Halt
web-hammer-legend-march = englisch-schottische Grenze
web-hammer-credit = Küste: Natural Earth
web-hammer-paid = bezahlt
web-hammer-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
web-hammer-places = Die Karte in Worten
web-hammer-cards = Karten
web-hammer-hand = Deine Karten
web-hammer-nobles = Adlige
web-hammer-nobles-of = { $name }: { $n } von 14
web-hammer-pool-of = { $name }: { $n } im Vorrat
web-hammer-fallen = Endgültig verloren: { $blocks }
web-hammer-held = { $n } auf der Hand
web-hammer-first = Beginnt in dieser Runde
web-hammer-played-now = spielt: { $card }
web-hammer-king-crowned = Schottland hat seinen König gekrönt
web-hammer-area = { $area }: Burglimit { $limit }, England { $english }, Schottland { $scots }
web-hammer-block = { $block } { $rating }, Stärke { $strength } von { $full }
web-hammer-blocks = { $n } { $n ->
    [one] Block
   *[other] Blöcke
 }
web-hammer-moved = ist gezogen
web-hammer-reserve = Reserve
web-hammer-close = Schließen
web-hammer-skip = Überspringen
web-hammer-no-volley = Noch hat niemand gefeuert.
web-hammer-acts = { $letter ->
    [A] A-Blöcke handeln
    [B] B-Blöcke handeln
    [C] C-Blöcke handeln
   *[other] am Zug
 }
web-hammer-all-choices = Alle Möglichkeiten als Liste ({ $n })
web-hammer-sending = …
web-hammer-waits = Warten auf { $names }.
web-hammer-over = { $name } hat den Krieg gewonnen.
web-hammer-group-on = Mehrere zusammen ziehen
web-hammer-group-off = Einzeln ziehen
web-hammer-group-help = Tippe auf Blöcke eines Gebiets oder halte die Umschalttaste; dann auf ein leuchtendes Gebiet.
web-hammer-ended = Die Partie ist vorbei.
web-hammer-cancel = Abbrechen
web-hammer-pick-one = { $block } in { $area }: wohin?
web-hammer-pick-group = { $n } { $n ->
    [one] Block
   *[other] Blöcke
 } aus { $area }: wohin?
web-hammer-pick-nowhere = Keine Grenze hat Platz für alle.
web-hammer-goal = Weg: { $way }. Platz für { $room } { $room ->
    [one] Block.
   *[other] Blöcke.
 }
web-hammer-goal-attack = Angriff: { $own } von dir gegen { $enemies }.
web-hammer-goal-odds = Chance, sie aufzureiben: etwa { $odds } %.
web-hammer-odds = { $odds } %
web-hammer-rule = Regel { $rule }
web-hammer-move-card = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
 }
web-hammer-about-move = { $n ->
    [one] Die Blöcke eines Gebiets dürfen ziehen, oder ein Block überquert die englisch-schottische Grenze.
   *[other] Die Blöcke von { $n } Gebieten dürfen ziehen; jeder Block über die englisch-schottische Grenze kostet einen eigenen Punkt.
 } Die höhere Karte ist zuerst dran.
web-hammer-about-herald = Nenne einen feindlichen Adligen, nicht Moray, und würfle: Bei 1 bis 4 läuft er an Ort und Stelle zu dir über und greift seine alten Freunde dort an. Bei 5 oder 6 geschieht nichts.
web-hammer-about-pillage = Feindliche Blöcke in einem Nachbargebiet stecken zwei Treffer ein, und deine Blöcke gewinnen die verlorenen Stufen. Ein Adliger, der fällt, läuft zu dir über.
web-hammer-about-sea-move = Ein oder zwei deiner Blöcke fahren von einer Küste zu einer anderen, die schon dir gehört. Kein Angriff, und nicht die Norweger.
web-hammer-about-truce = In dieser Runde betritt der Gegner kein Gebiet mit deinen Blöcken, und Schotten betreten England nicht.
web-hammer-about-victuals = Deine Blöcke in einem Gebiet gewinnen bis zu drei Stufen.
web-hammer-force-from = Aus { $areas }
web-hammer-force-help = Die anderen warten in Reserve und stoßen in { $area } in Kampfrunde 2 dazu.

web-hammer-verb-move = Ziehen
web-hammer-verb-fire = Feuern
web-hammer-verb-retreat = Rückzug
web-hammer-verb-hold = Warten
web-hammer-verb-hit = Treffer
web-hammer-verb-strengthen = +1 Stufe
web-hammer-verb-disband = Auflösen
web-hammer-here-to = Nach { $area }
web-hammer-here-in = { $area } wählen
web-hammer-here-draw-in = Block für { $area } ziehen

web-hammer-act-play = { $card } spielen
web-hammer-act-move = Ziehen: { $what }
web-hammer-act-to = Nach { $what }
web-hammer-act-in = In { $what }
web-hammer-act-fire = Feuern: { $what }
web-hammer-act-retreat = Rückzug: { $what }
web-hammer-act-hold = Warten: { $what }
web-hammer-act-hit = Treffer einstecken: { $what }
web-hammer-act-strengthen = Stärken: { $what }
web-hammer-act-disband = Auflösen: { $what }
web-hammer-act-name = Herold zu { $what } senden
web-hammer-act-draw = Block für { $area } ziehen
web-hammer-act-force = Hauptmacht { $number }

web-hammer-do-end = Beenden
web-hammer-do-pass = Verzichten
web-hammer-do-stop = Hier halten
web-hammer-do-enough = Genug
web-hammer-do-event = Nutzen: { $card }
web-hammer-do-crown-bruce = Bruce krönen
web-hammer-do-crown-comyn = Comyn krönen
web-hammer-do-return-of-balliol = Rückkehr Balliols
web-hammer-do-stay = Bleiben
web-hammer-do-leave = In den Vorrat
web-hammer-do-leave-together = Gemeinsam abziehen
web-hammer-do-winter = In Schottland überwintern
web-hammer-do-muster = Beim Anführer sammeln

web-hammer-ask-play-cards = Wähle eine Karte.
web-hammer-ask-event-menu = Dein Ereignis: { $card }. Willst du es nutzen?
web-hammer-ask-herald-name = Welcher feindliche Adlige soll überlaufen? Bei 1 bis 4 tut er es.
web-hammer-ask-sea-block = Seebewegung: Welcher Block an einer Küste fährt?
web-hammer-ask-sea-to = { $block }: an welche eigene Küste?
web-hammer-ask-sea-second = Ein zweiter Block von { $source } nach { $target }?
web-hammer-ask-victuals-area = Proviant: Welches Gebiet bekommt drei Stufen?
web-hammer-ask-victuals-steps = Proviant in { $area }: Wen stärken? Noch { $steps }.
web-hammer-ask-pillage-victims = Plünderung: Welches feindliche Nachbargebiet verliert zwei Stufen?
web-hammer-ask-pillage-from = Welches deiner Gebiete plündert { $area } und gewinnt die Stufen?
web-hammer-ask-pillage-hit = { $area } wird geplündert: Welcher deiner stärksten Blöcke verliert eine Stufe?
web-hammer-ask-pillage-gain = { $area } gewinnt aus der Plünderung: Wen stärken? Noch { $steps }.
web-hammer-ask-move-blocks = Ziehe Blöcke: noch { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
web-hammer-ask-walk-block = { $block } in { $at }: { $steps ->
    [0] wohin?
   *[other] weiter oder halten?
 }
web-hammer-ask-pick-muster = Sammeln beim Anführer in welchem Gebiet?
web-hammer-ask-muster-blocks = Welche Blöcke sammeln sich in { $area }?
web-hammer-ask-main-force = Welche Gruppe ist die Hauptmacht in { $area }?
web-hammer-ask-choose-battle = Welche Schlacht kommt als nächste?
web-hammer-ask-pick-defection = Welche Schlacht nach dem Überlaufen kommt als nächste?
web-hammer-ask-combat-turn = Deine { $letter }-Blöcke: feuern, Rückzug oder warten.
web-hammer-ask-retreat-to = { $block }: wohin zurückziehen?
web-hammer-ask-take-hits = { $left } { $left ->
    [one] Treffer
   *[other] Treffer
 }: Welcher deiner stärksten Blöcke steckt ihn ein?
web-hammer-ask-must-retreat = Drei Kampfrunden sind um: Du musst dich zurückziehen. Welcher Block geht jetzt?
web-hammer-ask-must-retreat-to = { $block }: wohin zurückziehen?
web-hammer-ask-leave-together = Welche Blöcke ziehen gemeinsam ab? Zwei oder mehr.
web-hammer-ask-slip-away = Sie ziehen gemeinsam ab: Welcher Block geht jetzt?
web-hammer-ask-slip-away-to = { $block }: wohin? Niemand sonst erfährt, welcher Block es ist.
web-hammer-ask-regroup = Gewonnen. Schicke Blöcke in Nachbargebiete oder beende.
web-hammer-ask-regroup-to = { $block }: wohin umgruppieren?
web-hammer-ask-raid-loss = Schotten sind in England: Welcher deiner Blöcke kommt in den Vorrat?
web-hammer-ask-choose-home = { $block }: wohin heim für den Winter?
web-hammer-ask-moray-winters = Moray im Winter: heim, bleiben oder in den Vorrat?
web-hammer-ask-king-winters = Der König im Winter: zu einer Kathedrale, bleiben oder in den Vorrat?
web-hammer-ask-edward-winters = Edward: mit dem Heer in Schottland überwintern oder abziehen?
web-hammer-ask-wallace-winters = Wallace im Winter: nach Selkirk (zwei Stufen mehr) oder bleiben?
web-hammer-ask-choose-disbanding = Winter: Löse Blöcke über dem Burglimit auf und sonst, wen du willst.
web-hammer-ask-scottish-builds = Aufbau: Stärke Blöcke oder ziehe neue, je ein Punkt.
web-hammer-ask-english-builds = Aufbau: Stärke Infanterie und Adlige, je ein Punkt.
web-hammer-ask-sea-place = { $block }, gezogen für { $area }: Landung an welcher Küste?
web-hammer-ask-only-end = Mehr geht hier nicht.

web-hammer-lesson-goal = Vierzehn Adlige entscheiden den Krieg. Wer am Ende mehr von ihnen hat, gewinnt.
web-hammer-overview-1 = England gegen Schottland um vierzehn Adlige. Du siehst deine Blöcke, vom Feind nur die Rückseiten.
web-hammer-overview-2 = Beide spielen verdeckt eine Karte: Ihre Zahl sagt, aus wie vielen Gebieten deine Blöcke ziehen.
web-hammer-overview-3 = Wo beide stehen, wird mit Würfeln gekämpft. Ein besiegter Adliger wechselt die Seite.
web-hammer-overview-4 = Im Winter gehen Adlige heim; wer ihre Heimat hält, hält sie. Am Ende gewinnt, wer mehr Adlige hat.
web-hammer-lesson-cards = In jeder Runde wählen beide Seiten verdeckt eine Karte. Die Zahl sagt, aus wie vielen Gebieten Blöcke ziehen; die höhere zieht zuerst. Andere sind Ereignisse.
web-hammer-lesson-hidden = Du siehst nur die Vorderseiten deiner Blöcke. Vom Feind siehst du, wo Blöcke stehen; was du wissen kannst, steht mit Bleistift darauf.
web-hammer-lesson-moves = Deine 3 war höher, also ziehst du zuerst. Wähle Wallace in Fife, dann Angus: Dort steht ein englischer Block allein.
web-hammer-lesson-battle = Schlacht in Angus. Erst handeln A-Blöcke, dann B, dann C; sie würfeln für jeden Punkt einmal: A3 trifft mit 3 oder weniger. Lass Wallace angreifen.
web-hammer-lesson-hits = Jeder Treffer kostet deinen stärksten Block eine Stufe: Er wird gedreht und zeigt oben einen Punkt weniger. Unter gleichen wählst du.
web-hammer-lesson-capture = Adlige sterben nicht: Ein besiegter Adliger wechselt die Seite. Andere Blöcke kommen in den Vorrat, die mit schwarzem Kreuz sind verloren.
web-hammer-lesson-winter = Im Winter gehen Adlige heim. Wer den Feind in seiner Heimat findet, wechselt die Seite.

# On the page about the server.

web-hammer-about-map = Die Karte
web-hammer-about-map-text = Die Küste auf der Karte von Hammer of the Scots stammt von Natural Earth und ist gemeinfrei; sie ist so verzerrt, dass jedes Gebiet Platz hat.
