# The game in lists and on the page about the server, in German.

about-blurb = Zwei Clans, neun Grenzsteine, Karten von eins bis neun. Gewinne drei benachbarte Steine oder fünf beliebige, und beweise es.
about-pace = 2 Personen, etwa 20 Minuten
about-credits = Reiner Knizia (IELLO)

# Choices of options.

choice-drawn = ausgelost
choice-alternate = abwechselnd
choice-loser = wer verloren hat
choice-winner = wer gewonnen hat
choice-stones = mehr Steine
choice-draw = unentschieden
choice-claim = wenn der Stein genommen wird
choice-play = beim Ausspielen
choice-all = alle Karten
choice-clan = Clankarten
choice-saltire = beide Regelhefte zusammen
choice-czech = tschechisches Regelheft
choice-hungarian = ungarisches Regelheft
