# What lists of games say of every game, in Czech.

choice-yes = ano
choice-no = ne
choice-seat = Místo { $n }

# Bots that games have in common.

bot-random = hraje náhodně
bot-greedy = myslí na jeden tah dopředu
bot-novice = nováček
bot-clansman = člen klanu
bot-chieftain = náčelník
bot-hammer = kladivo, nejsilnější
