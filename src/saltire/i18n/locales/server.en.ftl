# What happens at a table of the server, and the quick phrases.

event-table-join = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
 }
event-table-leave = { $who ->
    [you] You stand up.
   *[other] { $name } stands up.
 }
event-table-salt = { $who ->
    [you] You add a word to the shuffle.
   *[other] { $name } adds a word to the shuffle.
 }
event-table-start = The game begins.
event-table-drop = The table is closed.
event-table-undo = { $who ->
    [you] You take your action back.
   *[other] { $name } takes an action back.
 }
event-table-resign = { $who ->
    [you] You resign.
   *[other] { $name } resigns.
 }
event-table-flag = { $who ->
    [you] Your time is up.
   *[other] { $name }'s time is up.
 }
event-table-claim = { $who ->
    [you] You claim the win: { $whom } is away.
   *[other] { $name } claims the win: { $whom } is away.
 }
event-table-call-bot = { $who ->
    [you] You call a bot for { $whom }.
   *[other] { $name } calls a bot for { $whom }.
 }
event-table-return = { $who ->
    [you] You take your seat back.
   *[other] { $name } is back.
 }
event-table-offer-draw = { $who ->
    [you] You offer a draw.
   *[other] { $name } offers a draw.
 }
event-table-accept-draw = { $who ->
    [you] You accept the draw.
   *[other] { $name } accepts the draw.
 }
event-table-refuse-draw = { $who ->
    [you] The draw is off.
   *[other] { $name }: no draw.
 }
event-table-ask-takeback = { $who ->
    [you] You ask for a takeback.
   *[other] { $name } asks for a takeback.
 }
event-table-accept-takeback = { $who ->
    [you] You allow the takeback.
   *[other] { $name } allows the takeback.
 }
event-table-refuse-takeback = { $who ->
    [you] The takeback is off.
   *[other] { $name }: no takeback.
 }
event-table-rematch = { $who ->
    [you] You want another game.
   *[other] { $name } wants another game.
 }

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = I am thinking.
phrase-your-turn = Your turn!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-thanks = Thanks!
phrase-good-game = Good game!
phrase-again = Another one?
