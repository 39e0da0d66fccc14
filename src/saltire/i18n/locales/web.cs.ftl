# Stůl v prohlížeči, česky.

# Všude.

web-tagline = Tři kompletní skotské deskové hry
web-tagline-more = Hrajte hned proti botovi, nebo pošlete příteli odkaz. Bez účtu, bez formuláře, bez instalace.
web-skip = K obsahu
web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-lobby = Herna
web-nav-puzzles = Úlohy
web-nav-rules = Pravidla
web-nav-history = Moje partie
web-footer = Další
web-home = Na úvodní stranu
web-about = O stránce
web-fair = Férovost
web-settings = Nastavení
web-docs = Dokumentace
web-language = Jazyk
web-close = Zavřít
web-cancel = Zrušit
web-save = Uložit
web-saved = Uloženo
web-saving = Ukládá se …
web-add = Přidat
web-more = Ukázat další
web-none = žádné
web-yes = ano
web-no = ne
web-copy = Kopírovat
web-copied = Zkopírováno
web-send = Poslat
web-try-again = Zkusit znovu
web-refused = To nejde
web-rule = Pravidlo { $rule }
web-turns = { $n ->
    [one] stůl na vás čeká
    [few] stoly na vás čekají
   *[other] stolů na vás čeká
 }
web-connection-open = připojeno
web-connection-opening = připojuje se …
web-connection-waiting = bez spojení · { $n } s
web-connection-retry = Zkusit hned
web-connection-offline = offline
web-no-connection-title = Bez spojení
web-no-connection = Server neodpovídá. Vaše partie jsou tam v bezpečí; stránka bude sama pokračovat, jakmile se ozve.
web-offline = Jste offline, nebo server neodpovídá. Pravidla, lekce ke čtení a partie, které jste si tu už přehráli, fungují dál; nic se neodesílá a stoly budou pokračovat, až se server ozve.
web-not-found = Tady nic není
web-not-found-lead = Adresa nevede na žádnou stránku. Možná v ní chybí písmeno.

# Hry.

web-games = Hry
web-game = Hra
web-all-games = Všechny hry
web-plain-blurb = Hraje se tlačítky a s přehledem.
web-plain-pace = kolik chcete, jak dlouho chcete
web-plain-choose = Vaše volba
web-plain-find = Hledat v tazích ({ $n })
web-plain-wait = Teď není co volit.
web-plain-table = Stůl
web-play-now = Hrát hned
web-against = Bot
web-learn = Naučit se
web-with-friends = S přáteli
web-rules = Pravidla
web-go-on = Pokračovat ve hře
web-promise-now = Jedno tlačítko k prvnímu tahu. Jméno a účet jen když chcete.
web-promise-fair = Férové kostky a karty: dané předem, po partii ověřené ve vašem prohlížeči.
web-promise-secret = Co je skryté, zůstane skryté: do prohlížeče z toho nic nepřijde.
web-promise-why = Každé odmítnutí uvádí pravidlo a vede k němu jediné kliknutí.

# Boti.

web-bot = Bot: { $name }

# Herna.

web-lobby = Herna
web-lobby-lead = Stoly, které čekají na hráče, a ty vaše.
web-lobby-open = Volné
web-lobby-mine = Moje
web-lobby-playing = Hraje se
web-lobby-none-open = Žádný stůl nečeká na hráče.
web-lobby-none-current = Ještě u žádného stolu nesedíte.
web-lobby-none-playing = Žádná veřejná partie se nehraje.
web-leaders = Žebříčky
web-seats-open = { $n ->
    [one] 1 volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
 }
web-open-seat = volné místo
web-your-turn = Jste na tahu
web-waiting-for = Čeká se: { $names }
web-over = Partie skončila
web-pace-none = bez hodin
web-pace-live = { $minutes } min + { $increment } s
web-pace-days = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
 }

# Nový stůl.

web-new-table = Nový stůl
web-new-lead = Vyberte hru, hráče a tempo. Na všechno je obvyklá odpověď.
web-which-game = Která hra?
web-who-plays = Kdo hraje?
web-way-friends = Přátelé, odkazem
web-way-bots = Boti
web-way-device = Na tomto zařízení
web-way-friends-help = Pro každé volné místo dostanete odkaz a kód k načtení.
web-way-bots-help = Partie začne hned.
web-way-device-help = Všichni hrají zde; každý desku zakryje, než převezme další.
web-seat = Místo { $n }
web-seat-me = já
web-seat-open = volné, odkazem
web-pace = Tempo
web-pace-none-long = Bez hodin
web-pace-live-long = Najednou, s hodinami
web-pace-days-long = Na několik dní
web-minutes = Minut na partii
web-increment = Sekund navíc za kolo
web-days = Dní na tah
web-days-left = { $days } d { $hours } h
web-public = Veřejný: je v herně, kdokoli může hrát nebo se dívat
web-rated = Hodnocená: výsledek se počítá
web-rated-help = Jen s účtem, každý na jednom místě a s hodinami.
web-rated-short = Hodnocená
web-salt = Vaše slovo k míchání
web-salt-help = Vaše slova vstoupí do míchání, aby o něm nikdo nerozhodoval sám.
web-options = Volby
web-options-usual = obvyklé
web-own-cards = Vlastní karty
web-own-cards-help = Soubor s kartami (.toml) místo sady ze hry; každý si ho může přečíst, než si sedne.
web-own-cards-table = Karty tohoto stolu: { $name }
web-more-options = Podrobnosti ({ $n }): vydání a výklady
web-start-game = Začít partii
web-open-table = Otevřít stůl

# Před partií.

web-waiting-room = { $game }: čeká se na hráče
web-waiting-room-help = { $n ->
    [one] Jedno místo je volné. Pošlete odkaz, nebo nechte načíst kód. Partie začne sama.
    [few] { $n } místa jsou volná. Pošlete každému jeho odkaz, nebo nechte načíst kód. Partie začne sama.
   *[other] { $n } míst je volných. Pošlete každému jeho odkaz, nebo nechte načíst kód. Partie začne sama.
 }
web-invite-link = Odkaz tohoto místa
web-qr = Kód odkazu k načtení
web-sit-down = Sednout si sem
web-leave-table = Opustit stůl
web-invited = Máte pozvánku: { $game }
web-invited-by = { $name } na vás čeká. Domluveno je toto:

# U stolu.

web-table = Stůl
web-table-of = { $game }: { $names }
web-opening-table = Stůl se chystá …
web-no-table = Takový stůl není
web-board = Deska
web-beside = Vedle desky
web-seats = Hráči
web-you = vy
web-thinks = na tahu
web-is-away = pryč
web-is-here = zde
web-is-bot = bot
web-table-tools = U stolu
web-undo = Zpět
web-takeback = Požádat o vrácení
web-draw = Nabídnout remízu
web-resign = Vzdát
web-resign-title = Vzdát tuto partii?
web-resign-sure = Ve dvou vyhraje soupeř. Při více hráčích za vás pokračuje bot.
web-call-bot = Ať za ně hraje bot
web-claim-win = Uplatnit výhru
web-sure = Opravdu?
web-confirm = Zahrát
web-accept = Přijmout
web-decline = Odmítnout
web-offer-draw = { $name } nabízí remízu.
web-offer-takeback = { $name } chce vrátit poslední tah.
web-offered-draw = { $who ->
    [you] Nabízíte remízu. Čeká se: { $names }.
   *[other] { $name } nabízí remízu. Čeká se: { $names }.
 }
web-offered-takeback = { $who ->
    [you] Žádáte o vrácení. Čeká se: { $names }.
   *[other] { $name } žádá o vrácení. Čeká se: { $names }.
 }
web-dropped = Stůl byl zavřen
web-result-draw = Partie je nerozhodná
web-result-you = Vyhráváte
web-result-one = Vyhrává { $names }
web-result-many = Společně vyhrávají { $names }
web-how-resign = vzdáním
web-how-flag = na čas
web-how-claim = protože druhý hráč zůstal pryč
web-how-draw = dohodou
web-next-game = K další partii
web-rematch = Odveta
web-rematch-wanted = Odveta vyžádána
web-replay = Přehrát
web-check-game = Ověřit tuto partii
web-review = Ohlédnutí
web-hint = Rada
web-hint-thinking = Přemýšlí …
web-save-record = Uložit záznam
web-hand-over = Předejte: { $who }
web-hand-over-help = Nikdo jiný by se neměl dívat. Vaše karty se ukážou po stisku.
web-take-seat = Jsem { $who }
web-cover = Zakrýt desku
web-cover-next = Na řadě je { $name }. Prohlédněte si vše v klidu a pak desku zakryjte.
web-log = Záznam
web-chat = Hovor
web-notes = Poznámky
web-log-you = Vy
web-log-show = Ukázat na desce
web-log-newest = Nejnovější
web-story = Co se stalo?
web-story-skip = Přeskočit
web-older = Starší položky
web-earlier-lines = { $n ->
    [one] 1 dřívější řádek
    [few] { $n } dřívější řádky
   *[other] { $n } dřívějších řádků
 }
web-chat-none = Zatím nikdo nic neřekl.
web-chat-write = Něco řekněte
web-phrases = Rychlé věty
web-phrase-hello = Ahoj!
web-phrase-good-luck = Hodně štěstí!
web-phrase-thinking = Přemýšlím.
web-phrase-your-turn = Jste na tahu!
web-phrase-well-played = Pěkně zahráno!
web-phrase-oops = Jejda!
web-phrase-sorry = Promiňte!
web-phrase-thanks = Díky!
web-phrase-good-game = Pěkná partie!
web-phrase-again = Ještě jednu?
web-notes-help = Čtete je jen vy, i na svých dalších zařízeních.
web-version = pravidla { $version }
web-watch-link = Odkaz pro diváky
web-commitment = Závazek (SHA-256 semínka)

# Lekce.

web-learn-title = Naučte se { $game }
web-learn-offline = Bez serveru lekci hrát nelze. Tady je, co učí.
web-lesson = Lekce
web-lesson-astray = I to jde. Vraťte se k pozici a zkuste, co lekce ukazuje.
web-lesson-next = Rozumím
web-lesson-count = { $done }/{ $all }
web-lesson-leave = Opustit lekci
web-lesson-over = To je jádro hry. Víte dost, abyste mohli hrát.
web-lesson-play = Hrát proti botovi

# Pravidla.

web-rules-of = Pravidla: { $game }
web-rules-lead = Našimi slovy. Každé pravidlo má číslo a každé odmítnutí ho uvádí.
web-overview = Za minutu
web-rules-find = Číslo, nebo slova
web-rules-none = Žádné pravidlo nemá to číslo ani ta slova.
web-example = Příklad
web-example-try = Zkusit: { $action }
web-example-reset = Zpět na pozici
web-example-refused = Odmítnuto, pravidlo { $rule }.
web-example-could = Ukázat, kde by to šlo

# Přehrávání.

web-replay-of = Přehrávání: { $game }
web-replay-missing = Tato partie v tomto prohlížeči ještě otevřena nebyla. Přehrát ji půjde, až se server ozve.
web-replay-first = Na začátek
web-replay-back = O krok zpět
web-replay-on = O krok dál
web-replay-last = Na konec
web-replay-ply = Krok
web-play = Přehrát
web-pause = Zastavit
web-ply-of = { $ply }/{ $plies }
web-eyes = Čí pohled
web-spectator = divák
web-branch = Hrát odsud dál
web-branch-help = Co kdyby? Odbočte zde a hrajte dál proti botovi.
web-branch-seat = Místo
web-play-as = jako { $name }
web-back-to-table = Zpět ke stolu

# Férovost.

web-salts = Slova hráčů
web-seed = Semínko
web-seed-secret = tajné do konce partie
web-draws = Losy
web-checking = ověřeno { $n } …
web-proved = { $n ->
    [one] Dokázáno: jediný los plyne ze semínka.
    [few] Dokázáno: všechny { $n } losy plynou ze semínka.
   *[other] Dokázáno: všech { $n } losů plyne ze semínka.
 }
web-seed-wrong = Nedokázáno: semínko neodpovídá závazku.
web-draws-wrong = { $n ->
    [one] Nedokázáno: los { $first } neplyne ze semínka.
    [few] Nedokázáno: { $n } losy neplynou ze semínka, první je los { $first }.
   *[other] Nedokázáno: { $n } losů neplyne ze semínka, první je los { $first }.
 }
web-draws-list = Všechny losy
web-draw-among = z kolika
web-draw-index = pořadí
web-draw-dealt = rozdáno
web-draw-fits = sedí

# Vy.

web-account = Účet
web-account-lead = Ke hraní není třeba. Uchová vaše partie a jméno na každém zařízení.
web-sign-in = Přihlásit se
web-sign-up = Založit účet
web-sign-out = Odhlásit se
web-forgotten = Zapomenuté heslo
web-do-in = Přihlásit se
web-do-up = Založit účet
web-do-forgotten = Pošlete mi e-mail
web-do-reset = Nastavit nové heslo
web-name = Jméno
web-name-of-seat = Jméno: { $seat }
web-password = Heslo
web-email = E-mail (chcete-li)
web-email-help = Pro zapomenuté heslo a tahy v pomalých partiích. Pro nic jiného.
web-sign-up-help = Vaše partie hosta zůstanou vaše.
web-reset-done = Nové heslo platí. Přihlaste se jím.
web-reset-email-sent = Má-li účet adresu, e-mail je na cestě.
web-kind-guest = Host
web-kind-account = Hráč
web-kind-program = Program
web-kind-bot = Bot
web-kind-gone = Smazáno
web-guest-help = V tomto prohlížeči jste host. Účet uchová vaše partie:
web-your-name = Vaše jméno
web-rating = Hodnocení
web-games-played = Partie
web-since = Zde od { $day }
web-history = Moje partie
web-history-lead = Rozehrané partie i dohrané: přehrajte si je, ověřte, odbočte.
web-history-none = Zatím žádná partie.
web-history-stranger = Nejdřív si zahrajte; partie se tu uchová.
web-history-offline = V tomto prohlížeči není seznam partií uložen. Objeví se, až bude spojení.
web-history-kept = Přehrát si teď můžete ty, které jste v tomto prohlížeči už otevřeli.
web-history-running = Rozehrané
web-history-finished = Dohrané
web-save-records = Stáhnout všechny
web-open-record = Otevřít záznam
web-study = Sestavit pozici
web-record-odd = Tento soubor není záznam partie.
web-record-ply = Pokračovat po akci … (celkem { $plies })
web-record-alone = Hraji za všechny
web-record-as = Hraji za hráče { $name }, zbytek hrají boti

# Účet.

web-settings-account = Účet: jméno, heslo, e-maily, programy
web-account-own = Nastavení účtu
web-account-own-lead = Vaše jméno, přihlášení a co vám přijde, když jste na tahu.
web-keep-games = Uchovejte si partie
web-keep-games-help = Jste host: zná vás jen tento prohlížeč. Se jménem a heslem se vrátíte odkudkoli.
web-account-made = Účet je váš a partie také.
web-name-help = Stojí u každého stolu a přihlašujete se jím.
web-name-help-guest = Stojí u každého stolu.
web-email-address = E-mail
web-email-none = Adresa není.
web-email-confirmed = { $email } je potvrzena.
web-email-waits = { $email } zatím není potvrzena: použijte odkaz v e-mailu. Uložte adresu znovu, chcete-li nový e-mail.
web-email-empty = Prázdné pole adresu zruší.
web-email-sent = E-mail s odkazem jde na { $email }.
web-email-gone = Adresa je zrušena.
web-password-now = Současné heslo
web-password-new = Nové heslo
web-password-help = Nejméně { $n } znaků. Dobré je několik slov.
web-password-change = Změnit heslo
web-password-changed = Nové heslo platí. Jinde jste odhlášeni a dřívější tokeny už neplatí.
web-notifications = Když jste na tahu
web-notifications-mail = E-mail
web-notifications-mail-help = Když nejste u stolu. Je k tomu třeba potvrzená adresa.
web-notices-no-address = E-mail vám zatím nedojde: váš účet nemá potvrzenou adresu.
web-notifications-account = E-maily vyžadují účet.
web-push = Zpráva v tomto prohlížeči
web-push-help = I když je tato stránka zavřená. Každý prohlížeč má vlastní přepínač.
web-push-none = Tento prohlížeč zprávy neumí, nebo jen přes https.
web-push-blocked = Prohlížeč zprávy této stránky blokuje. Povolte je v jeho nastavení.
web-push-failed = Služba zpráv prohlížeče neodpovídá.
web-last-seen = naposledy { $when }
web-since-day = od { $day }
web-fault-wrong-password = Heslo je špatné.
web-fault-sign-in = Jméno nebo heslo je špatné.
web-fault-name = To jméno patří někomu jinému.
web-fault-odd-name = Takové jméno nejde: používejte jedno písmo a žádné neviditelné znaky.
web-fault-password = To heslo nevyhovuje: je příliš krátké, příliš jednoduché, nebo je to vaše jméno.
web-fault-email = To není e-mailová adresa.
web-fault-link = Ten odkaz je použitý nebo příliš starý.
web-fault-too-fast = Příliš mnoho pokusů. Chvíli počkejte.
web-fault-tokens = Tokenů je moc: nejdřív jeden zrušte.
web-fault-push = Se službou zpráv tohoto prohlížeče server nespolupracuje.

# Nastavení.

web-settings-lead = Platí v tomto prohlížeči.
web-settings-where = Nastavení zůstává v tomto prohlížeči; server se dozví jen jazyk, kvůli záznamu a e-mailům.
web-theme = Světlý nebo tmavý vzhled
web-theme-auto = jako zařízení
web-theme-light = světlý
web-theme-dark = tmavý
web-story-pace = Tahy ostatních
web-story-slow = krok za krokem
web-story-fast = dvakrát rychleji
web-story-off = vše najednou
web-motion = Pohyb
web-motion-auto = jako zařízení
web-motion-full = krátké animace
web-motion-none = žádný
web-at-table = U stolu
web-confirm-moves = Ptát se před každým tahem
web-confirm-moves-help = Pro malé obrazovky a nejisté ruce.
web-auto-pass = Pasovat automaticky
web-auto-pass-help = Kde nic jiného nejde, po krátké pauze.
web-sound = Zvuk
web-sound-help = Karty, kameny, bitvy, váš tah a konec partie.

# O stránce.

# Hostitel.

web-host = Server
web-host-lead = Pro toho, kdo se o tento server stará.
web-host-version = Verze
web-host-playing = Hrané partie
web-host-over = Dohrané partie
web-host-emails = Čekající e-maily
web-host-failed = Neúspěšné e-maily
web-host-only = Tuto stránku vidí jen správce. Příkaz saltire host-link vypíše na serveru jednorázový odkaz, který z vás udělá správce.
web-host-mail = Poštovní server
web-host-test-email = Poslat mi zkušební e-mail
web-host-test-email-sent = Zkušební e-mail je na cestě.
web-host-test-email-first = Nejdřív nastavte poštovní server a adresu v účtu.
web-host-resign = Vrátit práva správce
