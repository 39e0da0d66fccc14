# The terminal table, in Hungarian.

name-you = Te
name-player = { $letter } játékos
name-deck = pakli
list-and = és

event-sealed = { $who ->
    [you] Választottál.
   *[other] { $name } választott.
 }

ask-any = Te jössz. Írj be egy lépést; a lépések parancs mindet felsorolja, ? segít.
refused = Nem: { $reason } ({ $rule }. szabály).
not-understood = „{ $typed }” itt nem érthető. Például: { $example } (vagy ? a segítséghez).
no-number = Válassz számot #1 és #{ $number } között; lépések mind felsorolja.
taken-back = Visszavonva: { $action }.
nothing-to-undo = Még nincs mit visszavonni.
undo-too-late = Ezt nem lehet visszavonni: valami már kiderült, vagy más is lépett azóta.
hint = Tipp: { $action } ({ $reason }).
example = Példa
example-try = Próba: { $action }
example-refused = Elutasítva: { $reason } ({ $rule }. szabály).
rules-which = Írd be egy szabály számát vagy egy szót: { $examples }.
rules-none = Nincs szabály ezzel a számmal vagy szavakkal: „{ $query }”.
saved = Mentve ide: { $file }.
file-exists = { $file } már létezik; válassz más nevet.
keep-game = Megtartod a játékot későbbre? [I/n] { "" }
no-words = n nem no
kept = A játék itt van: { $file }
go-on = Folytatás: { $command }
press-enter = Nyomj Entert.
hand-over = { $name }, te jössz. Más ne nézzen ide.
committed = A leosztás rögzített és lepecsételt: { $hash }… A végén látszik a kezdőérték, és bárki ellenőrizheti.
seed-was = A kezdőérték: { $seed }.
saved-check =
    Mentve ide: { $file }; ellenőrzés:
    { $command }

result-won = { $who ->
    [you] Nyertél!
   *[other] { $name } nyert.
 }
result-drawn = A játék döntetlen.
replay-at = Lépés: { $ply } / { $last }. { $next }
replay-next = Utána ({ $who }): { $action }
replay-keys = Enter/n tovább, p vissza, szám, q:{ " " }
not-over = A játéknak nincs vége.

help-goal = a játék célja
help-moves = mit tehetsz · minden számozva · közülük a 12.
help-undo = az utolsó lépésed visszavonása
help-hint = mit tenne egy jó bot, és miért
help-log = minden, ami történt
help-rules = egy szabály olvasása, vagy keresés szóra
help-save = mentés másik fájlba is (minden lépés amúgy is megmarad)
help-quit = kilépés; a játék megvár

refusal-not-now = ezt most nem lehet
