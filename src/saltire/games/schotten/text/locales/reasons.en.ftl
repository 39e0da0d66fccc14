# Why a bot chose as it did.

schotten-why-formation = { $formation ->
    [sum] a sum
    [run] a run
    [colour] a colour
    [kind] { $size ->
        [4] four of a kind
       *[other] three of a kind
    }
   *[colour-run] a colour run
 }
schotten-why-claim = stone { $stone } is won: nothing left can beat this side
schotten-why-pick = { FORM($card, "the") } is the card whose move changes most
schotten-why-move = the card does most at stone { $stone }
schotten-why-back = { FORM($card, "the") } is the card I miss least
schotten-why-face = this face makes the side strongest
schotten-why-draw-tactics = a tactics card may surprise
schotten-why-draw-clan = clan cards win stones
schotten-why-discard = the card stood in the way
schotten-why-no-card = there is no card I could place
schotten-why-tactics-wait = my tactics cards can wait
schotten-why-done = there is nothing more to claim
schotten-why-recruiter = three new cards for two I can spare
schotten-why-strategist = one of my cards does more elsewhere
schotten-why-traitor = one of their cards does more on my side
schotten-why-banshee = one of their cards is too good to stay
schotten-why-bluff = at stone { $stone } my total is worth more than my formation
schotten-why-mud = a fourth card helps me more than them at stone { $stone }
schotten-why-spare = { FORM($card, "the") } is the card I can best spare, and stone { $stone } loses least by it
schotten-why-opens = { FORM($card, "the") } opens stone { $stone }, where I have no card yet
schotten-why-adds = { FORM($card, "the") } adds most at stone { $stone }
schotten-why-towards = { FORM($card, "the") } works towards { schotten-why-formation } at stone { $stone }
schotten-why-unbeatable = with { FORM($card, "the") }, stone { $stone } has { schotten-why-formation } nobody can beat
schotten-why-complete = { FORM($card, "the") } completes stone { $stone }: { schotten-why-formation }, { $total } in all
