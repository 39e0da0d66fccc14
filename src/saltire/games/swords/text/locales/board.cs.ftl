# Swords and Bagpipes, česky.

title-swords = Swords and Bagpipes
guide-swords =
    Každý rok přicházejí Angličané a vy vedete skotský klan. V každém kole: jedno doplnění, jednotky
    z hradu do tábora, karty; pak každý tajně položí baret (bránit Skotsko) nebo korunu (vzít
    anglické zlato). Tábory bojují za zvolenou stranu.
    { $players ->
        [2] Před odkrytím smí nositel odznaku předat odznak druhému: všechny jednotky jeho tábora kromě
            jedné pak bojují za Skotsko.
        [3] Odznak putuje po směru hodinových ručiček a nikoho nezavazuje.
       *[other] Kdo nosí odznak, musí bránit Skotsko a každé kolo ho předá dál.
    }
    Věrné klany se dělí o slávu vítězství. Zrádci dostanou zaplaceno vždy, ale pokaždé si
    { $players ->
        [2] vezmou kartu dýk, kterou položil druhý.
       *[other] doberou kartu dýk s jednou až třemi dýkami.
    }
    Po { $defeats ->
        [5] pěti
       *[other] čtyřech
    } porážkách Skotsko padne: pak vítězí, kdo má nejméně dýk. Jinak vítězí, kdo má
    nejvíc zlata, jen ne klan, který má o pět dýk víc než každý jiný.

swords-scotland = Skotsko
    .of = Skotska
swords-england = Anglie
    .of = Anglie
swords-taxes = daně
swords-militia = domobrana
swords-troops = vojsko
swords-mercenaries = žoldnéři
swords-window-actions = Akce
swords-window-choice = Volba
swords-window-awards = Odměny
swords-place-supply = zásoba
    .from = ze zásoby
    .to = do zásoby
swords-place-own-castle = hrad
    .from = z hradu
    .to = do hradu
swords-place-own-camp = tábor
    .from = z tábora
    .to = do tábora
swords-place-scottish-camp = skotský tábor
    .from = ze skotského tábora
    .to = do skotského tábora
swords-dagger = dýka { $n }

swords-round = kolo { $round } { $rounds ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
 } { $rounds }
swords-defeats = porážky { $track }
swords-stacks = balíčky: dudy { $bagpipes }, dýky { $daggers }
swords-stack = balíček: dudy { $bagpipes }
swords-invaders = Angličané: { $card }, vojsko { $troops }
swords-scots = Skotský tábor { $units }
swords-pays = Zlato Skotům: výhra { $win } + karta, prohra { $loss } + jednotka · koruna: { $crown } { $split ->
    [yes] k rozdělení
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
swords-has-passed = pasuje
swords-says-side = „Stojím na straně { FORM($side, "of") }“
swords-says-dagger = „Moje karta dýk má hodnotu { $n }“
swords-no-cards = Nemáte žádnou kartu dud.
swords-hand = Vaše karty: { $cards } (karta JMÉNO řekne, co karta dělá)
swords-own-daggers = Vaše dýky: { $cards } (celkem { $total })
swords-to-lay = Karty dýk k vyložení: { $cards }
swords-laid = (na stole: { $n })
swords-which = Která? { $choices }
swords-which-card = Tak se žádná karta nejmenuje; karty ukáže všechny.
swords-made-rest = název známý, zbytek rekonstruován
swords-made-all = rekonstruováno
swords-shared = O vítězství se dělí: { $names }.
swords-scotland-fell = Skotsko padlo: vítězí, kdo má nejméně dýk.
swords-scotland-stood = Skotsko stojí: vítězí, kdo má nejvíc zlata.

swords-does-pay = zaplaťte { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 }
swords-does-units = { $upto ->
    [yes] až
   *[no] co nejvíc, nejvýš
 } { $n } { $n ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
 } { $start } → { $end }
swords-does-militia = svolejte domobranu
swords-does-take-badge = vezměte si odznak
swords-does-gain = získáte { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 }
swords-does-lose = ztratíte { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 }
swords-does-rob = vezměte { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 } jinému klanu
swords-does-switch = změňte stranu
swords-does-force = žeton jiného klanu se mění { $n ->
    [1] na Anglii
   *[other] na Skotsko
}
swords-does-peek = podívejte se na žeton jiného klanu
swords-does-shield = anglické vojsko { $n }
swords-does-draw = doberte { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
 } dud
swords-does-drop = odhoďte { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
 } dýk
swords-does-per-traitor = získáte { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
 } za každého dalšího stoupence Anglie, nejvýš { $most }
swords-needs-not-bearer = jen pokud nenosíte odznak
swords-needs-loyal = pokud jste podpořili Skotsko
swords-needs-traitor = pokud jste podpořili Anglii
swords-needs-fewest = pokud nikdo nemá méně karet dýk
swords-needs-dagger = pokud máte kartu dýk
swords-needs-gold = který má zlato
swords-needs-opposed = na druhé straně
swords-needs-smaller = s menším počtem jednotek v táboře
swords-arms-badge-free = Odznak v tomto kole nikoho neváže
swords-arms-badge-england = Kdo nosí odznak, musí podpořit Anglii
swords-arms-no-mercenaries = Žoldnéře nelze najmout
swords-arms-no-choice-cards = V tomto kole se nehrají karty volby
swords-arms-levy = O { $n } { $n ->
    [one] Angličana
    [few] Angličany
   *[other] Angličanů
 } víc za každý klan v bitvě
swords-arms-volley = Před bitvou opustí skotský tábor až { $n } { $n ->
    [one] jednotka
    [few] jednotky
   *[other] jednotek
 }
swords-arms-militia = Domobrana dá do skotského tábora o { $n } { $n ->
    [one] jednotku
    [few] jednotky
   *[other] jednotek
 } víc

swords-do-move = { $n } do tábora
swords-do-say-side = říct „{ $side }“
swords-do-say-dagger = říct „dýka { $n }“
swords-do-done = hotovo
swords-do-pass = pasovat
swords-do-keep = nechat
swords-do-virtual = myšlená karta
swords-ask-turn = { $done ->
    [yes] Jste na tahu: přesouvejte, hrajte karty, nebo skončete.
   *[no] Jste na tahu: jedno doplnění; přesouvejte a hrajte, jak chcete.
 }
swords-ask-choice = Karty volby: zahrajte jednu, nebo pasujte.
swords-ask-awards = Karty odměn: zahrajte jednu, nebo pasujte.
swords-ask-token = Položte žeton lícem dolů:
swords-ask-both = Položte žeton a kartu dýk lícem dolů:
swords-ask-badge = { $duty ->
    [england] Kdo dostane odznak a musí podpořit Anglii?
    [free] Kdo dostane odznak? V tomto kole nikoho nezavazuje.
   *[scotland] Kdo dostane odznak a musí bránit Skotsko?
 }
swords-ask-keep = Předáte odznak (druhý tábor až na jednu jednotku přejde ke Skotům), nebo si ho necháte?
swords-ask-home = Kdo dostane žeton Zůstaň doma?
swords-ask-muster = Zůstáváte doma: doplňujte, zbývá: { $left }.
swords-ask-units = Kolik jednotek, { $start } → { $end }?
swords-ask-drop = Kterou kartu dýk odhodíte?

swords-help-type = volba číslem, slovem nebo zápisem
swords-help-names = karty a klany jménem, i zkráceně
swords-help-say = veřejně něco tvrdit, pravdu nebo ne
swords-help-card = co karta dělá · všechny karty
swords-help-marks = na tahu · odznak · Zůstaň doma · 2 karty dýk, 5 dýk · porážky
rules-word-swords = dýk

swords-event-begin = { $who ->
    [you] Odznak nosíte jako první vy.
   *[other] Odznak nosí jako první { $seat }.
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
       *[no] kartu dýk s hodnotou { $card }.
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
    [you] Předáváte odznak, dostává ho { $name }
   *[other] { $whom ->
        [you] { $giver } vám předává odznak
       *[other] { $giver } předává odznak, dostává ho { $name }
    }
 }{ $joined ->
    [0] .
    [one] ; { $joined } jednotka z tábora jde do skotského tábora.
    [few] ; { $joined } jednotky z tábora jdou do skotského tábora.
   *[other] ; { $joined } jednotek z tábora jde do skotského tábora.
 }
swords-event-token = { $who ->
    [you] Předáváte žeton Zůstaň doma, dostává ho { $name }.
   *[other] { $whom ->
        [you] { $giver } vám předává žeton Zůstaň doma.
       *[other] { $giver } předává žeton Zůstaň doma, dostává ho { $name }.
    }
 }
swords-event-stays-home = { $who ->
    [you] Zůstáváte doma.
   *[other] { $seat } zůstává doma.
 }
swords-event-side = { $who ->
    [you] Otevřeně stojíte na straně { FORM($side, "of") }.
   *[other] { $seat } otevřeně stojí na straně { FORM($side, "of") }.
 }
swords-event-own-token = Pokládáte { $side ->
    [england] korunu, za Anglii
   *[scotland] baret, za Skotsko
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
    [other] { " " }na klan { $target }
   *[nobody] { "" }
 }.
swords-event-units = { $who ->
    [you] Přesouváte
   *[other] { $seat } přesouvá
 } { $units } { $units ->
    [one] jednotku
    [few] jednotky
   *[other] jednotek
 } { FORM($start, "from") } { FORM($end, "to") }.
swords-event-dropped = { $who ->
    [you] Odhazujete
   *[other] { $seat } odhazuje
 } kartu dýk s hodnotou { $daggers }.
swords-event-gold = Zlato: { $shares }.
swords-event-peeked = { $who ->
    [you] Díváte se na žeton klanu { $target }
   *[other] { $whom ->
        [you] { $seat } se dívá na váš žeton
       *[other] { $seat } se dívá na žeton klanu { $target }
    }
 }{ $secret ->
    [no] : { $side }.
   *[yes] .
 }
swords-event-revealed = Žetony se otáčejí. { $sides }.
swords-event-battle = Bitva: Skotsko { $scotland }, Anglie { $england }. Vítěz: { $winner }.
swords-event-reshuffled = Odhozené karty { $deck ->
    [dagger] dýk
   *[bagpipe] dud
 } se znovu míchají.
swords-event-virtual-dagger = { $who ->
    [you] Žádná karta dýk nezbyla: dostáváte myšlenou se 2 dýkami.
   *[other] Žádná karta dýk nezbyla: { $seat } dostává myšlenou se 2 dýkami.
 }
swords-event-game-over = Konec hry. Zlato/dýky: { $sums }.{ $barred ->
    [nobody] { "" }
   *[other] { " " }{ $barred }: o pět dýk víc než ostatní, nemůže vyhrát.
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
swords-claims-side = „{ $side }“
swords-claims-dagger = „dýka { $n }“
swords-card-says = { $window }: { $text }
