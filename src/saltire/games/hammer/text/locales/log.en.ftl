# The diary of Hammer of the Scots, in English.

hammer-event-year = The year { $year } begins.
hammer-event-dealt = { $name } is dealt { $cards }.
hammer-event-dealt-again = The cards of { $year } are lopsided and dealt again.
hammer-event-sealed = { $name } has laid a card face down.
hammer-event-revealed = England plays { $english }, Scotland plays { $scottish }: { $name } goes first.
hammer-event-moves = { $name } has { $points } move { $points ->
    [one] point
   *[other] points
 }.
hammer-event-moved = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] march
       *[one] marches
    }
   *[no] { $side ->
        [english] { $n ->
            [one] An English block marches
           *[other] { $n } English blocks march
        }
       *[scottish] { $n ->
            [one] A Scottish block marches
           *[other] { $n } Scottish blocks march
        }
    }
 } from { $from } to { $to }{ $through ->
    [yes] { " " }({ $path })
   *[no] { "" }
 }.
hammer-event-norse = The Norse sail from { $from } to { $to }.
hammer-event-moves-end = { $name } leaves { $unused } move { $unused ->
    [one] point
   *[other] points
 } unused.
hammer-event-muster = { $name } musters in { $area }.
hammer-event-main-force = The main force of { $name } in { $area } is the one from { $from }; others wait in reserve.
hammer-event-event = { $name } uses its event: { $card }.
hammer-event-passed = { $name } does not use its event.
hammer-event-herald = { $name } sends a herald to { $noble }.
hammer-event-herald-die = The herald rolls { $die }: { $die ->
    [5] not heard.
    [6] not heard.
   *[other] heard.
 }
hammer-event-defected = { $noble } ({ $area }, strength { $strength }) goes over to { $name }.
hammer-event-sailed = { $known ->
    [yes] { FORM($block, "the") } { FORM($block, "number") ->
        [many] sail
       *[one] sails
    }
   *[no] { $side ->
        [english] An English block sails
       *[scottish] A Scottish block sails
    }
 } from { $from } to { $to }.
hammer-event-victuals = { $name } sends victuals to { $area }.
hammer-event-strengthened = { $known ->
    [yes] { FORM($block, "the") } in { $area } { FORM($block, "number") ->
        [many] gain
       *[one] gains
    }
   *[no] { $side ->
        [english] An English block in { $area } gains
       *[scottish] A Scottish block in { $area } gains
    }
 } { $n } { $n ->
    [one] step
   *[other] steps
 }.
hammer-event-pillage = { $name } pillages { $area } from { $from }.
hammer-event-pillaged = { $known ->
    [yes] { FORM($block, "the") } in { $area } { FORM($block, "number") ->
        [many] lose
       *[one] loses
    }
   *[no] { $side ->
        [english] An English block in { $area } loses
       *[scottish] A Scottish block in { $area } loses
    }
 } { $n } { $n ->
    [one] step
   *[other] steps
 }{ $eliminated ->
    [0] .
   *[other] { " " }and { FORM($block, "number") ->
    [many] are
   *[one] is
 } gone.
 }
hammer-event-crowned = { FORM($king, "the") } is crowned King of Scots in { $area }.
hammer-event-battle = { $defection ->
    [yes] Battle in { $area } after the defection: { $name } attacks.
   *[no] Battle in { $area }: { $name } attacks.
 }
hammer-event-front = { $nobody ->
    [yes] Round { $round }.
   *[no] Round { $round }. { $fronts }.
 }
hammer-event-loyalty = { FORM($block, "the") } { FORM($block, "number") ->
    [many] roll
   *[one] rolls
 } { $die } for loyalty: { $loyal ->
    [yes] { FORM($block, "number") ->
    [many] stay
   *[one] stays
 }.
   *[no] { FORM($block, "number") ->
    [many] desert
   *[one] deserts
 } to the pool.
 }
hammer-event-control-changed = The first defenders are gone: now { $name } attacks.
hammer-event-rolled = { FORM($block, "the") } { FORM($block, "number") ->
    [many] roll
   *[one] rolls
 } { $die }: { $hit ->
    [yes] a hit.
   *[no] a miss.
 }
hammer-event-volley = { FORM($block, "the") } { FORM($block, "number") ->
    [many] fire
   *[one] fires
 } { $n } { $n ->
    [one] die
   *[other] dice
 } ({ $dice }): { $hits ->
    [0] no hit.
    [one] { $hits } hit.
   *[other] { $hits } hits.
 }
hammer-event-hit = { FORM($block, "the") } { FORM($block, "number") ->
    [many] take
   *[one] takes
 } { $n } { $n ->
    [one] hit
   *[other] hits
 }: strength { $left } left.
hammer-event-eliminated = { $end ->
    [captured] { FORM($block, "the") } is captured and changes sides.
    [removed] { FORM($block, "the") } { FORM($block, "number") ->
    [many] fall
   *[one] falls
 }, for good.
   *[pool] { FORM($block, "the") } { FORM($block, "number") ->
    [many] fall and go
   *[one] falls and goes
 } to the pool.
 }
hammer-event-held = { FORM($block, "the") } { FORM($block, "number") ->
    [many] hold
   *[one] holds
 } fire.
hammer-event-retreated = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] retreat
       *[one] retreats
    }
   *[no] { $side ->
        [english] { $n ->
            [one] An English block retreats
           *[other] { $n } English blocks retreat
        }
       *[scottish] { $n ->
            [one] A Scottish block retreats
           *[other] { $n } Scottish blocks retreat
        }
    }
 } from { $from } to { $area }.
hammer-event-leaving = { FORM($blocks, "the") } leave { $area } together.
hammer-event-must-retreat = Three rounds are over: { $name } must leave { $area }.
hammer-event-regrouped = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] regroup
       *[one] regroups
    }
   *[no] { $side ->
        [english] { $n ->
            [one] An English block regroups
           *[other] { $n } English blocks regroup
        }
       *[scottish] { $n ->
            [one] A Scottish block regroups
           *[other] { $n } Scottish blocks regroup
        }
    }
 } from { $from } to { $area }.
hammer-event-battle-won = { $name } wins the battle in { $area }.
hammer-event-raided = Scots in England: { $known ->
    [yes] { FORM($blocks, "the") } in { $area } { FORM($blocks, "number") ->
        [many] are
       *[one] is
    } lost to the border raid.
   *[no] an English block in { $area } is lost to the border raid.
 }
hammer-event-winter = Winter of { $year }: nobles go home, troops disband.
hammer-event-homes = Home for the winter: { $ways }.
hammer-event-home = { $noble } finds the enemy in { $area }, his home, and joins { $name }.
hammer-event-quarters = { FORM($leader, "the") } winters in { $area } (from { $from }).
hammer-event-retired = { FORM($leader, "the") } in { $from } disbands to the pool.
hammer-event-stayed = { FORM($leader, "the") } stays where he is.
hammer-event-edward-winters = Edward winters in { $area }, his army with him.
hammer-event-edward-leaves = Edward does not winter in Scotland.
hammer-event-edward-ii = Edward I is dead. Edward II is king of England.
hammer-event-sent-off = { $known ->
    [yes] Sent to the pool of { $name }: { $blocks } ({ $areas }).
   *[no] Sent to the pool of { $name }, from { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } disbands { FORM($blocks, "the") } in { $area }.
   *[no] { $name } disbands { $n } { $n ->
        [one] block
       *[other] blocks
    } in { $area }.
 }
hammer-event-french = The French Knights come to the pool of Scotland.
hammer-event-built = { $known ->
    [yes] { FORM($block, "the") } in { $area } { FORM($block, "number") ->
        [many] gain
       *[one] gains
    }
   *[no] { $side ->
        [english] An English block in { $area } gains
       *[scottish] A Scottish block in { $area } gains
    }
 } { $n } { $n ->
    [one] step
   *[other] steps
 }.
hammer-event-drawn = { $known ->
    [yes] { FORM($block, "the") } { FORM($block, "number") ->
        [many] join
       *[one] joins
    } in { $area }, with strength 1.
   *[no] { $n } new Scottish { $n ->
        [one] block
       *[other] blocks
    } in { $area }.
 }
hammer-event-sighted = Ships are seen: { FORM($block, "the") }, drawn for { $drawn_for }.
hammer-event-landed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] land
   *[one] lands
 } in { $area }.
hammer-event-levied = { $known ->
    [yes] Feudal levy in England: { $blocks }.
   *[no] Feudal levy: { $n } { $n ->
        [one] block musters
       *[other] blocks muster
    } in England.
 }
hammer-event-moray = Moray is { $on_map ->
    [yes] on the map.
   *[no] not on the map.
 }
hammer-event-won = { $how ->
    [king] The King of Scots has fallen
    [edward] Edward II has fallen
    [all] { $name } controls every noble
    [wallace] Seven nobles each: Wallace decides
   *[most] { $name } controls more nobles
 }. { $name } wins the war!
