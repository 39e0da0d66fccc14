# Proč bot něco dělá, jak to sám řekne jednou větou: rady a ohlédnutí česky.

why-seat = místo { $seat }
why-lot = vylosováno z { $n }
why-astray = pro jednou něco jiného
why-no-choice = jiná možnost není
why-same-plan = další krok téhož plánu
why-little = není o čem přemýšlet
why-guessing = ať hádají
why-odds = vyhrává { $games } ze 100 představených partií, další nejlepší { $next }
why-odds-alone = vyhrává { $games } ze 100 představených partií

# Schotten Totten.

schotten-why-formation = { $formation ->
    [sum] součet
    [run] postupku
    [colour] barvu
    [kind] { $size ->
        [4] čtveřici
       *[other] trojici
    }
   *[colour-run] postupku v barvě
 }
schotten-why-claim = kámen { $stone } je vyhraný: tuto stranu už nic nepřebije
schotten-why-pick = přesun karty { $card } změní nejvíc
schotten-why-move = u kamene { $stone } je karta nejužitečnější
schotten-why-back = { $card } mi bude chybět nejméně
schotten-why-face = takto je strana nejsilnější
schotten-why-draw-tactics = karta taktiky může překvapit a mám jich málo
schotten-why-draw-clan = kameny se vyhrávají kartami klanu
schotten-why-discard = karta překážela
schotten-why-no-card = nemám kartu, kterou bych mohl vyložit
schotten-why-tactics-wait = mé karty taktiky mohou počkat
schotten-why-done = už není co ovládnout
schotten-why-recruiter = tři nové karty za dvě, které mohu postrádat
schotten-why-strategist = jedna má karta je jinde užitečnější
schotten-why-traitor = jedna soupeřova karta je užitečnější na mé straně
schotten-why-banshee = jedna soupeřova karta je příliš dobrá, než aby zůstala
schotten-why-bluff = u kamene { $stone } má můj součet větší cenu než má kombinace
schotten-why-mud = čtvrtá karta u kamene { $stone } pomůže víc mně
schotten-why-spare = { $card } mohu nejspíš postrádat a kámen { $stone } tím ztratí nejméně
schotten-why-towards = { $card } buduje { schotten-why-formation } u kamene { $stone }
schotten-why-unbeatable = { $card } tvoří u kamene { $stone } { schotten-why-formation }: to nikdo nepřebije
schotten-why-complete = { $card } dokončuje u kamene { $stone } { schotten-why-formation } ({ $total })

# Hammer of the Scots.

hammer-why-card = { $card ->
    [herald] { hammer-card-herald }
    [pillage] { hammer-card-pillage }
    [sea-move] { hammer-card-sea-move }
    [truce] { hammer-card-truce }
    [victuals] { hammer-card-victuals }
   *[other] karta { $card }
 }
hammer-why-any = jedno je tak dobré jako druhé
hammer-why-card-only = jiný druh karet nemám
hammer-why-card-right = { hammer-why-card }: právě tolik potřebuji táhnout
hammer-why-card-enough = { hammer-why-card }: na to, co chci táhnout, to stačí
hammer-why-card-high = { hammer-why-card }: potřebuji tahy a vyšší karta táhne první
hammer-why-card-low = { hammer-why-card }: teď to stačí; lepší karty mohou počkat
hammer-why-event-card = { hammer-why-card }: teď mi to pomůže
hammer-why-event-before = { hammer-why-card }: přijde dřív, než nepřítel táhne, a teď mi pomůže
hammer-why-event-worth = { hammer-why-card }: vyplatí se
hammer-why-event-nothing = { hammer-why-card }: nic by mi to nepřineslo
hammer-why-event = použít událost pomůže víc než ji vynechat
hammer-why-no-event = událost by mi nepomohla
hammer-why-king = král je silný kámen a žádný šlechtic nás kvůli němu neopustí
hammer-why-crown = král teď stojí za šlechtice, kteří nás kvůli němu opustí
hammer-why-herald = { $block }: pro nás o šlechtice víc
hammer-why-nobody-to-win = není koho získat
hammer-why-pillage = nepříteli ({ $area }) lze uškodit bez bitvy
hammer-why-nobody-to-pillage = není koho plenit
hammer-why-needs-steps = tady mé kameny potřebují stupně nejvíc: { $area }
hammer-why-needs-step = { $block } potřebuje stupeň nejvíc
hammer-why-no-steps = nikomu stupeň nechybí
hammer-why-sail = { $block } je užitečnější na jiném pobřeží
hammer-why-no-sail = na jiném pobřeží není nikdo užitečnější
hammer-why-sails-along = { $block } pluje s ním
hammer-why-one-sails = jeden stačí
hammer-why-no-march = žádný tah by mé postavení nezlepšil
hammer-why-march-no-more = žádný další tah nestojí za to nebezpečí
hammer-why-attack = útok, { $area }: { $n } { $n ->
    [one] kámen
    [few] kameny
   *[other] kamenů
 }, asi { $odds } % na výhru
hammer-why-helps = { $block } pomůže v bitvě ({ $area })
hammer-why-more-use = { $block } je užitečnější tady: { $area }
hammer-why-takes = { $block } obsadí oblast, kterou nikdo nedrží: { $area }
hammer-why-arrived = sem měl kámen dojít
hammer-why-well-placed = { $block } tu stojí dobře
hammer-why-goes = { $block } jde tam, kde je nejužitečnější
hammer-why-go = nejlepší cíl je { $area }
hammer-why-battle-first = nejdřív { $area }: tam lze získat nejvíc
hammer-why-main-force = nejsilnější skupina vede, ostatní přijdou ve 2. kole
hammer-why-fires = { $block } střílí: asi { $odds } %, že je všechny pobijeme
hammer-why-leaves = { $block } ustupuje: { $odds } %, že tu všichni padneme
hammer-why-likely-lost = { $block } opouští bitvu, která je nejspíš ztracená
hammer-why-leaves-first = { $block } jde první, dokud je na hranicích místo
hammer-why-spares = { $block } může stupeň nejspíš postrádat
hammer-why-best-placed = { $block } má nejlepší místo tady: { $area }
hammer-why-all-well-placed = všichni stojí dobře
hammer-why-home = lepší domov na tuto zimu je { $area }
hammer-why-stay = tady je na zimu nejlepší místo
hammer-why-moray-home = Moray je doma v Moray
hammer-why-moray-stays = Moray zůstává: jako šlechtic se počítá jen na mapě
hammer-why-king-winters = král zimuje tam, kde je místo a málo nebezpečí
hammer-why-king-hides = pro krále není místo; do jara se skryje
hammer-why-army-stays = vojsko je dost silné, aby zůstalo ve Skotsku
hammer-why-fresh-army = čerstvé vojsko na jaře má větší cenu než zůstat
hammer-why-selkirk = v Selkirku pro Wallace neplatí hradní limit a získá dva stupně
hammer-why-wallace-away = Wallace není na mapě
hammer-why-crowded = { $area } už víc neuživí a { $block } bude chybět nejméně
hammer-why-back-whole = { $block } se může vrátit v plné síle
hammer-why-missed-least = { $block } bude chybět nejméně
hammer-why-all-of-use = kdo zbyl, je užitečný tam, kde je
hammer-why-raid = nájezd nás stojí kámen a { $block } bude chybět nejméně
hammer-why-draw = tady je místo pro nový kámen: { $area }
hammer-why-recovers = { $block } získá zpět stupeň
hammer-why-built = víc doplnit nelze

# Swords and Bagpipes.

swords-why-odds = Skotsko vyhraje asi na { $odds } %
swords-why-traitors = { $n ->
    [0] nečekám žádnou zradu
   *[other] čekám zradu: { $seats }
 }
swords-why-taxes = zlato má teď pro mě větší cenu než další jednotky
swords-why-militia = jednotka do každého tábora a jedna pro Skotsko: budeme je potřebovat
swords-why-troops = potřebuji jednotky v hradu
swords-why-mercenaries = čtyři jednotky za jedno zlato: budu je potřebovat
swords-why-gold = hry vyhrává zlato
swords-why-units-later = až se vrátím, budu potřebovat jednotky
swords-why-camp-enough = jedna jednotka v táboře stačí k výplatě
swords-why-camp = když v mém táboře přibude { $units }: { swords-why-odds }
swords-why-camp-loyal = když na jeho straně v mém táboře přibude { $units }: { swords-why-odds }
swords-why-card = { $card }: teď mi pomůže víc než později
swords-why-card-on = { $card } → { $seat }: teď mi pomůže víc než později
swords-why-units = tolik mi pomůže nejvíc
swords-why-drop = čím méně dýk, tím lépe
swords-why-done = co jsem chtěl, je hotovo
swords-why-pass = karty si nechám: žádná by mi teď nepomohla
swords-why-peek = nevím, na které straně stojí { $seat }
swords-why-word = dal jsem slovo: { $side ->
    [england] Anglie
   *[scotland] Skotsko
 }
swords-why-good-word = říkám { $side ->
    [england] Anglie
   *[scotland] Skotsko
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
swords-why-home = pro mě je lepší bitva, do které nejde { $seat }
swords-why-daggers = { $seat } má { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
 } dýk: ať raději brání Skotsko
swords-why-would-betray = klan { $seat } by zradil asi na { $odds } %: ať raději brání Skotsko
swords-why-bound = nejvíc mi pomůže, když Skotsko brání { $seat }
swords-why-badge = s odznakem bojuje druhý tábor za Skotsko
swords-why-keep = druhý tábor může zůstat, kde je
