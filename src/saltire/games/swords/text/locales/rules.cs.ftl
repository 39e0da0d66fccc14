# Proč něco ve Swords and Bagpipes nejde, a volby, česky.

swords-refusal-replenished = doplnění už bylo: jedno za tah
swords-refusal-replenish-first = tah nelze ukončit bez doplnění
swords-refusal-no-gold = žoldnéři stojí 1 zlaťák a vy žádný nemáte
swords-refusal-no-mercenaries = { $arms }: v tomto kole žoldnéře najmout nelze
swords-refusal-no-units = jednotek ve vašem hradu: { $units }
swords-refusal-your-turn = zvolte doplnění, přesun, kartu akcí, nebo konec tahu
swords-refusal-not-in-hand = tuto kartu nemáte v ruce: { $card }
swords-refusal-not-open = karta { $card } před vámi neleží odkrytá
swords-refusal-resting = karta { $card } už v tomto kole byla zahrána: znovu až od příštího
swords-refusal-just-received = karta { $card } přišla v této fázi odměn: zahrajte ji později
swords-refusal-wrong-window = karta { $card } se hraje v jiné fázi: { $window }
swords-refusal-cannot-pay = karta { $card } stojí { $cost } { $cost ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 }: platí se celá cena
swords-refusal-bearer = odznak už nosíte
swords-refusal-not-loyal = karta { $card } je pro stoupence Skotska
swords-refusal-not-traitor = karta { $card } je pro stoupence Anglie
swords-refusal-fewer-daggers = někdo má méně karet dýk než vy
swords-refusal-no-dagger = nemáte žádnou kartu dýk
swords-refusal-needs-target = karta { $card } se hraje na jiný klan: řekněte který
swords-refusal-no-target = karta { $card } se nehraje na nikoho
swords-refusal-not-yourself = vyberte jiný klan
swords-refusal-no-such-seat = takové místo tu není: { $seat }
swords-refusal-at-home = { $seat } zůstává doma: žádná karta tam teď nepůsobí
swords-refusal-no-token = { $seat }: neleží tam zakrytý žeton
swords-refusal-target-poor = { $seat } nemá žádné zlato
swords-refusal-same-side = klan { $seat } byl na vaší straně
swords-refusal-not-smaller = { $seat } nemá v táboře méně jednotek než vy
swords-refusal-choose-units = zvolte, kolik jednotek, od 0 do { $most }
swords-refusal-drop-dagger = vyberte kartu dýk k odhození
swords-refusal-cards-or-pass = zahrajte kartu této fáze, nebo pasujte
swords-refusal-spoken = jedno tvrzení na hráče a fázi
swords-refusal-silent = tato hra je bez tvrzení
swords-refusal-nothing-to-say = o tom teď není co tvrdit
swords-refusal-give-badge = dejte odznak jinému klanu
swords-refusal-not-back = odznak máte od klanu { $seat }: dejte ho jinému
swords-refusal-give-token = dejte žeton Zůstaň doma jinému klanu
swords-refusal-token-not-back = žeton máte od klanu { $seat }: dejte ho jinému
swords-refusal-bearer-stays = { $seat } nosí odznak a nemůže zůstat doma
swords-refusal-replenish-home = nejprve tři doplnění, pak zůstanete doma
swords-refusal-lay-token = položte žeton: Skotsko, nebo Anglie
swords-refusal-lay-both = položte žeton a jednu svou kartu dýk
swords-refusal-keep-or-give = dejte odznak druhému, nebo si ho nechte

option-players = kolik hráčů; pro 2 a 3 platí zvláštní pravidla
option-cards = sada karet: full, plain, nebo váš vlastní soubor
option-stay_home = každé kolo jeden klan zůstává doma; při 6 hráčích vždy
option-ensemble = Skotský soubor: na začátku tři karty dud
option-longer = delší hra: devět kol, Skotsko padá při 5. porážce
option-exact = přesný výpočet: balíček dýk přichází ve známých sadách
option-talk = lze veřejně tvrdit, co máte nebo uděláte, pravdivě i nepravdivě
option-oldest = kdo má odznak první
option-deserter_counts = dezertér se počítá při dělení zlata koruny; jeho díl zůstává v zásobě
option-pass_binds = kdo pasuje, v té fázi už nehraje žádnou kartu, ani když na pořadí nezáleží
option-tell_daggers = kdy se smí mluvit o kartě dýk: při každém rozhodnutí, nebo jen když je hráč na řadě
option-home_units = kam jde tábor klanu, který zůstává doma
