# What may be typed at the table, beside the English words, and tables of blocks, in Hungarian.

typed-end = kész vége
typed-pass = passz passzolok
typed-stop = állj megáll
typed-event = esemény
typed-stay = marad maradj
typed-leave = távozik távozz
typed-winter = telel
typed-muster = gyülekező
command-look = tartomány
command-enemy = ellenség
command-blocks = kövek
command-nobles = nemesek
hammer-help-goal = mi a cél, és hogyan telik egy év
hammer-col-block = kő
hammer-col-combat = harc
hammer-col-moves = mozgás
hammer-col-strength = erősség
hammer-ratings-note = B3: az A kövek után tüzel, és 3-ra vagy kevesebbre talál. A nemes, aki otthonát védi, eggyel jobban talál.
hammer-event-does = { $card ->
    [herald] Harc nélkül megnyerhet egy ellenséges nemest: nevezz meg egyet, a kockán 1-től 4-ig sikerül.
    [pillage] Egy ellenséges tartomány a tiéd mellett két erőt veszít; ez az ott álló köveidet erősítheti.
    [sea-move] Egy vagy két kő az egyik partról egy baráti partra hajózik; a tengerről senki sem támad.
    [truce] A másik fél ebben a fordulóban mozoghat, de nem támadhat.
   *[victuals] Három erő egy baráti tartomány köveinek.
 }
hammer-way-asked = Több út is ugyanolyan rövid. Melyik?
typed-play = kijátszom játszd
typed-fire = tüzel tüzelj tűz
typed-retreat = visszavonul vissza
typed-hold = vár várj
typed-hit = találat
typed-move = mozog mozogj menj
typed-strengthen = erősít erősíts
typed-disband = feloszlat
typed-draw = húz húzz
typed-name = hírnök
