# What lists of games say of every game, in French.

choice-yes = oui
choice-no = non
choice-seat = Place { $n }

# Bots that games have in common.

bot-random = joue au hasard
bot-greedy = voit un coup d'avance
bot-novice = novice
bot-clansman = homme du clan
bot-chieftain = chef de clan
bot-hammer = marteau, le plus fort
