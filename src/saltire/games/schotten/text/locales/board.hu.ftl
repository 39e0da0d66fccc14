# Az asztal magyarul.

title-schotten = Schotten Totten
guide-schotten =
    Két klán küzd kilenc határkőért.
    Minden körben: tégy le egy lapot egy Kő mellé, foglald el, amit megnyertél, húzz.
    Három lap alkot egy kombinációt. A legerősebbtől:
means-colour-run = egy szín, egymást követő értékek
means-kind = egyforma érték
means-colour = egy szín
means-run = egymást követő értékek
means-sum = bármi; azonos kombinációnál a nagyobb összeg nyer
guide-win = Három szomszédos vagy bármely öt Kővel nyersz.
variant-tactics = taktikai
variant-expert = profi
round-of = { $round }. forduló, összesen { $rounds } ({ $points })
decks = pakli { $clan } · { $name } kezében { $held }
decks-tactics = paklik { $clan } + { $tactics } taktikai · { $name }: { $held } + { $ruses }
hand = A lapjaid
discards = Eldobva: { $cards }
unseen-title = Nem látott lapok ({ $number })
unseen-legend = A szám még jöhet; · már lent van; ◦ a kezedben van.
unseen-tactics = Taktikai lapok: { $deck } a pakliban, { $hand } a másik kézben; kijátszva { $mine } : { $theirs }.
first-mark = 1.
moves-at = ide: { $stones }

card-joker = Joker
    .the = a Joker
card-spy = Kém
    .the = a Kém
card-shield = Pajzshordozó
    .the = a Pajzshordozó
card-bluff = Vak blöff
    .the = a Vak blöff
card-mud = Sárcsata
    .the = a Sárcsata
card-recruiter = Toborzó
    .the = a Toborzó
card-strategist = Stratéga
    .the = a Stratéga
card-banshee = Banshee
    .the = a Banshee
card-traitor = Áruló
    .the = az Áruló
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
    [you] Leteszed { $stone ->
        [1] az
        [5] az
       *[other] a
     } { $stone }. Kő mellé: { $card }.
   *[other] { $name } leteszi { $stone ->
        [1] az
        [5] az
       *[other] a
     } { $stone }. Kő mellé: { $card }.
 }
event-claimed = { $who ->
    [you] Elfoglalod
   *[other] { $name } elfoglalja
 } { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Követ: { $yours }{ $how ->
    [unanswered] , a másik oldal már nem egészíthető ki.
    [proved] , és ezt már semmi sem üti.
    [tie] , egyenlő, de előbb lett teljes.
   *[stronger] , erősebb, mint { $theirs }.
 }
event-done = { $who ->
    [you] Nem foglalsz el több Követ.
   *[other] { $name } nem foglal el több Követ.
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
 } { $whose ->
    [you] a te oldaladról
   *[other] { $whom } oldaláról
 } { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél: { $card }.
event-moved = { $who ->
    [you] Áthelyezed
   *[other] { $name } áthelyezi
 } { $whose ->
    [you] a te oldaladról
   *[other] { $whom } oldaláról
 } { $from ->
    [1] az
    [5] az
   *[other] a
 } { $from }. Kőtől { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőhöz: { $card }.
event-declared = { $who ->
    [you] Leteszed
   *[other] { $name } leteszi
 } { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő mellé: { $card }, amely ezt képviseli: { $face }.
event-drew = { $who ->
    [you] Húzol egy
   *[other] { $name } húz egy
 } { $secret ->
    [no] lapot: { $card }.
   *[yes] { $deck ->
        [tactics] Taktikai lapot.
       *[clan] Klánkártyát.
    }
 }
event-returned = { $who ->
    [you] Visszateszel egy
   *[other] { $name } visszatesz egy
 } { $secret ->
    [no] lapot a paklija aljára: { $card }.
   *[yes] { $deck ->
        [tactics] Taktikai lapot a paklija aljára.
       *[clan] Klánkártyát a paklija aljára.
    }
 }
ask-lay = Te jössz. Tégy le egy lapot: { $typed } { $stone } (vagy { $number } { $stone }) leteszi { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő mellé: { $card }. ? segít.
ask-pass = { $more ->
    [yes] Nem tudsz Klánkártyát letenni: írd be, hogy passz, vagy játssz ki Taktikai lapot.
   *[no] Nem tudsz lapot letenni: írd be, hogy passz.
 }
ask-stone = Melyik Kő mellé kerüljön: { $card }? { $stones }
ask-claim = { $number ->
    [one] Elfoglalhatod { $first ->
        [1] az
        [5] az
       *[other] a
    } { $stones }. Követ: írd be, hogy { $first }, vagy kész.
   *[other] Elfoglalhatod ezeket a Köveket: { $stones }; írd be az egyiket, vagy kész.
 }
ask-deck = Melyik pakliból húzol? 1 Klán (még { $clan }) vagy 2 Taktikai (még { $tactics })
ask-recruit = Toborzó: húzz még { $left } lapot. 1 Klán (még { $clan }) vagy 2 Taktikai (még { $tactics })?
ask-back = Toborzó: tégy vissza { $left } lapot a paklija aljára. Szám vagy lap: { $cards }
ask-pick = { $ruse }: melyik lap? Szám vagy lap: { $cards }
ask-move = Hová kerüljön: { $card }? Kő: { $stones }{ $discard ->
    [yes] , vagy eldob
   *[no] { "" }
 }
ask-face = Melyik lapot képviseli a Jokered? Írj be egy lapot, például R7.
ask-strength = Mennyi a Pajzshordozód erőssége: 1, 2 vagy 3?

rules-word-schotten = egyenlőség
proof-which = Melyik Kő? Például: bizonyíték 3
proof-can = Elfoglalhatod { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Követ; a kombinációd { $yours }: { $cards }.
proof-other-can = { $name } a következő körben elfoglalhatja { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Követ; a kombinációja { $yours }: { $cards }.
proof-unanswered = Túl kevés nem látott lap maradt a másik oldal kiegészítéséhez.
proof-stronger = A másik oldalon { $theirs } van: { $their_cards }.
proof-tie = A másik oldalon is { $theirs } van: { $their_cards }; az előbb teljes oldal nyer.
proof-best = A másik oldalból legfeljebb ez lehet még: { $theirs } ({ $completion }).
proof-tie-enough = Ez csak egyenlő, és az előbb teljes oldal nyer.
proof-stoppers = A jobbhoz olyan lap kellene, amely már lent van: { $stoppers }.

won-three = Három szomszédos Kő: { $stones }.
won-most = { $number } Kő: { $stones }.
won-match = A mérkőzés végeredménye { $points }.

help-lay = R7 a 3. Kő mellé (vagy a kezed első lapja)
help-claim = egy Kő elfoglalása, a foglalás vége
help-proof = miért foglalható el a 3. Kő, vagy miért nem
help-unseen = lapok, amelyek még jöhetnek
help-marks = elfoglalhatod · a másik elfoglalhatja · előbb teljes oldal (egyenlőnél nyer)
help-cards = mit tud egy Taktikai lap
refusal-place-first = Követ csak lap kijátszása után foglalhatsz el
refusal-claim-only-at-start = a profi változatban csak lap kijátszása előtt foglalhatsz el Követ
refusal-claim-over = már lezártad a foglalást: foglald el a következő körödben
refusal-claims-or-done = foglalj el egy Követ, vagy írd be, hogy kész
refusal-not-in-hand = nincs a kezedben: { $card }
refusal-stone-claimed = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő már foglalt: ide nem kerülhet több lap
refusal-side-complete = a te oldalad { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél teljes
refusal-must-place = nem passzolhatsz, amíg le tudsz tenni lapot
refusal-must-play = nem passzolhatsz, amíg le tudsz tenni Klánkártyát
refusal-no-tactics = ebben a játékban nincsenek Taktikai lapok
refusal-tempo = eggyel több Taktikai lapot játszottál ki: várd meg, amíg a másik is kijátszik egyet
refusal-one-joker = már kijátszottál egy Jokert: a második a kezedben marad
refusal-no-target = nincs mire hatnia: { $card }
refusal-no-deck = mindkét pakli üres: nincs kit toborozni
refusal-mode-there = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél már van harci módszer
refusal-already-yours = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő már a tiéd
refusal-already-theirs = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő a másik játékosé
refusal-own-side-incomplete = a te oldalad { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél nem teljes
refusal-weaker = a másik oldal erősebb { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél: ott { $theirs } van, nálad { $yours }
refusal-tie-lost = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő két oldala egyenlő, és a másik lett előbb teljes
refusal-not-proved = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő elfoglalása nincs bizonyítva: a másik oldalon még { $theirs } lehet ({ $completion }), nálad { $yours } van
refusal-draw-now = válassz paklit a húzáshoz
refusal-pick-own = válassz lapot a saját oldaladról egy szabad Kőnél
refusal-pick-theirs = válassz lapot a másik játékos oldaláról egy szabad Kőnél
refusal-pick-clan = csak Klánkártya lehet áruló: az Elit osztag hű marad
refusal-no-room = nincs hely az oldaladon { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél
refusal-same-stone = másik Kőhöz tedd át
refusal-traitor-same-stone = ebben a játékban az árulónak másik Kőhöz kell kerülnie
refusal-no-discard = az áruló hozzád áll: válassz Követ
refusal-put-back = válassz egy lapot a kezedből, amely a paklija aljára kerül
refusal-joker-stays = ebben a játékban a második Joker nem tehető vissza
refusal-name-face = nevezd meg a lapot, amelyet a Jokered képvisel
refusal-face-copied = ezen az oldalon már ott van: { $card }
refusal-name-strength = nevezd meg a Pajzshordozód erősségét: 1, 2 vagy 3
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
option-edition = melyik kiadás olvasata érvényes
option-joker_declared = mikor dől el, mit képvisel a Joker
option-shield_strength = mikor dől el a Pajzshordozó erőssége
option-wild_may_duplicate = az Elit osztag megismételheti az oldala egyik lapját
option-claimed_stone_closed = mely lapokat nem fogad a foglalt Kő
option-recruiter_refills_empty = az üres pakli alá tett lap újra húzható
option-proof_unseen_tactics = a bizonyításnak a nem látott Elit osztag ellen is meg kell állnia
option-second_joker_after_loss = a második Joker kijátszható, ha az elsőt eldobták
option-modes_stack = egy Kőnél mindkét harci módszer lehet
option-mud_tie_card = a lap, amely Sárcsatánál eldönti az egyenlőséget
option-recruiter_extra_draw = Toborzó után is a szokásos húzás jön
option-recruiter_may_return_joker = a kijátszhatatlan második Joker visszatehető
option-ruse_needs_target = cél nélküli trükk nem játszható ki
option-traitor_same_stone = az áruló ugyanannál a Kőnél is átállhat
