# What lists of games say of every game, in Hungarian.

choice-yes = igen
choice-no = nem
choice-seat = { $n }. hely

# Bots that games have in common.

bot-random = sorsolva játszik
bot-greedy = egy lépést gondol előre
bot-novice = újonc
bot-clansman = klántag
bot-chieftain = klánfő
bot-hammer = pöröly, a legerősebb
