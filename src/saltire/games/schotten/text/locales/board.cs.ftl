# Stůl česky.

title-schotten = Schotten Totten
guide-schotten =
    Dva klany se přou o devět hraničních kamenů.
    V každém tahu: vyložte kartu na svou stranu kamene, ovládněte, co jste vyhráli, doberte.
    Tři karty tvoří kombinaci. Od nejsilnější:
means-colour-run = jedna barva, v posloupnosti
means-kind = stejná síla
means-colour = jedna barva
means-run = v posloupnosti
means-sum = cokoli; při stejné kombinaci vyhrává vyšší součet
guide-win = Vyhrajete třemi sousedícími kameny, nebo pěti libovolnými.
variant-tactics = taktická
variant-expert = expertní
round-of = kolo { $round } { $rounds ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $rounds } ({ $points })
decks = balíček { $clan } · { $name } má v ruce { $held }
decks-tactics = balíčky { $clan } + { $tactics } taktiky · { $name }: { $held } + { $ruses }
hand = Vaše karty
discards = Odhozeno: { $cards }
unseen-title = Neviděné ({ $number })
unseen-legend = Číslo může ještě přijít; · už leží lícem nahoru; ◦ máte v ruce.
unseen-tactics = Karty taktiky: { $deck } v balíčku, { $hand } v soupeřově ruce; zahráno { $mine } : { $theirs }.
first-mark = 1.
moves-at = ke kamenům { $stones }

card-joker = Žolík
    .acc = Žolíka
card-spy = Špión
    .acc = Špióna
card-shield = Štítonoš
    .acc = Štítonoše
card-bluff = Slepejšův blafák
card-mud = Zápas v bahně
card-recruiter = Verbíř
    .acc = Verbíře
card-strategist = Stratég
    .acc = Stratéga
card-banshee = Víla smrti
    .acc = Vílu smrti
card-traitor = Zrádce
    .acc = Zrádce
chip-joker = Žo
chip-spy = Šp
chip-shield = Št
chip-bluff = blaf
chip-mud = bah
chip-both = b+b

formation-sum = součet
formation-run = postupka
formation-colour = barva
formation-kind = { $size ->
    [4] čtveřice
   *[other] trojice
 }
formation-colour-run = postupka v barvě
short-sum = sou
short-run = post
short-colour = bar
short-kind = stej
short-colour-run = p-bar

event-round = { $who ->
    [you] Kolo { $round }: začínáte.
   *[other] Kolo { $round }: začíná { $name }.
 }
event-begin = { $who ->
    [you] Začínáte.
   *[other] Začíná { $name }.
 }
event-dealt = { $who ->
    [you] Dostáváte { FORM($card, "acc") }.
   *[other] { $name } dostává { $secret ->
        [yes] kartu
       *[no] { FORM($card, "acc") }
    }.
 }
event-passed = { $who ->
    [you] Pasujete.
   *[other] { $name } pasuje.
 }
event-laid = { $who ->
    [you] Vykládáte
   *[other] { $name } vykládá
 } { FORM($card, "acc") } ke kameni { $stone }.
event-claimed = { $who ->
    [you] Ovládáte
   *[other] { $name } ovládá
 } kámen { $stone }: { $yours }{ $how ->
    [unanswered] , soupeř už svou stranu nemůže doplnit.
    [proved] , a už to nic nepřebije.
    [tie] , síla je stejná, ale dokončeno dříve.
   *[stronger] { " " }je víc než { $theirs }.
 }
event-done = { $who ->
    [you] Končíte s ovládáním kamenů.
   *[other] { $name } končí s ovládáním kamenů.
 }
event-picked = { $who ->
    [you] Volíte
   *[other] { $name } volí
 } { FORM($card, "acc") }.
event-settled = Nikdo nemůže pokračovat: každý neovládnutý kámen připadne silnější straně.
event-round-over = { $who ->
    [you] Vyhráváte kolo. Body { $points }.
    [nobody] Kolo končí nerozhodně. Body { $points }.
   *[other] Kolo vyhrává { $name }. Body { $points }.
 }
event-ruse = { $who ->
    [you] Hrajete
   *[other] { $name } hraje
 } { FORM($card, "acc") }.
event-discarded = { $who ->
    [you] Odhazujete
   *[other] { $name } odhazuje
 } { FORM($card, "acc") } { $whose ->
    [you] { $who ->
        [you] ze své strany
       *[other] z vaší strany
    }
   *[other] ze strany hráče { $whom }
 } u kamene { $stone }.
event-moved = { $who ->
    [you] Přemísťujete
   *[other] { $name } přemísťuje
 } { FORM($card, "acc") } { $whose ->
    [you] { $who ->
        [you] ze své strany
       *[other] z vaší strany
    }
   *[other] ze strany hráče { $whom }
 } u kamene { $from } ke kameni { $stone }.
event-declared = { $who ->
    [you] Vykládáte
   *[other] { $name } vykládá
 } { FORM($card, "acc") } ke kameni { $stone } jako { $face }.
event-drew = { $who ->
    [you] Dobíráte
   *[other] { $name } dobírá
 } { $secret ->
    [no] { FORM($card, "acc") }
   *[yes] kartu { $deck ->
        [tactics] taktiky
       *[clan] klanu
    }
 }.
event-returned = { $who ->
    [you] Vracíte
   *[other] { $name } vrací
 } { $secret ->
    [no] { FORM($card, "acc") }
   *[yes] kartu { $deck ->
        [tactics] taktiky
       *[clan] klanu
    }
 } dospod balíčku.
ask-lay = Jste na tahu. Vyložte kartu: { $typed } { $stone } (nebo { $number } { $stone }) vyloží { FORM($card, "acc") } ke kameni { $stone }. ? pomůže.
ask-pass = { $more ->
    [yes] Nemůžete vyložit kartu klanu: napište pas, nebo zahrajte kartu taktiky.
   *[no] Nemůžete vyložit žádnou kartu: napište pas.
 }
ask-stone = Ke kterému kameni vyložit { FORM($card, "acc") }? { $stones }
ask-claim = { $number ->
    [one] Můžete ovládnout kámen { $stones }: napište { $first }, nebo hotovo.
   *[other] Můžete ovládnout kameny { $stones }: napište jeden z nich, nebo hotovo.
 }
ask-deck = Ze kterého balíčku dobíráte? 1 klan (zbývá: { $clan }) nebo 2 taktika (zbývá: { $tactics })
ask-recruit = Verbíř: doberte ještě { $left } { $left ->
    [one] kartu
    [few] karty
   *[other] karet
 }. 1 klan (zbývá: { $clan }) nebo 2 taktika (zbývá: { $tactics })?
ask-back = Verbíř: vraťte { $left } { $left ->
    [one] kartu
    [few] karty
   *[other] karet
 } dospod balíčku. Číslo nebo karta: { $cards }
ask-pick = { $ruse }: která karta? Číslo nebo karta: { $cards }
ask-move = Kam přemístit { FORM($card, "acc") }? Kámen { $stones }{ $discard ->
    [yes] , nebo odhodit
   *[no] { "" }
 }
ask-face = Kterou kartu váš Žolík zastupuje? Napište kartu, třeba R7.
ask-strength = Jakou sílu má váš Štítonoš: 1, 2, nebo 3?

rules-word-schotten = shoda
proof-which = Který kámen? Například: důkaz 3
proof-can = Můžete ovládnout kámen { $stone }; vaše kombinace je { $yours }: { $cards }.
proof-other-can = { $name } může v příštím tahu ovládnout kámen { $stone }; soupeřova kombinace je { $yours }: { $cards }.
proof-unanswered = Na dokončení druhé strany zbývá příliš málo neviděných karet.
proof-stronger = Na druhé straně je { $theirs }: { $their_cards }.
proof-tie = Na druhé straně je také { $theirs }: { $their_cards }; vyhrává dříve dokončená strana.
proof-best = Nejlepší, co ještě může být na druhé straně, je { $theirs } ({ $completion }).
proof-tie-enough = To je jen shoda, a vyhrává dříve dokončená strana.
proof-stoppers = K něčemu lepšímu by bylo třeba karet, které už leží vyložené: { $stoppers }.

won-three = Tři sousedící kameny: { $stones }.
won-most = { $number } { $number ->
    [one] kámen
    [few] kameny
   *[other] kamenů
 }: { $stones }.
won-match = Zápas končí { $points }.

help-lay = vyložit R7 ke kameni 3 (nebo první kartu z ruky)
help-claim = ovládnout kámen, skončit s ovládáním
help-proof = proč lze nebo nelze ovládnout kámen 3
help-unseen = karty, které mohou ještě přijít
help-marks = můžete jej ovládnout · soupeř může · strana dokončená dříve (při shodě vyhrává)
help-cards = co dělá karta taktiky
refusal-place-first = kameny se ovládají až po zahrání karty
refusal-claim-only-at-start = ve variantě pro experty se kameny ovládají před zahráním karty
refusal-claim-over = už jste řekli, že končíte: ovládněte kámen v příštím tahu
refusal-claims-or-done = ovládněte kámen, nebo napište hotovo
refusal-not-in-hand = tuto kartu nemáte v ruce: { $card }
refusal-stone-claimed = kámen { $stone } je už ovládnut: nic se k němu nepřikládá
refusal-side-complete = vaše strana kamene { $stone } je úplná
refusal-must-place = nesmíte pasovat, dokud můžete vyložit kartu
refusal-must-play = nesmíte pasovat, dokud můžete vyložit kartu klanu
refusal-no-tactics = tato hra se hraje bez karet taktiky
refusal-tempo = máte o kartu taktiky více: počkejte, až soupeř jednu zahraje
refusal-one-joker = Žolíka jste už zahráli: druhý zůstává v ruce
refusal-no-target = { $card } nemá na co působit
refusal-no-deck = oba balíčky jsou prázdné: není koho verbovat
refusal-mode-there = u kamene { $stone } už bojová technika leží
refusal-already-yours = kámen { $stone } už je váš
refusal-already-theirs = kámen { $stone } patří soupeři
refusal-own-side-incomplete = vaše strana kamene { $stone } není úplná
refusal-weaker = druhá strana kamene { $stone } je silnější: je tam { $theirs }, u vás { $yours }
refusal-tie-lost = obě strany kamene { $stone } jsou stejné a soupeřova byla úplná dříve
refusal-not-proved = ovládnutí kamene { $stone } není prokázáno: na soupeřově straně by mohla být kombinace { $theirs } ({ $completion }), na vaší je { $yours }
refusal-draw-now = zvolte balíček, ze kterého dobrat
refusal-pick-own = zvolte kartu na své straně neovládnutého kamene
refusal-pick-theirs = zvolte kartu na soupeřově straně neovládnutého kamene
refusal-pick-clan = zrádce je karta klanu: elitní jednotky zůstávají věrné
refusal-no-room = na vaší straně kamene { $stone } není místo
refusal-same-stone = přemístěte ji k jinému kameni
refusal-traitor-same-stone = v této hře musí zrádce změnit kámen
refusal-no-discard = zrádce se přidá k vám: zvolte kámen
refusal-put-back = zvolte kartu z ruky, kterou vrátíte dospod jejího balíčku
refusal-joker-stays = v této hře se druhý Žolík nesmí vrátit
refusal-name-face = určete, kterou kartu váš Žolík zastupuje
refusal-face-copied = taková karta už na této straně leží: { $card }
refusal-name-strength = určete sílu svého Štítonoše: 1, 2, nebo 3
refusal-finish-ruse = nejprve dokončete lest
refusal-play-a-card = nejprve zahrajte kartu

option-tactics = hrát s deseti kartami taktiky
option-expert = kameny se ovládají jen na začátku tahu
option-rounds = počet kol zápasu
option-start_player = kdo začíná první kolo
option-match_start = kdo začíná další kolo
option-auto_claim = ovládnout hned vše, co lze
option-settlement = kdo vyhraje kolo, ve kterém nikdo nemůže pokračovat
option-proof_uses_hand_counts = kdo má málo karet, nemůže stranu dokončit
option-base_pass_may_claim = kdo musí pasovat, smí ještě ovládat kameny
option-edition = který výklad pravidel platí
option-joker_declared = kdy se volí, kterou kartu Žolík zastupuje
option-shield_strength = kdy se volí síla Štítonoše
option-wild_may_duplicate = elitní jednotka smí opakovat kartu své strany
option-claimed_stone_closed = které karty ovládnutý kámen odmítá
option-recruiter_refills_empty = kartu vrácenou pod prázdný balíček lze znovu dobrat
option-proof_unseen_tactics = důkaz musí obstát i proti neviděným elitním jednotkám
option-second_joker_after_loss = druhého Žolíka lze zahrát, když je první odhozen
option-modes_stack = u jednoho kamene mohou ležet obě bojové techniky
option-mud_tie_card = karta, která rozhoduje při shodě v Zápase v bahně
option-recruiter_extra_draw = po Verbíři se dobírá jako obvykle
option-recruiter_may_return_joker = nehratelného druhého Žolíka lze vrátit
option-ruse_needs_target = lest bez cíle nelze zahrát
option-traitor_same_stone = zrádce smí přejít u téhož kamene
