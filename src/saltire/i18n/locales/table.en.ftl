# The table in the terminal: commands, their answers, the full-screen table, tables of a server, in English.

command-help = help
command-goal = goal
command-moves = moves
command-undo = undo
command-hint = hint
command-log = log
command-rules = rules
command-save = save
command-quit = quit
not-understood-near = “{ $typed }” is not understood here. Did you mean: { $near }? (? helps.)
hint-worded = Hint: { $choice }{ $why ->
    [yes] { " " }({ $reason })
   *[no] { "" }
 }. Type: #{ $number }
no-folder = There is no folder { $folder }.
hand-of = { $name }:
key-help = Help
key-hint = Hint
key-undo = Undo
key-rules = Rules
key-log = Log
key-side = Panel
key-quit = Quit
thinking = { $name } is thinking …
hint-thinking = Looking for a hint …
line-placeholder = number, move, sentence, or ?
page-close = Esc closes · ↑ ↓ scroll
rules-placeholder = a rule's number, or a word
keep-asked = Keep the game to go on later?
answer-keep = Keep
answer-discard = Throw away
answer-stay = Play on
too-small = This terminal has { $width }x{ $height }; the table needs 80x24. Make it larger, or play with --plain.
game-over-leave = Enter leaves the table.
no-terminal-extra = The full-screen table needs the extra 'terminal': pip install 'saltire[terminal]'. Playing in lines.
command-chat = chat
command-resign = resign
server-waiting = You sit at the table; the game begins when every seat is taken.
server-kept = The game is over. It can be looked at again: { $link }
server-left = The game goes on at the server. Come back with: saltire play --server { $link }
not-at-a-server = That is not for games at a server.
narrow = The board needs { $needed } columns; this terminal has { $width }, so it is cut.
typed-all = all
typed-file = FILE
