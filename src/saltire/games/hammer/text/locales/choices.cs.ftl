# What a player may choose, in Czech: for hints, reviews and the log.

hammer-event-own-card = Pokládáte zakrytou kartu { $card }.
hammer-choice-play = Zahrát kartu { $card }
hammer-choice-play-event = Zahrát kartu { $card }
hammer-choice-move = { $goes ->
    [attack] Poslat { FORM($block, "acc") } { FORM($from, "from") } { FORM($to, "to") } a zaútočit
    [yes] Poslat { FORM($block, "acc") } { FORM($from, "from") } { FORM($to, "to") }
   *[no] Vyrazit { FORM($from, "from") }: { $block }
 }
hammer-choice-go-on = { $goes ->
    [attack] Poslat { FORM($block, "acc") } dál { FORM($from, "from") } { FORM($to, "to") } a zaútočit
    [yes] Poslat { FORM($block, "acc") } dál { FORM($from, "from") } { FORM($to, "to") }
   *[no] Poslat { FORM($block, "acc") } dál
 }
hammer-choice-sail = { $goes ->
    [yes] Poslat { FORM($block, "acc") } po moři { FORM($from, "from") } { FORM($to, "to") }
   *[no] Poslat { FORM($block, "acc") } po moři { FORM($from, "from") }
 }
hammer-choice-retreat = { $goes ->
    [yes] Stáhnout { FORM($block, "acc") } { FORM($from, "from") } { FORM($to, "to") }
   *[no] Stáhnout { FORM($block, "acc") } { FORM($from, "from") }
 }
hammer-choice-regroup = { $goes ->
    [yes] Přeskupit { FORM($block, "acc") } { FORM($from, "from") } { FORM($to, "to") }
   *[no] Přeskupit { FORM($block, "acc") } { FORM($from, "from") }
 }
hammer-choice-home = { $goes ->
    [yes] Nechat { FORM($block, "acc") } přezimovat { FORM($to, "in") }
   *[no] Poslat { FORM($block, "acc") } domů
 }
hammer-choice-land = { $goes ->
    [yes] Vylodit { FORM($block, "acc") } { FORM($to, "in") }
   *[no] Vylodit { FORM($block, "acc") }
 }
hammer-choice-leave-with = Nechat { FORM($block, "acc") } odejít s ostatními { FORM($from, "from") }
hammer-choice-muster-block = { $goes ->
    [yes] Povolat { FORM($block, "acc") } { FORM($from, "from") } { FORM($to, "to") }
   *[no] Povolat { FORM($block, "acc") } { FORM($from, "from") } k vůdci
 }
hammer-choice-muster-to = Shromáždit se u vůdce { FORM($area, "in") }
hammer-choice-pillage-from = Plenit oblast { $victims } { FORM($area, "from") }
hammer-choice-end-sail = Druhý kámen neposílat
hammer-choice-end-regroup = Ostatní nechat na místě
hammer-choice-end-disbanding = Nikoho dalšího nerozpouštět
hammer-choice-end-builds = Dál nestavět
hammer-choice-end-muster = Ukončit shromáždění
hammer-choice-end-leaving = Nikdo další neodejde
hammer-choice-crown-bruce = Korunovat Bruce králem Skotů
hammer-choice-crown-comyn = Korunovat Comyna králem Skotů
hammer-choice-to-pool = Poslat { FORM($block, "acc") } do zásoby
hammer-choice-victuals = Poslat zásoby { FORM($area, "to") }
hammer-choice-pillage = Plenit oblast { $area }
hammer-choice-battle = Svést teď bitvu { FORM($area, "in") }
hammer-choice-draw = Doplnit nový kámen { FORM($area, "to") }
hammer-choice-force = Útok { FORM($area, "in") } povede { $number }. skupina
hammer-choice-fire = Střílet: { $block }
hammer-choice-hold = Čekat: { $block }
hammer-choice-hit = Zásah { FORM($block, "number") ->
    [many] dostanou
   *[one] dostane
 } { FORM($block, "the") }
hammer-choice-strengthen = Posílit { FORM($block, "acc") } { FORM($area, "in") } o stupeň
hammer-choice-disband = Rozpustit { FORM($block, "acc") } { FORM($area, "in") }
hammer-choice-herald = Poslat { FORM($block, "dat") } herolda
hammer-choice-end = Ukončit tahy
hammer-choice-stop = Zastavit { FORM($block, "acc") } { FORM($area, "in") }
hammer-choice-enough = Další stupně nepřidávat
hammer-choice-pass = Nepoužít kartu { $card }
hammer-choice-event = Použít kartu { $card }
hammer-choice-balliol = Povolat Balliola zpět jako krále Skotů
hammer-choice-stay = Nechat { FORM($block, "acc") } { FORM($area, "in") }
hammer-choice-winter = Přezimovat s Edwardem a jeho vojskem ve Skotsku
hammer-choice-leave = Nechat několik kamenů odejít společně
hammer-choice-muster = Shromáždit kameny k vůdci
