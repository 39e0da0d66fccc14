# Analysebretter: was sich aus einer Stellung errechnen lässt.

study-proofs = Beweise
study-unseen = { $n ->
    [one] Eine Karte nicht gesehen
   *[other] { $n } Karten nicht gesehen
 }
study-odds = Aussichten der Schlacht, exakt
