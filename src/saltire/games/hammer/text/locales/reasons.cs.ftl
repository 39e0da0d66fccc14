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
hammer-why-card-right = { hammer-why-card }: právě tolik na své tahy potřebuji
hammer-why-card-enough = { hammer-why-card }: na to, čím chci táhnout, to stačí
hammer-why-card-high = { hammer-why-card } je mé nejvyšší číslo a vyšší karta začíná
hammer-why-card-low = { hammer-why-card }: teď to stačí; lepší karty mohou počkat
hammer-why-event-card = { hammer-why-card }: teď mi to pomůže
hammer-why-event-before = { hammer-why-card }: teď mi to pomůže
hammer-why-event-worth = { hammer-why-card }: vyplatí se
hammer-why-event-nothing = { hammer-why-card }: nic by mi to nepřineslo
hammer-why-event = použít událost pomůže víc než ji vynechat
hammer-why-no-event = událost by mi nepomohla
hammer-why-king = král je silný kámen a žádný šlechtic nás kvůli němu neopustí
hammer-why-crown = král teď stojí za šlechtice, kteří nás kvůli němu opustí
hammer-why-herald = { FORM($block, "the") }: pro nás o šlechtice víc
hammer-why-nobody-to-win = není koho získat
hammer-why-pillage = nepříteli { FORM($area, "in") } lze uškodit bez bitvy
hammer-why-nobody-to-pillage = není koho plenit
hammer-why-needs-steps = nejvíc potřebují stupně mé kameny { FORM($area, "in") }
hammer-why-needs-step = stupeň nejvíc { FORM($block, "number") ->
    [many] potřebují
   *[one] potřebuje
 } { FORM($block, "the") }
hammer-why-no-steps = nikomu stupeň nechybí
hammer-why-sail = na jiném pobřeží { FORM($block, "number") ->
    [many] budou užitečnější
   *[one] bude užitečnější
 } { FORM($block, "the") }
hammer-why-no-sail = na jiném pobřeží není nikdo užitečnější
hammer-why-sails-along = { FORM($block, "the") } { FORM($block, "number") ->
    [many] plují
   *[one] pluje
 } také
hammer-why-one-sails = jeden stačí
hammer-why-no-march = žádný tah by mé postavení nezlepšil
hammer-why-march-no-more = žádný další tah nestojí za to nebezpečí
hammer-why-attack = { $n ->
    [one] jeden kámen útočí
    [few] { $n } kameny útočí
   *[other] { $n } kamenů útočí
 } na oblast { $area }, šance na vítězství asi { $odds } %
hammer-why-helps = { FORM($block, "the") } { FORM($block, "number") ->
    [many] pomohou
   *[one] pomůže
 } v bitvě { FORM($area, "in") }
hammer-why-more-use = { FORM($block, "the") } { FORM($block, "number") ->
    [many] budou užitečnější
   *[one] bude užitečnější
 } { FORM($area, "in") }
hammer-why-takes = { FORM($block, "the") } { FORM($block, "number") ->
    [many] obsadí
   *[one] obsadí
 } oblast { $area }, kterou nikdo nedrží
hammer-why-arrived = sem měl kámen namířeno
hammer-why-well-placed = { FORM($block, "the") } tu { FORM($block, "number") ->
    [many] stojí
   *[one] stojí
 } dobře
hammer-why-goes = { FORM($block, "the") } { FORM($block, "number") ->
    [many] jdou
   *[one] jde
 } tam, kde to nejvíc pomůže
hammer-why-go = nejlepší cíl je { $area }
hammer-why-battle-first = nejdřív { $area }: tam lze získat nejvíc
hammer-why-main-force = nejsilnější skupina vede, ostatní přijdou ve 2. kole boje
hammer-why-fires = { FORM($block, "the") } { FORM($block, "number") ->
    [many] střílejí
   *[one] střílí
 }: šance asi { $odds } %, že je všechny pobijeme
hammer-why-leaves = { FORM($block, "the") } { FORM($block, "number") ->
    [many] ustupují
   *[one] ustupuje
 }: šance { $odds } %, že tu všichni padneme
hammer-why-likely-lost = { FORM($block, "the") } { FORM($block, "number") ->
    [many] opouštějí
   *[one] opouští
 } bitvu, která je nejspíš ztracená
hammer-why-leaves-first = dokud je na hranicích místo, { FORM($block, "number") ->
    [many] jdou napřed
   *[one] jde napřed
 } { FORM($block, "the") }
hammer-why-spares = { FORM($block, "the") } { FORM($block, "number") ->
    [many] mohou
   *[one] může
 } stupeň nejspíš oželet
hammer-why-best-placed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] budou stát
   *[one] bude stát
 } nejlépe { FORM($area, "in") }
hammer-why-all-well-placed = všichni stojí dobře
hammer-why-home = lepší domov na tuto zimu je { $area }
hammer-why-stay = tady je na zimu nejlepší místo
hammer-why-moray-home = Moray je doma v Moray
hammer-why-moray-stays = Moray zůstává: jako šlechtic se počítá jen na mapě
hammer-why-king-winters = král zimuje tam, kde je místo a málo nebezpečí
hammer-why-king-hides = pro krále není místo; do jara se skryje
hammer-why-king-later = král nám víc prospěje, když se do jara skryje
hammer-why-army-stays = vojsko je dost silné, aby zůstalo ve Skotsku
hammer-why-fresh-army = na jaře bude čerstvé vojsko cennější, než kdyby zůstalo
hammer-why-selkirk = v Selkirku pro Wallace neplatí hradní limit{ $n ->
    [0] { "" }
    [1] { "" } a získá stupeň
   *[other] { "" } a získá dva stupně
 }
hammer-why-wallace-away = Wallace není na mapě
hammer-why-crowded = { $area } už víc neuživí a { FORM($block, "the") } { FORM($block, "number") ->
    [many] budou
   *[one] bude
 } chybět nejméně
hammer-why-back-whole = { FORM($block, "the") } se { FORM($block, "number") ->
    [many] mohou
   *[one] může
 } vrátit v plné síle
hammer-why-missed-least = { FORM($block, "the") }: ze všech { FORM($block, "number") ->
    [many] budou
   *[one] bude
 } chybět nejméně
hammer-why-all-of-use = kdo zbyl, je užitečný tam, kde je
hammer-why-raid = nájezd nás stojí kámen a { FORM($block, "the") } { FORM($block, "number") ->
    [many] budou
   *[one] bude
 } chybět nejméně
hammer-why-draw = { FORM($area, "in") } je místo pro nový kámen
hammer-why-recovers = { FORM($block, "the") } { FORM($block, "number") ->
    [many] získají
   *[one] získá
 } zpět stupeň
hammer-why-built = víc doplnit nelze
