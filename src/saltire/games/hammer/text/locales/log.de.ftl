# Das Tagebuch von Hammer of the Scots auf Deutsch.

hammer-event-year = Das Jahr { $year } beginnt.
hammer-event-dealt = { $name } erhält { $cards }.
hammer-event-dealt-again = Die Karten von { $year } sind zu ungleich und werden neu gegeben.
hammer-event-sealed = { $name } hat eine Karte verdeckt gelegt.
hammer-event-revealed = England spielt { $english }, Schottland spielt { $scottish }: { $name } beginnt.
hammer-event-moves = { $name } hat { $points } { $points ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
 }.
hammer-event-moved = { $known ->
    [yes] { $blocks } { $n ->
        [one] zieht
       *[other] ziehen
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Ein englischer Block zieht
           *[other] { $n } englische Blöcke ziehen
        }
       *[scottish] { $n ->
            [one] Ein schottischer Block zieht
           *[other] { $n } schottische Blöcke ziehen
        }
    }
 } { $path }.
hammer-event-norse = Die Nordmänner ({ $block }) segeln { $path }.
hammer-event-moves-end = { $name } lässt { $unused } { $unused ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
 } ungenutzt.
hammer-event-muster = { $name } sammelt Truppen in { $area }.
hammer-event-main-force = Die Hauptmacht von { $name } in { $area } kommt aus { $from }; die übrigen sind Reserve.
hammer-event-event = { $name } nutzt das Ereignis: { $card }.
hammer-event-passed = { $name } verzichtet auf das Ereignis.
hammer-event-herald = { $name } schickt einen Herold zu { $noble }.
hammer-event-herald-die = Der Herold würfelt { $die }: { $die ->
    [5] nicht erhört.
    [6] nicht erhört.
   *[other] erhört.
 }
hammer-event-defected = { $noble } ({ $area }, Stärke { $strength }) läuft zu { $name } über.
hammer-event-sailed = { $known ->
    [yes] { $block } fährt
   *[no] { $side ->
        [english] Ein englischer Block fährt
       *[scottish] Ein schottischer Block fährt
    }
 } zur See von { $from } nach { $to }.
hammer-event-victuals = { $name } schickt Proviant nach { $area }.
hammer-event-strengthened = { $known ->
    [yes] { $block } in { $area }
   *[no] { $side ->
        [english] Ein englischer Block in { $area }
       *[scottish] Ein schottischer Block in { $area }
    }
 } gewinnt { $n } { $n ->
    [one] Stufe
   *[other] Stufen
 }.
hammer-event-pillage = { $name } plündert { $area } von { $from } aus.
hammer-event-pillaged = { $known ->
    [yes] { $block } in { $area }
   *[no] { $side ->
        [english] Ein englischer Block in { $area }
       *[scottish] Ein schottischer Block in { $area }
    }
 } verliert { $n } { $n ->
    [one] Stufe
   *[other] Stufen
 }{ $eliminated ->
    [0] .
   *[other] { " " }und ist dahin.
 }
hammer-event-crowned = { $king } wird in { $area } zum König der Schotten gekrönt.
hammer-event-battle = { $defection ->
    [yes] Schlacht in { $area } nach dem Überlaufen: { $name } greift an.
   *[no] Schlacht in { $area }: { $name } greift an.
 }
hammer-event-front = { $nobody ->
    [yes] Kampfrunde { $round }.
   *[no] Kampfrunde { $round }. { $fronts }.
 }
hammer-event-loyalty = { $block }: Treueprobe { $die }, { $loyal ->
    [yes] er bleibt.
   *[no] er desertiert in den Vorrat.
 }
hammer-event-control-changed = Die ersten Verteidiger sind fort: nun greift { $name } an.
hammer-event-rolled = { $block } würfelt { $die }: { $hit ->
    [yes] Treffer.
   *[no] daneben.
 }
hammer-event-volley = { $block } feuert mit { $n } { $n ->
    [one] Würfel
   *[other] Würfeln
 } ({ $dice }): { $hits ->
    [0] kein Treffer.
    [one] { $hits } Treffer.
   *[other] { $hits } Treffer.
 }
hammer-event-hit = { $block } nimmt { $n } { $n ->
    [one] Treffer
   *[other] Treffer
 }: noch Stärke { $left }.
hammer-event-eliminated = { $end ->
    [captured] { $block } wird gefangen und wechselt die Seite.
    [removed] { $block } fällt, für immer.
   *[pool] { $block } fällt und kommt in den Vorrat.
 }
hammer-event-held = { $block } wartet ab.
hammer-event-retreated = { $known ->
    [yes] { $blocks } { $n ->
        [one] zieht sich
       *[other] ziehen sich
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Ein englischer Block zieht sich
           *[other] { $n } englische Blöcke ziehen sich
        }
       *[scottish] { $n ->
            [one] Ein schottischer Block zieht sich
           *[other] { $n } schottische Blöcke ziehen sich
        }
    }
 } aus { $from } nach { $area } zurück.
hammer-event-leaving = { $blocks } verlassen { $area } gemeinsam.
hammer-event-must-retreat = Drei Kampfrunden sind um: { $name } muss { $area } verlassen.
hammer-event-regrouped = { $known ->
    [yes] { $blocks } { $n ->
        [one] gruppiert sich
       *[other] gruppieren sich
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Ein englischer Block gruppiert sich
           *[other] { $n } englische Blöcke gruppieren sich
        }
       *[scottish] { $n ->
            [one] Ein schottischer Block gruppiert sich
           *[other] { $n } schottische Blöcke gruppieren sich
        }
    }
 } aus { $from } nach { $area } um.
hammer-event-battle-won = { $name } gewinnt die Schlacht in { $area }.
hammer-event-raided = Schotten in England: { $known ->
    [yes] { $blocks } ({ $area }) geht durch den Grenzüberfall verloren.
   *[no] ein englischer Block in { $area } geht durch den Grenzüberfall verloren.
 }
hammer-event-winter = Winter { $year }: die Adligen gehen heim, Truppen werden aufgelöst.
hammer-event-homes = Heim für den Winter: { $ways }.
hammer-event-home = { $noble } findet in seiner Heimat { $area } den Feind und schließt sich { $name } an.
hammer-event-quarters = { $leader } überwintert in { $area } (kommt aus { $from }).
hammer-event-retired = { $leader } in { $from } geht in den Vorrat.
hammer-event-stayed = { $leader } bleibt, wo er ist.
hammer-event-edward-winters = Edward überwintert in { $area }, sein Heer mit ihm.
hammer-event-edward-leaves = Edward überwintert nicht in Schottland.
hammer-event-edward-ii = Edward I. ist tot. Edward II. ist König von England.
hammer-event-sent-off = { $known ->
    [yes] In den Vorrat von { $name }: { $blocks } ({ $areas }).
   *[no] In den Vorrat von { $name }, aus { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } löst { $blocks } in { $area } auf.
   *[no] { $name } löst { $n } { $n ->
        [one] Block
       *[other] Blöcke
    } in { $area } auf.
 }
hammer-event-french = Französische Ritter kommen in den schottischen Vorrat.
hammer-event-built = { $known ->
    [yes] { $block } in { $area }
   *[no] { $side ->
        [english] Ein englischer Block in { $area }
       *[scottish] Ein schottischer Block in { $area }
    }
 } gewinnt { $n } { $n ->
    [one] Stufe.
   *[other] Stufen.
 }
hammer-event-drawn = { $known ->
    [yes] { $block } kommt nach { $area }, mit Stärke 1.
   *[no] { $n } { $n ->
        [one] neuer schottischer Block
       *[other] neue schottische Blöcke
    } in { $area }.
 }
hammer-event-sighted = Schiffe in Sicht: { $block }, gezogen für { $drawn_for }.
hammer-event-landed = { $block } landet in { $area }.
hammer-event-levied = { $known ->
    [yes] Lehnsaufgebot in England: { $blocks }.
   *[no] Lehnsaufgebot: { $n } { $n ->
        [one] Block sammelt sich
       *[other] Blöcke sammeln sich
    } in England.
 }
hammer-event-moray = Moray ist { $on_map ->
    [yes] auf der Karte.
   *[no] nicht auf der Karte.
 }
hammer-event-won = { $how ->
    [king] Der König der Schotten ist gefallen
    [edward] Edward II. ist gefallen
    [all] { $name } hat alle Adligen
    [wallace] Je sieben Adlige: Wallace entscheidet
   *[most] { $name } hat mehr Adlige
 }. { $name } gewinnt den Krieg!
