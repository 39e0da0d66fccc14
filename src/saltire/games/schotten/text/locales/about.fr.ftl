# The game in lists and on the page about the server, in French.

about-blurb = Deux clans, neuf bornes, des cartes de un à neuf. Gagnez trois bornes voisines ou cinq quelconques, et prouvez-le.
about-pace = 2 joueurs, environ 20 minutes
about-credits = Reiner Knizia (IELLO)

# Choices of options.

choice-drawn = tiré au sort
choice-alternate = à tour de rôle
choice-loser = le perdant
choice-winner = le gagnant
choice-stones = plus de bornes
choice-draw = manche nulle
choice-claim = à la revendication
choice-play = à la pose
choice-all = toutes les cartes
choice-clan = les cartes Clan
choice-saltire = les deux livrets ensemble
choice-czech = livret tchèque
choice-hungarian = livret hongrois
