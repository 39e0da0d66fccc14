# Why a bot chose as it did.

schotten-why-formation = { $formation ->
    [sum] součet
    [run] postupku
    [colour] barvu
    [kind] { $size ->
        [4] čtveřici
       *[other] trojici
    }
   *[colour-run] postupku v barvě
 }
schotten-why-claim = kámen { $stone } je vyhraný: tuto stranu už nic nepřebije
schotten-why-pick = nejvíc se změní, když se přemístí { $card }
schotten-why-move = u kamene { $stone } je karta nejužitečnější
schotten-why-back = { $card } mi bude chybět nejméně
schotten-why-face = takto je strana nejsilnější
schotten-why-draw-tactics = karta taktiky může překvapit
schotten-why-draw-clan = kameny se vyhrávají kartami klanu
schotten-why-discard = karta překážela
schotten-why-no-card = nemám kartu, kterou by šlo vyložit
schotten-why-tactics-wait = mé karty taktiky mohou počkat
schotten-why-done = už není co ovládnout
schotten-why-recruiter = tři nové karty za dvě, které mohu postrádat
schotten-why-strategist = jedna má karta je jinde užitečnější
schotten-why-traitor = jedna soupeřova karta je užitečnější na mé straně
schotten-why-banshee = jedna soupeřova karta je příliš dobrá, než aby zůstala
schotten-why-bluff = u kamene { $stone } má můj součet větší cenu než moje kombinace
schotten-why-mud = čtvrtá karta u kamene { $stone } pomůže mně víc než soupeři
schotten-why-spare = { $card } mi bude chybět nejméně a kámen { $stone } tím ztratí nejméně
schotten-why-opens = { $card } otevírá kámen { $stone }, kde ještě nemám žádnou kartu
schotten-why-adds = { $card } přinese nejvíc u kamene { $stone }
schotten-why-towards = { $card } buduje { schotten-why-formation } u kamene { $stone }
schotten-why-unbeatable = { $card } tvoří u kamene { $stone } { schotten-why-formation }: to nikdo nepřebije
schotten-why-complete = { $card } dokončuje u kamene { $stone } { schotten-why-formation } ({ $total })
