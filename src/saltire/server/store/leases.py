"""Leases: work that only one of several server processes does at a time, such as the bots'."""

from __future__ import annotations

import json

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import now_ms, on_sqlite
from saltire.server.store.schema import secrets


class LeaseStore:
    """Gives each lease to one process, until it lets go or does not renew it in time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def hold(self, name: str, server: str, seconds: float) -> bool:
        """Take or renew a lease for so many seconds; False while another process has it."""
        row = secrets.c.name == f"lease {name}"
        now = now_ms()
        mine = json.dumps({"server": server, "until": now + int(seconds * 1000)})
        dialect = sqlite if on_sqlite(self._engine) else postgresql
        async with self._engine.begin() as db:
            known = (await db.execute(select(secrets.c.value).where(row))).scalar()
            if known is None:
                first = dialect.insert(secrets).values(name=f"lease {name}", value=mine)
                return (await db.execute(first.on_conflict_do_nothing())).rowcount == 1
            held = json.loads(known)
            if held["server"] != server and held["until"] > now:
                return False
            turn = update(secrets).where(row, secrets.c.value == known).values(value=mine)
            return (await db.execute(turn)).rowcount == 1

    async def let_go(self, name: str, server: str) -> None:
        """Give a lease back before its time, so that another process need not wait for it."""
        row = secrets.c.name == f"lease {name}"
        async with self._engine.begin() as db:
            known = (await db.execute(select(secrets.c.value).where(row))).scalar()
            if known is not None and json.loads(known)["server"] == server:
                await db.execute(delete(secrets).where(row, secrets.c.value == known))
