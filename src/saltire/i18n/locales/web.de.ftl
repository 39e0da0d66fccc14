# Der Tisch im Browser, auf Deutsch.

# Überall.

web-tagline = Drei schottische Brettspiele, vollständig
web-tagline-more = Spiel sofort gegen einen Bot, oder schick einem Freund einen Link. Kein Konto, kein Formular, nichts zu installieren.
web-skip = Zum Inhalt
web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-lobby = Lobby
web-nav-puzzles = Rätsel
web-nav-rules = Regeln
web-nav-history = Meine Partien
web-footer = Mehr
web-home = Zur Startseite
web-about = Über Saltire
web-fair = Fairness
web-settings = Einstellungen
web-docs = Dokumentation
web-language = Sprache
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-saved = Gespeichert
web-saving = Wird gespeichert …
web-add = Hinzufügen
web-more = Mehr zeigen
web-none = keine
web-yes = ja
web-no = nein
web-copy = Kopieren
web-copied = Kopiert
web-send = Senden
web-try-again = Noch einmal versuchen
web-refused = Das geht nicht
web-rule = Regel { $rule }
web-turns = { $n ->
    [one] Tisch wartet auf dich
   *[other] Tische warten auf dich
 }
web-connection-open = verbunden
web-connection-opening = verbindet …
web-connection-waiting = keine Verbindung · { $n } s
web-connection-retry = Jetzt versuchen
web-connection-offline = offline
web-no-connection-title = Keine Verbindung
web-no-connection = Der Server ist nicht zu erreichen. Deine Partien sind dort sicher; die Seite macht von selbst weiter, sobald er antwortet.
web-offline = Du bist offline, oder der Server antwortet nicht. Regeln, Lektionen zum Lesen und hier schon nachgespielte Partien gehen trotzdem; gesendet wird nichts, und die Tische gehen weiter, sobald der Server antwortet.
web-not-found = Hier ist nichts
web-not-found-lead = Die Adresse führt zu keiner Seite. Vielleicht fehlt ein Buchstabe.

# Die Spiele.

web-games = Spiele
web-game = Spiel
web-all-games = Alle Spiele
web-plain-blurb = Gespielt mit Knöpfen und einer Übersicht.
web-plain-pace = beliebig viele, beliebig lang
web-plain-choose = Deine Wahl
web-plain-find = Aktionen durchsuchen ({ $n })
web-plain-wait = Jetzt ist nichts zu wählen.
web-plain-table = Der Tisch
web-play-now = Jetzt spielen
web-against = Bot
web-learn = Lernen
web-with-friends = Mit Freunden
web-rules = Regeln
web-go-on = Weiterspielen
web-promise-now = Ein Knopf bis zum ersten Zug. Name und Konto nur, wenn du willst.
web-promise-fair = Faire Würfel und Karten: vor dem Geben festgelegt, nach der Partie in deinem Browser geprüft.
web-promise-secret = Verborgenes bleibt verborgen: Nichts davon kommt je in deinen Browser.
web-promise-why = Jede Ablehnung nennt ihre Regel, und die Regel ist nur einen Klick entfernt.

# Bots.

web-bot = Bot: { $name }

# Die Lobby.

web-lobby = Lobby
web-lobby-lead = Tische, die auf Mitspieler warten, und deine eigenen.
web-lobby-open = Offen
web-lobby-mine = Meine
web-lobby-playing = Im Gang
web-lobby-none-open = Kein Tisch wartet auf Mitspieler.
web-lobby-none-current = Du sitzt noch an keinem Tisch.
web-lobby-none-playing = Keine öffentliche Partie ist im Gang.
web-leaders = Ranglisten
web-seats-open = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
 }
web-open-seat = freier Platz
web-your-turn = Du bist am Zug
web-waiting-for = Wartet auf { $names }
web-over = Die Partie ist vorbei
web-pace-none = ohne Uhr
web-pace-live = { $minutes } min + { $increment } s
web-pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
 }

# Ein neuer Tisch.

web-new-table = Neuer Tisch
web-new-lead = Wähle das Spiel, wer spielt, und wie schnell. Für alles gibt es eine übliche Antwort.
web-which-game = Welches Spiel?
web-who-plays = Wer spielt?
web-way-friends = Freunde, per Link
web-way-bots = Bots
web-way-device = An diesem Gerät
web-way-friends-help = Du bekommst für jeden freien Platz einen Link und einen Code zum Scannen.
web-way-bots-help = Die Partie beginnt sofort.
web-way-device-help = Alle spielen hier; jeder verdeckt das Brett, bevor der Nächste übernimmt.
web-seat = Platz { $n }
web-seat-me = ich
web-seat-open = frei, per Link
web-pace = Tempo
web-pace-none-long = Ohne Uhr
web-pace-live-long = Am Stück, mit Uhr
web-pace-days-long = Über Tage
web-minutes = Minuten für die Partie
web-increment = Sekunden mehr je Zug
web-days = Tage für einen Zug
web-days-left = { $days } T { $hours } h
web-public = Öffentlich: Der Tisch steht in der Lobby, alle dürfen mitspielen oder zusehen
web-rated = Gewertet: Das Ergebnis zählt
web-rated-help = Nur mit Konto, jede Person auf einem Platz, und mit Uhr.
web-rated-short = Gewertet
web-salt = Dein Wort zum Mischen
web-salt-help = Deine Worte gehen in das Mischen ein, damit niemand allein darüber bestimmt.
web-options = Optionen
web-options-usual = wie üblich
web-own-cards = Eigene Karten
web-own-cards-help = Eine Kartendatei (.toml) statt eines Satzes des Spiels; alle am Tisch können sie lesen, bevor sie sich setzen.
web-own-cards-table = Die Karten dieses Tisches: { $name }
web-more-options = { $n ->
    [one] Eine Feinheit
   *[other] { $n } Feinheiten
 }: Ausgaben und Auslegungen
web-start-game = Partie beginnen
web-open-table = Tisch eröffnen

# Vor der Partie.

web-waiting-room = { $game }: Warten auf Mitspieler
web-waiting-room-help = { $n ->
    [one] Ein Platz ist frei. Schick den Link, oder lass den Code scannen. Die Partie beginnt von selbst.
   *[other] { $n } Plätze sind frei. Schick jedem seinen Link, oder lass den Code scannen. Die Partie beginnt von selbst.
 }
web-invite-link = Link dieses Platzes
web-qr = Code des Links, zum Scannen
web-sit-down = Hier hinsetzen
web-leave-table = Tisch verlassen
web-invited = Du bist eingeladen: { $game }
web-invited-by = { $name } wartet auf dich. Das ist vereinbart:

# Am Tisch.

web-table = Tisch
web-table-of = { $game }: { $names }
web-opening-table = Der Tisch wird vorbereitet …
web-no-table = Diesen Tisch gibt es nicht
web-board = Spielfeld
web-beside = Neben dem Spielfeld
web-seats = Spieler
web-you = du
web-thinks = am Zug
web-is-away = nicht da
web-is-here = da
web-is-bot = Bot
web-table-tools = Am Tisch
web-undo = Zurück
web-takeback = Um Rücknahme bitten
web-draw = Remis anbieten
web-resign = Aufgeben
web-resign-title = Diese Partie aufgeben?
web-resign-sure = Zu zweit gewinnt die andere Seite. Zu mehreren spielt ein Bot für dich weiter.
web-call-bot = Einen Bot weiterspielen lassen
web-claim-win = Den Sieg beanspruchen
web-sure = Wirklich?
web-confirm = Spielen
web-accept = Annehmen
web-decline = Ablehnen
web-offer-draw = { $name } bietet Remis an.
web-offer-takeback = { $name } möchte die letzte Aktion zurücknehmen.
web-offered-draw = { $who ->
    [you] Du bietest Remis an. Wartet auf { $names }.
   *[other] { $name } bietet Remis an. Wartet auf { $names }.
 }
web-offered-takeback = { $who ->
    [you] Du bittest um Rücknahme. Wartet auf { $names }.
   *[other] { $name } bittet um Rücknahme. Wartet auf { $names }.
 }
web-dropped = Der Tisch wurde geschlossen
web-result-draw = Die Partie ist unentschieden
web-result-you = Du gewinnst
web-result-one = { $names } gewinnt
web-result-many = { $names } gewinnen gemeinsam
web-how-resign = durch Aufgabe
web-how-flag = auf Zeit
web-how-claim = weil die andere Seite wegblieb
web-how-draw = einvernehmlich
web-next-game = Zur nächsten Partie
web-rematch = Revanche
web-rematch-wanted = Revanche gewünscht
web-replay = Nachspielen
web-check-game = Diese Partie prüfen
web-review = Rückblick
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-save-record = Protokoll speichern
web-hand-over = Weitergeben an { $who }
web-hand-over-help = Niemand sonst sollte hinsehen. Deine Karten erscheinen nach dem Knopf.
web-take-seat = Ich bin { $who }
web-cover = Brett verdecken
web-cover-next = { $name } ist an der Reihe. Sieh dir alles in Ruhe an und verdecke dann das Brett.
web-log = Verlauf
web-chat = Gespräch
web-notes = Notizen
web-log-you = Du
web-log-show = Auf dem Brett zeigen
web-log-newest = Zum Neuesten
web-story = Was ist passiert?
web-story-skip = Überspringen
web-older = Ältere Einträge
web-earlier-lines = { $n ->
    [one] 1 frühere Zeile
   *[other] { $n } frühere Zeilen
 }
web-chat-none = Noch wurde nichts gesagt.
web-chat-write = Etwas sagen
web-phrases = Kurze Sätze
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-thinking = Ich überlege.
web-phrase-your-turn = Du bist dran!
web-phrase-well-played = Gut gespielt!
web-phrase-oops = Hoppla!
web-phrase-sorry = Tut mir leid!
web-phrase-thanks = Danke!
web-phrase-good-game = Schöne Partie!
web-phrase-again = Noch eine?
web-notes-help = Nur du kannst sie lesen, auch an deinen anderen Geräten.
web-version = Regeln { $version }
web-watch-link = Link zum Zusehen
web-commitment = Festlegung (SHA-256 des Startwerts)

# Lektionen.

web-learn-title = { $game } lernen
web-learn-offline = Ohne den Server lässt sich die Lektion nicht spielen. Hier steht, was sie lehrt.
web-lesson = Lektion
web-lesson-astray = Auch das geht. Geh zurück zur Stellung und probiere, was die Lektion zeigt.
web-lesson-next = Verstanden
web-lesson-count = { $done } von { $all }
web-lesson-leave = Lektion verlassen
web-lesson-over = Das ist der Kern des Spiels. Du weißt genug, um zu spielen.
web-lesson-play = Gegen einen Bot spielen

# Regeln.

web-rules-of = Regeln von { $game }
web-rules-lead = In unseren eigenen Worten. Jede Regel hat eine Nummer, und jede Ablehnung nennt sie.
web-overview = In einer Minute
web-rules-find = Eine Nummer, oder Wörter
web-rules-none = Keine Regel hat diese Nummer oder diese Wörter.
web-example = Beispiel
web-example-try = Probieren: { $action }
web-example-reset = Zurück zur Stellung
web-example-refused = Abgelehnt, Regel { $rule }.
web-example-could = Zeig mir, wo es ginge

# Nachspielen.

web-replay-of = Nachspielen: { $game }
web-replay-missing = Diese Partie wurde in diesem Browser noch nie geöffnet. Nachspielen kannst du sie, sobald der Server antwortet.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-ply = Schritt
web-play = Abspielen
web-pause = Pause
web-ply-of = { $ply } von { $plies }
web-eyes = Gesehen von
web-spectator = Zuschauer
web-branch = Ab hier weiterspielen
web-branch-help = Was wäre, wenn? Zweige hier ab und spiel gegen einen Bot weiter.
web-branch-seat = Platz
web-play-as = als { $name }
web-back-to-table = Zurück zum Tisch

# Fairness.

web-salts = Worte der Spieler
web-seed = Startwert
web-seed-secret = geheim bis zum Ende der Partie
web-draws = Ziehungen
web-checking = { $n } geprüft …
web-proved = { $n ->
    [one] Bewiesen: Die eine Ziehung folgt aus dem Startwert.
   *[other] Bewiesen: Alle { $n } Ziehungen folgen aus dem Startwert.
 }
web-seed-wrong = Nicht bewiesen: Der Startwert passt nicht zur Festlegung.
web-draws-wrong = { $n ->
    [one] Nicht bewiesen: Ziehung { $first } folgt nicht aus dem Startwert.
   *[other] Nicht bewiesen: { $n } Ziehungen folgen nicht aus dem Startwert, die erste ist Ziehung { $first }.
 }
web-draws-list = Jede Ziehung
web-draw-among = unter
web-draw-index = Nummer
web-draw-dealt = gegeben
web-draw-fits = passt

# Du.

web-account = Konto
web-account-lead = Zum Spielen nicht nötig. Mit ihm hast du deine Partien und deinen Namen auf jedem Gerät.
web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-forgotten = Passwort vergessen
web-do-in = Anmelden
web-do-up = Konto anlegen
web-do-forgotten = E-Mail anfordern
web-do-reset = Neues Passwort setzen
web-name = Name
web-name-of-seat = Name: { $seat }
web-password = Passwort
web-email = E-Mail (freiwillig)
web-email-help = Für ein vergessenes Passwort und für Züge in langsamen Partien. Für sonst nichts.
web-sign-up-help = Deine Partien als Gast behältst du.
web-reset-done = Das neue Passwort gilt. Melde dich damit an.
web-reset-email-sent = Wenn das Konto eine Adresse hat, ist eine E-Mail unterwegs.
web-kind-guest = Gast
web-kind-account = Spieler
web-kind-program = Programm
web-kind-bot = Bot
web-kind-gone = Gelöscht
web-guest-help = Du bist Gast in diesem Browser. Mit einem Konto behältst du deine Partien:
web-your-name = Dein Name
web-rating = Wertung
web-games-played = Partien
web-since = Hier seit { $day }
web-history = Meine Partien
web-history-lead = Laufende Partien, und beendete zum Nachspielen, Prüfen und Abzweigen.
web-history-none = Noch keine Partie.
web-history-stranger = Spiel erst eine Partie; sie wird hier gespeichert.
web-history-offline = In diesem Browser ist keine Liste deiner Partien gespeichert. Mit der Verbindung kommen sie wieder.
web-history-kept = Nachspielen kannst du jetzt die, die du in diesem Browser schon geöffnet hast.
web-history-running = Laufend
web-history-finished = Beendet
web-save-records = Alle herunterladen
web-open-record = Protokoll öffnen
web-study = Eine Stellung aufstellen
web-record-odd = Diese Datei ist kein Protokoll einer Partie.
web-record-ply = Weiter nach Aktion … von { $plies }
web-record-alone = Ich spiele alle Plätze
web-record-as = Ich spiele als { $name }, der Rest sind Bots

# Das Konto.

web-settings-account = Das Konto: Name, Passwort, E-Mails, Programme
web-account-own = Konto-Einstellungen
web-account-own-lead = Dein Name, wie du dich anmeldest und was dich erreicht, wenn du dran bist.
web-keep-games = Behalte deine Partien
web-keep-games-help = Du bist Gast: Nur dieser Browser kennt dich. Mit Name und Passwort kommst du von überall zurück.
web-account-made = Das Konto gehört dir, die Partien auch.
web-name-help = Er steht an jedem Tisch, und du meldest dich damit an.
web-name-help-guest = Er steht an jedem Tisch.
web-email-address = E-Mail
web-email-none = Es gibt keine Adresse.
web-email-confirmed = { $email } ist bestätigt.
web-email-waits = { $email } ist noch nicht bestätigt: Folge dem Link in der E-Mail. Speichere die Adresse noch einmal, um eine neue zu bekommen.
web-email-empty = Ein leeres Feld löscht die Adresse.
web-email-sent = Eine E-Mail mit einem Link geht an { $email }.
web-email-gone = Die Adresse ist gelöscht.
web-password-now = Jetziges Passwort
web-password-new = Neues Passwort
web-password-help = Mindestens { $n } Zeichen. Mehrere Wörter sind gut.
web-password-change = Passwort ändern
web-password-changed = Das neue Passwort gilt. Überall sonst bist du abgemeldet, und alte Tokens gelten nicht mehr.
web-notifications = Wenn du dran bist
web-notifications-mail = Eine E-Mail
web-notifications-mail-help = Wenn du nicht am Tisch bist. Dazu gehört eine bestätigte Adresse.
web-notices-no-address = Noch erreicht dich keine E-Mail: Dein Konto hat keine bestätigte Adresse.
web-notifications-account = Für E-Mails braucht es ein Konto.
web-push = Eine Nachricht in diesem Browser
web-push-help = Auch wenn diese Seite zu ist. Jeder Browser hat seinen eigenen Schalter.
web-push-none = Dieser Browser kann keine Nachrichten zeigen, oder nur über https.
web-push-blocked = Der Browser sperrt Nachrichten dieser Seite. Erlaube sie in seinen Einstellungen.
web-push-failed = Der Nachrichtendienst des Browsers antwortet nicht.
web-last-seen = zuletzt { $when }
web-since-day = seit { $day }
web-fault-wrong-password = Das Passwort ist falsch.
web-fault-sign-in = Der Name oder das Passwort ist falsch.
web-fault-name = Der Name gehört jemand anderem.
web-fault-odd-name = Dieser Name geht nicht: bitte nur eine Schrift und keine unsichtbaren Zeichen.
web-fault-password = Dieses Passwort geht nicht: zu kurz, zu einfach, oder dein Name.
web-fault-email = Das ist keine E-Mail-Adresse.
web-fault-link = Der Link ist verbraucht oder zu alt.
web-fault-too-fast = Zu viele Versuche. Warte ein wenig.
web-fault-tokens = Es gibt zu viele Tokens: Widerrufe erst einen.
web-fault-push = Den Nachrichtendienst dieses Browsers unterstützt der Server nicht.

# Einstellungen.

web-settings-lead = Sie gelten in diesem Browser.
web-settings-where = Einstellungen bleiben in diesem Browser; nur die Sprache erfährt der Server, für Verlauf und E-Mails.
web-theme = Hell oder dunkel
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-story-pace = Züge der anderen
web-story-slow = Schritt für Schritt
web-story-fast = doppelt so schnell
web-story-off = alles auf einmal
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-full = kurze Animationen
web-motion-none = keine
web-at-table = Am Tisch
web-confirm-moves = Vor jeder Aktion fragen
web-confirm-moves-help = Für kleine Bildschirme und unruhige Hände.
web-auto-pass = Von selbst passen
web-auto-pass-help = Wo nichts anderes möglich ist, nach einer kurzen Pause.
web-sound = Ton
web-sound-help = Karten, Steine, Schlachten, dein Zug und das Ende einer Partie.

# Über.

# Wer den Server betreibt.

web-host = Der Server
web-host-lead = Für alle, die sich um diesen Server kümmern.
web-host-version = Version
web-host-playing = Partien im Gang
web-host-over = Beendete Partien
web-host-emails = Wartende E-Mails
web-host-failed = Gescheiterte E-Mails
web-host-only = Nur wer den Server betreut, sieht diese Seite. Der Befehl saltire host-link gibt auf dem Server einen Link aus, der dich einmalig dazu macht.
web-host-mail = Mailserver
web-host-test-email = Test-E-Mail anfordern
web-host-test-email-sent = Eine Test-E-Mail ist unterwegs.
web-host-test-email-first = Richte erst einen Mailserver ein und eine Adresse in deinem Konto.
web-host-resign = Die Rechte zurückgeben
