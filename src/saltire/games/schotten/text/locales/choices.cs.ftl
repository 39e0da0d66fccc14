# What a player may choose, in Czech: for hints, reviews and the log.

schotten-clan-card = { $part ->
    [subject] { $colour ->
        [R] červená
        [O] oranžová
        [Y] žlutá
        [G] zelená
        [B] modrá
       *[P] fialová
    }
   *[object] { $colour ->
        [R] červenou
        [O] oranžovou
        [Y] žlutou
        [G] zelenou
        [B] modrou
       *[P] fialovou
     }
 } { $strength }
schotten-choice-lay = Vyložit { $card } ke kameni { $stone }
schotten-choice-play = Zahrát kartu { $card }
schotten-choice-claim = Ovládnout kámen { $stone }
schotten-choice-pick = Zvolit { $card }
schotten-choice-move = Přesunout { $card } ke kameni { $stone }
schotten-choice-back = Vrátit { $card } pod balíček
schotten-choice-face = Žolík zastupuje { $card }
schotten-choice-strength = Štítonoš má sílu { $strength }
schotten-choice-done = Žádný další neovládnout
schotten-choice-pass = Pasovat
schotten-choice-draw-clan = Dobrat kartu klanu
schotten-choice-draw-tactics = Dobrat kartu taktiky
schotten-choice-discard = Odhodit { $card }
