"""Head-to-head and leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy.engine import RowMapping

from saltire.games.registry import titles
from saltire.server.api.tables import REFUSALS
from saltire.server.errors import ApiError
from saltire.server.people.auth import Perhaps, Person
from saltire.server.schemas.standings import AgainstOut, LeaderboardOut
from saltire.server.services import Services, services_of
from saltire.server.store.standings import FEWEST_GAMES, LATEST

router = APIRouter(tags=["history"], responses=REFUSALS)
Whose = Annotated[str, Path(max_length=64)]


async def visible(services: Services, who: str, viewer: Person | None) -> RowMapping:
    """Find somebody whom the viewer may look at; not-found says no more."""
    person = await services.history.person(who)
    if person is None or (person["barred"] and not (viewer and viewer.host)):
        raise ApiError("not-found", f"there is nobody called {who}")
    return person


@router.get("/people/{who}/against/{other}", operation_id="get_head_to_head")
async def against(request: Request, who: Whose, other: Whose, viewer: Perhaps) -> AgainstOut:
    """Compare two people: how often each did better in games that both played to the end.

    The two themselves see all of their games, others the public ones.
    """
    services = services_of(request)
    services.charge_caller("read", request)
    one, two = [await visible(services, name, viewer) for name in (who, other)]
    if one["id"] == two["id"]:
        raise ApiError("malformed", "somebody cannot be compared with themselves")
    concerned = viewer is not None and viewer.id in (one["id"], two["id"])
    if (one["private"] or two["private"]) and not concerned:
        raise ApiError("forbidden", "that profile is private")
    # From the side of a person: a bot has any number of games.
    turned = one["kind"] == "bot"
    pair = (two["id"], one["id"]) if turned else (one["id"], two["id"])
    met = [
        {**row, "mine": row["theirs"], "theirs": row["mine"]} if turned else dict(row)
        for row in await services.standings.against(*pair, public=not concerned)
    ]
    return AgainstOut.model_validate(
        {
            "person": _who(one),
            "other": _who(two),
            "games": _count_games(met),
            "latest": met[:LATEST],
        }
    )


def _who(person: RowMapping) -> dict[str, object]:
    return {name: person[name] for name in ("id", "name", "kind")}


def _count_games(met: list[dict[str, object]]) -> list[dict[str, object]]:
    """Count the games of two people by game; whoever had the greater share did better."""
    counts: dict[str, dict[str, int]] = {}
    for row in met:
        mine, theirs = row["mine"], row["theirs"]
        assert isinstance(mine, float)
        assert isinstance(theirs, float)
        game = counts.setdefault(str(row["game"]), dict.fromkeys(("won", "drawn", "lost"), 0))
        game["won" if mine > theirs else "lost" if mine < theirs else "drawn"] += 1
    return [{"game": game, "games": sum(of.values()), **of} for game, of in sorted(counts.items())]


@router.get("/leaderboards/{game}", operation_id="get_leaderboard")
async def leaderboard(
    request: Request, game: str, players: Annotated[int, Query(ge=1, le=12)] = 2
) -> LeaderboardOut:
    """Give the best players of a game, with so many at the table: up to a hundred.

    Accounts whose rating is not provisional any more; guests, bots, private and barred ones are left out.
    """
    if game not in titles():
        raise ApiError("not-found", f"there is no game {game!r}")
    services = services_of(request)
    services.charge_caller("read", request)
    rows = await services.standings.leaderboard(game, players)
    return LeaderboardOut.model_validate(
        {
            "game": game,
            "players": players,
            "fewest_games": FEWEST_GAMES,
            "people": _number_rows(rows),
        }
    )


def _number_rows(rows: list[RowMapping]) -> list[dict[str, object]]:
    """Number the rows; equal ratings share a place."""
    placed: list[dict[str, object]] = []
    for i, row in enumerate(rows):
        same = bool(placed) and placed[-1]["shown"] == row["shown"]
        placed.append({**row, "place": placed[-1]["place"] if same else i + 1})
    return placed
