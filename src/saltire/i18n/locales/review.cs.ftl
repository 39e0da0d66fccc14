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
review-none = Žádné rozhodnutí nebylo zřetelně horší než jiné.
review-played = Zahráno
review-better = Lepší
review-reason = Proč
review-cost = Cena
review-why = V { $games } partiích představených podle toho, co { $name } mohl vědět, vyhrála lepší volba o { $points } ze sta víc.
review-accounts = Štěstí a umění
review-start = Začátek
review-skill = Vlastní chyby
review-others = Chyby ostatních
review-luck = Štěstí
review-result = Výsledek
review-accounts-help = Chyby se posuzují podle toho, co hráč mohl vědět; každá si bere díl ze šance, která ještě zbývala. Zbytek je štěstí: karty, kostky a co nikdo vědět nemohl. Dohromady dávají výsledek.
review-written = Rozbor je v souboru { $file }.
review-tries = Každá šance je spočtena z { $tries } partií.
review-hint = Vyhrává { $chance } partií odtud představených; další nejlepší { $next }.
