# Lettres aux absents, et les pages où mènent leurs liens.

letter-turn-subject = À vous de jouer : { $game } avec { $others }
letter-turn-body =
    { $name }, c’est à vous de jouer à { $game } avec { $others }.

    { $link }
letter-stop = Plus de lettres sur vos tours : { $link }
letter-confirm-subject = Confirmez votre adresse pour Saltire
letter-confirm-body =
    { $name }, les lettres sur vos tours iront à cette adresse quand vous l’aurez confirmée :

    { $link }

    Le lien sert une fois, pendant deux jours. Vous n’avez rien demandé ? Ne faites rien.
letter-reset-subject = Un nouveau mot de passe pour Saltire
letter-reset-body =
    { $name }, choisissez ici un nouveau mot de passe :

    { $link }

    Le lien sert une fois, pendant une heure. Vous n’avez rien demandé ? Ne faites rien.
letter-test-subject = Une lettre d’essai de Saltire
letter-test-body = Les réglages du courrier de { $link } fonctionnent.
letter-push-title = À vous de jouer
letter-push-body = { $game } avec { $others }
letter-alone = personne d’autre

page-stop-title = Plus de lettres
page-stop-ask = Ne plus envoyer de lettres sur vos tours ?
page-stop-button = Ne plus en envoyer
page-stop-done = Plus de lettres sur vos tours. Votre compte permet de les remettre.
page-confirm-title = Confirmer l’adresse
page-confirm-ask = Envoyer les lettres sur vos tours à cette adresse ?
page-confirm-button = Confirmer
page-confirm-done = L’adresse est confirmée.
page-key-bad = Ce lien a déjà servi ou il est trop vieux.
