# The review of a finished game: terminal, page and browser.

review-title = Review: { $game }
review-working = Looking back
review-graph = Chance to win
review-graph-seen = from what each player could know
review-graph-true = from full knowledge
review-graph-help = The full line is what the player could know, the dotted one what was true.
review-ply = ply { $ply }
review-step = step { $step } of the replay
review-percent = { $share }{ "\u00A0" }%
review-costliest = The costliest choices
review-none = No choice was clearly worse than another.
review-played = Played
review-better = Better
review-reason = Why
review-cost = Cost
review-why = In { $games } games imagined from what { $name } could know, the better choice won { $points } more in a hundred.
review-accounts = Luck and skill
review-start = Start
review-skill = Own slips
review-others = Others' slips
review-luck = Luck
review-result = Result
review-accounts-help = Slips are judged by what the player could know, and each takes its part of the chance that was left. Luck is the rest: cards, dice, and what nobody could know. Together they make the result.
review-written = The review is in { $file }.
review-tries = Each chance is reckoned from { $tries } games.
review-hint = It wins { $chance } of the games imagined from here; the next best, { $next }.
