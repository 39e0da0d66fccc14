"""Who am I: a guest at once, an account later."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from saltire.i18n.words import best_language
from saltire.server.api.account import demand_free_name, demand_welcome, login_of
from saltire.server.edge.origins import address_of
from saltire.server.people.auth import COOKIE, Here, Perhaps, Person, Who, set_cookie
from saltire.server.schemas.people import MeChange, MeOut, NewGuest
from saltire.server.services import services_of

router = APIRouter(tags=["people"])


@router.post("/me", operation_id="create_guest")
async def enter(request: Request, response: Response, body: NewGuest, person: Perhaps) -> MeOut:
    """Become a guest and get the cookie; whoever is known already stays who they are."""
    services = services_of(request)
    if person is None:
        address = address_of(request.scope)
        services.check_rate("guests", address)
        await demand_welcome(request)
        if body.name is not None:
            await demand_free_name(services, body.name)
        lang = body.lang or best_language([request.headers.get("accept-language")])
        id = await services.people.add(body.name or "Guest", "guest", lang)
        label = request.headers.get("user-agent", "")[:200]
        secret = await services.people.add_session(id, label, address)
        set_cookie(response, services.settings, secret)
        person = Person(id, body.name or "Guest", "guest", lang)
    return MeOut.model_validate(person.to_json())


@router.get("/me", operation_id="get_me")
async def me(request: Request, person: Who) -> MeOut:
    """Tell who is asking, and note that they were here."""
    cookie = request.cookies.get(COOKIE)
    if cookie:
        await services_of(request).accounts.touch(cookie, address_of(request.scope))
    return MeOut.model_validate(person.to_json())


@router.patch("/me", operation_id="change_me")
async def change(request: Request, body: MeChange, person: Here) -> MeOut:
    """Change one's name or language; an account signs in with the new name from then on."""
    services, changed = services_of(request), body.model_dump(exclude_none=True)
    if body.name == person.name:
        del changed["name"]  # names from before today's rules stay
    elif body.name is not None:
        await demand_free_name(services, body.name, person.id)
        if person.kind == "account":
            changed |= login_of(body.name)
    if changed:
        await services.accounts.change(person.id, **changed)
    shown = {**person.to_json(), **body.model_dump(exclude_none=True)}
    return MeOut.model_validate(shown)
