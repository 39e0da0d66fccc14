# Schotten Totten v prohlížeči, česky.

web-schotten-colour = { $colour ->
    [R] červená
    [O] oranžová
    [Y] žlutá
    [G] zelená
    [B] modrá
   *[P] fialová
 }
web-schotten-clan = { $colour ->
    [R] červená
    [O] oranžová
    [Y] žlutá
    [G] zelená
    [B] modrá
   *[P] fialová
 } { $strength }
web-schotten-as = { $card } ({ $face })
web-schotten-stones = Kameny
web-schotten-formations = Kombinace, nejsilnější první
web-schotten-stone = Kámen { $stone }
web-schotten-your-side = Vaše strana
web-schotten-side-of = Strana hráče { $name }
web-schotten-no-cards = žádné karty
web-schotten-new = právě vyložená
web-schotten-first = úplná jako první
web-schotten-first-is = Strana hráče { $name } byla úplná jako první a při shodě vyhrává.
web-schotten-unclaimed = neovládnutý
web-schotten-claimed-by = ovládá { $name }
web-schotten-can-claim = můžete ho ovládnout
web-schotten-other-can = { $name } ho může v příštím tahu ovládnout
web-schotten-claim = Ovládnout
web-schotten-look = Kámen { $stone } zblízka
web-schotten-keys = Šipky procházejí ruku a kameny, Enter volí. Se zvolenou kartou ji 1 až 9 vyloží k tomu kameni; Esc volbu zruší.
web-schotten-sending = …
web-schotten-holds = drží { $clan ->
    [one] { $clan } kartu
    [few] { $clan } karty
   *[other] { $clan } karet
 } klanu a { $tactics ->
    [one] { $tactics } kartu
    [few] { $tactics } karty
   *[other] { $tactics } karet
 } taktiky
web-schotten-known = známé: { $cards }
web-schotten-stones-of = Získané kameny: { $mine } : { $theirs }
web-schotten-deck-clan = Balíček klanu: { $n }
web-schotten-deck-tactics = Balíček taktiky: { $n }
web-schotten-pile = Odhazovací balíček: { $n }
web-schotten-under = Vámi vráceno pod balíček: { $cards }
web-schotten-is-seen = leží lícem nahoru
web-schotten-is-hand = ve vaší ruce
web-schotten-is-known = v druhé ruce

web-schotten-winning = vítězí
web-schotten-beaten = poražené
web-schotten-best-reply = nejlepší odpověď
web-schotten-stoppers = vyložené, tam chybí
web-schotten-proof-early = Ať druhou stranu doplní kterékoli neviděné karty, silnější nebude.

web-schotten-ask-lay = Vyložte kartu: zvolte ji, pak kámen.
web-schotten-ask-stone = { $card }: ke kterému kameni?
web-schotten-ask-ruse = Zahrát kartu { $card }?
web-schotten-ask-pass = { $more ->
    [yes] Nemůžete vyložit kartu klanu: pasujte, nebo zahrajte kartu taktiky.
   *[no] Nemůžete vyložit žádnou kartu: pasujte.
 }
web-schotten-ask-claim = { $number ->
    [0] Žádný kámen teď ovládnout nelze.
    [one] Můžete ovládnout kámen { $stones }.
   *[other] Můžete ovládnout kameny { $stones }.
 }
web-schotten-ask-deck = Ze kterého balíčku doberete?
web-schotten-ask-recruit = Verbíř: doberte ještě { $left } { $left ->
    [one] kartu
    [few] karty
   *[other] karet
 }.
web-schotten-ask-back = Verbíř: vraťte { $left } { $left ->
    [one] kartu
    [few] karty
   *[other] karet
 } z ruky pod balíček.
web-schotten-ask-pick-own = { $ruse }: zvolte kartu na své straně.
web-schotten-ask-pick-other = { $ruse }: zvolte kartu na druhé straně.
web-schotten-ask-move = Kam přijde { $card }?
web-schotten-ask-face = Kterou kartu váš Žolík zastupuje?
web-schotten-ask-strength = Jakou sílu má váš Štítonoš?

web-schotten-act-lay = Ke kameni { $stone } vyložit: { $card }
web-schotten-why-not = Proč ke kameni { $stone } nesmí { $card }?
web-schotten-act-play = Zahrát: { $card }
web-schotten-act-claim = Ovládnout kámen { $stone }
web-schotten-act-pick = Zvolit: { $card }
web-schotten-act-to = Ke kameni { $stone } přemístit: { $card }
web-schotten-act-as = Platí jako { $face }
web-schotten-act-back = Vrátit dospod balíčku: { $card }
web-schotten-act-done = Žádný další neovládnout
web-schotten-act-pass = Pasovat
web-schotten-act-discard = Odhodit: { $card }
web-schotten-act-draw-clan = Dobrat kartu klanu
web-schotten-act-draw-tactics = Dobrat kartu taktiky

web-schotten-means-joker = Zastupuje libovolnou kartu. Jeden na hráče.
web-schotten-means-spy = Síla 7, libovolná barva.
web-schotten-means-shield = Síla 1, 2 nebo 3, libovolná barva.
web-schotten-means-bluff = U tohoto kamene se počítá jen součet.
web-schotten-means-mud = U tohoto kamene potřebuje každá strana čtyři karty.
web-schotten-means-recruiter = Doberte tři karty z libovolných balíčků, pak dvě vraťte.
web-schotten-means-strategist = Přemístěte kartu své strany k jinému kameni, nebo ji odhoďte.
web-schotten-means-banshee = Odhoďte kartu z druhé strany.
web-schotten-means-traitor = Přemístěte kartu klanu z druhé strany na svou.

web-schotten-lesson-goal = Na hranici leží devět kamenů. Vyhrajete třemi sousedícími, nebo pěti libovolnými. Vaše strana je dole, na telefonu vpravo.
web-schotten-overview-1 = Mezi dvěma klany leží devět kamenů. Chcete jich pět, nebo tři sousední.
web-schotten-overview-2 = V každém tahu: jedna karta na vaši stranu kamene, pak doberete.
web-schotten-overview-3 = Tři karty tvoří kombinaci. Postupka v barvě bije trojici a ta ostatní.
web-schotten-overview-4 = Ovládněte kámen, jakmile dokážete, že vás tam už nic nepřebije.
web-schotten-lesson-formations = Tři karty u kamene tvoří kombinaci. Od nejsilnější: postupka v barvě, trojice, barva, postupka, součet. Při stejné kombinaci vyhrává vyšší součet.
web-schotten-lesson-unseen = Tato mřížka ukazuje, co ještě může přijít. Podívejte se, než budete na kartu čekat: co leží lícem nahoru, už nepřijde.
web-schotten-lesson-tie = „1.“ označuje stranu, která byla úplná jako první. Při shodě vyhrává.
web-schotten-lesson-proof = Každé ovládnutí má svůj důkaz: stiskněte kámen a uvidíte nejlepší zbývající odpověď a karty, které lepší vylučují.
