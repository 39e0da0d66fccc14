# Rätsel: Fragen, Antworten und was sie beweist, auf Deutsch.

swords-puzzle-kind-side = Die letzte Wahl
swords-puzzle-kind-sure = Sicherer Sieg
swords-puzzle-kind-out = Wer ist draußen?
swords-puzzle-kind-must = Was muss gelten?
swords-puzzle-scene = Die letzte Runde; niemand hat eine Dudelsackkarte, und gleich werden die Wahlmarken gelegt. Du bist { $seat }.
swords-puzzle-side = { swords-puzzle-scene } Mit welcher Seite kannst du noch gewinnen, allein oder gemeinsam?
swords-puzzle-sure = { swords-puzzle-scene } Mit welcher Seite gewinnst du sicher, was immer die anderen wählen und was immer die verdeckten Dolchkarten zeigen?
swords-puzzle-out = { swords-puzzle-scene } Ein Clan kann nicht mehr gewinnen. Welcher?
swords-puzzle-only = { swords-puzzle-scene } Nur ein Clan kann noch gewinnen. Welcher?
swords-puzzle-must = { swords-puzzle-scene } Was davon muss gelten, wenn du gewinnst?
swords-puzzle-scotland-only = nur mit Schottland
swords-puzzle-england-only = nur mit England
swords-puzzle-either = mit beiden Seiten
swords-puzzle-neither = mit keiner Seite
swords-puzzle-clan = { $seat }
swords-puzzle-the-side = { $side ->
    [scotland] Schottland
   *[england] England
 }
swords-puzzle-must-scotland = Schottland gewinnt die Schlacht.
swords-puzzle-must-england = England gewinnt die Schlacht.
swords-puzzle-must-clan = { $seat } unterstützt { swords-puzzle-the-side }.
swords-puzzle-must-least = { $seat } hat am Ende mindestens { $daggers } { $daggers ->
    [one] Dolch
   *[other] Dolche
 }.
swords-puzzle-must-most = { $seat } hat am Ende höchstens { $daggers } { $daggers ->
    [one] Dolch
   *[other] Dolche
 }.
swords-puzzle-outcome = { $fallen ->
    [yes] Schottland ist gefallen: Die wenigsten Dolche gewinnen.
    [barred] Schottland steht: Das meiste Gold gewinnt, aber ein Clan mit mindestens fünf Dolchen mehr als jeder andere kann nicht gewinnen.
   *[no] Schottland steht: Das meiste Gold gewinnt.
 }
swords-puzzle-example = { $seat } gewinnt mit { $gold } Gold und { $daggers } { $daggers ->
    [one] Dolch
   *[other] Dolchen
 }: für Schottland { $scots }; für England { $english }; die Schlacht gewinnt { $winner ->
    [scotland] Schottland
   *[england] England
 }. { swords-puzzle-outcome }
swords-puzzle-nearest = { $seat } verliert selbst mit { $gold } Gold und { $daggers } { $daggers ->
    [one] Dolch
   *[other] Dolchen
 }: { $winner } gewinnt mit { $theirs } Gold und { $other } { $other ->
    [one] Dolch
   *[other] Dolchen
 }. { swords-puzzle-outcome }
swords-puzzle-with-win = Mit { swords-puzzle-the-side } kannst du gewinnen, zum Beispiel so:
swords-puzzle-with-no-win = Mit { swords-puzzle-the-side } gewinnst du nie, zum Beispiel so:
swords-puzzle-with-sure = Mit { swords-puzzle-the-side } gewinnst du in jedem Fall.
swords-puzzle-with-loss = Mit { swords-puzzle-the-side } kann jemand anderes gewinnen, zum Beispiel so:
swords-puzzle-must-count = Von { $ends } möglichen Ausgängen gewinnst du { $won }, und in allen diesen gilt es.
swords-puzzle-not-needed = Nicht nötig: { $statement }
