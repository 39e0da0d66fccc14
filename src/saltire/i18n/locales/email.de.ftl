# E-Mails an Leute, die nicht da sind, und die Seiten hinter ihren Links.

letter-turn-subject = Du bist am Zug: { $game } mit { $others }
letter-turn-body =
    { $name }, du bist am Zug in { $game } mit { $others }.

    { $link }
letter-stop = Keine E-Mails über Züge mehr: { $link }
letter-confirm-subject = Bestätige deine Adresse für Saltire
letter-confirm-body =
    { $name }, E-Mails über deine Züge kommen an diese Adresse, sobald du sie bestätigst:

    { $link }

    Der Link gilt einmal, zwei Tage lang. Du hast das nicht angefordert? Dann brauchst du nichts zu tun.
letter-reset-subject = Ein neues Passwort für Saltire
letter-reset-body =
    { $name }, setze hier ein neues Passwort:

    { $link }

    Der Link gilt einmal, eine Stunde lang. Du hast das nicht angefordert? Dann brauchst du nichts zu tun.
letter-test-subject = Eine Test-E-Mail von Saltire
letter-test-body = Die Mail-Einstellungen von { $link } stimmen.
letter-push-title = Du bist am Zug
letter-push-body = { $game } mit { $others }
letter-alone = niemandem sonst

page-stop-title = Keine E-Mails mehr
page-stop-ask = Keine E-Mails über deine Züge mehr schicken?
page-stop-button = Keine mehr
page-stop-done = Es kommen keine E-Mails über Züge mehr. In deinem Konto kannst du sie wieder einschalten.
page-confirm-title = Adresse bestätigen
page-confirm-ask = E-Mails über deine Züge an diese Adresse schicken?
page-confirm-button = Bestätigen
page-confirm-done = Die Adresse ist bestätigt.
page-key-bad = Dieser Link ist verbraucht oder zu alt.
