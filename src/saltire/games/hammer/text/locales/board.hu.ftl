# Hammer of the Scots magyarul.

title-hammer = Hammer of the Scots
guide-hammer =
    A skót függetlenségi háború. Az nyer, aki a végén a tizennégy nemes közül többet irányít.
    Egy év legfeljebb öt forduló. Mindkét fél titokban kártyát választ: a száma megmondja, hány
    tartományból mozoghatnak kövek, vagy esemény. Akié a magasabb kártya, az a kezdőjátékos.
    Ahol mindkét félnek van köve, csata lesz: előbb az A, aztán a B, aztán a C kövek, a védő a
    támadó előtt. Egy kő annyi kockával dob, amennyi az erőssége; a B3 3-ra vagy kevesebbre talál, és
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
hammer-more-blocks = … kövek: mind
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
hammer-round = { $round }. csata kör (összesen 3)
hammer-attacks = { $name } támad
hammer-defends = { $name } véd
hammer-reserve = { $n } tartalékban
hammer-hidden = { $n } kő, újra rejtve
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
hammer-which-area = Melyik tartomány? Például: tartomány fife
hammer-which = Melyik? { $choices }
hammer-which-way = Több út egyformán rövid: { $choices }. Írd be a számát, vagy az utat, ahogy itt áll.
hammer-choices = (lépések: mind, összesen { $n })
hammer-final = Nemesek { $nobles }.

hammer-help-type = egy kő és hová megy; egy sorszám; jelölés
hammer-help-battle = a nevek rövidíthetők
hammer-help-area = egy tartomány kastélya, határai és kövei
hammer-help-enemy = melyik ellenséges kő hol lehet
hammer-help-blocks = minden köved · ki melyik nemest irányítja
hammer-help-marks = kastélyszám, katedrális · választható · mozgott vagy harcolt · erősség
rules-word-hammer = határ

# Amit az asztal kérdez.

hammer-ask-play-cards = Válassz kártyát:
hammer-ask-event-menu = Az eseményed: { $card }. „esemény”: végrehajtod, „passz”: nem; vagy koronázz, ha lehet.
hammer-ask-herald-name = Hírnök: melyik ellenséges nemes álljon át (1–4 a kockán)? Egy név, vagy passz.
hammer-ask-sea-block = Tengeri mozgás: melyik tengerparti kő induljon? Egy név ({ $example }), vagy passz.
hammer-ask-sea-to = { $block }: melyik baráti partra?
hammer-ask-sea-second = Még egy kő { FORM($source, "from") } { FORM($target, "to") }, vagy kész?
hammer-ask-victuals-area = Élelem: melyik tartományod kap három erőt? Vagy passz.
hammer-ask-victuals-steps = Élelem { FORM($area, "in") }: kit erősítesz (még { $steps })? Vagy állj.
hammer-ask-pillage-victims = Rablás: melyik szomszédos ellenséges tartomány veszít két erőt? Vagy passz.
hammer-ask-pillage-from = Melyik tartományod rabolja ki { FORM($victims, "acc") }, és kapja az erőt?
hammer-ask-pillage-hit = Rablás { FORM($area, "in") }: melyik legerősebb köved veszít egy erőt?
hammer-ask-pillage-gain = Rablás { FORM($area, "in") }: kit erősítesz (még { $steps })? Vagy állj.
hammer-ask-move-blocks = Mozgás, még { $points } pont: egy kő és hová megy, vagy kész. Például: { $example } TARTOMÁNY.
hammer-ask-walk-block = { $block } ({ $at }): hová{ $first ->
    [0] { " " }tovább, vagy állj
   *[other] { "" }
 }?
hammer-ask-pick-muster = Melyik tartományban gyülekezzenek a kövek a vezetőhöz?
hammer-ask-muster-blocks = Melyik kő gyülekezzen { FORM($leader, "to") }? Egy név, vagy kész.
hammer-ask-main-force = Fősereg { FORM($area, "in") }: melyik csapat harcol az első körtől?
hammer-ask-choose-battle = Melyik csata következik?
hammer-ask-pick-defection = Melyik átállás utáni csata következik?
hammer-ask-combat-turn = { $letter ->
    [A] Az
   *[other] A
 } { $letter } köveid: tüzel, visszavonul vagy vár?
hammer-ask-retreat-to = Hová vonuljon vissza { FORM($block, "the") }?
hammer-ask-take-hits = { $left } találat: melyik legerősebb köved kapja?
hammer-ask-must-retreat = A három csata kör letelt: vissza kell vonulnod. Melyik kő megy most?
hammer-ask-must-retreat-to = Hová vonuljon vissza { FORM($block, "the") }?
hammer-leave-note = távozik: több kő együtt, rejtve vonul el.
hammer-ask-leave-together = Mely kövek vonulnak el együtt? Nevezz meg kettőt vagy többet.
hammer-ask-slip-away = Együtt vonulnak el: melyik kő megy most?
hammer-ask-slip-away-to = Hová menjen { FORM($block, "the") }? Más nem tudja meg, melyik kő az.
hammer-ask-regroup = Győztél: küldj egy követ szomszédos tartományra, vagy kész.
hammer-ask-regroup-to = Hová csoportosuljon át { FORM($block, "the") }?
hammer-ask-raid-loss = Skótok Angliában: melyik köved kerül a húzókészletbe?
hammer-ask-choose-home = Hová térjen haza telelni { FORM($block, "the") }?
hammer-ask-moray-winters = Moray télen: haza Morayba, marad vagy távozik (a húzókészletbe)?
hammer-ask-king-winters = A király télen: egy katedrálishoz, marad vagy távozik (a húzókészletbe)?
hammer-ask-edward-winters = Edward: telel (a seregével Skóciában) vagy távozik (a húzókészletbe)?
hammer-ask-wallace-winters = Wallace télen: Selkirkbe (két erőt nyer) vagy marad?
hammer-ask-choose-disbanding = Tél: oszlasd fel a kastélyszám korlát feletti köveket, és akit még akarsz; aztán kész.
hammer-ask-scottish-builds = Építkezés: erősíts egy követ vagy húzz egyet, egy-egy pont; vagy kész.
hammer-ask-english-builds = Építkezés: erősíts gyalogost és nemest, egy-egy pont; vagy kész.
hammer-ask-sea-place = { $block }, { FORM($area, "to") } húzva: melyik parton száll partra?
hammer-ask-only-end = Itt nincs több teendő: kész.
hammer-over-limit = Túl sok kő: { $areas }.
hammer-points-in = Maradt pont: { $areas }.
