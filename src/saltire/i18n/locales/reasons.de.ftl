# Why a bot chose as it did, in any game.

why-seat = Platz { $seat }
why-lot = ausgelost unter { $n }
why-no-choice = etwas anderes gibt es nicht
why-same-plan = der nächste Schritt desselben Plans
why-little = da gibt es wenig zu überlegen
why-guessing = damit sie nicht wissen, woran sie sind
why-odds = gewinnt { $games } von 100 durchgespielten Partien, die nächstbeste Wahl { $next }
why-odds-alone = gewinnt { $games } von 100 durchgespielten Partien
