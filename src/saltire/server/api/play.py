"""Playing over HTTP, for clients without sockets: the same commands, the same frames."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from saltire.kernel.types import SPECTATOR
from saltire.server.api.tables import REFUSALS
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.people.auth import Perhaps, Person, Who, perhaps
from saltire.server.schemas.base import Count
from saltire.server.schemas.play import AckOut, ActIn, DoIn, LogOut, StateOut, command_from
from saltire.server.services import pay_for_reading, services_of
from saltire.server.store.engine import now_ms
from saltire.server.tables import frames
from saltire.server.tables.event import event_from_row
from saltire.server.tables.manager import TableManager
from saltire.server.tables.seats import seat_to_act, seat_to_watch, take_seat_back
from saltire.server.tables.table import LiveTable

router = APIRouter(tags=["play"], responses=REFUSALS, dependencies=[Depends(pay_for_reading)])
SeatQuery = Annotated[int | None, Query(ge=0, le=11)]


@router.get("/tables/{id}/state", response_model=StateOut, operation_id="get_state")
async def state(
    request: Request,
    id: str,
    me: Perhaps,
    after: Annotated[Count | None, Query()] = None,
    wait: Annotated[float, Query(ge=0, le=60)] = 0,
    seat: SeatQuery = None,
) -> Any:
    """Tell how a table stands; with `after` and `wait`, as soon as it has moved on from there."""
    services = services_of(request)
    services.charge_caller("watch", request)
    table = await services.tables.get(id)
    lang = "en" if me is None else me.lang
    await take_seat_back(services.tables, table, me, seat)
    if after is not None and wait and table.n <= after:
        poll = _Poll(lang)
        looks_from = seat_to_watch(table, me, seat)
        address = address_of(request.scope)
        services.watch_limits.enter(address, id, table.plies_held())
        services.tables.enter(table, looks_from, poll)
        try:
            with _known_to_wait(services.tables, me, poll):
                await asyncio.wait_for(poll.wait_for_event(table, after), wait)
        except TimeoutError:
            pass
        finally:
            services.watch_limits.leave(address, id)
            services.tables.leave(table, poll.seat if poll.seat is not None else looks_from, poll)
        me = await _still(request, me)
    async with services.tables.hold(table):
        looks_from = seat_to_watch(table, me, seat)
        table.subscribers.note_visit(looks_from)
        return frames.state_frame(table, looks_from, lang, now_ms(), after)


@contextmanager
def _known_to_wait(manager: TableManager, me: Person | None, poll: _Poll) -> Iterator[None]:
    """Let a request be found by whose it is while it waits: a sign-out ends it."""
    if me is None:
        yield
        return
    polls = manager.turns.polls.setdefault(me.id, [])
    polls.append(poll)
    try:
        yield
    finally:
        polls.remove(poll)
        if not polls:
            manager.turns.polls.pop(me.id, None)


async def _still(request: Request, me: Person | None) -> Person | None:
    """Demand that whoever asked is still known after the wait: they may have signed out meanwhile."""
    if me is not None and await perhaps(request) is None:
        raise ApiError("not-signed-in", "signed out meanwhile")
    return me


class _Poll:
    """A subscriber that waits for the next frame."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.seat: int | None = None
        self._news = asyncio.Event()
        self._is_dismissed = False

    def dismiss(self) -> None:
        self._is_dismissed = True
        self._news.set()

    def send(self, frame: str) -> None:
        self._news.set()

    def reseat(self, table: LiveTable, seat: int) -> None:
        table.subscribers.remove(seat, self)
        table.subscribers.add(SPECTATOR, self)
        self.seat = SPECTATOR

    async def wait_for_event(self, table: LiveTable, after: int) -> None:
        while table.n <= after and not self._is_dismissed:
            self._news.clear()
            await self._news.wait()


@router.post("/tables/{id}/act")
async def act(request: Request, id: str, message: ActIn, me: Who) -> AckOut:
    """Play an action; the answer comes when it is durable."""
    return await _run(request, id, message, me)


@router.post("/tables/{id}/do")
async def do(request: Request, id: str, message: DoIn, me: Who) -> AckOut:
    """Do something beside playing."""
    return await _run(request, id, message, me)


async def _run(request: Request, id: str, message: ActIn | DoIn, me: Person) -> AckOut:
    arrived, services = now_ms(), services_of(request)
    table = await services.tables.get(id)
    await take_seat_back(services.tables, table, me, message.seat)
    command = command_from(message, seat_to_act(table, me, message.seat), arrived, me.id)
    if me.kind != "bot":
        services.check_command(table, command, me.id, address_of(request.scope))
    try:
        n, ply = await services.tables.do(table, command)
    except ApiError as error:
        raise frames.word_refusal(table, error, me.lang) from None
    if me.kind != "bot":
        watching = len(table.subscribers)
        services.rate_limits.charge("frame", address_of(request.scope), me.id, watching)
    return AckOut(type="ack", cid=message.cid, table=id, n=n, ply=ply)


@router.get("/tables/{id}/log", response_model=LogOut, operation_id="get_log")
async def log(
    request: Request,
    id: str,
    me: Perhaps,
    before: Annotated[Count | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    seat: SeatQuery = None,
) -> Any:
    """Read older log entries, as this audience may know them."""
    services = services_of(request)
    services.charge_caller("read", request)
    table = await services.tables.get(id)
    rows = await services.table_store.rows(id, 0, before, limit, latest=True)
    lang = "en" if me is None else me.lang
    looks_from = seat_to_watch(table, me, seat)
    return {"log": [frames.entry(table, event_from_row(row), looks_from, lang) for row in rows]}
