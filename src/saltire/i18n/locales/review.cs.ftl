# Ohlédnutí za dohranou partií: terminál, stránka i prohlížeč.

review-title = Ohlédnutí: { $game }
review-working = Rozbor probíhá
review-graph = Šance na výhru
review-graph-seen = podle toho, co kdo mohl vědět
review-graph-true = s úplnou znalostí
review-graph-help = Plná čára ukazuje, co hráč mohl vědět, tečkovaná, jak to bylo doopravdy.
review-ply = tah { $ply }
review-step = krok { $step } přehrávání
review-percent = { $share }{ "\u00A0" }%
review-costliest = Nejdražší rozhodnutí
review-none = Žádné rozhodnutí nebylo horší o víc, než tyto odhady dokážou poznat.
review-played = Zahráno
review-better = Lepší
review-reason = Proč
review-cost = Cena
review-why = Partie představené podle toho, co mohl vědět hráč { $name } ({ $games }): lepší volba vyhrála o { $points } ze sta víc.
review-accounts = Štěstí a umění
review-start = Začátek
review-skill = Vlastní chyby
review-others = Chyby ostatních
review-luck = Štěstí
review-result = Výsledek
review-accounts-help = Chyby se posuzují podle toho, co hráč mohl vědět; každá si bere díl ze šance, která ještě zbývala. Zbytek je štěstí: karty, kostky a co nikdo vědět nemohl. Dohromady dávají výsledek.
review-written = Rozbor je v souboru { $file }.
review-tries = Každá šance je odhadnuta podle { $tries } rychle dohraných partií; může se lišit o { $margin } { $margin ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
 } a menší chyby zůstanou skryté.
review-hint = Vyhrává { $chance } představených partií z této pozice; další nejlepší { $next }.
review-hint-alone = Vyhrává { $chance } představených partií z této pozice.
