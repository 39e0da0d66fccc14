# What lists of games say of every game, in Czech.

choice-yes = ano
choice-no = ne
choice-seat = Místo { $n }

# Bots that games have in common.

bot-random = Náhoda
bot-greedy = Hltavec
bot-novice = Nováček
bot-clansman = Člen klanu
bot-chieftain = Náčelník
bot-hammer = Kladivo
bot-about-random = hraje náhodně
bot-about-greedy = myslí na jeden tah dopředu
bot-about-novice = úroveň 1 ze 4
bot-about-clansman = úroveň 2 ze 4
bot-about-chieftain = úroveň 3 ze 4
bot-about-hammer = úroveň 4 ze 4, nejsilnější
bot-rated = { $strength }, hodnocení { $rating }
bot-strength-0 = velmi slabý
bot-strength-1 = pro začátečníky
bot-strength-2 = středně silný
bot-strength-3 = silný
bot-strength-4 = velmi silný
