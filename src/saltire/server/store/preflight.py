"""What is asked of a database before a server opens it: that it answers, is whole, and not too new."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.kernel.errors import SaltireError
from saltire.server.store.engine import on_sqlite, without_password
from saltire.server.store.faults import SENTENCES, database_fault
from saltire.server.store.migrate import revision, upgrade

_log = logging.getLogger(__name__)
ANSWER_SECONDS: Final = 10.0
CHECK_SECONDS: Final = 5.0
_STEPS: Final = 10_000
"""How many steps of SQLite lie between two looks at the clock."""


class BadDatabase(SaltireError):
    """A database that cannot be used; the message says which and what to do."""


async def prepare_database(engine: AsyncEngine) -> None:
    """Check a database and bring it up to date; BadDatabase says in one line what is wrong."""
    await check_whole(engine)
    await schema_of(engine)
    try:
        await upgrade(engine)
    except (SQLAlchemyError, OSError) as error:
        raise refusal(engine, error) from error


async def schema_of(engine: AsyncEngine) -> str | None:
    """Connect and give the revision of the schema, or None if there is none yet."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS), engine.connect() as db:
            return await db.run_sync(revision)
    except (SQLAlchemyError, OSError) as error:
        raise refusal(engine, error) from error


async def check_whole(engine: AsyncEngine) -> None:
    """Look for damage in a SQLite file, for some seconds at most; PostgreSQL checks itself."""
    if not on_sqlite(engine):
        return
    path = Path(engine.url.database or "").absolute()
    if not path.exists() and os.access(path.parent, os.W_OK):
        return
    try:
        found = await asyncio.to_thread(damage, path)
    except sqlite3.Error as error:
        raise refusal(engine, error) from error
    if found:
        raise BadDatabase(_damage_message(path, found))


def damage(path: Path, seconds: float = CHECK_SECONDS) -> str:
    """Say what is wrong inside a SQLite file, or nothing; a large one is checked in part."""
    until = time.monotonic() + seconds
    with closing(sqlite3.connect(path)) as db:
        db.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
        try:
            found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            _log.info("the database is large: not all of it was checked for damage")
            return ""
    return "" if found == "ok" else found


def refusal(engine: AsyncEngine, error: Exception) -> BadDatabase:
    """Say in one line what is wrong with a database, without its password."""
    fault = database_fault(error)
    if on_sqlite(engine):
        path = Path(engine.url.database or "").absolute()
        if fault == "database-damaged":
            return BadDatabase(_damage_message(path, _cause(error)))
        if fault == "database-away":
            return BadDatabase(f"{path} cannot be opened: is there such a folder, and is it yours?")
        place = str(path)
    else:
        place = without_password(engine.url.render_as_string(hide_password=False))
    why = SENTENCES.get(fault or "", "it cannot be used")
    return BadDatabase(f"{place}: {why} ({_cause(error)})")


def _damage_message(path: Path, found: str) -> str:
    line = " ".join(found.split())
    return (
        f"{path} is damaged ({line}): move it away, with its -wal and -shm files if there are any,"
        " and bring a copy back with saltire restore"
    )


def _cause(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip() or type(cause).__name__
