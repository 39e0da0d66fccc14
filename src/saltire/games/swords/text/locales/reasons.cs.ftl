# Why a bot chose as it did.

swords-why-odds = Skotsko vyhraje asi na { $odds } %
swords-why-traitors = { $n ->
    [0] nečekám žádnou zradu
   *[other] čekám zradu: { $seats }
 }
swords-why-taxes = zlato má teď pro mě větší cenu než další jednotky
swords-why-militia = jednotka do každého tábora a jedna pro Skotsko: budeme je potřebovat
swords-why-troops = potřebuji jednotky v hradu
swords-why-mercenaries = čtyři jednotky za jeden zlaťák: budu je potřebovat
swords-why-gold = hry vyhrává zlato
swords-why-units-later = až se vrátím, budu potřebovat jednotky
swords-why-camp-enough = k výplatě stačí jedna jednotka v táboře
swords-why-camp = když v mém táboře { $units ->
    [one] přibude { $units } jednotka
    [few] přibudou { $units } jednotky
   *[other] přibude { $units } jednotek
 }: { swords-why-odds }
swords-why-camp-loyal = když pro Skotsko v mém táboře { $units ->
    [one] přibude { $units } jednotka
    [few] přibudou { $units } jednotky
   *[other] přibude { $units } jednotek
 }: { swords-why-odds }
swords-why-card = { $card }: teď mi pomůže víc než později
swords-why-card-on = karta { $card } na klan { $seat }: teď mi pomůže víc než později
swords-why-units = tolik mi pomůže nejvíc
swords-why-drop = čím méně dýk, tím lépe
swords-why-done = udělal jsem, co jsem chtěl
swords-why-pass = karty si nechám: žádná by mi teď nepomohla
swords-why-no-card = žádnou ze svých karet teď nemohu zahrát
swords-why-peek = nevím, na které straně stojí { $seat }
swords-why-word = dal jsem slovo { $side ->
    [england] Anglii
   *[scotland] Skotsku
 }
swords-why-good-word = hlásím se { $side ->
    [england] k Anglii
   *[scotland] ke Skotsku
 } a své slovo držím
swords-why-open = ať vědí, že stojím za { $side ->
    [england] Anglií
   *[scotland] Skotskem
 }
swords-why-pretend = ať si myslí, že stojím za { $side ->
    [england] Anglií
   *[scotland] Skotskem
 }
swords-why-count-on-me = ať se mnou počítají
swords-why-small-daggers = malé dýky, malé podezření
swords-why-true-daggers = pravda nic nestojí
swords-why-revenge = zradili jste mě, teď zradím já vás; { swords-why-odds }
swords-why-late = na zradu je čas až ke konci; { swords-why-odds }
swords-why-crown = { swords-why-odds } a zlato koruny stojí za dýku
swords-why-loyal = stojím za Skotskem; { swords-why-odds }
swords-why-dagger-costs = { swords-why-odds } a dýka by mě stála víc, než koruna platí
swords-why-side-england = { swords-why-traitors }; { swords-why-odds } a koruna mi dýku zaplatí
swords-why-side-scotland = { swords-why-traitors }; { swords-why-odds } a mám čisté ruce
swords-why-grudge = zradil mě klan { $seat }
swords-why-home = bez klanu { $seat } je pro mě bitva lepší
swords-why-daggers = { $seat } má { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
 } dýk: ať raději brání Skotsko
swords-why-would-betray = klan { $seat } by zradil asi na { $odds } %: ať raději brání Skotsko
swords-why-bound = nejvíc mi pomůže, když Skotsko brání { $seat }
swords-why-badge = s odznakem bojuje druhý tábor za Skotsko
swords-why-keep = druhý tábor může zůstat, kde je
