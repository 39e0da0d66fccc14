# A Hammer of the Scots naplója magyarul.

hammer-event-year = Megkezdődik az { $year }. év.
hammer-event-dealt = { $name } kártyái: { $cards }.
hammer-event-dealt-again = Az { $year }. évi kártyák egyenlőtlenek: új osztás.
hammer-event-sealed = { $name } letett egy kártyát színnel lefelé.
hammer-event-revealed = Anglia kártyája { $english }, Skócia kártyája { $scottish }: { $name } kezd.
hammer-event-moves = { $name }: { $points } mozgáspont.
hammer-event-moved = { $known ->
    [yes] { FORM($blocks, "the") }
   *[no] { $side ->
        [english] { $n ->
            [one] Egy angol kő
           *[other] { $n } angol kő
        }
       *[scottish] { $n ->
            [one] Egy skót kő
           *[other] { $n } skót kő
        }
    }
 } { FORM($from, "from") } { FORM($to, "to") } megy{ $through ->
    [yes] { " " }({ $path })
   *[no] { "" }
 }.
hammer-event-norse = A norvég kő { FORM($from, "from") } { FORM($to, "to") } hajózik.
hammer-event-moves-end = { $name }: { $unused } mozgáspont kihasználatlan marad.
hammer-event-muster = { $name } { FORM($area, "in") } gyülekezteti a köveit.
hammer-event-main-force = { $name } főserege { FORM($area, "in") } az, amelyik { FORM($from, "from") } jött; a többi tartalék.
hammer-event-event = { $name } végrehajtja az eseményt: { $card }.
hammer-event-passed = { $name } nem hajtja végre az eseményét.
hammer-event-herald = { $name } hírnököt küld { FORM($noble, "to-whom") }.
hammer-event-herald-die = A hírnök dobása { $die }: { $die ->
    [5] nem hallgatják meg.
    [6] nem hallgatják meg.
   *[other] meghallgatják.
 }
hammer-event-defected = { $noble } ({ $area }, erősség { $strength }) átáll; új oldala: { $name }.
hammer-event-sailed = { $known ->
    [yes] { FORM($block, "the") }
   *[no] { $side ->
        [english] Egy angol kő
       *[scottish] Egy skót kő
    }
 } { FORM($from, "from") } { FORM($to, "to") } hajózik.
hammer-event-victuals = { $name } élelmet küld { FORM($area, "to") }.
hammer-event-strengthened = { $known ->
    [yes] { FORM($block, "the") } { FORM($area, "in") }
   *[no] { $side ->
        [english] Egy angol kő { FORM($area, "in") }
       *[scottish] Egy skót kő { FORM($area, "in") }
    }
 } { $n } erőt nyer.
hammer-event-pillage = { $name } kirabolja { FORM($area, "acc") } { FORM($from, "from") }.
hammer-event-pillaged = { $known ->
    [yes] { FORM($block, "the") } { FORM($area, "in") }
   *[no] { $side ->
        [english] Egy angol kő { FORM($area, "in") }
       *[scottish] Egy skót kő { FORM($area, "in") }
    }
 } { $n } erőt veszít{ $eliminated ->
    [0] .
   *[other] { " " }és kiesik.
 }
hammer-event-crowned = { FORM($king, "the") } a skótok királya lesz; { FORM($area, "in") } koronázzák meg.
hammer-event-battle = { $defection ->
    [yes] Csata { FORM($area, "in") } az átállás után: { $name } támad.
   *[no] Csata { FORM($area, "in") }: { $name } támad.
 }
hammer-event-front = { $nobody ->
    [yes] { $round }. csata kör.
   *[no] { $round }. csata kör. { $fronts }.
 }
hammer-event-loyalty = { FORM($block, "the") } hűségdobása { $die }: { $loyal ->
    [yes] marad.
   *[no] a húzókészletbe kerül.
 }
hammer-event-control-changed = Az első védők elfogytak: most { $name } támad.
hammer-event-rolled = { FORM($block, "the") } dobása { $die }: { $hit ->
    [yes] találat.
   *[no] mellé.
 }
hammer-event-volley = { FORM($block, "the") } { $n } kockával tüzel ({ $dice }): { $hits ->
    [0] nincs találat.
   *[other] { $hits } találat.
 }
hammer-event-hit = { FORM($block, "the") } { $n } találatot kap: erőssége most { $left }.
hammer-event-eliminated = { $end ->
    [captured] { FORM($block, "the") } fogságba esik, és átáll.
    [removed] { FORM($block, "the") } végleg kiesik.
   *[pool] { FORM($block, "the") } kiesik, a húzókészletbe kerül.
 }
hammer-event-held = { FORM($block, "the") } vár.
hammer-event-retreated = { $known ->
    [yes] { FORM($blocks, "the") }
   *[no] { $side ->
        [english] { $n ->
            [one] Egy angol kő
           *[other] { $n } angol kő
        }
       *[scottish] { $n ->
            [one] Egy skót kő
           *[other] { $n } skót kő
        }
    }
 } { FORM($from, "from") } { FORM($area, "to") } vonul vissza.
hammer-event-leaving = { FORM($blocks, "the") } együtt vonul el { FORM($area, "from") }.
hammer-event-must-retreat = A három csata kör letelt: { $name } köteles elvonulni { FORM($area, "from") }.
hammer-event-regrouped = { $known ->
    [yes] { FORM($blocks, "the") }
   *[no] { $side ->
        [english] { $n ->
            [one] Egy angol kő
           *[other] { $n } angol kő
        }
       *[scottish] { $n ->
            [one] Egy skót kő
           *[other] { $n } skót kő
        }
    }
 } { FORM($from, "from") } { FORM($area, "to") } csoportosul át.
hammer-event-battle-won = { $name } megnyeri a csatát { FORM($area, "in") }.
hammer-event-raided = Határvillongás Angliában: { $known ->
    [yes] { FORM($blocks, "the") } { FORM($area, "from") } a húzókészletbe kerül.
   *[no] egy angol kő { FORM($area, "from") } a húzókészletbe kerül.
 }
hammer-event-winter = { $year } tele: a nemesek hazatérnek, a csapatok feloszlanak.
hammer-event-homes = Hazatérnek telelni: { $ways }.
hammer-event-home = { $noble } otthon, { FORM($area, "in") } ellenséget talál és átáll; új oldala: { $name }.
hammer-event-quarters = { FORM($leader, "the") } { FORM($area, "in") } telel ({ FORM($from, "from") } jött).
hammer-event-retired = { FORM($leader, "the") } { FORM($from, "from") } a húzókészletbe kerül.
hammer-event-stayed = { FORM($leader, "the") } marad, ahol van.
hammer-event-edward-winters = Edward { FORM($area, "in") } telel a seregével.
hammer-event-edward-leaves = Edward nem telel Skóciában.
hammer-event-edward-ii = I. Edward halott. II. Edward Anglia királya.
hammer-event-sent-off = { $known ->
    [yes] { $name } húzókészletébe: { $blocks } ({ $areas }).
   *[no] { $name } húzókészletébe, innen: { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } feloszlatja { FORM($area, "in") }: { $blocks }.
   *[no] { $name } { FORM($area, "in") } feloszlat { $n } követ.
 }
hammer-event-french = A francia lovagok a skót húzókészletbe kerülnek.
hammer-event-built = { $known ->
    [yes] { FORM($block, "the") } { FORM($area, "in") }
   *[no] { $side ->
        [english] Egy angol kő { FORM($area, "in") }
       *[scottish] Egy skót kő { FORM($area, "in") }
    }
 } { $n } erőt nyer.
hammer-event-drawn = { $known ->
    [yes] { FORM($block, "the") } érkezik { FORM($area, "to") }, 1-es erősséggel.
   *[no] { $n } új skót kő érkezik { FORM($area, "to") }.
 }
hammer-event-sighted = Hajók a láthatáron: { $block }, { FORM($drawn_for, "to") } húzva.
hammer-event-landed = { FORM($block, "the") } partra száll { FORM($area, "in") }.
hammer-event-levied = { $known ->
    [yes] Hűbéri sorozás Angliában: { $blocks }.
   *[no] Hűbéri sorozás: { $n } kő Angliában.
 }
hammer-event-moray = Moray { $on_map ->
    [yes] a térképen van.
   *[no] nincs a térképen.
 }
hammer-event-won = { $how ->
    [king] A skót király elesett
    [edward] II. Edward elesett
    [all] { $name } minden nemest irányít
    [wallace] Hét-hét nemes: Wallace dönt
   *[most] { $name } több nemest irányít
 }. { $name } megnyeri a háborút!
