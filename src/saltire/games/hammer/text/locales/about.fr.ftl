# The game in lists and on the page about the server, in French.

about-blurb = La guerre d'indépendance de l'Écosse avec des blocs de bois : brouillard de guerre, quatorze Nobles, un rude hiver.
about-pace = 2 joueurs, 2 à 3 heures
about-credits = Tom Dalgliesh, Jerry Taylor

# Choices of options.

choice-braveheart = Braveheart, 1297 à 1305
choice-bruce = The Bruce, 1306 à 1314
choice-campaign = Campagne, 1297 à 1314
choice-seed = les deux livrets ensemble
choice-v3 = troisième édition
choice-v4 = quatrième édition
choice-rtt = comme en ligne
choice-hungarian = le livret hongrois
choice-french = le résumé français
choice-edition = comme dans l'édition
choice-any_coast = toute côte
choice-same_coast = la même côte
choice-any_border = par toute frontière
choice-same_border = par la même frontière
choice-adjacent_coast = sur une côte voisine
choice-redraw = piocher à nouveau
choice-pool = dans la Pioche
choice-eight_nobles = avec huit Nobles
choice-out = hors du jeu
choice-friendly_or_neutral = amie ou neutre
choice-friendly = amie
choice-name_then_roll = nommer, puis lancer
choice-roll_then_name = lancer, puis nommer
choice-noble = le Noble
choice-others = les autres
choice-sudden_death = mort subite
choice-majority_1314 = majorité en 1314
choice-battle = de cette bataille
choice-any_battle = de toute bataille
choice-used = prises par eux
choice-controlled = contrôlées par eux
choice-one = en un groupe
choice-by_start = par région de départ
