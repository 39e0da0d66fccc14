# What lists of games say of every game, in German.

choice-yes = ja
choice-no = nein
choice-seat = Platz { $n }

# Bots that games have in common.

bot-random = Zufall
bot-greedy = Raffke
bot-novice = Neuling
bot-clansman = Clansmann
bot-chieftain = Häuptling
bot-hammer = Hammer
bot-about-random = spielt zufällig
bot-about-greedy = denkt einen Zug voraus
bot-about-novice = Stufe 1 von 4
bot-about-clansman = Stufe 2 von 4
bot-about-chieftain = Stufe 3 von 4
bot-about-hammer = Stufe 4 von 4, der stärkste
bot-rated = { $strength }, Wertung { $rating }
bot-strength-0 = sehr schwach
bot-strength-1 = für Einsteiger
bot-strength-2 = mittelstark
bot-strength-3 = stark
bot-strength-4 = sehr stark
