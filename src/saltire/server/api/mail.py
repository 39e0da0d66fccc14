"""The pages that links in e-mail lead to: a question and a button, no script, no cookie.

Reading the page changes nothing, since mail programs open links by themselves; the button does, and so
does the one-click header of mail programs that know it.
"""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from saltire.i18n.words import Words, best_language
from saltire.server.services import services_of

router = APIRouter(prefix="/mail", include_in_schema=False)
_PAGE = """<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title} · Saltire</title></head>
<body><main><h1>{title}</h1>
<p>{text}</p>
{form}</main></body>
</html>
"""
_FORM = '<form method="post"><button>{button}</button></form>\n'


def _page(request: Request, what: str, text: str, status: int = 200) -> HTMLResponse:
    words = Words(best_language([request.headers.get("accept-language")]))
    asks = text.endswith("-ask")
    form = _FORM.format(button=escape(words.say(f"page-{what}-button"))) if asks else ""
    html = _PAGE.format(
        lang=words.lang,
        title=escape(words.say(f"page-{what}-title")),
        text=escape(words.say(text)),
        form=form,
    )
    return HTMLResponse(html, status)


@router.get("/stop/{key}")
async def ask_to_stop(request: Request, key: str) -> HTMLResponse:
    templates = await services_of(request).notifier.templates()
    if templates.read_stop_key(key) is None:
        return _page(request, "stop", "page-key-bad", 404)
    return _page(request, "stop", "page-stop-ask")


@router.post("/stop/{key}")
async def stop(request: Request, key: str) -> HTMLResponse:
    """Stop the e-mail about turns of the person who got the link."""
    services = services_of(request)
    id = (await services.notifier.templates()).read_stop_key(key)
    row = None if id is None else await services.accounts.by_id(id)
    if id is None or row is None:
        return _page(request, "stop", "page-key-bad", 404)
    await services.accounts.change(id, settings={**row._mapping["settings"], "mail_turns": False})
    return _page(request, "stop", "page-stop-done")


@router.get("/confirm/{key}")
async def ask_to_confirm(request: Request, key: str) -> HTMLResponse:
    if not await services_of(request).accounts.know_key("confirm", key):
        return _page(request, "confirm", "page-key-bad", 404)
    return _page(request, "confirm", "page-confirm-ask")


@router.post("/confirm/{key}")
async def confirm(request: Request, key: str) -> HTMLResponse:
    """Confirm the address, if it is still the one the message went to."""
    accounts = services_of(request).accounts
    found = await accounts.use_key("confirm", key)
    row = None if found is None else await accounts.by_id(found.person_id)
    if found is None or row is None or row.email != found.data["email"]:
        return _page(request, "confirm", "page-key-bad", 404)
    await accounts.change(row.id, email_confirmed=True)
    return _page(request, "confirm", "page-confirm-done")
