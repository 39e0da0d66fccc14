# Sessions, programs and the end of an account.

web-sessions = Where you are signed in
web-session-this = this browser
web-session-somewhere = Unknown browser
web-session-end = Sign out there
web-session-ended = Signed out there.
web-session-others = Sign out everywhere else
web-programs = Programs
web-programs-help = A token lets a program of yours play in your name. Whoever has it plays as you.
web-programs-none = No program has a token.
web-token-name = Name of the program
web-token-make = Create a token
web-token-new = The token of { $name }
web-token-once = Copy it now: it is shown this once.
web-token-revoke = Revoke
web-token-revoked = The token of { $name } no longer works.
web-delete-account = Delete the account
web-delete-account-guest = Delete my data
web-delete-account-help = Your name, address, sign-ins, tokens, notes and ratings are deleted. Your games stay, without the name.
web-delete-account-sure = There is no way back.
web-delete-account-do = Delete for good
web-delete-account-done = Your data is deleted. Your games stay, without the name.
