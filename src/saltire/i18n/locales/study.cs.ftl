# Rozborová deska: co lze z pozice spočítat.

study-proofs = Důkazy
study-unseen = { $n ->
    [one] Jedna neviděná karta
    [few] { $n } neviděné karty
   *[other] { $n } neviděných karet
 }
study-odds = Šance v bitvě, přesně
