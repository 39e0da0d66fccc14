# What lists of games say of every game, in French.

choice-yes = oui
choice-no = non
choice-seat = Place { $n }

# Bots that games have in common.

bot-random = Hasard
bot-greedy = Glouton
bot-novice = Novice
bot-clansman = Homme du clan
bot-chieftain = Chef de clan
bot-hammer = Marteau
bot-about-random = joue au hasard
bot-about-greedy = voit un coup d'avance
bot-about-novice = niveau 1 sur 4
bot-about-clansman = niveau 2 sur 4
bot-about-chieftain = niveau 3 sur 4
bot-about-hammer = niveau 4 sur 4, le plus fort
bot-rated = { $strength }, cote { $rating }
bot-strength-0 = très faible
bot-strength-1 = pour débuter
bot-strength-2 = moyen
bot-strength-3 = fort
bot-strength-4 = très fort
