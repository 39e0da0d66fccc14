"""What has been: ratings, profiles and finished games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, case, delete, func, insert, or_, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saltire.server.store.schema import people, rating_history, ratings, seats, tables
from saltire.server.store.standings import MOST_COUNTED
from saltire.server.store.tables import LISTED
from saltire.server.store.writer import Step

Listed = tuple[RowMapping, list[RowMapping]]
Place = tuple[int, str]
"""Where a page ended: when that game was over, and its id."""
_MOST_PAGES: Final = 20
_SCALE: Final = 40
_ZERO: Final = 1000


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is thought to be, and how sure that is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0
    best: int = 0
    """The best that was shown before."""

    @property
    def shown(self) -> int:
        """Give the number people see: what somebody is at least; newcomers begin at 1000.

        >>> Rating().shown
        1000
        """
        return round(_ZERO + _SCALE * (self.mu - 3 * self.sigma))


Rate = Callable[[Sequence[Rating], Sequence[float]], list[Rating]]
"""Gives everybody's rating after a game from those before it and the shares of the win."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A rated game that has just ended."""

    table: str
    game: str
    people: tuple[str, ...]
    shares: tuple[float, ...]
    at: int


def ratings_changed(game: Finished, rate: Rate) -> Step:
    """Rate a game inside the transaction that stores its result; a guest's game is not rated."""

    def step(db: Connection) -> None:
        kinds = db.execute(select(people.c.kind).where(people.c.id.in_(game.people))).scalars()
        if not set(kinds) <= {"account", "bot"}:
            return
        # Always in the same order, so that two games that end at once wait instead of dying.
        order = sorted(range(len(game.people)), key=lambda seat: game.people[seat])
        before = {seat: _rating(db, game.people[seat], game) for seat in order}
        seating = range(len(game.people))
        after = rate([before[seat] for seat in seating], game.shares)
        for seat in order:
            _change(db, game, seat, before[seat], after[seat])

    return step


def _rating(db: Connection, person: str, game: Finished) -> Rating:
    known = _of(person, game.game, len(game.people))
    columns = (ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.best)
    row = db.execute(select(*columns).where(known).with_for_update()).first()
    return Rating() if row is None else Rating(row.mu, row.sigma, row.games, row.best)


def _of(person: str, game: str, players: int) -> Any:
    return and_(ratings.c.person_id == person, ratings.c.game == game, ratings.c.players == players)


def _change(db: Connection, game: Finished, seat: int, was: Rating, is_: Rating) -> None:
    person, players = game.people[seat], len(game.people)
    row = {"person_id": person, "game": game.game, "players": players}
    values = {"mu": is_.mu, "sigma": is_.sigma}
    db.execute(delete(ratings).where(_of(person, game.game, players)))
    shown = {"shown": is_.shown, "best": max(was.best, is_.shown)}
    db.execute(insert(ratings).values(**row, **values, **shown, games=is_.games, changed=game.at))
    db.execute(
        insert(rating_history).values(
            **row, **values, table_id=game.table, seat=seat, mu_before=was.mu,
            sigma_before=was.sigma, share=game.shares[seat], at=game.at,
        )
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class HistorySearch:
    """Which finished games are looked for."""

    viewer: str | None = None
    """Whoever asks sees public games and their own."""
    game: str | None = None
    player: str | None = None
    """A name or an id."""
    result: str | None = None
    """`won` or `lost` by the player, `drawn`, or how it ended: `played`, `resign` and so on."""
    since: int | None = None
    until: int | None = None
    options: dict[str, object] = field(default_factory=dict)


class HistoryStore:
    """Reads profiles and finished games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # People.

    async def person(self, who: str) -> RowMapping | None:
        """Find somebody by id, or by name: accounts before guests, then whoever came last."""
        rank = (people.c.id == who).desc(), (people.c.kind == "account").desc()
        query = (
            select(
                people.c.id,
                people.c.name,
                people.c.kind,
                people.c.created,
                people.c.barred,
                people.c.private,
            )
            .where(or_(people.c.id == who, people.c.name == who, people.c.login == who.lower()))
            .where(people.c.kind != "gone")
            .order_by(*rank, people.c.created.desc())
            .limit(1)
        )
        async with self.engine.connect() as db:
            return (await db.execute(query)).mappings().first()

    async def ratings_of(self, person: str) -> Sequence[RowMapping]:
        query = select(ratings).where(ratings.c.person_id == person)
        async with self.engine.connect() as db:
            found = await db.execute(query.order_by(ratings.c.game, ratings.c.players))
            return found.mappings().all()

    async def rating_history_of(self, person: str, limit: int = 1000) -> list[RowMapping]:
        """Give the latest changes of somebody's ratings, oldest first."""
        h = rating_history.c
        shown = case((tables.c.public, tables.c.id), else_=None).label("table")
        query = select(h.game, h.players, h.mu, h.sigma, h.share, h.at, shown)
        query = query.join(tables, tables.c.id == h.table_id).where(h.person_id == person)
        query = query.order_by(h.at.desc()).limit(limit)
        async with self.engine.connect() as db:
            return list(reversed((await db.execute(query)).mappings().all()))

    async def games_of(self, person: str) -> Sequence[RowMapping]:
        """Count somebody's finished games, by game; no more than so many are looked at."""
        sat = select(seats.c.table_id).where(seats.c.person_id == person)
        sat_at = sat.limit(MOST_COUNTED).subquery()
        query = (
            select(tables.c.game, func.count().label("games"))
            .join(sat_at, sat_at.c.table_id == tables.c.id)
            .where(tables.c.state == "over")
            .group_by(tables.c.game)
            .order_by(tables.c.game)
        )
        async with self.engine.connect() as db:
            return (await db.execute(query)).mappings().all()

    # Games.

    async def finished_games(
        self, search: HistorySearch, after: Place | None, limit: int
    ) -> tuple[list[Listed], Place | None]:
        """Find finished games, the latest first, and where to look on; None if that is all."""
        found: list[Listed] = []
        async with self.engine.connect() as db:
            for _ in range(_MOST_PAGES):
                page = await _page(db, search, after, limit)
                found += [listed for listed in page if _fits(search, listed)]
                if len(page) < limit:
                    return found, None
                after = (page[-1][0]["ended"], page[-1][0]["id"])
                if found:
                    break
        return found, after


async def _page(
    db: AsyncConnection, search: HistorySearch, after: Place | None, limit: int
) -> list[Listed]:
    query = _select_finished(search)
    if after is not None:
        at, id = after
        older = or_(tables.c.ended < at, and_(tables.c.ended == at, tables.c.id < id))
        query = query.where(older)
    query = query.order_by(tables.c.ended.desc(), tables.c.id.desc()).limit(limit)
    rows = (await db.execute(query)).mappings().all()
    ids = [row["id"] for row in rows]
    sat = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    sitting = (await db.execute(sat)).mappings().all()
    return [(row, [s for s in sitting if s["table_id"] == row["id"]]) for row in rows]


def _fits(search: HistorySearch, listed: Listed) -> bool:
    """Tell whether a game ended as looked for."""
    row, sitting = listed
    shares, best = row["result"]["shares"], max(row["result"]["shares"])
    drawn: bool = shares.count(best) > 1
    if search.result in ("won", "lost"):
        theirs = [
            shares[s["seat"]] for s in sitting if search.player in (s["person_id"], s["name"])
        ]
        won = not drawn and best in theirs
        return won if search.result == "won" else not drawn and not won
    if search.result == "drawn":
        return drawn
    return search.result is None or bool(search.result == row["result"]["how"])


def _select_finished(search: HistorySearch) -> Select[Any]:
    query = select(*LISTED).where(tables.c.state == "over")
    mine = select(seats.c.table_id).where(seats.c.person_id == search.viewer)
    query = query.where(or_(tables.c.public.is_(True), tables.c.id.in_(mine)))
    if search.game is not None:
        query = query.where(tables.c.game == search.game)
    if search.player is not None:
        theirs = or_(seats.c.person_id == search.player, seats.c.name == search.player)
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(theirs)))
    if search.since is not None:
        query = query.where(tables.c.ended >= search.since)
    if search.until is not None:
        query = query.where(tables.c.ended < search.until)
    for name, value in search.options.items():
        query = query.where(_option_is(name, value))
    return query


def _option_is(name: str, value: object) -> Any:
    found = tables.c.options[name]
    if isinstance(value, bool):
        return found.as_boolean() == value
    if isinstance(value, int):
        return found.as_integer() == value
    return found.as_string() == value
