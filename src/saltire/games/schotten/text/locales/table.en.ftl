# What may be typed at the table, beside the English words, in English.

typed-fillers = lay play place put at on stone the
typed-pass = pass
typed-claim = claim
typed-done = done
typed-discard = discard
typed-draw = draw take
typed-clan = clan
typed-tactics = tactics
command-proof = proof
command-unseen = unseen
schotten-help-goal = the goal and the formations, strongest first
choice-stone = stone
