# Sessions, programs and the end of an account.

web-sessions = Hol vagy belépve
web-session-this = ez a böngésző
web-session-somewhere = Ismeretlen böngésző
web-session-end = Kiléptetés ott
web-session-ended = Ott kiléptettünk.
web-session-others = Kilépés mindenhol máshol
web-programs = Programok
web-programs-help = Tokennel egy programod a nevedben játszhat. Akinél a token van, az a te nevedben játszik.
web-programs-none = Egyik programnak sincs tokenje.
web-token-name = A program neve
web-token-make = Token létrehozása
web-token-new = { $name } tokenje
web-token-once = Másold ki most: csak most látszik.
web-token-revoke = Visszavonás
web-token-revoked = { $name } tokenje már semmit sem nyit.
web-delete-account = A fiók törlése
web-delete-account-guest = Felejtsetek el
web-delete-account-help = A neved, címed, belépéseid, tokenjeid, jegyzeteid és értékszámaid törlődnek. A játszmáid megmaradnak, név nélkül.
web-delete-account-sure = Nincs visszaút.
web-delete-account-do = Végleges törlés
web-delete-account-done = Itt elfelejtettünk. A játszmáid megmaradnak, név nélkül.
