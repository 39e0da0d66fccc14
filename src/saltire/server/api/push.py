"""Which notifications a person wants, and the subscriptions of Web Push."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from saltire.server.api.account import account_out
from saltire.server.errors import ApiError
from saltire.server.people.auth import Here
from saltire.server.schemas.people import AccountOut, LetterChange, NewPush, PushGone, PushKeyOut
from saltire.server.services import services_of

router = APIRouter(tags=["letters"])
MOST_BROWSERS: Final = 10


@router.patch("/letters", operation_id="change_notifications")
async def change_letters(request: Request, body: LetterChange, person: Here) -> AccountOut:
    """Say which letters are wanted."""
    services = services_of(request)
    row = await services.accounts.by_id(person.id)
    if row is not None:
        preferences = {**row._mapping["settings"], **body.model_dump(exclude_none=True)}
        await services.accounts.change(person.id, settings=preferences)
    return await account_out(services, person.id)


@router.get("/push/key", operation_id="get_push_key")
async def push_key(request: Request) -> PushKeyOut:
    """Give the key with which a browser subscribes."""
    return PushKeyOut(key=await services_of(request).notifier.push_key())


@router.post("/push", status_code=204, operation_id="subscribe_push")
async def subscribe(request: Request, body: NewPush, person: Here) -> None:
    """Keep a browser's subscription; only push services the host allows are called."""
    from saltire.server.notify.webpush import is_push_service, sound

    services = services_of(request)
    if not is_push_service(body.endpoint, services.settings.push_hosts):
        raise ApiError("forbidden", "that push service is not on the host's list")
    if not sound(body.keys.p256dh, body.keys.auth):
        raise ApiError("malformed", "those are not the keys of a subscription")
    outbox = services.outbox
    if len(await outbox.subscriptions(person.id)) >= MOST_BROWSERS:
        raise ApiError("conflict", f"{MOST_BROWSERS} browsers are subscribed: take one back first")
    await outbox.subscribe(person.id, body.endpoint, body.keys.model_dump())


@router.delete("/push", status_code=204, operation_id="unsubscribe_push")
async def unsubscribe(request: Request, body: PushGone, person: Here) -> None:
    """Take a subscription back."""
    await services_of(request).outbox.unsubscribe(body.endpoint, person.id)
