# Puzzles: questions, answers and what proves them, in English.

hammer-puzzle-kind-odds = The odds of a battle
hammer-puzzle-kind-hit = Who takes the hit?
hammer-puzzle-kind-attack = Where to attack
hammer-puzzle-kind-retreat = The way out
hammer-puzzle-kind-winter = Home for the winter
hammer-puzzle-kind-nobles = Counting nobles
hammer-puzzle-the-side = { $side ->
    [england] England
   *[scotland] Scotland
 }
hammer-puzzle-odds = Nobody retreats or holds fire, and both sides take their hits as well as they can. How likely is it that { hammer-puzzle-the-side } holds { $area } in the end?
hammer-puzzle-hit = Nobody retreats or holds fire. { $hits ->
    [one] One hit is
   *[other] { $hits } hits are
 } to be taken. Which block takes the first one, so that { hammer-puzzle-the-side } has the best chance to hold { $area }?
hammer-puzzle-attack = You attack one area from { $from } with { $blocks }. Nobody retreats, and nobody comes to help. Where are you most likely to win?
hammer-puzzle-retreat = One block may want to leave the battle in { $area }: { $block }. Only one way is open. Which?
hammer-puzzle-no-retreat = One block may want to leave the battle in { $area }: { $block }. Only one way is closed. Which?
hammer-puzzle-winter = Winter comes, and the nobles go home from where they are now. Which one changes sides? The nobles of the other side: { $nobles }.
hammer-puzzle-nobles = Winter comes, and the nobles go home from where they are now. How many nobles does Scotland have then, not counting Moray? The nobles of the other side: { $nobles }.
hammer-puzzle-percent = about { $percent } %
hammer-puzzle-target = { $area }: { $blocks }
hammer-puzzle-area = { $area }
hammer-puzzle-noble = { $noble } ({ hammer-puzzle-the-side })
hammer-puzzle-number = { $number }
hammer-puzzle-fighters = { hammer-puzzle-the-side } { $attacks ->
    [yes] attacks
   *[no] defends
 } with { $blocks }.
hammer-puzzle-exactly = Over all rolls of the dice the chance is { $percent } %.
hammer-puzzle-hit-chance = { $block }: { $percent } %
hammer-puzzle-attack-chance = { $area }: { $percent } %
hammer-puzzle-way-open = { $area }: open.
hammer-puzzle-way-enemy = { $area }: closed, the enemy is there.
hammer-puzzle-way-border = { $area }: closed, the enemy entered the battle by this border.
hammer-puzzle-way-full = { $area }: closed, this border has already let through all the blocks it may.
hammer-puzzle-way-country = { $area }: closed, no retreat crosses the national border that way.
hammer-puzzle-turns = { $noble } finds the enemy at home ({ $homes }) and changes sides.
hammer-puzzle-keeps = { $noble } finds no enemy at home: { $homes }.
hammer-puzzle-nobles-sum = Scotland had { $before } nobles, and has { $after } now.
