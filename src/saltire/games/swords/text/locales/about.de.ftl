# The game in lists and on the page about the server, in German.

about-blurb = Clans kämpfen für Schottland oder nehmen Englands Gold. Rede, versprich, und dreh den Chip um.
about-pace = 2 bis 6 Personen, etwa 45 Minuten
about-credits = wie auf der Schachtel genannt

# Choices of options.

choice-full = voll
choice-plain = einfach
choice-drawn = ausgelost
choice-supply = der Vorrat
choice-castle = die Burg

# Bots.

bot-grudger = nachtragend
bot-promise-keeper = hält Wort
bot-opportunist = Opportunist
bot-patriot = Patriot
bot-late-traitor = später Verräter
