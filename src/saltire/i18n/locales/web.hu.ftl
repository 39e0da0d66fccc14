# Az asztal a böngészőben, magyarul.

# Mindenütt.

web-tagline = Három skót társasjáték, teljes egészében
web-tagline-more = Játssz azonnal egy bot ellen, vagy küldj egy linket a barátodnak. Nem kell fiók, űrlap, telepítés.
web-skip = A tartalomhoz
web-nav = Főmenü
web-nav-play = Játék
web-nav-lobby = Társalgó
web-nav-puzzles = Fejtörők
web-nav-rules = Szabályok
web-nav-history = Játszmáim
web-footer = Továbbiak
web-home = A kezdőlapra
web-about = Névjegy
web-fair = Tiszta játék
web-settings = Beállítások
web-docs = Dokumentáció
web-language = Nyelv
web-close = Bezárás
web-cancel = Mégse
web-save = Mentés
web-saved = Elmentve
web-saving = Mentés …
web-add = Hozzáadás
web-more = Több
web-none = nincs
web-yes = igen
web-no = nem
web-copy = Másolás
web-copied = Másolva
web-send = Küldés
web-try-again = Újra
web-refused = Ez nem lehetséges
web-rule = { $rule }. szabály
web-turns = { $n ->
    [one] asztal vár rád
   *[other] asztal vár rád
 }
web-connection-open = kapcsolódva
web-connection-opening = kapcsolódás …
web-connection-waiting = nincs kapcsolat · { $n } mp
web-connection-retry = Próbáld most
web-connection-offline = nincs hálózat
web-no-connection-title = Nincs kapcsolat
web-no-connection = A kiszolgáló nem érhető el. A játszmáid ott biztonságban vannak; az oldal magától folytatja, ha válaszol.
web-offline = Nincs hálózat, vagy a kiszolgáló nem válaszol. A szabályok, az olvasható leckék és az itt már visszanézett játszmák így is elérhetők; semmit sem küldünk el, az asztalok akkor folytatódnak, ha a kiszolgáló válaszol.
web-not-found = Itt nincs semmi
web-not-found-lead = A cím nem vezet oldalra. Talán hiányzik egy betű.

# A játékok.

web-games = Játékok
web-game = Játék
web-all-games = Minden játék
web-plain-blurb = Gombokkal és összefoglalóval játszható.
web-plain-pace = akárhányan, akármeddig
web-plain-choose = A választásod
web-plain-find = Keresés { $n } lépés között
web-plain-wait = Most nincs mit választani.
web-plain-table = Az asztal
web-play-now = Játék most
web-against = Bot
web-learn = Tanuld meg
web-with-friends = Barátokkal
web-rules = Szabályok
web-go-on = Játék folytatása
web-promise-now = Egy gomb az első lépésig. Név és fiók csak ha akarod.
web-promise-fair = Tisztességes kocka és lapok: az osztás előtt rögzítve, a játszma után a böngésződben ellenőrizve.
web-promise-secret = Ami rejtett, rejtve marad: semmi sem jut belőle a böngésződbe.
web-promise-why = Minden elutasítás megnevezi a szabályát, és a szabály egy gombnyomásra van.

# Botok.

web-bot = Bot: { $name }

# A társalgó.

web-lobby = Társalgó
web-lobby-lead = Játékosra váró asztalok, és a sajátjaid.
web-lobby-open = Nyitott
web-lobby-mine = Enyém
web-lobby-playing = Folyamatban
web-lobby-none-open = Egy asztal sem vár játékosra.
web-lobby-none-current = Még nem ülsz asztalnál.
web-lobby-none-playing = Nincs folyamatban nyilvános játszma.
web-leaders = Ranglisták
web-seats-open = { $n ->
    [one] 1 szabad hely
   *[other] { $n } szabad hely
 }
web-open-seat = szabad hely
web-your-turn = Te jössz
web-waiting-for = Várjuk: { $names }
web-over = A játszma véget ért
web-pace-none = óra nélkül
web-pace-live = { $minutes } perc + { $increment } mp
web-pace-days = { $days ->
    [one] lépésenként 1 nap
   *[other] lépésenként { $days } nap
 }

# Új asztal.

web-new-table = Új asztal
web-new-lead = Válaszd ki a játékot, a játékosokat és a tempót. Mindenre van szokásos válasz.
web-which-game = Melyik játék?
web-who-plays = Ki játszik?
web-way-friends = Barátok, linkkel
web-way-bots = Botok
web-way-device = Ezen az eszközön
web-way-friends-help = Minden szabad helyhez kapsz egy linket és egy beolvasható kódot.
web-way-bots-help = A játszma azonnal indul.
web-way-device-help = Mindenki itt játszik; mindenki letakarja a táblát, mielőtt a következő átveszi.
web-seat = { $n }. hely
web-seat-me = én
web-seat-open = szabad, linkkel
web-pace = Tempó
web-pace-none-long = Óra nélkül
web-pace-live-long = Egy ültében, órával
web-pace-days-long = Napokon át
web-minutes = Perc a játszmára
web-increment = Plusz másodperc körönként
web-days = Nap egy lépésre
web-days-left = { $days } nap { $hours } óra
web-public = Nyilvános: a társalgóban látszik, bárki beülhet vagy nézheti
web-rated = Értékelt: az eredmény számít
web-rated-help = Csak fiókkal, mindenki egy helyen, és órával.
web-rated-short = Értékelt
web-salt = A te szavad a keveréshez
web-salt-help = A szavaid bekerülnek a keverésbe, hogy senki se döntsön róla egyedül.
web-options = Lehetőségek
web-options-usual = a szokásos
web-own-cards = Saját kártyák
web-own-cards-help = Egy kártyafájl (.toml) a játék készlete helyett; leülés előtt mindenki elolvashatja.
web-own-cards-table = Az asztal kártyái: { $name }
web-more-options = Részletek ({ $n }): kiadások és értelmezések
web-start-game = Játszma indítása
web-open-table = Asztal megnyitása

# A játszma előtt.

web-waiting-room = { $game }: várunk a játékosokra
web-waiting-room-help = { $n ->
    [one] Egy hely szabad. Küldd el a linkjét, vagy olvastasd be a kódot. A játszma magától indul.
   *[other] { $n } hely szabad. Küldd el mindenkinek a saját linkjét, vagy olvastasd be a kódot. A játszma magától indul.
 }
web-invite-link = Ennek a helynek a linkje
web-qr = A link beolvasható kódja
web-sit-down = Leülök ide
web-leave-table = Asztal elhagyása
web-invited = Meghívtak: { $game }
web-invited-by = { $name } vár rád. Ebben állapodtatok meg:

# Az asztalnál.

web-table = Asztal
web-table-of = { $game }: { $names }
web-opening-table = Terítjük az asztalt …
web-no-table = Nincs ilyen asztal
web-board = Tábla
web-beside = A tábla mellett
web-seats = Játékosok
web-you = te
web-thinks = ő jön
web-is-away = nincs itt
web-is-here = itt van
web-is-bot = bot
web-table-tools = Az asztalnál
web-undo = Visszavonás
web-takeback = Visszavételt kérek
web-draw = Döntetlent ajánlok
web-resign = Feladom
web-resign-title = Feladod a játszmát?
web-resign-sure = Ketten játszva a másik nyer. Többen játszva egy bot folytatja helyetted.
web-call-bot = Folytassa helyette bot
web-claim-win = Győzelmet kérek
web-sure = Biztos?
web-confirm = Lépek
web-accept = Elfogadom
web-decline = Elutasítom
web-offer-draw = { $name } döntetlent ajánl.
web-offer-takeback = { $name } visszavonná a legutóbbi lépését.
web-offered-draw = { $who ->
    [you] Döntetlent ajánlasz. Várjuk: { $names }.
   *[other] { $name } döntetlent ajánl. Várjuk: { $names }.
 }
web-offered-takeback = { $who ->
    [you] Visszavételt kérsz. Várjuk: { $names }.
   *[other] { $name } visszavételt kér. Várjuk: { $names }.
 }
web-dropped = Az asztalt lezárták
web-result-draw = A játszma döntetlen
web-result-you = Nyertél
web-result-one = { $names } nyert
web-result-many = { $names } közösen nyert
web-how-resign = feladással
web-how-flag = időtúllépéssel
web-how-claim = mert a másik játékos távol maradt
web-how-draw = közös megegyezéssel
web-next-game = A következő játszmához
web-rematch = Visszavágó
web-rematch-wanted = Visszavágót kértél
web-replay = Visszajátszás
web-check-game = Játszma ellenőrzése
web-review = Visszatekintés
web-hint = Tipp
web-hint-thinking = Gondolkodik …
web-save-record = Jegyzőkönyv mentése
web-hand-over = Add át neki: { $who }
web-hand-over-help = Más ne nézzen ide. A lapjaid a gombnyomás után látszanak.
web-take-seat = Én vagyok: { $who }
web-cover = Tábla letakarása
web-cover-next = { $name } következik. Nézd meg nyugodtan, aztán takard le a táblát.
web-log = Napló
web-chat = Beszélgetés
web-notes = Jegyzetek
web-log-you = Te
web-log-show = Mutasd a táblán
web-log-newest = Legújabb
web-story = Mi történt?
web-story-skip = Átugrás
web-older = Régebbi bejegyzések
web-earlier-lines = { $n ->
    [one] 1 korábbi sor
   *[other] { $n } korábbi sor
 }
web-chat-none = Még senki sem szólt.
web-chat-write = Mondj valamit
web-phrases = Gyors mondatok
web-phrase-hello = Szia!
web-phrase-good-luck = Sok szerencsét!
web-phrase-thinking = Gondolkodom.
web-phrase-your-turn = Te jössz!
web-phrase-well-played = Szép lépés!
web-phrase-oops = Hoppá!
web-phrase-sorry = Bocsánat!
web-phrase-thanks = Köszönöm!
web-phrase-good-game = Jó játszma volt!
web-phrase-again = Még egyet?
web-notes-help = Csak te olvashatod, a többi eszközödön is.
web-version = szabályok: { $version }
web-watch-link = Link a nézéshez
web-commitment = Rögzítés (a kezdőérték SHA-256 lenyomata)

# Leckék.

web-learn-title = Tanuld meg: { $game }
web-learn-offline = A kiszolgáló nélkül a lecke nem játszható. Íme, amit megtanít.
web-lesson = Lecke
web-lesson-astray = Ez is lehetséges. Menj vissza az álláshoz, és próbáld ki, amit a lecke mutat.
web-lesson-next = Értem
web-lesson-count = { $done } / { $all }
web-lesson-leave = Kilépés a leckéből
web-lesson-over = Ez a játék lényege. Eleget tudsz ahhoz, hogy játssz.
web-lesson-play = Játék bot ellen

# Szabályok.

web-rules-of = Szabályok: { $game }
web-rules-lead = A mi szavainkkal. Minden szabálynak száma van, és minden elutasítás megmondja, melyik.
web-overview = Egy percben
web-rules-find = Szám, vagy szavak
web-rules-none = Nincs szabály ezzel a számmal vagy szavakkal.
web-example = Példa
web-example-try = Próbáld ki: { $action }
web-example-reset = Vissza az álláshoz
web-example-refused = Elutasítva, { $rule }. szabály.
web-example-could = Mutasd meg, hol lehetne

# Visszajátszás.

web-replay-of = Visszajátszás: { $game }
web-replay-missing = Ezt a játszmát ebben a böngészőben még nem nyitották meg. Akkor nézhető vissza, ha a kiszolgáló válaszol.
web-replay-first = Az elejére
web-replay-back = Egyet vissza
web-replay-on = Egyet előre
web-replay-last = A végére
web-replay-ply = Lépés
web-play = Lejátszás
web-pause = Szünet
web-ply-of = { $ply } / { $plies }
web-eyes = Kinek a szemével
web-spectator = néző
web-branch = Innen játszom tovább
web-branch-help = Mi lett volna, ha? Ágazz el itt, és játssz tovább egy bot ellen.
web-branch-seat = Hely
web-play-as = mint { $name }
web-back-to-table = Vissza az asztalhoz

# Tisztesség.

web-salts = A játékosok szavai
web-seed = Kezdőérték
web-seed-secret = titkos a játszma végéig
web-draws = Húzások
web-checking = { $n } ellenőrizve …
web-proved = { $n ->
    [one] Bizonyítva: az egyetlen húzás a kezdőértékből következik.
   *[other] Bizonyítva: minden húzás ({ $n }) a kezdőértékből következik.
 }
web-seed-wrong = Nincs bizonyítva: a kezdőérték nem illik a rögzítéshez.
web-draws-wrong = { $n ->
    [one] Nincs bizonyítva: egy húzás (sorszáma { $first }) nem a kezdőértékből következik.
   *[other] Nincs bizonyítva: { $n } húzás nem a kezdőértékből következik, az első sorszáma { $first }.
 }
web-draws-list = Minden húzás
web-draw-among = ennyiből
web-draw-index = sorszám
web-draw-dealt = kiosztva
web-draw-fits = egyezik

# Te.

web-account = Fiók
web-account-lead = A játékhoz nem kell. Megőrzi a játszmáidat és a nevedet minden eszközön.
web-sign-in = Belépés
web-sign-up = Fiók létrehozása
web-sign-out = Kilépés
web-forgotten = Elfelejtett jelszó
web-do-in = Belépés
web-do-up = Fiók létrehozása
web-do-forgotten = Küldjetek levelet
web-do-reset = Új jelszó beállítása
web-name = Név
web-name-of-seat = Név: { $seat }
web-password = Jelszó
web-email = E-mail (ha szeretnéd)
web-email-help = Elfelejtett jelszóhoz és lassú játszmák lépéseihez. Semmi máshoz.
web-sign-up-help = A vendégként játszott játszmáid a tieid maradnak.
web-reset-done = Az új jelszó érvényes. Lépj be vele.
web-reset-email-sent = Ha a fiókhoz tartozik cím, a levél úton van.
web-kind-guest = Vendég
web-kind-account = Játékos
web-kind-program = Program
web-kind-bot = Bot
web-kind-gone = Törölve
web-guest-help = Vendég vagy ebben a böngészőben. A fiók megőrzi a játszmáidat:
web-your-name = A neved
web-rating = Értékszám
web-games-played = Játszmák
web-since = Itt van { $day } óta
web-history = Játszmáim
web-history-lead = Futó játszmáid, és a befejezettek: nézd vissza, ellenőrizd, ágazz el.
web-history-none = Még nincs játszma.
web-history-stranger = Előbb játssz egyet; itt megmarad.
web-history-offline = Ez a böngésző nem őrzi a játszmáid listáját. A kapcsolattal együtt visszatér.
web-history-kept = Most azokat nézheted vissza, amelyeket ebben a böngészőben már megnyitottál.
web-history-running = Folyamatban
web-history-finished = Befejezett
web-save-records = Mind letöltése
web-open-record = Jegyzőkönyv megnyitása
web-study = Állás felállítása
web-record-odd = Ez a fájl nem egy játszma jegyzőkönyve.
web-record-ply = Folytatás … lépés után ({ $plies } közül)
web-record-alone = Minden helyen én játszom
web-record-as = { $name } helyén játszom, a többin botok

# A fiók.

web-settings-account = A fiók: név, jelszó, levelek, programok
web-account-own = A fiók beállításai
web-account-own-lead = A neved, a belépésed, és ami elér, amikor te jössz.
web-keep-games = Őrizd meg a játszmáidat
web-keep-games-help = Vendég vagy: csak ez a böngésző ismer. Névvel és jelszóval bárhonnan visszatérhetsz.
web-account-made = A fiók a tiéd, a játszmák is.
web-name-help = Ez áll minden asztalnál, és ezzel lépsz be.
web-name-help-guest = Ez áll minden asztalnál.
web-email-address = E-mail
web-email-none = Nincs cím.
web-email-confirmed = { $email } meg van erősítve.
web-email-waits = { $email } még nincs megerősítve: kövesd a levél linkjét. Mentsd újra, ha új levelet kérsz.
web-email-empty = Üresen hagyva a cím törlődik.
web-email-sent = Levél megy egy linkkel ide: { $email }.
web-email-gone = A cím törölve.
web-password-now = Jelenlegi jelszó
web-password-new = Új jelszó
web-password-help = Legalább { $n } karakter. Jó, ha több szóból áll.
web-password-change = Jelszó módosítása
web-password-changed = Az új jelszó érvényes. Mindenhol máshol kiléptél, és a régi tokenek már nem érvényesek.
web-notifications = Amikor te jössz
web-notifications-mail = Levél e-mailben
web-notifications-mail-help = Amikor nem vagy az asztalnál. Megerősített cím kell hozzá.
web-notices-no-address = Levél még nem érhet el: a fiókodnak nincs megerősített címe.
web-notifications-account = E-mailhez fiók kell.
web-push = Üzenet ebben a böngészőben
web-push-help = Akkor is, ha ez a lap zárva van. Minden böngészőnek saját kapcsolója van.
web-push-none = Ez a böngésző nem tud üzenetet mutatni, vagy csak https-en.
web-push-blocked = A böngésző tiltja e lap üzeneteit. Engedélyezd a beállításaiban.
web-push-failed = A böngésző üzenetszolgálata nem válaszol.
web-last-seen = utoljára { $when }
web-since-day = { $day } óta
web-fault-wrong-password = A jelszó hibás.
web-fault-sign-in = A név vagy a jelszó hibás.
web-fault-name = Ez a név másé.
web-fault-odd-name = Ez a név nem jó: csak egyféle írás betűi legyenek benne, láthatatlan jelek nélkül.
web-fault-password = Ez a jelszó nem jó: túl rövid, túl egyszerű, vagy a neved.
web-fault-email = Ez nem e-mail-cím.
web-fault-link = Ezt a linket már használták, vagy túl régi.
web-fault-too-fast = Túl sok próbálkozás. Várj egy kicsit.
web-fault-tokens = Túl sok a token: előbb vonj vissza egyet.
web-fault-push = A kiszolgáló nem működik együtt ennek a böngészőnek az üzenetszolgálatával.

# Beállítások.

web-settings-lead = Ebben a böngészőben érvényesek.
web-settings-where = A beállítások ebben a böngészőben maradnak; a kiszolgáló csak a nyelvet tudja meg, a naplóhoz és a levelekhez.
web-theme = Világos vagy sötét
web-theme-auto = mint az eszköz
web-theme-light = világos
web-theme-dark = sötét
web-story-pace = A többiek köre
web-story-slow = lépésről lépésre
web-story-fast = kétszer gyorsabban
web-story-off = egyszerre
web-motion = Mozgás
web-motion-auto = mint az eszköz
web-motion-full = rövid animációk
web-motion-none = nincs
web-at-table = Az asztalnál
web-confirm-moves = Kérdezzen minden lépés előtt
web-confirm-moves-help = Kis képernyőhöz és bizonytalan kézhez.
web-auto-pass = Automatikus passz
web-auto-pass-help = Ahol mást nem tehetsz, rövid szünet után.
web-sound = Hang
web-sound-help = Lapok, foglalások, csaták, a köröd és a játszma vége.

# Névjegy.

# A gazda.

web-host = A kiszolgáló
web-host-lead = Annak, aki ezt a kiszolgálót gondozza.
web-host-version = Változat
web-host-playing = Folyó játszmák
web-host-over = Befejezett játszmák
web-host-emails = Várakozó levelek
web-host-failed = Sikertelen levelek
web-host-only = Ezt a lapot csak a gazda látja. A kiszolgálón a saltire host-link parancs kiír egy egyszer használható linket, amely gazdává tesz.
web-host-mail = Levelezőkiszolgáló
web-host-test-email = Próbalevelet kérek
web-host-test-email-sent = A próbalevél úton van.
web-host-test-email-first = Előbb állíts be levelezőkiszolgálót, és címet a fiókodban.
web-host-resign = A gazda jogainak visszaadása
