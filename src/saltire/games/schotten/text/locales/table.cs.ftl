# What may be typed at the table, beside the English words, in Czech.

typed-fillers = vylož vyložte zahraj zahrajte polož ke k kameni kámen
typed-pass = pas pasovat
typed-claim = ovládnout ovládni ovládám
typed-done = hotovo
typed-discard = odhodit odhoď
typed-draw = doberte dobrat lízni
typed-clan = klan klanu
typed-tactics = taktika taktiky
command-proof = důkaz
command-unseen = zbývá
schotten-help-goal = cíl a kombinace, nejsilnější první
choice-stone = kámen
