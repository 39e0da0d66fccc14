"""For hosts: the one-time link, how the server fares, and barring people."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from saltire import __version__
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.people.auth import Here, Person
from saltire.server.people.removal import dismiss
from saltire.server.schemas.people import Bar, HostKey, HostOut, MeOut
from saltire.server.services import services_of

router = APIRouter(tags=["host"])
BAR_HOURS = 24
"""How long a bar covers the addresses of the person: it outlives most ways to come back as a guest."""


async def host(person: Here) -> Person:
    """Demand the host."""
    if not person.host:
        raise ApiError("forbidden", "only the host may do that")
    return person


Host = Annotated[Person, Depends(host)]


@router.post("/host")
async def become_host(request: Request, body: HostKey, person: Here) -> MeOut:
    """Become a host with the key of the link that `saltire host-link` prints; it works once."""
    services = services_of(request)
    services.check_rate("host-key", address_of(request.scope))
    if await services.accounts.use_key("host", body.key) is None:
        raise ApiError(
            "forbidden", "that link is used up or too old: saltire host-link makes a new one"
        )
    await services.accounts.change(person.id, host=True)
    return MeOut.model_validate({**person.to_json(), "host": True})


@router.get("/host", dependencies=[Depends(host)], operation_id="get_host_overview")
async def overview(request: Request) -> HostOut:
    """Tell how the server fares."""
    services = services_of(request)
    waiting, failed = await services.outbox.counts()
    kinds, states = await services.accounts.census()
    return HostOut(
        version=__version__, people=kinds, tables=states, letters_waiting=waiting,
        letters_failed=failed, mail=services.notifier.mail_ready,
    )  # fmt: skip


@router.delete("/host", status_code=204, operation_id="resign_host")
async def resign(request: Request, person: Host) -> None:
    """Give the rights of a host back."""
    await services_of(request).accounts.change(person.id, host=False)


@router.put(
    "/host/people/{id}", status_code=204, dependencies=[Depends(host)], operation_id="bar_person"
)
async def bar(request: Request, id: str, body: Bar) -> None:
    """Bar somebody, or let them in again; a barred person is signed out everywhere.

    For a day nobody new is let in from where that person was seen last; accounts may sign in.
    """
    services = services_of(request)
    accounts = services.accounts
    row = await accounts.by_id(id)
    if row is None or row.kind not in ("guest", "account", "program"):
        raise ApiError("not-found", "there is no such person")
    if row.host:
        raise ApiError("forbidden", "a host cannot be barred")
    await accounts.change(id, barred=body.barred)
    await accounts.bar_addresses(id, BAR_HOURS if body.barred else 0)
    if body.barred:
        await accounts.end_other_sessions(id, "")
        dismiss(services, id)


@router.post("/host/letter", status_code=202, operation_id="send_test_mail")
async def test_letter(request: Request, person: Host) -> None:
    """Send oneself a letter to see whether the mail settings work."""
    services = services_of(request)
    row = await services.accounts.by_id(person.id)
    if not services.notifier.mail_ready or row is None or not row.email:
        raise ApiError("conflict", "set a mail server, and an address in your account, first")
    services.check_rate("letters", person.id)
    await services.notifier.test(person.id)
