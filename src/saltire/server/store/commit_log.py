"""The commit logs: SQLite in a thread of its own, PostgreSQL under row locks."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import SqliteEngine, dumps, prepare
from saltire.server.store.writer import CommitLog, Entry, Step

_log = logging.getLogger(__name__)
_SECONDS: Final = 20.0
"""How long PostgreSQL may take for a connection, or for a batch."""

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
        self._connection = _HeldConnection(self._engine)

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        loop = asyncio.get_running_loop()
        async with self._turn:
            await loop.run_in_executor(self._thread, self._commit, batch)
        return []

    def _commit(self, batch: list[Entry]) -> None:
        rows = [list(entry.event.values()) for entry in batch]
        news = [(e.table, e.event["n"], e.event["ply"], e.waiting, e.deadline) for e in batch]
        statements = [(_APPEND_ALL, (dumps(rows),)), (_ADVANCE_ALL, (dumps(news),))]
        with self._connection as db:
            if not any(entry.also for entry in batch) and _commit_at_once(db, statements):
                return
            with db.begin():
                for statement, values in statements:
                    db.exec_driver_sql(statement, values)
                for entry in batch:
                    for also in entry.also:
                        _do(db, also)

    def close(self) -> None:
        # Nothing is under way here, unless SQLite hangs: then waiting would be of no use.
        self._thread.shutdown(wait=False)
        self._connection.close()
        self._engine.dispose()


class _HeldConnection:
    """A connection that is opened when it is first used and kept until nobody uses it any more."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._db: Connection | None = None
        self._in_use = False

    def __enter__(self) -> Connection:
        self._in_use = True
        if self._db is None:
            self._db = self._engine.connect()
        return self._db

    def __exit__(self, *_: object) -> None:
        self._in_use = False

    def close(self) -> None:
        if self._db is not None and not self._in_use:
            self._db.close()
            self._db = None


def _commit_at_once(db: Connection, statements: list[tuple[str, tuple[str]]]) -> bool:
    """Store what needs nothing else on the driver's own connection: SQLAlchemy costs as much again.

    False if the database refuses it: the transaction finds out what is wrong.
    """
    link: Any = db.connection.driver_connection
    try:
        for statement, values in statements:
            link.execute(statement, values)
        link.commit()
    except BaseException as error:
        link.rollback()
        if isinstance(error, sqlite3.IntegrityError):
            return False
        raise
    return True


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
        self._link: Any = None
        """A connection of the driver, for what is but one statement: SQLAlchemy costs thrice as much."""

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        if not any(entry.also for entry in batch):
            try:
                return await self._commit_at_once(batch)
            except TimeoutError:
                self.close()
                raise
            except Exception as error:
                # The transaction finds out what is wrong. What was stored all the same is late there.
                _log.info("a batch is stored on another connection: %s", type(error).__name__)
                self.close()
        async with self._engine.begin() as db:
            found = await db.exec_driver_sql(_STORE, (_news(batch),))
            late = _late(batch, found.scalars())
            for entry in batch:
                for statement in () if entry in late else entry.also:
                    await db.run_sync(_do, statement)
        return late

    async def _commit_at_once(self, batch: list[Entry]) -> list[Entry]:
        if self._link is None or self._link.is_closed():
            url = self._engine.url.set(drivername="postgresql")
            self._link = await import_module("asyncpg").connect(
                url.render_as_string(hide_password=False),
                timeout=_SECONDS,
                command_timeout=_SECONDS,
            )
        found = await self._link.fetch(_STORE, _news(batch))
        return _late(batch, (row["table_id"] for row in found))

    def close(self) -> None:
        if self._link is not None:
            self._link.terminate()
            self._link = None


def _news(batch: list[Entry]) -> str:
    return dumps([{**e.event, "waiting": e.waiting, "deadline": e.deadline} for e in batch])


def _late(batch: list[Entry], stored: Iterable[str]) -> list[Entry]:
    """List the entries that came too late."""
    in_time = set(stored)
    return [entry for entry in batch if entry.table not in in_time]


def _do(db: Connection, statement: Executable | Step) -> None:
    if isinstance(statement, Executable):
        db.execute(statement)
    else:
        statement(db)
