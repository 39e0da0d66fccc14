# Der Tisch auf Deutsch.

title-schotten = Schotten Totten
guide-schotten =
    Zwei Clans streiten um neun Grenzsteine.
    Jeder Zug: eine Karte auf deine Seite eines Steins legen, gewonnene Steine nehmen, ziehen.
    Drei Karten bilden eine Formation. Die stärkste zuerst:
means-colour-run = eine Farbe, aufeinanderfolgend
means-kind = gleiche Stärke
means-colour = eine Farbe
means-run = aufeinanderfolgend
means-sum = beliebig; bei gleicher Formation gewinnt die höhere Summe
guide-win = Du gewinnst mit drei benachbarten Steinen oder fünf beliebigen.
variant-tactics = Taktik
variant-expert = Experten
round-of = Runde { $round } von { $rounds } ({ $points })
decks = Stapel { $clan } · { $name }: { $held } auf der Hand
decks-tactics = Stapel { $clan } + { $tactics } Taktik · { $name }: { $held } + { $ruses }
hand = Deine Hand
discards = Abgelegt: { $cards }
unseen-title = Ungesehen ({ $number })
unseen-legend = Eine Zahl kann noch kommen; · liegt offen; ◦ ist auf deiner Hand.
unseen-tactics = Taktikkarten: { $deck } im Stapel, { $hand } auf der anderen Hand; gespielt { $mine } : { $theirs }.
first-mark = 1.
moves-at = an { $stones }

card-joker = Joker
    .the = der Joker
    .acc = den Joker
card-spy = Spion
    .the = der Spion
    .acc = den Spion
card-shield = Schildträger
    .the = der Schildträger
    .acc = den Schildträger
card-bluff = Blinde Kuh
    .the = die Blinde Kuh
    .acc = die Blinde Kuh
card-mud = Schlammschlacht
    .the = die Schlammschlacht
    .acc = die Schlammschlacht
card-recruiter = Anwerber
    .the = der Anwerber
    .acc = den Anwerber
card-strategist = Stratege
    .the = der Stratege
    .acc = den Strategen
card-banshee = Banshee
    .the = die Banshee
    .acc = die Banshee
card-traitor = Verräter
    .the = der Verräter
    .acc = den Verräter
chip-joker = Jo
chip-spy = Sp
chip-shield = Sc
chip-bluff = Kuh
chip-mud = Schl
chip-both = S+K

formation-sum = Summe
formation-run = Folge
formation-colour = Farbe
formation-kind = { $size ->
    [4] Vierling
   *[other] Drilling
 }
formation-colour-run = Farbfolge
short-sum = Summe
short-run = Folge
short-colour = Farbe
short-kind = Drill
short-colour-run = F-Flg

event-round = { $who ->
    [you] Runde { $round }: Du beginnst.
   *[other] Runde { $round }: { $name } beginnt.
 }
event-begin = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
 }
event-dealt = { $who ->
    [you] Du bekommst { FORM($card, "acc") }.
   *[other] { $name } { $secret ->
        [yes] bekommt eine Karte
       *[no] bekommt { FORM($card, "acc") }
    }.
 }
event-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
 }
event-laid = { $who ->
    [you] Du legst { FORM($card, "acc") } an Stein { $stone }.
   *[other] { $name } legt { FORM($card, "acc") } an Stein { $stone }.
 }
event-claimed = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
 } Stein { $stone }: { $yours }{ $how ->
    [unanswered] , darauf gibt es keine Antwort.
    [proved] , und das ist nicht mehr zu schlagen.
    [tie] , gleich, aber zuerst vollständig.
   *[stronger] { " " }schlägt { $theirs }.
 }
event-done = { $who ->
    [you] Du nimmst keinen Stein mehr.
   *[other] { $name } nimmt keinen Stein mehr.
 }
event-picked = { $who ->
    [you] Du wählst { FORM($card, "acc") }.
   *[other] { $name } wählt { FORM($card, "acc") }.
 }
event-settled = Niemand kann weiterspielen: Jeder freie Stein geht an seine stärkere Seite.
event-round-over = { $who ->
    [you] Du gewinnst die Runde. Punkte { $points }.
    [nobody] Die Runde endet unentschieden. Punkte { $points }.
   *[other] { $name } gewinnt die Runde. Punkte { $points }.
 }
event-ruse = { $who ->
    [you] Du spielst { FORM($card, "acc") }.
   *[other] { $name } spielt { FORM($card, "acc") }.
 }
event-discarded = { $who ->
    [you] Du legst
   *[other] { $name } legt
 } { FORM($card, "acc") } ab, von { $whose ->
    [you] deiner Seite
   *[other] der Seite von { $whom }
 } an Stein { $stone }.
event-moved = { $who ->
    [you] Du versetzt
   *[other] { $name } versetzt
 } { FORM($card, "acc") } von { $whose ->
    [you] deiner Seite
   *[other] der Seite von { $whom }
 } an Stein { $from } zu Stein { $stone }.
event-declared = { $who ->
    [you] Du legst
   *[other] { $name } legt
 } { FORM($card, "acc") } an Stein { $stone } als { $face }.
event-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
 } { $secret ->
    [no] { FORM($card, "acc") }.
   *[yes] eine { $deck ->
        [tactics] Taktikkarte.
       *[clan] Clankarte.
    }
 }
event-returned = { $who ->
    [you] Du legst
   *[other] { $name } legt
 } { $secret ->
    [no] { FORM($card, "acc") }
   *[yes] eine { $deck ->
        [tactics] Taktikkarte
       *[clan] Clankarte
    }
 } unter den passenden Stapel.
ask-lay = Du bist am Zug. Lege eine Karte: { $typed } { $stone } (oder { $number } { $stone }) legt { FORM($card, "acc") } an Stein { $stone }. ? hilft.
ask-pass = { $more ->
    [yes] Du kannst keine Clankarte legen: Gib passen ein oder spiele eine Taktikkarte.
   *[no] Du kannst keine Karte legen: Gib passen ein.
 }
ask-stone = An welchen Stein legst du { FORM($card, "acc") }? { $stones }
ask-claim = { $number ->
    [one] Du kannst Stein { $stones } nehmen: Gib { $first } ein, oder fertig.
   *[other] Du kannst die Steine { $stones } nehmen: Gib einen davon ein, oder fertig.
 }
ask-deck = Von welchem Stapel ziehst du? 1 Clan (noch { $clan }) oder 2 Taktik (noch { $tactics })
ask-recruit = Anwerber: Ziehe noch { $left }. 1 Clan (noch { $clan }) oder 2 Taktik (noch { $tactics })?
ask-back = Anwerber: Lege noch { $left } { $left ->
    [one] Karte
   *[other] Karten
 } unter den Stapel. Nummer oder Karte: { $cards }
ask-pick = { $ruse }: welche Karte? Nummer oder Karte: { $cards }
ask-move = Wohin versetzt du { FORM($card, "acc") }? Stein { $stones }{ $discard ->
    [yes] , oder ablegen
   *[no] { "" }
 }
ask-face = Für welche Karte steht dein Joker? Gib eine Karte ein, etwa R7.
ask-strength = Welche Stärke hat dein Schildträger: 1, 2 oder 3?

rules-word-schotten = gleichstand
proof-which = Welcher Stein? Zum Beispiel: beweis 3
proof-can = Du kannst Stein { $stone } nehmen, mit { $yours }: { $cards }.
proof-other-can = { $name } kann Stein { $stone } im nächsten Zug nehmen, mit { $yours }: { $cards }.
proof-unanswered = Es sind zu wenige Karten ungesehen, um die andere Seite zu vervollständigen.
proof-stronger = Die andere Seite hat { $theirs }: { $their_cards }.
proof-tie = Die andere Seite hat auch { $theirs }: { $their_cards }; es gewinnt die zuerst vollständige.
proof-best = Das Beste, was die andere Seite noch erreichen kann, ist { $theirs }, mit { $completion }.
proof-tie-enough = Das ist nur Gleichstand, und die zuerst vollständige Seite gewinnt.
proof-stoppers = Für mehr bräuchte es Karten, die schon offen liegen: { $stoppers }.

won-three = Drei benachbarte Steine: { $stones }.
won-most = { $number } Steine: { $stones }.
won-match = Die Partie endet { $points }.

help-lay = R7 an Stein 3 legen (oder die erste Karte deiner Hand)
help-claim = einen Stein nehmen, damit aufhören
help-proof = warum Stein 3 genommen werden kann oder nicht
help-unseen = Karten, die noch kommen können
help-marks = du kannst ihn nehmen · der andere · Seite zuerst vollständig (gewinnt bei Gleichstand)
help-cards = was eine Taktikkarte tut
refusal-place-first = Steine nimmst du erst, nachdem eine Karte gespielt ist
refusal-claim-only-at-start = in der Expertenvariante nimmst du Steine, bevor du eine Karte spielst
refusal-claim-over = du hast gesagt, dass du fertig bist: nimm den Stein in deinem nächsten Zug
refusal-claims-or-done = nimm einen Stein, oder gib fertig ein
refusal-not-in-hand = du hast { FORM($card, "acc") } nicht auf der Hand
refusal-stone-claimed = Stein { $stone } ist vergeben: dort wird nichts mehr angelegt
refusal-side-complete = deine Seite von Stein { $stone } ist vollständig
refusal-must-place = du darfst nicht passen, solange du eine Karte legen kannst
refusal-must-play = du darfst nicht passen, solange du eine Clankarte legen kannst
refusal-no-tactics = diese Partie hat keine Taktikkarten
refusal-tempo = du bist eine Taktikkarte voraus: warte, bis der andere eine gespielt hat
refusal-one-joker = du hast schon einen Joker gespielt: der zweite bleibt auf deiner Hand
refusal-no-target = { FORM($card, "the") } findet kein Ziel
refusal-no-deck = beide Stapel sind leer: es gibt niemanden anzuwerben
refusal-mode-there = an Stein { $stone } liegt schon eine Kampfart
refusal-already-yours = Stein { $stone } gehört dir schon
refusal-already-theirs = Stein { $stone } gehört dem anderen
refusal-own-side-incomplete = deine Seite von Stein { $stone } ist nicht vollständig
refusal-weaker = die andere Seite von Stein { $stone } ist stärker: { $theirs } gegen { $yours }
refusal-tie-lost = beide Seiten von Stein { $stone } sind gleich, und die andere war zuerst vollständig
refusal-not-proved = Stein { $stone } ist nicht bewiesen: mit { $completion } hätte die andere Seite { $theirs } gegen { $yours }
refusal-draw-now = wähle einen Stapel zum Ziehen
refusal-pick-own = wähle eine Karte auf deiner Seite eines freien Steins
refusal-pick-theirs = wähle eine Karte auf der anderen Seite eines freien Steins
refusal-pick-clan = ein Verräter ist eine Clankarte: Elitetruppen bleiben treu
refusal-no-room = auf deiner Seite von Stein { $stone } ist kein Platz
refusal-same-stone = versetze sie zu einem anderen Stein
refusal-traitor-same-stone = in dieser Partie muss ein Verräter den Stein wechseln
refusal-no-discard = ein Verräter kommt zu dir: wähle einen Stein
refusal-put-back = wähle eine Handkarte, die unter ihren Stapel kommt
refusal-joker-stays = in dieser Partie darf der zweite Joker nicht zurück
refusal-name-face = nenne die Karte, für die dein Joker steht
refusal-face-copied = { $card } liegt schon auf dieser Seite
refusal-name-strength = nenne die Stärke deines Schildträgers: 1, 2 oder 3
refusal-finish-ruse = führe erst die Kriegslist zu Ende
refusal-play-a-card = spiele erst eine Karte

option-tactics = mit den zehn Taktikkarten spielen
option-expert = Steine nur zu Beginn des Zuges nehmen
option-rounds = Runden der Partie
option-start_player = wer die erste Runde beginnt
option-match_start = wer die nächste Runde beginnt
option-auto_claim = jeden Stein nehmen, sobald es geht
option-settlement = wer eine Runde gewinnt, in der niemand weiterspielen kann
option-proof_uses_hand_counts = wer zu wenige Karten hat, kann eine Seite nicht vervollständigen
option-base_pass_may_claim = wer passen muss, darf noch Steine nehmen
option-edition = welche Lesart der Regeln gilt
option-joker_declared = wann der Joker seine Karte nennt
option-shield_strength = wann der Schildträger seine Stärke nennt
option-wild_may_duplicate = eine Elitetruppe darf eine Karte ihrer Seite wiederholen
option-claimed_stone_closed = für welche Karten ein vergebener Stein gesperrt ist
option-recruiter_refills_empty = eine Karte unter einem leeren Stapel kann wieder gezogen werden
option-proof_unseen_tactics = ein Beweis muss auch gegen ungesehene Elitetruppen gelten
option-second_joker_after_loss = den zweiten Joker spielen, wenn der erste abgelegt ist
option-modes_stack = beide Kampfarten dürfen an einem Stein liegen
option-mud_tie_card = die Karte, die bei Schlammschlacht den Gleichstand entscheidet
option-recruiter_extra_draw = nach einem Anwerber wie üblich ziehen
option-recruiter_may_return_joker = ein unspielbarer zweiter Joker darf zurück
option-ruse_needs_target = eine Kriegslist ohne Ziel kann nicht gespielt werden
option-traitor_same_stone = ein Verräter darf am selben Stein überlaufen
