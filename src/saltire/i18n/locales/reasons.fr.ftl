# Why a bot chose as it did, in any game.

why-seat = place { $seat }
why-lot = tiré au sort parmi { $n }
why-no-choice = il n'y a pas d'autre choix
why-same-plan = la suite du même plan
why-little = il y a peu à réfléchir
why-guessing = pour les laisser deviner
why-odds = gagne { $games } parties imaginées sur 100, le deuxième choix { $next }
why-odds-alone = gagne { $games } parties imaginées sur 100
