"""People come first: where only bots play, what they do waits while a person's click is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from saltire.server.errors import ApiError
from saltire.server.tables.table import LiveTable

AT_ONCE: Final = 4
"""How many commands of bots alone are under way at once, so that no click finds a long queue before it."""
LONGEST: Final = 0.1
"""Seconds after which bots go on all the same: where people never rest, bots still play, slowly."""


class CommandScheduler:
    """Lets people's commands through at once, and those of bots alone a few at a time between them."""

    def __init__(self) -> None:
        self._clicks = 0
        self._nobody = asyncio.Event()
        self._nobody.set()
        self._few = asyncio.Semaphore(AT_ONCE)

    def slot(self, people: bool) -> _Click | _BotTurn:
        """Take a turn at a table where people play, or where bots are alone."""
        return _Click(self) if people else _BotTurn(self)

    def click_began(self) -> None:
        self._clicks += 1
        self._nobody.clear()

    def click_ended(self) -> None:
        self._clicks -= 1
        if not self._clicks:
            self._nobody.set()

    async def bot_began(self) -> None:
        await self._few.acquire()
        if self._clicks:
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._nobody.wait(), LONGEST)
            except BaseException:
                self._few.release()
                raise

    def bot_ended(self) -> None:
        self._few.release()


# Classes, not generators: these run at every click, and a generator costs several times as much.


class _Click:
    def __init__(self, scheduler: CommandScheduler) -> None:
        self._scheduler = scheduler

    async def __aenter__(self) -> None:
        self._scheduler.click_began()

    async def __aexit__(self, *_: object) -> None:
        self._scheduler.click_ended()


class _BotTurn:
    def __init__(self, scheduler: CommandScheduler) -> None:
        self._scheduler = scheduler

    async def __aenter__(self) -> None:
        await self._scheduler.bot_began()

    async def __aexit__(self, *_: object) -> None:
        self._scheduler.bot_ended()


class Hold:
    """Holds a table's lock; one whose memory is in doubt is read again first."""

    def __init__(self, table: LiveTable, reset: Callable[[LiveTable], Awaitable[None]]) -> None:
        self._table = table
        self._reset = reset

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.doubtful:
            try:
                await self._reset(self._table)
                if self._table.doubtful:
                    raise ApiError("busy", "the table cannot be read; try again")
            except BaseException:
                self._table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()
