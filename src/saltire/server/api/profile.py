"""Somebody's profile: their games and their ratings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from sqlalchemy.engine import RowMapping

from saltire.server.api.standings import visible
from saltire.server.api.tables import REFUSALS
from saltire.server.people.auth import Perhaps
from saltire.server.people.ratings import Rating
from saltire.server.schemas.history import ProfileOut
from saltire.server.services import Services, services_of
from saltire.server.store.standings import provisional

router = APIRouter(tags=["history"], responses=REFUSALS)
_NOTHING: dict[str, list[object]] = {"games": [], "statistics": [], "ratings": [], "history": []}


@router.get("/people/{who}", operation_id="get_profile")
async def profile(
    request: Request, who: Annotated[str, Path(max_length=64)], viewer: Perhaps
) -> ProfileOut:
    """Show somebody, found by id or by name, with what it takes to plot their ratings.

    A private profile has no games and no ratings but for its owner.
    """
    services = services_of(request)
    services.charge_caller("read", request)
    person = await visible(services, who, viewer)
    hidden = person["private"] and (viewer is None or viewer.id != person["id"])
    facts = {name: person[name] for name in ("id", "name", "kind", "private")}
    more = _NOTHING if hidden else await _standings(services, person["id"])
    return ProfileOut.model_validate({**facts, "since": person["created"], **more})


async def _standings(services: Services, id: str) -> dict[str, Any]:
    history = services.history
    return {
        "games": [dict(row) for row in await history.games_of(id)],
        "statistics": [_outcomes(row) for row in await services.standings.statistics_of(id)],
        "ratings": [
            {**row, "provisional": provisional(row["games"], row["sigma"])}
            for row in await history.ratings_of(id)
        ],
        "history": [
            {**row, "shown": Rating(row["mu"], row["sigma"]).shown}
            for row in await history.rating_history_of(id)
        ],
    }


def _outcomes(row: RowMapping) -> dict[str, Any]:
    """Give a row of statistics; whoever plays all seats neither wins nor loses."""
    alone = row["against"] == "alone"
    return {**row, **({"won": 0, "drawn": 0, "lost": 0} if alone else {})}
