# Hammer of the Scots magyarul.

title-hammer = Hammer of the Scots
guide-hammer =
    A skót függetlenségi háború. Az nyer, aki a végén a tizennégy nemes közül többet irányít.
    Egy év legfeljebb öt forduló. Mindkét fél titokban kártyát választ: a száma megmondja, hány
    tartományból mozoghatnak kövek, vagy esemény. A magasabb kártya a kezdőjátékos.
    Ahol mindkét félnek van köve, csata lesz: előbb az A, aztán a B, aztán a C kövek, a védő a
    támadó előtt. Egy kő annyi kockával dob, amennyi az ereje; a B3 3-ra vagy kevesebbre talál, és
    minden találat a legerősebb ellenséges követ gyengíti. A legyőzött nemes átáll.
    Télen a nemesek hazatérnek, a kastélyok eltartják a csapatokat, a húzókészletből új kövek jönnek.
    A saját köveidet látod. Az ellenségéből csak azt, hogy hol mennyi áll.

hammer-english = Anglia
hammer-scottish = Skócia
hammer-letter-english = A
hammer-letter-scottish = S
hammer-north-sea = Északi-tenger
hammer-irish-sea = Ír-tenger
hammer-card-herald = Hírnök
hammer-card-pillage = Rablás
hammer-card-sea-move = Tengeri mozgás
hammer-card-truce = Fegyverszünet
hammer-card-victuals = Élelem

# A kép.

hammer-your-blocks = A köveid
hammer-more-blocks = … blocks: mind
hammer-nobles = Nemesek: { $name } ({ $n }):
hammer-nobles-too = · { $name } ({ $n }):
hammer-hand = Kártyáid: { $cards }
hammer-held = { $name } kezében { $n }
hammer-played = kijátszva: { $cards }
hammer-year-turn = { $year }, { $turn }. forduló az 5-ből
hammer-winter = { $year } tele
hammer-you-are = te: { $name }
hammer-pools = készletek { $pools }
hammer-truce = Fegyverszünet: { $name } nem támadhat
hammer-edward-two = II. Edward a király
hammer-activated = kifizetve: { $areas }
hammer-battle-in = Csata: { $area }
hammer-round = { $round }. csata kör a 3-ból
hammer-attacks = { $name } támad
hammer-defends = { $name } véd
hammer-reserve = { $n } tartalékban
hammer-hidden = { $n } { $n ->
    [one] kő
   *[other] kő
 }, újra rejtve
hammer-in-reserve = { $n } tartalékban
hammer-way = { $start } – { $end }
hammer-to-home = { $noble } – { $area }

# Jegyzetek.

hammer-enemy = Amit tudhatsz róla: { $name }
hammer-enemy-legend = Tisztán: biztos. Szürkén: ott lehet. A szám az erősség, 2-4: a kettő között.
hammer-pool = Húzókészlet
hammer-of-these = { $n } ezek közül:
hammer-castle = kastélyszám korlát { $limit }{ $cathedral ->
    [yes] , katedrális (Skóciának eggyel több)
   *[no] { "" }
 }
hammer-home-of = saját tartománya: { $nobles }
hammer-black-borders = fekete határ (6 kő): { $areas }
hammer-red-borders = vörös határ (2 kő, aztán megáll): { $areas }
hammer-empty = senki
hammer-which-area = Melyik tartomány? Például: look fife
hammer-which = Melyik? { $choices }
hammer-which-way = Több út egyformán rövid: { $choices }. Írd be a számát, vagy az utat, ahogy itt áll.
hammer-choices = (moves: mind a { $n })
hammer-final = Nemesek { $nobles }.

hammer-help-type = egy kő és hová megy; egy sorszám; jelölés
hammer-help-battle = a nevek rövidíthetők
hammer-help-area = egy tartomány kastélya, határai és kövei
hammer-help-enemy = melyik ellenséges kő hol lehet
hammer-help-blocks = minden köved · ki melyik nemest irányítja
hammer-help-marks = kastélyszám, katedrális · választható · mozgott vagy harcolt · erősség
rules-word-hammer = határ

# Amit az asztal kérdez.

hammer-ask-play-cards = Válassz kártyát (play és a neve):
hammer-ask-event-menu = Az eseményed: { $card }. event: végrehajtod, pass: passzolsz, vagy koronázz, ha lehet.
hammer-ask-herald-name = Hírnök: melyik ellenséges nemes álljon át (1-4 a kockán)? Egy név, vagy pass.
hammer-ask-sea-block = Tengeri mozgás: melyik tengerparti kő induljon? Egy név ({ $example }), vagy pass.
hammer-ask-sea-to = { $block }: melyik baráti partra?
hammer-ask-sea-second = Még egy kő: { $source } – { $target }, vagy end?
hammer-ask-victuals-area = Élelem: melyik tartományod kap három erőt? Vagy pass.
hammer-ask-victuals-steps = Élelem, { $area }: kit erősítesz (még { $steps })? Vagy stop.
hammer-ask-pillage-victims = Rablás: melyik szomszédos ellenséges tartomány veszít két erőt? Vagy pass.
hammer-ask-pillage-from = Melyik tartományod rabolja ki ezt: { $victims }?
hammer-ask-pillage-hit = Rablás, { $area }: melyik legerősebb köved veszít egy erőt?
hammer-ask-pillage-gain = Rablás, { $area }: kit erősítesz (még { $steps })? Vagy stop.
hammer-ask-move-blocks = Mozgás, még { $points } { $points ->
    [one] pont
   *[other] pont
 }: egy kő és hová megy, vagy end. Például: { $example } TARTOMÁNY.
hammer-ask-walk-block = { $block } ({ $at }): hová{ $first ->
    [0] { " " }tovább, vagy stop
   *[other] { "" }
 }?
hammer-ask-pick-muster = Melyik tartományban gyülekeztek a vezetőhöz?
hammer-ask-muster-blocks = Melyik kő gyülekezik ide: { $leader }? Egy név, vagy end.
hammer-ask-main-force = Fősereg, { $area }: melyik csapat harcol az első körtől?
hammer-ask-choose-battle = Melyik csata jön?
hammer-ask-pick-defection = Melyik átállás utáni csata jön?
hammer-ask-combat-turn = A { $letter } köveid: fire (tüzel), retreat (visszavonul) vagy hold (passzol)?
hammer-ask-retreat-to = { $block } hová vonul vissza?
hammer-ask-take-hits = { $left } { $left ->
    [one] találat
   *[other] találat
 }: melyik legerősebb köved kapja?
hammer-ask-must-retreat = Három kör letelt: vissza kell vonulnod. Melyik kő megy most?
hammer-ask-must-retreat-to = { $block } hová vonul vissza?
hammer-leave-note = leave: több kő együtt, rejtve vonul el.
hammer-ask-leave-together = Mely kövek vonulnak el együtt? Nevezz meg kettőt vagy többet.
hammer-ask-slip-away = Együtt vonulnak el: melyik kő megy most?
hammer-ask-slip-away-to = { $block } hová megy? Más nem tudja meg, melyik kő az.
hammer-ask-regroup = Győztél: küldj egy követ szomszédos tartományra, vagy end.
hammer-ask-regroup-to = { $block }: átcsoportosítás hová?
hammer-ask-raid-loss = Skótok Angliában: melyik köved kerül a húzókészletbe?
hammer-ask-choose-home = { $block } hazatér telelni: hová?
hammer-ask-moray-winters = Moray télen: haza Moraybe, stay (marad) vagy leave (a készletbe)?
hammer-ask-king-winters = A király télen: egy katedrálishoz, stay (marad) vagy leave (a készletbe)?
hammer-ask-edward-winters = Edward: winter (a seregével Skóciában telel) vagy leave (a készletbe)?
hammer-ask-wallace-winters = Wallace télen: Selkirkbe (két erőt nyer) vagy stay (marad)?
hammer-ask-choose-disbanding = Tél: oszlasd fel a kastélyszám feletti köveket, és akit még akarsz; aztán end.
hammer-ask-scottish-builds = Építkezés: erősíts egy követ vagy húzz egyet, egy-egy pont; vagy end.
hammer-ask-english-builds = Építkezés: erősíts gyalogost és nemest, egy-egy pont; vagy end.
hammer-ask-sea-place = { $block }, ide húzva: { $area }. Melyik parton száll partra?
hammer-ask-only-end = Itt nincs több teendő: end.
hammer-over-limit = Túl sok kő: { $areas }.
hammer-points-in = Maradt pont: { $areas }.
