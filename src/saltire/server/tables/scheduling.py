"""People come first: where only bots play, what they do waits while a person's click is under way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

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

    @asynccontextmanager
    async def slot(self, people: bool) -> AsyncIterator[None]:
        """Take a turn at a table where people play, or where bots are alone."""
        if people:
            self._clicks += 1
            self._nobody.clear()
            try:
                yield
            finally:
                self._clicks -= 1
                if not self._clicks:
                    self._nobody.set()
            return
        async with self._few:
            if self._clicks:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._nobody.wait(), LONGEST)
            yield
