# The pages about Saltire and about checking a game.

web-fair-title = Tisztességes kocka, tisztességes lapok
web-fair-lead = A lapokat senki sem választhatja meg: sem a játékosok, sem a kiszolgáló. Nem kell elhinned, ellenőrizheted.
web-fair-how = Így működik
web-fair-step-1 = Az első osztás előtt a kiszolgáló titkos kezdőértéket választ, és megmutatja a lenyomatát, a rögzítést. A kezdőérték ezután nem változtatható.
web-fair-step-2 = Minden játékos hozzáadhat saját szavakat, hogy a keverésről a kiszolgáló se döntsön egyedül.
web-fair-step-3 = Minden lap és minden dobás a kezdőértékből és ezekből a szavakból következik, rögzített képlettel.
web-fair-step-4 = A játszma végén a kezdőérték láthatóvá válik. A böngésződ újraszámolja a lenyomatot és minden húzást, és összeveti.
web-fair-this = Ez a játszma
web-fair-where = Nyiss meg egy befejezett játszmát az ellenőrzéshez:
web-fair-terminal = Terminálban is:
web-about-lead = A Saltire egy asztal három skót társasjátékhoz, botokkal, leckékkel és jegyzőkönyvekkel. Szabad szoftver.
web-about-games = A játékok
web-about-games-text = A szabályokat a saját szavainkkal mondjuk el, a képek is a mieink. A játékok a szerzőiké és a kiadóiké; ha tetszik valamelyik, vedd meg.
web-about-data = Mit őrzünk meg
web-about-data-text = Egy süti mondja meg, ki vagy. Nincs hirdetés, nincs követés, és semmi sem töltődik más oldalakról. A fiók törölhető; a játszmái név nélkül megmaradnak.
web-about-free = Licenc
web-about-free-text = A program az MIT licenc szerint használható, módosítható és továbbadható.
