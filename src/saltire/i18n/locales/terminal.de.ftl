# The terminal table, in German.

name-you = Du
name-player = Spieler { $letter }
name-deck = Stapel
list-and = und

event-sealed = { $who ->
    [you] Du hast gewählt.
   *[other] { $name } hat gewählt.
 }

ask-any = Du bist am Zug. Gib eine Aktion ein; züge zeigt alle, ? hilft.
refused = Nein: { $reason } (Regel { $rule }).
not-understood = „{ $typed }“ verstehe ich hier nicht. Zum Beispiel: { $example } (oder ? für Hilfe).
no-number = Wähle eine Nummer von #1 bis #{ $number }; züge alle zeigt sie.
taken-back = Zurückgenommen: { $action }.
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
undo-too-late = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders hat gehandelt.
hint = Tipp: { $action } ({ $reason }).
example = Beispiel
example-try = Versuch: { $action }
example-refused = Abgelehnt: { $reason } (Regel { $rule }).
rules-which = Gib die Nummer einer Regel oder ein Wort ein: { $examples }.
rules-none = Keine Regel hat die Nummer oder die Wörter „{ $query }“.
saved = Gespeichert in { $file }.
file-exists = { $file } gibt es schon; wähle einen anderen Namen.
keep-game = Partie behalten, um später weiterzuspielen? [J/n] { "" }
no-words = n nein no
kept = Die Partie liegt in { $file }
go-on = Weiter mit: { $command }
press-enter = Weiter mit der Eingabetaste.
hand-over = { $name }, du bist am Zug. Niemand sonst darf hinsehen.
committed = Die Kartenfolge steht fest und ist versiegelt: { $hash }… Am Ende wird der Startwert gezeigt, und jeder kann sie prüfen.
seed-was = Der Startwert war { $seed }.
saved-check =
    Gespeichert in { $file }; prüfen mit:
    { $command }

result-won = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
 }
result-drawn = Die Partie endet unentschieden.
replay-at = Schritt { $ply } von { $last }. { $next }
replay-next = Dann ({ $who }): { $action }
replay-keys = Eingabe/n weiter, p zurück, Nummer, q:{ " " }
not-over = Die Partie ist nicht zu Ende.

help-goal = das Ziel des Spiels
help-moves = was du tun kannst · alles mit Nummern · davon Nummer 12
help-undo = deine letzte Aktion zurücknehmen
help-hint = was ein guter Bot täte, und warum
help-log = alles, was geschah
help-rules = eine Regel lesen, oder die mit einem Wort finden
help-save = auch in eine andere Datei speichern (jede Aktion wird ohnehin behalten)
help-quit = gehen; die Partie wartet auf dich

refusal-not-now = das geht jetzt nicht
