# Why a bot chose as it did.

swords-why-odds = Skócia körülbelül { $odds }% eséllyel győz
swords-why-traitors = { $n ->
    [0] senkitől sem várok árulást
   *[other] árulást várok tőlük: { $seats }
 }
swords-why-taxes = az arany most többet ér nekem, mint több egység
swords-why-militia = egy egység minden táborba és egy Skóciának: szükségünk lesz rájuk
swords-why-troops = egységek kellenek a váramba
swords-why-mercenaries = négy egység egy aranyért: szükségem lesz rájuk
swords-why-gold = arannyal lehet nyerni
swords-why-units-later = ha visszatérek, kellenek majd egységek
swords-why-camp-enough = egy egység a táborban elég a fizetséghez
swords-why-camp = ha { $units } egységgel több van a táboromban: { swords-why-odds }
swords-why-camp-loyal = ha a táboromban { $units } egységgel több áll Skócia mellett: { swords-why-odds }
swords-why-card = { $card }: most többet segít, mint később
swords-why-card-on = { $card } (célpont: { $seat }): most többet segít, mint később
swords-why-units = ennyi segít a legtöbbet
swords-why-drop = minél kevesebb tőr, annál jobb
swords-why-done = megtettem, amit akartam
swords-why-pass = megtartom a kártyáimat: most egyik sem segítene
swords-why-no-card = most egyik lapomat sem játszhatom ki
swords-why-peek = nem tudom, melyik oldalon áll { $seat }
swords-why-word = a szavamat adtam { $side ->
    [england] Angliának
   *[scotland] Skóciának
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
swords-why-side-england = { swords-why-traitors }; { swords-why-odds }, és a korona megfizeti a tőrt
swords-why-side-scotland = { swords-why-traitors }; { swords-why-odds }, és tiszta marad a kezem
swords-why-grudge = { $seat } elárult engem
swords-why-home = { $seat } nélkül jobb nekem a csata
swords-why-daggers = { $seat } tőrkártyáinak száma { $n }: jobb, ha Skóciát védi
swords-why-would-betray = { $seat } körülbelül { $odds }% eséllyel elárulna: jobb, ha Skóciát védi
swords-why-bound = az segít a legtöbbet, ha { $seat } Skóciát védi
swords-why-badge = a jelvénnyel a másik tábora Skóciáért harcol
swords-why-keep = a másik tábora maradhat, ahol van
