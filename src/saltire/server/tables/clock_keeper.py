"""Keeps the clock of the process: a pause of the server or a step of the system's clock costs nobody time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from saltire.server.store.clock import ProcessClock
from saltire.server.tables.manager import TableManager

_log = logging.getLogger(__name__)
_TICK: Final = 0.5
FURTHEST_MS: Final = 1_000
"""How far the process may be from the wall clock before it is set."""


class ClockKeeper:
    """Ticks while the event loop runs, and sets the clock by the wall when it is off."""

    def __init__(self, manager: TableManager, clock: ProcessClock) -> None:
        self.manager = manager
        self.clock = clock
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.clock.tick()
        self._task = asyncio.create_task(self._keep(), name="clock")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.clock.stop()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            self.clock.tick()
            if abs(self.clock.behind()) < FURTHEST_MS:
                continue
            try:
                await self.set_clock(self.clock.behind())
            except Exception:
                _log.exception("the clock could not be set")

    async def set_clock(self, by: int) -> None:
        """Move the clock, and with it every player's clock that runs.

        What is stored is moved first when time jumps ahead and last when it jumps back: whoever is read
        in between has too much time for a moment, never too little.
        """
        level = logging.WARNING if self._running() else logging.INFO
        _log.log(level, "the clock is set by %.1f s; no player is charged for it", by / 1000)
        if by > 0:
            await self._move_deadlines(by)
        self.clock.move(by)
        self.manager.shift_clocks(by)
        if by < 0:
            await self._move_deadlines(by)

    async def _move_deadlines(self, by: int) -> None:
        """Move what is stored of the clocks: of all tables, or of ours if other processes have theirs."""
        alone = self.manager.publish is None
        await self.manager.store.move_deadlines(by, None if alone else self._running())

    def _running(self) -> list[str]:
        """Give the tables of this process at which a clock runs."""
        tables = self.manager.cache.items()
        return [id for id, table in tables if table.clocks.deadline() is not None]
