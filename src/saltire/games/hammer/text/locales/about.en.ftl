# The game in lists and on the page about the server, in English.

about-blurb = Scotland's war of independence with wooden blocks: fog of war, fourteen nobles, a hard winter.
about-pace = 2 players, 2 to 3 hours
about-credits = Tom Dalgliesh, Jerry Taylor

# Choices of options.

choice-braveheart = Braveheart, 1297 to 1305
choice-bruce = The Bruce, 1306 to 1314
choice-campaign = Campaign, 1297 to 1314
choice-seed = both rulebooks together
choice-v3 = third edition
choice-v4 = fourth edition
choice-rtt = as usual online
choice-hungarian = the Hungarian rulebook
choice-french = the French summary
choice-edition = as in the edition
choice-any_coast = any coast
choice-same_coast = the same coast
choice-any_border = over any border
choice-same_border = over the same border
choice-adjacent_coast = to a coast beside it
choice-redraw = draw again
choice-pool = in the pool
choice-eight_nobles = with eight nobles
choice-out = out of the game
choice-friendly_or_neutral = friendly or neutral
choice-friendly = friendly
choice-name_then_roll = name, then roll
choice-roll_then_name = roll, then name
choice-noble = the noble
choice-others = the others
choice-sudden_death = sudden death
choice-majority_1314 = majority in 1314
choice-battle = of this battle
choice-any_battle = of any battle
choice-used = used by them
choice-controlled = controlled by them
choice-one = as one group
choice-by_start = by start area
