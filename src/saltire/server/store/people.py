"""People and how they are recognised. Secrets are stored as their SHA-256."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import now_ms
from saltire.server.store.schema import people, sessions, tokens


def new_id() -> str:
    """Make an id that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """Make a secret for a cookie or a token: 256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class PeopleStore:
    """Reads and writes people, their cookies and their tokens."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, name: str, kind: str, lang: str, id: str | None = None) -> str:
        """Add a person and give the id."""
        made, now = id or new_id(), now_ms()
        row = {"id": made, "name": name, "kind": kind, "lang": lang, "created": now, "seen": now}
        async with self.engine.begin() as db:
            await db.execute(insert(people).values(row))
        return made

    async def add_bots(self, ids: set[str]) -> None:
        """Add the bots that are not known yet; `bot:greedy` is called Greedy."""
        for id in sorted(ids):
            if await self.find(id) is None:
                with suppress(IntegrityError):  # another request has just added it
                    await self.add(id.partition(":")[2].capitalize(), "bot", "en", id)

    async def find(self, id: str) -> Row[tuple[object, ...]] | None:
        async with self.engine.connect() as db:
            return (await db.execute(select(people).where(people.c.id == id))).first()

    async def change(self, id: str, **values: object) -> None:
        async with self.engine.begin() as db:
            await db.execute(update(people).where(people.c.id == id).values(**values))

    async def add_session(self, person_id: str, label: str = "", address: str = "") -> str:
        """Open a session and give its secret, for the cookie."""
        secret, now = new_secret(), now_ms()
        row = {"hash": hashed(secret), "person_id": person_id, "label": label, "address": address}
        async with self.engine.begin() as db:
            await db.execute(insert(sessions).values(**row, created=now, seen=now))
        return secret

    async def add_token(self, person_id: str, name: str) -> str:
        """Make a token for a program and give its secret."""
        secret, now = new_secret(), now_ms()
        row = {"hash": hashed(secret), "id": new_id(), "person_id": person_id, "name": name}
        async with self.engine.begin() as db:
            await db.execute(insert(tokens).values(**row, created=now, seen=now))
        return secret

    async def drop_tokens(self, people: Sequence[str], name: str) -> None:
        """Let the tokens of that name open nothing from now on."""
        theirs = tokens.c.person_id.in_(people)
        async with self.engine.begin() as db:
            await db.execute(delete(tokens).where(theirs, tokens.c.name == name))

    async def by_cookie(self, secret: str) -> Row[tuple[object, ...]] | None:
        return await self._by(sessions.c.hash == hashed(secret), sessions)

    async def by_token(self, secret: str) -> Row[tuple[object, ...]] | None:
        return await self._by(tokens.c.hash == hashed(secret), tokens)

    async def _by(self, which: object, table: object) -> Row[tuple[object, ...]] | None:
        query = select(people).join(table, table.c.person_id == people.c.id).where(which)  # type: ignore[attr-defined, arg-type]
        async with self.engine.connect() as db:
            return (await db.execute(query)).first()
