# Ce qui arrive à une table du serveur, et les phrases rapides.

event-table-join = { $who ->
    [you] Vous prenez place.
   *[other] { $name } prend place.
 }
event-table-leave = { $who ->
    [you] Vous quittez la table.
   *[other] { $name } quitte la table.
 }
event-table-salt = { $who ->
    [you] Vous ajoutez un mot au mélange.
   *[other] { $name } ajoute un mot au mélange.
 }
event-table-start = La partie commence.
event-table-drop = La table est fermée.
event-table-undo = { $who ->
    [you] Vous reprenez votre action.
   *[other] { $name } reprend une action.
 }
event-table-resign = { $who ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
 }
event-table-flag = { $who ->
    [you] Votre temps est écoulé.
   *[other] { $name } : temps écoulé.
 }
event-table-claim = { $who ->
    [you] Vous réclamez la victoire : { $whom } n'est pas là.
   *[other] { $name } réclame la victoire : { $whom } n'est pas là.
 }
event-table-call-bot = { $who ->
    [you] Vous appelez un bot pour remplacer { $whom }.
   *[other] { $name } appelle un bot pour remplacer { $whom }.
 }
event-table-return = { $who ->
    [you] Vous reprenez votre place.
   *[other] { $name } est de retour.
 }
event-table-offer-draw = { $who ->
    [you] Vous proposez la nulle.
   *[other] { $name } propose la nulle.
 }
event-table-accept-draw = { $who ->
    [you] Vous acceptez la nulle.
   *[other] { $name } accepte la nulle.
 }
event-table-refuse-draw = { $who ->
    [you] Pas de nulle.
   *[other] { $name } : pas de nulle.
 }
event-table-ask-takeback = { $who ->
    [you] Vous demandez à reprendre un coup.
   *[other] { $name } demande à reprendre un coup.
 }
event-table-accept-takeback = { $who ->
    [you] Vous acceptez la reprise.
   *[other] { $name } accepte la reprise.
 }
event-table-refuse-takeback = { $who ->
    [you] Pas de reprise.
   *[other] { $name } : pas de reprise.
 }
event-table-rematch = { $who ->
    [you] Vous voulez une autre partie.
   *[other] { $name } veut une autre partie.
 }

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thinking = Je réfléchis.
phrase-your-turn = À vous !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-again = Une autre ?
