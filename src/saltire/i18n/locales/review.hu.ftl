# Visszatekintés egy befejezett játszmára: terminál, oldal és böngésző.

review-title = Visszatekintés: { $game }
review-working = Elemzés folyik
review-graph = Nyerési esély
review-graph-seen = annak alapján, amit ki-ki tudhatott
review-graph-true = mindent tudva
review-graph-help = A folytonos vonal azt mutatja, amit a játékos tudhatott, a pontozott azt, ami igaz volt.
review-ply = { $ply }. lépés
review-step = a visszajátszás { $step }. lépése
review-percent = { $share }{ "\u00A0" }%
review-costliest = A legdrágább döntések
review-none = Egyik döntés sem volt egyértelműen rosszabb a többinél.
review-played = Lépett
review-better = Jobb lett volna
review-reason = Miért
review-cost = Ára
review-why = { $games } elképzelt játszmában, annak alapján, amit { $name } tudhatott, a jobb döntés százból { $points } játszmával többet nyert.
review-accounts = Szerencse és tudás
review-start = Kezdet
review-skill = Saját hibák
review-others = Mások hibái
review-luck = Szerencse
review-result = Eredmény
review-accounts-help = A hibákat aszerint ítéljük meg, amit a játékos tudhatott; mindegyik a még megmaradt esély egy részét viszi el. A többi a szerencse: kártyák, kockák, és amit senki sem tudhatott. Együtt adják az eredményt.
review-written = A visszatekintés itt van: { $file }.
review-tries = Minden esély { $tries } játszmából számolt.
review-hint = Ez az innen elképzelt játszmák { $chance }-át nyeri; a következő legjobb { $next }.
