"""Tables, their seats and their events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Executable, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import now_ms
from saltire.server.store.schema import alive, events, notes, seats, snapshots, tables

Values = dict[str, Any]
other: Final = seats.alias("other")
_LONG: Final = ("begun", "card_set", "position", "seed")
LISTED: Final = (
    *(column for column in tables.c if column.name not in _LONG),
    (tables.c.card_set != "").label("card_set"),
    (tables.c.position != "").label("position"),
)
"""What a list reads of each table: not the game that it goes on with, and of a card set and a first
position only whether there is one. They may be as long as a book, and fifty of them are on a page."""
_AT_ONCE: Final = 500


@dataclass(slots=True)
class Stored:
    """Everything that the store knows about one table."""

    row: Values
    seats: Sequence[RowMapping]
    snapshot: RowMapping | None
    rows: Sequence[RowMapping]
    cids: Sequence[RowMapping]


# Statements that travel with an event, in its transaction.


def table_made(row: Values, seat_rows: Sequence[Values]) -> list[Executable]:
    return [insert(tables).values(row), insert(seats).values(list(seat_rows))]


def table_changed(id: str, values: Values) -> Executable:
    return update(tables).where(tables.c.id == id).values(values)


def seat_changed(id: str, seat: int, values: Values) -> Executable:
    return update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(values)


def event_changed(id: str, n: int, values: Values) -> Executable:
    return update(events).where(events.c.table_id == id, events.c.n == n).values(values)


def snapshot_taken(id: str, n: int, data: Values) -> list[Executable]:
    row = {"table_id": id, "n": n, "data": data}
    return [delete(snapshots).where(snapshots.c.table_id == id), insert(snapshots).values(row)]


class TableStore:
    """Reads tables, and writes what is not an event."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, row: Values, seat_rows: Sequence[Values]) -> None:
        async with self.engine.begin() as db:
            for statement in table_made(row, seat_rows):
                await db.execute(statement)

    async def run(self, statement: Executable) -> None:
        async with self.engine.begin() as db:
            await db.execute(statement)

    async def read(self, id: str, tail: int) -> Stored | None:
        """Read a table: the rows since its snapshot, and at least the last `tail`."""
        async with self.engine.connect() as db:
            row = (await db.execute(select(tables).where(tables.c.id == id))).mappings().first()
            if row is None:
                return None
            found = await db.execute(select(seats).where(seats.c.table_id == id).order_by("seat"))
            sitting = found.mappings().all()
            query = select(snapshots).where(snapshots.c.table_id == id)
            snapshot = (await db.execute(query)).mappings().first()
            first = 0 if snapshot is None else min(snapshot["n"], row["n"] - tail)
            mine = and_(events.c.table_id == id, events.c.n <= row["n"])
            rows = await db.execute(select(events).where(mine, events.c.n >= first).order_by("n"))
            known = rows.mappings().all()
            columns = (events.c.n, events.c.ply, events.c.seat, events.c.cid)
            older = await db.execute(
                select(*columns).where(mine, events.c.n < first, events.c.cid.is_not(None))
            )
            return Stored(dict(row), sitting, snapshot, known, older.mappings().all())

    async def rows(self, id: str, after: int = 0, before: int | None = None, limit: int = 200,
                   latest: bool = False) -> list[RowMapping]:  # fmt: skip
        """Read events between two numbers; the latest of them if they are too many."""
        query = select(events).where(events.c.table_id == id, events.c.n > after)
        if before is not None:
            query = query.where(events.c.n < before)
        order = events.c.n.desc() if latest else events.c.n
        async with self.engine.connect() as db:
            found = (await db.execute(query.order_by(order).limit(limit))).mappings().all()
        return sorted(found, key=lambda row: int(row["n"]))

    async def since(self, id: str, n: int) -> tuple[int | None, Sequence[RowMapping]]:
        """Read the deadline of a table, and its events after a number up to the latest."""
        after = and_(events.c.table_id == tables.c.id, events.c.n > n, events.c.n <= tables.c.n)
        query = select(tables.c.deadline, events).join(events, after).where(tables.c.id == id)
        async with self.engine.connect() as db:
            rows = (await db.execute(query.order_by(events.c.n))).mappings().all()
        return rows[-1]["deadline"] if rows else None, rows

    # Lists.

    async def lobby(
        self, state: str, game: str | None, after: int | None, limit: int
    ) -> list[tuple[RowMapping, list[RowMapping]]]:
        """List public tables in a state, the newest first; `after` is when the last one was made."""
        query = select(*LISTED).where(tables.c.state == state, tables.c.public.is_(True))
        return await self._list_tables(query, game, after, limit)

    async def of_person(
        self, person: str, states: Sequence[str], game: str | None, after: int | None, limit: int
    ) -> list[tuple[RowMapping, list[RowMapping]]]:
        """List the tables at which a person sits."""
        mine = select(seats.c.table_id).where(seats.c.person_id == person)
        query = select(*LISTED).where(tables.c.id.in_(mine), tables.c.state.in_(states))
        return await self._list_tables(query, game, after, limit)

    async def _list_tables(
        self, query: Select[Any], game: str | None, after: int | None, limit: int
    ) -> list[tuple[RowMapping, list[RowMapping]]]:
        if game is not None:
            query = query.where(tables.c.game == game)
        if after is not None:
            query = query.where(tables.c.created < after)
        query = query.order_by(tables.c.created.desc()).limit(limit)
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).mappings().all()
            ids = [row["id"] for row in rows]
            found = await db.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            )
            sitting = found.mappings().all()
        return [(row, [s for s in sitting if s["table_id"] == row["id"]]) for row in rows]

    async def under_way(self, person: str, most: int) -> int:
        """Count the games of a person that are not over, up to a number."""
        query = (
            select(tables.c.id)
            .distinct()
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == person, tables.c.state.in_(("open", "playing")))
            .limit(most)
        )
        async with self.engine.connect() as db:
            return len((await db.execute(query)).all())

    async def turns_of(self, person: str, bot: str | None = None) -> dict[str, bool]:
        """List the tables that wait for a person, or for a bot of that name.

        The value tells whether nobody else waits there: no clock runs, and no other person sits.
        """
        sits = seats.c.person_id == person
        if bot is not None:
            sits = or_(sits, seats.c.bot == bot)
        others = select(other.c.seat).where(
            other.c.table_id == tables.c.id,
            other.c.person_id != person,
            other.c.person_id.not_like("bot:%"),
        )
        query = (
            select(tables.c.id, tables.c.waiting, seats.c.seat, tables.c.pace, others.exists())
            .join(seats, seats.c.table_id == tables.c.id)
            .where(sits, tables.c.state == "playing")
            .order_by(tables.c.id)
        )
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).all()
        return {
            id: pace["kind"] == "none" and not met
            for id, waiting, seat, pace, met in rows
            if seat in waiting
        }

    # Notes.

    async def note(self, table: str, person: str) -> str:
        query = select(notes.c.text).where(notes.c.table_id == table, notes.c.person_id == person)
        async with self.engine.connect() as db:
            return str((await db.execute(query)).scalar() or "")

    async def other_notes(self, table: str, person: str) -> int:
        """Count a person's notes on other tables."""
        others = and_(notes.c.person_id == person, notes.c.table_id != table)
        query = select(func.count()).select_from(notes).where(others)
        async with self.engine.connect() as db:
            return int((await db.execute(query)).scalar() or 0)

    async def set_note(self, table: str, person: str, text: str) -> None:
        """Keep a note; an empty one is deleted."""
        mine = and_(notes.c.table_id == table, notes.c.person_id == person)
        row = {"table_id": table, "person_id": person, "text": text, "changed": now_ms()}
        async with self.engine.begin() as db:
            await db.execute(delete(notes).where(mine))
            if text:
                await db.execute(insert(notes).values(row))

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """Give the number of the latest event of each table."""
        found: dict[str, int] = {}
        async with self.engine.connect() as db:
            for start in range(0, len(ids), _AT_ONCE):
                some = ids[start : start + _AT_ONCE]
                query = select(tables.c.id, tables.c.n).where(tables.c.id.in_(some))
                found.update((id, n) for id, n in (await db.execute(query)).all())
        return found

    # Deadlines and the life of the server.

    async def out_of_time(self, at: int) -> list[str]:
        """List the tables on which somebody's time is up."""
        query = select(tables.c.id).where(tables.c.deadline <= at, tables.c.state == "playing")
        async with self.engine.connect() as db:
            return list((await db.execute(query.order_by(tables.c.deadline).limit(100))).scalars())

    async def move_deadlines(self, by: int, of: Sequence[str] | None = None) -> None:
        """Move the deadlines of games under way: of all, or of these."""
        running = and_(tables.c.deadline.is_not(None), tables.c.state == "playing")
        later = tables.c.deadline + by
        parts = [running] if of is None else [
            and_(running, tables.c.id.in_(of[first : first + _AT_ONCE]))
            for first in range(0, len(of), _AT_ONCE)
        ]  # fmt: skip
        async with self.engine.begin() as db:
            for part in parts:
                await db.execute(update(tables).where(part).values(deadline=later))

    async def beat(self, server: str) -> None:
        """Note that this process is alive."""
        async with self.engine.begin() as db:
            known = update(alive).where(alive.c.server == server).values(at=now_ms())
            if (await db.execute(known)).rowcount == 0:
                await db.execute(insert(alive).values(server=server, at=now_ms()))

    async def live_servers(self) -> set[str]:
        """Name the processes that have shown themselves lately."""
        query = select(alive.c.server).where(alive.c.at > now_ms() - 20_000)
        async with self.engine.connect() as db:
            return set((await db.execute(query)).scalars())

    async def credit_downtime(self) -> int:
        """Give back the time that no server was alive to every running clock; tell how much."""
        async with self.engine.begin() as db:
            last = (await db.execute(select(func.max(alive.c.at)))).scalar()
            asleep = 0 if last is None else max(0, now_ms() - int(last))
            if asleep:
                later = tables.c.deadline + asleep
                running = and_(tables.c.deadline.is_not(None), tables.c.state == "playing")
                await db.execute(update(tables).where(running).values(deadline=later))
            await db.execute(delete(alive).where(alive.c.at < now_ms() - 60_000))
        return asleep
