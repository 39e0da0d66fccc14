# Sessions, programs and the end of an account.

web-sessions = Wo du angemeldet bist
web-session-this = dieser Browser
web-session-somewhere = Unbekannter Browser
web-session-end = Dort abmelden
web-session-ended = Dort abgemeldet.
web-session-others = Überall sonst abmelden
web-programs = Programme
web-programs-help = Mit einem Token spielt ein Programm in deinem Namen. Wer ihn hat, kann in deinem Namen spielen.
web-programs-none = Kein Programm hat einen Token.
web-token-name = Name des Programms
web-token-make = Token anlegen
web-token-new = Der Token von { $name }
web-token-once = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
web-token-revoke = Widerrufen
web-token-revoked = Der Token von { $name } öffnet nichts mehr.
web-delete-account = Konto löschen
web-delete-account-guest = Meine Daten löschen
web-delete-account-help = Name, Adresse, Anmeldungen, Tokens, Notizen und Wertungen werden gelöscht. Deine Partien bleiben, ohne den Namen.
web-delete-account-sure = Das lässt sich nicht rückgängig machen.
web-delete-account-do = Endgültig löschen
web-delete-account-done = Deine Daten sind gelöscht. Deine Partien bleiben, ohne den Namen.
