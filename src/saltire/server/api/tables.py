"""Opening tables, finding them, sitting down."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from saltire.server.api.account import demand_free_name
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.people.auth import Perhaps, Person, Who
from saltire.server.people.ratings import reason_not_to_rate
from saltire.server.schemas.base import ErrorOut
from saltire.server.schemas.tables import (
    Join,
    Leave,
    LinkIn,
    LinkOut,
    NewTable,
    NoteIn,
    NoteOut,
    SaltIn,
    TableOut,
    TablesOut,
)
from saltire.server.services import Services, pay_for_reading, services_of
from saltire.server.store.engine import now_ms
from saltire.server.store.people import hash_secret, new_id
from saltire.server.store.tables import seat_changed
from saltire.server.tables import frames
from saltire.server.tables.clocks import Pace
from saltire.server.tables.commands import Command
from saltire.server.tables.create import game_of, new_row, seat_rows
from saltire.server.tables.listing import page_of_tables
from saltire.server.tables.seats import seat_to_act
from saltire.server.tables.table import BOT, LiveTable

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorOut} for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(tags=["tables"], responses=REFUSALS, dependencies=[Depends(pay_for_reading)])
_PAGE = 50
_OWN: Final = {"mine": ("open", "playing", "over"), "current": ("open", "playing")}
MOST_UNDER_WAY = 500
"""How many games somebody may have that are not over: they are told of all whose turn it is."""
MOST_NOTES = 500
"""On how many games somebody may keep notes."""


@router.post("/tables", status_code=201, operation_id="create_table")
async def open_table(request: Request, body: NewTable, me: Who) -> TableOut:
    """Open a table; it starts at once when no seat is open."""
    services = services_of(request)
    await demand_few_tables(request, me)
    services.charge("table", address_of(request.scope), me.id)
    game = await asyncio.to_thread(game_of, body.game, body.options, body.card_set, body.position)
    row = new_row(
        game, me.id, Pace(**body.pace.model_dump()), now_ms(),
        public=body.public, rated=body.rated, rounds=body.rounds,
    )  # fmt: skip
    sitting = seat_rows(row["id"], game, body.seats, me.id, me.name)
    if body.rated and game.card_set:
        raise ApiError("malformed", "rated: a rated game is played with the cards of the game")
    if body.rated and game.begins:
        raise ApiError("malformed", "rated: a game from a position is practice")
    await _name_own_seats(services, sitting, body.names, me)
    if body.rated:
        _demand_rateable(Pace(**body.pace.model_dump()), body.seats, me)
    mine = [seat for seat, who in enumerate(body.seats) if who == "me"]
    if body.salt is not None and mine:
        row["salts"] = {str(mine[0]): body.salt}
    await services.people.add_bots({who for who in body.seats if who.startswith(BOT)})
    await services.tables.add(row, sitting)
    return await _table_out(services, row["id"])


async def demand_few_tables(request: Request, me: Person) -> None:
    """Demand that neither a person nor an address opens tables by the hundred."""
    services = services_of(request)
    services.check_new_table(me.id, address_of(request.scope))
    await _demand_time(services, me)


async def _demand_time(services: Services, me: Person) -> None:
    if await services.table_store.under_way(me.id, MOST_UNDER_WAY) >= MOST_UNDER_WAY:
        message = f"you have {MOST_UNDER_WAY} games that are not over: finish or leave some first"
        raise ApiError("conflict", message)


async def _name_own_seats(
    services: Services, sitting: list[dict[str, Any]], names: Sequence[str | None], me: Person
) -> None:
    """Call the people at one device by their names; nobody is called like somebody else's account."""
    for row, name in zip(sitting, names, strict=False):
        if name is not None and row["person_id"] == me.id:
            await demand_free_name(services, name, me.id)
            row["name"] = name


def _demand_rateable(pace: Pace, seats: Sequence[str], me: Person) -> None:
    """Demand that a rated game can count, so that nobody finds out at its end."""
    if "me" in seats:
        _demand_account(me)
    if reason := reason_not_to_rate(pace, seats):
        raise ApiError("malformed", f"rated: {reason}")


def _demand_account(me: Person) -> None:
    if me.kind != "account":
        raise ApiError("forbidden", "a rated game is for accounts: sign up or sign in first")


async def _table_out(services: Services, id: str) -> TableOut:
    table = await services.tables.get(id)
    async with services.tables.hold(table):
        return TableOut.model_validate(frames.info(table))


@router.get("/tables", operation_id="list_tables")
async def tables(
    request: Request,
    me: Perhaps,
    list: Literal["open", "playing", "mine", "current", "over"] = "open",
    game: Annotated[str | None, Query(max_length=32)] = None,
    after: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
) -> TablesOut:
    """List public tables, the newest first, or one's own, those that wait for one first.

    `current` are one's own that are not over; `mine` has those that are over too.
    """
    services_of(request).charge_caller("list", request)
    store = services_of(request).table_store
    if states := _OWN.get(list):
        if me is None:
            raise ApiError("not-signed-in", "nobody is signed in")
        found = await store.of_person(me.id, states, game, after, _PAGE)
        return page_of_tables(services_of(request), found, me, _PAGE)
    found = await store.lobby(list, game, after, _PAGE)
    return page_of_tables(services_of(request), found, None, _PAGE)


@router.get("/tables/{id}", operation_id="get_table")
async def table(request: Request, id: str) -> TableOut:
    """Tell what everybody may know about a table."""
    return await _table_out(services_of(request), id)


@router.post("/tables/{id}/join", operation_id="join_table")
async def join(request: Request, id: str, body: Join, me: Who) -> TableOut:
    """Sit down; the game starts when the last seat is taken."""
    services = services_of(request)
    table = await services.tables.get(id)
    if table.seats_of(me.id) and body.seat is None:
        return await _table_out(services, id)
    seat = _free_seat(table, body, me)
    if table.seats[seat].person == me.id:
        return await _table_out(services, id)
    if table.row["rated"]:
        _demand_account(me)
        if table.seats_of(me.id):
            raise ApiError("conflict", "in a rated game every seat is somebody else's")
    await _demand_time(services, me)
    more = {"person": me.id, "name": me.name, "salt": body.salt}
    await services.tables.do(table, Command("join", seat, now_ms(), None, more))
    return await _table_out(services, id)


def _free_seat(table: LiveTable, body: Join, me: Person) -> int:
    """Find the seat that somebody may take: by its key, or any at a public table or one's own."""
    if body.key is not None:
        digest = hash_secret(body.key)
        fits = [seat for seat, seating in enumerate(table.seats) if seating.link == digest]
        if not fits:
            raise ApiError("forbidden", "the link does not work any more")
        return fits[0]
    if not table.row["public"] and table.row["host"] != me.id:
        raise ApiError("forbidden", "this table is by invitation: use the link of a seat")
    if body.seat is not None and body.seat < len(table.seats):
        return body.seat
    free = [seat for seat, seating in enumerate(table.seats) if seating.person is None]
    if not free or body.seat is not None:
        raise ApiError("conflict", "there is no such free seat")
    return free[0]


@router.post("/tables/{id}/leave", operation_id="leave_table")
async def leave(request: Request, id: str, body: Leave, me: Who) -> TableOut:
    """Stand up before the start; a table without people is dropped."""
    services = services_of(request)
    table = await services.tables.get(id)
    seat = seat_to_act(table, me, body.seat)
    await services.tables.do(table, Command("leave", seat, now_ms(), by=me.id))
    return await _table_out(services, id)


@router.post("/tables/{id}/salt", operation_id="add_salt")
async def salt(request: Request, id: str, body: SaltIn, me: Who) -> TableOut:
    """Add one's own word to the dealer's stream."""
    services = services_of(request)
    table = await services.tables.get(id)
    seat = seat_to_act(table, me, body.seat)
    command = Command("salt", seat, now_ms(), None, {"salt": body.salt}, me.id)
    await services.tables.do(table, command)
    return await _table_out(services, id)


@router.post("/tables/{id}/links", operation_id="create_link")
async def link(request: Request, id: str, body: LinkIn, me: Who) -> LinkOut:
    """Make the link of a seat, to send to a friend; an older one stops working."""
    key = new_id()
    await _set_link(request, id, body.seat, me, hash_secret(key))
    return LinkOut(seat=body.seat, key=key, path=f"/t/{id}#seat={key}")


@router.delete(
    "/tables/{id}/links/{seat}",
    status_code=204,
    response_class=Response,
    operation_id="revoke_link",
)
async def revoke(request: Request, id: str, seat: int, me: Who) -> Response:
    """Revoke the link of a seat."""
    await _set_link(request, id, seat, me, None)
    return Response(status_code=204)


async def _set_link(request: Request, id: str, seat: int, me: Person, digest: str | None) -> None:
    services = services_of(request)
    services.charge_caller("read", request)  # other processes read the table anew
    table = await services.tables.get(id)
    if not 0 <= seat < len(table.seats):
        raise ApiError("not-found", f"there is no seat {seat}")
    if table.row["host"] != me.id and table.seats[seat].person != me.id:
        raise ApiError("forbidden", "only the host of the table may do that")
    await services.table_store.run(seat_changed(id, seat, {"link_hash": digest}))
    table.seats[seat].link = digest
    services.tables.announce_change(table)


@router.get("/tables/{id}/notes", operation_id="get_notes")
async def notes(request: Request, id: str, me: Who) -> NoteOut:
    """Read one's private notes."""
    await services_of(request).tables.get(id)
    return NoteOut(text=await services_of(request).table_store.note(id, me.id))


@router.put("/tables/{id}/notes")
async def write_notes(request: Request, id: str, body: NoteIn, me: Who) -> NoteOut:
    """Write one's private notes, on a game that one plays, hosts or watches."""
    services = services_of(request)
    table = await services.tables.get(id)
    if not _takes_part(services, table, me):
        raise ApiError("forbidden", "notes are for those who play, host or watch the game")
    store = services.table_store
    if body.text and await store.other_notes(id, me.id) >= MOST_NOTES:
        raise ApiError("conflict", f"you have notes on {MOST_NOTES} games: empty one first")
    await store.set_note(id, me.id, body.text)
    return NoteOut(text=body.text)


def _takes_part(services: Services, table: LiveTable, me: Person) -> bool:
    """Tell whether somebody sits here, hosts the table or watches it now."""
    if table.row["host"] == me.id or any(seating.person == me.id for seating in table.seats):
        return True
    clients = services.tables.turns.clients.get(me.id, ())
    return any(table.id in client.watching for client in clients)
