"""A database as the first release made it, filled with as many events as a test wants."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saltire.server.store.engine import on_sqlite
from saltire.server.store.migrate import MIGRATIONS, _config

FIRST = Path(__file__).with_name("first.sql")
PER_TABLE = 50
"""Events at each table: two people join, one leaves and comes back, and they play."""
_COUNT = "WITH RECURSIVE s(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s WHERE i < {last})"
_FILL = {
    "people": """INSERT INTO people (id, name, kind, login, created, seen)
        {count} SELECT 'p' || i, CASE i % 4 WHEN 1 THEN 'Guest ' || i ELSE 'Person ' || i END,
            CASE i % 4 WHEN 1 THEN 'guest' ELSE 'account' END,
            CASE i % 4 WHEN 1 THEN NULL ELSE 'person ' || i END, i, i FROM s""",
    "tables": """INSERT INTO tables (id, game, version, options, state, pace, public, rated, rounds,
            round, score, commitment, seed, salts, n, ply, waiting, result, host, created)
        {count} SELECT 't' || i, 'schotten', '1', {empty}, 'over', {empty}, TRUE, FALSE, 1, 1, {list},
            'c' || i, 's' || i, {empty}, {per_table}, 40, {list}, {empty}, 'p' || (i % {people}), i
            FROM s""",
    "seats": """INSERT INTO seats (table_id, seat, person_id, name)
        {count} SELECT 't' || (i / 2), i % 2, 'p' || (i % {people}), 'Person ' || (i % {people})
            FROM s""",
    "happenings": """INSERT INTO happenings (table_id, n, at, kind, seat, cid, ply, data)
        {count} SELECT 't' || (i / {per_table}), i % {per_table} + 1, i,
            CASE i % {per_table} WHEN 0 THEN 'join' WHEN 1 THEN 'leave' WHEN 2 THEN 'join' ELSE 'act' END,
            0, 'c' || i, i % {per_table},
            CASE WHEN i % {per_table} IN (0, 2) THEN {joined} ELSE {acted} END FROM s""",
}


async def make_old(engine: AsyncEngine, events: int) -> None:
    """Make a database of revision 0001 with so many events, and people and tables in proportion."""
    if on_sqlite(engine):
        database = sqlite3.connect(engine.url.database or "")
        database.executescript(FIRST.read_text(encoding="utf-8"))
        database.close()
    else:
        async with engine.begin() as db:
            await db.run_sync(_first_revision)
    sqlite = on_sqlite(engine)
    people, tables = events // 100, events // PER_TABLE
    facts = {
        "people": people, "per_table": PER_TABLE,
        "empty": _json("'{}'", sqlite), "list": _json("'[]'", sqlite),
        "joined": _json("""'{"person":"p1","name":"Person 1"}'""", sqlite),
        "acted": _json("""'{"plies":[[0,"R7@3",[]]],"known":[0]}'""", sqlite),
    }  # fmt: skip
    counts = {"people": people, "tables": tables, "seats": 2 * tables, "happenings": events}
    async with engine.begin() as db:
        if (
            not sqlite
        ):  # the rows are right: a million look-ups of the table that each belongs to are saved
            await db.execute(text("SET LOCAL session_replication_role = replica"))
        for name, fill in _FILL.items():
            count = _COUNT.format(last=counts[name] - 1)
            await db.execute(text(fill.format(count=count, **facts).replace(":", r"\:")))
        if not sqlite:
            await db.execute(text("ANALYZE"))


def _json(literal: str, sqlite: bool) -> str:
    return literal if sqlite else f"CAST({literal} AS JSON)"


def _first_revision(db: Connection) -> None:
    config = _config(MIGRATIONS)
    config.attributes["connection"] = db
    command.upgrade(config, "0001")


KEPT = {
    "people": "id, name, kind, lang, login, password, host, barred, created, seen",
    "tables": "id, game, version, state, n, ply, seed, commitment, host, created",
    "seats": "table_id, seat, person_id, bot, name, link_hash",
    "happenings": "table_id, n, at, kind, seat, cid, ply, CAST(data AS TEXT)",
}
_ORDER = {"people": "id", "tables": "id", "seats": "table_id, seat", "happenings": "table_id, n"}
# The one thing that an upgrade changes: whoever left a table before the start leaves no name there.
_LEFT = "NOT (kind = 'join' AND n = 1 AND table_id LIKE 't%')"


async def digests(engine: AsyncEngine) -> dict[str, tuple[int, str]]:
    """Give, for each table of the first release, how many rows it has and a digest of all of them."""
    found: dict[str, tuple[int, str]] = {}
    async with engine.connect() as db:
        for name, columns in KEPT.items():
            rows = f"SELECT {columns} FROM {name} " + (
                f"WHERE {_LEFT}" if name == "happenings" else ""
            )
            found[name] = (
                await _digest(db, f"{rows} ORDER BY {_ORDER[name]}")
                if on_sqlite(engine)
                else await _digest_there(db, rows)
            )
    return found


async def _digest(db: AsyncConnection, query: str) -> tuple[int, str]:
    count, digest = 0, hashlib.sha256()
    stream = await db.stream(text(query), execution_options={"yield_per": 5_000})
    async for part in stream.partitions():
        count += len(part)
        digest.update("".join([repr(tuple(row)) for row in part]).encode())
    return count, digest.hexdigest()


async def _digest_there(db: AsyncConnection, query: str) -> tuple[int, str]:
    """Let PostgreSQL do it: to fetch a million rows takes it a minute on a busy machine."""
    hashed = "SELECT count(*), sum(hashtextextended(CAST(row AS TEXT), 0))"
    one = (await db.execute(text(f"{hashed} FROM ({query}) AS row"))).one()
    return int(one[0]), str(one[1])


async def plan(engine: AsyncEngine, query: str) -> str:
    """Give how the database would look something up."""
    async with engine.connect() as db:
        explain = "EXPLAIN QUERY PLAN" if on_sqlite(engine) else "EXPLAIN"
        if not on_sqlite(engine):
            # Small tables are read whole, whatever indexes there are.
            await db.execute(text("SET enable_seqscan = off"))
        lines: Any = (await db.execute(text(f"{explain} {query}"))).all()
    return "\n".join(str(tuple(line)) for line in lines)
