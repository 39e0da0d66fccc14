# The table in the terminal: commands, their answers, the full-screen table, tables of a server, in Czech.

command-help = nápověda
command-goal = cíl
command-moves = tahy
command-undo = zpět
command-hint = rada
command-log = záznam
command-rules = pravidla pravidlo
command-save = uložit
command-quit = konec
not-understood-near = „{ $typed }“ zde není srozumitelné. Mysleli jste: { $near }? (? pomůže.)
hint-worded = Rada: { $choice }{ $why ->
    [yes] { " " }({ $reason })
   *[no] { "" }
 }. Napište: #{ $number }
no-folder = Složka { $folder } neexistuje.
hand-of = { $name }:
key-help = Nápověda
key-hint = Rada
key-undo = Zpět
key-rules = Pravidla
key-log = Záznam
key-side = Pohled
key-quit = Konec
thinking = { $name } přemýšlí …
hint-thinking = Hledá se rada …
line-placeholder = číslo, tah, věta nebo ?
page-close = Esc zavře · ↑ ↓ posouvá
rules-placeholder = číslo pravidla nebo slovo
keep-asked = Nechat hru na později?
answer-keep = Nechat
answer-discard = Zahodit
answer-stay = Hrát dál
too-small = Tento terminál má { $width }x{ $height }; stůl potřebuje 80x24. Zvětšete ho, nebo hrajte s --plain.
game-over-leave = Enter opustí stůl.
no-terminal-extra = Stůl na celou obrazovku potřebuje doplněk 'terminal': pip install 'saltire[terminal]'. Hraje se po řádcích.
command-chat = napsat
command-resign = vzdát
server-waiting = Sedíte u stolu; hra začne, až budou všechna místa obsazena.
server-kept = Hra skončila. Lze si ji prohlédnout znovu: { $link }
server-left = Hra pokračuje na serveru. Vraťte se příkazem: saltire play --server { $link }
not-at-a-server = To u her na serveru není.
narrow = Deska potřebuje { $needed } sloupců; tento terminál jich má { $width }, je tedy oříznutá.
typed-all = vše
typed-file = SOUBOR
