"""Who has won how often, and who is rated how: statistics, head-to-head, leaderboards."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Text,
    and_,
    case,
    cast,
    exists,
    func,
    select,
    text,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.schema import people, ratings, seats, tables

FEWEST_GAMES: Final = 10
MOST_SIGMA: Final = 6.5
"""A rating is provisional until it stands on so many games and is known so well."""
LISTED: Final = 100
MOST_COUNTED: Final = 10_000
"""How many games of one person are counted at most: a bot has any number of them."""
LATEST: Final = 10

# Statements that both databases understand, but for what reads JSON.
_SHARE: Final = {
    "sqlite": "json_extract(t.result, '$.shares[' || seats.seat || ']')",
    "postgresql": "CAST(t.result -> 'shares' ->> seats.seat AS FLOAT)",
}
_FILL_SHARES: Final = """UPDATE seats SET share = (
    SELECT {share} FROM tables t WHERE t.id = seats.table_id)
    WHERE share IS NULL AND table_id IN (SELECT id FROM tables WHERE state = 'over')"""
_SHOWN: Final = "CAST(ROUND(1000 + 40 * ({of}.mu - 3 * {of}.sigma)) AS INTEGER)"
_FILL_SHOWN: Final = f"UPDATE ratings SET shown = {_SHOWN.format(of='ratings')} WHERE best = 0"
_FILL_BEST: Final = f"""UPDATE ratings SET best = COALESCE((
    SELECT MAX({_SHOWN.format(of="h")}) FROM rating_history h WHERE h.person_id = ratings.person_id
    AND h.game = ratings.game AND h.players = ratings.players), shown) WHERE best = 0"""


def fill_in_standings(db: Connection) -> None:
    """Note shares and shown ratings where a database, or a copy, from before them has none."""
    db.execute(text(_FILL_SHARES.format(share=_SHARE[db.dialect.name]).replace(":", r"\:")))
    db.execute(text(_FILL_SHOWN))
    db.execute(text(_FILL_BEST))


class StandingsStore:
    """Reads statistics and leaderboards; each question reads a bounded number of rows, by an index."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def statistics_of(self, person: str) -> list[RowMapping]:
        """Count somebody's finished games by game and by whom they played: people, bots or nobody else."""
        mine = _tables_of(person)
        other = seats.alias("other")
        met = and_(other.c.table_id == tables.c.id, other.c.person_id != person)
        met_people = exists().where(met, other.c.person_id.not_like("bot:%"))
        met_bots = exists().where(met, other.c.person_id.like("bot:%"))
        against = case((met_people, "people"), (met_bots, "bots"), else_="alone").label("against")
        query = (
            select(tables.c.game, against, func.count().label("games"), *_outcomes(mine.c.share))
            .join(mine, mine.c.table_id == tables.c.id)
            .where(_from_the_start())
            .group_by(tables.c.game, against)
            .order_by(tables.c.game, against.desc())
        )
        return await self._rows(query)

    async def against(self, person: str, other: str, public: bool) -> list[RowMapping]:
        """List the games in which two people met, the latest first: the game, the end and both shares.

        `public` leaves those out that only the two may know of.
        """
        mine, theirs = _tables_of(person), seats.alias("theirs")
        # Looked up by table: of a bot's games there may be any number.
        same = and_(
            theirs.c.table_id == mine.c.table_id, func.coalesce(theirs.c.person_id, "") == other
        )
        query = (
            select(
                tables.c.id, tables.c.game, tables.c.ended,
                mine.c.share.label("mine"), func.max(theirs.c.share).label("theirs"),
            )
            .select_from(mine).join(theirs, same).join(tables, tables.c.id == mine.c.table_id)
            .where(_from_the_start())
            .group_by(tables.c.id, tables.c.game, tables.c.ended, mine.c.share)
            .order_by(tables.c.ended.desc())
        )  # fmt: skip
        return await self._rows(query.where(tables.c.public.is_(True)) if public else query)

    async def leaderboard(self, game: str, players: int) -> list[RowMapping]:
        """List the best: accounts with a rating that is not provisional, neither barred nor private."""
        r = ratings.c
        query = (
            select(people.c.id, people.c.name, r.shown, r.best, r.games, r.changed)
            .join(people, people.c.id == r.person_id)
            .where(r.game == game, r.players == players, is_settled(r.games, r.sigma))
            .where(people.c.kind == "account", people.c.barred.is_(False))
            .where(people.c.private.is_(False))
            .order_by(r.shown.desc(), r.games.desc())
            .limit(LISTED)
        )
        return await self._rows(query)

    async def _rows(self, query: Select[Any]) -> list[RowMapping]:
        async with self._engine.connect() as db:
            return list((await db.execute(query)).mappings())


def is_settled(games: ColumnElement[int], sigma: ColumnElement[float]) -> ColumnElement[bool]:
    """Say which ratings are not provisional, for a query."""
    return and_(games >= FEWEST_GAMES, sigma <= MOST_SIGMA)


def provisional(games: int, sigma: float) -> bool:
    return games < FEWEST_GAMES or sigma > MOST_SIGMA


def _tables_of(person: str) -> Any:
    """Give the tables at which somebody sat, each once, with the best share of their seats."""
    some = select(seats.c.table_id, seats.c.share).where(seats.c.person_id == person)
    few = some.where(seats.c.share.is_not(None)).limit(MOST_COUNTED).subquery()
    share = func.max(few.c.share).label("share")
    return select(few.c.table_id, share).group_by(few.c.table_id).subquery()


def _from_the_start() -> ColumnElement[bool]:
    """Leave out lessons and studies: games that go on from a record."""
    begun = func.coalesce(cast(tables.c.begun, Text), "null")
    return and_(tables.c.state == "over", begun == "null")


def _outcomes(share: ColumnElement[float]) -> list[ColumnElement[int]]:
    return [
        func.sum(case((share >= 1, 1), else_=0)).label("won"),
        func.sum(case((and_(share > 0, share < 1), 1), else_=0)).label("drawn"),
        func.sum(case((share <= 0, 1), else_=0)).label("lost"),
    ]
