# Elemzőtábla: ami egy állásból kiszámítható.

study-proofs = Bizonyítások
study-unseen = { $n } nem látott lap
study-odds = Csataesélyek, pontosan
