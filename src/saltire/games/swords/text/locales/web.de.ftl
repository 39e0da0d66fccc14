# Swords and Bagpipes im Browser, auf Deutsch.

web-swords-field = Das Schlachtfeld
web-swords-phases = Phasen der Runde
web-swords-step-invasion = Invasion
web-swords-step-actions = Aktion
web-swords-step-badge = Ehrenmarke
web-swords-step-choice = Wahl
web-swords-step-battle = Kampf
web-swords-step-awards = Belohnung
web-swords-step-end = Ende
web-swords-defeats = Niederlagen: { $n } von { $last }
web-swords-arms-card = Englische Wappenkarte
web-swords-troops = englische Truppen
web-swords-printed = { $n } auf dem Schild
web-swords-rewards = Belohnungen
web-swords-pay-win = Schottland siegt: { $n } Gold und eine Dudelsackkarte
web-swords-pay-loss = Schottland verliert: { $n } Gold und eine Einheit
web-swords-pay-crown = { $split ->
    [yes] Für England: { $n } Gold, geteilt
   *[no] Für England: je { $n } Gold
 }, und eine Dolchkarte
web-swords-open = { $n } noch offen
web-swords-battle = Die Schlacht
web-swords-wins = { $side } gewinnt die Schlacht.
web-swords-gained-gold = { $n } Gold
web-swords-gained-dagger = eine Dolchkarte
web-swords-gained-bagpipe = eine Dudelsackkarte

web-swords-clan = Clan { $clan }
web-swords-waited = ist am Zug
web-swords-winner = gewinnt die Partie
web-swords-badge = trägt die Ehrenmarke
web-swords-token = hat die Marke „Bleibt Zuhause!“
web-swords-says = behauptet
web-swords-choosing = wählt noch
web-swords-known = verdeckt: { $side }
web-swords-bagpipe-cards = { $n } { $n ->
    [one] Dudelsackkarte
   *[other] Dudelsackkarten
 }
web-swords-dagger-cards = { $n } { $n ->
    [one] Dolchkarte
   *[other] Dolchkarten
 }
web-swords-daggers-sum = zusammen { $n }

web-swords-hand = Deine Dudelsackkarten
web-swords-window = jetzt spielbar: { $window }
web-swords-twice = zweimal spielbar, in verschiedenen Runden
web-swords-lies-open = liegt offen: noch einmal
web-swords-just-came = eben erhalten
web-swords-on-whom = Gespielt auf
web-swords-bagpipe-stack = Dudelsackstapel: { $n }
web-swords-dagger-stack = Dolchstapel: { $n }
web-swords-discards = Abgeworfen
web-swords-unseen-daggers = Dolchkarten, die du nicht gesehen hast
web-swords-dagger-discards = Abgeworfene Dolchkarten
web-swords-left-to-lay = { $name } kann noch legen
web-swords-pile = abgelegt: { $cards }
web-swords-arms-seen = Bisherige Wappenkarten

web-swords-waits = Warten auf { $names }.
web-swords-replenish = Nachschub
web-swords-how-taxes = Steuern eintreiben
web-swords-how-taxes-does = 1 Gold
web-swords-how-militia = Milizen aufstellen
web-swords-how-militia-does = je 1 Einheit in alle Lager, auch ins schottische
web-swords-how-troops = Truppen ausheben
web-swords-how-troops-does = 2 Einheiten in deine Burg
web-swords-how-mercenaries = Söldner anheuern
web-swords-how-mercenaries-does = zahle 1 Gold: 4 Einheiten in deine Burg
web-swords-to-camp = Ins Lager:
web-swords-move = { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
 } ins Lager
web-swords-units = { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
 }
web-swords-lay = { $side } legen
web-swords-lay-with = { $side } mit Dolch { $n } legen
web-swords-lay-bonnet = das Bonnet: verteidigen
web-swords-lay-crown = die Krone: Gold und ein Dolch
web-swords-give-badge = Ehrenmarke an { $name }
web-swords-give-home = { $name } bleibt zuhause
web-swords-drop = Dolch { $n } abwerfen
web-swords-play = { $card } spielen
web-swords-play-on = { $card } auf { $name } spielen
web-swords-do-done = Zug beenden
web-swords-do-pass = Passen
web-swords-do-keep = Ehrenmarke behalten
web-swords-say = Öffentlich behaupten:

web-swords-lesson-goal = Jede Runde kommen die Engländer. Solange Schottland steht, gewinnt das meiste Gold; nach dem letzten Feld dieser Leiste ist es gefallen, und die wenigsten Dolche gewinnen.
web-swords-overview-1 = Jede Runde kommen die Engländer. Jeder Clan entscheidet, ob er gegen sie kämpft oder ihnen hilft.
web-swords-overview-2 = In deinem Zug holst du Gold oder Einheiten und schickst Einheiten ins Lager: Nur sie kämpfen.
web-swords-overview-3 = Rede, versprich, lüge. Dann lege verdeckt Bonnet oder Krone; alle werden zugleich aufgedeckt.
web-swords-overview-4 = Steht Schottland am Ende, gewinnt das meiste Gold; ist es gefallen, die wenigsten Dolche.
web-swords-lesson-arms = Diese Karte sagt, wie stark die Engländer sind und was die Schlacht zahlt: den Treuen unter den Bonnets, den Verrätern unter der Krone.
web-swords-lesson-turn = Du bist am Zug und holst einmal Nachschub: Mit Einheiten kämpfst du, mit Gold gewinnst du. Treibe Steuern ein.
web-swords-lesson-camp = Nur Einheiten im Lager kämpfen, und nach der Schlacht sind sie weg. Schick vier hin. Ohne eine wärst du Deserteur und bekämst keine Belohnung.
web-swords-lesson-token = Jetzt wählst du verdeckt: das Bonnet für Schottland, die Krone für England. Niemand sieht es, bis alle Marken aufgedeckt werden. Lege diesmal das Bonnet.
web-swords-lesson-battle = Beide Heere werden zusammengezählt; Gleichstand ist Schottlands Sieg. Jeder Clan wird für seine Seite bezahlt.
web-swords-lesson-dagger = Verräter werden immer bezahlt, ziehen aber jedes Mal eine Dolchkarte. Solange Schottland steht, kann nicht gewinnen, wer fünf Dolche mehr hat als jeder andere Clan.
web-swords-auto-pass = Du kannst nur passen: Das geschieht von selbst.
web-swords-auto-wait = Warten
web-swords-standings = Endstand
web-swords-end-stands = Schottland steht: Das meiste Gold gewinnt.
web-swords-end-fallen = Schottland ist gefallen: Die wenigsten Dolche gewinnen.
web-swords-tie-broken = { $how ->
    [fallen] Gleich viele Dolche: Das Gold entschied.
   *[stands] Gleich viel Gold: Die Dolche entschieden.
 }
web-swords-tie-shared = Gleich an Gold und Dolchen: Sie teilen sich den Sieg.
web-swords-barred = Verräter der Nation: fünf Dolche mehr als jeder andere Clan, kein Sieg
web-swords-clan-column = Clan
web-swords-gold-column = Gold
web-swords-daggers-column = Dolche
