"""The commit logs: SQLite in a thread of its own, PostgreSQL under row locks."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import orjson
from sqlalchemy import Connection, Executable, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saltire.server.store.engine import SqliteEngine, dumps, prepare
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


# The rows of the tables are locked in the order of their ids, so that no two processes wait for each other;
# an event counts if it is the next one of its table. One statement is one transaction and one wait.
_STORE: Final = """
WITH news AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json) AS row(
    table_id text, n int, at bigint, kind text, seat int, cid text, ply int, data json,
    waiting json, deadline bigint)
), locked AS MATERIALIZED (
  SELECT id, n FROM tables WHERE id IN (SELECT table_id FROM news) ORDER BY id FOR UPDATE
), good AS MATERIALIZED (
  SELECT news.* FROM news JOIN locked ON locked.id = news.table_id AND locked.n + 1 = news.n
), stored AS (
  INSERT INTO happenings (table_id, n, at, kind, seat, cid, ply, data)
  SELECT table_id, n, at, kind, seat, cid, ply, data FROM good
), moved AS (
  UPDATE tables SET n = good.n, ply = good.ply, waiting = good.waiting, deadline = good.deadline
  FROM good WHERE tables.id = good.table_id
)
SELECT table_id FROM good"""


class PostgresCommitLog:
    """Many processes: whoever holds a table's row may append to it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        if not any(entry.also for entry in batch):
            async with self._at_once.connect() as db:
                return await _store(db, batch)
        async with self._engine.begin() as db:
            late = await _store(db, batch)
            for entry in batch:
                for statement in () if entry in late else entry.also:
                    await db.run_sync(_do, statement)
        return late

    def close(self) -> None:
        """Nothing is held between batches."""


async def _store(db: AsyncConnection, batch: list[Entry]) -> list[Entry]:
    """Store what is the next event of its table; give the entries that came too late."""
    news = [{**e.event, "waiting": e.waiting, "deadline": e.deadline} for e in batch]
    stored = set((await db.exec_driver_sql(_STORE, (dumps(news),))).scalars())
    return [entry for entry in batch if entry.table not in stored]


def _do(db: Connection, statement: Executable | Step) -> None:
    if isinstance(statement, Executable):
        db.execute(statement)
    else:
        statement(db)
