# Swords and Bagpipes v prohlížeči, česky.

web-swords-field = Bojiště
web-swords-phases = Fáze kola
web-swords-step-invasion = Invaze
web-swords-step-actions = Akce
web-swords-step-badge = Odznak
web-swords-step-choice = Volba
web-swords-step-battle = Bitva
web-swords-step-awards = Odměny
web-swords-step-end = Konec
web-swords-defeats = porážky: { $n } { $last ->
    [4] ze
   *[other] z
 } { $last }
web-swords-arms-card = Anglická erbovní karta
web-swords-troops = anglické vojsko
web-swords-printed = { $n } na štítě
web-swords-rewards = Odměny
web-swords-pay-win = Skotsko vyhraje: { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 } a karta dud
web-swords-pay-loss = Skotsko prohraje: { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 } a jednotka
web-swords-pay-crown = Za Anglii: { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 } { $split ->
    [yes] k rozdělení
   *[no] každému
 }, a karta dýk
web-swords-open = nerozhodnutých: { $n }
web-swords-battle = Bitva
web-swords-wins = Bitvu vyhrává { $side }.
web-swords-gained-gold = { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 }
web-swords-gained-dagger = karta dýk
web-swords-gained-bagpipe = karta dud

web-swords-clan = Klan { $clan }
web-swords-waited = na tahu
web-swords-winner = vyhrává hru
web-swords-badge = nosí odznak
web-swords-token = má žeton Zůstaň doma
web-swords-says = tvrdí
web-swords-choosing = volí
web-swords-known = zakryto: { $side }
web-swords-bagpipe-cards = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
 } dud
web-swords-dagger-cards = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
 } dýk
web-swords-daggers-sum = celkem { $n }

web-swords-hand = Vaše karty dud
web-swords-window = teď lze hrát: { $window }
web-swords-twice = lze zahrát dvakrát, v různých kolech
web-swords-lies-open = leží odkrytá: ještě jednou
web-swords-just-came = právě přišla
web-swords-on-whom = Na koho
web-swords-bagpipe-stack = Balíček dud: { $n }
web-swords-dagger-stack = Balíček dýk: { $n }
web-swords-discards = Odhozené
web-swords-unseen-daggers = Karty dýk, které jste neviděli
web-swords-dagger-discards = Odhozené karty dýk
web-swords-left-to-lay = { $name } může ještě položit
web-swords-pile = odhozeno: { $cards }
web-swords-arms-seen = Dosavadní erbovní karty

web-swords-waits = Čeká se na: { $names }.
web-swords-replenish = Doplnění
web-swords-how-taxes = Vybrat daně
web-swords-how-taxes-does = 1 zlaťák
web-swords-how-militia = Svolat domobranu
web-swords-how-militia-does = jednotka do každého tábora i do skotského
web-swords-how-troops = Shromáždit vojsko
web-swords-how-troops-does = 2 jednotky do vašeho hradu
web-swords-how-mercenaries = Najmout žoldnéře
web-swords-how-mercenaries-does = zaplaťte 1 zlaťák: 4 jednotky do vašeho hradu
web-swords-to-camp = Do tábora:
web-swords-move = { $n } { $n ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
 } do tábora
web-swords-units = { $n } { $n ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
 }
web-swords-lay = Položit: { $side }
web-swords-lay-with = Položit: { $side }, dýka { $n }
web-swords-lay-bonnet = baret: bránit ho
web-swords-lay-crown = koruna: zlato a dýka
web-swords-give-badge = Odznak dostane { $name }
web-swords-give-home = Doma zůstane { $name }
web-swords-drop = Odhodit dýku { $n }
web-swords-play = Zahrát: { $card }
web-swords-play-on = Zahrát: { $card } (na klan { $name })
web-swords-do-done = Ukončit tah
web-swords-do-pass = Pasovat
web-swords-do-keep = Nechat si odznak
web-swords-say = Veřejně tvrdit:

web-swords-lesson-goal = Každé kolo přicházejí Angličané. Dokud Skotsko stojí, vítězí, kdo má nejvíc zlata; za posledním polem této stupnice padne a vítězí, kdo má nejméně dýk.
web-swords-overview-1 = Každé kolo přicházejí Angličané. Každý klan se rozhodne, zda s nimi bojuje, nebo jim pomáhá.
web-swords-overview-2 = Na tahu berete zlato nebo jednotky a posíláte jednotky do tábora: jen ty bojují.
web-swords-overview-3 = Mluvte, slibujte, lžete. Pak tajně položte baret, nebo korunu; otočí se všechny najednou.
web-swords-overview-4 = Stojí-li Skotsko na konci, vítězí, kdo má nejvíc zlata; padlo-li, kdo má nejméně dýk.
web-swords-lesson-arms = Tato karta říká, jak silní jsou Angličané a co bitva vynese: věrným pod barety, zrádcům pod korunou.
web-swords-lesson-turn = Jste na tahu a jednou si doplníte: jednotkami se bojuje, zlatem se vítězí. Vyberte daně.
web-swords-lesson-camp = Bojují jen jednotky v táboře a po bitvě jsou pryč. Pošlete tam čtyři. Kdo tam nemá ani jednu, je dezertér a nedostane odměnu.
web-swords-lesson-token = Teď volíte tajně: baret za Skotsko, koruna za Anglii. Nikdo to nevidí, dokud se všechny žetony neotočí. Tentokrát položte baret.
web-swords-lesson-battle = Obě vojska se sečtou; remíza patří Skotsku. Každý klan dostane zaplaceno za svou stranu.
web-swords-lesson-dagger = Zrádci dostanou zaplaceno vždy, ale pokaždé si doberou kartu dýk. Dokud Skotsko stojí, nemůže vyhrát, kdo má o pět dýk víc než každý jiný klan.
web-swords-auto-pass = Můžete jen pasovat: stane se to samo.
web-swords-auto-wait = Počkat
web-swords-standings = Konečné pořadí
web-swords-end-stands = Skotsko stojí: vítězí, kdo má nejvíc zlata.
web-swords-end-fallen = Skotsko padlo: vítězí, kdo má nejméně dýk.
web-swords-tie-broken = { $how ->
    [fallen] Dýk je stejně: rozhodlo zlato.
   *[stands] Zlata je stejně: rozhodlo méně dýk.
 }
web-swords-tie-shared = Shoda ve zlatě i v dýkách: o vítězství se dělí.
web-swords-barred = nemůže vyhrát: o pět dýk víc než každý jiný klan
web-swords-clan-column = Klan
web-swords-gold-column = Zlato
web-swords-daggers-column = Dýky
