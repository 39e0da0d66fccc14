# Schotten Totten im Browser, auf Deutsch.

web-schotten-colour = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Violett
 }
web-schotten-clan = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Violett
 } { $strength }
web-schotten-as = { $card } als { $face }
web-schotten-stones = Die Steine
web-schotten-formations = Formationen, die stärkste zuerst
web-schotten-stone = Stein { $stone }
web-schotten-your-side = Deine Seite
web-schotten-side-of = Seite von { $name }
web-schotten-no-cards = keine Karten
web-schotten-new = eben gelegt
web-schotten-first = zuerst vollständig
web-schotten-first-is = { $name } war zuerst vollständig und gewinnt bei Gleichstand.
web-schotten-unclaimed = frei
web-schotten-claimed-by = gehört { $name }
web-schotten-can-claim = du kannst ihn nehmen
web-schotten-other-can = { $name } kann ihn im nächsten Zug nehmen
web-schotten-claim = Nehmen
web-schotten-look = Stein { $stone } genau ansehen
web-schotten-keys = Pfeiltasten wandern durch Hand und Steine, Enter wählt. Mit gewählter Karte legt 1 bis 9 sie an diesen Stein; Escape hebt die Wahl auf.
web-schotten-sending = …
web-schotten-holds = auf der Hand: { $clan } { $clan ->
    [one] Clankarte
   *[other] Clankarten
 } und { $tactics } { $tactics ->
    [one] Taktikkarte
   *[other] Taktikkarten
 }
web-schotten-known = bekannt: { $cards }
web-schotten-stones-of = Gewonnene Steine: { $mine } zu { $theirs }
web-schotten-deck-clan = Clanstapel: noch { $n }
web-schotten-deck-tactics = Taktikstapel: noch { $n }
web-schotten-pile = Offene Ablage: { $n }
web-schotten-under = Von dir unter den Stapel gelegt: { $cards }
web-schotten-is-seen = liegt offen
web-schotten-is-hand = auf deiner Hand
web-schotten-is-known = in der anderen Hand

web-schotten-winning = gewinnt
web-schotten-beaten = geschlagen
web-schotten-best-reply = beste Antwort
web-schotten-stoppers = offen, fehlt dort
web-schotten-proof-early = Welche ungesehenen Karten die andere Seite auch füllen: Nichts davon ist stärker.

web-schotten-ask-lay = Lege eine Karte: Wähle sie, dann einen Stein.
web-schotten-ask-stone = { $card } an welchen Stein?
web-schotten-ask-ruse = { $card } spielen?
web-schotten-ask-pass = { $more ->
    [yes] Du kannst keine Clankarte legen: Passe, oder spiele eine Taktikkarte.
   *[no] Du kannst keine Karte legen: Passe.
 }
web-schotten-ask-claim = { $number ->
    [0] Kein Stein ist zu nehmen.
    [one] Du kannst Stein { $stones } nehmen.
   *[other] Du kannst die Steine { $stones } nehmen.
 }
web-schotten-ask-deck = Von welchem Stapel ziehst du?
web-schotten-ask-recruit = Anwerber: Ziehe noch { $left } { $left ->
    [one] Karte
   *[other] Karten
 }.
web-schotten-ask-back = Anwerber: Lege { $left } { $left ->
    [one] Handkarte
   *[other] Handkarten
 } unter den Stapel zurück.
web-schotten-ask-pick-own = { $ruse }: Wähle eine Karte auf deiner Seite.
web-schotten-ask-pick-other = { $ruse }: Wähle eine Karte auf der anderen Seite.
web-schotten-ask-move = Wohin kommt { $card }?
web-schotten-ask-face = Für welche Karte steht dein Joker?
web-schotten-ask-strength = Welche Stärke hat dein Schildträger?

web-schotten-act-lay = { $card } an Stein { $stone } legen
web-schotten-why-not = { $card }: warum nicht an Stein { $stone }?
web-schotten-act-play = { $card } spielen
web-schotten-act-claim = Stein { $stone } nehmen
web-schotten-act-pick = { $card } wählen
web-schotten-act-to = { $card } zu Stein { $stone } versetzen
web-schotten-act-as = Als { $face } zählen
web-schotten-act-back = { $card } unter den Stapel legen
web-schotten-act-done = Keinen Stein mehr nehmen
web-schotten-act-pass = Passen
web-schotten-act-discard = { $card } ablegen
web-schotten-act-draw-clan = Clankarte ziehen
web-schotten-act-draw-tactics = Taktikkarte ziehen

web-schotten-means-joker = Steht für jede Karte. Einer je Spieler.
web-schotten-means-spy = Stärke 7, jede Farbe.
web-schotten-means-shield = Stärke 1, 2 oder 3, jede Farbe.
web-schotten-means-bluff = An diesem Stein zählt nur die Summe.
web-schotten-means-mud = An diesem Stein braucht jede Seite vier Karten.
web-schotten-means-recruiter = Ziehe drei Karten von beliebigen Stapeln, lege zwei zurück.
web-schotten-means-strategist = Versetze eine Karte deiner Seite an einen anderen Stein, oder lege sie ab.
web-schotten-means-banshee = Lege eine Karte der anderen Seite ab.
web-schotten-means-traitor = Versetze eine Clankarte der anderen Seite auf deine.

web-schotten-lesson-goal = Neun Steine liegen an der Grenze. Du gewinnst mit drei benachbarten oder fünf beliebigen. Deine Seite ist unten, auf dem Telefon rechts.
web-schotten-overview-1 = Neun Steine liegen zwischen zwei Clans. Du willst fünf davon oder drei benachbarte.
web-schotten-overview-2 = In jedem Zug: eine Karte an deine Seite eines Steins legen, dann eine ziehen.
web-schotten-overview-3 = Drei Karten sind eine Formation. Eine Folge in einer Farbe schlägt den Drilling, der schlägt den Rest.
web-schotten-overview-4 = Nimm einen Stein, sobald du beweisen kannst, dass dich dort nichts mehr schlägt.
web-schotten-lesson-formations = Drei Karten an einem Stein sind eine Formation. Die stärkste zuerst: Farbfolge, Drilling, Farbe, Folge, Summe. Bei gleicher Formation gewinnt die höhere Summe.
web-schotten-lesson-unseen = Dieses Feld zeigt, was noch kommen kann. Sieh nach, bevor du auf eine Karte wartest: Was offen liegt, kommt nicht mehr.
web-schotten-lesson-tie = „1.“ zeigt die Seite, die zuerst vollständig war. Sind beide Seiten gleich, gewinnt sie.
web-schotten-lesson-proof = Jeder genommene Stein hat seinen Beweis: Drück darauf, und du siehst die beste Antwort und die Karten, die eine bessere verhindern.
