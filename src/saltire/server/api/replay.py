"""Looking at a finished game again, and the draws that a browser checks by itself."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field, JsonValue

from saltire.i18n.words import Language
from saltire.kernel.types import SPECTATOR
from saltire.record import Record
from saltire.server.api.tables import REFUSALS
from saltire.server.errors import ApiError
from saltire.server.history.export import record_of
from saltire.server.history.replay import draws_of, moments, stops_of
from saltire.server.people.auth import Perhaps
from saltire.server.schemas.play import Told
from saltire.server.services import Services, services_of

router = APIRouter(tags=["history"], responses=REFUSALS)
_MOST = 40
Stop = Annotated[int, Query(ge=0, le=1_000_000)]


class MomentOut(BaseModel):
    """How a game stood when a seat was to act, and what was told since the stop before."""

    ply: int
    actor: int | None
    action: str | None
    lines: list[str] = []
    told: list[Told]
    view: dict[str, JsonValue]
    annotations: dict[str, JsonValue] | None = None
    waiting: list[int]


class ReplayOut(BaseModel):
    """Some stops of a finished game, as one seat (or a spectator) saw it."""

    stops: int = Field(description="how many stops the game has; the last one is its end")
    first: int
    seat: int | None
    moments: list[MomentOut]


class DrawOut(BaseModel):
    """One draw of the dealer: its number in the stream, among how many outcomes, and the index."""

    ply: int
    draw: int
    among: int
    index: int
    text: str


class DrawsOut(BaseModel):
    """Every draw of a finished game."""

    draws: list[DrawOut]


@router.get("/tables/{id}/replay", operation_id="get_replay")
async def replay(
    request: Request,
    id: str,
    me: Perhaps,
    first: Stop = 0,
    seat: Annotated[int | None, Query(ge=0, le=11)] = None,
    lang: Language | None = None,
) -> ReplayOut:
    """Show up to forty stops of a finished game through the eyes of any seat."""
    services_of(request).charge_caller("replay", request)
    record = await _finished_record(services_of(request), id)
    if seat is not None and seat >= len(record.game.seats):
        raise ApiError("not-found", f"there is no seat {seat}")
    eyes = SPECTATOR if seat is None else seat
    spoken = lang or ("en" if me is None else me.lang)
    last = first + _MOST - 1
    shown = await asyncio.to_thread(lambda: list(moments(record, eyes, spoken, first, last)))
    return ReplayOut.model_validate(
        {"stops": len(stops_of(record)), "first": first, "seat": seat, "moments": shown}
    )


@router.get("/tables/{id}/draws", operation_id="list_draws")
async def draws(request: Request, id: str) -> DrawsOut:
    """List every draw of a finished game, for a check that trusts nobody."""
    services_of(request).charge_caller("read", request)
    record = await _finished_record(services_of(request), id)
    return DrawsOut.model_validate({"draws": await asyncio.to_thread(draws_of, record)})


async def _finished_record(services: Services, id: str) -> Record:
    table = await services.tables.look(id)
    async with services.tables.hold(table):
        if table.state != "over":
            raise ApiError("not-playing", "the game is not over")
        return record_of(table)
