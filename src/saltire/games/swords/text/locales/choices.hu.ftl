# What a player may choose, in Hungarian: for hints, reviews and the log.

swords-choice-taxes = Szedj adót: 1 arany
swords-choice-militia = Hívj milíciát: minden táborba egy egység
swords-choice-troops = Gyűjts csapatokat: 2 egység a váradba
swords-choice-mercenaries = Fogadj zsoldosokat: 1 aranyért 4 egység
swords-choice-relocate = Vigyél { $n } egységet a várból a táborba
swords-choice-say-side = Állítsd nyilvánosan: { $claim }
swords-choice-lay = { $side ->
    [england] Tedd le a koronát, Angliáért
   *[scotland] Tedd le a sapkát, Skóciáért
 }{ $dagger ->
    [0] { "" }
   *[other] , tőrkártya: { $dagger }
 }
swords-choice-units = { $n ->
    [0] Minden egység maradjon a helyén
   *[other] Vigyél { $n } egységet { FORM($start, "from") } { FORM($end, "to") }
 }
swords-choice-badge = A jelvényt kapja: { $name }
swords-choice-home = Az Otthon maradj! jelzőt kapja: { $name }
swords-choice-drop = Dobj el egy tőrkártyát, tőr: { $n }{ $shuffle ->
    [first] { " " }(első keverés)
    [second] { " " }(második keverés)
    [again] { " " }(későbbi keverés)
   *[none] { "" }
 }
swords-choice-virtual = Dobd el a képzelt tőrkártyát
swords-choice-play = Játszd ki{ $again ->
    [yes] { " " }még egyszer
   *[no] { "" }
 }: { $card }{ $at ->
    [yes] { " " }(célpont: { $name })
   *[no] { "" }
 }
swords-choice-done = Fejezd be a körödet
swords-choice-pass = Ne játssz ki kártyát
swords-choice-keep = Tartsd meg a jelvényt
