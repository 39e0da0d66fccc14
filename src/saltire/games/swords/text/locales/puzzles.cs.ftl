# Úlohy: otázky, odpovědi a jejich důkazy, česky.

swords-puzzle-kind-side = Poslední volba
swords-puzzle-kind-sure = Jistá výhra
swords-puzzle-kind-out = Kdo je ze hry?
swords-puzzle-kind-must = Co musí platit?
swords-puzzle-scene = Poslední kolo; nikdo nemá kartu dud a za chvíli se pokládají žetony volby. Jste { $seat }.
swords-puzzle-side = { swords-puzzle-scene } Se kterou stranou můžete ještě vyhrát, sami nebo s ostatními?
swords-puzzle-sure = { swords-puzzle-scene } Se kterou stranou vyhrajete jistě, ať ostatní zvolí cokoli a skryté karty dýk ukážou cokoli?
swords-puzzle-out = { swords-puzzle-scene } Jeden klan už vyhrát nemůže. Který?
swords-puzzle-only = { swords-puzzle-scene } Vyhrát může už jen jeden klan. Který?
swords-puzzle-must = { swords-puzzle-scene } Co z toho musí platit, pokud vyhrajete?
swords-puzzle-scotland-only = jen se Skotskem
swords-puzzle-england-only = jen s Anglií
swords-puzzle-either = s oběma stranami
swords-puzzle-neither = s žádnou stranou
swords-puzzle-clan = { $seat }
swords-puzzle-the-side = { $side ->
    [scotland] Skotsko
   *[england] Anglii
 }
swords-puzzle-must-scotland = Skotsko vyhraje bitvu.
swords-puzzle-must-england = Anglie vyhraje bitvu.
swords-puzzle-must-clan = { $seat } podporuje { swords-puzzle-the-side }.
swords-puzzle-must-least = { $seat } má na konci dýk nejméně { $daggers }.
swords-puzzle-must-most = { $seat } má na konci dýk nejvýše { $daggers }.
swords-puzzle-outcome = { $fallen ->
    [yes] Skotsko padlo: vyhrává nejméně dýk.
    [barred] Skotsko stojí: vyhrává nejvíce zlata, ale nemůže vyhrát klan, který má alespoň o pět dýk více než každý jiný.
   *[no] Skotsko stojí: vyhrává nejvíce zlata.
 }
swords-puzzle-example = { $seat } vyhrává; zlato { $gold }, dýky { $daggers }. Pro Skotsko: { $scots }; pro Anglii: { $english }; bitvu vyhrává { $winner ->
    [scotland] Skotsko
   *[england] Anglie
 }. { swords-puzzle-outcome }
swords-puzzle-nearest = { $seat } prohrává i tak: zlato { $gold }, dýky { $daggers }. Vyhrává { $winner }: zlato { $theirs }, dýky { $other }. { swords-puzzle-outcome }
swords-puzzle-with-win = { $side ->
    [scotland] Se Skotskem
   *[england] S Anglií
 } můžete vyhrát, například takto:
swords-puzzle-with-no-win = { $side ->
    [scotland] Se Skotskem
   *[england] S Anglií
 } nevyhrajete nikdy, například takto:
swords-puzzle-with-sure = { $side ->
    [scotland] Se Skotskem
   *[england] S Anglií
 } vyhrajete v každém případě.
swords-puzzle-with-loss = { $side ->
    [scotland] Se Skotskem
   *[england] S Anglií
 } může vyhrát někdo jiný, například takto:
swords-puzzle-must-count = Z možných konců ({ $ends }) vyhrajete { $won } a ve všech těchto to platí.
swords-puzzle-not-needed = Není nutné: { $statement }
