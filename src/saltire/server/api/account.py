"""Accounts: sign up, in and out, change, delete. All of it from the browser, never with a token."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from saltire.i18n.words import best_language
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.people.auth import COOKIE, Here, Person, perhaps_here, set_cookie
from saltire.server.people.passwords import looks_like_email, needs_rehash, weakness
from saltire.server.people.removal import dismiss, unname
from saltire.server.people.reserved import reserved
from saltire.server.schemas.people import (
    AccountOut,
    DeleteAccount,
    EmailChange,
    Forgotten,
    MeOut,
    NewAccount,
    PasswordChange,
    Reset,
    SignIn,
)
from saltire.server.services import Services, services_of
from saltire.server.store.accounts import Found
from saltire.server.store.names import fault_in, name_key, skeleton

router = APIRouter(tags=["account"])
PerhapsHere = Annotated[Person | None, Depends(perhaps_here)]
WRONG: Final = "the name or the password is wrong"


@router.post("/account", status_code=201, operation_id="create_account")
async def sign_up(
    request: Request, response: Response, body: NewAccount, person: PerhapsHere
) -> MeOut:
    """Make an account; a guest keeps the games. The cookie is a new one, and tokens of the guest end."""
    services = services_of(request)
    services.check_rate("sign-up", address_of(request.scope))
    if person is not None and person.kind != "guest":
        raise ApiError("conflict", "you have an account: sign out first")
    demand_good_password(body.password, body.name)
    demand_email(body.email)
    demand_patience(services, body.email)
    await demand_free_name(services, body.name)
    if person is None:
        await demand_welcome(request)
    lang = body.lang or best_language([request.headers.get("accept-language")])
    services.charge_caller("password", request)
    kept = await services.passwords.hash(body.password)
    id = person.id if person else await services.people.add(body.name, "guest", lang)
    await services.accounts.change(
        id, kind="account", name=body.name, **login_of(body.name), password=kept,
        email=body.email or None, email_confirmed=False, lang=person.lang if person else lang,
    )  # fmt: skip
    if body.email:
        await services.notifier.confirm(id, body.email)
    if person is not None:  # whoever had the guest's cookie or a token of it is out
        await services.accounts.end_other_sessions(id, "")
        await services.accounts.drop_tokens(id)
        dismiss(services, id)
    await _new_session(request, response, id)
    return await _me(services, id)


@router.post("/sign-in")
async def sign_in(request: Request, response: Response, body: SignIn) -> MeOut:
    """Come back. Unknown name and wrong password are one answer, after the same time."""
    services = services_of(request)
    login, address = name_key(body.name), address_of(request.scope)
    services.check_rate("sign-in-address", address)
    # Counted for each address: whoever guesses elsewhere must not lock the owner out.
    guesses = f"{login} from {address}"
    services.check_rate("sign-in-name", guesses)
    services.charge_caller("password", request)
    row = await services.accounts.by_login(login)
    kept = None if row is None else row._mapping["password"]
    if not await services.passwords.right(kept, body.password) or row is None:
        raise ApiError("wrong-password", WRONG)
    known = row._mapping
    if known["barred"]:
        raise ApiError("forbidden", "the host has banned this account")
    services.rate_limits.forgive("sign-in-name", guesses)
    services.rate_limits.forgive("sign-in-address", address)
    if needs_rehash(known["password"]):
        await services.accounts.change(
            known["id"], password=await services.passwords.hash(body.password)
        )
    await _new_session(request, response, known["id"])
    return await _me(services, known["id"])


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, response: Response) -> None:
    """End this session and take the cookie back."""
    services, cookie = services_of(request), request.cookies.get(COOKIE)
    row = await services.people.by_cookie(cookie) if cookie else None
    if cookie and row is not None:
        await services.accounts.end_session(cookie)
        dismiss(services, row._mapping["id"])
    response.delete_cookie(COOKIE, path="/")


@router.get("/account", operation_id="get_account")
async def account(request: Request, person: Here) -> AccountOut:
    return await account_out(services_of(request), person.id)


@router.put("/account/password")
async def change_password(request: Request, body: PasswordChange, person: Here) -> AccountOut:
    """Change the password; every other session and every token ends."""
    services = services_of(request)
    await _prove(request, person, body.password)
    demand_good_password(body.new, person.name)
    await _set_password(services, person.id, body.new, request.cookies.get(COOKIE, ""))
    return await account_out(services, person.id)


@router.put("/account/email")
async def change_email(request: Request, body: EmailChange, person: Here) -> AccountOut:
    """Change the address; letters go there once it is confirmed from there."""
    services = services_of(request)
    await _prove(request, person, body.password)
    demand_email(body.email)
    if body.email:
        services.check_rate("letters", person.id)
    demand_patience(services, body.email)
    await services.accounts.change(person.id, email=body.email or None, email_confirmed=False)
    await services.accounts.drop_keys("reset", person.id)  # they went to the old address
    if body.email:
        await services.notifier.confirm(person.id, body.email)
    return await account_out(services, person.id)


@router.delete("/account", status_code=204, operation_id="delete_account")
async def delete(request: Request, response: Response, body: DeleteAccount, person: Here) -> None:
    """Delete a person; the games stay, without the name."""
    services = services_of(request)
    if person.kind == "account":
        await _prove(request, person, body.password or "")
    await services.accounts.forget(person.id)
    unname(services, person.id)
    dismiss(services, person.id)
    response.delete_cookie(COOKIE, path="/")


@router.post("/forgotten", status_code=202, operation_id="forgot_password")
async def forgotten(request: Request, body: Forgotten) -> None:
    """Send a letter to set a new password; the answer does not tell whether there is such an account."""
    services = services_of(request)
    services.check_rate("sign-in-address", address_of(request.scope))
    row = await services.accounts.by_login(name_key(body.name))
    if row is not None and row._mapping["email_confirmed"]:
        known = row._mapping
        if not services.rate_limits.wait("letters", known["id"]):
            await services.notifier.reset(known["id"], known["email"])


@router.post("/reset", status_code=204, operation_id="reset_password")
async def reset(request: Request, body: Reset) -> None:
    """Set a new password with the key from the letter; every session and every token ends."""
    services = services_of(request)
    services.check_rate("sign-in-address", address_of(request.scope))
    demand_good_password(body.password, "")
    found = await services.accounts.use_key("reset", body.key)
    if found is None:
        raise ApiError("forbidden", "that link is used up or too old: ask for a new letter")
    await _set_password(services, found._mapping["person_id"], body.password, "")


async def _set_password(services: Services, id: str, password: str, cookie: str) -> None:
    """Set a password; whoever came in with the old one is out, but for the session of the cookie."""
    await services.accounts.change(id, password=await services.passwords.hash(password))
    await services.accounts.drop_keys("reset", id)
    await services.accounts.end_other_sessions(id, cookie)
    await services.accounts.drop_tokens(id)
    dismiss(services, id)


def login_of(name: str) -> dict[str, object]:
    """Give what an account's name is found by: as it is typed, and as it looks."""
    return {"login": name_key(name), "skeleton": skeleton(name)}


async def demand_free_name(services: Services, name: str, but: str | None = None) -> None:
    """Demand a name that can be read as it is, and looks like no account's, but for one's own."""
    if fault := fault_in(name):
        raise ApiError("bad-name", fault)
    if reserved(name):
        raise ApiError("conflict", "that name belongs to the server or to one of its bots")
    owner = await services.accounts.owner_of_name(name_key(name), skeleton(name))
    if owner not in (None, but):
        raise ApiError("conflict", "that name belongs to somebody else")


async def demand_welcome(request: Request) -> None:
    """Demand an address from which newcomers are let in."""
    if await services_of(request).accounts.address_barred(address_of(request.scope)):
        message = "the host lets nobody new in from this address for now; an account may sign in"
        raise ApiError("forbidden", message)


def demand_good_password(password: str, name: str) -> None:
    if fault := weakness(password, name):
        raise ApiError("malformed", fault)


def demand_email(email: str | None) -> None:
    if email and not looks_like_email(email):
        raise ApiError("malformed", "that is not an e-mail address")


def demand_patience(services: Services, email: str | None) -> None:
    """Demand that an address got few letters lately: whose it is, is not known before it is confirmed."""
    if email:
        services.check_rate("letters", email.casefold())


async def _prove(request: Request, person: Person, password: str) -> None:
    services = services_of(request)
    guesses = f"{person.id} from {address_of(request.scope)}"
    services.check_rate("sign-in-name", guesses)
    services.charge_caller("password", request)
    row = await services.accounts.by_id(person.id)
    if row is None or not await services.passwords.right(row._mapping["password"], password):
        raise ApiError("wrong-password", "the password is wrong")
    services.rate_limits.forgive("sign-in-name", guesses)


async def _new_session(request: Request, response: Response, id: str) -> None:
    """Begin a session; whatever cookie came with the request is worth nothing afterwards."""
    services = services_of(request)
    old = request.cookies.get(COOKIE)
    if old:
        await services.accounts.end_session(old)
    label = request.headers.get("user-agent", "")[:200]
    secret = await services.people.add_session(id, label, address_of(request.scope))
    set_cookie(response, services.settings, secret)


async def _me(services: Services, id: str) -> MeOut:
    known = _require_known(await services.accounts.by_id(id))
    return MeOut.model_validate({name: known[name] for name in MeOut.model_fields})


async def account_out(services: Services, id: str) -> AccountOut:
    known = _require_known(await services.accounts.by_id(id))
    preferences = known["settings"]
    assert isinstance(preferences, dict)
    known |= {"mail_turns": True, "push_turns": True, **preferences}
    return AccountOut.model_validate({name: known[name] for name in AccountOut.model_fields})


def _require_known(row: Found | None) -> dict[str, object]:
    if row is None:
        raise ApiError("not-signed-in", "nobody is signed in")
    return dict(row._mapping)
