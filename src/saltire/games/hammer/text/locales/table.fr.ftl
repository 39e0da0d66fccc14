# What may be typed at the table, beside the English words, and tables of blocks, in French.

typed-end = fini fin
typed-pass = passer passe
typed-stop = halte
typed-event = événement
typed-stay = rester
typed-leave = partir
typed-winter = hiverner
typed-muster = rassembler
command-look = région
command-enemy = ennemi
command-blocks = blocs
command-nobles = nobles
hammer-help-goal = le but du jeu et le déroulement d'une année
hammer-col-block = bloc
hammer-col-combat = combat
hammer-col-moves = mouv.
hammer-col-strength = force
hammer-ratings-note = B3 : tire après les blocs A et touche avec 3 ou moins. Un Noble qui défend sa région d'origine touche avec un de plus.
hammer-event-does = { $card ->
    [herald] Il peut rallier un Noble ennemi sans combat : nommez-le, puis 1 à 4 au dé.
    [pillage] Une région ennemie voisine d'une des vôtres perd deux pas, qui peuvent y renforcer vos blocs.
    [sea-move] Un ou deux blocs vont par mer d'une côte à une côte amie ; on n'attaque pas depuis la mer.
    [truce] L'autre camp peut bouger ce tour-ci, mais pas attaquer.
   *[victuals] Trois pas de force pour les blocs d'une région amie.
 }
hammer-way-asked = Plusieurs chemins sont aussi courts. Lequel ?
typed-play = jouer joue
typed-fire = tirer tire
typed-retreat = retraite replier
typed-hold = attendre attend
typed-hit = encaisser encaisse coup
typed-move = déplacer bouger
typed-strengthen = renforcer
typed-disband = renvoyer
typed-draw = piocher
typed-name = héraut
