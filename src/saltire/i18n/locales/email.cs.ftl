# Dopisy těm, kdo tu nejsou, a stránky, kam vedou jejich odkazy.

letter-turn-subject = Jste na tahu: { $game }, hrají: { $others }
letter-turn-body =
    { $name }, jste na tahu ve hře { $game }. Hrají: { $others }.

    { $link }
letter-stop = Žádné další e-maily o tazích: { $link }
letter-confirm-subject = Potvrďte svou adresu pro Saltire
letter-confirm-body =
    { $name }, e-maily o vašich tazích budou chodit na tuto adresu, až ji potvrdíte:

    { $link }

    Odkaz platí jednou, dva dny. Nežádali jste o něj? Pak nedělejte nic.
letter-reset-subject = Nové heslo pro Saltire
letter-reset-body =
    { $name }, nové heslo nastavíte tady:

    { $link }

    Odkaz platí jednou, hodinu. Nežádali jste o něj? Pak nedělejte nic.
letter-test-subject = Zkušební e-mail od Saltire
letter-test-body = Nastavení pošty funguje: { $link }
letter-push-title = Jste na tahu
letter-push-body = { $game }, hrají: { $others }
letter-alone = nikdo další

page-stop-title = Žádné další e-maily
page-stop-ask = Neposílat už e-maily o vašich tazích?
page-stop-button = Neposílat
page-stop-done = E-maily o tazích už nepřijdou. Ve svém účtu je můžete zase zapnout.
page-confirm-title = Potvrzení adresy
page-confirm-ask = Posílat e-maily o vašich tazích na tuto adresu?
page-confirm-button = Potvrdit
page-confirm-done = Adresa je potvrzena.
page-key-bad = Tento odkaz už byl použit, nebo je příliš starý.
