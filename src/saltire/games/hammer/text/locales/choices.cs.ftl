# What a player may choose, in Czech: for hints, reviews and the log.

hammer-event-own-card = Kladete zakrytou kartu { $card }.
hammer-name = { $name ->
    [England] Anglie
    [King] Král
   *[other] { $name }
 }
hammer-choice-play = Zahrát kartu { $card }
hammer-choice-play-event = Zahrát kartu { $card }
hammer-choice-move = { $goes ->
    [attack] Táhnout: { $block }, z oblasti { $from } do oblasti { $to }, a zaútočit
    [yes] Táhnout: { $block }, z oblasti { $from } do oblasti { $to }
   *[no] Táhnout: { $block }, z oblasti { $from }
 }
hammer-choice-go-on = { $goes ->
    [attack] Táhnout dál: { $block }, z oblasti { $from } do oblasti { $to }, a zaútočit
    [yes] Táhnout dál: { $block }, z oblasti { $from } do oblasti { $to }
   *[no] Táhnout dál: { $block }
 }
hammer-choice-sail = { $goes ->
    [yes] Poslat po moři: { $block }, z oblasti { $from } do oblasti { $to }
   *[no] Poslat po moři: { $block }, z oblasti { $from }
 }
hammer-choice-retreat = { $goes ->
    [yes] Ustoupit: { $block }, z oblasti { $from } do oblasti { $to }
   *[no] Ustoupit: { $block }, z oblasti { $from }
 }
hammer-choice-regroup = { $goes ->
    [yes] Přeskupit: { $block }, z oblasti { $from } do oblasti { $to }
   *[no] Poslat dál: { $block }, z oblasti { $from }
 }
hammer-choice-home = { $goes ->
    [yes] Přezimovat: { $block }, v oblasti { $to }
   *[no] Poslat domů: { $block }
 }
hammer-choice-land = { $goes ->
    [yes] Vylodit: { $block }, v oblasti { $to }
   *[no] Vylodit: { $block }
 }
hammer-choice-leave-with = Odejít s ostatními: { $block }, z oblasti { $from }
hammer-choice-muster-block = { $goes ->
    [yes] Svolat k vůdci: { $block }, z oblasti { $from } do oblasti { $to }
   *[no] Svolat k vůdci: { $block }, z oblasti { $from }
 }
hammer-choice-muster-to = Shromáždit k vůdci v oblasti { $area }
hammer-choice-pillage-from = Plenit oblast { $victims } z oblasti { $area }
hammer-choice-end-sail = Druhý kámen neposílat
hammer-choice-end-regroup = Ostatní nechat na místě
hammer-choice-end-disbanding = Nikoho dalšího nerozpouštět
hammer-choice-end-builds = Dál nestavět
hammer-choice-end-muster = Ukončit shromáždění
hammer-choice-end-leaving = Nikdo další neodejde
hammer-choice-crown-bruce = Korunovat Bruce králem Skotů
hammer-choice-crown-comyn = Korunovat Comyna králem Skotů
hammer-choice-to-pool = Rozpustit do zásoby: { $block }
hammer-choice-victuals = Poslat zásoby do oblasti { $area }
hammer-choice-pillage = Plenit oblast { $area }
hammer-choice-battle = Bojovat nyní v oblasti { $area }
hammer-choice-draw = Vzít nový kámen do oblasti { $area }
hammer-choice-force = Útok na oblast { $area } povede skupina { $number }
hammer-choice-fire = Střílet: { $block }
hammer-choice-hold = Nestřílet: { $block }
hammer-choice-hit = Zásah vezme { $block }
hammer-choice-strengthen = Posílit o stupeň: { $block }, v oblasti { $area }
hammer-choice-disband = Rozpustit: { $block }, v oblasti { $area }
hammer-choice-herald = Poslat herolda; koho získat: { $block }
hammer-choice-end = Ukončit tahy
hammer-choice-stop = Zastavit: { $block }, v oblasti { $area }
hammer-choice-enough = Další stupně nepřidávat
hammer-choice-pass = Nepoužít kartu { $card }
hammer-choice-event = Použít kartu { $card }
hammer-choice-balliol = Povolat Balliola zpět jako krále Skotů
hammer-choice-stay = Zůstat: { $block }, v oblasti { $area }
hammer-choice-winter = Přezimovat s Edwardem a jeho vojskem ve Skotsku
hammer-choice-leave = Nechat několik kamenů odejít společně
hammer-choice-muster = Shromáždit kameny k vůdci
