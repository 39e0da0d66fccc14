# Stůl česky.

title-schotten = Schotten Totten
guide-schotten =
    Dva klany se přou o devět hraničních kamenů.
    Každý tah: vyložte kartu na svou stranu kamene, ovládněte vyhrané, doberte.
    Tři karty tvoří kombinaci. Nejsilnější první:
means-colour-run = jedna barva, v posloupnosti
means-kind = stejná síla
means-colour = jedna barva
means-run = v posloupnosti
means-sum = cokoli; při stejné kombinaci vyhrává vyšší součet
guide-win = Vyhrajete třemi sousedícími kameny, nebo pěti libovolnými.
variant-tactics = taktická
variant-expert = expertní
round-of = kolo { $round } z { $rounds } ({ $points })
decks = balíček { $clan } · { $name } drží { $held }
decks-tactics = balíčky { $clan } + { $tactics } taktiky · { $name }: { $held } + { $ruses }
hand = Vaše ruka
discards = Odhozeno: { $cards }
unseen-title = Neviděné ({ $number })
unseen-legend = Číslo může ještě přijít; · leží lícem nahoru; ◦ je ve vaší ruce.
unseen-tactics = Karty taktiky: { $deck } v balíčku, { $hand } v druhé ruce; zahráno { $mine } : { $theirs }.
first-mark = 1.
moves-at = ke kamenům { $stones }

card-joker = Žolík
card-spy = Špión
card-shield = Štítonoš
card-bluff = Slepejšův blafák
card-mud = Zápas v bahně
card-recruiter = Verbíř
card-strategist = Stratég
card-banshee = Víla smrti
card-traitor = Zrádce
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
    [you] Dostáváte { $card }.
   *[other] { $name } { $secret ->
        [yes] dostává kartu
       *[no] dostává { $card }
    }.
 }
event-passed = { $who ->
    [you] Pasujete.
   *[other] { $name } pasuje.
 }
event-laid = { $who ->
    [you] Vykládáte { $card } ke kameni { $stone }.
   *[other] { $name } vykládá { $card } ke kameni { $stone }.
 }
event-claimed = { $who ->
    [you] Ovládáte
   *[other] { $name } ovládá
 } kámen { $stone }: { $yours }{ $how ->
    [unanswered] , na to není odpověď.
    [proved] , a už to nic nepřebije.
    [tie] , stejné, ale dokončené dříve.
   *[stronger] { " " }přebíjí { $theirs }.
 }
event-done = { $who ->
    [you] Další kámen neovládáte.
   *[other] { $name } další kámen neovládá.
 }
event-picked = { $who ->
    [you] Volíte kartu { $card }.
   *[other] { $name } volí kartu { $card }.
 }
event-settled = Nikdo nemůže pokračovat: každý volný kámen připadne silnější straně.
event-round-over = { $who ->
    [you] Vyhráváte kolo. Body { $points }.
    [nobody] Kolo končí nerozhodně. Body { $points }.
   *[other] Kolo vyhrává { $name }. Body { $points }.
 }
event-ruse = { $who ->
    [you] Hrajete kartu { $card }.
   *[other] { $name } hraje kartu { $card }.
 }
event-discarded = { $who ->
    [you] Odhazujete
   *[other] { $name } odhazuje
 } { $card } { $whose ->
    [you] z vaší strany
   *[other] ze strany hráče { $whom }
 } u kamene { $stone }.
event-moved = { $who ->
    [you] Přemísťujete
   *[other] { $name } přemísťuje
 } { $card } { $whose ->
    [you] z vaší strany
   *[other] ze strany hráče { $whom }
 } u kamene { $from } ke kameni { $stone }.
event-declared = { $who ->
    [you] Vykládáte
   *[other] { $name } vykládá
 } kartu { $card } ke kameni { $stone } jako { $face }.
event-drew = { $who ->
    [you] Dobíráte
   *[other] { $name } dobírá
 } { $secret ->
    [no] { $card }.
   *[yes] kartu { $deck ->
        [tactics] taktiky.
       *[clan] klanu.
    }
 }
event-returned = { $who ->
    [you] Vracíte
   *[other] { $name } vrací
 } { $secret ->
    [no] { $card }
   *[yes] kartu { $deck ->
        [tactics] taktiky
       *[clan] klanu
    }
 } dospod balíčku.
ask-lay = Jste na tahu. Vyložte kartu: { $card } { $stone } (nebo { $number } { $stone }) vyloží { $card } ke kameni { $stone }. ? pomůže.
ask-pass = { $more ->
    [yes] Nemůžete vyložit kartu klanu: napište pass, nebo zahrajte kartu taktiky.
   *[no] Nemůžete vyložit žádnou kartu: napište pass.
 }
ask-stone = { $card } ke kterému kameni? { $stones }
ask-claim = { $number ->
    [one] Můžete ovládnout kámen { $stones }: napište { $first }, nebo done.
   *[other] Můžete ovládnout kameny { $stones }: napište jeden z nich, nebo done.
 }
ask-deck = Ze kterého balíčku dobrat? 1 klan (zbývá { $clan }) nebo 2 taktika (zbývá { $tactics })
ask-recruit = Verbíř: doberte ještě { $left }. 1 klan (zbývá { $clan }) nebo 2 taktika (zbývá { $tactics })?
ask-back = Verbíř: vraťte { $left } { $left ->
    [one] kartu
   *[other] karty
 } dospod balíčku. Číslo nebo karta: { $cards }
ask-pick = { $ruse }: která karta? Číslo nebo karta: { $cards }
ask-move = Kam přijde { $card }? Kámen { $stones }{ $discard ->
    [yes] , nebo discard (odhodit)
   *[no] { "" }
 }
ask-face = Kterou kartu váš Žolík zastupuje? Napište kartu, třeba R7.
ask-strength = Jakou sílu má váš Štítonoš: 1, 2, nebo 3?

rules-word-schotten = shoda
proof-which = Který kámen? Například: proof 3
proof-can = Můžete ovládnout kámen { $stone }, máte { $yours }: { $cards }.
proof-other-can = { $name } může v příštím tahu ovládnout kámen { $stone }, má { $yours }: { $cards }.
proof-unanswered = Na dokončení druhé strany zbývá příliš málo neviděných karet.
proof-stronger = Druhá strana má { $theirs }: { $their_cards }.
proof-tie = Druhá strana má také { $theirs }: { $their_cards }; vyhrává dříve dokončená strana.
proof-best = Druhá strana může mít nejvýš { $theirs }, s kartami { $completion }.
proof-tie-enough = To je jen shoda, a vyhrává dříve dokončená strana.
proof-stoppers = K lepšímu by bylo třeba toho, co už leží vyložené: { $stoppers }.

won-three = Tři sousedící kameny: { $stones }.
won-most = Počet kamenů { $number }: { $stones }.
won-match = Zápas končí { $points }.

help-lay = vyložit R7 ke kameni 3 (nebo první kartu z ruky)
help-claim = ovládnout kámen, skončit s ovládáním
help-proof = proč lze nebo nelze ovládnout kámen 3
help-unseen = karty, které mohou ještě přijít
help-marks = můžete jej ovládnout · soupeř může · strana dokončená dříve (vyhrává shodu)
help-cards = co dělá karta taktiky
refusal-place-first = kameny se ovládají až po zahrání karty
refusal-claim-only-at-start = ve variantě pro experty se kameny ovládají před zahráním karty
refusal-claim-over = už se dobírá: ovládněte kámen v příštím tahu
refusal-claims-or-done = ovládněte kámen, nebo napište done
refusal-not-in-hand = { $card } nemáte v ruce
refusal-stone-claimed = kámen { $stone } je ovládnut: nic se k němu nepřikládá
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
refusal-weaker = druhá strana kamene { $stone } je silnější: { $theirs } proti { $yours }
refusal-tie-lost = obě strany kamene { $stone } jsou stejné a soupeřova byla úplná dříve
refusal-not-proved = kámen { $stone } není prokázán: s kartami { $completion } by soupeř měl { $theirs } proti { $yours }
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
refusal-name-face = řekněte, kterou kartu váš Žolík zastupuje
refusal-face-copied = { $card } už na této straně leží
refusal-name-strength = řekněte sílu svého Štítonoše: 1, 2, nebo 3
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
option-joker_declared = kdy se volí karta Žolíka
option-shield_strength = kdy se volí síla Štítonoše
option-wild_may_duplicate = elitní jednotka smí opakovat kartu své strany
option-claimed_stone_closed = které karty ovládnutý kámen odmítá
option-recruiter_refills_empty = kartu vrácenou pod prázdný balíček lze znovu dobrat
option-proof_unseen_tactics = důkaz musí obstát i proti neviděným elitním jednotkám
option-second_joker_after_loss = druhého Žolíka lze zahrát, když je první odhozen
option-modes_stack = u jednoho kamene mohou ležet obě bojové techniky
option-mud_tie_card = karta, která rozhoduje shodu v Zápase v bahně
option-recruiter_extra_draw = po Verbíři se dobírá jako obvykle
option-recruiter_may_return_joker = nehratelného druhého Žolíka lze vrátit
option-ruse_needs_target = lest bez cíle nelze zahrát
option-traitor_same_stone = zrádce smí přejít u téhož kamene
