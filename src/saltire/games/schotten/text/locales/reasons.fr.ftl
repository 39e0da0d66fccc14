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
schotten-why-pick = déplacer { $card } change le plus de choses
schotten-why-move = c'est à la borne { $stone } que la carte sert le plus
schotten-why-back = { $card } est la carte qui me manquera le moins
schotten-why-face = c'est ainsi que le côté est le plus fort
schotten-why-draw-tactics = une carte Tactique peut surprendre
schotten-why-draw-clan = les cartes Clan gagnent les bornes
schotten-why-discard = la carte gênait
schotten-why-no-card = je ne peux poser aucune carte
schotten-why-tactics-wait = mes cartes Tactique peuvent attendre
schotten-why-done = il n'y a plus rien à revendiquer
schotten-why-recruiter = trois nouvelles cartes contre deux dont je peux me passer
schotten-why-strategist = une de mes cartes sert plus ailleurs
schotten-why-traitor = une de leurs cartes sert plus de mon côté
schotten-why-banshee = une de leurs cartes est trop bonne pour rester
schotten-why-bluff = à la borne { $stone }, ma somme vaut mieux que ma combinaison
schotten-why-mud = une quatrième carte à la borne { $stone } m'aide plus que l'autre côté
schotten-why-spare = je peux me passer de { $card }, et la borne { $stone } y perd le moins
schotten-why-opens = { $card } ouvre la borne { $stone }, où je n'ai encore aucune carte
schotten-why-adds = { $card } apporte le plus à la borne { $stone }
schotten-why-towards = { $card } prépare { schotten-why-formation } à la borne { $stone }
schotten-why-unbeatable = avec { $card }, la borne { $stone } a { schotten-why-formation } : imbattable
schotten-why-complete = { $card } complète la borne { $stone } : { schotten-why-formation } de { $total }
