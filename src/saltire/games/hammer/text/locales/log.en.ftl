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
    [yes] { $blocks } { $n ->
        [one] marches
       *[other] march
    }
   *[no] { $side ->
        [english] { $n ->
            [one] An English block moves
           *[other] { $n } English blocks move
        }
       *[scottish] { $n ->
            [one] A Scottish block moves
           *[other] { $n } Scottish blocks move
        }
    }
 } { $path }.
hammer-event-norse = The { $block } sail { $path }.
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
    [yes] { $block } sails
   *[no] { $side ->
        [english] An English block sails
       *[scottish] A Scottish block sails
    }
 } from { $from } to { $to }.
hammer-event-victuals = { $name } sends victuals to { $area }.
hammer-event-strengthened = { $known ->
    [yes] { $block } in { $area }
   *[no] { $side ->
        [english] An English block in { $area }
       *[scottish] A Scottish block in { $area }
    }
 } gains { $n } { $n ->
    [one] step
   *[other] steps
 }.
hammer-event-pillage = { $name } pillages { $area } from { $from }.
hammer-event-pillaged = { $known ->
    [yes] { $block } in { $area }
   *[no] { $side ->
        [english] An English block in { $area }
       *[scottish] A Scottish block in { $area }
    }
 } loses { $n } { $n ->
    [one] step
   *[other] steps
 }{ $eliminated ->
    [0] .
   *[other] { " " }and is gone.
 }
hammer-event-crowned = { $king } is crowned King of Scots in { $area }.
hammer-event-battle = { $defection ->
    [yes] Battle in { $area } after the defection: { $name } attacks.
   *[no] Battle in { $area }: { $name } attacks.
 }
hammer-event-front = { $nobody ->
    [yes] Round { $round }.
   *[no] Round { $round }. { $fronts }.
 }
hammer-event-loyalty = { $block } rolls { $die } for loyalty: { $loyal ->
    [yes] stays.
   *[no] deserts to the pool.
 }
hammer-event-control-changed = The first defenders are gone: now { $name } attacks.
hammer-event-rolled = { $block } rolls { $die }: { $hit ->
    [yes] a hit.
   *[no] a miss.
 }
hammer-event-volley = { $block } fires { $n } { $n ->
    [one] die
   *[other] dice
 } ({ $dice }): { $hits ->
    [0] no hit.
    [one] { $hits } hit.
   *[other] { $hits } hits.
 }
hammer-event-hit = { $block } takes { $n } { $n ->
    [one] hit
   *[other] hits
 }: strength { $left } left.
hammer-event-eliminated = { $end ->
    [captured] { $block } is captured and changes sides.
    [removed] { $block } falls, for good.
   *[pool] { $block } falls and goes to the pool.
 }
hammer-event-held = { $block } holds its fire.
hammer-event-retreated = { $known ->
    [yes] { $blocks } { $n ->
        [one] retreats
       *[other] retreat
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
hammer-event-leaving = { $blocks } leave { $area } together.
hammer-event-must-retreat = Three rounds are over: { $name } must leave { $area }.
hammer-event-regrouped = { $known ->
    [yes] { $blocks } { $n ->
        [one] regroups
       *[other] regroup
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
    [yes] { $blocks } ({ $area }) is lost to the border raid.
   *[no] an English block in { $area } is lost to the border raid.
 }
hammer-event-winter = Winter of { $year }: nobles go home, troops disband.
hammer-event-homes = Home for the winter: { $ways }.
hammer-event-home = { $noble } finds the enemy in { $area }, his home, and joins { $name }.
hammer-event-quarters = { $leader } winters in { $area } (from { $from }).
hammer-event-retired = { $leader } in { $from } disbands to the pool.
hammer-event-stayed = { $leader } stays where he is.
hammer-event-edward-winters = Edward winters in { $area }, his army with him.
hammer-event-edward-leaves = Edward does not winter in Scotland.
hammer-event-edward-ii = Edward I is dead. Edward II is king of England.
hammer-event-sent-off = { $known ->
    [yes] Sent to the pool of { $name }: { $blocks } ({ $areas }).
   *[no] Sent to the pool of { $name }, from { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } disbands { $blocks } in { $area }.
   *[no] { $name } disbands { $n } { $n ->
        [one] block
       *[other] blocks
    } in { $area }.
 }
hammer-event-french = French Knights come to the pool of Scotland.
hammer-event-built = { $known ->
    [yes] { $block } in { $area }
   *[no] { $side ->
        [english] An English block in { $area }
       *[scottish] A Scottish block in { $area }
    }
 } gains { $n } { $n ->
    [one] step.
   *[other] steps.
 }
hammer-event-drawn = { $known ->
    [yes] { $block } joins in { $area }, with strength 1.
   *[no] { $n } new Scottish { $n ->
        [one] block
       *[other] blocks
    } in { $area }.
 }
hammer-event-sighted = Ships are seen: { $block }, drawn for { $drawn_for }.
hammer-event-landed = { $block } land in { $area }.
hammer-event-levied = { $known ->
    [yes] Feudal levy in England: { $blocks }.
   *[no] Feudal levy: { $n } { $n ->
        [one] block
       *[other] blocks
    } muster in England.
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
