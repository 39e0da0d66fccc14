"""Group commit: what is the next event of its table is stored; what comes too late is a conflict."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from saltire.games.registry import load
from saltire.server.store.commit_log import commit_log_for
from saltire.server.store.engine import open_engine
from saltire.server.store.migrate import upgrade
from saltire.server.store.schema import events, tables
from saltire.server.store.tables import TableStore, table_changed
from saltire.server.store.writer import Conflict, Entry, Writer
from saltire.server.tables.clocks import Pace
from saltire.server.tables.create import new_row
from saltire.server.tables.event import TableEvent

pytestmark = pytest.mark.timeout(60)
TABLES = ("a", "b", "c")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'x.db'}"
    return str(request.getfixturevalue("postgres"))


class Process:
    """What a server process has for storing: an engine and a writer of its own."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writer = Writer(commit_log_for(self.engine))

    async def open(self) -> None:
        await upgrade(self.engine)
        await self.writer.open()

    async def make_tables(self) -> None:
        for id in TABLES:
            row = new_row(load("schotten"), None, Pace(), 1)
            await TableStore(self.engine).add({**row, "id": id}, [{"table_id": id, "seat": 0}])

    async def stores(self, table: str, n: int, cid: str | None = None, **row: Any) -> bool:
        """Store an event; tell whether it came in time."""
        made = TableEvent(n, 1000 + n, "chat", 0, cid, 7, {"text": "«é» 'x'", "by": id(self)})
        entry = Entry(made.row(table), (0, 1), 5_000_000_000_000, [])
        if row:
            entry.also.append(table_changed(table, row))
        try:
            await self.writer.store(entry)
        except Conflict:
            return False
        return True

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()


def play(url: str, count: int, scenario: Any) -> None:
    async def main() -> None:
        processes = [Process(url) for _ in range(count)]
        for process in processes:
            await process.open()
        try:
            await processes[0].make_tables()
            await scenario(*processes)
        finally:
            for process in processes:
                await process.close()

    asyncio.run(main())


def test_what_is_late_is_left_out_and_the_others_are_stored(url: str) -> None:
    async def scenario(one: Process) -> None:
        assert await one.stores("b", 1, "first")
        batch = [one.stores("a", 1), one.stores("b", 1), one.stores("c", 1, None, state="playing")]
        assert await asyncio.gather(*batch) == [True, False, True]
        assert not await one.stores("b", 2, "first")  # the client's id is taken
        async with one.engine.connect() as db:
            rows = (await db.execute(select(events).order_by("table_id", "n"))).mappings().all()
            heads = (await db.execute(select(tables).order_by("id"))).mappings().all()
        assert [(row["table_id"], row["n"]) for row in rows] == [("a", 1), ("b", 1), ("c", 1)]
        assert (rows[1]["at"], rows[1]["seat"], rows[1]["cid"]) == (1001, 0, "first")
        assert rows[0]["data"]["text"] == "«é» 'x'"
        assert [(row["n"], row["ply"], row["waiting"]) for row in heads] == [(1, 7, [0, 1])] * 3
        assert heads[0]["deadline"] == 5_000_000_000_000
        assert [row["state"] for row in heads] == ["open", "open", "playing"]

    play(url, 1, scenario)


def test_of_two_processes_one_is_first_every_time(url: str) -> None:
    async def scenario(one: Process, two: Process) -> None:
        for n in range(1, 31):
            got = await asyncio.gather(
                *[process.stores(id, n) for process in (one, two) for id in TABLES]
            )
            assert [got[i] + got[i + 3] for i in range(3)] == [1, 1, 1]
        async with one.engine.connect() as db:
            rows = (await db.execute(select(events.c.n).order_by("n"))).scalars().all()
        assert list(rows) == [n for n in range(1, 31) for _ in TABLES]

    play(url, 2, scenario)


_BREAK = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE query LIKE '%WITH news%' AND pid <> pg_backend_pid()"""


def test_a_connection_that_breaks_loses_and_doubles_nothing(postgres: str) -> None:
    async def scenario(one: Process, two: Process) -> None:
        broken = 0
        for n in range(1, 7):
            assert await one.stores("a", n)
            async with two.engine.begin() as db:
                broken += (await db.exec_driver_sql(_BREAK)).scalar_one()
            await asyncio.sleep(0.05 * (n % 4 // 2))  # sometimes before it is noticed
        assert broken >= 2
        async with two.engine.connect() as db:
            rows = (await db.execute(select(events.c.n).order_by("n"))).scalars().all()
        assert list(rows) == [1, 2, 3, 4, 5, 6]

    play(postgres, 2, scenario)
