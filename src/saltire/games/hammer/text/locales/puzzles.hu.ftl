# Fejtörők: kérdések, válaszok és bizonyítékaik, magyarul.

hammer-puzzle-kind-odds = Egy csata esélyei
hammer-puzzle-kind-hit = Ki kapja a találatot?
hammer-puzzle-kind-attack = Hol támadj?
hammer-puzzle-kind-retreat = A kiút
hammer-puzzle-kind-winter = Haza télre
hammer-puzzle-kind-nobles = Nemesek számolása
hammer-puzzle-the-side = { $side ->
    [england] Anglia
   *[scotland] Skócia
 }
hammer-puzzle-odds = Senki sem vonul vissza, senki sem mond le a tüzelésről, és mindkét fél a lehető legjobban osztja el a találatokat. Mekkora az esélye, hogy a csata végén { hammer-puzzle-the-side } tartja { FORM($area, "acc") }?
hammer-puzzle-hit = Senki sem vonul vissza, senki sem mond le a tüzelésről. Elosztandó találatok: { $hits }. Melyik kő kapja az elsőt, hogy { hammer-puzzle-the-side } a legnagyobb eséllyel tartsa meg { FORM($area, "acc") }?
hammer-puzzle-attack = { FORM($from, "from") } egyetlen tartományt támadsz meg, ezekkel: { $blocks }. Senki sem vonul vissza, és senki sem jön segíteni. Hol nyersz a legnagyobb eséllyel?
hammer-puzzle-retreat = Egy kő talán elhagyná a csatát { FORM($area, "in") }: { $block }. Csak egy út van nyitva. Melyik?
hammer-puzzle-no-retreat = Egy kő talán elhagyná a csatát { FORM($area, "in") }: { $block }. Csak egy út van zárva. Melyik?
hammer-puzzle-winter = Jön a tél, és a nemesek hazatérnek onnan, ahol most állnak. Melyikük áll át? A másik fél nemesei: { $nobles }.
hammer-puzzle-nobles = Jön a tél, és a nemesek hazatérnek onnan, ahol most állnak. Hány nemese lesz akkor Skóciának, Morayt nem számítva? A másik fél nemesei: { $nobles }.
hammer-puzzle-percent = körülbelül { $percent }%
hammer-puzzle-target = { $area }: { $blocks }
hammer-puzzle-area = { $area }
hammer-puzzle-noble = { $noble } ({ hammer-puzzle-the-side })
hammer-puzzle-number = { $number }
hammer-puzzle-fighters = { hammer-puzzle-the-side } { $attacks ->
    [yes] támad
   *[no] véd
 }: { $blocks }.
hammer-puzzle-exactly = Minden dobást végigszámolva az esély { $percent }%.
hammer-puzzle-hit-chance = { $block }: { $percent }%
hammer-puzzle-attack-chance = { $area }: { $percent }%
hammer-puzzle-way-open = { $area }: nyitva.
hammer-puzzle-way-enemy = { $area }: zárva, ott az ellenség.
hammer-puzzle-way-border = { $area }: zárva, ezen a határon jött a csatába az ellenség.
hammer-puzzle-way-full = { $area }: zárva, ezen a határon már annyi kő ment át, amennyi átmehet.
hammer-puzzle-way-country = { $area }: zárva, erre senki sem vonul vissza az országhatáron át.
hammer-puzzle-turns = { $noble } otthon ({ $homes }) ellenséget talál, és átáll.
hammer-puzzle-keeps = { $noble } otthon nem talál ellenséget: { $homes }.
hammer-puzzle-nobles-sum = Skóciának { $before } nemese volt, most { $after } van.
