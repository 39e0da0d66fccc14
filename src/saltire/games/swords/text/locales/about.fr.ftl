# The game in lists and on the page about the server, in French.

about-blurb = Les clans se battent pour l'Écosse ou prennent l'or anglais. Parlez, promettez, puis retournez le jeton.
about-pace = 2 à 6 joueurs, environ 45 minutes
about-credits = Yan Egorov (Rightgames, Moroz)

# Choices of options.

choice-full = complet
choice-plain = simple
choice-drawn = tiré au sort
choice-supply = la réserve
choice-castle = le château
choice-anytime = à chaque décision
choice-turn = à son tour seulement

# Bots.

bot-grudger = rancunier
bot-promise-keeper = tient parole
bot-opportunist = opportuniste
bot-patriot = patriote
bot-late-traitor = traître tardif
