"""Accounts, sessions, tokens and one-time keys, as the database keeps them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saltire.server.store.engine import now_ms
from saltire.server.store.people import YEAR_MS, hash_secret, new_id, new_secret
from saltire.server.store.schema import (
    address_bars,
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
    tables,
    tokens,
)

HOUR_MS: Final = 3600_000
_OFTEN_MS: Final = 5 * 60_000
"""So long a session counts as used just now: to write it down takes the write lock from the games."""
Found = Row[tuple[object, ...]]


class NameTaken(Exception):
    """The name of a person belongs to somebody else."""


class AccountStore:
    """Reads and writes what only people with an account, or about to have one, need."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def by_login(self, login: str) -> Found | None:
        return await self._one(people.c.login == login)

    async def by_id(self, id: str) -> Found | None:
        return await self._one(people.c.id == id)

    async def owner_of_name(self, login: str, skeleton: str) -> str | None:
        """Give whose account is called so, or looks so."""
        known = or_(people.c.login == login, people.c.skeleton == skeleton)
        async with self._engine.connect() as db:
            return (await db.execute(select(people.c.id).where(known))).scalar()

    async def _one(self, which: object) -> Found | None:
        query = select(people).where(which)  # type: ignore[arg-type]
        async with self._engine.connect() as db:
            return (await db.execute(query)).first()

    async def change(self, id: str, **values: object) -> None:
        """Change a person; NameTaken if the name belongs to somebody else."""
        try:
            async with self._engine.begin() as db:
                await db.execute(update(people).where(people.c.id == id).values(**values))
        except IntegrityError:
            raise NameTaken from None

    async def forget(self, id: str) -> None:
        """Delete a person; the games stay, without the name."""
        mine = (
            sessions, tokens, keys, notes, outbox, push_subscriptions, rating_history, ratings,
            address_bars, puzzle_tries, puzzle_ratings,
        )  # fmt: skip
        gone: dict[str, object] = {"name": "", "kind": "gone", "host": False, "settings": {}}
        gone |= {
            "private": False,
            "login": None,
            "skeleton": None,
            "password": None,
            "email": None,
            "email_confirmed": False,
        }
        async with self._engine.begin() as db:
            for table in mine:
                await db.execute(delete(table).where(table.c.person_id == id))
            await db.execute(update(seats).where(seats.c.person_id == id).values(name=""))
            await _unname(db, id)
            # Reviews speak of players by name; one that is under way ends without its row.
            sat = select(seats.c.table_id).where(seats.c.person_id == id)
            await db.execute(delete(reviews).where(reviews.c.table_id.in_(sat)))
            await db.execute(update(people).where(people.c.id == id).values(**gone))

    async def sessions_of(self, person_id: str) -> list[Found]:
        current = sessions.c.seen > now_ms() - YEAR_MS
        query = select(sessions).where(sessions.c.person_id == person_id, current)
        async with self._engine.connect() as db:
            return list(await db.execute(query.order_by(sessions.c.created)))

    async def end_session(self, secret: str) -> None:
        async with self._engine.begin() as db:
            await db.execute(delete(sessions).where(sessions.c.hash == hash_secret(secret)))

    async def end_session_called(self, person_id: str, id: str) -> bool:
        """End a session by the beginning of its hash, which is its public id."""
        which = and_(sessions.c.person_id == person_id, func.substr(sessions.c.hash, 1, 16) == id)
        async with self._engine.begin() as db:
            return (await db.execute(delete(sessions).where(which))).rowcount > 0

    async def end_other_sessions(self, person_id: str, but: str) -> None:
        which = and_(sessions.c.person_id == person_id, sessions.c.hash != hash_secret(but))
        async with self._engine.begin() as db:
            await db.execute(delete(sessions).where(which))

    async def touch(self, secret: str, address: str) -> None:
        """Note that a session is used, and from where, unless that is known already."""
        this, now = sessions.c.hash == hash_secret(secret), now_ms()
        lately = and_(this, sessions.c.seen > now - _OFTEN_MS, sessions.c.address == address)
        async with self._engine.connect() as db:
            if (await db.execute(select(sessions.c.hash).where(lately))).first() is not None:
                return
        async with self._engine.begin() as db:
            await db.execute(update(sessions).where(this).values(seen=now, address=address))

    async def bar_addresses(self, person_id: str, hours: float) -> None:
        """Let nobody new in from where a person was last seen, for so long; 0 lets them in again."""
        until = now_ms() + int(hours * HOUR_MS)
        mine = select(sessions.c.address).where(sessions.c.person_id == person_id).distinct()
        async with self._engine.begin() as db:
            await db.execute(delete(address_bars).where(address_bars.c.person_id == person_id))
            await db.execute(delete(address_bars).where(address_bars.c.until < now_ms()))
            seen = [address for address in (await db.execute(mine)).scalars() if address]
            rows = [{"address": a, "person_id": person_id, "until": until} for a in seen]
            if rows and hours:
                await db.execute(insert(address_bars), rows)

    async def last_address(self, id: str) -> str:
        """Tell where somebody was last seen; empty if nobody knows."""
        mine = select(sessions.c.address).where(sessions.c.person_id == id)
        async with self._engine.connect() as db:
            found = (await db.execute(mine.order_by(sessions.c.seen.desc()).limit(1))).scalar()
        return found or ""

    async def address_barred(self, address: str) -> bool:
        barred = and_(address_bars.c.address == address, address_bars.c.until > now_ms())
        async with self._engine.connect() as db:
            return (
                await db.execute(select(address_bars.c.address).where(barred))
            ).first() is not None

    async def tokens_of(self, person_id: str) -> list[Found]:
        query = select(tokens).where(tokens.c.person_id == person_id).order_by(tokens.c.created)
        async with self._engine.connect() as db:
            return list(await db.execute(query))

    async def add_token(self, person_id: str, name: str, secret: str) -> Found:
        """Keep a token by its hash."""
        now = now_ms()
        row = {"hash": hash_secret(secret), "id": new_id(), "person_id": person_id, "name": name}
        async with self._engine.begin() as db:
            await db.execute(insert(tokens).values(**row, created=now, seen=now))
            return (await db.execute(select(tokens).where(tokens.c.id == row["id"]))).one()

    async def drop_token(self, person_id: str, id: str) -> bool:
        which = and_(tokens.c.person_id == person_id, tokens.c.id == id)
        async with self._engine.begin() as db:
            return (await db.execute(delete(tokens).where(which))).rowcount > 0

    async def drop_tokens(self, person_id: str) -> None:
        async with self._engine.begin() as db:
            await db.execute(delete(tokens).where(tokens.c.person_id == person_id))

    async def add_key(
        self, purpose: str, minutes: float, person_id: str | None = None, **data: object
    ) -> str:
        """Make a key that works once and give its secret; older ones for the same are void."""
        secret, now = new_secret(), now_ms()
        row = {
            "hash": hash_secret(secret),
            "purpose": purpose,
            "person_id": person_id,
            "data": data,
        }
        same = and_(keys.c.purpose == purpose, keys.c.person_id == person_id)
        async with self._engine.begin() as db:
            if person_id is not None:
                await db.execute(delete(keys).where(same))
            await db.execute(delete(keys).where(keys.c.expires < now))
            expires = now + int(minutes * 60_000)
            await db.execute(insert(keys).values(**row, created=now, expires=expires))
        return secret

    async def drop_keys(self, purpose: str, person_id: str) -> None:
        """Void a person's keys: what they were for has changed."""
        which = and_(keys.c.purpose == purpose, keys.c.person_id == person_id)
        async with self._engine.begin() as db:
            await db.execute(delete(keys).where(which))

    async def add_host_key(self, minutes: float) -> str:
        """Make the key of a host's link; those of earlier links are void."""
        async with self._engine.begin() as db:
            await db.execute(delete(keys).where(keys.c.purpose == "host"))
        return await self.add_key("host", minutes)

    async def use_key(self, purpose: str, secret: str) -> Found | None:
        """Take a key away and give what it was for; None if it is unknown, used or too old."""
        which = and_(keys.c.hash == hash_secret(secret), keys.c.purpose == purpose)
        async with self._engine.begin() as db:
            taken = (await db.execute(delete(keys).where(which).returning(keys))).first()
        return taken if taken is not None and taken._mapping["expires"] > now_ms() else None

    async def know_key(self, purpose: str, secret: str) -> bool:
        which = and_(keys.c.hash == hash_secret(secret), keys.c.purpose == purpose)
        query = select(keys.c.expires).where(which)
        async with self._engine.connect() as db:
            expires = (await db.execute(query)).scalar()
        return expires is not None and expires > now_ms()

    async def census(self) -> tuple[dict[str, int], dict[str, int]]:
        """Count the people of each kind and the tables in each state."""
        kinds = select(people.c.kind, func.count()).group_by(people.c.kind)
        states = select(tables.c.state, func.count()).group_by(tables.c.state)
        async with self._engine.connect() as db:
            return (
                {kind: count for kind, count in await db.execute(kinds)},
                {state: count for state, count in await db.execute(states)},
            )


async def _unname(db: AsyncConnection, person_id: str) -> None:
    """Take a name out of the stories of a person's tables; whoever leaves a table takes it along."""
    mine = select(seats.c.table_id).where(seats.c.person_id == person_id)
    joined = and_(events.c.table_id.in_(mine), events.c.kind == "join")
    query = select(events.c.table_id, events.c.n, events.c.data).where(joined)
    for table_id, n, data in (await db.execute(query)).all():
        if data["person"] == person_id:
            one = and_(events.c.table_id == table_id, events.c.n == n)
            await db.execute(update(events).where(one).values(data={**data, "name": ""}))
