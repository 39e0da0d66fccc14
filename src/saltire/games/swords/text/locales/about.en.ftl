# The game in lists and on the page about the server, in English.

about-blurb = Clans fight for Scotland, or take England's gold. Talk, promise, and turn over the token.
about-pace = 2 to 6 players, about 45 minutes
about-credits = Yan Egorov (Rightgames, Moroz)

# Choices of options.

choice-full = full
choice-plain = plain
choice-drawn = drawn by lot
choice-supply = the supply
choice-castle = the castle
choice-anytime = at every choice
choice-turn = on turns only

# Bots.

bot-grudger = grudger
bot-promise-keeper = keeper of promises
bot-opportunist = opportunist
bot-patriot = patriot
bot-late-traitor = late traitor
