# Why a bot chose as it did.

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
hammer-why-card-high = { hammer-why-card } je mé nejvyšší číslo a vyšší karta začíná
hammer-why-card-low = { hammer-why-card }: teď to stačí; lepší karty mohou počkat
hammer-why-event-card = { hammer-why-card }: teď mi to pomůže
hammer-why-event-before = { hammer-why-card } mi teď pomůže
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
hammer-why-attack = { $n ->
    [one] jeden kámen útočí
    [few] { $n } kameny útočí
   *[other] { $n } kamenů útočí
 } na oblast { $area }, šance na vítězství asi { $odds } %
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
