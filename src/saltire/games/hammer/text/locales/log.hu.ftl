# A Hammer of the Scots naplója magyarul.

hammer-event-year = Elkezdődik az { $year }. év.
hammer-event-dealt = { $name } kártyái: { $cards }.
hammer-event-dealt-again = { $year } kártyái egyenlőtlenek: új osztás.
hammer-event-sealed = { $name } letett egy kártyát színnel lefelé.
hammer-event-revealed = Anglia kártyája { $english }, Skócia kártyája { $scottish }: { $name } kezd.
hammer-event-moves = { $name }: { $points } { $points ->
    [one] mozgáspont
   *[other] mozgáspont
 }.
hammer-event-moved = { $known ->
    [yes] { $blocks } { $n ->
        [one] útja
       *[other] útja
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Egy angol kő útja
           *[other] { $n } angol kő útja
        }
       *[scottish] { $n ->
            [one] Egy skót kő útja
           *[other] { $n } skót kő útja
        }
    }
 }: { $path }.
hammer-event-norse = A norvég kő ({ $block }) hajózik: { $path }.
hammer-event-moves-end = { $name }: { $unused } { $unused ->
    [one] mozgáspont
   *[other] mozgáspont
 } kihasználatlan.
hammer-event-muster = { $name } itt gyülekezik: { $area }.
hammer-event-main-force = { $name } főserege itt: { $area }, innen jött: { $from }; a többi tartalék.
hammer-event-event = { $name } végrehajtja az eseményt: { $card }.
hammer-event-passed = { $name } passzolja az eseményt.
hammer-event-herald = { $name } hírnököt küld hozzá: { $noble }.
hammer-event-herald-die = A hírnök dobása { $die }: { $die ->
    [5] nem hallgatják meg.
    [6] nem hallgatják meg.
   *[other] meghallgatják.
 }
hammer-event-defected = { $noble } ({ $area }, erősség { $strength }) átáll: { $name }.
hammer-event-sailed = { $known ->
    [yes] { $block }
   *[no] { $side ->
        [english] Egy angol kő
       *[scottish] Egy skót kő
    }
 } a tengeren: { $from } – { $to }.
hammer-event-victuals = { $name } élelmet küld ide: { $area }.
hammer-event-strengthened = { $known ->
    [yes] { $block } ({ $area })
   *[no] { $side ->
        [english] Egy angol kő ({ $area })
       *[scottish] Egy skót kő ({ $area })
    }
 } { $n } { $n ->
    [one] erőt nyer
   *[other] erőt nyer
 }.
hammer-event-pillage = { $name } rabol: { $area }, innen: { $from }.
hammer-event-pillaged = { $known ->
    [yes] { $block } ({ $area })
   *[no] { $side ->
        [english] Egy angol kő ({ $area })
       *[scottish] Egy skót kő ({ $area })
    }
 } { $n } { $n ->
    [one] erőt veszít
   *[other] erőt veszít
 }{ $eliminated ->
    [0] .
   *[other] { " " }és eltűnik.
 }
hammer-event-crowned = { $king } a skótok megkoronázott királya ({ $area }).
hammer-event-battle = { $defection ->
    [yes] Csata az átállás után: { $area }. { $name } támad.
   *[no] Csata: { $area }. { $name } támad.
 }
hammer-event-front = { $nobody ->
    [yes] { $round }. kör.
   *[no] { $round }. kör. { $fronts }.
 }
hammer-event-loyalty = { $block } hűsége, dobás { $die }: { $loyal ->
    [yes] marad.
   *[no] a húzókészletbe kerül.
 }
hammer-event-control-changed = Az első védők eltűntek: most { $name } támad.
hammer-event-rolled = { $block } dobása { $die }: { $hit ->
    [yes] találat.
   *[no] mellé.
 }
hammer-event-volley = { $block } tüzel { $n } { $n ->
    [one] kockával
   *[other] kockával
 } ({ $dice }): { $hits ->
    [0] nincs találat.
    [one] { $hits } találat.
   *[other] { $hits } találat.
 }
hammer-event-hit = { $block } { $n } { $n ->
    [one] találatot
   *[other] találatot
 } kap: marad { $left } erő.
hammer-event-eliminated = { $end ->
    [captured] { $block } elfogva, átáll.
    [removed] { $block } végleg kiesik.
   *[pool] { $block } kiesik, a húzókészletbe kerül.
 }
hammer-event-held = { $block } passzol.
hammer-event-retreated = { $known ->
    [yes] { $blocks } { $n ->
        [one] visszavonul
       *[other] visszavonul
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Egy angol kő visszavonul
           *[other] { $n } angol kő visszavonul
        }
       *[scottish] { $n ->
            [one] Egy skót kő visszavonul
           *[other] { $n } skót kő visszavonul
        }
    }
 }: { $from } – { $area }.
hammer-event-leaving = { $blocks } együtt hagyja el a csatát ({ $area }).
hammer-event-must-retreat = Három kör letelt: { $name } elhagyja a csatát ({ $area }).
hammer-event-regrouped = { $known ->
    [yes] { $blocks } { $n ->
        [one] átcsoportosul
       *[other] átcsoportosul
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Egy angol kő átcsoportosul
           *[other] { $n } angol kő átcsoportosul
        }
       *[scottish] { $n ->
            [one] Egy skót kő átcsoportosul
           *[other] { $n } skót kő átcsoportosul
        }
    }
 }: { $from } – { $area }.
hammer-event-battle-won = { $name } megnyeri a csatát ({ $area }).
hammer-event-raided = Határvillongás Angliában: { $known ->
    [yes] { $blocks } ({ $area }) elveszett.
   *[no] egy angol kő ({ $area }) elveszett.
 }
hammer-event-winter = { $year } tele: a nemesek hazatérnek, csapatok oszlanak fel.
hammer-event-homes = Hazatérnek telelni: { $ways }.
hammer-event-home = { $noble } otthon ({ $area }) ellenséget talál és átáll: { $name }.
hammer-event-quarters = { $leader } itt telel: { $area } (innen jött: { $from }).
hammer-event-retired = { $leader } ({ $from }) a húzókészletbe kerül.
hammer-event-stayed = { $leader } marad, ahol van.
hammer-event-edward-winters = Edward itt telel: { $area }, vele a serege.
hammer-event-edward-leaves = Edward nem telel Skóciában.
hammer-event-edward-ii = I. Edward halott. II. Edward Anglia királya.
hammer-event-sent-off = { $known ->
    [yes] { $name } húzókészletébe: { $blocks } ({ $areas }).
   *[no] { $name } húzókészletébe, innen: { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } feloszlatja: { $blocks } ({ $area }).
   *[no] { $name } feloszlat { $n } { $n ->
        [one] követ
       *[other] követ
    } ({ $area }).
 }
hammer-event-french = A francia lovagok a skót húzókészletbe kerülnek.
hammer-event-built = { $known ->
    [yes] { $block } ({ $area })
   *[no] { $side ->
        [english] Egy angol kő ({ $area })
       *[scottish] Egy skót kő ({ $area })
    }
 } { $n } { $n ->
    [one] erőt nyer.
   *[other] erőt nyer.
 }
hammer-event-drawn = { $known ->
    [yes] { $block } érkezik: { $area }, 1 erővel.
   *[no] { $n } { $n ->
        [one] új skót kő
       *[other] új skót kő
    }: { $area }.
 }
hammer-event-sighted = Hajók a láthatáron: { $block }, ide húzva: { $drawn_for }.
hammer-event-landed = { $block } partra száll: { $area }.
hammer-event-levied = { $known ->
    [yes] Hűbéri sorozás Angliában: { $blocks }.
   *[no] Hűbéri sorozás: { $n } { $n ->
        [one] kő
       *[other] kő
    } Angliában.
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
