# Refusals whose words change with what they name, in English; the others are worded in the game itself.

hammer-refusal-not-your-turn-letter = now the { $letter } blocks have their combat turn, not { FORM($block, "the") }
hammer-refusal-acted-already = { FORM($block, "the") } { FORM($block, "number") ->
    [many] have had their
   *[one] has had its
 } combat turn this round
hammer-refusal-reserve-waits = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } in reserve until the next round
hammer-refusal-not-in-battle = { FORM($block, "the") } { FORM($block, "number") ->
    [many] are
   *[one] is
 } not in this battle
hammer-refusal-no-way-out = no adjacent area is open for { FORM($block, "the") } to retreat to
hammer-refusal-no-regroup = { FORM($block, "the") } { FORM($block, "number") ->
    [many] have
   *[one] has
 } no area to regroup to
