"""What the host looks at: people, bars of addresses, tables of all kinds, and the size of it all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import now_ms, on_sqlite
from saltire.server.store.schema import address_bars, events, people, seats, secrets, tables
from saltire.server.store.tables import LISTED

PAGE: Final = 50
KINDS: Final = ("guest", "account", "program")
Found = tuple[RowMapping, list[str]]


class HostStore:
    """Reads and writes for the host's page."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def size(self) -> int:
        """Give the bytes that the database takes."""
        if on_sqlite(self._engine):
            path = Path(self._engine.url.database or "")
            files = (path, path.with_name(path.name + "-wal"))
            return sum(file.stat().st_size for file in files if file.exists())
        async with self._engine.connect() as db:
            return int(
                (await db.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
            )

    async def pruning_due(self) -> int | None:
        """Give the moment from which on the next turn at pruning may be taken; None before the first."""
        query = select(secrets.c.value).where(secrets.c.name == "lease pruning")
        async with self._engine.connect() as db:
            found = (await db.execute(query)).scalar()
        return None if found is None else int(json.loads(found)["until"])

    # People and addresses.

    async def people(self, named: str, only_barred: bool) -> list[RowMapping]:
        """Find people by a part of their name or by their id, those seen last first."""
        query = select(people).where(people.c.kind.in_(KINDS))
        if only_barred:
            query = query.where(people.c.barred.is_(True))
        if named:
            query = query.where(or_(people.c.id == named, _holds(people.c.name, named)))
        async with self._engine.connect() as db:
            found = await db.execute(query.order_by(people.c.seen.desc()).limit(PAGE))
            return list(found.mappings())

    async def address_bars(self) -> list[RowMapping]:
        """List the addresses from which nobody new is let in, the latest first."""
        query = (
            select(address_bars.c.address, address_bars.c.until, people.c.name, people.c.host)
            .join(people, people.c.id == address_bars.c.person_id)
            .where(address_bars.c.until > now_ms())
            .order_by(address_bars.c.until.desc())
            .limit(4 * PAGE)
        )
        async with self._engine.connect() as db:
            return list((await db.execute(query)).mappings())

    async def bar_address(self, address: str, host: str, until: int | None) -> None:
        """Bar an address in a host's name until a moment; None lifts every bar of it."""
        async with self._engine.begin() as db:
            mine = address_bars.c.address == address
            if until is not None:
                mine &= address_bars.c.person_id == host
            await db.execute(delete(address_bars).where(mine))
            if until is not None:
                row = {"address": address, "person_id": host, "until": until}
                await db.execute(insert(address_bars).values(row))

    # Tables.

    async def tables(
        self, states: Sequence[str], named: str, idle_since: int | None, after: int | None
    ) -> list[Found]:
        """Find tables by their id or a part of a player's name, the newest first."""
        newest = select(events.c.at).where(
            events.c.table_id == tables.c.id, events.c.n == tables.c.n
        )
        last = func.coalesce(newest.scalar_subquery(), tables.c.created).label("last")
        query = select(*LISTED, last).where(tables.c.state.in_(states))
        if named:
            sits = select(seats.c.table_id).where(_holds(seats.c.name, named))
            query = query.where(or_(tables.c.id == named, tables.c.id.in_(sits)))
        if idle_since is not None:
            query = query.where(last < idle_since)
        if after is not None:
            query = query.where(tables.c.created < after)
        async with self._engine.connect() as db:
            found = await db.execute(query.order_by(tables.c.created.desc()).limit(PAGE))
            rows = list(found.mappings())
            ids = [row["id"] for row in rows]
            sitting = await db.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            )
            names: dict[str, list[Any]] = {id: [] for id in ids}
            for seat in sitting.mappings():
                names[seat["table_id"]].append(seat["name"])
        return [(row, names[row["id"]]) for row in rows]


def _holds(column: ColumnElement[str], part: str) -> ColumnElement[bool]:
    return func.lower(column).contains(part.lower(), autoescape=True)
