# Dopisy těm, kdo tu nejsou, a stránky, kam vedou jejich odkazy.

letter-turn-subject = Jsi na tahu: { $game }, hrají: { $others }
letter-turn-body =
    { $name }, jsi na tahu ve hře { $game }. Hrají: { $others }.

    { $link }
letter-stop = Žádné další dopisy o tazích: { $link }
letter-confirm-subject = Potvrď svou adresu pro Saltire
letter-confirm-body =
    { $name }, dopisy o tvých tazích budou chodit na tuto adresu, až ji potvrdíš:

    { $link }

    Odkaz platí jednou, dva dny. Nežádal(a) jsi o něj? Pak nedělej nic.
letter-reset-subject = Nové heslo pro Saltire
letter-reset-body =
    { $name }, nové heslo nastavíš tady:

    { $link }

    Odkaz platí jednou, hodinu. Nežádal(a) jsi o něj? Pak nedělej nic.
letter-test-subject = Zkušební dopis od Saltire
letter-test-body = Nastavení pošty funguje: { $link }
letter-push-title = Jsi na tahu
letter-push-body = { $game }, hrají: { $others }
letter-alone = nikdo další

page-stop-title = Žádné další dopisy
page-stop-ask = Neposílat už dopisy o tvých tazích?
page-stop-button = Neposílat
page-stop-done = Dopisy o tazích už nepřijdou. Ve svém účtu je můžeš zase zapnout.
page-confirm-title = Potvrzení adresy
page-confirm-ask = Posílat dopisy o tvých tazích na tuto adresu?
page-confirm-button = Potvrdit
page-confirm-done = Adresa je potvrzena.
page-key-bad = Tento odkaz už byl použit, nebo je příliš starý.
