# The pages about Saltire and about checking a game.

web-fair-title = Faire Würfel, faire Karten
web-fair-lead = Niemand kann die Karten wählen: nicht die Spieler, und nicht der Server. Du musst es nicht glauben, du kannst es prüfen.
web-fair-how = So geht es
web-fair-step-1 = Vor dem ersten Geben wählt der Server einen geheimen Startwert und zeigt dessen Fingerabdruck, die Festlegung. Danach lässt sich der Startwert nicht mehr ändern.
web-fair-step-2 = Wer spielt, darf eigene Worte hinzufügen, damit auch der Server nicht allein über das Mischen bestimmt.
web-fair-step-3 = Jede Karte und jeder Wurf folgt aus dem Startwert und diesen Worten, nach einer festen Formel.
web-fair-step-4 = Nach der Partie wird der Startwert gezeigt. Dein Browser rechnet Fingerabdruck und jede Ziehung nach und vergleicht.
web-fair-this = Diese Partie
web-fair-where = Öffne eine beendete Partie, um sie zu prüfen:
web-fair-terminal = Auch im Terminal:
web-about-lead = Saltire ist ein Tisch für drei schottische Brettspiele, mit Bots, Lektionen und Protokollen. Es ist freie Software.
web-about-games = Die Spiele
web-about-games-text = Die Regeln stehen hier in unseren Worten, die Bilder sind unsere eigenen. Die Spiele gehören ihren Autoren und Verlagen; gefällt dir eines, kauf es.
web-about-data = Was gespeichert wird
web-about-data-text = Ein Cookie sagt, wer du bist. Es gibt keine Werbung und kein Tracking, und nichts wird von anderen Seiten geladen. Ein Konto lässt sich löschen; seine Partien bleiben, ohne den Namen.
web-about-free = Lizenz
web-about-free-text = Das Programm darf unter der MIT-Lizenz benutzt, verändert und weitergegeben werden.
