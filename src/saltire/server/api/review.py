"""Looking back at a finished game: chances, the costliest choices, luck and skill."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from saltire.i18n.words import Language
from saltire.server.api.tables import REFUSALS
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.history.export import record_of
from saltire.server.people.auth import Person, Who
from saltire.server.services import Services, services_of

router = APIRouter(tags=["history"], responses=REFUSALS)
Share = Annotated[float, Field(description="a chance to win, or a part of one")]


class MomentReviewed(BaseModel):
    """Each seat's chance before a turn: by its own eyes, and by full knowledge."""

    ply: int
    seen: list[Share]
    true: list[Share]
    seen_error: list[Share] = Field(default=[], description="the standard error of `seen`")
    true_error: list[Share] = Field(default=[], description="the standard error of `true`")


class SlipOut(BaseModel):
    """A choice that cost its seat something, in words, the better one, and why it is better."""

    ply: int
    step: int = Field(0, description="the step of the replay at which the choice was made")
    seat: int
    cost: Share
    error: Share
    games: int = Field(0, description="from how many games of each the two choices are compared")
    played: str
    better: str
    better_actions: list[str] = Field(default=[], description="the better choice in notation")
    reason: str = Field(description="why, in one line; empty where the odds say all there is")


class ReckoningOut(BaseModel):
    """Where a seat's result came from: the first four add up to the last."""

    start: Share
    skill: Share
    others: Share
    luck: Share
    result: Share


class ReviewOut(BaseModel):
    """A review, or how far it is and what is known so far: `done` is 1 when it is here."""

    done: float
    tries: int = 0
    moments: list[MomentReviewed] = []
    slips: list[SlipOut] = []
    accounts: list[ReckoningOut] = []


@router.post("/tables/{id}/review", operation_id="request_review")
async def review(request: Request, id: str, me: Who, lang: Language | None = None) -> ReviewOut:
    """Ask for the review of a finished game; ask again until `done` is 1."""
    services = services_of(request)
    address = address_of(request.scope)
    services.charge("list", address, me.id)
    known = await services.reviews.store.get(id)
    if known is None:
        await _begin(services, id, me, address)
        return ReviewOut(done=0.0)
    if known.data is not None:
        return _word_review(known.data, lang or me.lang, known.done)
    if known.done == 1:
        raise ApiError("not-playing", "this game could not be reviewed")
    return ReviewOut(done=known.done)


async def _begin(services: Services, id: str, me: Person, address: str) -> None:
    """Start the review of a finished game, unless somebody else has meanwhile, at this process or another."""
    table = await services.tables.look(id)
    async with services.tables.hold(table):
        if table.state != "over":
            raise ApiError("not-playing", "the game is not over")
        record = record_of(table)
        shares = list((table.result or {}).get("shares", []))
    reviews = services.reviews
    if not await reviews.store.claim(id):
        return
    try:
        reviews.check(me.id, address)
        services.check_rate("reviews", me.id)
        services.charge("review", address, me.id)
    except ApiError:
        await reviews.store.give_up(id)
        raise
    reviews.start(id, record.text(), shares, me.id, address)


def _word_review(found: dict[str, Any], lang: str, done: float) -> ReviewOut:
    """Give a review, or what is known of it, in somebody's language."""
    whole = found["review"]
    worded = zip(whole["slips"], found["told"][lang], strict=False)
    slips = [SlipOut.model_validate({**slip, **words}) for slip, words in worded]
    return ReviewOut.model_validate(
        {**whole, "done": done, "tries": found["tries"], "slips": slips}
    )
