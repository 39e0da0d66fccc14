# Le retour sur une partie terminée : terminal, page et navigateur.

review-title = Retour sur la partie : { $game }
review-working = Analyse en cours
review-graph = Chances de gagner
review-graph-seen = d'après ce que chacun pouvait savoir
review-graph-true = en sachant tout
review-graph-help = Le trait plein montre ce que le joueur pouvait savoir, le pointillé ce qu'il en était vraiment.
review-ply = coup { $ply }
review-step = étape { $step } de la relecture
review-percent = { $share }{ "\u00A0" }%
review-costliest = Les choix les plus coûteux
review-none = Aucun choix n'était nettement moins bon qu'un autre.
review-played = Joué
review-better = Mieux
review-reason = Pourquoi
review-cost = Coût
review-why = Sur { $games } parties imaginées d'après ce que { $name } pouvait savoir, le meilleur choix en gagne { $points } de plus sur cent.
review-accounts = Chance et habileté
review-start = Départ
review-skill = Ses erreurs
review-others = Erreurs des autres
review-luck = Chance
review-result = Résultat
review-accounts-help = Les erreurs sont jugées d'après ce que le joueur pouvait savoir ; chacune prend sa part de la chance qui restait. Le hasard est le reste : cartes, dés et ce que personne ne pouvait savoir. Ensemble, ils font le résultat.
review-written = L'analyse est dans { $file }.
review-tries = Chaque chance est calculée sur { $tries } parties.
review-hint = Ce choix gagne { $chance } des parties imaginées d'ici ; le meilleur autre, { $next }.
