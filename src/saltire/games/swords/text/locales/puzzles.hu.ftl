# Fejtörők: kérdések, válaszok és bizonyítékaik, magyarul.

swords-puzzle-kind-side = Az utolsó választás
swords-puzzle-kind-sure = Biztos győzelem
swords-puzzle-kind-out = Ki esett ki?
swords-puzzle-kind-must = Minek kell igaznak lennie?
swords-puzzle-scene = Az utolsó kör; senkinél sincs dudakártya, és most jönnek a választójelzők. A helyed: { $seat }.
swords-puzzle-side = { swords-puzzle-scene } Melyik oldallal nyerhetsz még, egyedül vagy másokkal együtt?
swords-puzzle-sure = { swords-puzzle-scene } Melyik oldallal nyersz biztosan, bármit választanak a többiek, és bármi van a rejtett tőrkártyákon?
swords-puzzle-out = { swords-puzzle-scene } Egy klán már nem nyerhet. Melyik?
swords-puzzle-only = { swords-puzzle-scene } Már csak egy klán nyerhet. Melyik?
swords-puzzle-must = { swords-puzzle-scene } Ezek közül melyiknek kell igaznak lennie, ha te nyersz?
swords-puzzle-scotland-only = csak Skóciával
swords-puzzle-england-only = csak Angliával
swords-puzzle-either = bármelyik oldallal
swords-puzzle-neither = egyik oldallal sem
swords-puzzle-clan = { $seat }
swords-puzzle-the-side = { $side ->
    [scotland] Skócia
   *[england] Anglia
 }
swords-puzzle-must-scotland = Skócia nyeri a csatát.
swords-puzzle-must-england = Anglia nyeri a csatát.
swords-puzzle-must-clan = { $seat } oldala: { swords-puzzle-the-side }.
swords-puzzle-must-least = { $seat }: a végén legalább { $daggers } tőr.
swords-puzzle-must-most = { $seat }: a végén legfeljebb { $daggers } tőr.
swords-puzzle-outcome = { $fallen ->
    [yes] Skócia elbukott: a legkevesebb tőr nyer.
    [barred] Skócia áll: a legtöbb arany nyer, de nem nyerhet az a klán, amelynek legalább öttel több tőre van, mint bármelyik másiknak.
   *[no] Skócia áll: a legtöbb arany nyer.
 }
swords-puzzle-example = { $seat } nyer, aranya { $gold }, tőre { $daggers }. Skócia mellett: { $scots }; Anglia mellett: { $english }; a csatát { $winner ->
    [scotland] Skócia
   *[england] Anglia
 } nyeri. { swords-puzzle-outcome }
swords-puzzle-nearest = { $seat } így is veszít: aranya { $gold }, tőre { $daggers }. A győztes { $winner }, aranya { $theirs }, tőre { $other }. { swords-puzzle-outcome }
swords-puzzle-with-win = { $side ->
    [scotland] Skóciával
   *[england] Angliával
 } nyerhetsz, például így:
swords-puzzle-with-no-win = { $side ->
    [scotland] Skóciával
   *[england] Angliával
 } sosem nyersz, például így:
swords-puzzle-with-sure = { $side ->
    [scotland] Skóciával
   *[england] Angliával
 } minden esetben nyersz.
swords-puzzle-with-loss = { $side ->
    [scotland] Skóciával
   *[england] Angliával
 } más is nyerhet, például így:
swords-puzzle-must-count = A lehetséges { $ends } befejezésből { $won } esetben nyersz, és ez mindegyikben igaz.
swords-puzzle-not-needed = Nem szükséges: { $statement }
