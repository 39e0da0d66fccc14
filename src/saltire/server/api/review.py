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
from saltire.server.people.auth import Who
from saltire.server.services import services_of

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
    found = services.reviews.known(id)
    if found is None:
        done = services.reviews.under_way(id)
        if done is not None:
            so_far = services.reviews.known_so_far(id)
            if so_far is None:
                return ReviewOut(done=min(done, 0.99))
            return _shown(so_far, lang or me.lang, min(done, 0.99))
        table = await services.tables.look(id)
        async with services.tables.hold(table):
            if table.state != "over":
                raise ApiError("not-playing", "the game is not over")
            record = record_of(table)
            shares = list((table.result or {}).get("shares", []))
        if services.reviews.under_way(id) is not None or services.reviews.known(id):
            return ReviewOut(done=0.0)  # somebody else has asked meanwhile
        address = address_of(request.scope)
        services.reviews.check(me.id, address)
        services.check_rate("reviews", me.id)
        services.charge("review", address, me.id)
        services.reviews.start(id, record.text(), shares, me.id, address)
        return ReviewOut(done=0.0)
    if "failed" in found:
        raise ApiError("not-playing", "this game could not be reviewed")
    return _shown(found, lang or me.lang, 1.0)


def _shown(found: dict[str, Any], lang: str, done: float) -> ReviewOut:
    """Give a review, or what is known of it, in somebody's language."""
    whole = found["review"]
    worded = zip(whole["slips"], found["told"][lang], strict=False)
    slips = [SlipOut.model_validate({**slip, **words}) for slip, words in worded]
    return ReviewOut.model_validate(
        {**whole, "done": done, "tries": found["tries"], "slips": slips}
    )
