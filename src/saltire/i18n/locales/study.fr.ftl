# Plateaux d'étude : ce qui se calcule d'une position.

study-proofs = Preuves
study-unseen = { $n ->
    [one] Une carte non vue
   *[other] { $n } cartes non vues
 }
study-odds = Chances dans la bataille, exactes
