# The game in lists and on the page about the server, in French.

about-blurb = Deux clans, neuf bornes, des cartes de un à neuf. Gagnez trois bornes voisines ou cinq au choix, et prouvez-le.
about-pace = 2 joueurs, environ 20 minutes
about-credits = Reiner Knizia

# Choices of options.

choice-drawn = tiré au sort
choice-alternate = à tour de rôle
choice-loser = le perdant
choice-winner = le gagnant
choice-stones = plus de bornes
choice-draw = égalité
choice-claim = en revendiquant
choice-play = en la jouant
choice-all = toutes les cartes
choice-clan = les cartes Clan
