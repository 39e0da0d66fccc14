# A parancssor hibái, magyarul.

cli-near = erre gondolsz: { $near }?
cli-help = bővebben: { $command } --help
cli-error-game = nincs „{ $game }” nevű játék; ezek vannak: { $listed }
cli-error-bot = { $game }: nincs „{ $bot }” nevű bot; választhatók: { $listed }
cli-error-value = { $option } értéke nem lehet { $value }; választhatók: { $listed }
cli-error-needs = { $setting } csak ezzel együtt lehet: { $needed } ({ $rule }. szabály)
cli-error-option = { $game }: nincs „{ $option }” nevű beállítás; ezek vannak: { $listed }
cli-error-rule = { $game }: nincs szabály ezzel a számmal vagy szavakkal: „{ $query }”
cli-error-file = { $file }: nincs ilyen fájl
cli-error-folder = nincs ilyen mappa: { $folder }
cli-error-exists = { $file } már létezik; folytatás: { $command }
cli-error-people = --people { $value } nem lehet: { $game } itt { $players } fős
cli-error-my-seat = --seat { $value } nem lehet: a helyek 0-tól { $last }-ig, vagy random
cli-error-over = { $file }: ez a játszma véget ért; megnézése: { $command }
cli-error-nothing-kept = nincs befejezetlen játszma itt: { $folder }
cli-error-ply = nincs { $ply }. lépés: a játszma lépései 0-tól { $last }-ig tartanak
cli-error-seat = nincs { $seat }. hely: a helyek 0-tól { $last }-ig tartanak
cli-error-link = „{ $link }” nem asztal linkje; az ilyen: { $example }
cli-error-silent = { $link } nem válaszol ({ $reason })
cli-error-not-seated = nem ülsz ennél az asztalnál: egy hely linkjét használd
cli-error-command = nincs „{ $command }” nevű parancs
cli-error-flag = nincs ilyen kapcsoló: { $option }
cli-error-flag-value = { $option } értéke nem lehet „{ $value }”; választhatók: { $listed }
cli-error-flag-number = { $option } értéke nem lehet „{ $value }”: szám kell ide
cli-error-flag-empty = { $option } értéke hiányzik
cli-error-unexpected = „{ $value }” fölösleges szó
cli-error-required = hiányzik: { $listed }

# A beállítások listája, és amit a verify mond.

cli-options-range = { $first } és { $last } között
cli-options-help = { $help } ({ $rule }. szabály)
cli-verify-proved = { $file }: { $n } húzás bizonyítva, { $result }{ $practice }
cli-verify-wrong = { $file }: NINCS bizonyítva: { $why }
cli-result-open = a játszma { $n } lépés után nem ért véget
cli-result-won = eredmény: { $name } nyert
cli-result-drawn = eredmény: döntetlen
cli-result-shared = eredmény: { $names } osztozik a győzelmen
cli-result-seat = { $seat }. hely ({ $name })
cli-result-practice = ; gyakorlás: { $n } visszavonás
