# Lettres aux absents, et les pages où mènent leurs liens.

letter-turn-subject = À vous de jouer : { $game } avec { $others }
letter-turn-body =
    { $name }, c'est à vous de jouer à { $game } avec { $others }.

    { $link }
letter-stop = Ne plus recevoir d'e-mails sur vos tours : { $link }
letter-confirm-subject = Confirmez votre adresse pour Saltire
letter-confirm-body =
    { $name }, les e-mails sur vos tours iront à cette adresse quand vous l'aurez confirmée :

    { $link }

    Le lien sert une fois, pendant deux jours. Vous n'avez rien demandé ? Ne faites rien.
letter-reset-subject = Un nouveau mot de passe pour Saltire
letter-reset-body =
    { $name }, choisissez ici un nouveau mot de passe :

    { $link }

    Le lien sert une fois, pendant une heure. Vous n'avez rien demandé ? Ne faites rien.
letter-test-subject = Un e-mail d'essai de Saltire
letter-test-body = Les réglages de messagerie de { $link } fonctionnent.
letter-push-title = À vous de jouer
letter-push-body = { $game } avec { $others }
letter-alone = personne d'autre

page-stop-title = Plus d'e-mails
page-stop-ask = Ne plus envoyer d'e-mails sur vos tours ?
page-stop-button = Ne plus en envoyer
page-stop-done = Vous ne recevrez plus d'e-mails sur vos tours. Votre compte permet de les réactiver.
page-confirm-title = Confirmer l'adresse
page-confirm-ask = Envoyer les e-mails sur vos tours à cette adresse ?
page-confirm-button = Confirmer
page-confirm-done = L'adresse est confirmée.
page-key-bad = Ce lien a déjà servi ou n'est plus valable.
