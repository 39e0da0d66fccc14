# Profily a žebříčky, česky.

web-people-statistics = Partie
web-people-no-statistics = Zatím žádná dohraná partie.
web-people-opponents = Proti
web-people-against-people = lidem
web-people-against-bots = botům
web-people-against-alone = nikomu: všechna místa jeden hráč
web-people-won = Výhry
web-people-drawn = Dělené
web-people-lost = Prohry
web-people-ratings = Hodnocení
web-people-no-ratings = Zatím žádná hodnocená partie.
web-people-players = { $n ->
    [one] 1 hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
web-people-rating-now = Nyní
web-people-rating-best = Nejlepší
web-people-rated-games = Hodnocené partie
web-people-provisional = předběžné
web-people-provisional-help = Dokud není hodnocených partií aspoň { $n }, je hodnocení předběžné a v žádném žebříčku není.
web-people-plot = { $game }, { $players }: { $first } → { $last }, nejlépe { $best }
web-people-plot-points = V číslech
web-people-day = Den
web-people-against = Vzájemná bilance
web-people-against-whom = Porovnat s
web-people-against-name = Jméno hráče
web-people-compare = Porovnat
web-people-against-none = { $one } a { $other } spolu ještě žádnou partii nedohráli.
web-people-better = Lépe: { $name }
web-people-latest = Poslední partie
web-people-nobody = Takové jméno tu nikdo nemá.
web-people-private-other = Tento profil je soukromý: partie a hodnocení vidí jen jeho majitel.
web-people-private-own = Váš profil je soukromý: nikdo jiný to nevidí.
web-people-privacy = Kdo vidí vaše partie a hodnocení?
web-people-private = Mít soukromý profil
web-people-private-help = Ostatní uvidí jen vaše jméno a v žádném žebříčku nebudete. Stoly v herně zůstanou tak veřejné, jak jsou.
web-people-gone = Takové jméno tu nikdo nemá
web-people-gone-lead = Účet byl smazán, nebo je adresa chybná.
web-people-leaders-lead = Nejvyšší hodnocení.
web-people-leaders-who = Jsou tu ti, kdo mají účet a nejméně { $n } hodnocených partií. Hodnocení říká, jak silný někdo přinejmenším je.
web-people-leaders-none = Zatím nikdo neodehrál dost hodnocených partií.
web-people-leaders-start = Připravit hodnocenou partii
web-people-how-many = Hráčů u stolu
web-people-place = Místo
web-people-player = Hráč
web-people-you = vy
