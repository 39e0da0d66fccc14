# What lists of games say of every game, in English.

choice-yes = yes
choice-no = no
choice-seat = Seat { $n }

# Bots that games have in common.

bot-random = plays by lot
bot-greedy = thinks one move ahead
bot-novice = novice
bot-clansman = clansman
bot-chieftain = chieftain
bot-hammer = hammer, the strongest
