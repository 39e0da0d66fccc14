# Refusals whose words change with a number, in English; the others are worded in the game itself.

swords-refusal-no-units = { $units ->
    [0] you have no units in your castle
    [one] you have { $units } unit in your castle
   *[other] you have { $units } units in your castle
 }
