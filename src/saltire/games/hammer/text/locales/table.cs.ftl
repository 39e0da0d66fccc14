# What may be typed at the table, beside the English words, and tables of blocks, in Czech.

typed-end = hotovo
typed-pass = pas
typed-stop = stát stůj
typed-event = událost
typed-stay = zůstat
typed-leave = odejít
typed-winter = zimovat
typed-muster = shromáždit
command-look = oblast
command-enemy = nepřítel
command-blocks = kameny
command-nobles = šlechta
hammer-help-goal = oč se hraje a jak probíhá rok
hammer-col-block = kámen
hammer-col-combat = boj
hammer-col-moves = pohyb
hammer-col-strength = síla
hammer-ratings-note = B3: střílí po kamenech A a zasahuje hodem 3 a méně. Šlechtic, který brání svůj domov, zasahuje o jedno lépe.
hammer-event-does = { $card ->
    [herald] Může bez boje získat nepřátelského šlechtice: jmenujte ho, na kostce uspěje 1 až 4.
    [pillage] Nepřátelská oblast vedle vaší ztratí dva stupně síly; mohou posílit vaše kameny tam.
    [sea-move] Jeden nebo dva kameny plují z pobřeží na vlastní pobřeží; z moře se neútočí.
    [truce] Druhá strana smí v tomto kole táhnout, ale ne útočit.
   *[victuals] Tři stupně síly pro kameny v jedné vlastní oblasti.
 }
hammer-way-asked = Několik cest je stejně krátkých. Která?
typed-play = zahrát hrát
typed-fire = střílet střílej
typed-retreat = ustoupit ústup
typed-hold = čekat čekej
typed-hit = zásah
typed-move = táhnout tah
typed-strengthen = posílit
typed-disband = rozpustit
typed-draw = doplnit
typed-name = herold
