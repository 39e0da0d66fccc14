# Study boards: what can be worked out of a position.

hammer-study-odds = Battle in { $area }, if both fight on to the end: { $name }, who attacks, wipes out the enemy in { $odds } % of cases, { $other } in { $loss } %; in { $rest } % the attacker must retreat.
