# Deník hry Hammer of the Scots česky.

hammer-event-year = Začíná rok { $year }.
hammer-event-dealt = { $name } dostává { $cards }.
hammer-event-dealt-again = Karty roku { $year } jsou nevyrovnané: rozdává se znovu.
hammer-event-sealed = { $name } má kartu položenou lícem dolů.
hammer-event-revealed = Anglie hraje { $english }, Skotsko hraje { $scottish }: začíná { $name }.
hammer-event-moves = { $name } má { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 } tahu.
hammer-event-moved = { $known ->
    [yes] { $blocks } { $n ->
        [one] táhne
       *[other] táhnou
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Anglický kámen táhne
            [few] { $n } anglické kameny táhnou
           *[other] { $n } anglických kamenů táhne
        }
       *[scottish] { $n ->
            [one] Skotský kámen táhne
            [few] { $n } skotské kameny táhnou
           *[other] { $n } skotských kamenů táhne
        }
    }
 } { $path }.
hammer-event-norse = Seveřané ({ $block }) plují { $path }.
hammer-event-moves-end = { $name } nechává { $unused } { $unused ->
    [one] bod
    [few] body
   *[other] bodů
 } tahu.
hammer-event-muster = { $name } shromažďuje vojsko: { $area }.
hammer-event-main-force = Hlavní síla ({ $name }) v bitvě { $area } je ta z { $from }; ostatní čekají v záloze.
hammer-event-event = { $name } používá událost: { $card }.
hammer-event-passed = { $name } událost nepoužije.
hammer-event-herald = { $name } posílá herolda: { $noble }.
hammer-event-herald-die = Herold hází { $die }: { $die ->
    [5] není vyslyšen.
    [6] není vyslyšen.
   *[other] je vyslyšen.
 }
hammer-event-defected = { $noble } ({ $area }, síla { $strength }) mění stranu: { $name }.
hammer-event-sailed = { $known ->
    [yes] { $block } pluje
   *[no] { $side ->
        [english] Anglický kámen pluje
       *[scottish] Skotský kámen pluje
    }
 } { $from } – { $to }.
hammer-event-victuals = { $name } posílá zásoby: { $area }.
hammer-event-strengthened = { $known ->
    [yes] { $block } ({ $area })
   *[no] { $side ->
        [english] Anglický kámen ({ $area })
       *[scottish] Skotský kámen ({ $area })
    }
 } získává { $n } { $n ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }.
hammer-event-pillage = { $name } plení { $area } odtud: { $from }.
hammer-event-pillaged = { $known ->
    [yes] { $block } ({ $area })
   *[no] { $side ->
        [english] Anglický kámen ({ $area })
       *[scottish] Skotský kámen ({ $area })
    }
 } ztrácí { $n } { $n ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }{ $eliminated ->
    [0] .
   *[other] { " " }a je pryč.
 }
hammer-event-crowned = { $king } je korunován králem Skotů ({ $area }).
hammer-event-battle = { $defection ->
    [yes] Bitva po přeběhnutí: { $area }. { $name } útočí.
   *[no] Bitva: { $area }. { $name } útočí.
 }
hammer-event-front = { $nobody ->
    [yes] { $round }. kolo boje.
   *[no] { $round }. kolo boje. { $fronts }.
 }
hammer-event-loyalty = { $block }, věrnost { $die }: { $loyal ->
    [yes] zůstává.
   *[no] odchází do zásoby.
 }
hammer-event-control-changed = První obránci jsou pryč: teď útočí { $name }.
hammer-event-rolled = { $block } hází { $die }: { $hit ->
    [yes] zásah.
   *[no] vedle.
 }
hammer-event-volley = { $block } hází { $n } { $n ->
    [one] kostkou
   *[other] kostkami
 } ({ $dice }): { $hits ->
    [0] žádný zásah.
    [one] { $hits } zásah.
    [few] { $hits } zásahy.
   *[other] { $hits } zásahů.
 }
hammer-event-hit = { $block } bere { $n } { $n ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
 }: zbývá síla { $left }.
hammer-event-eliminated = { $end ->
    [captured] { $block } je zajat a mění stranu.
    [removed] { $block } padl navždy.
   *[pool] { $block } padl a jde do zásoby.
 }
hammer-event-held = { $block } čeká.
hammer-event-retreated = { $known ->
    [yes] { $blocks } { $n ->
        [one] ustupuje
       *[other] ustupují
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Anglický kámen ustupuje
            [few] { $n } anglické kameny ustupují
           *[other] { $n } anglických kamenů ustupuje
        }
       *[scottish] { $n ->
            [one] Skotský kámen ustupuje
            [few] { $n } skotské kameny ustupují
           *[other] { $n } skotských kamenů ustupuje
        }
    }
 } { $from } – { $area }.
hammer-event-leaving = { $blocks } společně opouštějí { $area }.
hammer-event-must-retreat = Tři kola uplynula: { $name } musí opustit { $area }.
hammer-event-regrouped = { $known ->
    [yes] { $blocks } { $n ->
        [one] se přeskupuje
       *[other] se přeskupují
    }
   *[no] { $side ->
        [english] { $n ->
            [one] Anglický kámen se přeskupuje
            [few] { $n } anglické kameny se přeskupují
           *[other] { $n } anglických kamenů se přeskupuje
        }
       *[scottish] { $n ->
            [one] Skotský kámen se přeskupuje
            [few] { $n } skotské kameny se přeskupují
           *[other] { $n } skotských kamenů se přeskupuje
        }
    }
 } { $from } – { $area }.
hammer-event-battle-won = { $name } vítězí v bitvě ({ $area }).
hammer-event-raided = Skotové v Anglii: { $known ->
    [yes] { $blocks } ({ $area }) je ztracen.
   *[no] anglický kámen ({ $area }) je ztracen.
 }
hammer-event-winter = Zima { $year }: šlechtici jdou domů, vojsko se rozpouští.
hammer-event-homes = Domů na zimu: { $ways }.
hammer-event-home = { $noble } doma ({ $area }) nachází nepřítele a mění stranu: { $name }.
hammer-event-quarters = { $leader } zimuje: { $area } (přišel z { $from }).
hammer-event-retired = { $leader } ({ $from }) jde do zásoby.
hammer-event-stayed = { $leader } zůstává, kde je.
hammer-event-edward-winters = Edward zimuje: { $area }, vojsko s ním.
hammer-event-edward-leaves = Edward nezimuje ve Skotsku.
hammer-event-edward-ii = Edward I. je mrtev. Králem Anglie je Edward II.
hammer-event-sent-off = { $known ->
    [yes] Do zásoby ({ $name }): { $blocks } ({ $areas }).
   *[no] Do zásoby ({ $name }), odtud: { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } rozpouští { $blocks } ({ $area }).
   *[no] { $name } rozpouští { $n } { $n ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    } ({ $area }).
 }
hammer-event-french = Francouzští rytíři přicházejí do skotské zásoby.
hammer-event-built = { $known ->
    [yes] { $block } ({ $area })
   *[no] { $side ->
        [english] Anglický kámen ({ $area })
       *[scottish] Skotský kámen ({ $area })
    }
 } získává { $n } { $n ->
    [one] stupeň.
    [few] stupně.
   *[other] stupňů.
 }
hammer-event-drawn = { $known ->
    [yes] { $block } přichází: { $area }, síla 1.
   *[no] { $n } { $n ->
        [one] nový skotský kámen
        [few] nové skotské kameny
       *[other] nových skotských kamenů
    }: { $area }.
 }
hammer-event-sighted = Lodě na obzoru: { $block }, tažen pro { $drawn_for }.
hammer-event-landed = { $block } přistává: { $area }.
hammer-event-levied = { $known ->
    [yes] Lenní hotovost v Anglii: { $blocks }.
   *[no] Lenní hotovost: { $n } { $n ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    } v Anglii.
 }
hammer-event-moray = Moray { $on_map ->
    [yes] je na mapě.
   *[no] není na mapě.
 }
hammer-event-won = { $how ->
    [king] Král Skotů padl
    [edward] Edward II. padl
    [all] { $name } ovládá všechny šlechtice
    [wallace] Po sedmi šlechticích: rozhoduje Wallace
   *[most] { $name } ovládá víc šlechticů
 }. { $name } vítězí ve válce!
