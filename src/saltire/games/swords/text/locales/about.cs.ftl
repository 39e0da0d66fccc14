# The game in lists and on the page about the server, in Czech.

about-blurb = Klany bojují za Skotsko, nebo berou anglické zlato. Mluvte, slibujte a otočte žeton.
about-pace = 2 až 6 hráčů, asi 45 minut
about-credits = Yan Egorov (Rightgames, Moroz)

# Choices of options.

choice-full = úplná
choice-plain = jednoduchá
choice-drawn = losem
choice-supply = zásoba
choice-castle = hrad
choice-anytime = při každém rozhodnutí
choice-turn = jen ve vlastním tahu

# Bots.

bot-grudger = mstivý
bot-promise-keeper = drží slovo
bot-opportunist = oportunista
bot-patriot = vlastenec
bot-late-traitor = pozdní zrádce
