# Profile und Ranglisten, auf Deutsch.

web-people-statistics = Partien
web-people-no-statistics = Noch keine beendete Partie.
web-people-opponents = Gegen
web-people-against-people = Menschen
web-people-against-bots = Bots
web-people-against-alone = niemanden: alle Plätze selbst
web-people-won = Gewonnen
web-people-drawn = Geteilt
web-people-lost = Verloren
web-people-ratings = Wertungen
web-people-no-ratings = Noch keine gewertete Partie.
web-people-players = { $n ->
    [one] eine Person
   *[other] { $n } Personen
 }
web-people-rating-now = Jetzt
web-people-rating-best = Beste
web-people-rated-games = Gewertete Partien
web-people-provisional = vorläufig
web-people-provisional-help = Solange es weniger als { $n } gewertete Partien sind, ist eine Wertung vorläufig und steht in keiner Rangliste.
web-people-plot = { $game }, { $players }: { $first } → { $last }, Bestwert { $best }
web-people-plot-points = Die Zahlen
web-people-day = Tag
web-people-against = Direkter Vergleich
web-people-against-whom = Vergleichen mit
web-people-against-name = Name einer Spielerin oder eines Spielers
web-people-compare = Vergleichen
web-people-against-none = { $one } und { $other } haben noch keine Partie miteinander beendet.
web-people-better = { $name } war besser
web-people-latest = Letzte Partien
web-people-nobody = Hier heißt niemand so.
web-people-private-other = Dieses Profil ist privat: Partien und Wertungen sieht nur, wem es gehört.
web-people-private-own = Dein Profil ist privat: Sonst sieht das niemand.
web-people-privacy = Wer sieht deine Partien und Wertungen?
web-people-private = Mein Profil privat halten
web-people-private-help = Andere sehen nur deinen Namen, und du stehst in keiner Rangliste. Tische in der Lobby bleiben so öffentlich, wie sie sind.
web-people-gone = Hier heißt niemand so
web-people-gone-lead = Das Konto wurde gelöscht, oder die Adresse stimmt nicht.
web-people-leaders-lead = Die höchsten Wertungen.
web-people-leaders-who = Hier stehen alle mit Konto und mindestens { $n } gewerteten Partien. Eine Wertung sagt, wie stark jemand mindestens ist.
web-people-leaders-none = Noch hat niemand genug gewertete Partien gespielt.
web-people-leaders-start = Gewertete Partie einrichten
web-people-how-many = Spieler am Tisch
web-people-place = Platz
web-people-player = Name
web-people-you = du
