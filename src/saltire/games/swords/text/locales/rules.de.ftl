# Warum etwas bei Swords and Bagpipes nicht geht, und die Optionen, auf Deutsch.

swords-refusal-replenished = du hattest schon Nachschub: nur einmal in jedem Zug
swords-refusal-replenish-first = bevor du den Zug beendest, kommt der Nachschub
swords-refusal-no-gold = Söldner kosten 1 Gold, und du hast keines
swords-refusal-no-mercenaries = { $arms }: diese Runde gibt es keine Söldner
swords-refusal-no-units = { $units ->
    [0] in deiner Burg sind keine Einheiten
    [one] in deiner Burg ist nur { $units } Einheit
   *[other] in deiner Burg sind nur { $units } Einheiten
 }
swords-refusal-your-turn = wähle Nachschub, Truppenbewegung, eine Karte der Aktionsphase oder beende den Zug
swords-refusal-not-in-hand = du hast die Karte { $card } nicht auf der Hand
swords-refusal-not-open = die Karte { $card } liegt nicht offen vor dir
swords-refusal-resting = die Karte { $card } wurde diese Runde gespielt: wieder ab der nächsten
swords-refusal-just-received = die Karte { $card } hast du in dieser Belohnungsphase erhalten: spiele sie in einer späteren
swords-refusal-wrong-window = die Karte { $card } wird in dieser Phase gespielt: { $window }
swords-refusal-cannot-pay = die Karte { $card } kostet { $cost } Gold, in voller Höhe
swords-refusal-bearer = du trägst die Ehrenmarke schon
swords-refusal-not-loyal = die Karte { $card } ist für Unterstützer Schottlands
swords-refusal-not-traitor = die Karte { $card } ist für Unterstützer Englands
swords-refusal-fewer-daggers = jemand hat weniger Dolchkarten als du
swords-refusal-no-dagger = du hast keine Dolchkarte
swords-refusal-needs-target = die Karte { $card } spielst du gegen einen anderen Clan: nenne einen
swords-refusal-no-target = die Karte { $card } richtet sich gegen niemanden
swords-refusal-not-yourself = wähle einen anderen Clan
swords-refusal-no-such-seat = es gibt keinen Platz { $seat }
swords-refusal-at-home = { $seat } bleibt zuhause: keine Karte wirkt jetzt dort
swords-refusal-no-token = vor { $seat } liegt keine verdeckte Wahlmarke
swords-refusal-target-poor = { $seat } hat kein Gold
swords-refusal-same-side = { $seat } stand auf deiner Seite
swords-refusal-not-smaller = { $seat } hat nicht weniger Einheiten im Lager als du
swords-refusal-choose-units = wähle, wie viele Einheiten, von 0 bis { $most }
swords-refusal-drop-dagger = wähle eine deiner Dolchkarten zum Abwerfen
swords-refusal-cards-or-pass = spiele eine Karte dieser Phase oder passe
swords-refusal-spoken = eine Behauptung je Spieler und Phase
swords-refusal-silent = in dieser Partie wird nichts behauptet
swords-refusal-nothing-to-say = darüber gibt es jetzt nichts zu behaupten
swords-refusal-give-badge = gib die Ehrenmarke einem anderen Clan
swords-refusal-not-back = { $seat } hat sie dir gegeben: gib sie einem anderen
swords-refusal-give-token = gib die Marke „Bleibt Zuhause!“ einem anderen Clan
swords-refusal-token-not-back = { $seat } hat dir die Marke gegeben: gib sie einem anderen
swords-refusal-bearer-stays = { $seat } trägt die Ehrenmarke und kann nicht zuhause bleiben
swords-refusal-replenish-home = dreimal Nachschub, bevor du zuhause bleibst
swords-refusal-lay-token = lege eine Wahlmarke: Schottland oder England
swords-refusal-lay-both = lege eine Wahlmarke und eine deiner Dolchkarten
swords-refusal-keep-or-give = gib die Ehrenmarke dem anderen oder behalte sie

option-players = wie viele spielen; 2 und 3 haben eigene Regeln
option-cards = der Kartensatz: full, plain oder eine eigene Datei
option-stay_home = jede Runde bleibt ein Clan zuhause; mit 6 Spielern immer
option-ensemble = Schottisches Ensemble: drei Dudelsackkarten zu Beginn
option-longer = längere Spieldauer: neun Runden, Schottland fällt bei der 5. Niederlage
option-exact = genaue Berechnung: der Dolchstapel kommt in bekannten Sätzen
option-talk = öffentlich behaupten, was man hat oder tun wird, wahr oder nicht
option-oldest = wer die Ehrenmarke zuerst hat
option-deserter_counts = ein Deserteur zählt beim Teilen des Kronengoldes; sein Anteil bleibt im Vorrat
option-pass_binds = wer passt, spielt in dieser Phase keine Karten mehr, auch wo die Reihenfolge keine Rolle spielt
option-tell_daggers = wann man von einer Dolchkarte erzählen darf: bei jeder Entscheidung oder nur im eigenen Zug
option-home_units = wohin das Lager des Clans geht, der zuhause bleibt
