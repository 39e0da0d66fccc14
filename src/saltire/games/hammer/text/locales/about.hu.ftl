# The game in lists and on the page about the server, in Hungarian.

about-blurb = Skócia függetlenségi háborúja fakövekkel: rejtett csapatok, tizennégy nemes, kemény tél.
about-pace = 2 játékos, 2–3 óra
about-credits = Tom Dalgliesh, Jerry Taylor

# Choices of options.

choice-braveheart = Rettenthetetlen (Braveheart), 1297–1305
choice-bruce = Bruce (The Bruce), 1306–1314
choice-campaign = Hadjárat, 1297–1314
choice-seed = a két szabálykönyv együtt
choice-v3 = harmadik kiadás
choice-v4 = negyedik kiadás
choice-rtt = ahogy az interneten szokás
choice-hungarian = a magyar szabálykönyv
choice-french = a francia összefoglaló
choice-edition = a kiadás szerint
choice-any_coast = bármely part
choice-same_coast = ugyanaz a part
choice-any_border = bármely határon át
choice-same_border = ugyanazon a határon át
choice-adjacent_coast = szomszédos partra
choice-redraw = újrahúzás
choice-pool = a húzókészletben
choice-eight_nobles = nyolc nemessel
choice-out = nincs játékban
choice-friendly_or_neutral = baráti vagy semleges
choice-friendly = baráti
choice-name_then_roll = megnevezés, aztán dobás
choice-roll_then_name = dobás, aztán megnevezés
choice-noble = a nemes
choice-others = a többiek
choice-sudden_death = azonnali halál
choice-majority_1314 = többség 1314-ben
choice-battle = ezé a csatáé
choice-any_battle = bármelyik csatáé
choice-used = amelyet használtak
choice-controlled = amelyet ellenőriznek
choice-one = egy csapatként
choice-by_start = kiinduló tartomány szerint
