# What may be typed at the table, beside the English words, in Hungarian.

typed-fillers = tedd tegyél játszd le mellé kő a az
typed-pass = passz passzolok
typed-claim = foglald elfoglal elfoglalom
typed-done = kész
typed-discard = eldob eldobás eldobom
typed-draw = húzz húzás húzok
typed-clan = klán
typed-tactics = taktikai taktika
command-proof = bizonyíték
command-unseen = hátralévő
schotten-help-goal = a cél és a kombinációk, a legerősebb elöl
choice-stone = Kő:
