# Úlohy: otázky, odpovědi a jejich důkazy, česky.

hammer-puzzle-kind-odds = Vyhlídky bitvy
hammer-puzzle-kind-hit = Kdo dostane zásah?
hammer-puzzle-kind-attack = Kde útočit?
hammer-puzzle-kind-retreat = Cesta ven
hammer-puzzle-kind-winter = Domů na zimu
hammer-puzzle-kind-nobles = Počítání šlechticů
hammer-puzzle-the-side = { $side ->
    [england] Anglie
   *[scotland] Skotsko
 }
hammer-puzzle-odds = Nikdo neustupuje ani se nevzdává střelby a obě strany rozdělují zásahy co nejlépe. Jaká je pravděpodobnost, že { hammer-puzzle-the-side } nakonec udrží oblast { $area }?
hammer-puzzle-hit = Nikdo neustupuje ani se nevzdává střelby. Zásahů k rozdělení: { $hits }. Který kámen dostane první, má-li { hammer-puzzle-the-side } co nejspíš udržet oblast { $area }?
hammer-puzzle-attack = Útočíte { FORM($from, "from") } na jednu oblast, s kameny { $blocks }. Nikdo neustupuje a nikdo nepřijde na pomoc. Kde nejspíš vyhrajete?
hammer-puzzle-retreat = Z bitvy { FORM($area, "in") } chce možná ustoupit jeden kámen: { $block }. Otevřená je jen jedna cesta. Která?
hammer-puzzle-no-retreat = Z bitvy { FORM($area, "in") } chce možná ustoupit jeden kámen: { $block }. Zavřená je jen jedna cesta. Která?
hammer-puzzle-winter = Přichází zima a šlechtici jdou domů odtud, kde právě jsou. Který změní stranu? Šlechtici druhé strany: { $nobles }.
hammer-puzzle-nobles = Přichází zima a šlechtici jdou domů odtud, kde právě jsou. Kolik šlechticů pak má Skotsko, nepočítaje Moraye? Šlechtici druhé strany: { $nobles }.
hammer-puzzle-percent = asi { $percent } %
hammer-puzzle-target = { $area }: { $blocks }
hammer-puzzle-area = { $area }
hammer-puzzle-noble = { $noble } ({ hammer-puzzle-the-side })
hammer-puzzle-number = { $number }
hammer-puzzle-fighters = { hammer-puzzle-the-side } { $attacks ->
    [yes] útočí
   *[no] se brání
 }: { $blocks }.
hammer-puzzle-exactly = Po započtení všech hodů je pravděpodobnost { $percent } %.
hammer-puzzle-hit-chance = { $block }: { $percent } %
hammer-puzzle-attack-chance = { $area }: { $percent } %
hammer-puzzle-way-open = { $area }: otevřeno.
hammer-puzzle-way-enemy = { $area }: zavřeno, je tam nepřítel.
hammer-puzzle-way-border = { $area }: zavřeno, touto hranicí přišel do bitvy nepřítel.
hammer-puzzle-way-full = { $area }: zavřeno, touto hranicí už prošlo tolik kamenů, kolik smí.
hammer-puzzle-way-country = { $area }: zavřeno, tímto směrem se přes zemskou hranici neustupuje.
hammer-puzzle-turns = { $noble } nachází doma ({ $homes }) nepřítele a mění stranu.
hammer-puzzle-keeps = { $noble } doma nepřítele nemá: { $homes }.
hammer-puzzle-nobles-sum = Skotsko mělo šlechticů { $before } a teď jich má { $after }.
