# The table in the terminal: commands, their answers, the full-screen table, tables of a server, in Hungarian.

command-help = súgó
command-goal = cél
command-moves = lépések
command-undo = vissza
command-hint = tipp
command-log = napló
command-rules = szabály szabályok
command-save = mentés
command-quit = kilépés
not-understood-near = „{ $typed }” itt nem érthető. Erre gondolsz: { $near }? (? segít.)
hint-worded = Tipp: { $choice }{ $why ->
    [yes] { " " }({ $reason })
   *[no] { "" }
 }. Írd be: #{ $number }
no-folder = Nincs ilyen mappa: { $folder }.
hand-of = { $name }:
key-help = Súgó
key-hint = Tipp
key-undo = Vissza
key-rules = Szabályok
key-log = Napló
key-side = Nézet
key-quit = Kilépés
thinking = { $name } gondolkodik …
hint-thinking = Tipp keresése …
line-placeholder = szám, lépés, mondat vagy ?
page-close = Esc bezár · ↑ ↓ görget
rules-placeholder = szabály száma vagy egy szó
keep-asked = Megtartod a játékot későbbre?
answer-keep = Megtartom
answer-discard = Eldobom
answer-stay = Játszom tovább
too-small = Ez a terminál { $width }x{ $height }; az asztalhoz 80x24 kell. Nagyítsd meg, vagy játssz --plain módban.
game-over-leave = Enter: felállás az asztaltól.
no-terminal-extra = A teljes képernyős asztalhoz a 'terminal' kiegészítő kell: pip install 'saltire[terminal]'. Soros játék következik.
command-chat = csevegés
command-resign = feladás
server-waiting = Ülsz az asztalnál; a játék akkor kezdődik, ha minden hely foglalt.
server-kept = A játéknak vége. Itt újra megnézhető: { $link }
server-left = A játék a kiszolgálón folytatódik. Vissza: saltire play --server { $link }
not-at-a-server = Kiszolgálón játszva erre nincs mód.
narrow = A táblához { $needed } oszlop kell; ebben a terminálban { $width } van, ezért nem fér ki.
typed-all = mind
typed-file = FÁJL
