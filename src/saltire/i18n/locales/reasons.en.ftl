# Why a bot chose as it did, in any game.

why-seat = seat { $seat }
why-lot = drawn by lot out of { $n }
why-no-choice = there is no other choice
why-same-plan = the next step of the same plan
why-little = there is little to think about
why-guessing = one to keep them guessing
why-odds = wins { $games } of 100 imagined games, the next best { $next }
why-odds-alone = wins { $games } of 100 imagined games
