"""For hosts: finding people, and barring people and addresses."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request

from saltire.server.api.host import Host, host
from saltire.server.edge.origins import counted_address
from saltire.server.errors import ApiError
from saltire.server.people.removal import dismiss
from saltire.server.schemas.host import (
    AddressBar,
    AddressBarOut,
    Bar,
    HostPeopleOut,
    HostPersonOut,
)
from saltire.server.services import services_of
from saltire.server.store.accounts import HOUR_MS
from saltire.server.store.engine import now_ms
from saltire.server.store.host import KINDS

router = APIRouter(tags=["host"])
BAR_HOURS: Final = 24
"""How long a bar covers the addresses of the person: it outlives most ways to come back as a guest."""


@router.get("/host/people", dependencies=[Depends(host)], operation_id="list_host_people")
async def find_people(
    request: Request, name: Annotated[str, Query(max_length=64)] = "", barred: bool = False
) -> HostPeopleOut:
    """Find people by a part of their name, or those who are barred; and list barred addresses."""
    hosting = services_of(request).hosting
    found = await hosting.people(name.strip(), barred)
    shown = [{field: row[field] for field in HostPersonOut.model_fields} for row in found]
    addresses = [
        AddressBarOut(
            address=row["address"], until=row["until"], person=row["name"], own=row["host"]
        )
        for row in await hosting.address_bars()
    ]
    return HostPeopleOut(
        people=[HostPersonOut.model_validate(one) for one in shown], addresses=addresses
    )


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
    if row is None or row.kind not in KINDS:
        raise ApiError("not-found", "there is no such person")
    if row.host:
        raise ApiError("forbidden", "a host cannot be barred")
    await accounts.change(id, barred=body.barred)
    await accounts.bar_addresses(id, BAR_HOURS if body.barred else 0)
    if body.barred:
        await accounts.end_other_sessions(id, "")
        dismiss(services, id)


@router.put("/host/addresses", status_code=204, operation_id="bar_address")
async def bar_address(request: Request, body: AddressBar, me: Host) -> None:
    """Let nobody new in from an address for some hours; 0 hours lift every bar of it.

    Who is there already stays, and accounts may sign in. An IPv6 address counts as its network.
    """
    address = counted_address(body.address.strip())
    if address is None:
        raise ApiError("malformed", "address: 192.0.2.7 or 2001:db8::1 expected")
    until = now_ms() + body.hours * HOUR_MS if body.hours else None
    await services_of(request).hosting.bar_address(address, me.id, until)
