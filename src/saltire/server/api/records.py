"""Finished games: finding them, downloading them, going on with one."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import StreamingResponse

from saltire.games.registry import load
from saltire.kernel.event import Event
from saltire.kernel.position import Position
from saltire.record import Record, RecordReader
from saltire.server.api.tables import REFUSALS, demand_few_tables
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.history.export import (
    ParquetExport,
    Row,
    demand_parquet,
    record_json,
    record_of,
    seat_record,
)
from saltire.server.people.auth import Perhaps, Who
from saltire.server.schemas.base import json_object
from saltire.server.schemas.history import FinishedOut, NewStudy
from saltire.server.schemas.tables import TableOut
from saltire.server.services import Services, services_of
from saltire.server.store.engine import now_ms
from saltire.server.store.history import HistorySearch
from saltire.server.tables import frames
from saltire.server.tables.clocks import Pace
from saltire.server.tables.create import new_row, seat_rows
from saltire.server.tables.listing import from_row
from saltire.server.tables.seats import seat_to_watch
from saltire.server.tables.table import BOT, Imported

router = APIRouter(tags=["history"], responses=REFUSALS)
_PAGE = 50
_MOST = 10_000


def search(
    me: Perhaps,
    game: Annotated[str | None, Query(max_length=32)] = None,
    player: Annotated[str | None, Query(max_length=64)] = None,
    result: Literal["won", "lost", "drawn", "played", "resign", "flag", "claim", "draw"]
    | None = None,
    since: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
    until: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
    option: Annotated[list[str] | None, Query(max_length=20)] = None,
) -> HistorySearch:
    """Read what is looked for; `option` is `name:value`, `won` and `lost` are the player's."""
    if result in ("won", "lost") and player is None:
        raise ApiError("malformed", "result: whose? name the player")
    options: dict[str, object] = {}
    for pair in option or ():
        name, colon, value = pair.partition(":")
        if not colon or not name.isidentifier():
            raise ApiError("malformed", "option: write it as name:value")
        options[name] = _value(value)
    viewer = None if me is None else me.id
    return HistorySearch(viewer, game, player, result, since, until, options)


def _value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


HistoryQuery = Annotated[HistorySearch, Depends(search)]


@router.get("/records", operation_id="list_records")
async def records(
    request: Request,
    search: HistoryQuery,
    after: Annotated[str | None, Query(max_length=100, pattern=r"^\d{1,15}:[\w-]+$")] = None,
) -> FinishedOut:
    """Find finished games that are public, or one's own; the latest first."""
    services = services_of(request)
    services.charge_caller("list", request)
    found, last = await services.history.finished_games(search, _place(after), _PAGE)
    shown = [from_row(services, pair) for pair in found]
    return FinishedOut(tables=shown, after=None if last is None else f"{last[0]}:{last[1]}")


def _place(after: str | None) -> tuple[int, str] | None:
    if after is None:
        return None
    ended, _, id = after.partition(":")
    return int(ended), id


@router.get("/records.jsonl", response_class=StreamingResponse, operation_id="download_records")
async def all_records(request: Request, search: HistoryQuery) -> StreamingResponse:
    """Download every game found, a record a line."""
    lines = _lines(services_of(request), search, address_of(request.scope))
    first = await anext(lines, "")  # a refusal comes before the answer begins

    async def all_lines() -> AsyncIterator[str]:
        yield first
        async for line in lines:
            yield line

    return StreamingResponse(
        all_lines(), media_type="application/jsonl", headers=_file_headers("jsonl")
    )


async def _lines(services: Services, search: HistorySearch, address: str) -> AsyncIterator[str]:
    async for row in _in_turn(services, search, address):
        yield await asyncio.to_thread(json.dumps, row) + "\n"


async def _in_turn(services: Services, search: HistorySearch, address: str) -> AsyncIterator[Row]:
    """Read games, each in a turn of its own: whoever reads slowly keeps nobody waiting."""
    rows = _records(services, search)
    await services.downloads.enter(address)
    while True:
        try:
            row = await anext(rows, None)
        finally:
            services.downloads.leave()
        if row is None:
            return
        yield row
        await _pay(services, address)
        await services.downloads.wait(address)


@router.get(
    "/records.parquet", response_class=StreamingResponse, operation_id="download_records_as_parquet"
)
async def all_records_as_parquet(request: Request, search: HistoryQuery) -> StreamingResponse:
    """Download every game found as a Parquet file, a game a row."""
    services, address = services_of(request), address_of(request.scope)
    demand_parquet()
    export = ParquetExport()
    async for row in _in_turn(services, search, address):
        if export.add(row):
            await asyncio.to_thread(export.write)
    await asyncio.to_thread(export.close)
    kind = "application/vnd.apache.parquet"
    return StreamingResponse(export.parts(), media_type=kind, headers=_file_headers("parquet"))


def _file_headers(ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="saltire.{ending}"'}


async def _pay(services: Services, address: str) -> None:
    """Charge an address for a game, once it is out of debt."""
    while wait := services.rate_limits.charge("download", address):
        await asyncio.sleep(wait)


async def _records(services: Services, search: HistorySearch) -> AsyncIterator[Row]:
    """Read the games found one after the other."""
    place: tuple[int, str] | None = None
    written = 0
    while written < _MOST:
        found, place = await services.history.finished_games(search, place, _PAGE)
        for row, _ in found:
            table = await services.tables.look(row["id"])
            yield record_json(table, record_of(table))
            written += 1
        if place is None:
            return


@router.get("/tables/{id}/record", operation_id="get_record")
async def record(
    request: Request,
    id: str,
    me: Perhaps,
    seat: Annotated[int | None, Query(ge=0, le=11)] = None,
) -> dict[str, Any]:
    """Download a record: the whole one when the game is over, else what this audience may know."""
    services_of(request).charge_caller("read", request)
    manager = services_of(request).tables
    table = await manager.look(id)
    async with manager.hold(table):
        written = record_of(table)
        if table.state == "over":
            return record_json(table, written)
        looks_from = seat_to_watch(table, me, seat)
    return await asyncio.to_thread(seat_record, written, looks_from)


@router.post("/records", status_code=201, operation_id="import_record")
async def go_on(request: Request, body: NewStudy, me: Who) -> TableOut:
    """Open a table where a record stands, or stood before a ply: to play on, or to study it."""
    services = services_of(request)
    await demand_few_tables(request, me)
    address = address_of(request.scope)
    services.charge("import", address, me.id)
    async with services.imports.turn(me.id, address):
        record, imported = await asyncio.to_thread(_read, body)
    game = record.game
    pace = Pace(**body.pace.model_dump())
    plies = [[seat, text] for seat, text in record.plies]
    row = new_row(game, me.id, pace, now_ms(), public=body.public, begun=plies)
    who = body.seats or ["me"] * len(game.seats)
    seats = seat_rows(row["id"], game, who, me.id, me.name)
    await services.people.add_bots({name for name in who if name.startswith(BOT)})
    table = await services.tables.add(row, seats, imported)
    async with table.lock:
        return TableOut.model_validate(frames.info(table))


def _read(body: NewStudy) -> tuple[Record, Imported]:
    """Read a record, replaying it once, and give it up to the ply that is asked for."""
    reader = _Reader(json.dumps(json_object("record", body.record)), body.ply)
    record = reader.record()
    record = record.prefix(len(record) if body.ply is None else body.ply)
    if reader.position.result() is not None:
        raise ApiError("over", "that game is over: name an earlier ply to go on from")
    return record, Imported(reader.position, reader.before, reader.events[: len(record)])


class _Reader(RecordReader):
    """Reads a record and keeps the events of every ply, and the positions where it is gone on with."""

    def __init__(self, text: str, stop: int | None) -> None:
        super().__init__(text, load)
        self.stop = stop
        self.events: list[list[Event]] = []
        self.position: Position
        self.before: Position | None = None

    def play(self, record: Record, state: Position, ply: int, row: str) -> list[Event]:
        if self.stop is None:
            self.stop = len(self.words("actions"))
        if ply == self.stop - 1:
            self.before = state.clone()
        elif ply == self.stop:
            self.position = state.clone()
        self.events.append(super().play(record, state, ply, row))
        return self.events[-1]

    def check_end(self, record: Record, state: Position) -> None:
        super().check_end(record, state)
        if self.stop is None or self.stop >= len(record):
            self.position = state
