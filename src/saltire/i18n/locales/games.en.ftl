# What lists of games say of every game, in English.

choice-yes = yes
choice-no = no
choice-seat = Seat { $n }

# Bots that games have in common.

bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-clansman = Clansman
bot-chieftain = Chieftain
bot-hammer = Hammer
bot-about-random = plays at random
bot-about-greedy = thinks one move ahead
bot-about-novice = level 1 of 4
bot-about-clansman = level 2 of 4
bot-about-chieftain = level 3 of 4
bot-about-hammer = level 4 of 4, the strongest
bot-rated = { $strength }, rating { $rating }
bot-strength-0 = very weak
bot-strength-1 = for beginners
bot-strength-2 = medium
bot-strength-3 = strong
bot-strength-4 = very strong
