# What a player may choose, in Czech: for hints, reviews and the log.

schotten-clan-card = { $part ->
    [object] { $colour ->
        [R] červenou
        [O] oranžovou
        [Y] žlutou
        [G] zelenou
        [B] modrou
       *[P] fialovou
    }
   *[name] { $colour ->
        [R] červená
        [O] oranžová
        [Y] žlutá
        [G] zelená
        [B] modrá
       *[P] fialová
    }
 } { $strength }
schotten-choice-lay = Vyložit { FORM($card, "acc") } ke kameni { $stone }
schotten-choice-play = Zahrát { FORM($card, "acc") }
schotten-choice-claim = Ovládnout kámen { $stone }
schotten-choice-pick = Zvolit { FORM($card, "acc") }
schotten-choice-move = Přemístit { FORM($card, "acc") } ke kameni { $stone }
schotten-choice-back = Vrátit { FORM($card, "acc") } dospod balíčku
schotten-choice-face = Žolík zastupuje { FORM($card, "acc") }
schotten-choice-strength = Štítonoš má sílu { $strength }
schotten-choice-done = Žádný další neovládnout
schotten-choice-pass = Pasovat
schotten-choice-draw-clan = Dobrat kartu klanu
schotten-choice-draw-tactics = Dobrat kartu taktiky
schotten-choice-discard = Odhodit { FORM($card, "acc") }
