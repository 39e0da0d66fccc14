"""The database connection: SQLite in a file, or PostgreSQL by its URL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import orjson
from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saltire.kernel.errors import SaltireError
from saltire.server.store.clock import PROCESS_CLOCK

_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
    "PRAGMA wal_autocheckpoint=4000",
)
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


now_ms: Final = PROCESS_CLOCK.now
"""Gives the present moment as the database keeps it, by the clock of this process."""


def dumps(value: object) -> str:
    """Write a JSON value as the database keeps it."""
    return orjson.dumps(value).decode()


def open_engine(url: str, seconds: float | None = None) -> AsyncEngine:
    """Make the engine for a URL: `sqlite:///file` or `postgresql://...`.

    PostgreSQL may take `seconds` for a connection and for each statement; migrations and copies take theirs.
    """
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise SaltireError(
            "that is not a database URL: sqlite:///FILE or postgresql://..."
        ) from None
    if parsed.drivername not in (*_DRIVERS, *_DRIVERS.values()):
        raise SaltireError(f"only SQLite and PostgreSQL can be used, not {parsed.drivername}")
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    limits = {"timeout": seconds, "command_timeout": seconds}
    engine = create_async_engine(
        parsed, json_serializer=dumps, json_deserializer=orjson.loads,
        connect_args=limits if seconds and parsed.drivername.startswith("postgresql") else {},
    )  # fmt: skip
    if not on_sqlite(engine):
        return engine
    event.listen(engine.sync_engine, "do_connect", make_private)
    event.listen(engine.sync_engine, "connect", prepare)
    return SqliteEngine(engine.sync_engine)


def without_password(url: str) -> str:
    """Write a database URL as it may be shown."""
    parsed = make_url(url)
    if "password" in parsed.query:
        parsed = parsed.update_query_dict({"password": "***"})
    return parsed.render_as_string(hide_password=True)


class SqliteEngine(AsyncEngine):
    """Lets one transaction write at a time: they take turns here, where waiting costs nothing."""

    def __init__(self, sync_engine: Engine) -> None:
        super().__init__(sync_engine)
        self.turn = asyncio.Lock()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction when the others are done."""
        async with self.turn, super().begin() as db:
            yield db


def on_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


def make_private(_dialect: object, _record: object, arguments: Sequence[Any], _: object) -> None:
    """Make a new SQLite file readable for its owner only: it holds hidden cards and hashes of passwords.

    SQLite gives the files beside it the same rights. A file that is there keeps those it has.
    """
    with suppress(OSError):  # SQLite says what is wrong
        Path(str(arguments[0])).touch(mode=0o600, exist_ok=False)


def prepare(connection: Any, _: object) -> None:
    """Make a new SQLite connection durable and patient."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
