# The game in lists and on the page about the server, in Hungarian.

about-blurb = Két klán, kilenc határkő, lapok egytől kilencig. Nyerj meg három szomszédosat vagy bármely ötöt, és bizonyítsd be.
about-pace = 2 játékos, kb. 20 perc
about-credits = Reiner Knizia (IELLO)

# Choices of options.

choice-drawn = sorsolva
choice-alternate = felváltva
choice-loser = a vesztes
choice-winner = a győztes
choice-stones = több Kő
choice-draw = döntetlen
choice-claim = elfoglaláskor
choice-play = kijátszáskor
choice-all = minden lap
choice-clan = Klánkártyák
choice-saltire = a két szabálykönyv együtt
choice-czech = cseh szabálykönyv
choice-hungarian = magyar szabálykönyv
