"""People and how they are recognised. Secrets are stored as their SHA-256."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import now_ms
from saltire.server.store.names import as_line
from saltire.server.store.schema import people, sessions, tokens


def new_id() -> str:
    """Make an id that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """Make a secret for a cookie or a token: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


YEAR_MS: Final = 365 * 24 * 3600_000
"""A session that was not used for so long is over."""
MOST_SESSIONS: Final = 50
"""At how many places somebody may be signed in; the one that was not used for longest ends."""


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
        row = {"hash": hash_secret(secret), "person_id": person_id, "address": address}
        mine = sessions.c.person_id == person_id
        latest = select(sessions.c.hash).where(mine).order_by(sessions.c.seen.desc())
        async with self.engine.begin() as db:
            await db.execute(
                insert(sessions).values(**row, label=as_line(label), created=now, seen=now)
            )
            known = (await db.execute(latest)).scalars().all()
            if len(known) > MOST_SESSIONS:
                old = [hash for hash in known if hash != row["hash"]][MOST_SESSIONS - 1 :]
                await db.execute(delete(sessions).where(sessions.c.hash.in_(old)))
        return secret

    async def add_token(self, person_id: str, name: str) -> str:
        """Make a token for a program and give its secret."""
        secret, now = new_secret(), now_ms()
        row = {"hash": hash_secret(secret), "id": new_id(), "person_id": person_id, "name": name}
        async with self.engine.begin() as db:
            await db.execute(insert(tokens).values(**row, created=now, seen=now))
        return secret

    async def drop_tokens(self, people: Sequence[str], name: str) -> None:
        """Let the tokens of that name open nothing from now on."""
        theirs = tokens.c.person_id.in_(people)
        async with self.engine.begin() as db:
            await db.execute(delete(tokens).where(theirs, tokens.c.name == name))

    async def by_cookie(self, secret: str) -> Row[tuple[object, ...]] | None:
        current = sessions.c.seen > now_ms() - YEAR_MS
        return await self._by(and_(sessions.c.hash == hash_secret(secret), current), sessions)

    async def by_token(self, secret: str) -> Row[tuple[object, ...]] | None:
        return await self._by(tokens.c.hash == hash_secret(secret), tokens)

    async def _by(self, which: object, table: object) -> Row[tuple[object, ...]] | None:
        query = select(people).join(table, table.c.person_id == people.c.id).where(which)  # type: ignore[attr-defined, arg-type]
        async with self.engine.connect() as db:
            return (await db.execute(query)).first()
