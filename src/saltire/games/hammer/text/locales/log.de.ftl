# Das Tagebuch von Hammer of the Scots auf Deutsch.

hammer-event-year = Das Jahr { $year } beginnt.
hammer-event-dealt = { $name } erhält { $cards }.
hammer-event-dealt-again = Die Karten von { $year } sind zu ungleich und werden neu ausgeteilt.
hammer-event-sealed = { $name } hat eine Karte verdeckt ausgelegt.
hammer-event-revealed = England spielt { $english }, Schottland spielt { $scottish }: { $name } beginnt.
hammer-event-moves = { $name } hat { $points } { $points ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
 }.
hammer-event-moved = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] ziehen
       *[one] zieht
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
 } von { $from } nach { $to }{ $through ->
    [yes] { " " }({ $path })
   *[no] { "" }
 }.
hammer-event-norse = Die Norweger segeln von { $from } nach { $to }.
hammer-event-moves-end = { $name } lässt { $unused } { $unused ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
 } ungenutzt.
hammer-event-muster = { $name } sammelt Truppen in { $area }.
hammer-event-main-force = Die Hauptmacht von { $name } in { $area } kommt aus { $from }; die Übrigen sind in Reserve.
hammer-event-event = { $name } nutzt das Ereignis: { $card }.
hammer-event-passed = { $name } verzichtet auf das Ereignis.
hammer-event-herald = { $name } schickt einen Herold zu { FORM($noble, "dat") }.
hammer-event-herald-die = Der Herold würfelt { $die }: { $die ->
    [5] nicht erhört.
    [6] nicht erhört.
   *[other] erhört.
 }
hammer-event-defected = { $noble } ({ $area }, Stärke { $strength }) läuft zu { $name } über.
hammer-event-sailed = { $known ->
    [yes] { FORM($block, "the") } { FORM($block, "number") ->
        [many] fahren
       *[one] fährt
    }
   *[no] { $side ->
        [english] Ein englischer Block fährt
       *[scottish] Ein schottischer Block fährt
    }
 } über See von { $from } nach { $to }.
hammer-event-victuals = { $name } schickt Proviant nach { $area }.
hammer-event-strengthened = { $known ->
    [yes] { FORM($block, "the") } in { $area } { FORM($block, "number") ->
        [many] gewinnen
       *[one] gewinnt
    }
   *[no] { $side ->
        [english] Ein englischer Block in { $area } gewinnt
       *[scottish] Ein schottischer Block in { $area } gewinnt
    }
 } { $n } { $n ->
    [one] Stufe
   *[other] Stufen
 }.
hammer-event-pillage = { $name } plündert { $area } von { $from } aus.
hammer-event-pillaged = { $known ->
    [yes] { FORM($block, "the") } in { $area } { FORM($block, "number") ->
        [many] verlieren
       *[one] verliert
    }
   *[no] { $side ->
        [english] Ein englischer Block in { $area } verliert
       *[scottish] Ein schottischer Block in { $area } verliert
    }
 } { $n } { $n ->
    [one] Stufe
   *[other] Stufen
 }{ $eliminated ->
    [0] .
   *[other] { " " }und { FORM($block, "number") ->
    [many] sind
   *[one] ist
 } besiegt.
 }
hammer-event-crowned = { FORM($king, "the") } wird in { $area } zum König der Schotten gekrönt.
hammer-event-battle = { $defection ->
    [yes] Schlacht in { $area } nach dem Überlaufen: { $name } greift an.
   *[no] Schlacht in { $area }: { $name } greift an.
 }
hammer-event-front = { $nobody ->
    [yes] Kampfrunde { $round }.
   *[no] Kampfrunde { $round }. { $fronts }.
 }
hammer-event-loyalty = { FORM($block, "the") } { FORM($block, "number") ->
    [many] würfeln
   *[one] würfelt
 } um die Treue, { $die }: { $loyal ->
    [yes] { FORM($block, "number") ->
    [many] bleiben
   *[one] bleibt
 }.
   *[no] { FORM($block, "number") ->
    [many] gehen
   *[one] geht
 } in den Vorrat.
 }
hammer-event-control-changed = Die ersten Verteidiger sind fort: Nun greift { $name } an.
hammer-event-rolled = { FORM($block, "the") } { FORM($block, "number") ->
    [many] würfeln
   *[one] würfelt
 } { $die }: { $hit ->
    [yes] Treffer.
   *[no] daneben.
 }
hammer-event-volley = { FORM($block, "the") } { FORM($block, "number") ->
    [many] feuern
   *[one] feuert
 } mit { $n } { $n ->
    [one] Würfel
   *[other] Würfeln
 } ({ $dice }): { $hits ->
    [0] kein Treffer.
   *[other] { $hits } Treffer.
 }
hammer-event-hit = { FORM($block, "the") } { FORM($block, "number") ->
    [many] stecken
   *[one] steckt
 } { $n } Treffer ein: noch Stärke { $left }.
hammer-event-eliminated = { $end ->
    [captured] { FORM($block, "the") } wird gefangen genommen und wechselt die Seite.
    [removed] { FORM($block, "the") } { FORM($block, "number") ->
    [many] fallen
   *[one] fällt
 } endgültig.
   *[pool] { FORM($block, "the") } { FORM($block, "number") ->
    [many] fallen und gehen
   *[one] fällt und geht
 } in den Vorrat.
 }
hammer-event-held = { FORM($block, "the") } { FORM($block, "number") ->
    [many] feuern
   *[one] feuert
 } nicht.
hammer-event-retreated = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] ziehen sich
       *[one] zieht sich
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
 } von { $from } nach { $area } zurück.
hammer-event-leaving = { FORM($blocks, "the") } verlassen { $area } gemeinsam.
hammer-event-must-retreat = Drei Kampfrunden sind um: { $name } muss { $area } verlassen.
hammer-event-regrouped = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] gruppieren sich
       *[one] gruppiert sich
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
 } von { $from } nach { $area } um.
hammer-event-battle-won = { $name } gewinnt die Schlacht in { $area }.
hammer-event-raided = Schotten in England: { $known ->
    [yes] { FORM($blocks, "the") } in { $area } { FORM($blocks, "number") ->
        [many] gehen
       *[one] geht
    } durch den Grenzüberfall verloren.
   *[no] ein englischer Block in { $area } geht durch den Grenzüberfall verloren.
 }
hammer-event-winter = Winter { $year }: Die Adligen gehen heim, Truppen werden aufgelöst.
hammer-event-homes = Zum Winter gehen heim: { $ways }.
hammer-event-home = { $noble } findet in seiner Heimat { $area } den Feind und schließt sich { $name } an.
hammer-event-quarters = { FORM($leader, "the") } überwintert in { $area } (kommt aus { $from }).
hammer-event-retired = { FORM($leader, "the") } in { $from } geht in den Vorrat.
hammer-event-stayed = { FORM($leader, "the") } bleibt, wo er ist.
hammer-event-edward-winters = Edward überwintert in { $area }, sein Heer mit ihm.
hammer-event-edward-leaves = Edward überwintert nicht in Schottland.
hammer-event-edward-ii = Edward I. ist tot. Edward II. ist König von England.
hammer-event-sent-off = { $known ->
    [yes] In den Vorrat von { $name }: { $blocks } ({ $areas }).
   *[no] In den Vorrat von { $name }, aus { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } löst { FORM($blocks, "acc") } in { $area } auf.
   *[no] { $name } löst { $n } { $n ->
        [one] Block
       *[other] Blöcke
    } in { $area } auf.
 }
hammer-event-french = Die Französischen Ritter kommen in den Vorrat Schottlands.
hammer-event-built = { $known ->
    [yes] { FORM($block, "the") } in { $area } { FORM($block, "number") ->
        [many] gewinnen
       *[one] gewinnt
    }
   *[no] { $side ->
        [english] Ein englischer Block in { $area } gewinnt
       *[scottish] Ein schottischer Block in { $area } gewinnt
    }
 } { $n } { $n ->
    [one] Stufe
   *[other] Stufen
 }.
hammer-event-drawn = { $known ->
    [yes] { FORM($block, "the") } { FORM($block, "number") ->
        [many] kommen
       *[one] kommt
    } in { $area } dazu, mit Stärke 1.
   *[no] { $n ->
        [one] Ein neuer schottischer Block
       *[other] { $n } neue schottische Blöcke
    } in { $area }.
 }
hammer-event-sighted = Schiffe in Sicht: { FORM($block, "the") }, gezogen für { $drawn_for }.
hammer-event-landed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] landen
   *[one] landet
 } in { $area }.
hammer-event-levied = { $known ->
    [yes] Lehnsaufgebot in England: { $blocks }.
   *[no] Lehnsaufgebot: { $n } { $n ->
        [one] Block kommt
       *[other] Blöcke kommen
    } nach England.
 }
hammer-event-moray = Moray ist { $on_map ->
    [yes] auf der Karte.
   *[no] nicht auf der Karte.
 }
hammer-event-won = { $how ->
    [king] Der König der Schotten ist gefallen
    [edward] Edward II. ist gefallen
    [all] { $name } kontrolliert alle Adligen
    [wallace] Je sieben Adlige: Wallace entscheidet
   *[most] { $name } kontrolliert mehr Adlige
 }. { $name } gewinnt den Krieg!
