# What may be typed at the table, beside the English words, in French.

typed-fillers = pose poser posez joue jouer jouez à sur borne la
typed-pass = passer passe
typed-claim = revendiquer revendique revendiquez
typed-done = terminé fini
typed-discard = défausser défausse
typed-draw = pioche piocher piochez
typed-clan = clan
typed-tactics = tactique
command-proof = preuve
command-unseen = reste
schotten-help-goal = le but et les combinaisons, la plus forte d'abord
choice-stone = borne
