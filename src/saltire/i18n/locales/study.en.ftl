# Study boards: what can be worked out of a position.

study-proofs = Proofs
study-unseen = { $n ->
    [one] One card not seen
   *[other] { $n } cards not seen
 }
study-odds = Battle odds, exact
