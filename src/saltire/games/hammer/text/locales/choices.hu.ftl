# What a player may choose, in Hungarian: for hints, reviews and the log.

hammer-event-own-card = Lefordítva leteszed: { $card }.
hammer-choice-play = Játszd ki ezt a kártyát: { $card }
hammer-choice-play-event = Játszd ki: { $card }
hammer-choice-move = { $goes ->
    [attack] { FORM($block, "the") } menjen { FORM($from, "from") } { FORM($to, "to") }, és támadjon
    [yes] { FORM($block, "the") } menjen { FORM($from, "from") } { FORM($to, "to") }
   *[no] { FORM($block, "the") } induljon el { FORM($from, "from") }
 }
hammer-choice-go-on = { $goes ->
    [attack] { FORM($block, "the") } menjen tovább { FORM($from, "from") } { FORM($to, "to") }, és támadjon
    [yes] { FORM($block, "the") } menjen tovább { FORM($from, "from") } { FORM($to, "to") }
   *[no] { FORM($block, "the") } menjen tovább
 }
hammer-choice-sail = { $goes ->
    [yes] { FORM($block, "the") } hajózzon { FORM($from, "from") } { FORM($to, "to") }
   *[no] { FORM($block, "the") } szálljon hajóra { FORM($from, "in") }
 }
hammer-choice-retreat = { $goes ->
    [yes] { FORM($block, "the") } vonuljon vissza { FORM($from, "from") } { FORM($to, "to") }
   *[no] { FORM($block, "the") } vonuljon vissza { FORM($from, "from") }
 }
hammer-choice-regroup = { $goes ->
    [yes] { FORM($block, "the") } csoportosuljon át { FORM($from, "from") } { FORM($to, "to") }
   *[no] { FORM($block, "the") } csoportosuljon át { FORM($from, "from") }
 }
hammer-choice-home = { $goes ->
    [yes] { FORM($block, "the") } teleljen { FORM($to, "in") }
   *[no] { FORM($block, "the") } menjen haza
 }
hammer-choice-land = { $goes ->
    [yes] { FORM($block, "the") } szálljon partra { FORM($to, "in") }
   *[no] { FORM($block, "the") } szálljon partra
 }
hammer-choice-leave-with = { FORM($block, "the") } is vonuljon el a többiekkel { FORM($from, "from") }
hammer-choice-muster-block = { $goes ->
    [yes] { FORM($block, "the") } gyülekezzen { FORM($from, "from") } { FORM($to, "to") }
   *[no] { FORM($block, "the") } gyülekezzen a vezetőhöz { FORM($from, "from") }
 }
hammer-choice-muster-to = Gyülekezés a vezetőhöz { FORM($area, "to") }
hammer-choice-pillage-from = Rabold ki { FORM($victims, "acc") } { FORM($area, "from") }
hammer-choice-end-sail = Második kő ne menjen
hammer-choice-end-regroup = A többiek maradjanak
hammer-choice-end-disbanding = Más ne oszoljon fel
hammer-choice-end-builds = Ne építs többet
hammer-choice-end-muster = A gyülekezés vége
hammer-choice-end-leaving = Más ne vonuljon el
hammer-choice-crown-bruce = Koronázd Bruce-t a skótok királyává
hammer-choice-crown-comyn = Koronázd Comynt a skótok királyává
hammer-choice-to-pool = { FORM($block, "the") } kerüljön a húzókészletbe
hammer-choice-victuals = Küldj élelmet { FORM($area, "to") }
hammer-choice-pillage = Rabold ki { FORM($area, "acc") }
hammer-choice-battle = A következő csata legyen { FORM($area, "in") }
hammer-choice-draw = Húzz új követ { FORM($area, "to") }
hammer-choice-force = { FORM($area, "in") } { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
 } csapat vezesse a támadást
hammer-choice-fire = { FORM($block, "the") } tüzeljen
hammer-choice-hold = { FORM($block, "the") } várjon
hammer-choice-hit = { FORM($block, "the") } kapja a találatot
hammer-choice-strengthen = { FORM($block, "the") } erősödjön eggyel { FORM($area, "in") }
hammer-choice-disband = { FORM($block, "the") } oszoljon fel { FORM($area, "in") }
hammer-choice-herald = Küldd a hírnököt { FORM($block, "to-whom") }
hammer-choice-end = Fejezd be a mozgást
hammer-choice-stop = { FORM($block, "the") } álljon meg { FORM($area, "in") }
hammer-choice-enough = Ne adj több erőt
hammer-choice-pass = Ne használd: { $card }
hammer-choice-event = Hajtsd végre: { $card }
hammer-choice-balliol = Balliol térjen vissza a skótok királyaként
hammer-choice-stay = { FORM($block, "the") } maradjon { FORM($area, "in") }
hammer-choice-winter = Edward a seregével Skóciában teleljen
hammer-choice-leave = Több kő vonuljon el együtt
hammer-choice-muster = Kövek gyülekezzenek egy vezetőhöz
