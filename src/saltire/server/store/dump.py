"""Copies of the database: SQLite as it is, or any database as JSON lines that any other can take in."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.kernel.errors import SaltireError
from saltire.server.store.engine import now_ms, on_sqlite
from saltire.server.store.migrate import HEAD, revision, upgrade
from saltire.server.store.names import give_skeletons
from saltire.server.store.schema import alive, metadata, people, tables
from saltire.server.store.standings import fill_in_standings

Write = Callable[[str], object]
AT_ONCE: Final = 500
STILL_ALIVE_MS: Final = 10_000
EARLIER: Final = ("0001", "0002", "0003", "0004", "0005", "0006")
"""Older schemas whose copies fit: what came later only added columns that have a default."""
RESTORED: Final = "restored"
"""Who was alive last when a copy was made: no server, but clocks stand still since then."""
SQLITE_BEGINS: Final = b"SQLite format 3\x00"


class BadCopy(SaltireError):
    """A copy that cannot be made or taken in; the message says why."""


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite database while it is in use; the copy is whole or not there."""
    if not source.is_file():
        raise BadCopy(f"{source}: there is no such database")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    with closing(_open_source(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        check_sqlite(new, source)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)


def _open_source(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def check_sqlite(db: sqlite3.Connection, path: Path) -> None:
    """Demand that a SQLite database is whole and ours."""
    try:
        check = db.execute("PRAGMA integrity_check").fetchone()[0]
        known = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadCopy(f"{path} is not a database of Saltire: {error}") from None
    if check != "ok" or known is None:
        raise BadCopy(f"{path} is damaged: {check}")


def fill_sqlite(source: Path, target: Path) -> None:
    """Put a copy in the place of a SQLite database, through SQLite's own locks."""
    with closing(_open_source(source)) as old:
        check_sqlite(old, source)
        if not target.exists():
            target.touch(mode=0o600)
        with closing(sqlite3.connect(target)) as new:
            old.backup(new)
            last = new.execute("SELECT max(at) FROM alive").fetchone()[0]
            new.execute("DELETE FROM alive")
            if last is not None:
                new.execute("INSERT INTO alive (server, at) VALUES (?, ?)", (RESTORED, last))
            new.commit()


async def in_use(engine: AsyncEngine) -> str:
    """Say what speaks against filling a database, or nothing."""
    async with engine.connect() as db:
        if await db.run_sync(revision) is None:
            return ""
        query = select(func.max(alive.c.at)).where(alive.c.server != RESTORED)
        at = (await db.execute(query)).scalar()
        if at is not None and at > now_ms() - STILL_ALIVE_MS:
            return "a server is running on that database, or was seconds ago: stop it first"
        full = [
            (await db.execute(select(func.count()).select_from(t))).scalar()
            for t in (people, tables)
        ]
        return "that database is not empty: --replace empties it first" if any(full) else ""


async def dump(engine: AsyncEngine, write: Write) -> int:
    """Write the whole database as JSON lines, as it was at one moment; give the number of rows."""
    async with engine.connect() as db:
        if on_sqlite(engine):
            await db.execute(text("BEGIN"))
        else:
            await db.execution_options(isolation_level="REPEATABLE READ")
        return await db.run_sync(_dump, write)


def _dump(db: Connection, write: Write) -> int:
    rows = 0
    write(_line({"saltire": "copy", "schema": revision(db), "at": now_ms()}))
    for table in metadata.sorted_tables:
        order = [table.c.created] if "created" in table.c else list(table.primary_key)
        query = select(table).order_by(*order).execution_options(yield_per=AT_ONCE)
        for row in db.execute(query).mappings():
            write(_line({"table": table.name, "row": dict(row)}))
            rows += 1
    write(_line({"rows": rows}))
    return rows


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


async def fill(engine: AsyncEngine, lines: Iterable[str]) -> int:
    """Take JSON lines in, all of them or none; give the number of rows."""
    await upgrade(engine)
    try:
        async with engine.begin() as db:
            return await db.run_sync(_fill, lines)
    except (SQLAlchemyError, KeyError, TypeError) as error:
        raise BadCopy(f"the copy does not fit: {type(error).__name__}") from None


def _read(lines: Iterable[str]) -> Iterator[tuple[Table, dict[str, Any]]]:
    rows, expected = 0, -1
    for number, line in enumerate(lines, 1):
        try:
            data = json.loads(line)
        except ValueError:
            raise BadCopy(f"line {number} is not JSON") from None
        if number == 1:
            _check_head(data)
        elif "rows" in data:
            expected = data["rows"]
        else:
            rows += 1
            yield metadata.tables[data["table"]], data["row"]
    if rows != expected:
        raise BadCopy(f"the copy is cut short: {rows} rows of {'?' if expected < 0 else expected}")


def _check_head(data: object) -> None:
    if not isinstance(data, dict) or data.get("saltire") != "copy":
        raise BadCopy("the file is not a copy made by saltire backup")
    if data["schema"] not in (HEAD, *EARLIER):
        raise BadCopy(f"the copy is of schema {data['schema']}, this Saltire has {HEAD}")


def _fill(db: Connection, lines: Iterable[str]) -> int:
    for table in reversed(metadata.sorted_tables):
        db.execute(table.delete())
    rows = 0
    for table, group in groupby(_read(lines), key=lambda pair: pair[0]):
        while batch := [row for _, row in islice(group, AT_ONCE)]:
            db.execute(insert(table), batch)
            rows += len(batch)
    give_skeletons(db)  # a copy from before them has none
    fill_in_standings(db)
    _forget_servers(db)
    if db.dialect.name == "postgresql":
        # The ids came with the rows; the next one must not repeat them.
        serial = "pg_get_serial_sequence('outbox', 'id')"
        db.execute(text(f"SELECT setval({serial}, COALESCE(MAX(id), 0) + 1, false) FROM outbox"))
    return rows


def _forget_servers(db: Connection) -> None:
    """Keep when a server was last alive, but not that it is: this is another database."""
    last = db.execute(select(func.max(alive.c.at))).scalar()
    db.execute(alive.delete())
    if last is not None:
        db.execute(insert(alive).values(server=RESTORED, at=last))
