# The terminal table, in Czech.

name-you = Vy
name-player = Hráč { $letter }
name-deck = balíček
list-and = a

event-sealed = { $who ->
    [you] Máte vybráno.
   *[other] { $name } má vybráno.
 }

ask-any = Jste na tahu. Napište akci; tahy je vypíše, ? pomůže.
refused = Ne: { $reason } (pravidlo { $rule }).
not-understood = „{ $typed }“ zde není srozumitelné. Například: { $example } (nebo ? pro nápovědu).
no-number = Zvolte číslo od #1 do #{ $number }; vypíše je tahy vše.
taken-back = Vzato zpět: { $action }.
nothing-to-undo = Zatím není co vzít zpět.
undo-too-late = To už nelze vzít zpět: něco bylo odhaleno, nebo jednal někdo jiný.
hint = Rada: { $action } ({ $reason }).
example = Příklad
example-try = Pokus: { $action }
example-refused = Odmítnuto: { $reason } (pravidlo { $rule }).
rules-which = Napište číslo pravidla nebo slovo: { $examples }.
rules-none = Žádné pravidlo nemá číslo ani slova „{ $query }“.
saved = Uloženo do { $file }.
file-exists = { $file } už existuje; zvolte jiné jméno.
keep-game = Nechat hru na později? [A/n] { "" }
no-words = n ne no
kept = Hra je uložena v { $file }
go-on = Pokračujte příkazem: { $command }
press-enter = Stiskněte Enter.
hand-over = { $name }, jste na tahu. Ať se nikdo jiný nedívá.
committed = Rozdání je dané a zapečetěné: { $hash }… Na konci se ukáže semínko a každý je může ověřit.
seed-was = Semínko bylo { $seed }.
saved-check =
    Uloženo do { $file }; ověříte příkazem:
    { $command }

result-won = { $who ->
    [you] Vyhráváte!
   *[other] Vyhrává { $name }.
 }
result-drawn = Hra končí nerozhodně.
replay-at = Krok { $ply }/{ $last }. { $next }
replay-next = Dále ({ $who }): { $action }
replay-keys = Enter/n další, p zpět, číslo, q:{ " " }
not-over = Hra neskončila.

help-goal = cíl hry
help-moves = co můžete udělat · vše s čísly · z toho číslo 12
help-undo = vzít zpět poslední akci
help-hint = co by udělal dobrý bot, a proč
help-log = vše, co se stalo
help-rules = přečíst pravidlo, nebo najít ta se slovem
help-save = uložit i do jiného souboru (každá akce se stejně ukládá)
help-quit = odejít; hra na vás počká

refusal-not-now = to teď nejde
