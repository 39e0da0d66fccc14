# The pages about Saltire and about checking a game.

web-fair-title = Dés et cartes équitables
web-fair-lead = Personne ne peut choisir les cartes : ni les joueurs, ni le serveur. Inutile d'y croire, vous pouvez vérifier.
web-fair-how = Comment cela marche
web-fair-step-1 = Avant la première donne, le serveur choisit une graine secrète et montre son empreinte, l'engagement. La graine ne peut plus changer ensuite.
web-fair-step-2 = Chaque joueur peut ajouter ses mots, pour que le serveur non plus ne décide pas seul du mélange.
web-fair-step-3 = Chaque carte et chaque dé découle de la graine et de ces mots, par une formule fixe.
web-fair-step-4 = La partie finie, la graine est montrée. Votre navigateur recalcule l'empreinte et chaque tirage, et compare.
web-fair-this = Cette partie
web-fair-where = Ouvrez une partie finie pour la vérifier :
web-fair-terminal = Aussi dans le terminal :
web-about-lead = Saltire est une table pour trois jeux de plateau écossais, avec des bots, des leçons et des parties enregistrées. C'est un logiciel libre.
web-about-games = Les jeux
web-about-games-text = Les règles sont dites avec nos mots et les images sont de nous. Les jeux appartiennent à leurs auteurs et éditeurs ; si l'un vous plaît, achetez-le.
web-about-data = Ce qui est gardé
web-about-data-text = Un cookie dit qui vous êtes. Ni publicité, ni pistage, et rien n'est chargé d'autres sites. Un compte peut être supprimé ; ses parties restent, sans le nom.
web-about-free = Licence
web-about-free-text = Le programme peut être utilisé, modifié et transmis sous la licence MIT.
