# The table in the terminal: commands, their answers, the full-screen table, tables of a server, in German.

command-help = hilfe
command-goal = ziel
command-moves = züge
command-undo = zurück
command-hint = tipp
command-log = verlauf
command-rules = regeln regel
command-save = speichern
command-quit = verlassen
not-understood-near = „{ $typed }“ verstehe ich hier nicht. Meinst du: { $near }? (? hilft.)
hint-worded = Tipp: { $choice }{ $why ->
    [yes] { " " }({ $reason })
   *[no] { "" }
 }. Eingabe: #{ $number }
no-folder = Den Ordner { $folder } gibt es nicht.
hand-of = { $name }:
key-help = Hilfe
key-hint = Tipp
key-undo = Zurück
key-rules = Regeln
key-log = Verlauf
key-side = Ansicht
key-quit = Verlassen
thinking = { $name } denkt nach …
hint-thinking = Ein Tipp wird gesucht …
line-placeholder = Nummer, Zug, Satz oder ?
page-close = Esc schließt · ↑ ↓ blättern
rules-placeholder = Nummer einer Regel oder ein Wort
keep-asked = Spiel behalten, um später weiterzuspielen?
answer-keep = Behalten
answer-discard = Wegwerfen
answer-stay = Weiterspielen
too-small = Dieses Terminal hat { $width }x{ $height }; der Tisch braucht 80x24. Vergrößere es, oder spiele mit --plain.
game-over-leave = Eingabe verlässt den Tisch.
no-terminal-extra = Der Tisch im Vollbild braucht das Extra 'terminal': pip install 'saltire[terminal]'. Gespielt wird in Zeilen.
command-chat = sagen chat
command-resign = aufgeben
server-waiting = Du sitzt am Tisch; das Spiel beginnt, wenn alle Plätze besetzt sind.
server-kept = Das Spiel ist aus. Es lässt sich wieder ansehen: { $link }
server-left = Das Spiel geht am Server weiter. Zurück mit: saltire play --server { $link }
not-at-a-server = Das gibt es nicht bei Spielen am Server.
narrow = Das Spielbrett braucht { $needed } Spalten; dieses Terminal hat { $width }, es ist also abgeschnitten.
typed-all = alle
typed-file = DATEI
