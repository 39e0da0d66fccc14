# The game in lists and on the page about the server, in Hungarian.

about-blurb = Skócia függetlenségi háborúja fakövekkel: rejtett csapatok, tizennégy nemes, kemény tél.
about-pace = 2 játékos, 2–3 óra
about-credits = Tom Dalgliesh, Jerry Taylor

# Choices of options.

choice-braveheart = Braveheart, 1297–1305
choice-bruce = The Bruce, 1306–1314
choice-campaign = Hadjárat, 1297–1314
choice-seed = az első szabálykönyv
choice-v3 = harmadik kiadás
choice-v4 = negyedik kiadás
choice-rtt = ahogy a neten szokás
choice-edition = a kiadás szerint
choice-any_coast = bármely part
choice-same_coast = ugyanaz a part
choice-any_border = bármely határon át
choice-same_border = ugyanazon a határon át
choice-adjacent_coast = szomszédos partra
choice-redraw = újrahúzás
choice-pool = a készletben
choice-eight_nobles = nyolc nemessel
choice-out = nincs játékban
choice-friendly_or_neutral = saját vagy semleges
choice-friendly = saját
choice-name_then_roll = megnevezés, aztán dobás
choice-roll_then_name = dobás, aztán megnevezés
choice-noble = a nemes
choice-others = a többiek
choice-sudden_death = hirtelen halál
choice-majority_1314 = többség 1314-ben
