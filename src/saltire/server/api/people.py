"""Who am I: a guest at once, an account later."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from saltire.i18n.words import best_language
from saltire.server.api.account import demand_visible
from saltire.server.edge.origins import address_of
from saltire.server.people.auth import COOKIE, Here, Perhaps, Person, Who, set_cookie
from saltire.server.people.passwords import name_key
from saltire.server.schemas.people import MeChange, MeOut, NewGuest
from saltire.server.services import services_of

router = APIRouter(tags=["people"])


@router.post("/me", operation_id="create_guest")
async def enter(request: Request, response: Response, body: NewGuest, person: Perhaps) -> MeOut:
    """Become a guest and get the cookie; whoever is known already stays who they are."""
    services = services_of(request)
    if person is None:
        services.check_rate("guests", address_of(request.scope))
        lang = body.lang or best_language([request.headers.get("accept-language")])
        id = await services.people.add(body.name or "Guest", "guest", lang)
        label = request.headers.get("user-agent", "")[:200]
        set_cookie(response, services.settings, await services.people.add_session(id, label))
        person = Person(id, body.name or "Guest", "guest", lang)
    return MeOut.model_validate(person.to_json())


@router.get("/me", operation_id="get_me")
async def me(request: Request, person: Who) -> MeOut:
    """Tell who is asking, and note that they were here."""
    cookie = request.cookies.get(COOKIE)
    if cookie:
        await services_of(request).accounts.touch(cookie)
    return MeOut.model_validate(person.to_json())


@router.patch("/me", operation_id="change_me")
async def change(request: Request, body: MeChange, person: Here) -> MeOut:
    """Change one's name or language; an account signs in with the new name from then on."""
    changed = body.model_dump(exclude_none=True)
    if body.name is not None:
        demand_visible(body.name)
    if changed:
        login = {"login": name_key(body.name)} if body.name and person.kind == "account" else {}
        await services_of(request).accounts.change(person.id, **changed, **login)
    return MeOut.model_validate({**person.to_json(), **changed})
