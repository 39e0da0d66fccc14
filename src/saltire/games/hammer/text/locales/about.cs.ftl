# The game in lists and on the page about the server, in Czech.

about-blurb = Skotská válka za nezávislost s dřevěnými kameny: mlha války, čtrnáct šlechticů, krutá zima.
about-pace = 2 hráči, 2 až 3 hodiny
about-credits = Tom Dalgliesh, Jerry Taylor

# Choices of options.

choice-braveheart = Braveheart, 1297 až 1305
choice-bruce = The Bruce, 1306 až 1314
choice-campaign = Tažení, 1297 až 1314
choice-seed = obojí pravidla dohromady
choice-v3 = třetí vydání
choice-v4 = čtvrté vydání
choice-rtt = jak je zvykem na internetu
choice-hungarian = maďarská pravidla
choice-french = francouzské shrnutí
choice-edition = podle vydání
choice-any_coast = jakékoli pobřeží
choice-same_coast = stejné pobřeží
choice-any_border = přes jakoukoli hranici
choice-same_border = přes stejnou hranici
choice-adjacent_coast = na sousední pobřeží
choice-redraw = táhnout znovu
choice-pool = v zásobě
choice-eight_nobles = s osmi šlechtici
choice-out = mimo hru
choice-friendly_or_neutral = vlastní nebo neutrální
choice-friendly = vlastní
choice-name_then_roll = jmenovat, pak hodit
choice-roll_then_name = hodit, pak jmenovat
choice-noble = šlechtic
choice-others = ostatní
choice-sudden_death = náhlý konec
choice-majority_1314 = většina roku 1314
choice-battle = této bitvy
choice-any_battle = kterékoli bitvy
choice-used = které použili
choice-controlled = které ovládají
choice-one = jako jedna skupina
choice-by_start = podle výchozí oblasti
