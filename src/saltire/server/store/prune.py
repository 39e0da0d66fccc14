"""Deletes what nobody will miss: tables without a finish, and guests without a finished game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, and_, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.schema import (
    events,
    keys,
    notes,
    outbox,
    people,
    push_subscriptions,
    puzzle_ratings,
    puzzle_tries,
    rating_history,
    ratings,
    reviews,
    seats,
    sessions,
    snapshots,
    tables,
    tokens,
)

AT_ONCE: Final = 200
PASSING: Final = ("guest", "bot", "gone")
"""Kinds of people without an account: what only they have touched may go."""
_OF_TABLE: Final = (events, snapshots, notes, outbox, rating_history, reviews, seats)
_OF_GUEST: Final = (
    sessions,
    tokens,
    keys,
    notes,
    outbox,
    push_subscriptions,
    puzzle_tries,
    puzzle_ratings,
)


class PruneStore:
    """Finds and deletes what is old, some rows at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def tables(self, before: int, after: str, used: Collection[str]) -> tuple[int, str]:
        """Delete some tables that came to nothing, but those in use; give how many, and where to go on."""
        found = await self._next(_select_abandoned(before), tables.c.id, after)
        gone = [id for id in found if id not in used]
        count = await self._delete(_select_abandoned(before), tables, gone, "table_id", _OF_TABLE)
        return count, found[-1] if found else ""

    async def guests(self, before: int, after: str) -> tuple[int, str]:
        """Delete some guests who have nothing here; give how many, and where to go on."""
        found = await self._next(_strangers(before), people.c.id, after)
        count = await self._delete(_strangers(before), people, found, "person_id", _OF_GUEST)
        return count, found[-1] if found else ""

    async def _next(self, query: Select[Any], id: ColumnElement[str], after: str) -> list[str]:
        """Look for the next ones, holding nobody up: that takes a while in a large database."""
        async with self._engine.connect() as db:
            return list(
                (await db.execute(query.where(id > after).order_by(id).limit(AT_ONCE))).scalars()
            )

    async def _delete(
        self, query: Select[Any], of: Table, ids: Sequence[str], key: str, parts: Sequence[Table]
    ) -> int:
        """Delete those rows that are still as old as they were found, and all that belongs to them."""
        if not ids:
            return 0
        async with self._engine.begin() as db:
            still = query.where(of.c.id.in_(ids)).with_for_update(skip_locked=True)
            gone = list((await db.execute(still)).scalars())
            for part in parts:
                await db.execute(delete(part).where(part.c[key].in_(gone)))
            await db.execute(delete(of).where(of.c.id.in_(gone)))
        return len(gone)


def _select_abandoned(before: int) -> Select[Any]:
    """Select tables that never began, or where nothing happens and no clock runs."""
    newest = select(events.c.at).where(events.c.table_id == tables.c.id, events.c.n == tables.c.n)
    next_game = tables.alias("next_game")
    return select(tables.c.id).where(
        tables.c.state != "over",
        tables.c.deadline.is_(None),
        tables.c.created < before,
        func.coalesce(newest.scalar_subquery(), tables.c.created) < before,
        # A finished game names its rematch: that one stays with it.
        tables.c.rematch_of.is_(None),
        ~exists().where(next_game.c.rematch_of == tables.c.id),
        ~_has_account(people.c.id == tables.c.host),
        ~_has_account(and_(seats.c.table_id == tables.c.id, people.c.id == seats.c.person_id)),
        ~_has_account(and_(notes.c.table_id == tables.c.id, people.c.id == notes.c.person_id)),
    )


def _has_account(joined: ColumnElement[bool]) -> ColumnElement[bool]:
    """Tell whether somebody with an account is among these people."""
    return (
        select(people.c.id).where(joined, people.c.kind.not_in(PASSING)).correlate(tables).exists()
    )


def _strangers(before: int) -> Select[Any]:
    """Select guests who were not seen for long, sit nowhere and have finished nothing."""
    mine: Sequence[ColumnElement[bool]] = (
        exists().where(sessions.c.person_id == people.c.id, sessions.c.seen >= before),
        exists().where(tokens.c.person_id == people.c.id, tokens.c.seen >= before),
        exists().where(seats.c.person_id == people.c.id),
        exists().where(tables.c.host == people.c.id),
        exists().where(ratings.c.person_id == people.c.id),
        exists().where(rating_history.c.person_id == people.c.id),
    )
    return select(people.c.id).where(
        people.c.kind == "guest",
        people.c.host.is_(False),
        people.c.barred.is_(False),
        people.c.created < before,
        people.c.seen < before,
        ~or_(*mine),
    )
