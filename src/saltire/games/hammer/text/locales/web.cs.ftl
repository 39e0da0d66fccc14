# Hammer of the Scots v prohlížeči, česky.

web-hammer-map = Mapa Skotska
web-hammer-map-keys = Mapu posouvají šipky, plus a minus ji přibližují a oddalují, 0 ji ukáže celou.
web-hammer-nearer = Přiblížit
web-hammer-farther = Oddálit
web-hammer-whole-map = Celá mapa
web-hammer-legend = Hranice
web-hammer-legend-black = černá hranice: 6 kamenů
web-hammer-legend-red = červená hranice: 2 kameny, pak stát
web-hammer-legend-march = anglo-skotská hranice
web-hammer-credit = Pobřeží: Natural Earth
web-hammer-paid = zaplaceno
web-hammer-points = { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
 }
web-hammer-places = Mapa slovy
web-hammer-cards = Karty
web-hammer-hand = Vaše karty
web-hammer-nobles = Šlechtici
web-hammer-nobles-of = { $name }: { $n } ze 14
web-hammer-pool-of = { $name }: { $n } v zásobě
web-hammer-fallen = Navždy ztraceno: { $blocks }
web-hammer-held = v ruce { $n }
web-hammer-first = Hráč 1 v tomto kole
web-hammer-played-now = hraje: { $card }
web-hammer-king-crowned = Skotsko korunovalo svého krále
web-hammer-area = { $area }: hradní limit { $limit }, Anglie { $english }, Skotsko { $scots }
web-hammer-block = { $block } { $rating }, síla { $strength }/{ $full }
web-hammer-blocks = { $n } { $n ->
    [one] kámen
    [few] kameny
   *[other] kamenů
 }
web-hammer-moved = už táhl
web-hammer-reserve = záloha
web-hammer-close = Zavřít
web-hammer-skip = Přeskočit
web-hammer-no-volley = Ještě nikdo nevystřelil.
web-hammer-acts = { $letter ->
    [A] jednají kameny A
    [B] jednají kameny B
    [C] jednají kameny C
   *[other] na tahu
 }
web-hammer-all-choices = Všechny možnosti v seznamu ({ $n })
web-hammer-sending = …
web-hammer-waits = Čeká se: { $names }.
web-hammer-over = { $name } vyhrává válku.
web-hammer-group-on = Táhnout více kameny
web-hammer-group-off = Po jednom
web-hammer-group-help = Klepněte na kameny jedné oblasti nebo držte Shift; pak na rozsvícenou oblast.
web-hammer-ended = Hra skončila.
web-hammer-cancel = Zrušit
web-hammer-pick-one = { $block } ({ $area }): kam?
web-hammer-pick-group = Kameny z oblasti { $area } ({ $n }): kam?
web-hammer-pick-nowhere = Žádná hranice nemá místo pro všechny.
web-hammer-goal = Cesta: { $way }. Místo pro { $room } { $room ->
    [one] kámen.
    [few] kameny.
   *[other] kamenů.
 }
web-hammer-goal-attack = Útok: vaše kameny { $own }, nepřátelské { $enemies }.
web-hammer-goal-odds = Šance asi { $odds } %, že všechny padnou.
web-hammer-odds = { $odds } %
web-hammer-rule = Pravidlo { $rule }
web-hammer-move-card = { $n ->
    [one] 1 bod tahu
    [few] { $n } body tahu
   *[other] { $n } bodů tahu
 }
web-hammer-about-move = { $n ->
    [one] Smějí táhnout kameny jedné oblasti, nebo jeden kámen překročí anglo-skotskou hranici.
   *[other] Smějí táhnout kameny { $n } oblastí; každý kámen přes anglo-skotskou hranici stojí vlastní bod.
 } Vyšší karta začíná.
web-hammer-about-herald = Jmenujte nepřátelského šlechtice, ne Moraye, a hoďte: při 1 až 4 přejde na místě k vám a zaútočí na své staré přátele, kteří jsou s ním. Při 5 nebo 6 se nestane nic.
web-hammer-about-pillage = Nepřátelské kameny v sousední oblasti dostanou dva zásahy a vaše kameny získají ztracené stupně. Šlechtic, který padne, přejde k vám.
web-hammer-about-sea-move = Jeden nebo dva vaše kameny plují od pobřeží k jinému, které už je vaše. Bez útoku, a nikdy Seveřané.
web-hammer-about-truce = V tomto kole soupeř nevstoupí do oblasti, kde stojí vaše kameny, a Skotové nevstoupí do Anglie.
web-hammer-about-victuals = Vaše kameny v jedné oblasti získají až tři stupně.
web-hammer-force-from = Odkud: { $areas }
web-hammer-force-help = Ostatní čekají v záloze a přidají se ve 2. kole boje ({ $area }).

web-hammer-verb-move = Táhnout
web-hammer-verb-fire = Střílet
web-hammer-verb-retreat = Ustoupit
web-hammer-verb-hold = Čekat
web-hammer-verb-hit = Dostat zásah
web-hammer-verb-strengthen = +1 stupeň
web-hammer-verb-disband = Rozpustit
web-hammer-here-to = Sem: { $area }
web-hammer-here-in = Zvolit: { $area }
web-hammer-here-draw-in = Vytáhnout nový kámen: { $area }

web-hammer-act-play = Zahrát: { $card }
web-hammer-act-move = Táhnout: { $what }
web-hammer-act-to = Kam: { $what }
web-hammer-act-in = Kde: { $what }
web-hammer-act-fire = Střílet: { $what }
web-hammer-act-retreat = Ustoupit: { $what }
web-hammer-act-hold = Čekat: { $what }
web-hammer-act-hit = Zásah dostane: { $what }
web-hammer-act-strengthen = Posílit: { $what }
web-hammer-act-disband = Rozpustit: { $what }
web-hammer-act-name = Poslat herolda: { $what }
web-hammer-act-draw = Vytáhnout nový kámen: { $area }
web-hammer-act-force = Hlavní síla { $number }

web-hammer-do-end = Konec
web-hammer-do-pass = Nepoužít
web-hammer-do-stop = Zastavit zde
web-hammer-do-enough = Dost
web-hammer-do-event = Použít: { $card }
web-hammer-do-crown-bruce = Korunovat Bruce
web-hammer-do-crown-comyn = Korunovat Comyna
web-hammer-do-return-of-balliol = Návrat Balliola
web-hammer-do-stay = Zůstat
web-hammer-do-leave = Do zásoby
web-hammer-do-leave-together = Odejít společně
web-hammer-do-winter = Zimovat ve Skotsku
web-hammer-do-muster = Shromáždit k vůdci

web-hammer-ask-play-cards = Zvolte kartu.
web-hammer-ask-event-menu = Vaše událost: { $card }. Použít ji?
web-hammer-ask-herald-name = Který nepřátelský šlechtic má přejít? Při 1 až 4 to udělá.
web-hammer-ask-sea-block = Plavba: který kámen na pobřeží pluje?
web-hammer-ask-sea-to = { $block }: ke kterému vlastnímu pobřeží?
web-hammer-ask-sea-second = Druhý kámen: { $source } – { $target }?
web-hammer-ask-victuals-area = Zásoby: která oblast dostane tři stupně?
web-hammer-ask-victuals-steps = Zásoby, { $area }: koho posílit? Zbývá: { $steps }.
web-hammer-ask-pillage-victims = Plenění: která sousední nepřátelská oblast ztratí dva stupně?
web-hammer-ask-pillage-from = Která vaše oblast plení oblast { $area } a získá stupně?
web-hammer-ask-pillage-hit = Plenění, { $area }: který z vašich nejsilnějších kamenů ztratí stupeň?
web-hammer-ask-pillage-gain = Zisk z plenění, { $area }: koho posílit? Zbývá: { $steps }.
web-hammer-ask-move-blocks = Tah: { $points ->
    [one] zbývá { $points } bod
    [few] zbývají { $points } body
   *[other] zbývá { $points } bodů
 }.
web-hammer-ask-walk-block = { $block } ({ $at }): { $steps ->
    [0] kam?
   *[other] dál, nebo stát?
 }
web-hammer-ask-pick-muster = Ve které oblasti se shromáždit k vůdci?
web-hammer-ask-muster-blocks = Které kameny jdou k vůdci ({ $area })?
web-hammer-ask-main-force = Která skupina je hlavní síla ({ $area })?
web-hammer-ask-choose-battle = Která bitva bude další?
web-hammer-ask-pick-defection = Která bitva po přeběhnutí bude další?
web-hammer-ask-combat-turn = Vaše kameny { $letter }: střílet, ustoupit, nebo čekat.
web-hammer-ask-retreat-to = { $block }: kam ustoupit?
web-hammer-ask-take-hits = { $left } { $left ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
 }: který z vašich nejsilnějších kamenů zásah dostane?
web-hammer-ask-must-retreat = Tři kola boje skončila: musíte ustoupit. Který kámen jde teď?
web-hammer-ask-must-retreat-to = { $block }: kam ustoupit?
web-hammer-ask-leave-together = Které kameny odejdou společně? Dva nebo více.
web-hammer-ask-slip-away = Odcházejí společně: který kámen jde teď?
web-hammer-ask-slip-away-to = { $block }: kam? Nikdo jiný se nedozví, který kámen to je.
web-hammer-ask-regroup = Vyhráli jste. Pošlete kameny do sousedních oblastí, nebo skončete.
web-hammer-ask-regroup-to = { $block }: kam přeskupit?
web-hammer-ask-raid-loss = Skotové pustoší Anglii: který váš kámen jde do zásoby?
web-hammer-ask-choose-home = { $block }: kam domů na zimu?
web-hammer-ask-moray-winters = Moray v zimě: domů, zůstat, nebo do zásoby?
web-hammer-ask-king-winters = Král v zimě: ke katedrále, zůstat, nebo do zásoby?
web-hammer-ask-edward-winters = Edward: zimovat s vojskem ve Skotsku, nebo odejít?
web-hammer-ask-wallace-winters = Wallace v zimě: do Selkirku (dva stupně navíc), nebo zůstat?
web-hammer-ask-choose-disbanding = Zima: rozpusťte kameny nad hradní limit a další podle libosti.
web-hammer-ask-scottish-builds = Doplnění: posilujte kameny, nebo vytáhněte nové, vždy za bod.
web-hammer-ask-english-builds = Doplnění: posilujte pěchotu a šlechtice, vždy za bod.
web-hammer-ask-sea-place = { $block }, určení: { $area }. U kterého pobřeží přistát?
web-hammer-ask-only-end = Víc tu dělat nelze.

web-hammer-lesson-goal = O válce rozhoduje čtrnáct šlechticů. Kdo jich na konci ovládá víc, vyhrává.
web-hammer-overview-1 = Anglie proti Skotsku o čtrnáct šlechticů. Své kameny vidíte, u nepřítele jen rub.
web-hammer-overview-2 = Oba tajně zahrají kartu: číslo říká, z kolika oblastí smějí vaše kameny vyrazit.
web-hammer-overview-3 = Kde stojí oba, bojuje se kostkami. Poražený šlechtic přejde k druhé straně.
web-hammer-overview-4 = V zimě jdou šlechtici domů; kdo drží jejich domov, drží je. Na konci vyhraje, kdo jich má víc.
web-hammer-lesson-cards = Každé kolo obě strany tajně zvolí kartu. Číslo říká, z kolika oblastí smějí kameny táhnout; vyšší začíná. Ostatní jsou události.
web-hammer-lesson-hidden = Vidíte líc jen svých kamenů. U nepřátelských vidíte, kde stojí; co o nich můžete vědět, je na nich tužkou.
web-hammer-lesson-moves = Vaše 3 byla vyšší, a tak táhnete první. Zvolte Wallace ve Fife a pak Angus: stojí tam jediný anglický kámen.
web-hammer-lesson-battle = Bitva v Angusu. Nejdřív jednají kameny A, pak B, pak C a házejí kostkou za každý bod: A3 zasáhne při 3 nebo méně. Zaútočte Wallacem.
web-hammer-lesson-hits = Každý zásah stojí váš nejsilnější kámen stupeň: otočí se a nahoře má o bod méně. Mezi stejnými volíte vy.
web-hammer-lesson-capture = Šlechtici neumírají: poražený šlechtic přejde k druhé straně. Jiné kameny jdou do zásoby, ty s černým křížem jsou ztraceny.
web-hammer-lesson-winter = V zimě jdou šlechtici domů. Kdo doma najde nepřítele, přejde k němu.

# On the page about the server.

web-hammer-about-map = Mapa
web-hammer-about-map-text = Pobřeží na mapě Hammer of the Scots pochází z Natural Earth a je volným dílem; je pokřivené tak, aby měla každá oblast místo.
