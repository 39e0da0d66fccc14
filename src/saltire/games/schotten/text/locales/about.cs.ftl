# The game in lists and on the page about the server, in Czech.

about-blurb = Dva klany, devět kamenů, karty od jedné do devíti. Získejte tři sousední nebo kterýchkoli pět, a dokažte to.
about-pace = 2 hráči, asi 20 minut
about-credits = Reiner Knizia

# Choices of options.

choice-drawn = losem
choice-alternate = střídavě
choice-loser = poražený
choice-winner = vítěz
choice-stones = více kamenů
choice-draw = remíza
choice-claim = při ovládnutí
choice-play = při zahrání
choice-all = všechny karty
choice-clan = karty klanů
