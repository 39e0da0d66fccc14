"""Somebody's profile: their games and their ratings."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from saltire.server.api.tables import REFUSALS
from saltire.server.errors import ApiError
from saltire.server.people.ratings import Rating
from saltire.server.schemas.history import ProfileOut
from saltire.server.services import services_of

router = APIRouter(tags=["history"], responses=REFUSALS)


@router.get("/people/{who}", operation_id="get_profile")
async def profile(request: Request, who: Annotated[str, Path(max_length=64)]) -> ProfileOut:
    """Show somebody, found by id or by name, with what it takes to plot their ratings."""
    history = services_of(request).history
    person = await history.person(who)
    if person is None:
        raise ApiError("not-found", f"there is nobody called {who}")
    id = person["id"]
    return ProfileOut.model_validate(
        {
            "id": id,
            "name": person["name"],
            "kind": person["kind"],
            "since": person["created"],
            "games": [dict(row) for row in await history.games_of(id)],
            "ratings": [
                {**row, "shown": _shown(row["mu"], row["sigma"])}
                for row in await history.ratings_of(id)
            ],
            "history": [
                {**row, "shown": _shown(row["mu"], row["sigma"])}
                for row in await history.rating_history_of(id)
            ],
        }
    )


def _shown(mu: float, sigma: float) -> int:
    return Rating(mu, sigma).shown
