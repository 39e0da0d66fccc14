# Briefe an Leute, die nicht da sind, und die Seiten hinter ihren Links.

letter-turn-subject = Du bist am Zug: { $game } mit { $others }
letter-turn-body =
    { $name }, du bist am Zug in { $game } mit { $others }.

    { $link }
letter-stop = Keine Briefe über Züge mehr: { $link }
letter-confirm-subject = Bestätige deine Adresse für Saltire
letter-confirm-body =
    { $name }, Briefe über deine Züge kommen an diese Adresse, sobald du sie bestätigst:

    { $link }

    Der Link gilt einmal, zwei Tage lang. Du hast das nicht verlangt? Dann tu nichts.
letter-reset-subject = Ein neues Passwort für Saltire
letter-reset-body =
    { $name }, setze hier ein neues Passwort:

    { $link }

    Der Link gilt einmal, eine Stunde lang. Du hast das nicht verlangt? Dann tu nichts.
letter-test-subject = Ein Probebrief von Saltire
letter-test-body = Die Mail-Einstellungen von { $link } stimmen.
letter-push-title = Du bist am Zug
letter-push-body = { $game } mit { $others }
letter-alone = niemandem sonst

page-stop-title = Keine Briefe mehr
page-stop-ask = Keine Briefe über deine Züge mehr schicken?
page-stop-button = Keine mehr
page-stop-done = Es kommen keine Briefe über Züge mehr. In deinem Konto kannst du sie wieder einschalten.
page-confirm-title = Adresse bestätigen
page-confirm-ask = Briefe über deine Züge an diese Adresse schicken?
page-confirm-button = Bestätigen
page-confirm-done = Die Adresse ist bestätigt.
page-key-bad = Dieser Link ist verbraucht oder zu alt.
