"""For hosts: the one-time link, how the server fares, its settings, and a letter to try the mail."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from saltire.server.api.host_overview import overview
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.people.auth import Here, Person
from saltire.server.schemas.host import HostKey, HostOut, SettingOut, SettingsOut
from saltire.server.schemas.people import MeOut
from saltire.server.services import services_of
from saltire.server.settings import SECRETS, Settings
from saltire.server.store.engine import without_password

router = APIRouter(tags=["host"])


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
async def get_overview(request: Request) -> HostOut:
    """Tell how the server fares."""
    return await overview(services_of(request))


@router.delete("/host", status_code=204, operation_id="resign_host")
async def resign(request: Request, person: Host) -> None:
    """Give the rights of a host back."""
    await services_of(request).accounts.change(person.id, host=False)


@router.get("/host/settings", dependencies=[Depends(host)], operation_id="get_host_settings")
async def settings(request: Request) -> SettingsOut:
    """List the settings in force and where each comes from; secrets are not told."""
    held = services_of(request).settings
    return SettingsOut(settings=[_setting(held, name) for name in Settings.model_fields])


def _setting(held: Settings, name: str) -> SettingOut:
    value = str(getattr(held, name))
    source = held.sources.get(name, "default")
    if name in SECRETS:
        return SettingOut(name=name, value="", source=source, secret=True, is_set=bool(value))
    if name == "database_url":
        value = without_password(value)
    return SettingOut(name=name, value=value, source=source)


@router.post("/host/letter", status_code=202, operation_id="send_test_mail")
async def test_letter(request: Request, person: Host) -> None:
    """Send oneself a letter to see whether the mail settings work."""
    services = services_of(request)
    row = await services.accounts.by_id(person.id)
    if not services.notifier.mail_ready or row is None or not row.email:
        raise ApiError("conflict", "set a mail server, and an address in your account, first")
    services.check_rate("letters", person.id)
    await services.notifier.test(person.id)
