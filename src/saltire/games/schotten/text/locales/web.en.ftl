# Schotten Totten in the browser, in English.

web-schotten-colour = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
 }
web-schotten-clan = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
 } { $strength }
web-schotten-as = { $card } as { $face }
web-schotten-stones = The stones
web-schotten-formations = Formations, strongest first
web-schotten-stone = Stone { $stone }
web-schotten-your-side = Your side
web-schotten-side-of = Side of { $name }
web-schotten-no-cards = no cards
web-schotten-new = just laid
web-schotten-first = complete first
web-schotten-first-is = { $name } was complete first and wins a tie.
web-schotten-unclaimed = unclaimed
web-schotten-claimed-by = claimed by { $name }
web-schotten-can-claim = you can claim it
web-schotten-other-can = { $name } can claim it next turn
web-schotten-claim = Claim
web-schotten-look = Look closely at stone { $stone }
web-schotten-keys = Arrow keys move among hand and stones, Enter chooses. With a card chosen, 1 to 9 lays it at that stone; Escape lets go.
web-schotten-sending = …
web-schotten-holds = holds { $clan } clan { $clan ->
    [one] card
   *[other] cards
 } and { $tactics } tactics { $tactics ->
    [one] card
   *[other] cards
 }
web-schotten-known = known: { $cards }
web-schotten-stones-of = Stones won: { $mine } to { $theirs }
web-schotten-deck-clan = Clan deck: { $n } left
web-schotten-deck-tactics = Tactics deck: { $n } left
web-schotten-pile = Open pile: { $n }
web-schotten-under = You put under the deck: { $cards }
web-schotten-is-seen = face up
web-schotten-is-hand = in your hand
web-schotten-is-known = in the other hand

web-schotten-winning = wins
web-schotten-beaten = beaten
web-schotten-best-reply = best reply left
web-schotten-stoppers = seen, and missing there
web-schotten-proof-early = Whatever unseen cards complete the other side, none of it is stronger.

web-schotten-ask-lay = Lay a card: choose one, then a stone.
web-schotten-ask-stone = Lay { $card } at which stone?
web-schotten-ask-ruse = Play the { $card }?
web-schotten-ask-pass = { $more ->
    [yes] You can place no clan card: pass, or play a tactics card.
   *[no] You can place no card: pass.
 }
web-schotten-ask-claim = { $number ->
    [0] Nothing can be claimed.
    [one] You can claim stone { $stones }.
   *[other] You can claim stones { $stones }.
 }
web-schotten-ask-deck = Draw from which deck?
web-schotten-ask-recruit = Recruiter: draw { $left } more.
web-schotten-ask-back = Recruiter: put { $left } { $left ->
    [one] card
   *[other] cards
 } of your hand back under the deck.
web-schotten-ask-pick-own = { $ruse }: choose a card on your side.
web-schotten-ask-pick-other = { $ruse }: choose a card on the other side.
web-schotten-ask-move = Where does { $card } go?
web-schotten-ask-face = Which card does your Joker stand for?
web-schotten-ask-strength = What is the strength of your Shield-bearer?

web-schotten-act-lay = Lay { $card } at stone { $stone }
web-schotten-why-not = { $card }: why not at stone { $stone }?
web-schotten-act-play = Play { $card }
web-schotten-act-claim = Claim stone { $stone }
web-schotten-act-pick = Choose { $card }
web-schotten-act-to = Move { $card } to stone { $stone }
web-schotten-act-as = Let it stand for { $face }
web-schotten-act-back = Put { $card } back under its deck
web-schotten-act-done = Claim no more
web-schotten-act-pass = Pass
web-schotten-act-discard = Discard { $card }
web-schotten-act-draw-clan = Draw a clan card
web-schotten-act-draw-tactics = Draw a tactics card

web-schotten-means-joker = Stands for any card. One per player.
web-schotten-means-spy = Strength 7, any colour.
web-schotten-means-shield = Strength 1, 2 or 3, any colour.
web-schotten-means-bluff = At this stone only the total counts.
web-schotten-means-mud = At this stone each side needs four cards.
web-schotten-means-recruiter = Draw three cards from either deck, then put two back.
web-schotten-means-strategist = Move a card of your side to another stone, or discard it.
web-schotten-means-banshee = Discard a card on the other side.
web-schotten-means-traitor = Move a clan card from the other side to yours.

web-schotten-lesson-goal = Nine stones lie on the border. You win with three neighbouring stones, or with any five. Your side is below, or on the right on a phone.
web-schotten-overview-1 = Nine stones lie between two clans. You want five of them, or three neighbours.
web-schotten-overview-2 = Each turn: lay one card on your side of a stone, then draw one.
web-schotten-overview-3 = Three cards make a formation. A run in one colour beats three of a kind, which beats the rest.
web-schotten-overview-4 = Claim a stone as soon as you can prove that nothing unseen beats you there.
web-schotten-lesson-formations = Three cards at a stone make a formation. From the strongest: colour run, three of a kind, colour, run, sum. If both have the same, the higher total wins.
web-schotten-lesson-unseen = This grid shows what may still come. Look at it before you wait for a card: what lies face up will not come.
web-schotten-lesson-tie = “1st” marks the side that was complete first. If both sides turn out equal, it wins.
web-schotten-lesson-proof = Every claim has its proof: press the claimed stone to see the best reply left, and the cards that rule out a better one.
