# The browser table, in English.

# Everywhere.

web-tagline = Three Scottish board games, in full
web-tagline-more = Play at once against a bot, or send a friend a link. No account, no form, nothing to install.
web-skip = Skip to the content
web-nav = Main
web-nav-play = Play
web-nav-lobby = Lobby
web-nav-puzzles = Puzzles
web-nav-rules = Rules
web-nav-history = My games
web-footer = More
web-home = To the home page
web-about = About
web-fair = Fairness
web-settings = Settings
web-docs = Documentation
web-language = Language
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved
web-saving = Saving …
web-add = Add
web-more = Show more
web-none = none
web-yes = yes
web-no = no
web-copy = Copy
web-copied = Copied
web-send = Send
web-try-again = Try again
web-refused = That is not possible
web-rule = Rule { $rule }
web-turns = { $n ->
    [one] table waits for you
   *[other] tables wait for you
 }
web-connection-open = connected
web-connection-opening = connecting …
web-connection-waiting = no connection · { $n } s
web-connection-retry = Try now
web-connection-offline = offline
web-no-connection-title = No connection
web-no-connection = The server cannot be reached. Your games are safe there; this page goes on by itself when it answers.
web-offline = You are offline, or the server does not answer. Rules, lessons to read and games you have replayed here work; nothing is sent, and tables go on when the server answers.
web-not-found = There is nothing here
web-not-found-lead = The address leads to no page. Perhaps a letter is missing.

# The games.

web-games = Games
web-game = Game
web-all-games = All games
web-plain-blurb = Played with buttons and a summary.
web-plain-pace = any number, any time
web-plain-choose = Your choice
web-plain-find = Search the actions ({ $n })
web-plain-wait = Nothing to choose now.
web-plain-table = The table
web-play-now = Play now
web-against = Bot
web-learn = Learn it
web-with-friends = With friends
web-rules = Rules
web-go-on = Go on playing
web-promise-now = One button to the first move. A name and an account only if you want them.
web-promise-fair = Fair dice and cards: committed before the deal, checked in your browser after the game.
web-promise-secret = What is hidden stays hidden: nothing of it is ever sent to your browser.
web-promise-why = Whatever is refused names its rule, and the rule is one press away.

# Bots.

web-bot = Bot: { $name }

# The lobby.

web-lobby = Lobby
web-lobby-lead = Tables that wait for players, and your own.
web-lobby-open = Open
web-lobby-mine = Mine
web-lobby-playing = In progress
web-lobby-none-open = No table is waiting for players.
web-lobby-none-current = You are not at any table yet.
web-lobby-none-playing = No public game is in progress.
web-leaders = Leaderboards
web-seats-open = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
 }
web-open-seat = free seat
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-over = The game is over
web-pace-none = no clock
web-pace-live = { $minutes } min + { $increment } s
web-pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
 }

# A new table.

web-new-table = New table
web-new-lead = Choose the game, who plays, and how fast. Everything has a usual answer.
web-which-game = Which game?
web-who-plays = Who plays?
web-way-friends = Friends, by link
web-way-bots = Bots
web-way-device = On this device
web-way-friends-help = You get a link and a code to scan for each free seat.
web-way-bots-help = The game starts at once.
web-way-device-help = Everybody plays here; each player covers the board before the next one takes over.
web-seat = Seat { $n }
web-seat-me = me
web-seat-open = free, by link
web-pace = Pace
web-pace-none-long = No clock
web-pace-live-long = In one sitting, with a clock
web-pace-days-long = Over days
web-minutes = Minutes for the game
web-increment = Seconds more a turn
web-days = Days for a move
web-days-left = { $days } d { $hours } h
web-public = Public: it is listed in the lobby, and anybody may join or watch
web-rated = Rated: the result counts
web-rated-help = For people with an account, each on one seat, with a clock.
web-rated-short = Rated
web-salt = Your word for the shuffle
web-salt-help = Any words of yours go into the shuffle, so that nobody alone decides it.
web-options = Options
web-options-usual = as usual
web-own-cards = Your own cards
web-own-cards-help = A card file (.toml) instead of a set of the game; everybody at the table may read it before they sit down.
web-own-cards-table = The cards of this table: { $name }
web-more-options = { $n ->
    [one] One finer point
   *[other] { $n } finer points
 }: editions and rulings
web-start-game = Start the game
web-open-table = Open the table

# Before the game.

web-waiting-room = { $game }: waiting for players
web-waiting-room-help = { $n ->
    [one] One seat is free. Send its link, or have the code scanned. The game starts by itself.
   *[other] { $n } seats are free. Send each its own link, or have the code scanned. The game starts by itself.
 }
web-invite-link = Link of this seat
web-qr = Code of the link, to scan
web-sit-down = Sit down here
web-leave-table = Leave the table
web-invited = You are invited: { $game }
web-invited-by = { $name } waits for you. This is what was agreed:

# At the table.

web-table = Table
web-table-of = { $game }: { $names }
web-opening-table = Setting up the table …
web-no-table = There is no such table
web-board = Board
web-beside = Beside the board
web-seats = Players
web-you = you
web-thinks = to move
web-is-away = away
web-is-here = here
web-is-bot = bot
web-table-tools = At the table
web-undo = Undo
web-takeback = Ask for a takeback
web-draw = Offer a draw
web-resign = Resign
web-resign-title = Resign this game?
web-resign-sure = With two players the other one wins. With more, a bot goes on in your place.
web-call-bot = Let a bot go on for them
web-claim-win = Claim the win
web-sure = Really?
web-confirm = Play it
web-accept = Accept
web-decline = Decline
web-offer-draw = { $name } offers a draw.
web-offer-takeback = { $name } asks to take back the latest action.
web-offered-draw = { $who ->
    [you] You offer a draw. Waiting for { $names }.
   *[other] { $name } offers a draw. Waiting for { $names }.
 }
web-offered-takeback = { $who ->
    [you] You ask for a takeback. Waiting for { $names }.
   *[other] { $name } asks for a takeback. Waiting for { $names }.
 }
web-dropped = The table was closed
web-result-draw = The game is drawn
web-result-you = You win
web-result-one = { $names } wins
web-result-many = { $names } win together
web-how-resign = by resignation
web-how-flag = on time
web-how-claim = because the other player stayed away
web-how-draw = by agreement
web-next-game = To the next game
web-rematch = Rematch
web-rematch-wanted = Rematch requested
web-replay = Replay
web-check-game = Check this game
web-review = Review
web-hint = Hint
web-hint-thinking = Thinking …
web-save-record = Save the record
web-hand-over = Hand over to { $who }
web-hand-over-help = Nobody else should look. Your cards are shown after the button.
web-take-seat = I am { $who }
web-cover = Cover the board
web-cover-next = { $name } is next. Look as long as you like, then cover the board.
web-log = Log
web-chat = Talk
web-notes = Notes
web-log-you = You
web-log-show = Show on the board
web-log-newest = Newest
web-story = What happened?
web-story-skip = Skip
web-older = Older entries
web-earlier-lines = { $n ->
    [one] 1 earlier line
   *[other] { $n } earlier lines
 }
web-chat-none = Nothing has been said yet.
web-chat-write = Say something
web-phrases = Quick phrases
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-thinking = I am thinking.
web-phrase-your-turn = Your turn!
web-phrase-well-played = Well played!
web-phrase-oops = Oops!
web-phrase-sorry = Sorry!
web-phrase-thanks = Thanks!
web-phrase-good-game = Good game!
web-phrase-again = Another one?
web-notes-help = Only you can read these, also on your other devices.
web-version = rules { $version }
web-watch-link = Link to watch
web-commitment = Commitment (SHA-256 of the seed)

# Lessons.

web-learn-title = Learn { $game }
web-learn-offline = Without the server the lesson cannot be played. Here is what it teaches.
web-lesson = Lesson
web-lesson-astray = That can be done too. Go back to the position to try what the lesson shows.
web-lesson-next = Understood
web-lesson-count = { $done } of { $all }
web-lesson-leave = Leave the lesson
web-lesson-over = That is the heart of the game. You know enough to play.
web-lesson-play = Play a bot

# Rules.

web-rules-of = Rules of { $game }
web-rules-lead = In our own words. Every rule has a number, and every refusal names it.
web-overview = In one minute
web-rules-find = A number, or words
web-rules-none = No rule has that number or those words.
web-example = Worked example
web-example-try = Try: { $action }
web-example-reset = Back to the position
web-example-refused = Refused by rule { $rule }.
web-example-could = Show me where I could

# Replay.

web-replay-of = Replay: { $game }
web-replay-missing = This game was not opened in this browser before. It can be replayed when the server answers.
web-replay-first = To the start
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-ply = Step
web-play = Play
web-pause = Pause
web-ply-of = { $ply } of { $plies }
web-eyes = Seen by
web-spectator = a spectator
web-branch = Play on from here
web-branch-help = What if? Branch off here and play on against a bot.
web-branch-seat = Seat
web-play-as = as { $name }
web-back-to-table = Back to the table

# Fairness.

web-salts = Words of the players
web-seed = Seed
web-seed-secret = secret until the game is over
web-draws = Draws
web-checking = { $n } checked …
web-proved = { $n ->
    [one] Proved: the one draw is the seed's.
   *[other] Proved: all { $n } draws are the seed's.
 }
web-seed-wrong = Not proved: the seed does not fit the commitment.
web-draws-wrong = { $n ->
    [one] Not proved: draw { $first } is not the seed's.
   *[other] Not proved: { $n } draws are not the seed's, the first is draw { $first }.
 }
web-draws-list = Every draw
web-draw-among = among
web-draw-index = index
web-draw-dealt = dealt
web-draw-fits = fits

# You.

web-account = Account
web-account-lead = Not needed for playing. It keeps your games and your name on every device.
web-sign-in = Sign in
web-sign-up = Create an account
web-sign-out = Sign out
web-forgotten = Password forgotten
web-do-in = Sign in
web-do-up = Create the account
web-do-forgotten = Send me an e-mail
web-do-reset = Set the new password
web-name = Name
web-name-of-seat = Name: { $seat }
web-password = Password
web-email = E-mail (optional)
web-email-help = For a forgotten password and for turns in slow games. Never for anything else.
web-sign-up-help = Your games as a guest stay yours.
web-reset-done = The new password is set. Sign in with it.
web-reset-email-sent = If the account has an address, an e-mail is on its way.
web-kind-guest = Guest
web-kind-account = Player
web-kind-program = Program
web-kind-bot = Bot
web-kind-gone = Deleted
web-guest-help = You are a guest in this browser. An account keeps your games:
web-your-name = Your name
web-rating = Rating
web-games-played = Games
web-since = Here since { $day }
web-history = My games
web-history-lead = Games under way, and finished ones to replay, check or branch off from.
web-history-none = No game yet.
web-history-stranger = Play a game first; it is kept here.
web-history-offline = No list of games is kept in this browser. They come back with the connection.
web-history-kept = Those that you have opened in this browser can be replayed now.
web-history-running = Under way
web-history-finished = Finished
web-save-records = Download all
web-open-record = Open a record
web-study = Set up a position
web-record-odd = This file is not a record of a game.
web-record-ply = Go on after action … of { $plies }
web-record-alone = I play all seats
web-record-as = I play as { $name }, bots play the rest

# The account.

web-settings-account = The account: name, password, e-mails, programs
web-account-own = Account settings
web-account-own-lead = Your name, how you sign in, and what reaches you when it is your turn.
web-keep-games = Keep your games
web-keep-games-help = You are a guest: only this browser knows you. With a name and a password you come back from anywhere.
web-account-made = The account is yours, and so are the games.
web-name-help = It is shown at every table, and you sign in with it.
web-name-help-guest = It is shown at every table.
web-email-address = E-mail
web-email-none = There is no address.
web-email-confirmed = { $email } is confirmed.
web-email-waits = { $email } is not confirmed yet: follow the link in the e-mail. Save the address again for a new e-mail.
web-email-empty = Leave this empty to remove the address.
web-email-sent = An e-mail with a link goes to { $email }.
web-email-gone = The address is removed.
web-password-now = Current password
web-password-new = New password
web-password-help = At least { $n } characters. Several words work well.
web-password-change = Change the password
web-password-changed = The new password is set. You are signed out everywhere else, and tokens no longer work.
web-notifications = When it is your turn
web-notifications-mail = An e-mail
web-notifications-mail-help = When you are away from the table. It needs a confirmed address.
web-notices-no-address = No e-mail can reach you yet: your account has no confirmed address.
web-notifications-account = E-mails need an account.
web-push = A message in this browser
web-push-help = Also when this page is closed. Each browser has its own switch.
web-push-none = This browser cannot show messages, or only over https.
web-push-blocked = The browser blocks messages of this page. Allow them in its own settings.
web-push-failed = The browser's message service does not answer.
web-last-seen = last seen { $when }
web-since-day = since { $day }
web-fault-wrong-password = The password is wrong.
web-fault-sign-in = The name or the password is wrong.
web-fault-name = That name belongs to somebody else.
web-fault-odd-name = That name will not do: use letters of one script, and no invisible characters.
web-fault-password = That password will not do: too short, too plain, or your name.
web-fault-email = That is not an e-mail address.
web-fault-link = That link is used up or too old.
web-fault-too-fast = Too many tries. Wait a little.
web-fault-tokens = There are too many tokens: revoke one first.
web-fault-push = The server does not call this browser's message service.

# Settings.

web-settings-lead = They apply to this browser.
web-settings-where = Settings stay in this browser; only the language is sent to the server, for the log and for e-mails.
web-theme = Light or dark
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-story-pace = The others' turns
web-story-slow = step by step
web-story-fast = twice as fast
web-story-off = all at once
web-motion = Motion
web-motion-auto = like the device
web-motion-full = short animations
web-motion-none = none
web-at-table = At the table
web-confirm-moves = Ask before each action
web-confirm-moves-help = For small screens and unsteady hands.
web-auto-pass = Pass by itself
web-auto-pass-help = Where passing is all you can do, after a short pause.
web-sound = Sound
web-sound-help = Cards, claims, battles, your turn and the end of a game.

# About.

# The host.

web-host = The server
web-host-lead = For whoever looks after this server.
web-host-version = Version
web-host-playing = Games in progress
web-host-over = Games finished
web-host-emails = E-mails waiting
web-host-failed = E-mails that failed
web-host-only = Only the host sees this page. On the server, the command saltire host-link prints a link that makes you the host, once.
web-host-mail = Mail server
web-host-test-email = Send me a test e-mail
web-host-test-email-sent = A test e-mail is on its way.
web-host-test-email-first = Set a mail server, and an address in your account, first.
web-host-resign = Give up the host's rights
