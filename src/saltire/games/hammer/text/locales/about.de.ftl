# The game in lists and on the page about the server, in German.

about-blurb = Schottlands Unabhängigkeitskrieg mit Holzblöcken: verborgene Truppen, vierzehn Adlige, ein harter Winter.
about-pace = 2 Personen, 2 bis 3 Stunden
about-credits = Tom Dalgliesh, Jerry Taylor

# Choices of options.

choice-braveheart = Braveheart, 1297 bis 1305
choice-bruce = The Bruce, 1306 bis 1314
choice-campaign = Kampagne, 1297 bis 1314
choice-seed = beide Regelhefte zusammen
choice-v3 = dritte Ausgabe
choice-v4 = vierte Ausgabe
choice-rtt = wie online üblich
choice-hungarian = das ungarische Regelheft
choice-french = die französische Zusammenfassung
choice-edition = wie in der Ausgabe
choice-any_coast = jede Küste
choice-same_coast = dieselbe Küste
choice-any_border = über jede Grenze
choice-same_border = über dieselbe Grenze
choice-adjacent_coast = an eine benachbarte Küste
choice-redraw = neu ziehen
choice-pool = im Vorrat
choice-eight_nobles = mit acht Adligen
choice-out = nicht im Spiel
choice-friendly_or_neutral = eigene oder neutrale
choice-friendly = eigene
choice-name_then_roll = nennen, dann würfeln
choice-roll_then_name = würfeln, dann nennen
choice-noble = der Adlige
choice-others = die anderen
choice-sudden_death = vorzeitiges Ende
choice-majority_1314 = Mehrheit im Jahr 1314
choice-battle = dieser Schlacht
choice-any_battle = irgendeiner Schlacht
choice-used = von ihnen genutzte
choice-controlled = von ihnen kontrollierte
choice-one = als eine Gruppe
choice-by_start = nach Startgebiet
