# La table dans le navigateur, en français.

# Partout.

web-tagline = Trois jeux de plateau écossais, au complet
web-tagline-more = Jouez tout de suite contre un bot, ou envoyez un lien à un ami. Ni compte, ni formulaire, ni installation.
web-skip = Aller au contenu
web-nav = Menu principal
web-nav-play = Jouer
web-nav-lobby = Salon
web-nav-puzzles = Énigmes
web-nav-rules = Règles
web-nav-history = Mes parties
web-footer = Plus
web-home = Vers l'accueil
web-about = À propos
web-fair = Équité
web-settings = Réglages
web-docs = Documentation
web-language = Langue
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-saved = Enregistré
web-saving = Enregistrement…
web-add = Ajouter
web-more = Voir plus
web-none = aucun
web-yes = oui
web-no = non
web-copy = Copier
web-copied = Copié
web-send = Envoyer
web-try-again = Réessayer
web-refused = Ce n'est pas possible
web-rule = Règle { $rule }
web-turns = { $n ->
    [one] table vous attend
   *[other] tables vous attendent
 }
web-connection-open = connecté
web-connection-opening = connexion…
web-connection-waiting = pas de connexion · { $n } s
web-connection-retry = Réessayer
web-connection-offline = hors ligne
web-no-connection-title = Pas de connexion
web-no-connection = Le serveur ne répond pas. Vos parties y sont en sûreté ; la page reprendra d'elle-même dès qu'il répondra.
web-offline = Vous êtes hors ligne, ou le serveur ne répond pas. Les règles, les leçons à lire et les parties déjà revues ici restent accessibles ; rien n'est envoyé, et les tables reprendront quand le serveur répondra.
web-not-found = Il n'y a rien ici
web-not-found-lead = L'adresse ne mène à aucune page. Il manque peut-être une lettre.

# Les jeux.

web-games = Jeux
web-game = Jeu
web-all-games = Tous les jeux
web-plain-blurb = Se joue avec des boutons et un résumé.
web-plain-pace = à plusieurs, à volonté
web-plain-choose = Votre choix
web-plain-find = Chercher une action ({ $n })
web-plain-wait = Rien à choisir pour l'instant.
web-plain-table = La table
web-play-now = Jouer
web-against = Bot
web-learn = Apprendre
web-with-friends = Entre amis
web-rules = Règles
web-go-on = Reprendre
web-promise-now = Un bouton jusqu'au premier coup. Un nom et un compte seulement si vous voulez.
web-promise-fair = Dés et cartes équitables : engagés avant la donne, vérifiés dans votre navigateur après la partie.
web-promise-secret = Ce qui est caché le reste : rien n'en est jamais envoyé à votre navigateur.
web-promise-why = Tout refus cite sa règle, et la règle est à un clic.

# Bots.

web-bot = Bot : { $name }

# Le salon.

web-lobby = Salon
web-lobby-lead = Les tables qui attendent des joueurs, et les vôtres.
web-lobby-open = Ouvertes
web-lobby-mine = Les miennes
web-lobby-playing = En cours
web-lobby-none-open = Aucune table n'attend de joueurs.
web-lobby-none-current = Vous n'êtes encore à aucune table.
web-lobby-none-playing = Aucune partie publique en cours.
web-leaders = Classements
web-seats-open = { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
 }
web-open-seat = place libre
web-your-turn = À vous de jouer
web-waiting-for = On attend { $names }
web-over = La partie est finie
web-pace-none = sans pendule
web-pace-live = { $minutes } min + { $increment } s
web-pace-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
 }

# Une nouvelle table.

web-new-table = Nouvelle table
web-new-lead = Choisissez le jeu, les joueurs et la cadence. Tout a une réponse habituelle.
web-which-game = Quel jeu ?
web-who-plays = Qui joue ?
web-way-friends = Amis, par lien
web-way-bots = Bots
web-way-device = Sur cet appareil
web-way-friends-help = Vous recevez un lien et un code à scanner pour chaque place libre.
web-way-bots-help = La partie commence aussitôt.
web-way-device-help = Tout le monde joue ici ; chacun cache le plateau avant de passer la main.
web-seat = Place { $n }
web-seat-me = moi
web-seat-open = libre, par lien
web-pace = Cadence
web-pace-none-long = Sans pendule
web-pace-live-long = En une séance, avec pendule
web-pace-days-long = Sur plusieurs jours
web-minutes = Minutes pour la partie
web-increment = Secondes de plus par tour
web-days = Jours par coup
web-days-left = { $days } j { $hours } h
web-public = Publique : elle figure au salon, chacun peut jouer ou regarder
web-rated = Classée : le résultat compte
web-rated-help = Avec un compte, une seule place par personne, et une pendule.
web-rated-short = Classée
web-salt = Votre mot pour le mélange
web-salt-help = Vos mots entrent dans le mélange, pour que personne n'en décide seul.
web-options = Options
web-options-usual = comme d'habitude
web-own-cards = Vos propres cartes
web-own-cards-help = Un fichier de cartes (.toml) à la place d'un jeu fourni ; chacun peut le lire avant de s'asseoir.
web-own-cards-table = Les cartes de cette table : { $name }
web-more-options = { $n ->
    [one] { $n } point de détail
   *[other] { $n } points de détail
 } : éditions et interprétations
web-start-game = Commencer la partie
web-open-table = Ouvrir la table

# Avant la partie.

web-waiting-room = { $game } : on attend des joueurs
web-waiting-room-help = { $n ->
    [one] Une place est libre. Envoyez son lien, ou faites scanner le code. La partie commence d'elle-même.
   *[other] { $n } places sont libres. Envoyez à chacun son lien, ou faites scanner le code. La partie commence d'elle-même.
 }
web-invite-link = Lien de cette place
web-qr = Code du lien, à scanner
web-sit-down = S'asseoir ici
web-leave-table = Quitter la table
web-invited = Invitation : { $game }
web-invited-by = { $name } vous attend. Voici ce qui est convenu :

# À la table.

web-table = Table
web-table-of = { $game } : { $names }
web-opening-table = La table se prépare…
web-no-table = Cette table n'existe pas
web-board = Plateau
web-beside = À côté du plateau
web-seats = Joueurs
web-you = vous
web-thinks = doit jouer
web-is-away = absent
web-is-here = présent
web-is-bot = bot
web-table-tools = À la table
web-undo = Annuler le coup
web-takeback = Demander à reprendre
web-draw = Proposer la nulle
web-resign = Abandonner
web-resign-title = Abandonner cette partie ?
web-resign-sure = À deux, l'autre gagne. À plusieurs, un bot continue à votre place.
web-call-bot = Laisser un bot continuer
web-claim-win = Réclamer la victoire
web-sure = Vraiment ?
web-confirm = Jouer
web-accept = Accepter
web-decline = Refuser
web-offer-draw = { $name } propose la nulle.
web-offer-takeback = { $name } demande à reprendre sa dernière action.
web-offered-draw = { $who ->
    [you] Vous proposez la nulle. On attend { $names }.
   *[other] { $name } propose la nulle. On attend { $names }.
 }
web-offered-takeback = { $who ->
    [you] Vous demandez à reprendre. On attend { $names }.
   *[other] { $name } demande à reprendre. On attend { $names }.
 }
web-dropped = La table a été abandonnée
web-result-draw = Partie nulle
web-result-you = Vous gagnez
web-result-one = { $names } gagne
web-result-many = { $names } gagnent ensemble
web-how-resign = par abandon
web-how-flag = au temps
web-how-claim = car l'autre joueur est resté absent
web-how-draw = d'un commun accord
web-next-game = Vers la partie suivante
web-rematch = Revanche
web-rematch-wanted = Revanche demandée
web-replay = Revoir
web-check-game = Vérifier cette partie
web-review = Analyse
web-hint = Conseil
web-hint-thinking = Réflexion…
web-save-record = Enregistrer la partie
web-hand-over = Passez l'appareil à { $who }
web-hand-over-help = Personne d'autre ne doit regarder. Vos cartes apparaissent après le bouton.
web-take-seat = Je suis { $who }
web-cover = Cacher le plateau
web-cover-next = À { $name } de jouer. Regardez à loisir, puis cachez le plateau.
web-log = Journal
web-chat = Discussion
web-notes = Notes
web-log-you = Vous
web-log-show = Montrer sur le plateau
web-log-newest = Plus récent
web-story = Que s'est-il passé ?
web-story-skip = Passer
web-older = Entrées plus anciennes
web-earlier-lines = { $n ->
    [one] 1 ligne d'avant
   *[other] { $n } lignes d'avant
 }
web-chat-none = Rien n'a encore été dit.
web-chat-write = Dire quelque chose
web-phrases = Phrases rapides
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-thinking = Je réfléchis.
web-phrase-your-turn = À vous !
web-phrase-well-played = Bien joué !
web-phrase-oops = Oups !
web-phrase-sorry = Pardon !
web-phrase-thanks = Merci !
web-phrase-good-game = Belle partie !
web-phrase-again = Une autre ?
web-notes-help = Vous seul pouvez les lire, aussi sur vos autres appareils.
web-version = règles { $version }
web-watch-link = Lien pour regarder
web-commitment = Engagement (SHA-256 de la graine)

# Leçons.

web-learn-title = Apprendre { $game }
web-learn-offline = Sans le serveur, la leçon ne peut pas être jouée. Voici ce qu'elle enseigne.
web-lesson = Leçon
web-lesson-astray = C'est possible aussi. Revenez à la position pour essayer ce que montre la leçon.
web-lesson-next = Compris
web-lesson-count = { $done } sur { $all }
web-lesson-leave = Quitter la leçon
web-lesson-over = Voilà l'essentiel du jeu. Vous en savez assez pour jouer.
web-lesson-play = Jouer contre un bot

# Règles.

web-rules-of = Règles de { $game }
web-rules-lead = Avec nos propres mots. Chaque règle a un numéro, et chaque refus le cite.
web-overview = En une minute
web-rules-find = Un numéro, ou des mots
web-rules-none = Aucune règle n'a ce numéro ni ces mots.
web-example = Exemple
web-example-try = Essayer : { $action }
web-example-reset = Revenir à la position
web-example-refused = Refusé, règle { $rule }.
web-example-could = Montrez-moi où je pourrais

# Revoir.

web-replay-of = Revoir : { $game }
web-replay-missing = Cette partie n'a jamais été ouverte dans ce navigateur. Vous pourrez la revoir quand le serveur répondra.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-ply = Pas
web-play = Lire
web-pause = Pause
web-ply-of = { $ply } sur { $plies }
web-eyes = Vu par
web-spectator = un spectateur
web-branch = Continuer d'ici
web-branch-help = Et si ? Bifurquez ici et continuez contre un bot.
web-branch-seat = Place
web-play-as = comme { $name }
web-back-to-table = Retour à la table

# Équité.

web-salts = Mots des joueurs
web-seed = Graine
web-seed-secret = secrète jusqu'à la fin
web-draws = Tirages
web-checking = { $n } { $n ->
    [one] vérifié
   *[other] vérifiés
 }…
web-proved = { $n ->
    [one] Prouvé : le tirage vient de la graine.
   *[other] Prouvé : les { $n } tirages viennent de la graine.
 }
web-seed-wrong = Non prouvé : la graine ne correspond pas à l'engagement.
web-draws-wrong = { $n ->
    [one] Non prouvé : le tirage { $first } ne vient pas de la graine.
   *[other] Non prouvé : { $n } tirages ne viennent pas de la graine, le premier est le { $first }.
 }
web-draws-list = Tous les tirages
web-draw-among = parmi
web-draw-index = indice
web-draw-dealt = donné
web-draw-fits = conforme

# Vous.

web-account = Compte
web-account-lead = Inutile pour jouer. Il garde vos parties et votre nom sur chaque appareil.
web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-out = Se déconnecter
web-forgotten = Mot de passe oublié
web-do-in = Se connecter
web-do-up = Créer le compte
web-do-forgotten = M'envoyer un e-mail
web-do-reset = Changer le mot de passe
web-name = Nom
web-name-of-seat = Nom : { $seat }
web-password = Mot de passe
web-email = E-mail (facultatif)
web-email-help = Pour un mot de passe oublié et les tours des parties lentes. Pour rien d'autre.
web-sign-up-help = Vos parties d'invité restent à vous.
web-reset-done = Le nouveau mot de passe est en vigueur. Connectez-vous.
web-reset-email-sent = Si le compte a une adresse, un e-mail est en route.
web-kind-guest = Invité
web-kind-account = Joueur
web-kind-program = Programme
web-kind-bot = Bot
web-kind-gone = Supprimé
web-guest-help = Vous êtes invité dans ce navigateur. Un compte garde vos parties :
web-your-name = Votre nom
web-rating = Cote
web-games-played = Parties
web-since = Ici depuis le { $day }
web-history = Mes parties
web-history-lead = Vos parties en cours, et les parties finies à revoir, à vérifier, à reprendre autrement.
web-history-none = Aucune partie encore.
web-history-stranger = Jouez d'abord une partie ; elle sera gardée ici.
web-history-offline = Aucune liste de parties n'est gardée dans ce navigateur. Elles reviendront avec la connexion.
web-history-kept = Vous pouvez revoir celles que vous avez déjà ouvertes dans ce navigateur.
web-history-running = En cours
web-history-finished = Finies
web-save-records = Tout télécharger
web-open-record = Ouvrir une partie enregistrée
web-study = Composer une position
web-record-odd = Ce fichier n'est pas une partie enregistrée.
web-record-ply = Reprendre après l'action … sur { $plies }
web-record-alone = Je joue toutes les places
web-record-as = Je joue { $name }, les bots jouent le reste

# Le compte.

web-settings-account = Le compte : nom, mot de passe, e-mails, programmes
web-account-own = Réglages du compte
web-account-own-lead = Votre nom, votre connexion, et ce qui vous parvient quand c'est à vous.
web-keep-games = Gardez vos parties
web-keep-games-help = Vous êtes invité : seul ce navigateur vous connaît. Un nom et un mot de passe vous ramènent de partout.
web-account-made = Le compte est à vous, les parties aussi.
web-name-help = Il figure à chaque table et sert à se connecter.
web-name-help-guest = Il figure à chaque table.
web-email-address = E-mail
web-email-none = Il n'y a pas d'adresse.
web-email-confirmed = { $email } est confirmée.
web-email-waits = { $email } n'est pas encore confirmée : suivez le lien de l'e-mail. Enregistrez l'adresse de nouveau pour en recevoir un autre.
web-email-empty = Laissez vide pour retirer l'adresse.
web-email-sent = Un e-mail avec un lien part vers { $email }.
web-email-gone = L'adresse est retirée.
web-password-now = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-help = Au moins { $n } caractères. Plusieurs mots conviennent bien.
web-password-change = Changer le mot de passe
web-password-changed = Le nouveau mot de passe est en vigueur. Vous êtes déconnecté partout ailleurs et vos jetons ne sont plus valables.
web-notifications = Quand c'est à vous
web-notifications-mail = Un e-mail
web-notifications-mail-help = Quand vous n'êtes pas à la table. Il faut une adresse confirmée.
web-notices-no-address = Aucun e-mail ne peut encore vous parvenir : votre compte n'a pas d'adresse confirmée.
web-notifications-account = Les e-mails demandent un compte.
web-push = Un message dans ce navigateur
web-push-help = Même quand cette page est fermée. Chaque navigateur a son propre réglage.
web-push-none = Ce navigateur ne peut pas montrer de messages, ou seulement en https.
web-push-blocked = Le navigateur bloque les messages de cette page. Autorisez-les dans ses réglages.
web-push-failed = Le service de messages du navigateur ne répond pas.
web-last-seen = dernière visite : { $when }
web-since-day = depuis le { $day }
web-fault-wrong-password = Ce mot de passe est incorrect.
web-fault-sign-in = Le nom ou le mot de passe est incorrect.
web-fault-name = Ce nom est à quelqu'un d'autre.
web-fault-odd-name = Ce nom ne convient pas : un seul alphabet, et pas de caractères invisibles.
web-fault-password = Ce mot de passe ne va pas : trop court, trop simple, ou votre nom.
web-fault-email = Ce n'est pas une adresse e-mail.
web-fault-link = Ce lien a servi ou est trop ancien.
web-fault-too-fast = Trop d'essais. Attendez un peu.
web-fault-tokens = Il y a trop de jetons : révoquez-en un d'abord.
web-fault-push = Le serveur ne prend pas en charge le service de messages de ce navigateur.

# Réglages.

web-settings-lead = Ils s'appliquent à ce navigateur.
web-settings-where = Les réglages restent dans ce navigateur ; seul le choix de la langue est transmis au serveur, pour le journal et les e-mails.
web-theme = Clair ou sombre
web-theme-auto = comme l'appareil
web-theme-light = clair
web-theme-dark = sombre
web-story-pace = Tours des autres
web-story-slow = pas à pas
web-story-fast = deux fois plus vite
web-story-off = tout d'un coup
web-motion = Mouvement
web-motion-auto = comme l'appareil
web-motion-full = animations courtes
web-motion-none = aucun
web-at-table = À la table
web-confirm-moves = Demander avant chaque action
web-confirm-moves-help = Pour les petits écrans et les mains peu sûres.
web-auto-pass = Passer automatiquement
web-auto-pass-help = Quand rien d'autre n'est possible, après une courte pause.
web-sound = Son
web-sound-help = Cartes, bornes, batailles, votre tour et la fin de la partie.

# À propos.

# L'hôte.

web-host = Le serveur
web-host-lead = Pour qui s'occupe de ce serveur.
web-host-version = Version
web-host-playing = Parties en cours
web-host-over = Parties finies
web-host-emails = E-mails en attente
web-host-failed = E-mails en échec
web-host-only = Seul l'hôte voit cette page. Sur le serveur, la commande saltire host-link affiche un lien qui fait de vous l'hôte, une seule fois.
web-host-mail = Serveur de messagerie
web-host-test-email = M'envoyer un e-mail d'essai
web-host-test-email-sent = Un e-mail d'essai est en route.
web-host-test-email-first = Réglez d'abord un serveur de messagerie, et une adresse dans votre compte.
web-host-resign = Rendre les droits d'hôte
