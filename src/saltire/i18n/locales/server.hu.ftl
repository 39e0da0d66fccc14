# Ami a kiszolgáló asztalainál történik, és a gyors mondatok.

event-table-join = { $who ->
    [you] Leülsz.
   *[other] { $name } leül.
 }
event-table-leave = { $who ->
    [you] Felállsz.
   *[other] { $name } feláll.
 }
event-table-salt = { $who ->
    [you] Egy szót adsz a keveréshez.
   *[other] { $name } egy szót ad a keveréshez.
 }
event-table-start = A játék elkezdődik.
event-table-drop = Az asztalt lezárták.
event-table-undo = { $who ->
    [you] Visszavonod a lépésedet.
   *[other] { $name } visszavon egy lépést.
 }
event-table-resign = { $who ->
    [you] Feladod.
   *[other] { $name } feladja.
 }
event-table-flag = { $who ->
    [you] Lejárt az időd.
   *[other] { $name } ideje lejárt.
 }
event-table-claim = { $who ->
    [you] Győzelmet kérsz: { $whom } nincs itt.
   *[other] { $name } győzelmet kér: { $whom } nincs itt.
 }
event-table-call-bot = { $who ->
    [you] Botot hívsz { $whom } helyére.
   *[other] { $name } botot hív { $whom } helyére.
 }
event-table-return = { $who ->
    [you] Visszaülsz a helyedre.
   *[other] { $name } visszatért.
 }
event-table-offer-draw = { $who ->
    [you] Döntetlent ajánlasz.
   *[other] { $name } döntetlent ajánl.
 }
event-table-accept-draw = { $who ->
    [you] Elfogadod a döntetlent.
   *[other] { $name } elfogadja a döntetlent.
 }
event-table-refuse-draw = { $who ->
    [you] Nincs döntetlen.
   *[other] { $name }: nincs döntetlen.
 }
event-table-ask-takeback = { $who ->
    [you] Visszavételt kérsz.
   *[other] { $name } visszavételt kér.
 }
event-table-accept-takeback = { $who ->
    [you] Engeded a visszavételt.
   *[other] { $name } engedi a visszavételt.
 }
event-table-refuse-takeback = { $who ->
    [you] Nincs visszavétel.
   *[other] { $name }: nincs visszavétel.
 }
event-table-rematch = { $who ->
    [you] Még egy játékot szeretnél.
   *[other] { $name } még egy játékot szeretne.
 }

phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-thinking = Gondolkodom.
phrase-your-turn = Te jössz!
phrase-well-played = Szép lépés!
phrase-oops = Hoppá!
phrase-sorry = Bocsánat!
phrase-thanks = Köszönöm!
phrase-good-game = Jó játszma volt!
phrase-again = Még egyet?
