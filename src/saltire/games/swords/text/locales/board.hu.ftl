# Swords and Bagpipes, magyarul.

title-swords = Swords and Bagpipes
guide-swords =
    Minden évben jönnek az angolok, te pedig egy skót klánt vezetsz. Minden körben: egy utánpótlás,
    egységek a várból a táborba, kártyák; aztán mindenki titokban leteszi a sapkát (Skócia
    védelme) vagy a koronát (angol arany). A táborok a választott oldalon harcolnak.
    A jelvény viselőjének Skóciát kell védenie, és minden körben továbbadja.
    A hű klánok osztoznak a győzelem dicsőségén. Az árulók mindig fizetséget kapnak, de minden
    alkalommal húznak egy tőrkártyát egy-három tőrrel.
    Négy vereség után Skócia elbukott: ekkor a legkevesebb tőr nyer. Különben a legtöbb arany
    nyer, kivéve azt, akinek öttel több tőre van minden más klánnál.

swords-scotland = Skócia
swords-england = Anglia
swords-taxes = adó
swords-militia = milícia
swords-troops = csapatok
swords-mercenaries = zsoldosok
swords-window-actions = Akció
swords-window-choice = Választás
swords-window-awards = Jutalom
swords-place-supply = készlet
swords-place-own-castle = vár
swords-place-own-camp = tábor
swords-place-scottish-camp = skót tábor
swords-dagger = tőr { $n }

swords-round = { $round }. kör a { $rounds }-ből
swords-defeats = vereségek { $track }
swords-stacks = paklik { $bagpipes } duda, { $daggers } tőr
swords-stack = pakli { $bagpipes } duda
swords-invaders = Angolok: { $card }, { $troops } sereg
swords-scots = Skót tábor { $units }
swords-pays = Skótok: győzelem { $win } arany + kártya, vereség { $loss } arany + egység · korona: { $crown } { $split ->
    [yes] elosztva
   *[no] fejenként
 }
swords-col-castle = vár
swords-col-camp = tábor
swords-col-gold = arany
swords-col-cards = kártya
swords-col-daggers = tőr
swords-at-home = otthon marad
swords-face-down = rejtett jelző
swords-has-chosen = választott
swords-has-passed = passzolt
swords-claims-side = „{ $side }”
swords-claims-dagger = „tőr { $n }”
swords-no-cards = Nincs dudakártyád.
swords-hand = Kártyáid: { $cards } (card NÉV megmondja, mit tesz)
swords-own-daggers = Tőreid: { $cards } (összesen { $total })
swords-to-lay = Letehető tőrkártyák: { $cards }
swords-laid = (az asztalon: { $n })
swords-which = Melyik? { $choices }
swords-which-card = Nincs ilyen nevű kártya; cards mindet felsorolja.
swords-shared = { $names } osztozik a győzelmen.
swords-scotland-fell = Skócia elbukott: a legkevesebb tőr nyer.
swords-scotland-stood = Skócia áll: a legtöbb arany nyer.

swords-does-pay = fizess { $n } aranyat
swords-does-units = { $upto ->
    [yes] legfeljebb
   *[no] amennyi van, legfeljebb
 } { $n } { $n ->
    [one] egység
   *[other] egység
 } { $start } → { $end }
swords-does-militia = milícia
swords-does-take-badge = vedd el a jelvényt
swords-does-gain = kapsz { $n } aranyat
swords-does-lose = veszítesz { $n } aranyat
swords-does-rob = vegyél el { $n } aranyat egy másik klántól
swords-does-switch = válts oldalt
swords-does-force = egy másik klán jelzője: { $side }
swords-does-peek = nézd meg egy másik klán jelzőjét
swords-does-shield = angol sereg { $n }
swords-does-draw = húzz { $n } { $n ->
    [one] dudakártyát
   *[other] dudakártyát
 }
swords-does-drop = dobj el { $n } { $n ->
    [one] tőrkártyát
   *[other] tőrkártyát
 }
swords-does-per-traitor = { $n } arany Anglia minden más hívéért, legfeljebb { $most }
swords-needs-not-bearer = ha nem te viseled a jelvényt
swords-needs-loyal = ha Skóciát támogattad
swords-needs-traitor = ha Angliát támogattad
swords-needs-fewest = ha senkinek sincs kevesebb tőrkártyája
swords-needs-dagger = ha van tőrkártyád
swords-needs-gold = akinek van aranya
swords-needs-opposed = a másik oldalon
swords-needs-smaller = kevesebb egységgel a táborban
swords-arms-badge-free = A jelvény ebben a körben senkit sem köt
swords-arms-badge-england = A jelvény viselőjének Angliát kell támogatnia
swords-arms-no-mercenaries = Nincsenek zsoldosok
swords-arms-no-choice-cards = Ebben a körben nincs választáskártya
swords-arms-levy = { $n } angollal több minden harcoló klánért
swords-arms-volley = Legfeljebb { $n } egység elhagyja a skót tábort a csata előtt
swords-arms-militia = A milícia { $n } egységgel többet hoz a skót táborba

swords-do-move = { $n } a táborba
swords-do-say-side = mondd: „{ $side }”
swords-do-say-dagger = mondd: „tőr { $n }”
swords-do-done = kész
swords-do-pass = passz
swords-do-keep = megtartom
swords-do-virtual = képzelt kártya
swords-ask-turn = { $done ->
    [yes] Te jössz: mozgass, játssz kártyát, vagy fejezd be.
   *[no] Te jössz: egy utánpótlás; mozgass és játssz tetszés szerint.
 }
swords-ask-choice = Választáskártyák: játssz egyet, vagy passzolj erre a fázisra.
swords-ask-awards = Jutalomkártyák: játssz egyet, vagy passzolj erre a fázisra.
swords-ask-token = Tegyél le egy jelzőt, lefordítva:
swords-ask-both = Tegyél le egy jelzőt és egy tőrkártyát, lefordítva:
swords-ask-badge = Ki kapja a jelvényt, és védi Skóciát?
swords-ask-keep = Átadod a jelvényt (a tábora egy egység híján a skótokhoz áll), vagy megtartod?
swords-ask-home = Ki kapja az Otthon maradj! jelzőt?
swords-ask-muster = Otthon maradsz: utánpótlás, még { $left }.
swords-ask-units = Hány egység, { $start } → { $end }?
swords-ask-drop = Melyik tőrkártyát dobod el?

swords-help-type = választás számmal, szóval vagy jelöléssel
swords-help-names = kártyák és klánok névvel, rövidítve is
swords-help-say = állíts valamit nyilvánosan, igazat vagy nem
swords-help-card = mit tesz egy kártya · minden kártya
swords-help-marks = rá várunk · jelvény · Otthon maradj! · 2 tőrkártya 5 tőrrel · vereségek
rules-word-swords = tőr

swords-event-begin = { $who ->
    [you] Először nálad van a jelvény.
   *[other] Először nála van a jelvény: { $seat }.
 }{ $holds ->
    [nobody] { "" }
    [you] { " " }Nálad van az Otthon maradj! jelző.
   *[other] { " " }Az Otthon maradj! jelzőt kapja: { $token }.
 }
swords-event-invasion = { $round }. kör: { $card }.
swords-event-drew = { $who ->
    [you] Húzol
   *[other] { $seat } húz
 } { $deck ->
    [dagger] { $secret ->
        [yes] egy tőrkártyát.
       *[no] egy tőrkártyát, tőr: { $card }.
    }
   *[bagpipe] { $secret ->
        [yes] egy dudakártyát.
       *[no] egy kártyát: { $card }.
    }
 }
swords-event-replenished = { $who ->
    [you] { $how ->
        [taxes] Adót szedsz.
        [militia] Milíciát hívsz.
        [troops] Csapatokat gyűjtesz.
       *[mercenaries] Zsoldosokat fogadsz.
     }
   *[other] { $how ->
        [taxes] { $seat } adót szed.
        [militia] { $seat } milíciát hív.
        [troops] { $seat } csapatokat gyűjt.
       *[mercenaries] { $seat } zsoldosokat fogad.
     }
 }
swords-event-relocated = { $who ->
    [you] { $units } egységet viszel a táborba.
   *[other] { $seat } { $units } egységet visz a táborba.
 }
swords-event-claimed = { $who ->
    [you] Azt állítod: { $claim }.
   *[other] { $seat } azt állítja: { $claim }.
 }
swords-event-badge = { $who ->
    [you] Odaadod a jelvényt: { $name }
   *[other] { $whom ->
        [you] { $giver } neked adja a jelvényt
       *[other] { $giver } továbbadja a jelvényt: { $name }
    }
 }{ $joined ->
    [0] .
   *[other] ; a táborból { $joined } a skót táborba megy.
 }
swords-event-token = { $who ->
    [you] Odaadod az Otthon maradj! jelzőt: { $name }.
   *[other] { $whom ->
        [you] { $giver } neked adja az Otthon maradj! jelzőt.
       *[other] { $giver } továbbadja az Otthon maradj! jelzőt: { $name }.
    }
 }
swords-event-stays-home = { $who ->
    [you] Otthon maradsz.
   *[other] { $seat } otthon marad.
 }
swords-event-side = { $who ->
    [you] Nyíltan színt vallasz: { $side }.
   *[other] { $seat } nyíltan színt vall: { $side }.
 }
swords-event-own-token = { $side ->
    [england] Leteszed a koronát, Angliáért
   *[scotland] Leteszed a sapkát, Skóciáért
 }{ $dagger ->
    [0] { "" }
   *[other] , tőrkártya: { $dagger }
 }.
swords-event-sealed = { $who ->
    [you] Választottál.
   *[other] { $seat } választott.
 }
swords-event-tokens-laid = Minden jelző lefordítva fekszik.
swords-event-passed = { $who ->
    [you] Passzolsz.
   *[other] { $seat } passzol.
 }
swords-event-played = { $who ->
    [you] Kijátszod
   *[other] { $seat } kijátssza
 }{ $again ->
    [yes] { " " }másodszor
   *[no] { "" }
 }: { $card }{ $whom ->
    [you] { " " }(ellened)
    [other] { " " }→ { $target }
   *[nobody] { "" }
 }.
swords-event-units = { $who ->
    [you] { $units } egységet viszel: { $start } → { $end }.
   *[other] { $seat } { $units } egységet visz: { $start } → { $end }.
 }
swords-event-dropped = { $who ->
    [you] Eldobsz
   *[other] { $seat } eldob
 } egy tőrkártyát, tőr: { $daggers }.
swords-event-gold = Arany: { $shares }.
swords-event-peeked = { $who ->
    [you] Megnézed a jelzőt: { $target }
   *[other] { $whom ->
        [you] { $seat } megnézi a jelződet
       *[other] { $seat } megnézi a jelzőt: { $target }
    }
 }{ $secret ->
    [no] , { $side }.
   *[yes] .
 }
swords-event-revealed = A jelzőket felfordítják. { $sides }.
swords-event-battle = Csata: Skócia { $scotland }, Anglia { $england }. Győztes: { $winner }.
swords-event-reshuffled = Az eldobott { $deck ->
    [dagger] tőrkártyákat
   *[bagpipe] dudakártyákat
 } újrakeverik.
swords-event-virtual-dagger = { $who ->
    [you] Nincs több tőrkártya: egy képzeltet kapsz, 2 tőrrel.
   *[other] Nincs több tőrkártya: { $seat } egy képzeltet kap, 2 tőrrel.
 }
swords-event-game-over = Vége a játéknak. Arany/tőr: { $sums }.{ $barred ->
    [nobody] { "" }
   *[other] { " " }{ $barred }: öt tőrrel több, nem nyerhet.
 } Győztes: { $winners }.

swords-card-vive-la-france = Éljen Franciaország!
swords-card-treaty-with-eric-ii = Szövetség II. Erikkel
swords-card-balliols-plan = Balliol terve
swords-card-the-guardians = Az őrzők
swords-card-cattle-raid = Marharablás
swords-card-bruces-trick = Bruce csele
swords-card-lambertons-help = Lamberton segítsége
swords-card-forced-march = Erőltetett menet
swords-card-back-to-the-glens = Vissza a völgyekbe
swords-card-an-ear-at-the-tent = Fül a sátornál
swords-card-the-narrow-bridge = A keskeny híd
swords-card-wallaces-gratitude = Wallace hálája
swords-card-bruces-vs-comyns = Bruce-ok a Comynok ellen
swords-card-davids-lineage = Dávid vérvonala
swords-card-popes-influence = A pápa befolyása
swords-card-english-silver = Angol ezüst
swords-card-irvine-capitulation = Irvine-i megadás
swords-card-bruce-joins-us-again = Bruce megint velünk van!
swords-card-ragman-roll = Ragman Roll
swords-card-march-on-berwick = Menet Berwick ellen
swords-card-cressinghams-coin = Cressingham pénze
swords-card-longbows-at-falkirk = Hosszúíjak Falkirknél
swords-card-siege-of-stirling = Stirling ostroma
swords-card-border-raid = Határvidéki rajtaütés
swords-card-hammer-of-the-scots = A skótok pörölye
swords-card-longshanks-bargain = Nyakigláb alkuja
swords-card-recruits = Újoncok
swords-card-volunteers = Önkéntesek
swords-card-market-day = Vásárnap
swords-card-night-watch = Éjjeli őrség
swords-card-thanks-of-the-realm = A királyság köszönete
swords-card-english-coin = Angol érme
swords-card-scouts = Felderítők
swords-card-foragers = Élelemszerzők
swords-card-border-guard = Határőrség
swords-card-northern-levies = Északi sorozottak
swords-card-welsh-archers = Walesi íjászok
swords-card-bishops-men = A püspök emberei
swords-card-royal-household = Királyi háznép
swords-card-siege-train = Ostromszerek
swords-card-the-king-in-person = A király személyesen
swords-card-the-kings-host = A király serege
