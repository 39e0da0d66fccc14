# Letters to people who are away, and the pages their links lead to.

letter-turn-subject = Your turn: { $game } with { $others }
letter-turn-body =
    { $name }, it is your turn in { $game } with { $others }.

    { $link }
letter-stop = No more e-mails about turns: { $link }
letter-confirm-subject = Confirm your address for Saltire
letter-confirm-body =
    { $name }, e-mails about your turns will go to this address once you confirm it:

    { $link }

    The link works once, for two days. If you did not ask for it, do nothing.
letter-reset-subject = A new password for Saltire
letter-reset-body =
    { $name }, set a new password here:

    { $link }

    The link works once, for an hour. If you did not ask for it, do nothing.
letter-test-subject = A test e-mail from Saltire
letter-test-body = The mail settings of { $link } work.
letter-push-title = Your turn
letter-push-body = { $game } with { $others }
letter-alone = nobody else

page-stop-title = No more e-mails
page-stop-ask = Stop the e-mails about your turns?
page-stop-button = Stop them
page-stop-done = No more e-mails about turns. You can switch them on again in your account.
page-confirm-title = Confirm your address
page-confirm-ask = Send e-mails about your turns to this address?
page-confirm-button = Confirm
page-confirm-done = The address is confirmed.
page-key-bad = That link is used up or too old.
