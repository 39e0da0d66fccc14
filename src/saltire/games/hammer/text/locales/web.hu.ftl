# Hammer of the Scots a böngészőben, magyarul.

web-hammer-map = Skócia térképe
web-hammer-map-keys = A térképet a nyilak mozgatják, plusz és mínusz nagyít, 0 az egészet mutatja.
web-hammer-nearer = Nagyítás
web-hammer-farther = Kicsinyítés
web-hammer-whole-map = Egész térkép
web-hammer-legend = Határok
web-hammer-legend-black = fekete határ: 6 kő
web-hammer-legend-red = vörös határ: 2 kő, aztán megáll
web-hammer-legend-march = angol–skót határ
web-hammer-credit = Partvonal: Natural Earth
web-hammer-paid = kifizetve
web-hammer-points = { $n } { $n ->
    [one] pont
   *[other] pont
 }
web-hammer-places = A térkép szavakban
web-hammer-cards = Kártyák
web-hammer-hand = Kártyáid
web-hammer-nobles = Nemesek
web-hammer-nobles-of = { $name }: { $n } a 14-ből
web-hammer-pool-of = { $name }: { $n } a készletben
web-hammer-fallen = Végleg elveszett: { $blocks }
web-hammer-held = kezében { $n }
web-hammer-first = A forduló kezdőjátékosa
web-hammer-played-now = kijátszva: { $card }
web-hammer-king-crowned = Skócia megkoronázta királyát
web-hammer-area = { $area }: kastélyszám korlát { $limit }, Anglia { $english }, Skócia { $scots }
web-hammer-block = { $block } { $rating }, erősség { $strength }, legfeljebb { $full }
web-hammer-blocks = { $n } { $n ->
    [one] kő
   *[other] kő
 }
web-hammer-moved = már mozgott
web-hammer-reserve = tartalék
web-hammer-close = Bezár
web-hammer-skip = Átugrás
web-hammer-no-volley = Még senki sem tüzelt.
web-hammer-acts = { $letter ->
    [A] az A kövek jönnek
    [B] a B kövek jönnek
    [C] a C kövek jönnek
   *[other] következik
 }
web-hammer-all-choices = Minden lehetőség listában ({ $n })
web-hammer-sending = …
web-hammer-waits = Várjuk: { $names }.
web-hammer-over = { $name } megnyerte a háborút.
web-hammer-group-on = Több kő együtt
web-hammer-group-off = Egyenként
web-hammer-group-help = Koppints egy tartomány köveire, vagy tartsd nyomva a Shiftet; aztán egy világító tartományra.
web-hammer-ended = A játszmának vége.
web-hammer-cancel = Mégse
web-hammer-pick-one = { $block } ({ $area }): hová?
web-hammer-pick-group = { $n } kő innen: { $area }. Hová?
web-hammer-pick-nowhere = Egyik határon sincs hely mindnek.
web-hammer-goal = Útvonal: { $way }. Hely { $room } kőnek.
web-hammer-goal-attack = Támadás: { $own } köved { $enemies } ellen.
web-hammer-goal-odds = Kb. { $odds }% az esélye, hogy mind elesik.
web-hammer-odds = { $odds }%
web-hammer-rule = { $rule }. szabály
web-hammer-move-card = { $n } mozgáspont
web-hammer-about-move = { $n ->
    [one] Egy tartomány kövei mozoghatnak, vagy egy kő átkel az angol–skót határon.
   *[other] { $n } tartomány kövei mozoghatnak; az angol–skót határon átkelő kövek mindegyike külön pontba kerül.
 } A nagyobb kártya kezd.
web-hammer-about-herald = Nevezz meg egy ellenséges nemest, Morayt nem, és dobj: 1–4-re ott, ahol áll, átáll hozzád, és megtámadja ottani régi barátait. 5-re és 6-ra nem történik semmi.
web-hammer-about-pillage = Egy szomszédos tartomány ellenséges kövei két találatot kapnak, és a te köveid megkapják az elvesztett erőt. Az elesett nemes átáll hozzád.
web-hammer-about-sea-move = Egy vagy két köved egyik partról egy másikra hajózik, amely már a tiéd. Támadni nem lehet, és a norvég kő nem mehet.
web-hammer-about-truce = Ebben a fordulóban az ellenfél nem lép olyan tartományra, ahol köved áll, és skótok nem lépnek Angliába.
web-hammer-about-victuals = Egy tartományban álló köveid legfeljebb három erőt kapnak.
web-hammer-force-from = Innen: { $areas }
web-hammer-force-help = A többi tartalékban vár, és a 2. körben csatlakozik ({ $area }).

web-hammer-verb-move = Mozog
web-hammer-verb-fire = Tüzel
web-hammer-verb-retreat = Visszavonul
web-hammer-verb-hold = Vár
web-hammer-verb-hit = Találatot kap
web-hammer-verb-strengthen = +1 erő
web-hammer-verb-disband = Feloszlat
web-hammer-here-to = Ide megy: { $area }
web-hammer-here-in = Ezt választod: { $area }
web-hammer-here-draw-in = Kő húzása ide: { $area }

web-hammer-act-play = Kijátszod: { $card }
web-hammer-act-move = Mozog: { $what }
web-hammer-act-to = Ide: { $what }
web-hammer-act-in = Itt: { $what }
web-hammer-act-fire = Tüzel: { $what }
web-hammer-act-retreat = Visszavonul: { $what }
web-hammer-act-hold = Vár: { $what }
web-hammer-act-hit = Találatot kap: { $what }
web-hammer-act-strengthen = Erősödik: { $what }
web-hammer-act-disband = Feloszlik: { $what }
web-hammer-act-name = Hírnök hozzá: { $what }
web-hammer-act-draw = Kő húzása ide: { $area }
web-hammer-act-force = { $number }. fősereg

web-hammer-do-end = Vége
web-hammer-do-pass = Passz
web-hammer-do-stop = Itt megáll
web-hammer-do-enough = Elég
web-hammer-do-event = Végrehajtod: { $card }
web-hammer-do-crown-bruce = Bruce koronázása
web-hammer-do-crown-comyn = Comyn koronázása
web-hammer-do-return-of-balliol = Balliol visszatér
web-hammer-do-stay = Marad
web-hammer-do-leave = A készletbe
web-hammer-do-leave-together = Együtt vonulnak el
web-hammer-do-winter = Skóciában telel
web-hammer-do-muster = Gyülekezés a vezetőhöz

web-hammer-ask-play-cards = Válassz kártyát.
web-hammer-ask-event-menu = Az eseményed: { $card }. Végrehajtod?
web-hammer-ask-herald-name = Melyik ellenséges nemes álljon át? 1–4-re megteszi.
web-hammer-ask-sea-block = Tengeri mozgás: melyik tengerparti kő induljon?
web-hammer-ask-sea-to = { $block }: melyik baráti partra?
web-hammer-ask-sea-second = Még egy kő: { $source } – { $target }?
web-hammer-ask-victuals-area = Élelem: melyik tartomány kap három erőt?
web-hammer-ask-victuals-steps = Élelem, { $area }: kit erősítesz? Még { $steps }.
web-hammer-ask-pillage-victims = Rablás: melyik szomszédos ellenséges tartomány veszít két erőt?
web-hammer-ask-pillage-from = Melyik tartományod rabolja ki ezt: { $area }?
web-hammer-ask-pillage-hit = Rablás, { $area }: melyik legerősebb köved veszít egy erőt?
web-hammer-ask-pillage-gain = Rablás, { $area }: kit erősítesz? Még { $steps }.
web-hammer-ask-move-blocks = Mozgás: még { $points } { $points ->
    [one] pont
   *[other] pont
 }.
web-hammer-ask-walk-block = { $block } ({ $at }): { $steps ->
    [0] hová?
   *[other] tovább, vagy megáll?
 }
web-hammer-ask-pick-muster = Melyik tartományban gyülekezzenek a kövek?
web-hammer-ask-muster-blocks = Mely kövek gyülekeznek ide: { $area }?
web-hammer-ask-main-force = Melyik csapat a fősereg itt: { $area }?
web-hammer-ask-choose-battle = Melyik csata jön?
web-hammer-ask-pick-defection = Melyik átállás utáni csata jön?
web-hammer-ask-combat-turn = { $letter ->
    [A] Az
   *[other] A
 } { $letter } köveid: tüzel, visszavonul vagy vár.
web-hammer-ask-retreat-to = { $block }: hová vonul vissza?
web-hammer-ask-take-hits = { $left } { $left ->
    [one] találat
   *[other] találat
 }: melyik legerősebb köved kapja?
web-hammer-ask-must-retreat = Három kör letelt: vissza kell vonulnod. Melyik kő megy most?
web-hammer-ask-must-retreat-to = { $block }: hová vonul vissza?
web-hammer-ask-leave-together = Mely kövek vonulnak el együtt? Kettő vagy több.
web-hammer-ask-slip-away = Együtt vonulnak el: melyik kő megy most?
web-hammer-ask-slip-away-to = { $block }: hová megy? Más nem tudja meg, melyik kő az.
web-hammer-ask-regroup = Győztél. Küldj köveket szomszédos tartományokra, vagy fejezd be.
web-hammer-ask-regroup-to = { $block }: hová csoportosul át?
web-hammer-ask-raid-loss = Skótok Angliában: melyik köved kerül a húzókészletbe?
web-hammer-ask-choose-home = { $block }: hová tér haza telelni?
web-hammer-ask-moray-winters = Moray télen: haza, marad, vagy a készletbe?
web-hammer-ask-king-winters = A király télen: egy katedrálishoz, marad, vagy a készletbe?
web-hammer-ask-edward-winters = Edward: a seregével Skóciában telel, vagy elmegy?
web-hammer-ask-wallace-winters = Wallace télen: Selkirkbe (két erőt nyer), vagy marad?
web-hammer-ask-choose-disbanding = Tél: oszlasd fel a kastélyszám feletti köveket, és akit még akarsz.
web-hammer-ask-scottish-builds = Építkezés: erősíts köveket vagy húzz újakat, egy-egy pont.
web-hammer-ask-english-builds = Építkezés: erősíts gyalogost és nemest, egy-egy pont.
web-hammer-ask-sea-place = { $block }, ide húzva: { $area }. Melyik parton száll partra?
web-hammer-ask-only-end = Itt nincs több teendő.

web-hammer-lesson-goal = Tizennégy nemes dönti el a háborút. Aki a végén többet irányít, nyer.
web-hammer-overview-1 = Anglia Skócia ellen tizennégy nemesért. A saját köveidet látod, az ellenségnek csak a hátát.
web-hammer-overview-2 = Mindketten titokban kártyát játszanak: a szám mondja meg, hány tartományból indulhatnak a köveid.
web-hammer-overview-3 = Ahol mindketten állnak, kockával harcolnak. A legyőzött nemes átáll.
web-hammer-overview-4 = Télen a nemesek hazatérnek; akié az otthonuk, azé ők is. A végén a több nemes nyer.
web-hammer-lesson-cards = Minden fordulóban mindkét fél titokban kártyát választ. A szám: hány tartomány kövei mozoghatnak; a nagyobb kezd. A többi esemény.
web-hammer-lesson-hidden = Csak a saját köveid arcát látod. Az ellenségéről azt látod, hol állnak; amit tudhatsz róluk, ceruzával van rájuk írva.
web-hammer-lesson-moves = A 3-asod nagyobb volt, ezért te lépsz először. Válaszd Wallace-t Fife-ban, majd Angust: ott egyetlen angol kő áll.
web-hammer-lesson-battle = Csata Angusban. Először az A kövek jönnek, aztán a B, aztán a C; pontonként egy kockával dobnak: az A3 3-ra vagy kevesebbre talál. Támadj Wallace-szal.
web-hammer-lesson-hits = Minden találat a legerősebb köved egy erejébe kerül: elfordul, és eggyel kevesebb pont lesz felül. Egyenlők közt te választasz.
web-hammer-lesson-capture = A nemesek nem halnak meg: a legyőzött nemes átáll. Más kövek a készletbe kerülnek, a fekete keresztesek végleg elvesznek.
web-hammer-lesson-winter = Télen a nemesek hazatérnek. Aki otthon ellenséget talál, átáll.

# On the page about the server.

web-hammer-about-map = A térkép
web-hammer-about-map-text = A Hammer of the Scots térképének partvonala a közkincs Natural Earth adataiból való; úgy torzítottuk, hogy minden tartományban legyen hely.
