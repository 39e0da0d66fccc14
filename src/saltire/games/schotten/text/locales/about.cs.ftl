# The game in lists and on the page about the server, in Czech.

about-blurb = Dva klany, devět kamenů, karty od jedné do devíti. Ovládněte tři sousedící kameny nebo pět libovolných, a prokažte to.
about-pace = 2 hráči, asi 20 minut
about-credits = Reiner Knizia (IELLO)

# Choices of options.

choice-drawn = losem
choice-alternate = střídavě
choice-loser = poražený
choice-winner = vítěz
choice-stones = více kamenů
choice-draw = nerozhodně
choice-claim = při ovládnutí
choice-play = při zahrání
choice-all = všechny karty
choice-clan = karty klanu
choice-saltire = obě pravidla dohromady
choice-czech = česká pravidla
choice-hungarian = maďarská pravidla
