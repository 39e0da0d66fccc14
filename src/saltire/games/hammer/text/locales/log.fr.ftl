# Le journal de Hammer of the Scots, en français.

hammer-event-year = L'année { $year } commence.
hammer-event-dealt = { $name } : reçoit { $cards }.
hammer-event-dealt-again = Les cartes de { $year } sont trop inégales : nouvelle distribution.
hammer-event-sealed = { $name } : une carte est posée face cachée.
hammer-event-revealed = L'Angleterre joue { $english }, l'Écosse joue { $scottish } : { $name } commence.
hammer-event-moves = { $name } : { $points } { $points ->
    [one] point
   *[other] points
 } de mouvement.
hammer-event-moved = { $known ->
    [yes] { $blocks } { $n ->
        [one] marche
       *[other] marchent
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Un bloc anglais se déplace
           *[other] { $n } blocs anglais se déplacent
        }
       *[scottish] { $n ->
            [one] Un bloc écossais se déplace
           *[other] { $n } blocs écossais se déplacent
        }
    }
 } { $path }.
hammer-event-norse = Le bloc nordique ({ $block }) navigue { $path }.
hammer-event-moves-end = { $name } laisse { $unused } { $unused ->
    [one] point
   *[other] points
 } de mouvement.
hammer-event-muster = { $name } rassemble ses troupes en { $area }.
hammer-event-main-force = Attaque Principale ({ $name }) en { $area } : le groupe venu de { $from } ; les autres en Réserve.
hammer-event-event = { $name } utilise son événement : { $card }.
hammer-event-passed = { $name } n'utilise pas son événement.
hammer-event-herald = { $name } envoie un héraut à { $noble }.
hammer-event-herald-die = Le héraut lance { $die } : { $die ->
    [5] on ne l'écoute pas.
    [6] on ne l'écoute pas.
   *[other] on l'écoute.
 }
hammer-event-defected = { $noble } ({ $area }, force { $strength }) change de camp : { $name }.
hammer-event-sailed = { $known ->
    [yes] { $block } va
   *[no] { $side ->
        [english] Un bloc anglais va
       *[scottish] Un bloc écossais va
    }
 } par mer de { $from } à { $to }.
hammer-event-victuals = { $name } envoie des vivres en { $area }.
hammer-event-strengthened = { $known ->
    [yes] { $block } en { $area }
   *[no] { $side ->
        [english] Un bloc anglais en { $area }
       *[scottish] Un bloc écossais en { $area }
    }
 } gagne { $n } { $n ->
    [one] pas
   *[other] pas
 }.
hammer-event-pillage = { $name } pille { $area } depuis { $from }.
hammer-event-pillaged = { $known ->
    [yes] { $block } en { $area }
   *[no] { $side ->
        [english] Un bloc anglais en { $area }
       *[scottish] Un bloc écossais en { $area }
    }
 } perd { $n } { $n ->
    [one] pas
   *[other] pas
 }{ $eliminated ->
    [0] .
   *[other] { " " }et disparaît.
 }
hammer-event-crowned = { $king } est couronné Roi des Écossais en { $area }.
hammer-event-battle = { $defection ->
    [yes] Bataille en { $area } après la défection : { $name } attaque.
   *[no] Bataille en { $area } : { $name } attaque.
 }
hammer-event-front = { $nobody ->
    [yes] Round { $round }.
   *[no] Round { $round }. { $fronts }.
 }
hammer-event-loyalty = { $block } : loyauté { $die }, { $loyal ->
    [yes] il reste.
   *[no] il retourne dans la Pioche.
 }
hammer-event-control-changed = Les premiers défenseurs sont partis : maintenant { $name } attaque.
hammer-event-rolled = { $block } lance { $die } : { $hit ->
    [yes] touché.
   *[no] manqué.
 }
hammer-event-volley = { $block } lance { $n } { $n ->
    [one] dé
   *[other] dés
 } ({ $dice }) : { $hits ->
    [0] aucun coup.
    [one] { $hits } coup.
   *[other] { $hits } coups.
 }
hammer-event-hit = { $block } prend { $n } { $n ->
    [one] coup
   *[other] coups
 } : force { $left }.
hammer-event-eliminated = { $end ->
    [captured] { $block } est capturé et change de camp.
    [removed] { $block } tombe, retiré du jeu.
   *[pool] { $block } tombe et va dans la Pioche.
 }
hammer-event-held = { $block } attend.
hammer-event-retreated = { $known ->
    [yes] { $blocks } { $n ->
        [one] bat en retraite
       *[other] battent en retraite
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Un bloc anglais bat en retraite
           *[other] { $n } blocs anglais battent en retraite
        }
       *[scottish] { $n ->
            [one] Un bloc écossais bat en retraite
           *[other] { $n } blocs écossais battent en retraite
        }
    }
 } de { $from } à { $area }.
hammer-event-leaving = { $blocks } quittent { $area } ensemble.
hammer-event-must-retreat = Trois rounds sont passés : { $name } doit quitter { $area }.
hammer-event-regrouped = { $known ->
    [yes] { $blocks } { $n ->
        [one] se regroupe
       *[other] se regroupent
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Un bloc anglais se regroupe
           *[other] { $n } blocs anglais se regroupent
        }
       *[scottish] { $n ->
            [one] Un bloc écossais se regroupe
           *[other] { $n } blocs écossais se regroupent
        }
    }
 } de { $from } à { $area }.
hammer-event-battle-won = { $name } gagne la bataille en { $area }.
hammer-event-raided = Écossais en Angleterre : { $known ->
    [yes] { $blocks } ({ $area }) est éliminé.
   *[no] un bloc anglais en { $area } est éliminé.
 }
hammer-event-winter = Hiver { $year } : les Nobles rentrent, des troupes sont renvoyées.
hammer-event-homes = De retour pour l'hiver : { $ways }.
hammer-event-home = { $noble } trouve l'ennemi chez lui, en { $area }, et change de camp : { $name }.
hammer-event-quarters = { $leader } hiverne en { $area } (venu de { $from }).
hammer-event-retired = { $leader } en { $from } va dans la Pioche.
hammer-event-stayed = { $leader } reste où il est.
hammer-event-edward-winters = Edward hiverne en { $area }, son armée avec lui.
hammer-event-edward-leaves = Edward n'hiverne pas en Écosse.
hammer-event-edward-ii = Edward I est mort. Edward II est roi d'Angleterre.
hammer-event-sent-off = { $known ->
    [yes] Dans la Pioche ({ $name }) : { $blocks } ({ $areas }).
   *[no] Dans la Pioche ({ $name }), de { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } renvoie { $blocks } en { $area }.
   *[no] { $name } renvoie { $n } { $n ->
        [one] bloc
       *[other] blocs
    } en { $area }.
 }
hammer-event-french = Les Chevaliers Français entrent dans la Pioche écossaise.
hammer-event-built = { $known ->
    [yes] { $block } en { $area }
   *[no] { $side ->
        [english] Un bloc anglais en { $area }
       *[scottish] Un bloc écossais en { $area }
    }
 } gagne { $n } { $n ->
    [one] pas.
   *[other] pas.
 }
hammer-event-drawn = { $known ->
    [yes] { $block } arrive en { $area }, force 1.
   *[no] { $n } { $n ->
        [one] nouveau bloc écossais
       *[other] nouveaux blocs écossais
    } en { $area }.
 }
hammer-event-sighted = Des navires en vue : { $block }, pioché pour { $drawn_for }.
hammer-event-landed = { $block } débarque en { $area }.
hammer-event-levied = { $known ->
    [yes] Levée féodale en Angleterre : { $blocks }.
   *[no] Levée féodale : { $n } { $n ->
        [one] bloc arrive
       *[other] blocs arrivent
    } en Angleterre.
 }
hammer-event-moray = Moray { $on_map ->
    [yes] est sur la carte.
   *[no] n'est pas sur la carte.
 }
hammer-event-won = { $how ->
    [king] Le Roi des Écossais est tombé
    [edward] Edward II est tombé
    [all] { $name } contrôle tous les Nobles
    [wallace] Sept Nobles chacun : Wallace décide
   *[most] { $name } contrôle plus de Nobles
 }. { $name } gagne la guerre !
