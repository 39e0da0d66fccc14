# Rätsel: Fragen, Antworten und was sie beweist, auf Deutsch.

hammer-puzzle-kind-odds = Aussichten einer Schlacht
hammer-puzzle-kind-hit = Wer steckt den Treffer ein?
hammer-puzzle-kind-attack = Wo angreifen?
hammer-puzzle-kind-retreat = Der Ausweg
hammer-puzzle-kind-winter = Heim zum Winter
hammer-puzzle-kind-nobles = Adlige zählen
hammer-puzzle-the-side = { $side ->
    [england] England
   *[scotland] Schottland
 }
hammer-puzzle-odds = Niemand zieht sich zurück oder verzichtet darauf zu feuern, und beide Seiten verteilen Treffer so gut wie möglich. Wie wahrscheinlich ist es, dass { hammer-puzzle-the-side } am Ende { $area } hält?
hammer-puzzle-hit = Niemand zieht sich zurück oder verzichtet darauf zu feuern. Zu verteilende Treffer: { $hits }. Welcher Block steckt den ersten ein, damit { hammer-puzzle-the-side } die besten Aussichten hat, { $area } zu halten?
hammer-puzzle-attack = Von { $from } aus greifst du ein Gebiet an; dein Trupp: { $blocks }. Niemand zieht sich zurück, und niemand kommt zu Hilfe. Wo gewinnst du am ehesten?
hammer-puzzle-retreat = Ein Block will vielleicht die Schlacht in { $area } verlassen: { $block }. Nur ein Weg ist offen. Welcher?
hammer-puzzle-no-retreat = Ein Block will vielleicht die Schlacht in { $area } verlassen: { $block }. Nur ein Weg ist versperrt. Welcher?
hammer-puzzle-winter = Der Winter kommt, und die Adligen gehen von dort heim, wo sie jetzt stehen. Wer wechselt die Seite? Die Adligen der anderen Seite: { $nobles }.
hammer-puzzle-nobles = Der Winter kommt, und die Adligen gehen von dort heim, wo sie jetzt stehen. Wie viele Adlige hat Schottland dann, ohne Moray? Die Adligen der anderen Seite: { $nobles }.
hammer-puzzle-percent = etwa { $percent } %
hammer-puzzle-target = { $area }: { $blocks }
hammer-puzzle-area = { $area }
hammer-puzzle-noble = { $noble } ({ hammer-puzzle-the-side })
hammer-puzzle-number = { $number }
hammer-puzzle-fighters = { hammer-puzzle-the-side } { $attacks ->
    [yes] greift an
   *[no] verteidigt
 }: { $blocks }.
hammer-puzzle-exactly = Über alle Würfe gerechnet, beträgt die Wahrscheinlichkeit { $percent } %.
hammer-puzzle-hit-chance = { $block }: { $percent } %
hammer-puzzle-attack-chance = { $area }: { $percent } %
hammer-puzzle-way-open = { $area }: offen.
hammer-puzzle-way-enemy = { $area }: versperrt, dort steht der Feind.
hammer-puzzle-way-border = { $area }: versperrt, über diese Grenze kam der Feind in die Schlacht.
hammer-puzzle-way-full = { $area }: versperrt, über diese Grenze sind schon so viele Blöcke gegangen wie erlaubt.
hammer-puzzle-way-country = { $area }: versperrt, in dieser Richtung führt kein Rückzug über die Landesgrenze.
hammer-puzzle-turns = { $noble } findet daheim ({ $homes }) den Feind und wechselt die Seite.
hammer-puzzle-keeps = { $noble } findet daheim keinen Feind: { $homes }.
hammer-puzzle-nobles-sum = Schottland hatte { $before } Adlige und hat jetzt { $after }.
