# The table, in English. Refusals and options are worded in the game itself.

title-schotten = Schotten Totten
guide-schotten =
    Two clans quarrel over nine boundary stones.
    Each turn: lay a card on your side of a stone, claim what you have won, draw.
    Three cards make a formation. The strongest first:
means-colour-run = one colour, in sequence
means-kind = one strength
means-colour = one colour
means-run = in sequence
means-sum = anything; within a formation the higher total wins
guide-win = You win with three stones in a row, or any five.
variant-tactics = tactics
variant-expert = expert
round-of = round { $round } of { $rounds } ({ $points })
decks = deck { $clan } · { $name } holds { $held }
decks-tactics = decks { $clan } + { $tactics } tactics · { $name }: { $held } + { $ruses }
hand = Your hand
discards = Discarded: { $cards }
unseen-title = Unseen ({ $number })
unseen-legend = A number may still come; · lies face up; ◦ is in your hand.
unseen-tactics = Tactics cards: { $deck } in the deck, { $hand } in the other hand; played { $mine } : { $theirs }.
first-mark = 1st
moves-at = at { $stones }

card-joker = Joker
    .the = the Joker
card-spy = Spy
    .the = the Spy
card-shield = Shield-bearer
    .the = the Shield-bearer
card-bluff = Blind Man's Bluff
card-mud = Mud Fight
card-recruiter = Recruiter
    .the = the Recruiter
card-strategist = Strategist
    .the = the Strategist
card-banshee = Banshee
    .the = the Banshee
card-traitor = Traitor
    .the = the Traitor
chip-joker = Jo
chip-spy = Sp
chip-shield = Sh
chip-bluff = bluf
chip-mud = mud
chip-both = m+bl

formation-sum = sum
formation-run = run
formation-colour = colour
formation-kind = { $size ->
    [4] four of a kind
   *[other] three of a kind
 }
formation-colour-run = colour run
short-sum = sum
short-run = run
short-colour = col
short-kind = kind
short-colour-run = c-run

# What happened.

event-round = { $who ->
    [you] Round { $round }: you begin.
   *[other] Round { $round }: { $name } begins.
 }
event-begin = { $who ->
    [you] You begin.
   *[other] { $name } begins.
 }
event-dealt = { $who ->
    [you] You are dealt { FORM($card, "the") }.
   *[other] { $name } { $secret ->
        [yes] is dealt a card
       *[no] is dealt { FORM($card, "the") }
    }.
 }
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
 }
event-laid = { $who ->
    [you] You lay { FORM($card, "the") } at stone { $stone }.
   *[other] { $name } lays { FORM($card, "the") } at stone { $stone }.
 }
event-claimed = { $who ->
    [you] You claim
   *[other] { $name } claims
 } stone { $stone }: { $yours }{ $how ->
    [unanswered] , which cannot be answered.
    [proved] , and nothing left can beat it.
    [tie] , equal but complete first.
   *[stronger] { " " }beats { $theirs }.
 }
event-done = { $who ->
    [you] You claim no more.
   *[other] { $name } claims no more.
 }
event-picked = { $who ->
    [you] You choose { FORM($card, "the") }.
   *[other] { $name } chooses { FORM($card, "the") }.
 }
event-settled = Nobody can go on: every open stone goes to its stronger side.
event-round-over = { $who ->
    [you] You win the round. Points { $points }.
    [nobody] The round is drawn. Points { $points }.
   *[other] { $name } wins the round. Points { $points }.
 }
event-ruse = { $who ->
    [you] You play { FORM($card, "the") }.
   *[other] { $name } plays { FORM($card, "the") }.
 }
event-discarded = { $who ->
    [you] You discard
   *[other] { $name } discards
 } { FORM($card, "the") } from { $whose ->
    [you] your side
   *[other] the side of { $whom }
 } at stone { $stone }.
event-moved = { $who ->
    [you] You move
   *[other] { $name } moves
 } { FORM($card, "the") } from { $whose ->
    [you] your side
   *[other] the side of { $whom }
 } at stone { $from } to stone { $stone }.
event-declared = { $who ->
    [you] You lay
   *[other] { $name } lays
 } { FORM($card, "the") } at stone { $stone } as { $face }.
event-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
 } { $secret ->
    [no] { FORM($card, "the") }.
   *[yes] a { $deck ->
        [tactics] tactics
       *[clan] clan
    } card.
 }
event-returned = { $who ->
    [you] You put
   *[other] { $name } puts
 } { $secret ->
    [no] { FORM($card, "the") }
   *[yes] a { $deck ->
        [tactics] tactics
       *[clan] clan
    } card
 } under its deck.
# What the table asks.

ask-lay = Your turn. Lay a card: type { $typed } { $stone } (or { $number } { $stone }) for { FORM($card, "the") } at stone { $stone }. ? helps.
ask-pass = { $more ->
    [yes] You can place no clan card: type pass, or play a tactics card.
   *[no] You can place no card: type pass.
 }
ask-stone = Lay { FORM($card, "the") } at which stone? { $stones }
ask-claim = { $number ->
    [one] You can claim stone { $stones }: type { $first } to claim it, or done.
   *[other] You can claim stones { $stones }: type one of them, or done.
 }
ask-deck = Draw from which deck? 1 clan ({ $clan } left) or 2 tactics ({ $tactics } left)
ask-recruit = Recruiter: draw { $left } more. From 1 clan ({ $clan } left) or 2 tactics ({ $tactics } left)?
ask-back = Recruiter: put { $left } { $left ->
    [one] card
   *[other] cards
 } back under the deck. Type a number or a card: { $cards }
ask-pick = { $ruse }: which card? Type a number or a card: { $cards }
ask-move = Where does { FORM($card, "the") } go? Stone { $stones }{ $discard ->
    [yes] , or discard
   *[no] { "" }
 }
ask-face = Which card does your Joker stand for? Type a card such as R7.
ask-strength = What is the strength of your Shield-bearer: 1, 2 or 3?

# What the table answers.

rules-word-schotten = tie
proof-which = Which stone? Type for example: proof 3
proof-can = You can claim stone { $stone } with { $yours }: { $cards }.
proof-other-can = { $name } can claim stone { $stone } next turn with { $yours }: { $cards }.
proof-unanswered = Too few cards are unseen to complete the other side.
proof-stronger = The other side has { $theirs }: { $their_cards }.
proof-tie = The other side has { $theirs } too: { $their_cards }; the side complete first wins.
proof-best = The best the other side can still become is { $theirs }, with { $completion }.
proof-tie-enough = That is only equal, and the side complete first wins.
proof-stoppers = Anything better would need what lies face up: { $stoppers }.

won-three = Three stones in a row: { $stones }.
won-most = { $number } stones: { $stones }.
won-match = The match ends { $points }.

# Help.

help-lay = lay R7 at stone 3 (or the first card of your hand)
help-claim = claim a stone, end claiming
help-proof = why stone 3 can or cannot be claimed
help-unseen = cards that may still come
help-marks = you can claim it · the other can · side complete first (wins ties)
help-cards = what a tactics card does

# Refusals that name a card with its article.

refusal-not-in-hand = you do not hold { FORM($card, "the") }
refusal-no-target = { FORM($card, "the") } has nothing to act on
