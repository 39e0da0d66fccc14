# What lists of games say of every game, in German.

choice-yes = ja
choice-no = nein
choice-seat = Platz { $n }

# Bots that games have in common.

bot-random = spielt nach Los
bot-greedy = denkt einen Zug voraus
bot-novice = Neuling
bot-clansman = Clansmann
bot-chieftain = Häuptling
bot-hammer = Hammer, der stärkste
