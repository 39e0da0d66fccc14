"""The outbox: notifications that wait to be sent, who is waited for in slow games, and push subscriptions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saltire.server.store.engine import now_ms, on_sqlite
from saltire.server.store.people import new_id
from saltire.server.store.schema import (
    events,
    outbox,
    people,
    push_subscriptions,
    seats,
    secrets,
    tables,
)

GIVE_UP: Final = 7
LEASE_MS: Final = 5 * 60_000
KEPT_MS: Final = 60 * 24 * 3600_000
Facts = Mapping[str, Any]
_SLOW: Final = and_(tables.c.state == "playing", tables.c.pace["kind"].as_string() == "days")
_LOOK_NAME: Final = "letters looked at"
_LOOK: Final = secrets.c.name == _LOOK_NAME
_MARGIN_MS: Final = 120_000
"""What happened shortly before a look may have been stored after it."""


@dataclass(frozen=True, slots=True)
class WaitingSeat:
    """Somebody is waited for: `last` is the number of their own last action, the same all turn."""

    table_id: str
    seat: int
    person_id: str
    last: int

    @property
    def once(self) -> str:
        return f"turn {self.table_id} {self.seat} {self.last}"


class OutboxStore:
    """Reads and writes the outbox and the push subscriptions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, rows: Iterable[Facts]) -> None:
        """Put notifications in; one whose `once` is known already stays out."""
        waiting = [{**row, "created": now_ms(), "tries": 0} for row in rows]
        if not waiting:
            return
        dialect = sqlite if on_sqlite(self._engine) else postgresql
        async with self._engine.begin() as db:
            for row in waiting:
                await db.execute(dialect.insert(outbox).values(row).on_conflict_do_nothing())

    async def claim(self, limit: int = 50) -> list[Facts]:
        """Take the notifications that are due; another process leaves them alone for a while."""
        now = now_ms()
        due = and_(outbox.c.sent.is_(None), outbox.c.due <= now)
        query = select(outbox).where(due).order_by(outbox.c.due).limit(limit)
        taken: list[Facts] = []
        async with self._engine.begin() as db:
            for row in (await db.execute(query)).mappings().all():
                mine = and_(outbox.c.id == row["id"], outbox.c.due == row["due"])
                moved = update(outbox).where(mine).values(due=now + LEASE_MS)
                if (await db.execute(moved)).rowcount == 1:
                    taken.append(dict(row))
        return taken

    async def settle(self, id: int) -> None:
        """Note that a notification is sent, or need not be."""
        async with self._engine.begin() as db:
            await db.execute(update(outbox).where(outbox.c.id == id).values(sent=now_ms()))

    async def put_off(self, id: int, tries: int, seconds: float) -> None:
        """Try again later; after the last try never."""
        now = now_ms()
        values: dict[str, object] = {"tries": tries, "due": now + int(seconds * 1000)}
        if tries >= GIVE_UP:
            values["sent"] = now
        async with self._engine.begin() as db:
            await db.execute(update(outbox).where(outbox.c.id == id).values(values))

    async def tidy(self) -> None:
        """Forget what was sent long ago."""
        old = outbox.c.sent < now_ms() - KEPT_MS
        async with self._engine.begin() as db:
            await db.execute(delete(outbox).where(old))

    async def counts(self) -> tuple[int, int]:
        """Count the notifications that wait and those given up."""
        waiting = select(func.count()).select_from(outbox).where(outbox.c.sent.is_(None))
        failed = select(func.count()).select_from(outbox).where(outbox.c.tries >= GIVE_UP)
        async with self._engine.connect() as db:
            return (
                (await db.execute(waiting)).scalar_one(),
                (await db.execute(failed)).scalar_one(),
            )

    async def slow_games(self) -> list[tuple[str, int]]:
        """List the correspondence games being played, with how far each is."""
        async with self._engine.connect() as db:
            rows = await db.execute(select(tables.c.id, tables.c.n).where(_SLOW))
            return [(row.id, row.n) for row in rows]

    async def games_seen(self) -> list[tuple[str, int]]:
        """List those where nothing has happened since a server last looked at them all."""
        newest = select(events.c.at).where(
            events.c.table_id == tables.c.id, events.c.n == tables.c.n
        )
        async with self._engine.connect() as db:
            looked = (await db.execute(select(secrets.c.value).where(_LOOK))).scalar()
            before = int(looked or 0) - _MARGIN_MS
            query = select(tables.c.id, tables.c.n).where(_SLOW, newest.scalar_subquery() < before)
            return [(row.id, row.n) for row in await db.execute(query)]

    async def note_look(self, at: int) -> None:
        """Note when a look at all games began: whoever looks next need not begin anew."""
        async with self._engine.begin() as db:
            known = await db.execute(update(secrets).where(_LOOK).values(value=str(at)))
            if known.rowcount == 0:
                await db.execute(insert(secrets).values(name=_LOOK_NAME, value=str(at)))

    async def turns(self, table_id: str) -> list[WaitingSeat]:
        """List who is waited for at a table and could be written to."""
        last = await self._last_actions(table_id)
        query = (
            select(tables.c.waiting, seats.c.seat, seats.c.person_id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(and_(tables.c.id == table_id, tables.c.state == "playing"))
            .where(and_(seats.c.person_id.is_not(None), seats.c.bot.is_(None)))
        )
        async with self._engine.connect() as db:
            rows = (await db.execute(query)).all()
        newest = max(last.values(), default=0)
        return [
            WaitingSeat(table_id, row.seat, row.person_id, last.get(row.seat, 0))
            for row in rows
            # Whose own action is the newest is in the middle of a turn and knows it.
            if row.seat in row.waiting and (newest == 0 or last.get(row.seat, 0) < newest)
        ]

    async def _last_actions(self, table_id: str) -> dict[int, int]:
        query = (
            select(events.c.seat, func.max(events.c.n).label("n"))
            .where(and_(events.c.table_id == table_id, events.c.kind == "act"))
            .group_by(events.c.seat)
        )
        async with self._engine.connect() as db:
            return {row.seat: row.n for row in await db.execute(query) if row.seat is not None}

    async def ways(self, person_id: str) -> list[str]:
        """List how a person wants to hear about turns: mail, push, both, neither."""
        async with self._engine.connect() as db:
            person = await _person(db, person_id)
            mine = push_subscriptions.c.person_id == person_id
            count = select(func.count()).select_from(push_subscriptions).where(mine)
            pushes = (await db.execute(count)).scalar_one()
        if person is None or person["barred"] or person["kind"] == "gone":
            return []
        preferences = person["settings"]
        mail = person["email_confirmed"] and preferences.get("mail_turns", True)
        push = pushes and preferences.get("push_turns", True)
        return [way for way, wanted in (("mail", mail), ("push", push)) if wanted]

    async def person(self, id: str) -> Facts | None:
        async with self._engine.connect() as db:
            return await _person(db, id)

    async def table(self, id: str, reader: str) -> tuple[str, list[str]]:
        """Give the game and the names of the others at a table."""
        query = select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
        async with self._engine.connect() as db:
            game = (await db.execute(select(tables.c.game).where(tables.c.id == id))).scalar_one()
            rows = (await db.execute(query)).all()
        return game, [row.name for row in rows if row.person_id != reader]

    async def subscribe(self, person_id: str, endpoint: str, keys: Facts) -> None:
        """Keep a browser's subscription; the same browser again replaces it."""
        row = {"id": new_id(), "person_id": person_id, "endpoint": endpoint, "keys": dict(keys)}
        async with self._engine.begin() as db:
            old = push_subscriptions.c.endpoint == endpoint
            await db.execute(delete(push_subscriptions).where(old))
            await db.execute(insert(push_subscriptions).values(**row, created=now_ms()))

    async def unsubscribe(self, endpoint: str, person_id: str | None = None) -> None:
        which = push_subscriptions.c.endpoint == endpoint
        if person_id is not None:
            which = and_(which, push_subscriptions.c.person_id == person_id)
        async with self._engine.begin() as db:
            await db.execute(delete(push_subscriptions).where(which))

    async def subscriptions(self, person_id: str) -> list[Facts]:
        mine = push_subscriptions.c.person_id == person_id
        query = select(push_subscriptions).where(mine).order_by(push_subscriptions.c.created)
        async with self._engine.connect() as db:
            return [dict(row) for row in (await db.execute(query)).mappings()]

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """Give a secret of the server's own, making it the first time anybody asks."""
        dialect = sqlite if on_sqlite(self._engine) else postgresql
        query = select(secrets.c.value).where(secrets.c.name == name)
        async with self._engine.begin() as db:
            found = (await db.execute(query)).scalar()
            if found is None:
                row = dialect.insert(secrets).values(name=name, value=make())
                await db.execute(row.on_conflict_do_nothing())
                found = (await db.execute(query)).scalar_one()
        return str(found)


async def _person(db: AsyncConnection, id: str) -> Facts | None:
    row = (await db.execute(select(people).where(people.c.id == id))).mappings().first()
    return None if row is None else dict(row)
