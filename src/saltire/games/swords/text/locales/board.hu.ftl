# Swords and Bagpipes, magyarul.

title-swords = Swords and Bagpipes
guide-swords =
    Minden évben jönnek az angolok, te pedig egy skót klánt vezetsz. Minden körben: egy utánpótlás,
    egységek a várból a táborba, kártyák; aztán mindenki titokban leteszi a sapkát (Skócia
    védelme) vagy a koronát (angol arany). A táborok a választott oldalon harcolnak.
    { $players ->
        [2] A felfedés előtt a jelvény viselője átadhatja azt a másiknak: ekkor annak táborából egy
            kivételével minden egység Skóciáért harcol.
        [3] A jelvény az óramutató járása szerint jár körbe, és senkit sem kötelez.
       *[other] A jelvény viselőjének Skóciát kell védenie, és minden körben továbbadja a jelvényt.
    }
    A hű klánok osztoznak a győzelem dicsőségén. Az árulók mindig fizetséget kapnak,
    de minden alkalommal
    { $players ->
        [2] elveszik a tőrkártyát, amelyet a másik letett.
       *[other] húznak egy tőrkártyát, amelyen egy, két vagy három tőr van.
    }
    { $defeats ->
        [5] Öt
       *[other] Négy
    } vereség után Skócia elbukik: ekkor az nyer, akinek a legkevesebb tőre van. Különben az,
    akinek a legtöbb aranya van; de nem nyerhet, akinek öttel több tőre van, mint minden más klánnak.

swords-scotland = Skócia
    .with = Skóciával
swords-england = Anglia
    .with = Angliával
swords-taxes = adó
swords-militia = milícia
swords-troops = csapatok
swords-mercenaries = zsoldosok
swords-window-actions = Akció
swords-window-choice = Választás
swords-window-awards = Jutalom
swords-place-supply = készlet
    .from = a készletből
    .to = a készletbe
swords-place-own-castle = vár
    .from = a várból
    .to = a várba
swords-place-own-camp = tábor
    .from = a táborból
    .to = a táborba
swords-place-scottish-camp = skót tábor
    .from = a skót táborból
    .to = a skót táborba
swords-dagger = tőr { $n }

swords-round = { $round }. kör a { $rounds }-ből
swords-defeats = vereségek { $track }
swords-stacks = pakli: duda { $bagpipes }, tőr { $daggers }
swords-stack = pakli: duda { $bagpipes }
swords-invaders = Angolok: { $card }, sereg { $troops }
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
swords-says-side = „{ FORM($side, "with") } tartok”
swords-says-dagger = „a tőrkártyámon { $n } tőr van”
swords-no-cards = Nincs dudakártyád.
swords-hand = Kártyáid: { $cards } (kártya NÉV megmondja, mit tesz)
swords-own-daggers = Tőreid: { $cards } (összesen { $total })
swords-to-lay = Letehető tőrkártyák: { $cards }
swords-laid = (az asztalon: { $n })
swords-which = Melyik? { $choices }
swords-which-card = Nincs ilyen nevű kártya; a kártyák parancs mindet felsorolja.
swords-made-rest = a cím ismert, a többi rekonstrukció
swords-made-all = rekonstrukció
swords-shared = { $names } osztozik a győzelmen.
swords-scotland-fell = Skócia elbukott: az nyer, akinek a legkevesebb tőre van.
swords-scotland-stood = Skócia áll: az nyer, akinek a legtöbb aranya van.

swords-does-pay = fizess { $n } aranyat
swords-does-units = { $upto ->
    [yes] legfeljebb
   *[no] amennyi van, de legfeljebb
 } { $n } egység { $start } → { $end }
swords-does-militia = hívj milíciát
swords-does-take-badge = vedd el a jelvényt
swords-does-gain = kapsz { $n } aranyat
swords-does-lose = veszítesz { $n } aranyat
swords-does-rob = vegyél el { $n } aranyat egy másik klántól
swords-does-switch = válts oldalt
swords-does-force = egy másik klán jelzője { $n ->
    [1] Anglia
   *[other] Skócia
} lesz
swords-does-peek = nézd meg egy másik klán jelzőjét
swords-does-shield = angol sereg { $n }
swords-does-draw = húzz { $n } dudakártyát
swords-does-drop = dobj el { $n } tőrkártyát
swords-does-per-traitor = kapsz { $n } aranyat Anglia minden más hívéért, legfeljebb { $most } aranyat
swords-needs-not-bearer = ha nem te viseled a jelvényt
swords-needs-loyal = ha Skóciát támogattad
swords-needs-traitor = ha Angliát támogattad
swords-needs-fewest = ha senkinek sincs kevesebb tőrkártyája
swords-needs-dagger = ha van tőrkártyád
swords-needs-gold = amelynek van aranya
swords-needs-opposed = amely a másik oldalon áll
swords-needs-smaller = amelynek kevesebb egysége van a táborában
swords-arms-badge-free = A jelvény ebben a körben senkit sem köt
swords-arms-badge-england = A jelvény viselőjének Angliát kell támogatnia
swords-arms-no-mercenaries = Nem lehet zsoldosokat fogadni
swords-arms-no-choice-cards = Ebben a körben nem játszható ki választáskártya
swords-arms-levy = { $n } angollal több minden harcoló klánért
swords-arms-volley = A csata előtt legfeljebb { $n } egység elhagyja a skót tábort
swords-arms-militia = A milícia { $n } egységgel többet hoz a skót táborba

swords-do-move = { $n } a táborba
swords-do-say-side = mondd: „{ $side }”
swords-do-say-dagger = mondd: „tőr { $n }”
swords-do-done = kész
swords-do-pass = passz
swords-do-keep = megtartom
swords-do-virtual = képzelt kártya
swords-ask-turn = { $done ->
    [yes] Te jössz: mozgass, játssz ki kártyát, vagy fejezd be.
   *[no] Te jössz: egy utánpótlás; mozgass és játssz ki kártyát tetszés szerint.
 }
swords-ask-choice = Választáskártyák: játssz ki egyet, vagy passzolj.
swords-ask-awards = Jutalomkártyák: játssz ki egyet, vagy passzolj.
swords-ask-token = Tégy le egy jelzőt, lefordítva:
swords-ask-both = Tégy le egy jelzőt és egy tőrkártyát, lefordítva:
swords-ask-badge = { $duty ->
    [england] Ki kapja a jelvényt? Angliát kell támogatnia.
    [free] Ki kapja a jelvényt? Ebben a körben senkit sem kötelez.
   *[scotland] Ki kapja a jelvényt? Skóciát kell védenie.
 }
swords-ask-keep = Átadod a jelvényt (a másik tábora egy egység híján a skótokhoz áll), vagy megtartod?
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
    [you] Először te viseled a jelvényt.
   *[other] Először { $seat } viseli a jelvényt.
 }{ $holds ->
    [nobody] { "" }
    [you] { " " }Nálad van az Otthon maradj! jelző.
   *[other] { " " }{ $token } kapja az Otthon maradj! jelzőt.
 }
swords-event-invasion = { $round }. kör: { $card }.
swords-event-drew = { $who ->
    [you] Húzol
   *[other] { $seat } húz
 } { $deck ->
    [dagger] { $secret ->
        [yes] egy tőrkártyát.
       *[no] egy tőrkártyát, amelyen { $card } tőr van.
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
    [you] Továbbadod a jelvényt, { $name } kapja
   *[other] { $whom ->
        [you] { $giver } neked adja a jelvényt
       *[other] { $giver } továbbadja a jelvényt, { $name } kapja
    }
 }{ $joined ->
    [0] .
   *[other] ; a táborból { $joined } egység a skót táborba megy.
 }
swords-event-token = { $who ->
    [you] Továbbadod az Otthon maradj! jelzőt, { $name } kapja.
   *[other] { $whom ->
        [you] { $giver } neked adja az Otthon maradj! jelzőt.
       *[other] { $giver } továbbadja az Otthon maradj! jelzőt, { $name } kapja.
    }
 }
swords-event-stays-home = { $who ->
    [you] Otthon maradsz.
   *[other] { $seat } otthon marad.
 }
swords-event-side = { $who ->
    [you] Nyíltan { FORM($side, "with") } tartasz.
   *[other] { $seat } nyíltan { FORM($side, "with") } tart.
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
    [you] { " " }(célpont: te)
    [other] { " " }(célpont: { $target })
   *[nobody] { "" }
 }.
swords-event-units = { $who ->
    [you] { $units } egységet viszel { FORM($start, "from") } { FORM($end, "to") }.
   *[other] { $seat } { $units } egységet visz { FORM($start, "from") } { FORM($end, "to") }.
 }
swords-event-dropped = { $who ->
    [you] Eldobsz
   *[other] { $seat } eldob
 } egy tőrkártyát, amelyen { $daggers } tőr van.
swords-event-gold = Arany: { $shares }.
swords-event-peeked = { $who ->
    [you] Megnézed { $target } jelzőjét
   *[other] { $whom ->
        [you] { $seat } megnézi a jelződet
       *[other] { $seat } megnézi { $target } jelzőjét
    }
 }{ $secret ->
    [no] : { $side }.
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
   *[other] { " " }{ $barred } nem nyerhet: öttel több tőre van, mint bármelyik másik klánnak.
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
swords-claims-side = „{ $side }”
swords-claims-dagger = „tőr { $n }”
swords-card-says = { $window }: { $text }
