# Why a bot chose as it did, in any game.

why-seat = { $seat }. hely
why-lot = sorsolva { $n } közül
why-no-choice = nincs más választás
why-same-plan = ugyanannak a tervnek a következő lépése
why-little = itt nincs sok gondolkodnivaló
why-guessing = hadd találgassanak
why-odds = 100 elképzelt játszmából { $games } győzelem, a következő legjobb { $next }
why-odds-alone = 100 elképzelt játszmából { $games } győzelem
