# Why a bot chose as it did.

swords-why-odds = l'Écosse a environ { $odds } % de chances de gagner
swords-why-traitors = { $n ->
    [0] je ne m'attends à aucune trahison
   *[other] je m'attends à une trahison ({ $seats })
 }
swords-why-taxes = l'or m'est plus utile maintenant que d'autres unités
swords-why-militia = une unité dans chaque camp et une pour l'Écosse : il nous les faudra
swords-why-troops = il me faut des unités au château
swords-why-mercenaries = quatre unités pour une pièce d'or : il me les faudra
swords-why-gold = c'est l'or qui fait gagner
swords-why-units-later = il me faudra des unités à mon retour
swords-why-camp-enough = une unité au camp suffit pour être payé
swords-why-camp = avec { $units } de plus dans mon camp : { swords-why-odds }
swords-why-camp-loyal = avec { $units } de plus dans mon camp, du côté de l'Écosse : { swords-why-odds }
swords-why-card = { $card } : plus utile maintenant que plus tard
swords-why-card-on = { $card } sur { $seat } : plus utile maintenant que plus tard
swords-why-units = c'est ce nombre qui m'aide le plus
swords-why-drop = moins il y a de dagues, mieux c'est
swords-why-done = j'ai fait ce que je voulais faire
swords-why-pass = je garde mes cartes : aucune ne m'aiderait maintenant
swords-why-no-card = aucune de mes cartes ne peut être jouée maintenant
swords-why-peek = je ne sais pas de quel côté est { $seat }
swords-why-word = j'ai donné ma parole à { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }
swords-why-good-word = je me dis pour { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }, et je tiens parole
swords-why-open = ils peuvent savoir que je suis du côté de { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }
swords-why-pretend = je veux qu'ils me croient du côté de { $side ->
    [england] l'Angleterre
   *[scotland] l'Écosse
 }
swords-why-count-on-me = qu'ils comptent sur moi
swords-why-small-daggers = petites dagues, petits soupçons
swords-why-true-daggers = la vérité ne coûte rien
swords-why-revenge = vous m'avez trahi, je vous trahis à mon tour ; { swords-why-odds }
swords-why-late = c'est vers la fin qu'il faut trahir ; { swords-why-odds }
swords-why-crown = { swords-why-odds }, et l'or de la couronne vaut bien une dague
swords-why-loyal = je suis pour l'Écosse ; { swords-why-odds }
swords-why-dagger-costs = { swords-why-odds }, et une dague me coûterait plus que la couronne ne paie
swords-why-side-england = { swords-why-traitors } : { swords-why-odds }, et la couronne me paie la dague
swords-why-side-scotland = { swords-why-traitors } : { swords-why-odds }, et je garde les mains propres
swords-why-grudge = { $seat } m'a trahi
swords-why-home = la bataille me convient mieux sans { $seat }
swords-why-daggers = { $seat } a { $n } { $n ->
    [one] carte
   *[other] cartes
 } Dague : mieux vaut lier ce clan à l'Écosse
swords-why-would-betray = { $seat } trahirait avec environ { $odds } % de chances : mieux vaut lier ce clan à l'Écosse
swords-why-bound = lier { $seat } à l'Écosse m'aide le plus
swords-why-badge = avec l'insigne, l'autre camp combat pour l'Écosse
swords-why-keep = l'autre camp peut rester où il est
