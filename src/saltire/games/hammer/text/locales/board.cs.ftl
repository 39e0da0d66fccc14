# Hammer of the Scots česky.

title-hammer = Hammer of the Scots
guide-hammer =
    Skotská válka za nezávislost. Vyhraje, kdo na konci ovládá víc ze čtrnácti šlechticů.
    Rok má až pět kol. V každém si obě strany tajně zvolí kartu: číslo říká, z kolika oblastí se
    smí táhnout kameny, nebo je to událost. Vyšší karta táhne první.
    Kameny obou stran v jedné oblasti bojují: nejdřív A, pak B, pak C, obránce před útočníkem.
    Kámen hází tolika kostkami, kolik má síly; B3 zasáhne při 3 a méně a každý zásah stojí
    nejsilnější nepřátelský kámen jeden stupeň. Poražený šlechtic přejde na druhou stranu.
    V zimě jdou šlechtici domů, hrady živí vojsko a ze zásoby přicházejí nové kameny.
    Své kameny vidíš. U nepřítele vidíš jen to, kolik jich kde stojí.

hammer-english = Anglie
hammer-scottish = Skotsko
hammer-letter-english = A
hammer-letter-scottish = S
hammer-north-sea = Severní moře
hammer-irish-sea = Irské moře
hammer-card-herald = Herold
hammer-card-pillage = Plenění
hammer-card-sea-move = Plavba
hammer-card-truce = Příměří
hammer-card-victuals = Zásoby

# Obraz.

hammer-your-blocks = Tvé kameny
hammer-more-blocks = … blocks ukáže všechny
hammer-nobles = Šlechtici: { $name } ({ $n }):
hammer-nobles-too = · { $name } ({ $n }):
hammer-hand = Tvé karty: { $cards }
hammer-held = { $name } drží { $n }
hammer-played = zahráno: { $cards }
hammer-year-turn = { $year }, kolo { $turn } z 5
hammer-winter = zima { $year }
hammer-you-are = jsi { $name }
hammer-pools = zásoby { $pools }
hammer-truce = Příměří: { $name } nesmí útočit
hammer-edward-two = králem je Edward II.
hammer-activated = zaplaceno: { $areas }
hammer-battle-in = Bitva: { $area }
hammer-round = { $round }. kolo boje ze 3
hammer-attacks = { $name } útočí
hammer-defends = { $name } se brání
hammer-reserve = { $n } v záloze
hammer-hidden = { $n } { $n ->
    [one] kámen
    [few] kameny
   *[other] kamenů
 }, zase skryto
hammer-in-reserve = { $n } v záloze
hammer-way = { $start } – { $end }
hammer-to-home = { $noble } do { $area }

# Poznámky.

hammer-enemy = Co můžeš vědět: { $name }
hammer-enemy-legend = Zřetelně: jisté. Šedě: může tam být. Číslo je síla, 2-4 znamená mezi tím.
hammer-pool = Zásoba
hammer-of-these = { $n } z těchto:
hammer-castle = hradní limit { $limit }{ $cathedral ->
    [yes] , katedrála (pro Skotsko o jeden víc)
   *[no] { "" }
 }
hammer-home-of = domov: { $nobles }
hammer-black-borders = černé hranice (6 kamenů): { $areas }
hammer-red-borders = červené hranice (2 kameny, pak stát): { $areas }
hammer-empty = nikdo
hammer-which-area = Která oblast? Například: look fife
hammer-which = Co z toho? { $choices }
hammer-which-way = Více cest je stejně krátkých: { $choices }. Napiš číslo, nebo cestu tak, jak je uvedena.
hammer-choices = (moves ukáže všech { $n })
hammer-final = Šlechtici { $nobles }.

hammer-help-type = kámen a kam jde; číslo volby; zápis
hammer-help-battle = jména lze zkrátit
hammer-help-area = hrad, hranice a kameny oblasti
hammer-help-enemy = které nepřátelské kameny kde mohou být
hammer-help-blocks = všechny tvé kameny · kdo ovládá kterého šlechtice
hammer-help-marks = hradní limit, katedrála · lze zvolit · táhl či bojoval · síla
rules-word-hammer = hranice

# Na co se stůl ptá.

hammer-ask-play-cards = Zvol kartu (play a její jméno):
hammer-ask-event-menu = Tvá událost je { $card }. event ji použije, pass ne; nebo korunuj krále, je-li v nabídce.
hammer-ask-herald-name = Herold: který nepřátelský šlechtic má přejít (1 až 4 na kostce)? Jméno, nebo pass.
hammer-ask-sea-block = Plavba: který kámen na pobřeží pluje? Jméno ({ $example }), nebo pass.
hammer-ask-sea-to = { $block } pluje ke kterému vlastnímu pobřeží?
hammer-ask-sea-second = Druhý kámen z { $source } do { $target }, nebo end?
hammer-ask-victuals-area = Zásoby: která tvá oblast dostane tři stupně? Nebo pass.
hammer-ask-victuals-steps = Zásoby, { $area }: koho posílit (zbývá { $steps })? Nebo stop.
hammer-ask-pillage-victims = Plenění: která sousední nepřátelská oblast ztratí dva stupně? Nebo pass.
hammer-ask-pillage-from = Která tvá oblast plení { $victims } a získá stupně?
hammer-ask-pillage-hit = Plenění, { $area }: který z tvých nejsilnějších kamenů ztratí stupeň?
hammer-ask-pillage-gain = Zisk z plenění, { $area }: koho posílit (zbývá { $steps })? Nebo stop.
hammer-ask-move-blocks = Tah, zbývá { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }: kámen a kam jde, nebo end. Například: { $example } OBLAST.
hammer-ask-walk-block = { $block } ({ $at }): kam{ $first ->
    [0] { " " }dál, nebo stop
   *[other] { "" }
 }?
hammer-ask-pick-muster = Ve které oblasti se shromáždit k vůdci?
hammer-ask-muster-blocks = Který kámen jde k vůdci ({ $leader })? Jméno, nebo end.
hammer-ask-main-force = Hlavní síla, { $area }: která skupina bojuje od prvního kola?
hammer-ask-choose-battle = Která bitva bude další?
hammer-ask-pick-defection = Která bitva po přeběhnutí bude další?
hammer-ask-combat-turn = Tvé kameny { $letter }: fire (střílet), retreat (ustoupit), nebo hold (čekat)?
hammer-ask-retreat-to = { $block } ustoupí kam?
hammer-ask-take-hits = { $left } { $left ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
 }: který z tvých nejsilnějších kamenů jej vezme?
hammer-ask-must-retreat = Tři kola uplynula: musíš ustoupit. Který kámen jde teď?
hammer-ask-must-retreat-to = { $block } ustoupí kam?
hammer-leave-note = leave: více kamenů odejde společně a skrytě.
hammer-ask-leave-together = Které kameny odejdou společně? Zvol dva nebo více.
hammer-ask-slip-away = Odcházejí společně: který kámen jde teď?
hammer-ask-slip-away-to = { $block } jde kam? Nikdo jiný se nedozví, který kámen to je.
hammer-ask-regroup = Vyhráls: pošli kámen do sousední oblasti, nebo end.
hammer-ask-regroup-to = { $block } se přeskupí kam?
hammer-ask-raid-loss = Skotové pustoší Anglii: který tvůj kámen jde do zásoby?
hammer-ask-choose-home = { $block } jde na zimu domů: kam?
hammer-ask-moray-winters = Moray v zimě: domů do Moray, stay (zůstat), nebo leave (do zásoby)?
hammer-ask-king-winters = Král v zimě: ke katedrále, stay (zůstat), nebo leave (do zásoby)?
hammer-ask-edward-winters = Edward: winter (zimovat s vojskem ve Skotsku), nebo leave (do zásoby)?
hammer-ask-wallace-winters = Wallace v zimě: do Selkirku (dva stupně navíc), nebo stay (zůstat)?
hammer-ask-choose-disbanding = Zima: rozpusť kameny nad hradní limit a další podle libosti; pak end.
hammer-ask-scottish-builds = Doplnění: posil kámen, nebo vytáhni nový, vždy za bod; nebo end.
hammer-ask-english-builds = Doplnění: posil pěchotu a šlechtice, vždy za bod; nebo end.
hammer-ask-sea-place = { $block }, tažen pro { $area }: u kterého pobřeží přistane?
hammer-ask-only-end = Víc tu dělat nelze: napiš end.
hammer-over-limit = Příliš mnoho: { $areas }.
hammer-points-in = Zbývající body: { $areas }.
