"""For hosts: the one-time link, how the server fares, and barring people."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from saltire import __version__
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.people.auth import Here, Person
from saltire.server.people.removal import dismiss
from saltire.server.schemas.people import Bar, HostKey, HostOut
from saltire.server.schemas.tables import MeOut
from saltire.server.services import house_of

router = APIRouter(tags=["host"])


async def host(person: Here) -> Person:
    """Demand the host."""
    if not person.host:
        raise ApiError("forbidden", "only the host may do that")
    return person


Host = Annotated[Person, Depends(host)]


@router.post("/host")
async def become_host(request: Request, asked: HostKey, person: Here) -> MeOut:
    """Become a host with the key of the link that `saltire serve` prints; it works once."""
    desk = house_of(request).desk
    desk.count("host-key", address_of(request.scope))
    if await desk.accounts.use_key("host", asked.key) is None:
        raise ApiError("forbidden", "that link is used up or too old: start the server again")
    await desk.accounts.change(person.id, host=True)
    return MeOut.model_validate({**person.to_json(), "host": True})


@router.get("/host", dependencies=[Depends(host)])
async def overview(request: Request) -> HostOut:
    """Tell how the server fares."""
    desk = house_of(request).desk
    waiting, failed = await desk.outbox.counts()
    kinds, states = await desk.accounts.census()
    return HostOut(
        version=__version__, people=kinds, tables=states, letters_waiting=waiting,
        letters_failed=failed, mail=desk.letters.mail_ready,
    )  # fmt: skip


@router.delete("/host", status_code=204)
async def resign(request: Request, person: Host) -> None:
    """Give the rights of a host back."""
    await house_of(request).desk.accounts.change(person.id, host=False)


@router.put("/host/people/{id}", status_code=204, dependencies=[Depends(host)])
async def bar(request: Request, id: str, asked: Bar) -> None:
    """Bar somebody, or let them in again; a barred person is signed out everywhere."""
    house = house_of(request)
    accounts = house.desk.accounts
    row = await accounts.by_id(id)
    if row is None or row.kind not in ("guest", "account", "program"):
        raise ApiError("not-found", "there is no such person")
    if row.host:
        raise ApiError("forbidden", "a host cannot be barred")
    await accounts.change(id, barred=asked.barred)
    if asked.barred:
        await accounts.end_other_sessions(id, "")
        dismiss(house, id)


@router.post("/host/letter", status_code=202)
async def test_letter(request: Request, person: Host) -> None:
    """Send oneself a letter to see whether the mail settings work."""
    desk = house_of(request).desk
    row = await desk.accounts.by_id(person.id)
    if not desk.letters.mail_ready or row is None or not row.email:
        raise ApiError("conflict", "set a mail server, and an address in your account, first")
    desk.count("letters", person.id)
    await desk.letters.test(person.id)
