"""Two server processes at one table: what one has stored takes effect at the other, once and in order,
whatever happens to the notices between them. The notices are carried by hand here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import event

from saltire.games.registry import load
from saltire.server.live.peers import Peers
from saltire.server.services import Services
from saltire.server.settings import Settings
from saltire.server.store.engine import now_ms
from saltire.server.store.migrate import upgrade
from saltire.server.tables.clocks import Pace
from saltire.server.tables.commands import Command
from saltire.server.tables.create import new_row, seat_rows
from saltire.server.tables.frames import view_of
from saltire.server.tables.table import LiveTable

pytestmark = pytest.mark.timeout(60)
Notice = dict[str, Any]


class Onlooker:
    """Somebody who looks at a table at one process."""

    lang = "en"
    watching: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.frames: list[Notice] = []
        self.turns: list[list[str]] = []

    def send(self, frame: str) -> None:
        self.frames.append(orjson.loads(frame))

    def reseat(self, table: LiveTable, seat: int) -> None: ...

    def send_turns(self, tables: dict[str, bool]) -> None:
        self.turns.append(list(tables))

    def dismiss(self) -> None: ...

    def heard(self) -> list[int]:
        return [entry["n"] for frame in self.frames for entry in frame["log"]]


class Near:
    """The process where the game is played: its notices are kept until they are carried over."""

    def __init__(self, services: Services, table: LiveTable) -> None:
        self.manager = services.tables
        self.table = table
        self.notices: list[Notice] = []
        self.manager.publish = self.notices.append

    async def acts(self, times: int = 1) -> list[Notice]:
        """Play so many actions; give their notices as they arrive elsewhere."""
        self.notices.clear()
        for _ in range(times):
            seat = self.table.waiting()[0]
            legal = view_of(self.table, seat)["legal"]
            data = {"ply": self.table.ply, "action": legal[0]}
            command = Command("act", seat, now_ms(), f"c{self.table.n}", data)
            await self.manager.do(self.table, command)
        return [orjson.loads(orjson.dumps(notice)) for notice in self.notices]


class Far:
    """Another process, which hears of the game by notices."""

    def __init__(self, services: Services, near: Near) -> None:
        self.services = services
        self.manager = services.tables
        self.peers = Peers(self.manager, services.rate_limits)
        self.near = near
        self.statements = 0
        self.onlooker = Onlooker()
        event.listen(services.engine.sync_engine, "before_cursor_execute", self._count)

    def _count(self, *_: object) -> None:
        self.statements += 1

    async def loads(self) -> LiveTable:
        table = await self.manager.get(self.near.table.id)
        self.statements = 0
        return table

    async def watches(self) -> LiveTable:
        table = await self.loads()
        self.manager.enter(table, 0, self.onlooker)
        self.onlooker.frames.clear()
        return table

    def hears(self, *notices: Notice) -> None:
        for notice in notices:
            self.peers.on_notice("near", notice)

    async def settles(self) -> None:
        """Wait until nothing is under way in the background."""
        while self.manager._tasks:
            await asyncio.sleep(0.01)

    def is_level(self) -> bool:
        """Tell whether this process knows what the near one knows."""
        here, there = self.manager.cache[self.near.table.id], self.near.table
        views = [view_of(here, seat) == view_of(there, seat) for seat in there.viewers()]
        return here.n == there.n and here.waiting() == there.waiting() and all(views)


Scenario = Callable[[Near, Far], Awaitable[None]]


def play(folder: Path, scenario: Scenario, pace: Pace | None = None) -> None:
    async def main() -> None:
        async with two_processes(folder, pace or Pace()) as (near, far):
            await scenario(near, far)

    asyncio.run(main())


@asynccontextmanager
async def two_processes(folder: Path, pace: Pace) -> AsyncIterator[tuple[Near, Far]]:
    settings = Settings(database_url=f"sqlite:///{folder / 'x.db'}", bot_workers=0, limits=0)
    both = [Services(settings), Services(settings)]
    await upgrade(both[0].engine)
    for services in both:
        await services.writer.open()
    try:
        ann = await both[0].people.add("Ann", "guest", "en", "ann")
        game = load("schotten")
        row = new_row(game, ann, pace, now_ms())
        table = await both[0].tables.add(row, seat_rows(row["id"], game, ["me", "me"], ann, "Ann"))
        near = Near(both[0], table)
        yield near, Far(both[1], near)
    finally:
        for services in both:
            services.tables.close()
            await services.writer.close()
            await services.engine.dispose()


def test_the_next_event_takes_effect_without_a_question_to_the_database(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        await far.watches()
        notices = await near.acts(3)
        far.hears(*notices)
        assert (far.statements, far.manager._tasks) == (0, set())
        assert far.is_level()
        assert far.onlooker.heard() == [notice["n"] for notice in notices]

    play(tmp_path, scenario)


@pytest.mark.parametrize(
    "order", [(2,), (2, 0, 1), (1, 0, 2), (0, 0, 1, 1, 2, 0), (0, 2), (0, 2, 1, 2)]
)
def test_lost_doubled_and_late_notices_neither_lose_nor_double_an_event(
    tmp_path: Path, order: tuple[int, ...]
) -> None:
    async def scenario(near: Near, far: Far) -> None:
        await far.watches()
        notices = await near.acts(3)
        far.hears(*[notices[i] for i in order])
        await far.settles()
        assert far.is_level()
        assert far.onlooker.heard() == [notice["n"] for notice in notices]

    play(tmp_path, scenario)


@pytest.mark.parametrize("left_out", [1, 20])
def test_an_event_that_no_notice_brings_is_read(tmp_path: Path, left_out: int) -> None:
    async def scenario(near: Near, far: Far) -> None:
        table = await far.watches()
        first = table.n + 1
        notices = await near.acts(left_out)
        far.hears({**notices[-1], "e": None})
        await far.settles()
        assert far.is_level()
        assert far.onlooker.heard() == list(range(first, first + left_out))

    play(tmp_path, scenario)


def test_what_was_lost_altogether_is_found_by_the_next_repair(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        await far.watches()
        await near.acts(2)
        await far.peers.repair()
        await far.settles()
        assert far.is_level()
        assert len(far.onlooker.heard()) == 2

    play(tmp_path, scenario)


def test_a_table_that_is_not_in_memory_is_not_read_but_turns_are_told(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        far.manager.turns.enter("ann", far.onlooker, {})
        far.hears(*await near.acts())
        await asyncio.sleep(0.4)
        assert far.statements == 0
        assert near.table.id not in far.manager.cache
        assert far.onlooker.turns == [[], [near.table.id]]

    play(tmp_path, scenario)


def test_a_table_that_nobody_looks_at_is_read_on_when_it_is_used(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        table = await far.loads()
        far.hears(*await near.acts(5))
        assert far.statements == 0
        assert table.is_stale
        assert await far.manager.get(table.id) is table
        assert far.is_level()

    play(tmp_path, scenario)


def test_its_clocks_have_run_meanwhile(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        table = await far.loads()
        assert far.manager._alarms
        far.hears(*await near.acts())
        assert not far.manager._alarms  # it is the other process's
        await asyncio.sleep(0.3)
        await far.manager.get(table.id)
        there, here = near.table.clocks.deadline(), table.clocks.deadline()
        assert there is not None
        assert here is not None
        assert abs(there - here) < 150
        assert far.manager._alarms

    play(tmp_path, scenario, Pace("live", 5, 3))


def test_whoever_begins_to_look_hears_what_was_left_out(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        table = await far.loads()
        far.hears(*await near.acts(2))
        far.manager.enter(table, 0, far.onlooker)
        await far.settles()
        assert far.is_level()
        assert len(far.onlooker.heard()) == 2

    play(tmp_path, scenario)


def test_an_event_under_way_here_gives_way_to_the_one_that_is_stored(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        table = await far.watches()
        notices = await near.acts(2)
        chat = Command("chat", 0, now_ms(), "chat", {"text": "hello"})
        chatting = asyncio.create_task(far.manager.do(table, chat))
        await asyncio.sleep(0)  # its number is taken, and it waits for the store
        assert table.lock.locked()
        far.hears(*notices)
        n, _ = await chatting
        await far.settles()
        assert n == notices[-1]["n"] + 1
        assert far.onlooker.heard() == [*[notice["n"] for notice in notices], n]
        assert [one.n for one in table.tail] == list(range(1, n + 1))

    play(tmp_path, scenario)


def test_a_notice_that_makes_no_sense_spoils_nothing(tmp_path: Path) -> None:
    async def scenario(near: Near, far: Far) -> None:
        table = await far.watches()
        (notice,) = await near.acts()
        broken = [*notice["e"][:6], {"plies": [[0, "nonsense", []]], "known": []}]
        with pytest.raises(Exception, match="nonsense"):
            far.hears({**notice, "e": broken})
        await far.settles()
        assert not table.is_stale
        assert far.is_level()
        assert far.onlooker.frames[-1]["n"] == near.table.n

    play(tmp_path, scenario)
