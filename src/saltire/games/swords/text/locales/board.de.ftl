# Swords and Bagpipes, auf Deutsch.

title-swords = Swords and Bagpipes
guide-swords =
    Jedes Jahr kommen die Engländer, und du führst einen schottischen Clan. Jede Runde: einmal
    Nachschub, Einheiten aus der Burg ins Lager, Karten; dann legt jeder heimlich das Bonnet
    (Schottland verteidigen) oder die Krone (englisches Gold nehmen). Die Lager kämpfen für die
    gewählte Seite.
    { $players ->
        [2] Vor dem Aufdecken darf der Träger der Ehrenmarke sie dem anderen geben: Dann kämpfen dessen
            Einheiten im Lager bis auf eine für Schottland.
        [3] Die Ehrenmarke geht im Uhrzeigersinn weiter und bindet niemanden.
       *[other] Der Träger der Ehrenmarke muss Schottland verteidigen und gibt sie jede Runde weiter.
    }
    Treue Clans teilen sich den Lohn eines Sieges. Verräter werden immer bezahlt,
    { $players ->
        [2] nehmen aber jedes Mal die Dolchkarte, die der andere gelegt hat.
       *[other] ziehen aber jedes Mal eine Dolchkarte mit ein bis drei Dolchen.
    }
    Nach { $defeats ->
        [5] fünf
       *[other] vier
    } Niederlagen ist Schottland gefallen: Dann gewinnt, wer die wenigsten Dolche hat.
    Sonst gewinnt, wer das meiste Gold hat; aber wer fünf Dolche mehr hat als jeder andere
    Clan, ist Verräter der Nation und kann nicht gewinnen.

swords-scotland = Schottland
swords-england = England
swords-taxes = Steuern
swords-militia = Milizen
swords-troops = Truppen
swords-mercenaries = Söldner
swords-window-actions = Aktion
swords-window-choice = Wahl
swords-window-awards = Belohnung
swords-place-supply = Vorrat
    .from = aus dem Vorrat
    .to = in den Vorrat
swords-place-own-castle = Burg
    .from = aus der Burg
    .to = in die Burg
swords-place-own-camp = Lager
    .from = aus dem Lager
    .to = ins Lager
swords-place-scottish-camp = schottisches Lager
    .from = aus dem schottischen Lager
    .to = ins schottische Lager
swords-dagger = Dolch { $n }

swords-round = Runde { $round } von { $rounds }
swords-defeats = Niederlagen { $track }
swords-stacks = Stapel { $bagpipes } Dudelsack, { $daggers } Dolch
swords-stack = Stapel { $bagpipes } Dudelsack
swords-invaders = Engländer: { $card }, { $troops } Truppen
swords-scots = Schottisches Lager { $units }
swords-pays = Schotten: Sieg { $win } Gold + Karte, sonst { $loss } Gold + Einheit · Krone: { $crown } Gold { $split ->
    [yes] geteilt
   *[no] jedem
 }
swords-col-castle = Burg
swords-col-camp = Lager
swords-col-gold = Gold
swords-col-cards = Karten
swords-col-daggers = Dolche
swords-at-home = bleibt zuhause
swords-face-down = verdeckt
swords-has-chosen = hat gewählt
swords-has-passed = hat gepasst
swords-says-side = „Ich stehe zu { $side }“
swords-says-dagger = „Meine Dolchkarte zeigt { $n }“
swords-no-cards = Du hast keine Dudelsackkarte.
swords-hand = Deine Karten: { $cards } (karte NAME sagt, was eine tut)
swords-own-daggers = Deine Dolche: { $cards } (zusammen { $total })
swords-to-lay = Dolchkarten zum Legen: { $cards }
swords-laid = (auf dem Tisch: { $n })
swords-which = Welche? { $choices }
swords-which-card = So heißt keine Karte; karten zeigt alle.
swords-made-rest = Titel bekannt, Rest rekonstruiert
swords-made-all = rekonstruiert
swords-shared = { $names } teilen sich den Sieg.
swords-scotland-fell = Schottland ist gefallen: Die wenigsten Dolche gewinnen.
swords-scotland-stood = Schottland steht: Das meiste Gold gewinnt.

swords-does-pay = zahle { $n } Gold
swords-does-units = { $upto ->
    [yes] bis zu
   *[no] so viele wie möglich, höchstens
 } { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
 } { $start } → { $end }
swords-does-militia = Milizen aufstellen
swords-does-take-badge = nimm die Ehrenmarke
swords-does-gain = erhalte { $n } Gold
swords-does-lose = verliere { $n } Gold
swords-does-rob = nimm einem anderen Clan { $n } Gold
swords-does-switch = wechsle die Seite
swords-does-force = die Marke eines anderen Clans wird zu { $n ->
    [1] England
   *[other] Schottland
}
swords-does-peek = sieh die Marke eines anderen Clans an
swords-does-shield = englische Truppen { $n }
swords-does-draw = ziehe { $n } { $n ->
    [one] Dudelsackkarte
   *[other] Dudelsackkarten
 }
swords-does-drop = wirf { $n } { $n ->
    [one] Dolchkarte
   *[other] Dolchkarten
 } ab
swords-does-per-traitor = { $n } Gold für jeden anderen Unterstützer Englands, höchstens { $most }
swords-needs-not-bearer = nicht als Träger der Ehrenmarke
swords-needs-loyal = als Unterstützer Schottlands
swords-needs-traitor = als Unterstützer Englands
swords-needs-fewest = wenn niemand weniger Dolchkarten hat
swords-needs-dagger = wenn du eine Dolchkarte hast
swords-needs-gold = der Gold hat
swords-needs-opposed = auf der anderen Seite
swords-needs-smaller = mit weniger Einheiten im Lager
swords-arms-badge-free = Die Ehrenmarke bindet diese Runde niemanden
swords-arms-badge-england = Der Träger der Ehrenmarke muss England unterstützen
swords-arms-no-mercenaries = Es können keine Söldner angeheuert werden
swords-arms-no-choice-cards = Diese Runde keine Karten der Wahlphase
swords-arms-levy = { $n } Engländer mehr für jeden Clan in der Schlacht
swords-arms-volley = { $n ->
    [one] Bis zu 1 Einheit verlässt vor der Schlacht das schottische Lager
   *[other] Bis zu { $n } Einheiten verlassen vor der Schlacht das schottische Lager
 }
swords-arms-militia = Milizen aufstellen bringt { $n } mehr ins schottische Lager

swords-do-move = { $n } ins Lager
swords-do-say-side = sage „{ $side }“
swords-do-say-dagger = sage „Dolch { $n }“
swords-do-done = fertig
swords-do-pass = passen
swords-do-keep = behalten
swords-do-virtual = virtuelle Karte
swords-ask-turn = { $done ->
    [yes] Du bist dran: Bewege Einheiten, spiele Karten oder beende den Zug.
   *[no] Du bist dran: einmal Nachschub; Bewegen und Karten nach Belieben.
 }
swords-ask-choice = Karten der Wahlphase: Spiele eine oder passe.
swords-ask-awards = Karten der Belohnungsphase: Spiele eine oder passe.
swords-ask-token = Lege eine Wahlmarke verdeckt aus:
swords-ask-both = Lege eine Wahlmarke und eine Dolchkarte verdeckt aus:
swords-ask-badge = { $duty ->
    [england] Wer bekommt die Ehrenmarke und muss England unterstützen?
    [free] Wer bekommt die Ehrenmarke? Sie bindet diese Runde niemanden.
   *[scotland] Wer bekommt die Ehrenmarke und muss Schottland verteidigen?
 }
swords-ask-keep = Die Ehrenmarke geben (das andere Lager geht bis auf eine Einheit ins schottische) oder behalten?
swords-ask-home = Wer bekommt die Marke „Bleibt Zuhause!“?
swords-ask-muster = Du bleibst zuhause: noch { $left }-mal Nachschub.
swords-ask-units = Wie viele Einheiten, { $start } → { $end }?
swords-ask-drop = Welche Dolchkarte wirfst du ab?

swords-help-type = eine Wahl mit ihrer Nummer, einem Wort oder in Notation
swords-help-names = Karten und Clans mit Namen; Namen darf man kürzen
swords-help-say = öffentlich etwas behaupten, wahr oder nicht
swords-help-card = was eine Karte tut · alle Karten
swords-help-marks = am Zug · Ehrenmarke · Bleibt Zuhause! · 2 Dolchkarten mit 5 Dolchen · Niederlagen
rules-word-swords = dolch

swords-event-begin = { $who ->
    [you] Du hast zuerst die Ehrenmarke.
   *[other] { $seat } hat zuerst die Ehrenmarke.
 }{ $holds ->
    [nobody] { "" }
    [you] { " " }Du hast die Marke „Bleibt Zuhause!“.
   *[other] { " " }{ $token } hat die Marke „Bleibt Zuhause!“.
 }
swords-event-invasion = Runde { $round }: { $card }.
swords-event-drew = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
 } { $deck ->
    [dagger] { $secret ->
        [yes] eine Dolchkarte.
       *[no] eine Dolchkarte mit Wert { $card }.
    }
   *[bagpipe] { $secret ->
        [yes] eine Dudelsackkarte.
       *[no] die Karte { $card }.
    }
 }
swords-event-replenished = { $who ->
    [you] { $how ->
        [taxes] Du treibst Steuern ein.
        [militia] Du stellst Milizen auf.
        [troops] Du hebst Truppen aus.
       *[mercenaries] Du heuerst Söldner an.
     }
   *[other] { $how ->
        [taxes] { $seat } treibt Steuern ein.
        [militia] { $seat } stellt Milizen auf.
        [troops] { $seat } hebt Truppen aus.
       *[mercenaries] { $seat } heuert Söldner an.
     }
 }
swords-event-relocated = { $who ->
    [you] Du bringst
   *[other] { $seat } bringt
 } { $units } { $units ->
    [one] Einheit
   *[other] Einheiten
 } ins Lager.
swords-event-claimed = { $who ->
    [you] Du behauptest: { $claim }.
   *[other] { $seat } behauptet: { $claim }.
 }
swords-event-badge = { $who ->
    [you] Du gibst { $name } die Ehrenmarke
   *[other] { $whom ->
        [you] { $giver } gibt dir die Ehrenmarke
       *[other] { $giver } gibt { $name } die Ehrenmarke
    }
 }{ $joined ->
    [0] .
   *[other] ; { $joined } { $joined ->
        [one] Einheit geht
       *[other] Einheiten gehen
    } aus dem Lager ins schottische Lager.
 }
swords-event-token = { $who ->
    [you] Du gibst { $name } die Marke „Bleibt Zuhause!“.
   *[other] { $whom ->
        [you] { $giver } gibt dir die Marke „Bleibt Zuhause!“.
       *[other] { $giver } gibt { $name } die Marke „Bleibt Zuhause!“.
    }
 }
swords-event-stays-home = { $who ->
    [you] Du bleibst zuhause.
   *[other] { $seat } bleibt zuhause.
 }
swords-event-side = { $who ->
    [you] Du stehst offen zu { $side }.
   *[other] { $seat } steht offen zu { $side }.
 }
swords-event-own-token = Du legst { $side ->
    [england] die Krone, für England
   *[scotland] das Bonnet, für Schottland
 }{ $dagger ->
    [0] { "" }
   *[other] , mit Dolchkarte { $dagger }
 }.
swords-event-sealed = { $who ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
 }
swords-event-tokens-laid = Alle Marken liegen verdeckt.
swords-event-passed = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
 }
swords-event-played = { $who ->
    [you] Du spielst
   *[other] { $seat } spielt
 } { $card }{ $again ->
    [yes] { " " }noch einmal
   *[no] { "" }
 }{ $whom ->
    [you] { " " }auf dich
    [other] { " " }auf { $target }
   *[nobody] { "" }
 }.
swords-event-units = { $who ->
    [you] Du bewegst
   *[other] { $seat } bewegt
 } { $units } { $units ->
    [one] Einheit
   *[other] Einheiten
 } { FORM($start, "from") } { FORM($end, "to") }.
swords-event-dropped = { $who ->
    [you] Du wirfst
   *[other] { $seat } wirft
 } eine Dolchkarte mit Wert { $daggers } ab.
swords-event-gold = Gold: { $shares }.
swords-event-peeked = { $who ->
    [you] Du siehst dir die Marke von { $target } an
   *[other] { $whom ->
        [you] { $seat } sieht sich deine Marke an
       *[other] { $seat } sieht sich die Marke von { $target } an
    }
 }{ $secret ->
    [no] : { $side }.
   *[yes] .
 }
swords-event-revealed = Die Marken werden aufgedeckt. { $sides }.
swords-event-battle = Schlacht: Schottland { $scotland }, England { $england }. Sieger: { $winner }.
swords-event-reshuffled = Die abgeworfenen { $deck ->
    [dagger] Dolchkarten
   *[bagpipe] Dudelsackkarten
 } werden neu gemischt.
swords-event-virtual-dagger = { $who ->
    [you] Keine Dolchkarte ist übrig: Du bekommst eine virtuelle mit 2 Dolchen.
   *[other] Keine Dolchkarte ist übrig: { $seat } bekommt eine virtuelle mit 2 Dolchen.
 }
swords-event-game-over = Die Partie ist zu Ende. Gold/Dolche: { $sums }.{ $barred ->
    [nobody] { "" }
   *[other] { " " }{ $barred }: Verräter der Nation, fünf Dolche zu viel für den Sieg.
 } Sieger: { $winners }.

swords-card-vive-la-france = Vive La France!
swords-card-treaty-with-eric-ii = Bündnis mit Erik II. von Norwegen
swords-card-balliols-plan = Balliols Plan
swords-card-the-guardians = Die Wächter
swords-card-cattle-raid = Viehraub
swords-card-bruces-trick = Bruces Trick
swords-card-lambertons-help = Lambertons Hilfe
swords-card-forced-march = Gewaltmarsch
swords-card-back-to-the-glens = Zurück in die Täler
swords-card-an-ear-at-the-tent = Ein Ohr am Zelt
swords-card-the-narrow-bridge = Die schmale Brücke
swords-card-wallaces-gratitude = Wallaces Dankbarkeit
swords-card-bruces-vs-comyns = Bruces gegen Comyns
swords-card-davids-lineage = Davids Blutlinie
swords-card-popes-influence = Der Einfluss des Papstes
swords-card-english-silver = Englisches Silber
swords-card-irvine-capitulation = Irvine Capitulation
swords-card-bruce-joins-us-again = Bruce Joins Us Again!
swords-card-ragman-roll = Ragman Roll
swords-card-march-on-berwick = Marsch auf Berwick
swords-card-cressinghams-coin = Cressinghams Münze
swords-card-longbows-at-falkirk = Langbögen bei Falkirk
swords-card-siege-of-stirling = Belagerung von Stirling
swords-card-border-raid = Grenzüberfall
swords-card-hammer-of-the-scots = Hammer der Schotten
swords-card-longshanks-bargain = Langschenkels Handel
swords-card-recruits = Rekruten
swords-card-volunteers = Freiwillige
swords-card-market-day = Markttag
swords-card-night-watch = Nachtwache
swords-card-thanks-of-the-realm = Dank des Reiches
swords-card-english-coin = Englische Münze
swords-card-scouts = Kundschafter
swords-card-foragers = Proviantsucher
swords-card-border-guard = Grenzwache
swords-card-northern-levies = Aufgebot des Nordens
swords-card-welsh-archers = Walisische Bogenschützen
swords-card-bishops-men = Männer des Bischofs
swords-card-royal-household = Königliches Gefolge
swords-card-siege-train = Belagerungszug
swords-card-the-king-in-person = Der König selbst
swords-card-the-kings-host = Das Heer des Königs
swords-claims-side = „{ $side }“
swords-claims-dagger = „Dolch { $n }“
swords-card-says = { $window }: { $text }
