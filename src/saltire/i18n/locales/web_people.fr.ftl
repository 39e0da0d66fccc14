# Profils et classements, en français.

web-people-statistics = Parties
web-people-no-statistics = Aucune partie finie.
web-people-opponents = Contre
web-people-against-people = des joueurs
web-people-against-bots = des bots
web-people-against-alone = personne : toutes les places
web-people-won = Gagnées
web-people-drawn = Partagées
web-people-lost = Perdues
web-people-ratings = Cotes
web-people-no-ratings = Aucune partie classée.
web-people-players = { $n ->
    [one] en solo
   *[other] à { $n }
 }
web-people-rating-now = Actuelle
web-people-rating-best = Meilleure
web-people-rated-games = Parties classées
web-people-provisional = provisoire
web-people-provisional-help = Avant { $n } parties classées, une cote est provisoire et n'entre dans aucun classement.
web-people-plot = { $game }, { $players } : { $first } → { $last }, maximum { $best }
web-people-plot-points = Les chiffres
web-people-day = Jour
web-people-against = Face à face
web-people-against-whom = Comparer avec
web-people-against-name = Nom d'un joueur
web-people-compare = Comparer
web-people-against-none = { $one } et { $other } n'ont fini aucune partie ensemble.
web-people-better = { $name } a fait mieux
web-people-latest = Dernières parties
web-people-nobody = Personne ne porte ce nom ici.
web-people-private-other = Ce profil est privé : seul son propriétaire voit les parties et les cotes.
web-people-private-own = Votre profil est privé : personne d'autre ne voit ceci.
web-people-privacy = Qui voit vos parties et vos cotes ?
web-people-private = Garder mon profil privé
web-people-private-help = Les autres ne voient que votre nom, et vous n'entrez dans aucun classement. Les tables du salon restent aussi publiques qu'elles le sont.
web-people-gone = Personne ne porte ce nom
web-people-gone-lead = Le compte a été supprimé, ou l'adresse est erronée.
web-people-leaders-lead = Les meilleures cotes.
web-people-leaders-who = Y figurent les joueurs qui ont un compte et au moins { $n } parties classées. Une cote donne la force minimale d'un joueur.
web-people-leaders-none = Personne n'a encore joué assez de parties classées.
web-people-leaders-start = Préparer une partie classée
web-people-how-many = Joueurs à la table
web-people-place = Rang
web-people-player = Joueur
web-people-you = vous
