# Why a bot chose as it did, in any game.

why-seat = místo { $seat }
why-lot = vylosováno, možností: { $n }
why-no-choice = jiná možnost není
why-same-plan = další krok téhož plánu
why-little = není o čem přemýšlet
why-guessing = ať hádají
why-odds = vyhrává { $games } ze 100 představených partií, další nejlepší { $next }
why-odds-alone = vyhrává { $games } ze 100 představených partií
