# What a player may choose, in Hungarian: for hints, reviews and the log.

hammer-event-own-card = Lefordítva leteszed: { $card }.
hammer-name = { $name ->
    [England] Anglia
    [King] Király
   *[other] { $name }
 }
hammer-choice-play = Játszd ki ezt a kártyát: { $card }
hammer-choice-play-event = Játszd ki: { $card }
hammer-choice-move = { $goes ->
    [attack] { $block } menjen ide: { $to } (innen: { $from }), és támadjon
    [yes] { $block } menjen ide: { $to } (innen: { $from })
   *[no] { $block } induljon el innen: { $from }
 }
hammer-choice-go-on = { $goes ->
    [attack] { $block } menjen tovább ide: { $to } (innen: { $from }), és támadjon
    [yes] { $block } menjen tovább ide: { $to } (innen: { $from })
   *[no] { $block } menjen tovább
 }
hammer-choice-sail = { $goes ->
    [yes] { $block } hajózzon ide: { $to } (innen: { $from })
   *[no] { $block } szálljon hajóra itt: { $from }
 }
hammer-choice-retreat = { $goes ->
    [yes] { $block } vonuljon vissza ide: { $to } (innen: { $from })
   *[no] { $block } vonuljon vissza innen: { $from }
 }
hammer-choice-regroup = { $goes ->
    [yes] { $block } csoportosuljon át ide: { $to } (innen: { $from })
   *[no] { $block } menjen el innen: { $from }
 }
hammer-choice-home = { $goes ->
    [yes] { $block } itt töltse a telet: { $to }
   *[no] { $block } menjen haza
 }
hammer-choice-land = { $goes ->
    [yes] { $block } itt szálljon partra: { $to }
   *[no] { $block } szálljon partra
 }
hammer-choice-leave-with = { $block } is vonuljon el a többiekkel innen: { $from }
hammer-choice-muster-block = { $goes ->
    [yes] { $block } gyülekezzen ide: { $to } (innen: { $from })
   *[no] { $block } gyülekezzen a vezetőhöz innen: { $from }
 }
hammer-choice-muster-to = Gyülekezés a vezetőhöz itt: { $area }
hammer-choice-pillage-from = { $victims } kirablása innen: { $area }
hammer-choice-end-sail = Második kő ne menjen
hammer-choice-end-regroup = A többiek maradjanak
hammer-choice-end-disbanding = Más ne oszoljon fel
hammer-choice-end-builds = Ne építs többet
hammer-choice-end-muster = A gyülekezés vége
hammer-choice-end-leaving = Más ne vonuljon el
hammer-choice-crown-bruce = Koronázd Bruce-t a skótok királyává
hammer-choice-crown-comyn = Koronázd Comynt a skótok királyává
hammer-choice-to-pool = { $block } kerüljön a készletbe
hammer-choice-victuals = Küldj élelmet ide: { $area }
hammer-choice-pillage = Rabold ki ezt: { $area }
hammer-choice-battle = Itt legyen a következő csata: { $area }
hammer-choice-draw = Húzz új követ ide: { $area }
hammer-choice-force = { $number }. csoport vezesse a támadást itt: { $area }
hammer-choice-fire = { $block } tüzeljen
hammer-choice-hold = { $block } ne tüzeljen
hammer-choice-hit = { $block } kapja a találatot
hammer-choice-strengthen = { $block } erősödjön eggyel itt: { $area }
hammer-choice-disband = { $block } oszoljon fel itt: { $area }
hammer-choice-herald = Küldd a hírnököt hozzá: { $block }
hammer-choice-end = Fejezd be a mozgást
hammer-choice-stop = { $block } álljon meg itt: { $area }
hammer-choice-enough = Ne adj több erőt
hammer-choice-pass = Ne használd: { $card }
hammer-choice-event = Hajtsd végre: { $card }
hammer-choice-balliol = Balliol térjen vissza a skótok királyaként
hammer-choice-stay = { $block } maradjon itt: { $area }
hammer-choice-winter = Edward a seregével Skóciában teleljen
hammer-choice-leave = Több kő vonuljon el együtt
hammer-choice-muster = Kövek gyülekezzenek egy vezetőhöz
