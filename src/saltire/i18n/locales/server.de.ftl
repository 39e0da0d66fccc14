# Was an einem Tisch des Servers geschieht, und die kurzen Sätze.

event-table-join = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
 }
event-table-leave = { $who ->
    [you] Du stehst auf.
   *[other] { $name } steht auf.
 }
event-table-salt = { $who ->
    [you] Du gibst ein Wort zum Mischen dazu.
   *[other] { $name } gibt ein Wort zum Mischen dazu.
 }
event-table-start = Die Partie beginnt.
event-table-drop = Der Tisch ist geschlossen.
event-table-undo = { $who ->
    [you] Du nimmst deine Aktion zurück.
   *[other] { $name } nimmt eine Aktion zurück.
 }
event-table-resign = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
 }
event-table-flag = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
 }
event-table-claim = { $who ->
    [you] Du beanspruchst den Sieg: { $whom } ist nicht da.
   *[other] { $name } beansprucht den Sieg: { $whom } ist nicht da.
 }
event-table-call-bot = { $who ->
    [you] Du rufst einen Bot für { $whom }.
   *[other] { $name } ruft einen Bot für { $whom }.
 }
event-table-return = { $who ->
    [you] Du nimmst deinen Platz wieder ein.
   *[other] { $name } ist wieder da.
 }
event-table-offer-draw = { $who ->
    [you] Du bietest ein Remis an.
   *[other] { $name } bietet ein Remis an.
 }
event-table-accept-draw = { $who ->
    [you] Du nimmst das Remis an.
   *[other] { $name } nimmt das Remis an.
 }
event-table-refuse-draw = { $who ->
    [you] Kein Remis.
   *[other] { $name }: kein Remis.
 }
event-table-ask-takeback = { $who ->
    [you] Du bittest um Rücknahme.
   *[other] { $name } bittet um Rücknahme.
 }
event-table-accept-takeback = { $who ->
    [you] Du erlaubst die Rücknahme.
   *[other] { $name } erlaubt die Rücknahme.
 }
event-table-refuse-takeback = { $who ->
    [you] Keine Rücknahme.
   *[other] { $name }: keine Rücknahme.
 }
event-table-rematch = { $who ->
    [you] Du willst noch eine Partie.
   *[other] { $name } will noch eine Partie.
 }

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thinking = Ich überlege.
phrase-your-turn = Du bist dran!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!
phrase-again = Noch eine?
