# Fehler der Befehlszeile, auf Deutsch.

cli-near = meinst du { $near }?
cli-help = mehr dazu: { $command } --help
cli-error-game = ein Spiel „{ $game }“ gibt es nicht; es gibt: { $listed }
cli-error-bot = { $game } hat keinen Bot „{ $bot }“; zur Wahl stehen: { $listed }
cli-error-value = { $option } kann nicht { $value } sein; zur Wahl stehen: { $listed }
cli-error-needs = { $setting } braucht { $needed } (Regel { $rule })
cli-error-option = { $game } hat keine Option „{ $option }“; es gibt: { $listed }
cli-error-rule = keine Regel von { $game } hat die Nummer oder die Wörter „{ $query }“
cli-error-file = { $file }: diese Datei gibt es nicht
cli-error-folder = den Ordner { $folder } gibt es nicht
cli-error-exists = { $file } gibt es schon; weiterspielen mit: { $command }
cli-error-people = --people { $value } geht nicht: { $game } hat hier { $players } Plätze
cli-error-my-seat = --seat { $value } geht nicht: die Plätze sind 0 bis { $last }, oder random
cli-error-over = { $file }: diese Partie ist zu Ende; ansehen mit: { $command }
cli-error-nothing-kept = keine unbeendete Partie in { $folder }
cli-error-ply = es gibt keinen Zug { $ply }: die Partie hat die Züge 0 bis { $last }
cli-error-seat = es gibt keinen Platz { $seat }: die Plätze sind 0 bis { $last }
cli-error-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht so aus: { $example }
cli-error-silent = { $link } antwortet nicht ({ $reason })
cli-error-not-seated = du sitzt nicht an diesem Tisch: nimm den Link eines Platzes
cli-error-command = einen Befehl „{ $command }“ gibt es nicht
cli-error-flag = eine Option { $option } gibt es nicht
cli-error-flag-value = { $option } kann nicht „{ $value }“ sein; zur Wahl stehen: { $listed }
cli-error-flag-number = { $option } kann nicht „{ $value }“ sein: hier gehört eine Zahl hin
cli-error-flag-empty = { $option } braucht einen Wert
cli-error-unexpected = „{ $value }“ ist ein Wort zu viel
cli-error-required = es fehlt: { $listed }

# Die Liste der Optionen, und was verify sagt.

cli-options-range = { $first } bis { $last }
cli-options-help = { $help } (Regel { $rule })
cli-verify-proved = { $file }: { $n ->
    [one] { $n } Ziehung
   *[other] { $n } Ziehungen
 } bewiesen, { $result }{ $practice }
cli-verify-wrong = { $file }: NICHT bewiesen: { $why }
cli-result-open = { $n ->
    [one] Partie nach { $n } Aktion nicht zu Ende
   *[other] Partie nach { $n } Aktionen nicht zu Ende
 }
cli-result-won = Ergebnis: { $name } gewinnt
cli-result-drawn = Ergebnis: unentschieden
cli-result-shared = Ergebnis: { $names } teilen sich den Sieg
cli-result-seat = Platz { $seat } ({ $name })
cli-result-practice = ; zur Übung: { $n }-mal zurückgenommen
