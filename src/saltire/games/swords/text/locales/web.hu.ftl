# Swords and Bagpipes a böngészőben, magyarul.

web-swords-field = A csatatér
web-swords-phases = A kör fázisai
web-swords-step-invasion = Invázió
web-swords-step-actions = Akció
web-swords-step-badge = Jelvény
web-swords-step-choice = Választás
web-swords-step-battle = Csata
web-swords-step-awards = Jutalom
web-swords-step-end = Vége
web-swords-defeats = vereségek: { $n } / { $last }
web-swords-arms-card = Angol címerkártya
web-swords-troops = angol sereg
web-swords-printed = { $n } a pajzson
web-swords-rewards = Jutalmak
web-swords-pay-win = Skócia győz: { $n } arany és egy dudakártya
web-swords-pay-loss = Skócia veszít: { $n } arany és egy egység
web-swords-pay-crown = { $split ->
    [yes] Angliáért: { $n } arany elosztva
   *[no] Angliáért: { $n } arany fejenként
 }, és egy tőrkártya
web-swords-open = { $n } még nem döntött
web-swords-battle = A csata
web-swords-wins = A csata győztese: { $side }.
web-swords-gained-gold = { $n } arany
web-swords-gained-dagger = egy tőrkártya
web-swords-gained-bagpipe = egy dudakártya

web-swords-clan = { $clan } klán
web-swords-waited = rá várunk
web-swords-winner = megnyeri a játékot
web-swords-badge = viseli a jelvényt
web-swords-token = nála az Otthon maradj! jelző
web-swords-says = állítja
web-swords-choosing = választ
web-swords-known = rejtve: { $side }
web-swords-bagpipe-cards = { $n } { $n ->
    [one] dudakártya
   *[other] dudakártya
 }
web-swords-dagger-cards = { $n } { $n ->
    [one] tőrkártya
   *[other] tőrkártya
 }
web-swords-daggers-sum = összesen { $n }

web-swords-hand = Dudakártyáid
web-swords-window = most játszható: { $window }
web-swords-twice = kétszer játszható, különböző körökben
web-swords-lies-open = nyitva fekszik: még egyszer
web-swords-just-came = most érkezett
web-swords-on-whom = Kire
web-swords-bagpipe-stack = Dudapakli: { $n }
web-swords-dagger-stack = Tőrpakli: { $n }
web-swords-discards = Eldobva
web-swords-unseen-daggers = Tőrkártyák, amelyeket nem láttál
web-swords-dagger-discards = Eldobott tőrkártyák
web-swords-left-to-lay = { $name } még leteheti
web-swords-pile = eldobva: { $cards }
web-swords-arms-seen = Eddigi címerkártyák

web-swords-waits = Várjuk: { $names }.
web-swords-replenish = Utánpótlás
web-swords-how-taxes = Adószedés
web-swords-how-taxes-does = 1 arany
web-swords-how-militia = Milícia
web-swords-how-militia-does = egy egység minden táborba és a skótba is
web-swords-how-troops = Csapatgyűjtés
web-swords-how-troops-does = 2 egység a váradba
web-swords-how-mercenaries = Zsoldosok
web-swords-how-mercenaries-does = fizess 1 aranyat: 4 egység a váradba
web-swords-to-camp = A táborba:
web-swords-move = { $n } { $n ->
    [one] egység
   *[other] egység
 } a táborba
web-swords-units = { $n } { $n ->
    [one] egység
   *[other] egység
 }
web-swords-lay = Leteszed: { $side }
web-swords-lay-with = Leteszed: { $side }, tőr { $n }
web-swords-lay-bonnet = a sapka: védd meg
web-swords-lay-crown = a korona: arany és egy tőr
web-swords-give-badge = Jelvényt kap: { $name }
web-swords-give-home = Otthon marad: { $name }
web-swords-drop = Tőr { $n } eldobása
web-swords-play = Kijátszod: { $card }
web-swords-play-on = Kijátszod: { $card } (célpont: { $name })
web-swords-do-done = Kör vége
web-swords-do-pass = Passz
web-swords-do-keep = Jelvény megtartása
web-swords-say = Állítsd nyilvánosan:

web-swords-lesson-goal = Minden körben jönnek az angolok. Amíg Skócia áll, az nyer, akinek a legtöbb aranya van; a sáv utolsó mezője után elbukik, és az nyer, akinek a legkevesebb tőre van.
web-swords-overview-1 = Minden körben jönnek az angolok. Minden klán eldönti, harcol-e ellenük, vagy segíti őket.
web-swords-overview-2 = A körödben aranyat vagy egységeket szerzel, és egységeket küldesz a táborba: csak ők harcolnak.
web-swords-overview-3 = Beszélj, ígérj, hazudj. Aztán titokban sapka vagy korona; mindet egyszerre fordítjátok fel.
web-swords-overview-4 = Ha Skócia a végén áll, az nyer, akinek a legtöbb aranya van; ha elbukott, akinek a legkevesebb tőre.
web-swords-lesson-arms = Ez a kártya mondja meg, milyen erősek az angolok, és mit fizet a csata: a hűeknek a sapkák alatt, az árulóknak a korona alatt.
web-swords-lesson-turn = Te jössz, és egyszer kapsz utánpótlást: egységekkel harcolsz, arannyal nyersz. Szedj adót.
web-swords-lesson-camp = Csak a tábor egységei harcolnak, és a csata után elvesznek. Küldj oda négyet. Akinek egy sincs ott, dezertőr, és nem kap jutalmat.
web-swords-lesson-token = Most titokban választasz: sapka Skóciáért, korona Angliáért. Senki sem látja, amíg minden jelzőt fel nem fordítanak. Most tedd le a sapkát.
web-swords-lesson-battle = Mindkét sereget összeadjuk; a döntetlen Skóciáé. Minden klán a választott oldala szerint kap fizetséget.
web-swords-lesson-dagger = Az árulók mindig fizetséget kapnak, de minden alkalommal húznak egy tőrkártyát. Amíg Skócia áll, nem nyerhet, akinek öttel több tőre van, mint bármelyik másik klánnak.
web-swords-auto-pass = Csak passzolhatsz: ez magától megtörténik.
web-swords-auto-wait = Várok
web-swords-standings = Végeredmény
web-swords-end-stands = Skócia áll: az nyer, akinek a legtöbb aranya van.
web-swords-end-fallen = Skócia elbukott: az nyer, akinek a legkevesebb tőre van.
web-swords-tie-broken = { $how ->
    [fallen] Egyenlő a tőrök száma: az arany döntött.
   *[stands] Egyenlő az arany: a kevesebb tőr döntött.
 }
web-swords-tie-shared = Arany és tőr is egyenlő: osztoznak a győzelmen.
web-swords-barred = nem nyerhet: öttel több tőre van, mint bármelyik másik klánnak
web-swords-clan-column = Klán
web-swords-gold-column = Arany
web-swords-daggers-column = Tőrök
