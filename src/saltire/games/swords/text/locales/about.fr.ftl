# The game in lists and on the page about the server, in French.

about-blurb = Les clans se battent pour l'Écosse ou prennent l'or anglais. Parlez, promettez, et retournez le jeton.
about-pace = 2 à 6 joueurs, environ 45 minutes
about-credits = voir la boîte

# Choices of options.

choice-full = complet
choice-plain = simple
choice-drawn = tiré au sort
choice-supply = la réserve
choice-castle = le château

# Bots.

bot-grudger = rancunier
bot-promise-keeper = tient parole
bot-opportunist = opportuniste
bot-patriot = patriote
bot-late-traitor = traître tardif
