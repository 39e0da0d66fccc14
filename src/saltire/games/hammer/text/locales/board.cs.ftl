# Hammer of the Scots česky.

title-hammer = Hammer of the Scots
guide-hammer =
    Skotská válka za nezávislost. Vyhraje, kdo na konci ovládá víc ze čtrnácti šlechticů.
    Rok má až pět kol. V každém si obě strany tajně zvolí kartu: číslo říká, z kolika oblastí se
    smí táhnout, nebo je to událost. Kdo má vyšší kartu, táhne první.
    Kameny obou stran v jedné oblasti bojují: nejdřív A, pak B, pak C, obránce před útočníkem.
    Kámen hází tolika kostkami, kolik má síly; B3 zasáhne při 3 a méně a každý zásah stojí
    nejsilnější nepřátelský kámen jeden stupeň. Poražený šlechtic přejde na druhou stranu.
    V zimě jdou šlechtici domů, hrady živí vojsko a ze zásoby přicházejí nové kameny.
    Své kameny vidíte. U nepřítele vidíte jen to, kolik jich kde stojí.

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

hammer-your-blocks = Vaše kameny
hammer-more-blocks = … kameny ukáže všechny
hammer-nobles = Šlechtici: { $name } ({ $n }):
hammer-nobles-too = · { $name } ({ $n }):
hammer-hand = Vaše karty: { $cards }
hammer-held = { $name } má v ruce { $n }
hammer-played = zahráno: { $cards }
hammer-year-turn = { $year }, kolo { $turn } z 5
hammer-winter = zima { $year }
hammer-you-are = hrajete za { $name ->
    [Anglie] Anglii
   *[other] { $name }
 }
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
hammer-to-home = { $noble } – { $area }

# Poznámky.

hammer-enemy = Co můžete vědět: { $name }
hammer-enemy-legend = Zřetelně: jisté. Šedě: může tam být. Číslo je síla, 2-4 znamená odhad v tomto rozmezí.
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
hammer-which-area = Která oblast? Například: oblast fife
hammer-which = Co z toho? { $choices }
hammer-which-way = Několik cest je stejně krátkých: { $choices }. Napište číslo, nebo cestu tak, jak je uvedena.
hammer-choices = (tahy ukáže všech { $n })
hammer-final = Šlechtici { $nobles }.

hammer-help-type = kámen a kam jde; číslo volby; zápis
hammer-help-battle = jména lze zkrátit
hammer-help-area = hrad, hranice a kameny oblasti
hammer-help-enemy = které nepřátelské kameny kde mohou být
hammer-help-blocks = všechny vaše kameny · kdo ovládá kterého šlechtice
hammer-help-marks = hradní limit, katedrála · lze zvolit · táhl či bojoval · síla
rules-word-hammer = hranice

# Na co se stůl ptá.

hammer-ask-play-cards = Zvolte kartu:
hammer-ask-event-menu = Vaše událost: { $card }. „událost“ ji použije, „pas“ ne; nebo korunujte krále, je-li v nabídce.
hammer-ask-herald-name = Herold: který nepřátelský šlechtic má přejít (1 až 4 na kostce)? Jméno, nebo pas.
hammer-ask-sea-block = Plavba: který kámen na pobřeží pluje? Jméno ({ $example }), nebo pas.
hammer-ask-sea-to = { $block }: ke kterému vlastnímu pobřeží?
hammer-ask-sea-second = Druhý kámen { FORM($source, "from") } { FORM($target, "to") }, nebo hotovo?
hammer-ask-victuals-area = Zásoby: která vaše oblast dostane tři stupně? Nebo pas.
hammer-ask-victuals-steps = Zásoby { FORM($area, "in") }: koho posílit (zbývá: { $steps })? Nebo stát.
hammer-ask-pillage-victims = Plenění: která sousední nepřátelská oblast ztratí dva stupně? Nebo pas.
hammer-ask-pillage-from = Která vaše oblast plení oblast { $victims } a získá stupně?
hammer-ask-pillage-hit = Plenění { FORM($area, "in") }: který z vašich nejsilnějších kamenů ztratí stupeň?
hammer-ask-pillage-gain = Zisk z plenění { FORM($area, "in") }: koho posílit (zbývá: { $steps })? Nebo stát.
hammer-ask-move-blocks = Tah, { $points ->
    [one] zbývá { $points } bod
    [few] zbývají { $points } body
   *[other] zbývá { $points } bodů
 }: kámen a kam jde, nebo hotovo. Například: { $example } OBLAST.
hammer-ask-walk-block = { $block } ({ $at }): kam{ $first ->
    [0] { " " }dál, nebo stát
   *[other] { "" }
 }?
hammer-ask-pick-muster = Ve které oblasti se kameny shromáždí k vůdci?
hammer-ask-muster-blocks = Který kámen jde k vůdci { FORM($leader, "to") }? Jméno, nebo hotovo.
hammer-ask-main-force = Hlavní síla { FORM($area, "in") }: která skupina bojuje od prvního kola boje?
hammer-ask-choose-battle = Která bitva bude další?
hammer-ask-pick-defection = Která bitva po přeběhnutí bude další?
hammer-ask-combat-turn = Vaše kameny { $letter }: střílet, ustoupit, nebo čekat?
hammer-ask-retreat-to = { $block }: kam ustoupit?
hammer-ask-take-hits = { $left } { $left ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
 }: který z vašich nejsilnějších kamenů zásah dostane?
hammer-ask-must-retreat = Tři kola boje skončila: musíte ustoupit. Který kámen jde teď?
hammer-ask-must-retreat-to = { $block }: kam ustoupit?
hammer-leave-note = odejít: více kamenů odejde společně a skrytě.
hammer-ask-leave-together = Které kameny odejdou společně? Zvolte dva nebo více.
hammer-ask-slip-away = Odcházejí společně: který kámen jde teď?
hammer-ask-slip-away-to = { $block }: kam? Nikdo jiný se nedozví, který kámen to je.
hammer-ask-regroup = Vyhráli jste: pošlete kámen do sousední oblasti, nebo hotovo.
hammer-ask-regroup-to = { $block }: kam přeskupit?
hammer-ask-raid-loss = Skotové pustoší Anglii: který váš kámen jde do zásoby?
hammer-ask-choose-home = { $block }: kam domů na zimu?
hammer-ask-moray-winters = Moray v zimě: domů do Moray, zůstat, nebo odejít (do zásoby)?
hammer-ask-king-winters = Král v zimě: ke katedrále, zůstat, nebo odejít (do zásoby)?
hammer-ask-edward-winters = Edward: zimovat s vojskem ve Skotsku, nebo odejít (do zásoby)?
hammer-ask-wallace-winters = Wallace v zimě: do Selkirku (dva stupně navíc), nebo zůstat?
hammer-ask-choose-disbanding = Zima: rozpusťte kameny nad hradní limit a další podle libosti; pak hotovo.
hammer-ask-scottish-builds = Doplnění: posilte kámen, nebo vytáhněte nový, vždy za bod; nebo hotovo.
hammer-ask-english-builds = Doplnění: posilte pěchotu a šlechtice, vždy za bod; nebo hotovo.
hammer-ask-sea-place = { $block }, určení { FORM($area, "to") }: u kterého pobřeží přistát?
hammer-ask-only-end = Víc tu dělat nelze: napište hotovo.
hammer-over-limit = Příliš mnoho: { $areas }.
hammer-points-in = Zbývající body: { $areas }.
