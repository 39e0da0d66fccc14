# Swords and Bagpipes, česky.

title-swords = Swords and Bagpipes
guide-swords =
    Každý rok přicházejí Angličané a ty vedeš skotský klan. Každé kolo: jedno doplnění, jednotky
    z hradu do tábora, karty; pak každý tajně položí baret (bránit Skotsko) nebo korunu (vzít
    anglické zlato). Tábory bojují za zvolenou stranu.
    Kdo nosí odznak, musí bránit Skotsko a každé kolo ho předá dál.
    Věrné klany se dělí o slávu vítězství. Zrádci dostanou zaplaceno vždy, ale pokaždé si líznou
    kartu dýk s jednou až třemi dýkami.
    Po čtyřech porážkách Skotsko padlo: pak vítězí nejméně dýk. Jinak vítězí nejvíc zlata, jen
    ne klan, který má o pět dýk víc než každý jiný.

swords-scotland = Skotsko
swords-england = Anglie
swords-taxes = daně
swords-militia = domobrana
swords-troops = vojsko
swords-mercenaries = žoldnéři
swords-window-actions = Akce
swords-window-choice = Volba
swords-window-awards = Odměny
swords-place-supply = zásoba
swords-place-own-castle = hrad
swords-place-own-camp = tábor
swords-place-scottish-camp = skotský tábor
swords-dagger = dýka { $n }

swords-round = kolo { $round } z { $rounds }
swords-defeats = porážky { $track }
swords-stacks = balíčky { $bagpipes } dudy, { $daggers } dýky
swords-stack = balíček { $bagpipes } dudy
swords-invaders = Angličané: { $card }, vojska { $troops }
swords-scots = Skotský tábor { $units }
swords-pays = Skotové: výhra { $win } zlata + karta, prohra { $loss } zlata + jednotka · koruna: { $crown } { $split ->
    [yes] děleno
   *[no] každému
 }
swords-col-castle = hrad
swords-col-camp = tábor
swords-col-gold = zlato
swords-col-cards = karty
swords-col-daggers = dýky
swords-at-home = zůstává doma
swords-face-down = žeton zakrytý
swords-has-chosen = má zvoleno
swords-has-passed = pas
swords-claims-side = „{ $side }“
swords-claims-dagger = „dýka { $n }“
swords-no-cards = Nemáš žádnou kartu dud.
swords-hand = Tvé karty: { $cards } (card JMÉNO řekne, co dělá)
swords-own-daggers = Tvé dýky: { $cards } (celkem { $total })
swords-to-lay = Karty dýk k vyložení: { $cards }
swords-laid = (na stole: { $n })
swords-which = Která? { $choices }
swords-which-card = Tak se žádná karta nejmenuje; cards ukáže všechny.
swords-shared = O vítězství se dělí: { $names }.
swords-scotland-fell = Skotsko padlo: vítězí nejméně dýk.
swords-scotland-stood = Skotsko stojí: vítězí nejvíc zlata.

swords-does-pay = zaplať { $n } zl.
swords-does-units = { $upto ->
    [yes] až
   *[no] co nejvíc, nejvýš
 } { $n } { $n ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
 } { $start } → { $end }
swords-does-militia = domobrana
swords-does-take-badge = vezmi si odznak
swords-does-gain = získej { $n } zl.
swords-does-lose = ztrať { $n } zl.
swords-does-rob = vezmi { $n } zl. jinému klanu
swords-does-switch = změň stranu
swords-does-force = žeton jiného klanu je teď { $side }
swords-does-peek = podívej se na žeton jiného klanu
swords-does-shield = anglické vojsko { $n }
swords-does-draw = lízni { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
 } dud
swords-does-drop = odhoď { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
 } dýk
swords-does-per-traitor = { $n } zl. za každého dalšího stoupence Anglie, nejvýš { $most }
swords-needs-not-bearer = když nenosíš odznak
swords-needs-loyal = když jsi podpořil Skotsko
swords-needs-traitor = když jsi podpořil Anglii
swords-needs-fewest = když nikdo nemá méně karet dýk
swords-needs-dagger = když máš kartu dýk
swords-needs-gold = kdo má zlato
swords-needs-opposed = na druhé straně
swords-needs-smaller = s menším táborem
swords-arms-badge-free = Odznak toto kolo nikoho neváže
swords-arms-badge-england = Kdo nosí odznak, musí podpořit Anglii
swords-arms-no-mercenaries = Žoldnéři nejsou k mání
swords-arms-no-choice-cards = Toto kolo žádné karty volby
swords-arms-levy = O { $n } Angličana víc za každý klan v bitvě
swords-arms-volley = Až { $n } jednotky opustí skotský tábor před bitvou
swords-arms-militia = Domobrana dá do skotského tábora o { $n } víc

swords-do-move = { $n } do tábora
swords-do-say-side = řekni „{ $side }“
swords-do-say-dagger = řekni „dýka { $n }“
swords-do-done = hotovo
swords-do-pass = pas
swords-do-keep = nechat
swords-do-virtual = myšlená karta
swords-ask-turn = { $done ->
    [yes] Jsi na tahu: přesuň, hraj karty, nebo skonči.
   *[no] Jsi na tahu: jedno doplnění; přesouvej a hraj, jak chceš.
 }
swords-ask-choice = Karty volby: zahraj jednu, nebo v této fázi pasuj.
swords-ask-awards = Karty odměn: zahraj jednu, nebo v této fázi pasuj.
swords-ask-token = Polož žeton lícem dolů:
swords-ask-both = Polož žeton a kartu dýk lícem dolů:
swords-ask-badge = Kdo dostane odznak a musí bránit Skotsko?
swords-ask-keep = Dát odznak (jeho tábor až na jednu jednotku jde ke Skotům), nebo nechat?
swords-ask-home = Kdo dostane žeton Zůstaň doma?
swords-ask-muster = Zůstáváš doma: doplnění, zbývá { $left }.
swords-ask-units = Kolik jednotek, { $start } → { $end }?
swords-ask-drop = Kterou kartu dýk odhodíš?

swords-help-type = volba číslem, slovem nebo zápisem
swords-help-names = karty a klany jménem, i zkráceně
swords-help-say = veřejně něco tvrdit, pravdu nebo ne
swords-help-card = co karta dělá · všechny karty
swords-help-marks = na tahu · odznak · Zůstaň doma · 2 karty dýk, 5 dýk · porážky
rules-word-swords = dýk

swords-event-begin = { $who ->
    [you] První nosíte odznak.
   *[other] { $seat } nosí první odznak.
 }{ $holds ->
    [nobody] { "" }
    [you] { " " }Máte žeton Zůstaň doma.
   *[other] { " " }{ $token } má žeton Zůstaň doma.
 }
swords-event-invasion = Kolo { $round }: { $card }.
swords-event-drew = { $who ->
    [you] Dobíráte
   *[other] { $seat } dobírá
 } { $deck ->
    [dagger] { $secret ->
        [yes] kartu dýk.
       *[no] kartu dýk, dýky: { $card }.
    }
   *[bagpipe] { $secret ->
        [yes] kartu dud.
       *[no] kartu { $card }.
    }
 }
swords-event-replenished = { $who ->
    [you] { $how ->
        [taxes] Vybíráte daně.
        [militia] Svoláváte domobranu.
        [troops] Shromažďujete vojsko.
       *[mercenaries] Najímáte žoldnéře.
     }
   *[other] { $how ->
        [taxes] { $seat } vybírá daně.
        [militia] { $seat } svolává domobranu.
        [troops] { $seat } shromažďuje vojsko.
       *[mercenaries] { $seat } najímá žoldnéře.
     }
 }
swords-event-relocated = { $who ->
    [you] Přesouváte
   *[other] { $seat } přesouvá
 } { $units } { $units ->
    [one] jednotku
    [few] jednotky
   *[other] jednotek
 } do tábora.
swords-event-claimed = { $who ->
    [you] Tvrdíte: { $claim }.
   *[other] { $seat } tvrdí: { $claim }.
 }
swords-event-badge = { $who ->
    [you] Předáváte odznak, dostane ho { $name }
   *[other] { $whom ->
        [you] { $giver } vám předává odznak
       *[other] { $giver } předává odznak, dostane ho { $name }
    }
 }{ $joined ->
    [0] .
   *[other] ; { $joined } z tábora jde do skotského tábora.
 }
swords-event-token = { $who ->
    [you] Předáváte žeton Zůstaň doma, dostane ho { $name }.
   *[other] { $whom ->
        [you] { $giver } vám předává žeton Zůstaň doma.
       *[other] { $giver } předává žeton Zůstaň doma, dostane ho { $name }.
    }
 }
swords-event-stays-home = { $who ->
    [you] Zůstáváte doma.
   *[other] { $seat } zůstává doma.
 }
swords-event-side = { $who ->
    [you] Stojíte veřejně na straně: { $side }.
   *[other] { $seat } stojí veřejně na straně: { $side }.
 }
swords-event-own-token = Kladete { $side ->
    [england] korunu, pro Anglii
   *[scotland] baret, pro Skotsko
 }{ $dagger ->
    [0] { "" }
   *[other] , s kartou dýk { $dagger }
 }.
swords-event-sealed = { $who ->
    [you] Máte zvoleno.
   *[other] { $seat } má zvoleno.
 }
swords-event-tokens-laid = Všechny žetony leží lícem dolů.
swords-event-passed = { $who ->
    [you] Pasujete.
   *[other] { $seat } pasuje.
 }
swords-event-played = { $who ->
    [you] Hrajete
   *[other] { $seat } hraje
 }{ $again ->
    [yes] { " " }znovu
   *[no] { "" }
 } kartu { $card }{ $whom ->
    [you] { " " }na vás
    [other] { " " }→ { $target }
   *[nobody] { "" }
 }.
swords-event-units = { $who ->
    [you] Přesouváte
   *[other] { $seat } přesouvá
 } { $units } { $units ->
    [one] jednotku
    [few] jednotky
   *[other] jednotek
 }: { $start } → { $end }.
swords-event-dropped = { $who ->
    [you] Odhazujete
   *[other] { $seat } odhazuje
 } kartu dýk, dýky: { $daggers }.
swords-event-gold = Zlato: { $shares }.
swords-event-peeked = { $who ->
    [you] Díváte se na žeton: { $target }
   *[other] { $whom ->
        [you] { $seat } se dívá na váš žeton
       *[other] { $seat } se dívá na žeton: { $target }
    }
 }{ $secret ->
    [no] , { $side }.
   *[yes] .
 }
swords-event-revealed = Žetony se otáčejí. { $sides }.
swords-event-battle = Bitva: Skotsko { $scotland }, Anglie { $england }. Vítěz: { $winner }.
swords-event-reshuffled = Odhozené karty { $deck ->
    [dagger] dýk
   *[bagpipe] dud
 } se znovu míchají.
swords-event-virtual-dagger = { $who ->
    [you] Karta dýk nezbyla: dostáváte myšlenou se 2 dýkami.
   *[other] Karta dýk nezbyla: { $seat } dostává myšlenou se 2 dýkami.
 }
swords-event-game-over = Konec hry. Zlato/dýky: { $sums }.{ $barred ->
    [nobody] { "" }
   *[other] { " " }{ $barred }: o pět dýk víc, nesmí vyhrát.
 } Vítěz: { $winners }.

swords-card-vive-la-france = Ať žije Francie!
swords-card-treaty-with-eric-ii = Smlouva s Erikem II.
swords-card-balliols-plan = Balliolův plán
swords-card-the-guardians = Strážci
swords-card-cattle-raid = Krádež dobytka
swords-card-bruces-trick = Bruceova lest
swords-card-lambertons-help = Lambertonova pomoc
swords-card-forced-march = Rychlý pochod
swords-card-back-to-the-glens = Zpět do údolí
swords-card-an-ear-at-the-tent = Ucho u stanu
swords-card-the-narrow-bridge = Úzký most
swords-card-wallaces-gratitude = Wallaceův vděk
swords-card-bruces-vs-comyns = Bruceové proti Comynům
swords-card-davids-lineage = Davidův rod
swords-card-popes-influence = Papežův vliv
swords-card-english-silver = Anglické stříbro
swords-card-irvine-capitulation = Kapitulace v Irvine
swords-card-bruce-joins-us-again = Bruce je zase s námi!
swords-card-ragman-roll = Ragman Roll
swords-card-march-on-berwick = Pochod na Berwick
swords-card-cressinghams-coin = Cressinghamovy peníze
swords-card-longbows-at-falkirk = Dlouhé luky u Falkirku
swords-card-siege-of-stirling = Obléhání Stirlingu
swords-card-border-raid = Nájezd na hranici
swords-card-hammer-of-the-scots = Kladivo na Skoty
swords-card-longshanks-bargain = Dlouhánův obchod
swords-card-recruits = Nováčci
swords-card-volunteers = Dobrovolníci
swords-card-market-day = Trhový den
swords-card-night-watch = Noční hlídka
swords-card-thanks-of-the-realm = Dík království
swords-card-english-coin = Anglická mince
swords-card-scouts = Zvědové
swords-card-foragers = Pícníci
swords-card-border-guard = Pohraniční stráž
swords-card-northern-levies = Odvody ze severu
swords-card-welsh-archers = Velšští lučištníci
swords-card-bishops-men = Biskupovi muži
swords-card-royal-household = Královská družina
swords-card-siege-train = Obléhací stroje
swords-card-the-king-in-person = Sám král
swords-card-the-kings-host = Královské vojsko
