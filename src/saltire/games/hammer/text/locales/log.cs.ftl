# Deník hry Hammer of the Scots česky.

hammer-event-year = Začíná rok { $year }.
hammer-event-dealt = { $name } dostává karty { $cards }.
hammer-event-dealt-again = Karty roku { $year } jsou nevyrovnané: rozdává se znovu.
hammer-event-sealed = { $name } už má kartu položenou lícem dolů.
hammer-event-revealed = Anglie hraje kartu { $english }, Skotsko kartu { $scottish }: začíná { $name }.
hammer-event-moves = { $name } má { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 } tahu.
hammer-event-moved = { $known ->
    [yes] { $blocks } { FORM($blocks, "number") ->
        [many] táhnou
       *[one] táhne
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
 } { FORM($from, "from") } { FORM($to, "to") }{ $through ->
    [yes] { " " }({ $path })
   *[no] { "" }
 }.
hammer-event-norse = Seveřané plují { FORM($from, "from") } { FORM($to, "to") }.
hammer-event-moves-end = { $name } nechává { $unused } { $unused ->
    [one] bod tahu nevyužitý
    [few] body tahu nevyužité
   *[other] bodů tahu nevyužitých
 }.
hammer-event-muster = { $name } shromažďuje vojsko { FORM($area, "in") }.
hammer-event-main-force = Hlavní síla ({ $name }) { FORM($area, "in") } je ta, která přišla { FORM($from, "from") }; ostatní čekají v záloze.
hammer-event-event = { $name } používá událost: { $card }.
hammer-event-passed = { $name } událost nepoužije.
hammer-event-herald = { $name } posílá { FORM($noble, "dat") } herolda.
hammer-event-herald-die = Herold hází { $die }: { $die ->
    [5] není vyslyšen.
    [6] není vyslyšen.
   *[other] je vyslyšen.
 }
hammer-event-defected = { $noble } ({ $area }, síla { $strength }) přechází na stranu { $side ->
    [english] Anglie
   *[scottish] Skotska
 }.
hammer-event-sailed = { $known ->
    [yes] { $block } { FORM($block, "number") ->
        [many] plují
       *[one] pluje
    }
   *[no] { $side ->
        [english] Anglický kámen pluje
       *[scottish] Skotský kámen pluje
    }
 } { FORM($from, "from") } { FORM($to, "to") }.
hammer-event-victuals = { $name } posílá zásoby { FORM($area, "to") }.
hammer-event-strengthened = { $known ->
    [yes] { $block } { FORM($area, "in") } { FORM($block, "number") ->
        [many] získávají
       *[one] získává
    }
   *[no] { $side ->
        [english] Anglický kámen { FORM($area, "in") } získává
       *[scottish] Skotský kámen { FORM($area, "in") } získává
    }
 } { $n } { $n ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }.
hammer-event-pillage = { $name } plení oblast { $area } { FORM($from, "from") }.
hammer-event-pillaged = { $known ->
    [yes] { $block } { FORM($area, "in") } { FORM($block, "number") ->
        [many] ztrácejí
       *[one] ztrácí
    }
   *[no] { $side ->
        [english] Anglický kámen { FORM($area, "in") } ztrácí
       *[scottish] Skotský kámen { FORM($area, "in") } ztrácí
    }
 } { $n } { $n ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }{ $eliminated ->
    [0] .
   *[other] { " " }a { FORM($block, "number") ->
    [many] jsou
   *[one] je
 } pryč.
 }
hammer-event-crowned = { $king } je { FORM($area, "in") } korunován králem Skotů.
hammer-event-battle = { $defection ->
    [yes] Bitva { FORM($area, "in") } po přeběhnutí: { $name } útočí.
   *[no] Bitva { FORM($area, "in") }: { $name } útočí.
 }
hammer-event-front = { $nobody ->
    [yes] { $round }. kolo boje.
   *[no] { $round }. kolo boje. { $fronts }.
 }
hammer-event-loyalty = { $block }, hod na věrnost { $die }: { $loyal ->
    [yes] { FORM($block, "number") ->
    [many] zůstávají
   *[one] zůstává
 }.
   *[no] { FORM($block, "number") ->
    [many] odcházejí
   *[one] odchází
 } do zásoby.
 }
hammer-event-control-changed = První obránci jsou pryč: teď útočí { $name }.
hammer-event-rolled = { $block } { FORM($block, "number") ->
    [many] házejí
   *[one] hází
 } { $die }: { $hit ->
    [yes] zásah.
   *[no] vedle.
 }
hammer-event-volley = { $block } { FORM($block, "number") ->
    [many] házejí
   *[one] hází
 } { $n } { $n ->
    [one] kostkou
   *[other] kostkami
 } ({ $dice }): { $hits ->
    [0] žádný zásah.
    [one] { $hits } zásah.
    [few] { $hits } zásahy.
   *[other] { $hits } zásahů.
 }
hammer-event-hit = { $block } { FORM($block, "number") ->
    [many] dostávají
   *[one] dostává
 } { $n } { $n ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
 }: zbývá síla { $left }.
hammer-event-eliminated = { $end ->
    [captured] { $block } je zajat a mění stranu.
    [removed] { $block } { FORM($block, "number") ->
        [many] navždy odcházejí
       *[one] navždy odchází
    } ze hry.
   *[pool] { $block } { FORM($block, "number") ->
        [many] padají a jdou
       *[one] padá a jde
    } do zásoby.
 }
hammer-event-held = { $block } { FORM($block, "number") ->
    [many] čekají
   *[one] čeká
 }.
hammer-event-retreated = { $known ->
    [yes] { $blocks } { FORM($blocks, "number") ->
        [many] ustupují
       *[one] ustupuje
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
 } { FORM($from, "from") } { FORM($area, "to") }.
hammer-event-leaving = { $blocks } společně odcházejí { FORM($area, "from") }.
hammer-event-must-retreat = Tři kola boje skončila: { $name } musí odejít { FORM($area, "from") }.
hammer-event-regrouped = { $known ->
    [yes] { $blocks } { FORM($blocks, "number") ->
        [many] se přeskupují
       *[one] se přeskupuje
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
 } { FORM($from, "from") } { FORM($area, "to") }.
hammer-event-battle-won = { $name } vítězí v bitvě { FORM($area, "in") }.
hammer-event-raided = Nájezd Skotů na Anglii: { $known ->
    [yes] ztráty { FORM($area, "in") }: { $blocks }.
   *[no] ztracen anglický kámen { FORM($area, "in") }.
 }
hammer-event-winter = Zima { $year }: šlechtici jdou domů, vojsko se rozpouští.
hammer-event-homes = Domů na zimu: { $ways }.
hammer-event-home = { $noble } nachází doma { FORM($area, "in") } nepřítele a přechází na stranu { $side ->
    [english] Anglie
   *[scottish] Skotska
 }.
hammer-event-quarters = { $leader } zimuje { FORM($area, "in") } (přišel { FORM($from, "from") }).
hammer-event-retired = { $leader } odchází { FORM($from, "from") } do zásoby.
hammer-event-stayed = { $leader } zůstává, kde je.
hammer-event-edward-winters = Edward zimuje { FORM($area, "in") } i s vojskem.
hammer-event-edward-leaves = Edward nezimuje ve Skotsku.
hammer-event-edward-ii = Edward I. je mrtev. Králem Anglie je Edward II.
hammer-event-sent-off = { $known ->
    [yes] Do zásoby ({ $name }): { $blocks } ({ $areas }).
   *[no] Do zásoby ({ $name }), odtud: { $areas }.
 }
hammer-event-disbanded = { $known ->
    [yes] { $name } rozpouští { FORM($blocks, "acc") } ({ $area }).
   *[no] { $name } rozpouští { $n } { $n ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    } { FORM($area, "in") }.
 }
hammer-event-french = Francouzští rytíři přicházejí do skotské zásoby.
hammer-event-built = { $known ->
    [yes] { $block } { FORM($area, "in") } { FORM($block, "number") ->
        [many] získávají
       *[one] získává
    }
   *[no] { $side ->
        [english] Anglický kámen { FORM($area, "in") } získává
       *[scottish] Skotský kámen { FORM($area, "in") } získává
    }
 } { $n } { $n ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }.
hammer-event-drawn = { $known ->
    [yes] { $block } { FORM($block, "number") ->
        [many] přicházejí
       *[one] přichází
    } { FORM($area, "to") } se silou 1.
   *[no] { $n } { $n ->
        [one] nový skotský kámen
        [few] nové skotské kameny
       *[other] nových skotských kamenů
    } { FORM($area, "in") }.
 }
hammer-event-sighted = Lodě na obzoru: { $block }, určení { FORM($drawn_for, "to") }.
hammer-event-landed = { $block } { FORM($block, "number") ->
    [many] přistávají
   *[one] přistává
 } { FORM($area, "in") }.
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
