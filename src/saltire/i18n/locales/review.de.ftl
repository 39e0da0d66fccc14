# Der Rückblick auf eine beendete Partie: Terminal, Seite und Browser.

review-title = Rückblick: { $game }
review-working = Rückblick läuft
review-graph = Gewinnchance
review-graph-seen = nach dem, was jeder wissen konnte
review-graph-true = nach vollem Wissen
review-graph-help = Die volle Linie zeigt, was der Spieler wissen konnte, die gepunktete, wie es wirklich stand.
review-ply = Zug { $ply }
review-step = Schritt { $step } der Wiederholung
review-percent = { $share }{ "\u00A0" }%
review-costliest = Die teuersten Entscheidungen
review-none = Keine Entscheidung war deutlich schlechter als eine andere.
review-played = Gespielt
review-better = Besser
review-reason = Warum
review-cost = Kosten
review-why = In { $games } Partien, gedacht aus dem, was { $name } wissen konnte, gewann die bessere Wahl { $points } von hundert mehr.
review-accounts = Glück und Können
review-start = Beginn
review-skill = Eigene Fehler
review-others = Fehler der anderen
review-luck = Glück
review-result = Ergebnis
review-accounts-help = Fehler werden nach dem beurteilt, was der Spieler wissen konnte; jeder nimmt seinen Teil der Chance, die noch übrig war. Glück ist der Rest: Karten, Würfel und was niemand wissen konnte. Zusammen ergeben sie das Ergebnis.
review-written = Der Rückblick steht in { $file }.
review-tries = Jede Chance ist aus { $tries } Partien berechnet.
review-hint = Das gewinnt { $chance } der von hier gedachten Partien; das Nächstbeste { $next }.
