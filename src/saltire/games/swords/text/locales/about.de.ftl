# The game in lists and on the page about the server, in German.

about-blurb = Clans kämpfen für Schottland oder nehmen Englands Gold. Rede, versprich und deck die Wahlmarke auf.
about-pace = 2 bis 6 Personen, etwa 45 Minuten
about-credits = Yan Egorov (Rightgames, Moroz)

# Choices of options.

choice-full = vollständig
choice-plain = einfach
choice-drawn = ausgelost
choice-supply = der Vorrat
choice-castle = die Burg
choice-anytime = bei jeder Entscheidung
choice-turn = nur im eigenen Zug

# Bots.

bot-grudger = Nachtragender
bot-promise-keeper = Worthalter
bot-opportunist = Opportunist
bot-patriot = Patriot
bot-late-traitor = später Verräter
