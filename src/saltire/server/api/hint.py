"""A hint for somebody who plays against bots: from what that seat knows, and from nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from saltire.i18n.words import Language
from saltire.server.api.tables import REFUSALS
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.jobs.subprocess_job import at_work
from saltire.server.people.auth import Person, Who
from saltire.server.services import services_of
from saltire.server.store.engine import now_ms
from saltire.server.tables import frames
from saltire.server.tables.seats import seat_to_act
from saltire.server.tables.table import LiveTable

router = APIRouter(tags=["play"], responses=REFUSALS)
_SECONDS: Final = 1.0
_LONGEST: Final = 30.0


class HintOut(BaseModel):
    """What a strong bot would do."""

    action: str
    plan: list[str] = Field([], description="the action, and what the bot would do after it")
    told: str = Field(description="the action in words")
    reason: str = Field(description="why, in one line; empty where the chances say all there is")
    chance: float | None = Field(description="how often it wins imagined games")
    next: float | None = Field(description="how often the next best does")


@router.post("/tables/{id}/hint", operation_id="request_hint")
async def hint(
    request: Request,
    id: str,
    me: Who,
    seat: Annotated[int | None, Query(ge=0, le=11)] = None,
    lang: Language | None = None,
) -> HintOut:
    """Ask what a strong bot would do; only where nobody but bots plays against you, unrated."""
    services = services_of(request)
    table = await services.tables.get(id)
    spoken = lang or me.lang
    async with services.tables.hold(table):
        asker = seat_to_act(table, me, seat)
        _allow(table, me, asker)
        frame = frames.state_frame(table, asker, spoken, now_ms(), None)
        plies = table.session.record.plies if table.session else []
        ply = len(plies)
        asked = {
            "game": table.game.name,
            "options": table.game.load_options(),
            "seat": asker,
            "view": frame["view"],
            "legal": frame["legal"],
            "heard": table.session.events_for(asker) if table.session else [],
            "names": table.names(),
            "plan": services.hint_plans.rest(id, asker, plies),
            "seconds": _SECONDS,
            "lang": spoken,
        }
    services.check_rate("hints", me.id)
    address = address_of(request.scope)
    services.charge("hint", address, me.id)
    try:
        async with (
            services.hints.turn(me.id, address),
            asyncio.timeout(_LONGEST),
            at_work("saltire.review.hint", given=json.dumps(asked)) as rows,
        ):
            async for row in rows:
                services.hint_plans.keep(id, asker, ply, row["plan"])
                return HintOut.model_validate(row)
    except TimeoutError:
        pass
    raise ApiError("busy", "no hint could be found: try again")


def _allow(table: LiveTable, me: Person, seat: int) -> None:
    """Refuse help against people, in rated games, and when it is not one's turn."""
    if table.state != "playing" or seat not in table.waiting():
        raise ApiError("not-your-turn", "a hint is for the seat that is to act")
    if table.row["rated"]:
        raise ApiError("forbidden", "there are no hints in a rated game")
    if any(one.kind != "bot" and one.person != me.id for one in table.seats):
        raise ApiError("forbidden", "there are no hints against other people")
