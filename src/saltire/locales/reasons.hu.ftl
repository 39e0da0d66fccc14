# Miért tesz valamit egy bot, ahogy ő mondja egy sorban: tippek és visszatekintések magyarul.

why-seat = { $seat }. hely
why-lot = sorsolva { $n } közül
why-astray = most az egyszer valami más
why-no-choice = nincs más választás
why-same-plan = ugyanannak a tervnek a következő lépése
why-little = itt nincs sok gondolkodnivaló
why-guessing = hadd találgassanak
why-odds = 100 elképzelt játszmából { $games } győzelem, a következő legjobb { $next }
why-odds-alone = 100 elképzelt játszmából { $games } győzelem

# Schotten Totten.

schotten-why-formation = { $formation ->
    [sum] Összeg
    [run] Sor
    [colour] Szín
    [kind] { $size ->
        [4] Póker
       *[other] Drill
    }
   *[colour-run] Színsor
 }
schotten-why-claim = a(z) { $stone }. Kő meg van nyerve: ezt az oldalt már semmi sem üti
schotten-why-pick = { $card } áthelyezése változtat a legtöbbet
schotten-why-move = a lap a(z) { $stone }. Kőnél ér a legtöbbet
schotten-why-back = { $card } hiányzik majd a legkevésbé
schotten-why-face = így a legerősebb az oldal
schotten-why-draw-tactics = egy Taktikai lap meglepetés lehet, és kevés van nálam
schotten-why-draw-clan = a Klánkártyák nyerik a Köveket
schotten-why-discard = a lap útban volt
schotten-why-no-card = nincs lap, amit letehetnék
schotten-why-tactics-wait = a Taktikai lapjaim várhatnak
schotten-why-done = nincs több elfoglalható Kő
schotten-why-recruiter = három új lap kettőért, amit nélkülözhetek
schotten-why-strategist = egy lapom máshol többet ér
schotten-why-traitor = a másik egy lapja az én oldalamon többet ér
schotten-why-banshee = a másik egy lapja túl jó ahhoz, hogy maradjon
schotten-why-bluff = a(z) { $stone }. Kőnél az összegem többet ér, mint a kombinációm
schotten-why-mud = egy negyedik lap a(z) { $stone }. Kőnél nekem többet segít
schotten-why-spare = { $card } a legjobban nélkülözhető, és a(z) { $stone }. Kő veszít vele a legkevesebbet
schotten-why-towards = { $card } a(z) { $stone }. Kőnél ezt építi: { schotten-why-formation }
schotten-why-unbeatable = { $card } a(z) { $stone }. Kőnél: { schotten-why-formation }, amit senki sem üt
schotten-why-complete = { $card } teljessé teszi a(z) { $stone }. Kő oldalát: { schotten-why-formation } { $total }

# Hammer of the Scots.

hammer-why-card = { $card ->
    [herald] { hammer-card-herald }
    [pillage] { hammer-card-pillage }
    [sea-move] { hammer-card-sea-move }
    [truce] { hammer-card-truce }
    [victuals] { hammer-card-victuals }
   *[other] { $card }
 }
hammer-why-any = egyik olyan jó, mint a másik
hammer-why-card-only = csak ilyen kártyám van
hammer-why-card-right = { hammer-why-card }: éppen ennyi kell ahhoz, amit mozgatni akarok
hammer-why-card-enough = { hammer-why-card }: ennyi elég ahhoz, amit mozgatni akarok
hammer-why-card-high = { hammer-why-card }: kellenek a mozgások, és a magasabb kártya kezd
hammer-why-card-low = { hammer-why-card }: most ennyi elég; a jobb kártyák várhatnak
hammer-why-event-card = { hammer-why-card }: most segít nekem
hammer-why-event-before = { hammer-why-card }: megelőzi az ellenség mozgását, és most segít nekem
hammer-why-event-worth = { hammer-why-card }: megéri végrehajtani
hammer-why-event-nothing = { hammer-why-card }: semmit sem hozna
hammer-why-event = az esemény többet segít, mint a passz
hammer-why-no-event = az esemény nem segítene
hammer-why-king = a király erős kő, és egy nemes sem hagy el minket miatta
hammer-why-crown = egy király most megéri a nemeseket, akik miatta elhagynak
hammer-why-herald = { $block }: eggyel több nemes nekünk
hammer-why-nobody-to-win = nincs kit átállítani
hammer-why-pillage = az ellenség ({ $area }) csata nélkül gyengíthető
hammer-why-nobody-to-pillage = nincs kit kirabolni
hammer-why-needs-steps = itt kell a köveimnek leginkább az erő: { $area }
hammer-why-needs-step = neki kell leginkább az erő: { $block }
hammer-why-no-steps = senkinek sem hiányzik erő
hammer-why-sail = { $block } egy másik parton hasznosabb
hammer-why-no-sail = senki sem hasznosabb egy másik parton
hammer-why-sails-along = { $block } vele tart
hammer-why-one-sails = egy elég
hammer-why-no-march = semmilyen mozgás nem javítana a helyzetemen
hammer-why-march-no-more = több mozgás nem éri meg a veszélyt
hammer-why-attack = { $n } kő támad: { $area }, a győzelem esélye körülbelül { $odds } %
hammer-why-helps = { $block } segít a csatában ({ $area })
hammer-why-more-use = { $block } itt hasznosabb: { $area }
hammer-why-takes = { $block } ide megy, mert itt nincs senki: { $area }
hammer-why-arrived = ide tartott
hammer-why-well-placed = { $block } itt jó helyen van
hammer-why-goes = { $block } oda megy, ahol a leghasznosabb
hammer-why-go = ez a legjobb cél: { $area }
hammer-why-battle-first = előbb { $area }: ott nyerhető a legtöbb
hammer-why-main-force = a legerősebb csapat vezet, a többi a 2. körben követi
hammer-why-fires = { $block } tüzel: körülbelül { $odds } %, hogy mind elesnek
hammer-why-leaves = { $block } visszavonul: { $odds } %, hogy itt mind elesünk
hammer-why-likely-lost = { $block } elhagyja a valószínűleg vesztes csatát
hammer-why-leaves-first = { $block } megy elsőnek, amíg a határokon van hely
hammer-why-spares = { $block } veszíthet legkönnyebben egy erőt
hammer-why-best-placed = { $block } itt van a legjobb helyen: { $area }
hammer-why-all-well-placed = mindenki jó helyen van
hammer-why-home = ezen a télen ez a jobb otthon: { $area }
hammer-why-stay = ez a legjobb hely télre
hammer-why-moray-home = Moray otthona Moray
hammer-why-moray-stays = Moray marad: csak a térképen számít nemesnek
hammer-why-king-winters = a király ott telel, ahol van hely és kevés a veszély
hammer-why-king-hides = nincs hely a királynak; tavaszig elrejtőzik
hammer-why-army-stays = a sereg elég erős, hogy Skóciában maradjon
hammer-why-fresh-army = egy friss sereg tavasszal többet ér, mint maradni
hammer-why-selkirk = Selkirkben Wallace-ra nincs kastélyszám korlát, és két erőt nyer
hammer-why-wallace-away = Wallace nincs a térképen
hammer-why-crowded = { $area } nem tart el többet, és { $block } hiányzik majd a legkevésbé
hammer-why-back-whole = { $block } teljes erővel térhet vissza
hammer-why-missed-least = { $block } hiányzik majd a legkevésbé
hammer-why-all-of-use = aki maradt, a helyén hasznos
hammer-why-raid = a rajtaütés egy kőbe kerül, és { $block } hiányzik majd a legkevésbé
hammer-why-draw = itt van hely egy új kőnek: { $area }
hammer-why-recovers = { $block } visszanyer egy erőt
hammer-why-built = nincs több építenivaló

# Swords and Bagpipes.

swords-why-odds = Skócia körülbelül { $odds } % eséllyel győz
swords-why-traitors = { $n ->
    [0] senkitől sem várok árulást
   *[other] árulást várok tőlük: { $seats }
 }
swords-why-taxes = az arany most többet ér nekem, mint több egység
swords-why-militia = egy egység minden táborba és egy Skóciának: szükségünk lesz rájuk
swords-why-troops = egységek kellenek a váramba
swords-why-mercenaries = négy egység egy aranyért: szükségem lesz rájuk
swords-why-gold = az arany nyeri a játékot
swords-why-units-later = ha visszatérek, kellenek majd egységek
swords-why-camp-enough = egy egység a táborban elég a fizetséghez
swords-why-camp = { $units } egységgel többel a táboromban: { swords-why-odds }
swords-why-camp-loyal = ha a táborom { $units } egységgel többel mellette áll: { swords-why-odds }
swords-why-card = { $card }: most többet segít, mint később
swords-why-card-on = { $card } → { $seat }: most többet segít, mint később
swords-why-units = ennyi segít a legtöbbet
swords-why-drop = minél kevesebb tőr, annál jobb
swords-why-done = megtettem, amit akartam
swords-why-pass = megtartom a kártyáimat: most egyik sem segítene
swords-why-peek = nem tudom, melyik oldalon áll { $seat }
swords-why-word = a szavamat adtam: { $side ->
    [england] Anglia
   *[scotland] Skócia
 }
swords-why-good-word = azt mondom: { $side ->
    [england] Anglia
   *[scotland] Skócia
 }, és állom a szavam
swords-why-open = tudhatják, hogy { $side ->
    [england] Anglia
   *[scotland] Skócia
 } mellett állok
swords-why-pretend = higgyék azt, hogy { $side ->
    [england] Anglia
   *[scotland] Skócia
 } mellett állok
swords-why-count-on-me = hadd számítsanak rám
swords-why-small-daggers = kis tőr, kis gyanú
swords-why-true-daggers = az igazság ingyen van
swords-why-revenge = elárultatok, most én árullak el titeket; { swords-why-odds }
swords-why-late = az árulásnak a végén van az ideje; { swords-why-odds }
swords-why-crown = { swords-why-odds }, és a korona aranya megér egy tőrt
swords-why-loyal = Skócia mellett állok; { swords-why-odds }
swords-why-dagger-costs = { swords-why-odds }, és egy tőr többe kerülne, mint amennyit a korona fizet
swords-why-side-england = { swords-why-traitors }: { swords-why-odds }, és a korona megfizeti a tőrt
swords-why-side-scotland = { swords-why-traitors }: { swords-why-odds }, és tiszta marad a kezem
swords-why-grudge = { $seat } elárult engem
swords-why-home = { $seat } nélkül jobb nekem a csata
swords-why-daggers = { $seat } tőrkártyái: { $n }; jobb, ha Skóciát védi
swords-why-would-betray = { $seat } körülbelül { $odds } % eséllyel elárulna: jobb, ha Skóciát védi
swords-why-bound = az segít a legtöbbet, ha { $seat } Skóciát védi
swords-why-badge = a jelvénnyel a másik tábora Skóciáért harcol
swords-why-keep = a másik tábora maradhat, ahol van
