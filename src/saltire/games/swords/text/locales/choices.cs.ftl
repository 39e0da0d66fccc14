# What a player may choose, in Czech: for hints, reviews and the log.

swords-choice-taxes = Vybrat daně: 1 zlaťák
swords-choice-militia = Svolat domobranu: jednotka do každého tábora
swords-choice-troops = Shromáždit vojsko: 2 jednotky do hradu
swords-choice-mercenaries = Najmout žoldnéře: 4 jednotky za 1 zlaťák
swords-choice-relocate = Přesunout z hradu do tábora: { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
 }
swords-choice-say-side = Veřejně tvrdit: { $claim }
swords-choice-lay = { $side ->
    [england] Položit korunu, pro Anglii
   *[scotland] Položit baret, pro Skotsko
 }{ $dagger ->
    [0] { "" }
   *[other] , s kartou dýk { $dagger }
 }
swords-choice-units = { $n ->
    [0] Všechny jednotky nechat na místě
    [one] Přesunout 1 jednotku { FORM($start, "from") } { FORM($end, "to") }
    [few] Přesunout { $n } jednotky { FORM($start, "from") } { FORM($end, "to") }
   *[other] Přesunout { $n } jednotek { FORM($start, "from") } { FORM($end, "to") }
 }
swords-choice-badge = Odznak dostane { $name }
swords-choice-home = Žeton Zůstaň doma dostane { $name }
swords-choice-drop = Odhodit kartu dýk, dýky: { $n }{ $shuffle ->
    [first] { " " }(první míchání)
    [second] { " " }(druhé míchání)
    [again] { " " }(pozdější míchání)
   *[none] { "" }
 }
swords-choice-virtual = Odhodit myšlenou kartu dýk
swords-choice-play = Zahrát{ $again ->
    [yes] { " " }znovu
   *[no] { "" }
 } kartu { $card }{ $at ->
    [yes] { " " }na klan { $name }
   *[no] { "" }
 }
swords-choice-done = Ukončit tah
swords-choice-pass = Nehrát žádnou kartu
swords-choice-keep = Nechat si odznak
