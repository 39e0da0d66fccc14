# What lists of games say of every game, in Hungarian.

choice-yes = igen
choice-no = nem
choice-seat = { $n }. hely

# Bots that games have in common.

bot-random = Véletlen
bot-greedy = Mohó
bot-novice = Újonc
bot-clansman = Klántag
bot-chieftain = Klánfő
bot-hammer = Pöröly
bot-about-random = véletlenszerűen játszik
bot-about-greedy = egy lépést gondol előre
bot-about-novice = 1. szint a 4-ből
bot-about-clansman = 2. szint a 4-ből
bot-about-chieftain = 3. szint a 4-ből
bot-about-hammer = 4. szint a 4-ből, a legerősebb
bot-rated = { $strength }, értékszám { $rating }
bot-strength-0 = nagyon gyenge
bot-strength-1 = kezdőknek
bot-strength-2 = közepes
bot-strength-3 = erős
bot-strength-4 = nagyon erős
