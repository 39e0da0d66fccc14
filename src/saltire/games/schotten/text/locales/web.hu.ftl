# Schotten Totten a böngészőben, magyarul.

web-schotten-colour = { $colour ->
    [R] piros
    [O] narancs
    [Y] sárga
    [G] zöld
    [B] kék
   *[P] lila
 }
web-schotten-clan = { $colour ->
    [R] piros
    [O] narancs
    [Y] sárga
    [G] zöld
    [B] kék
   *[P] lila
 } { $strength }
web-schotten-as = { $card } mint { $face }
web-schotten-stones = A Kövek
web-schotten-formations = Kombinációk, a legerősebb elöl
web-schotten-stone = { $stone }. Kő
web-schotten-your-side = A te oldalad
web-schotten-side-of = { $name } oldala
web-schotten-no-cards = nincs lap
web-schotten-new = most került le
web-schotten-first = előbb lett teljes
web-schotten-first-is = { $name } oldala lett előbb teljes, egyenlőségnél ő nyer.
web-schotten-unclaimed = szabad
web-schotten-claimed-by = elfoglalta: { $name }
web-schotten-can-claim = elfoglalhatod
web-schotten-other-can = { $name } a következő körben elfoglalhatja
web-schotten-claim = Elfoglal
web-schotten-look = { $stone ->
    [1] Az
    [5] Az
   *[other] A
 } { $stone }. Kő közelről
web-schotten-keys = A nyilak a kéz és a Kövek közt lépnek, az Enter választ. Kiválasztott lapnál az 1–9 ahhoz a Kőhöz teszi; az Esc elengedi.
web-schotten-sending = …
web-schotten-holds = kezében { $clan } Klánkártya és { $tactics } Taktikai lap
web-schotten-known = ismert: { $cards }
web-schotten-stones-of = Elfoglalt Kövek: { $mine } : { $theirs }
web-schotten-deck-clan = Klánpakli: még { $n }
web-schotten-deck-tactics = Taktikai pakli: még { $n }
web-schotten-pile = Nyílt dobópakli: { $n }
web-schotten-under = Ezt tetted a pakli alá: { $cards }
web-schotten-is-seen = lent van
web-schotten-is-hand = a kezedben
web-schotten-is-known = a másik kézben

web-schotten-winning = nyer
web-schotten-beaten = vesztett
web-schotten-best-reply = legjobb válasz
web-schotten-stoppers = lent van, ott hiányzik
web-schotten-proof-early = Bármely nem látott lap egészíti ki a másik oldalt, egyik sem erősebb.

web-schotten-ask-lay = Tégy le egy lapot: válaszd ki, aztán egy Követ.
web-schotten-ask-stone = { $card }: melyik Kőhöz?
web-schotten-ask-ruse = Kijátszod: { $card }?
web-schotten-ask-pass = { $more ->
    [yes] Nem tudsz Klánkártyát letenni: passzolj, vagy játssz ki Taktikai lapot.
   *[no] Nem tudsz lapot letenni: passzolj.
 }
web-schotten-ask-claim = { $number ->
    [0] Nincs elfoglalható Kő.
    [one] Elfoglalhatod ezt a Követ: { $stones }.
   *[other] Elfoglalhatod ezeket a Köveket: { $stones }.
 }
web-schotten-ask-deck = Melyik pakliból húzol?
web-schotten-ask-recruit = Toborzó: húzz még { $left } lapot.
web-schotten-ask-back = Toborzó: tégy vissza { $left } lapot a kezedből a pakli alá.
web-schotten-ask-pick-own = { $ruse }: válassz lapot a saját oldaladról.
web-schotten-ask-pick-other = { $ruse }: válassz lapot a másik oldalról.
web-schotten-ask-move = Hová kerüljön: { $card }?
web-schotten-ask-face = Melyik lapot képviseli a Jokered?
web-schotten-ask-strength = Mekkora a Pajzshordozód erőssége?

web-schotten-act-lay = { $stone ->
    [1] Az
    [5] Az
   *[other] A
 } { $stone }. Kőhöz: { $card }
web-schotten-why-not = { $card }: miért nem kerülhet { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőhöz?
web-schotten-act-play = Kijátszod: { $card }
web-schotten-act-claim = Elfoglalod { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Követ
web-schotten-act-pick = Ezt választod: { $card }
web-schotten-act-to = Áthelyezés { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőhöz: { $card }
web-schotten-act-as = Ez legyen: { $face }
web-schotten-act-back = Vissza a paklija alá: { $card }
web-schotten-act-done = Nem foglalsz el többet
web-schotten-act-pass = Passz
web-schotten-act-discard = Eldobod: { $card }
web-schotten-act-draw-clan = Klánkártyát húzol
web-schotten-act-draw-tactics = Taktikai lapot húzol

web-schotten-means-joker = Bármely lapot képvisel. Játékosonként egy.
web-schotten-means-spy = Erőssége 7, színe tetszőleges.
web-schotten-means-shield = Erőssége 1, 2 vagy 3, színe tetszőleges.
web-schotten-means-bluff = Ennél a Kőnél csak az összeg számít.
web-schotten-means-mud = Ennél a Kőnél mindkét oldalra négy lap kell.
web-schotten-means-recruiter = Húzz három lapot bármelyik pakliból, majd tégy vissza kettőt.
web-schotten-means-strategist = Helyezd át saját oldalad egy lapját másik Kőhöz, vagy dobd el.
web-schotten-means-banshee = Dobd el a másik oldal egy lapját.
web-schotten-means-traitor = Helyezz át egy Klánkártyát a másik oldalról a tiédre.

web-schotten-lesson-goal = Kilenc Kő áll a határon. Három szomszédos vagy bármely öt Kővel nyersz. A te oldalad alul van, telefonon jobbra.
web-schotten-overview-1 = Kilenc Kő áll két klán között. Öt kell belőlük, vagy három szomszédos.
web-schotten-overview-2 = Minden körben: egy lap egy Kő saját oldalára, aztán húzás.
web-schotten-overview-3 = Három lap kombináció. A Színsor üti a Drillt, az pedig a többit.
web-schotten-overview-4 = Foglalj el egy Követ, amint bizonyítható, hogy ott már semmi sem üt.
web-schotten-lesson-formations = Három lap egy Kőnél kombináció. A legerősebb elöl: Színsor, Drill, Szín, Sor, Összeg. Azonos kombinációnál a nagyobb összeg nyer.
web-schotten-lesson-unseen = Ez a táblázat mutatja, mi jöhet még. Nézd meg, mielőtt egy lapra vársz: ami lent van, nem jön többé.
web-schotten-lesson-tie = Az „1.” jelzi, melyik oldal lett előbb teljes. Ha a két oldal egyenlő, az nyer.
web-schotten-lesson-proof = Minden elfoglalt Kőnek van bizonyítása: nyomd meg, és látod a legjobb választ meg a lapokat, amelyek a jobbat kizárják.
