"""Reviews: a row for each, which every process reads; the one that works on it holds it for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire import __version__
from saltire.server.store.engine import now_ms, on_sqlite
from saltire.server.store.schema import reviews

KEPT: Final = 1_000
"""How many reviews are kept: the one that was made first goes first, and is made again if it is wanted."""
HELD_MS: Final = 20_000
"""A process that does not report for so long works on its review no more."""
FAILED_MS: Final = 3_600_000
"""A game whose review failed is not tried again before."""
_FOR_GOOD: Final = 2**53
Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoredReview:
    """How far a review is, from 0 to 1, and what is known by then: at 1 it is all, or none if it failed."""

    done: float
    data: Row | None


class ReviewStore:
    """Reads and writes reviews in the name of one process."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        self._engine = engine
        self._server = server

    async def get(self, id: str) -> StoredReview | None:
        """Give the review of a table, made or under way; None if nobody works on it."""
        row = reviews.c
        query = select(row.done, row.data).where(row.table_id == id, _counts())
        async with self._engine.connect() as db:
            found = (await db.execute(query)).first()
        return None if found is None else StoredReview(found.done, found.data)

    async def claim(self, id: str) -> bool:
        """Take a review that is to be made; False if it is made, or under way."""
        values: Row = {
            "version": __version__, "server": self._server, "done": 0.0, "data": None,
            "at": now_ms(), "until": now_ms() + HELD_MS,
        }  # fmt: skip
        dialect = sqlite if on_sqlite(self._engine) else postgresql
        first = dialect.insert(reviews).values(table_id=id, **values)
        claimed = first.on_conflict_do_update(
            index_elements=[reviews.c.table_id], set_=values, where=~_counts()
        )
        async with self._engine.begin() as db:
            return (await db.execute(claimed)).rowcount == 1

    async def report(self, id: str, done: float, data: Row | None) -> bool:
        """Say how far it is; False if it is this process's no more."""
        return await self._set(id, done=done, data=data, until=now_ms() + HELD_MS)

    async def finish(self, id: str, data: Row | None) -> None:
        """Keep what was found, or that nothing was, and let the oldest ones go."""
        until = now_ms() + FAILED_MS if data is None else _FOR_GOOD
        await self._set(id, done=1.0, data=data, until=until, server="")
        newest = select(reviews.c.table_id).order_by(reviews.c.at.desc(), reviews.c.table_id)
        async with self._engine.begin() as db:
            oldest = (await db.execute(newest.offset(KEPT))).scalars().all()
            await db.execute(delete(reviews).where(reviews.c.table_id.in_(oldest)))

    async def give_up(self, id: str) -> None:
        """Let another process, or another day, begin anew."""
        async with self._engine.begin() as db:
            await db.execute(delete(reviews).where(self._ours(id)))

    async def _set(self, id: str, **values: object) -> bool:
        async with self._engine.begin() as db:
            done = await db.execute(update(reviews).where(self._ours(id)).values(**values))
            return done.rowcount == 1

    def _ours(self, id: str) -> ColumnElement[bool]:
        return and_(reviews.c.table_id == id, reviews.c.server == self._server)


def _counts() -> ColumnElement[bool]:
    """Tell whether a row is worth something: of this version, and not of a process that has ended."""
    return and_(reviews.c.until > now_ms(), reviews.c.version == __version__)
