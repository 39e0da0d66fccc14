# Sessions, programs and the end of an account.

web-sessions = Kde jste přihlášeni
web-session-this = tento prohlížeč
web-session-somewhere = Neznámý prohlížeč
web-session-end = Odhlásit tam
web-session-ended = Tam jste odhlášeni.
web-session-others = Odhlásit všude jinde
web-programs = Programy
web-programs-help = Token dovolí vašemu programu hrát vaším jménem. Kdo jej má, hraje za vás.
web-programs-none = Žádný program token nemá.
web-token-name = Název programu
web-token-make = Vytvořit token
web-token-new = Token programu { $name }
web-token-once = Zkopírujte jej teď: ukáže se jen jednou.
web-token-revoke = Zrušit
web-token-revoked = Token programu { $name } už nic neotevře.
web-delete-account = Smazat účet
web-delete-account-guest = Zapomeňte na mě
web-delete-account-help = Jméno, adresa, přihlášení, tokeny, poznámky a hodnocení se smažou. Vaše partie zůstanou, bez jména.
web-delete-account-sure = Cesta zpět není.
web-delete-account-do = Smazat nadobro
web-delete-account-done = Zapomněli jsme na vás. Vaše partie zůstanou, bez jména.
