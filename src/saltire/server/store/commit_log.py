"""The commit logs: SQLite in a thread of its own, PostgreSQL under row locks."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import orjson
from sqlalchemy import (
    Connection,
    Executable,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saltire.server.store.engine import SqliteEngine, dumps, prepare
from saltire.server.store.schema import events, tables
from saltire.server.store.writer import CommitLog, Entry, Step

# One statement for a whole batch: each one is a wait for Python's lock on the way back from SQLite.
_APPEND_ALL: Final = """
INSERT INTO happenings (table_id, n, at, kind, seat, cid, ply, data)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(?)"""
_ADVANCE_ALL: Final = """
UPDATE tables SET n = news.n, ply = news.ply, waiting = news.waiting, deadline = news.deadline
FROM (SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS n,
             json_extract(value, '$[2]') AS ply, json_extract(value, '$[3]') AS waiting,
             json_extract(value, '$[4]') AS deadline FROM json_each(?)) AS news
WHERE tables.id = news.id"""


def commit_log_for(engine: AsyncEngine) -> CommitLog:
    return (
        SqliteCommitLog(engine) if isinstance(engine, SqliteEngine) else PostgresCommitLog(engine)
    )


class SqliteCommitLog:
    """One connection in one thread."""

    def __init__(self, engine: SqliteEngine) -> None:
        self._turn = engine.turn
        url = engine.url.set(drivername="sqlite+pysqlite")
        self._engine = create_engine(url, json_serializer=dumps, json_deserializer=orjson.loads)
        event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, "commit-log")

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        loop = asyncio.get_running_loop()
        async with self._turn:
            await loop.run_in_executor(self._thread, self._commit, batch)
        return []

    def _commit(self, batch: list[Entry]) -> None:
        rows = [list(entry.event.values()) for entry in batch]
        news = [(e.table, e.event["n"], e.event["ply"], e.waiting, e.deadline) for e in batch]
        with self._engine.begin() as db:
            db.exec_driver_sql(_APPEND_ALL, (dumps(rows),))
            db.exec_driver_sql(_ADVANCE_ALL, (dumps(news),))
            for entry in batch:
                for statement in entry.also:
                    _do(db, statement)

    def close(self) -> None:
        # Nothing is under way here, unless SQLite hangs: then waiting would be of no use.
        self._thread.shutdown(wait=False)
        self._engine.dispose()


_APPEND: Final = insert(events)
_ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        n=bindparam("new_n"),
        ply=bindparam("new_ply"),
        waiting=bindparam("new_waiting"),
        deadline=bindparam("new_deadline"),
    )
)


class PostgresCommitLog:
    """Many processes: whoever holds a table's row may append to it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        async with self._engine.begin() as db:
            late = await _late(db, batch)
            good = [entry for entry in batch if entry not in late]
            if good:
                await db.execute(_APPEND, [entry.event for entry in good])
                await db.execute(_ADVANCE, [_changes(entry) for entry in good])
            for entry in good:
                for statement in entry.also:
                    await db.run_sync(_do, statement)
        return late

    def close(self) -> None:
        """Nothing is held between batches."""


def _do(db: Connection, statement: Executable | Step) -> None:
    if isinstance(statement, Executable):
        db.execute(statement)
    else:
        statement(db)


def _changes(entry: Entry) -> dict[str, object]:
    return {
        "table": entry.table,
        "new_n": entry.event["n"],
        "new_ply": entry.event["ply"],
        "new_waiting": list(entry.waiting),
        "new_deadline": entry.deadline,
    }


async def _late(db: AsyncConnection, batch: list[Entry]) -> list[Entry]:
    """Lock the rows of the tables, in order of their ids, and find those that have moved on."""
    ids = sorted({entry.table for entry in batch})
    query = select(tables.c.id, tables.c.n).where(tables.c.id.in_(ids))
    found = (await db.execute(query.order_by(tables.c.id).with_for_update())).all()
    at = {id: n for id, n in found}
    return [entry for entry in batch if entry.event["n"] != at[entry.table] + 1]
