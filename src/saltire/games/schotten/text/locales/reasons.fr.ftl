# Why a bot chose as it did.

schotten-why-formation = { $formation ->
    [sum] une Somme
    [run] une Suite
    [colour] une Couleur
    [kind] { $size ->
        [4] un Carré
       *[other] un Brelan
    }
   *[colour-run] une Suite Couleur
 }
schotten-why-claim = la borne { $stone } est gagnée : plus rien ne peut battre ce côté
schotten-why-pick = c'est { FORM($card, "the") } qui change le plus en bougeant
schotten-why-move = c'est à la borne { $stone } que la carte est le plus utile
schotten-why-back = { FORM($card, "the") } est la carte qui me manquera le moins
schotten-why-face = c'est ainsi que le côté est le plus fort
schotten-why-draw-tactics = une carte Tactique peut surprendre
schotten-why-draw-clan = les cartes Clan gagnent les bornes
schotten-why-discard = la carte gênait
schotten-why-no-card = je ne peux poser aucune carte
schotten-why-tactics-wait = mes cartes Tactique peuvent attendre
schotten-why-done = il n'y a plus rien à revendiquer
schotten-why-recruiter = trois nouvelles cartes contre deux dont je peux me passer
schotten-why-strategist = une de mes cartes est plus utile ailleurs
schotten-why-traitor = une carte adverse est plus utile de mon côté
schotten-why-banshee = une carte adverse est trop bonne pour rester
schotten-why-bluff = à la borne { $stone }, ma somme vaut mieux que ma combinaison
schotten-why-mud = une quatrième carte à la borne { $stone } m'aide plus que l'autre côté
schotten-why-spare = { FORM($card, "the") } est la carte dont je me passe le mieux, et la borne { $stone } y perd le moins
schotten-why-opens = { FORM($card, "the") } ouvre la borne { $stone }, où je n'ai encore aucune carte
schotten-why-adds = { FORM($card, "the") } apporte le plus à la borne { $stone }
schotten-why-towards = { FORM($card, "the") } prépare { schotten-why-formation } à la borne { $stone }
schotten-why-unbeatable = avec { FORM($card, "the") }, la borne { $stone } a { schotten-why-formation } imbattable
schotten-why-complete = { FORM($card, "the") } complète la borne { $stone } : { schotten-why-formation }, { $total } en tout
