# Why a bot chose as it did.

hammer-why-card = { $card ->
    [herald] { hammer-card-herald }
    [pillage] { hammer-card-pillage }
    [sea-move] { hammer-card-sea-move }
    [truce] { hammer-card-truce }
    [victuals] { hammer-card-victuals }
    [1] 1-es kártya
    [2] 2-es kártya
   *[3] 3-as kártya
 }
hammer-why-any = egyik ugyanolyan jó, mint a másik
hammer-why-card-only = csak ilyen kártyám van
hammer-why-card-right = { hammer-why-card }: éppen ennyi kell ahhoz, amit mozgatni akarok
hammer-why-card-enough = { hammer-why-card }: ennyi elég ahhoz, amit mozgatni akarok
hammer-why-card-high = { hammer-why-card }: ez a legnagyobb számom, és a magasabb kártya kezd
hammer-why-card-low = { hammer-why-card }: most ennyi elég; a jobb kártyák várhatnak
hammer-why-event-card = { hammer-why-card }: most segít nekem
hammer-why-event-before = { hammer-why-card }: most segít nekem
hammer-why-event-worth = { hammer-why-card }: megéri végrehajtani
hammer-why-event-nothing = { hammer-why-card }: semmit sem hozna nekem
hammer-why-event = az esemény többet segít, mint a passz
hammer-why-no-event = az esemény nem segítene
hammer-why-king = a király erős kő, és egy nemes sem hagy el minket miatta
hammer-why-crown = egy király most megéri a nemeseket, akik miatta elhagynak minket
hammer-why-herald = { $block }: eggyel több nemes nekünk
hammer-why-nobody-to-win = nincs kit átállítani
hammer-why-pillage = az ellenség { FORM($area, "in") } csata nélkül gyengíthető
hammer-why-nobody-to-pillage = nincs kit kirabolni
hammer-why-needs-steps = a köveimnek { FORM($area, "in") } kell leginkább az erő
hammer-why-needs-step = { FORM($block, "the") } szorul leginkább erősítésre
hammer-why-no-steps = senkinek sem hiányzik erő
hammer-why-sail = { FORM($block, "the") } egy másik parton hasznosabb
hammer-why-no-sail = senki sem hasznosabb egy másik parton
hammer-why-sails-along = { FORM($block, "the") } vele tart
hammer-why-one-sails = egy elég
hammer-why-no-march = semmilyen mozgás nem javítana a helyzetemen
hammer-why-march-no-more = több mozgás nem éri meg a veszélyt
hammer-why-attack = { $n } kő támad { FORM($area, "in") }, és körülbelül { $odds }% eséllyel győz
hammer-why-helps = { FORM($block, "the") } segít a csatában { FORM($area, "in") }
hammer-why-more-use = { FORM($block, "the") } { FORM($area, "in") } hasznosabb
hammer-why-takes = { FORM($block, "the") } elfoglalja { FORM($area, "acc") }, ahol senki sem áll
hammer-why-arrived = ide tartott
hammer-why-well-placed = { FORM($block, "the") } itt jó helyen van
hammer-why-goes = { FORM($block, "the") } oda megy, ahol a leghasznosabb
hammer-why-go = ez a legjobb cél: { $area }
hammer-why-battle-first = előbb { FORM($area, "in") }: ott nyerhető a legtöbb
hammer-why-main-force = a legerősebb csapat vezet, a többi a 2. csata körben követi
hammer-why-fires = { FORM($block, "the") } tüzel: körülbelül { $odds }% az esélye, hogy mind kiesnek
hammer-why-leaves = { FORM($block, "the") } visszavonul: { $odds }% az esélye, hogy itt mind kiesünk
hammer-why-likely-lost = { FORM($block, "the") } elhagyja a valószínűleg elveszett csatát
hammer-why-leaves-first = { FORM($block, "the") } megy elsőnek, amíg a határokon van hely
hammer-why-spares = { FORM($block, "the") } veszíthet legkönnyebben egy erőt
hammer-why-best-placed = { FORM($block, "the") } { FORM($area, "in") } van a legjobb helyen
hammer-why-all-well-placed = mindenki jó helyen van
hammer-why-home = ezen a télen ez a jobb otthon: { $area }
hammer-why-stay = ez a legjobb hely télre
hammer-why-moray-home = Moray otthona Moray
hammer-why-moray-stays = Moray marad: csak a térképen számít nemesnek
hammer-why-king-winters = a király ott telel, ahol van hely és kevés a veszély
hammer-why-king-hides = nincs hely a királynak; tavaszig elrejtőzik
hammer-why-king-later = a király többet ér nekünk, ha tavaszig elrejtőzik
hammer-why-army-stays = a sereg elég erős ahhoz, hogy Skóciában maradjon
hammer-why-fresh-army = egy friss sereg tavasszal többet ér, mint a maradás
hammer-why-selkirk = Selkirkben Wallace-ra nem vonatkozik a kastélyszám korlát{ $n ->
    [0] { "" }
    [1] { "" }, és egy erőt nyer
   *[other] { "" }, és két erőt nyer
 }
hammer-why-wallace-away = Wallace nincs a térképen
hammer-why-crowded = { $area } nem tart el többet, és { FORM($block, "the") } hiányzik majd a legkevésbé
hammer-why-back-whole = { FORM($block, "the") } teljes erővel térhet vissza
hammer-why-missed-least = { FORM($block, "the") } hiányzik majd a legkevésbé
hammer-why-all-of-use = aki maradt, a helyén hasznos
hammer-why-raid = a határvillongás egy kőbe kerül, és { FORM($block, "the") } hiányzik majd a legkevésbé
hammer-why-draw = { FORM($area, "in") } van hely egy új kőnek
hammer-why-recovers = { FORM($block, "the") } visszanyer egy erőt
hammer-why-built = nincs több építenivaló
