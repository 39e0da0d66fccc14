"""People come first: where only bots play, what they do waits while a person's click is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from saltire.server.tables.table import LiveTable

AT_ONCE: Final = 4
"""How many commands of bots alone are under way at once, so that no click finds a long queue before it."""
LONGEST: Final = 0.1
"""Seconds after which bots go on all the same: where people never rest, bots still play, slowly."""


class CommandScheduler:
    """Lets people's commands through at once, and those of bots alone a few at a time between them."""

    def __init__(self) -> None:
        self.clicks = 0
        self.nobody = asyncio.Event()
        self.nobody.set()
        self.few = asyncio.Semaphore(AT_ONCE)

    def slot(self, people: bool) -> _Click | _BotTurn:
        """Take a turn at a table where people play, or where bots are alone."""
        return _Click(self) if people else _BotTurn(self)


# Classes, not generators: these run at every click, and a generator costs several times as much.


class _Click:
    def __init__(self, scheduler: CommandScheduler) -> None:
        self._scheduler = scheduler

    async def __aenter__(self) -> None:
        self._scheduler.clicks += 1
        self._scheduler.nobody.clear()

    async def __aexit__(self, *_: object) -> None:
        self._scheduler.clicks -= 1
        if not self._scheduler.clicks:
            self._scheduler.nobody.set()


class _BotTurn:
    def __init__(self, scheduler: CommandScheduler) -> None:
        self._scheduler = scheduler

    async def __aenter__(self) -> None:
        await self._scheduler.few.acquire()
        if self._scheduler.clicks:
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._scheduler.nobody.wait(), LONGEST)
            except BaseException:
                self._scheduler.few.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._scheduler.few.release()


class Hold:
    """Holds a table's lock; what memory does not know of it is read from the store first."""

    def __init__(self, table: LiveTable, refresh: Callable[[LiveTable], Awaitable[None]]) -> None:
        self._table = table
        self._refresh = refresh

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.is_stale:
            try:
                await self._refresh(self._table)
            except BaseException:
                self._table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()
