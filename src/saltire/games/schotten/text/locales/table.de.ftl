# What may be typed at the table, beside the English words, in German.

typed-fillers = lege legen spiele spielen an auf stein den die
typed-pass = passen passe
typed-claim = nimm nehmen beanspruche
typed-done = fertig
typed-discard = ablegen abwerfen
typed-draw = ziehe ziehen
typed-clan = clan
typed-tactics = taktik
command-proof = beweis
command-unseen = ungesehen
schotten-help-goal = das Ziel und die Formationen, die stärkste zuerst
choice-stone = Stein
