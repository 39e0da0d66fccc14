# Le journal de Hammer of the Scots, en français.

# The side with its article, at the start of a sentence and within it; where a block comes from.

hammer-the-side = { $side ->
    [english] L'Angleterre
   *[scottish] L'Écosse
 }
hammer-side-within = { $side ->
    [english] l'Angleterre
   *[scottish] l'Écosse
 }
hammer-event-year = L'année { $year } commence.
hammer-event-dealt = { hammer-the-side } reçoit { $cards }.
hammer-event-dealt-again = Les cartes de { $year } sont trop inégales : elles sont redistribuées.
hammer-event-sealed = { hammer-the-side } a posé une carte face cachée.
hammer-event-revealed = L'Angleterre joue la carte { $english }, l'Écosse joue la carte { $scottish } : { hammer-side-within } commence.
hammer-event-moves = { hammer-the-side } a { $points } { $points ->
    [one] point
   *[other] points
 } de mouvement.
hammer-event-moved = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] vont
       *[one] va
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Un bloc anglais va
           *[other] { $n } blocs anglais vont
        }
       *[scottish] { $n ->
            [one] Un bloc écossais va
           *[other] { $n } blocs écossais vont
        }
    }
 } { FORM($from, "of") } { FORM($to, "in") }{ $through ->
    [yes] { " " }({ $path })
   *[no] { "" }
 }.
hammer-event-norse = Le bloc nordique va par mer { FORM($from, "of") } { FORM($to, "in") }.
hammer-event-moves-end = { hammer-the-side } laisse { $unused } { $unused ->
    [one] point de mouvement inutilisé.
   *[other] points de mouvement inutilisés.
 }
hammer-event-muster = { hammer-the-side } rassemble ses troupes { FORM($area, "in") }.
hammer-event-main-force = Attaque Principale ({ $name }) { FORM($area, "in") } : le groupe venu { FORM($from, "of") } ; les autres sont en Réserve.
hammer-event-event = { hammer-the-side } utilise son événement : { $card }.
hammer-event-passed = { hammer-the-side } n'utilise pas son événement.
hammer-event-herald = { hammer-the-side } envoie un héraut { FORM($noble, "to-whom") }.
hammer-event-herald-die = Le héraut obtient { $die } : { $die ->
    [5] on ne l'écoute pas.
    [6] on ne l'écoute pas.
   *[other] on l'écoute.
 }
hammer-event-defected = { $noble } ({ $area }, force { $strength }) passe à { hammer-side-within }.
hammer-event-sailed = { $known ->
    [yes] { FORM($block, "the") } { FORM($block, "number") ->
        [many] vont
       *[one] va
    }
   *[no] { $side ->
        [english] Un bloc anglais va
       *[scottish] Un bloc écossais va
    }
 } par mer { FORM($from, "of") } { FORM($to, "in") }.
hammer-event-victuals = { hammer-the-side } envoie des vivres { FORM($area, "in") }.
hammer-event-strengthened = { $known ->
    [yes] { FORM($block, "the") } { FORM($area, "in") } { FORM($block, "number") ->
        [many] gagnent
       *[one] gagne
    }
   *[no] { $side ->
        [english] Un bloc anglais { FORM($area, "in") } gagne
       *[scottish] Un bloc écossais { FORM($area, "in") } gagne
    }
 } { $n } pas.
hammer-event-pillage = { hammer-the-side } pille { FORM($area, "the") } depuis { FORM($from, "the") }.
hammer-event-pillaged = { $known ->
    [yes] { FORM($block, "the") } { FORM($area, "in") } { FORM($block, "number") ->
        [many] perdent
       *[one] perd
    }
   *[no] { $side ->
        [english] Un bloc anglais { FORM($area, "in") } perd
       *[scottish] Un bloc écossais { FORM($area, "in") } perd
    }
 } { $n } pas{ $eliminated ->
    [0] .
   *[other] { " " }et { FORM($block, "number") ->
    [many] disparaissent
   *[one] disparaît
 }.
 }
hammer-event-crowned = { FORM($king, "the") } est couronné Roi des Écossais { FORM($area, "in") }.
hammer-event-battle = { $defection ->
    [yes] Bataille { FORM($area, "of") } après la défection : { hammer-side-within } attaque.
   *[no] Bataille { FORM($area, "of") } : { hammer-side-within } attaque.
 }
hammer-event-front = { $nobody ->
    [yes] Round { $round }.
   *[no] Round { $round }. { $fronts }.
 }
hammer-event-loyalty = Loyauté { FORM($block, "of") }, dé { $die } : { $loyal ->
    [yes] { FORM($block, "number") ->
    [many] restent
   *[one] reste
 }.
   *[no] { FORM($block, "number") ->
    [many] retournent
   *[one] retourne
 } dans la Pioche.
 }
hammer-event-control-changed = Les premiers défenseurs sont partis : maintenant, { hammer-side-within } attaque.
hammer-event-rolled = { FORM($block, "the") } { FORM($block, "number") ->
    [many] obtiennent
   *[one] obtient
 } { $die } : { $hit ->
    [yes] touché.
   *[no] manqué.
 }
hammer-event-volley = { FORM($block, "the") } { FORM($block, "number") ->
    [many] lancent
   *[one] lance
 } { $n } { $n ->
    [one] dé
   *[other] dés
 } ({ $dice }) : { $hits ->
    [0] aucun coup.
    [one] { $hits } coup.
   *[other] { $hits } coups.
 }
hammer-event-hit = { FORM($block, "the") } { FORM($block, "number") ->
    [many] encaissent
   *[one] encaisse
 } { $n } { $n ->
    [one] coup
   *[other] coups
 } : force { $left }.
hammer-event-eliminated = { $end ->
    [captured] { FORM($block, "the") } est capturé et change de camp.
    [removed] { FORM($block, "the") } { FORM($block, "number") ->
    [many] tombent et quittent
   *[one] tombe et quitte
 } le jeu pour de bon.
   *[pool] { FORM($block, "the") } { FORM($block, "number") ->
    [many] tombent et vont
   *[one] tombe et va
 } dans la Pioche.
 }
hammer-event-held = { FORM($block, "the") } { FORM($block, "number") ->
    [many] attendent
   *[one] attend
 }.
hammer-event-retreated = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] battent en retraite
       *[one] bat en retraite
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
 } { FORM($from, "of") } { FORM($area, "in") }.
hammer-event-leaving = { FORM($blocks, "the") } quittent ensemble { FORM($area, "the") }.
hammer-event-must-retreat = Trois rounds sont passés : { hammer-side-within } doit quitter { FORM($area, "the") }.
hammer-event-regrouped = { $known ->
    [yes] { FORM($blocks, "the") } { FORM($blocks, "number") ->
        [many] se regroupent
       *[one] se regroupe
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
 } { FORM($from, "of") } { FORM($area, "in") }.
hammer-event-battle-won = { hammer-the-side } gagne la bataille { FORM($area, "of") }.
hammer-event-raided = Raid écossais en Angleterre : { $known ->
    [yes] { FORM($blocks, "the") } { FORM($area, "in") } { FORM($blocks, "number") ->
        [many] retournent
       *[one] retourne
    } dans la Pioche.
   *[no] un bloc anglais { FORM($area, "in") } retourne dans la Pioche.
 }
hammer-event-winter = Hiver { $year } : les Nobles rentrent, des troupes sont renvoyées.
hammer-event-homes = De retour pour l'hiver : { $ways }.
hammer-event-home = { $noble } trouve l'ennemi chez lui, { FORM($area, "in") }, et passe à { hammer-side-within }.
hammer-event-quarters = { FORM($leader, "the") } hiverne { FORM($area, "in") } (venu { FORM($from, "of") }).
hammer-event-retired = { FORM($leader, "the") }, { FORM($from, "in") }, va dans la Pioche.
hammer-event-stayed = { FORM($leader, "the") } reste où il est.
hammer-event-edward-winters = Edward hiverne { FORM($area, "in") }, son armée avec lui.
hammer-event-edward-leaves = Edward n'hiverne pas en Écosse.
hammer-event-edward-ii = Edward I est mort. Edward II est roi d'Angleterre.
hammer-event-sent-off = { $known ->
    [yes] Dans la Pioche ({ $name }) : { $blocks } ({ $areas }).
   *[no] Dans la Pioche ({ $name }), depuis { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { hammer-the-side } renvoie { FORM($blocks, "the") } ({ $area }) dans la Pioche.
   *[no] { hammer-the-side } renvoie { $n } { $n ->
        [one] bloc
       *[other] blocs
    } ({ $area }) dans la Pioche.
 }
hammer-event-french = Les Chevaliers Français entrent dans la Pioche écossaise.
hammer-event-built = { $known ->
    [yes] { FORM($block, "the") } { FORM($area, "in") } { FORM($block, "number") ->
        [many] gagnent
       *[one] gagne
    }
   *[no] { $side ->
        [english] Un bloc anglais { FORM($area, "in") } gagne
       *[scottish] Un bloc écossais { FORM($area, "in") } gagne
    }
 } { $n } pas.
hammer-event-drawn = { $known ->
    [yes] { FORM($block, "the") } { FORM($block, "number") ->
        [many] arrivent
       *[one] arrive
    } { FORM($area, "in") }, force 1.
   *[no] { $n } { $n ->
        [one] nouveau bloc écossais
       *[other] nouveaux blocs écossais
    } { FORM($area, "in") }.
 }
hammer-event-sighted = Des navires en vue : { FORM($block, "the") }, pour { FORM($drawn_for, "the") }.
hammer-event-landed = { FORM($block, "the") } { FORM($block, "number") ->
    [many] débarquent
   *[one] débarque
 } { FORM($area, "in") }.
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
    [all] { hammer-the-side } contrôle tous les Nobles
    [wallace] Sept Nobles chacun : Wallace décide
   *[most] { hammer-the-side } contrôle plus de Nobles
 }. { hammer-the-side } gagne la guerre !
