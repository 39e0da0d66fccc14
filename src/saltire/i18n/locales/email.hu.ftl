# Levelek azoknak, akik nincsenek itt, és az oldalak, ahová a levelek vezetnek.

letter-turn-subject = Te jössz: { $game }, a többiek: { $others }
letter-turn-body =
    { $name }, te jössz ebben a játékban: { $game }. A többiek: { $others }.

    { $link }
letter-stop = Ne jöjjön több levél a köreimről: { $link }
letter-confirm-subject = Erősítsd meg a címedet a Saltire-hoz
letter-confirm-body =
    { $name }, a köreidről szóló levelek erre a címre jönnek, ha megerősíted:

    { $link }

    A link egyszer használható, két napig. Nem te kérted? Akkor ne tegyél semmit.
letter-reset-subject = Új jelszó a Saltire-hoz
letter-reset-body =
    { $name }, itt adhatsz meg új jelszót:

    { $link }

    A link egyszer használható, egy óráig. Nem te kérted? Akkor ne tegyél semmit.
letter-test-subject = Próbalevél a Saltire-tól
letter-test-body = A levelezés beállításai működnek itt: { $link }
letter-push-title = Te jössz
letter-push-body = { $game }, a többiek: { $others }
letter-alone = senki más

page-stop-title = Nincs több levél
page-stop-ask = Ne jöjjön több levél a köreidről?
page-stop-button = Ne jöjjön több
page-stop-done = Nem jön több levél a köreidről. A fiókodban visszakapcsolhatod.
page-confirm-title = A cím megerősítése
page-confirm-ask = Erre a címre jöjjenek a köreidről szóló levelek?
page-confirm-button = Megerősítem
page-confirm-done = A cím meg van erősítve.
page-key-bad = Ezt a linket már használták, vagy túl régi.
