# Sessions, programs and the end of an account.

web-sessions = Où vous êtes connecté
web-session-this = ce navigateur
web-session-somewhere = Navigateur inconnu
web-session-end = Déconnecter
web-session-ended = La session est fermée.
web-session-others = Se déconnecter partout ailleurs
web-programs = Programmes
web-programs-help = Avec un jeton, un de vos programmes joue en votre nom. Qui a le jeton joue à votre place.
web-programs-none = Aucun programme n'a de jeton.
web-token-name = Nom du programme
web-token-make = Créer un jeton
web-token-new = Le jeton « { $name } »
web-token-once = Copiez-le maintenant : il n'est montré que cette fois.
web-token-revoke = Révoquer
web-token-revoked = Le jeton « { $name } » n'ouvre plus rien.
web-delete-account = Supprimer le compte
web-delete-account-guest = Effacer mes données
web-delete-account-help = Nom, adresse, connexions, jetons, notes et cotes sont supprimés. Vos parties restent, sans le nom.
web-delete-account-sure = C'est définitif.
web-delete-account-do = Supprimer pour de bon
web-delete-account-done = Vos données sont effacées. Vos parties restent, sans le nom.
