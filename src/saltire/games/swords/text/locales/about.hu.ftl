# The game in lists and on the page about the server, in Hungarian.

about-blurb = A klánok Skóciáért harcolnak, vagy elveszik Anglia aranyát. Beszélj, ígérj, és fordítsd fel a jelzőt.
about-pace = 2–6 játékos, kb. 45 perc
about-credits = Yan Egorov (Rightgames, Moroz)

# Choices of options.

choice-full = teljes
choice-plain = egyszerű
choice-drawn = sorsolva
choice-supply = a készlet
choice-castle = a vár
choice-anytime = minden döntésnél
choice-turn = csak a saját körben

# Bots.

bot-grudger = haragtartó
bot-promise-keeper = szótartó
bot-opportunist = opportunista
bot-patriot = hazafi
bot-late-traitor = kései áruló
