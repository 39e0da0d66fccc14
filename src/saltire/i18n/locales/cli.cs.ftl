# Chyby příkazového řádku, česky.

cli-near = mysleli jste { $near }?
cli-help = víc řekne { $command } --help
cli-error-game = hra „{ $game }“ tu není; jsou tu: { $listed }
cli-error-bot = { $game } nemá bota „{ $bot }“; na výběr: { $listed }
cli-error-value = { $option } nemůže být { $value }; na výběr: { $listed }
cli-error-needs = { $setting } vyžaduje { $needed } (pravidlo { $rule })
cli-error-option = { $game } nemá volbu „{ $option }“; jsou tu: { $listed }
cli-error-rule = žádné pravidlo hry { $game } nemá číslo ani slova „{ $query }“
cli-error-file = { $file }: takový soubor není
cli-error-folder = složka { $folder } neexistuje
cli-error-exists = { $file } už existuje; pokračujte příkazem: { $command }
cli-error-people = --people { $value } nejde: { $game } tu má tolik míst: { $players }
cli-error-my-seat = --seat { $value } nejde: místa jsou 0 až { $last }, nebo random
cli-error-over = { $file }: tato partie skončila; prohlédnete si ji příkazem: { $command }
cli-error-nothing-kept = žádná rozehraná partie: { $folder }
cli-error-ply = tah { $ply } tu není: partie má tahy 0 až { $last }
cli-error-seat = místo { $seat } tu není: místa jsou 0 až { $last }
cli-error-link = „{ $link }“ není odkaz na stůl; vypadá takto: { $example }
cli-error-silent = { $link } neodpovídá ({ $reason })
cli-error-not-seated = u tohoto stolu nesedíte: použijte odkaz místa
cli-error-command = příkaz „{ $command }“ tu není
cli-error-flag = volba { $option } tu není
cli-error-flag-value = { $option } nemůže být „{ $value }“; na výběr: { $listed }
cli-error-flag-number = { $option } nemůže být „{ $value }“: patří sem číslo
cli-error-flag-empty = { $option } nemá hodnotu
cli-error-unexpected = slovo „{ $value }“ je navíc
cli-error-required = chybí: { $listed }

# Seznam voleb a co říká verify.

cli-options-range = { $first } až { $last }
cli-options-help = { $help } (pravidlo { $rule })
cli-verify-proved = { $file }: { $n ->
    [one] { $n } los dokázán
    [few] { $n } losy dokázány
   *[other] { $n } losů dokázáno
 }, { $result }{ $practice }
cli-verify-wrong = { $file }: NEDOKÁZÁNO: { $why }
cli-result-open = { $n ->
    [one] partie po { $n } akci neskončila
   *[other] partie po { $n } akcích neskončila
 }
cli-result-won = výsledek: vyhrává { $name }
cli-result-drawn = výsledek: nerozhodně
cli-result-shared = výsledek: o vítězství se dělí { $names }
cli-result-seat = místo { $seat } ({ $name })
cli-result-practice = ; cvičně: { $n } { $n ->
    [one] akce vzata
    [few] akce vzaty
   *[other] akcí vzato
 } zpět
