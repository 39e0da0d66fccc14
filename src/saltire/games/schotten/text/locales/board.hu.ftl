# Az asztal magyarul.

title-schotten = Schotten Totten
guide-schotten =
    Két klán kilenc határkövön verseng.
    Minden körben: tégy le egy lapot egy Kő mellé, foglald el, amit nyertél, húzz.
    Három lap egy kombináció. A legerősebb elöl:
means-colour-run = egy szín, egymást követő értékek
means-kind = egyforma érték
means-colour = egy szín
means-run = egymást követő értékek
means-sum = bármi; azonos kombinációnál a nagyobb összeg nyer
guide-win = Három szomszédos vagy bármely öt Kővel nyersz.
variant-tactics = taktikai
variant-expert = profi
round-of = { $round }. forduló / { $rounds } ({ $points })
decks = pakli { $clan } · { $name } kezében { $held }
decks-tactics = paklik { $clan } + { $tactics } taktikai · { $name }: { $held } + { $ruses }
hand = A kezed
discards = Eldobva: { $cards }
unseen-title = Nem látott ({ $number })
unseen-legend = A szám még jöhet; · már lent van; ◦ a kezedben van.
unseen-tactics = Taktikai lapok: { $deck } a pakliban, { $hand } a másik kézben; kijátszva { $mine } : { $theirs }.
first-mark = 1.
moves-at = ide: { $stones }

card-joker = Joker
card-spy = Kém
card-shield = Pajzshordozó
card-bluff = Vak blöff
card-mud = Sárcsata
card-recruiter = Toborzó
card-strategist = Stratéga
card-banshee = Banshee
card-traitor = Áruló
chip-joker = Jo
chip-spy = Ké
chip-shield = Pa
chip-bluff = blöf
chip-mud = sár
chip-both = s+b

formation-sum = Összeg
formation-run = Sor
formation-colour = Szín
formation-kind = { $size ->
    [4] Póker
   *[other] Drill
 }
formation-colour-run = Színsor
short-sum = össz
short-run = sor
short-colour = szín
short-kind = drill
short-colour-run = sz-s

event-round = { $who ->
    [you] { $round }. forduló: te kezdesz.
   *[other] { $round }. forduló: { $name } kezd.
 }
event-begin = { $who ->
    [you] Te kezdesz.
   *[other] { $name } kezd.
 }
event-dealt = { $who ->
    [you] A lapjaid: { $card }.
   *[other] { $secret ->
        [yes] { $name } kap egy lapot.
       *[no] { $name } lapjai: { $card }.
    }
 }
event-passed = { $who ->
    [you] Passzolsz.
   *[other] { $name } passzol.
 }
event-laid = { $who ->
    [you] Leteszed: { $card }, { $stone }. Kő.
   *[other] { $name } leteszi: { $card }, { $stone }. Kő.
 }
event-claimed = { $who ->
    [you] Elfoglalod a(z) { $stone }. Követ
   *[other] { $name } elfoglalja a(z) { $stone }. Követ
 }: { $yours }{ $how ->
    [unanswered] , erre nincs válasz.
    [proved] , és ezt már semmi sem üti.
    [tie] , egyenlő, de előbb lett teljes.
   *[stronger] { " " }üti ezt: { $theirs }.
 }
event-done = { $who ->
    [you] Nem foglalsz el több követ.
   *[other] { $name } nem foglal el több követ.
 }
event-picked = { $who ->
    [you] Ezt választod: { $card }.
   *[other] { $name } ezt választja: { $card }.
 }
event-settled = Senki sem tud folytatni: minden szabad Kő az erősebb oldalé.
event-round-over = { $who ->
    [you] Megnyered a fordulót. Pontok: { $points }.
    [nobody] A forduló döntetlen. Pontok: { $points }.
   *[other] { $name } nyeri a fordulót. Pontok: { $points }.
 }
event-ruse = { $who ->
    [you] Kijátszod: { $card }.
   *[other] { $name } kijátssza: { $card }.
 }
event-discarded = { $who ->
    [you] Eldobod
   *[other] { $name } eldobja
 }: { $card }, { $whose ->
    [you] a te oldaladról
   *[other] { $whom } oldaláról
 }, { $stone }. Kő.
event-moved = { $who ->
    [you] Áthelyezed
   *[other] { $name } áthelyezi
 }: { $card }, { $whose ->
    [you] a te oldaladról
   *[other] { $whom } oldaláról
 }, { $from }. Kő, ide: { $stone }. Kő.
event-declared = { $who ->
    [you] Leteszed
   *[other] { $name } leteszi
 }: { $card }, { $stone }. Kő, mint { $face }.
event-drew = { $who ->
    [you] Húzol
   *[other] { $name } húz
 }{ $secret ->
    [no] : { $card }.
   *[yes] { " " }egy { $deck ->
        [tactics] Taktikai lapot.
       *[clan] Klánkártyát.
    }
 }
event-returned = { $who ->
    [you] Visszateszel
   *[other] { $name } visszatesz
 } a pakli aljára{ $secret ->
    [no] : { $card }.
   *[yes] { " " }egy { $deck ->
        [tactics] Taktikai lapot.
       *[clan] Klánkártyát.
    }
 }
ask-lay = Te jössz. Tégy le egy lapot: { $card } { $stone } (vagy { $number } { $stone }) = { $card } a(z) { $stone }. Kő mellé. ? segít.
ask-pass = { $more ->
    [yes] Nem tudsz Klánkártyát letenni: írd be, hogy pass, vagy játssz ki Taktikai lapot.
   *[no] Nem tudsz lapot letenni: írd be, hogy pass.
 }
ask-stone = { $card } melyik Kő mellé? { $stones }
ask-claim = { $number ->
    [one] Elfoglalhatod a(z) { $stones }. Követ: írd be, hogy { $first }, vagy done.
   *[other] Elfoglalhatod ezeket a Köveket: { $stones }; írd be az egyiket, vagy done.
 }
ask-deck = Melyik pakliból húzol? 1 Klán (még { $clan }) vagy 2 Taktikai (még { $tactics })
ask-recruit = Toborzó: húzz még { $left } lapot. 1 Klán (még { $clan }) vagy 2 Taktikai (még { $tactics })?
ask-back = Toborzó: tégy vissza { $left } { $left ->
    [one] lapot
   *[other] lapot
 } a pakli aljára. Szám vagy lap: { $cards }
ask-pick = { $ruse }: melyik lap? Szám vagy lap: { $cards }
ask-move = Hová kerüljön: { $card }? Kő: { $stones }{ $discard ->
    [yes] , vagy discard (eldobás)
   *[no] { "" }
 }
ask-face = Melyik lapot képviseli a Jokered? Írj be egy lapot, például R7.
ask-strength = Milyen erős a Pajzshordozód: 1, 2 vagy 3?

rules-word-schotten = egyenlőség
proof-which = Melyik Kő? Például: proof 3
proof-can = Elfoglalhatod a(z) { $stone }. Követ, { $yours }: { $cards }.
proof-other-can = { $name } a következő körben elfoglalhatja a(z) { $stone }. Követ, { $yours }: { $cards }.
proof-unanswered = Túl kevés nem látott lap maradt a másik oldal kiegészítéséhez.
proof-stronger = A másik oldalon { $theirs }: { $their_cards }.
proof-tie = A másik oldalon is { $theirs }: { $their_cards }; az előbb teljes oldal nyer.
proof-best = A másik oldalból legfeljebb ez lehet még: { $theirs }, ezzel: { $completion }.
proof-tie-enough = Ez csak egyenlő, és az előbb teljes oldal nyer.
proof-stoppers = A jobbhoz olyan lap kellene, ami már lent van: { $stoppers }.

won-three = Három szomszédos Kő: { $stones }.
won-most = { $number } Kő: { $stones }.
won-match = A mérkőzés vége { $points }.

help-lay = R7 a 3. Kő mellé (vagy a kezed első lapja)
help-claim = egy Kő elfoglalása, a foglalás vége
help-proof = miért foglalható el a 3. Kő, vagy miért nem
help-unseen = lapok, amelyek még jöhetnek
help-marks = elfoglalhatod · a másik elfoglalhatja · előbb teljes oldal (egyenlőnél nyer)
help-cards = mit tud egy Taktikai lap
refusal-place-first = Követ csak lap kijátszása után foglalhatsz el
refusal-claim-only-at-start = a profi változatban lap kijátszása előtt foglalhatsz Követ
refusal-claim-over = már húzás van: foglald el a következő körödben
refusal-claims-or-done = foglalj el egy Követ, vagy írd be, hogy done
refusal-not-in-hand = nincs a kezedben: { $card }
refusal-stone-claimed = a(z) { $stone }. Kő már foglalt: ide nem kerülhet több lap
refusal-side-complete = a te oldalad a(z) { $stone }. Kőnél teljes
refusal-must-place = nem passzolhatsz, amíg le tudsz tenni lapot
refusal-must-play = nem passzolhatsz, amíg le tudsz tenni Klánkártyát
refusal-no-tactics = ebben a játékban nincsenek Taktikai lapok
refusal-tempo = egy Taktikai lappal előbbre jársz: várd meg, amíg a másik is kijátszik egyet
refusal-one-joker = már kijátszottál egy Jokert: a második a kezedben marad
refusal-no-target = nincs mire hatnia: { $card }
refusal-no-deck = mindkét pakli üres: nincs kit toborozni
refusal-mode-there = a(z) { $stone }. Kőnél már van harci módszer
refusal-already-yours = a(z) { $stone }. Kő már a tiéd
refusal-already-theirs = a(z) { $stone }. Kő a másik játékosé
refusal-own-side-incomplete = a te oldalad a(z) { $stone }. Kőnél nem teljes
refusal-weaker = a másik oldal erősebb a(z) { $stone }. Kőnél: { $theirs }, nálad { $yours }
refusal-tie-lost = a(z) { $stone }. Kő két oldala egyenlő, és a másik lett előbb teljes
refusal-not-proved = a(z) { $stone }. Kő nincs bizonyítva: ezzel: { $completion } a másiknak { $theirs } lenne, nálad { $yours }
refusal-draw-now = válassz paklit a húzáshoz
refusal-pick-own = válassz lapot a saját oldaladról egy szabad Kőnél
refusal-pick-theirs = válassz lapot a másik játékos oldaláról egy szabad Kőnél
refusal-pick-clan = az áruló Klánkártya: az elit osztag hű marad
refusal-no-room = nincs hely az oldaladon a(z) { $stone }. Kőnél
refusal-same-stone = másik Kőhöz tedd át
refusal-traitor-same-stone = ebben a játékban az árulónak Követ kell váltania
refusal-no-discard = az áruló hozzád áll: válassz Követ
refusal-put-back = válassz egy lapot a kezedből, ami a paklija aljára kerül
refusal-joker-stays = ebben a játékban a második Joker nem tehető vissza
refusal-name-face = nevezd meg a lapot, amit a Jokered képvisel
refusal-face-copied = ezen az oldalon már ott van: { $card }
refusal-name-strength = nevezd meg a Pajzshordozód erejét: 1, 2 vagy 3
refusal-finish-ruse = előbb fejezd be a trükköt
refusal-play-a-card = előbb játssz ki egy lapot

option-tactics = játék a tíz Taktikai lappal
option-expert = Követ foglalni csak a kör elején lehet
option-rounds = a mérkőzés fordulói
option-start_player = ki kezdi az első fordulót
option-match_start = ki kezdi a következő fordulót
option-auto_claim = minden elfoglalható Kő azonnali elfoglalása
option-settlement = ki nyeri a fordulót, ha senki sem tud folytatni
option-proof_uses_hand_counts = akinek túl kevés lapja van, nem egészítheti ki az oldalát
option-base_pass_may_claim = aki passzolni kénytelen, még foglalhat
option-joker_declared = mikor kap értéket a Joker
option-shield_strength = mikor kap erőt a Pajzshordozó
option-wild_may_duplicate = az elit osztag megismételheti oldala egyik lapját
option-claimed_stone_closed = mely lapokat nem fogad a foglalt Kő
option-recruiter_refills_empty = az üres pakli alá tett lap újra húzható
option-proof_unseen_tactics = a bizonyításnak a nem látott elit osztag ellen is állnia kell
option-second_joker_after_loss = a második Joker kijátszható, ha az elsőt eldobták
option-modes_stack = egy Kőnél mindkét harci módszer lehet
option-mud_tie_card = a lap, amely Sárcsatánál eldönti az egyenlőséget
option-recruiter_extra_draw = Toborzó után szokásos húzás
option-recruiter_may_return_joker = a kijátszhatatlan második Joker visszatehető
option-ruse_needs_target = cél nélküli trükk nem játszható ki
option-traitor_same_stone = az áruló ugyanannál a Kőnél is átállhat
