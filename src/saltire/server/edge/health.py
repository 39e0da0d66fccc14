"""Is the server well? A small write to the database tells, at most once every few seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from saltire.server.edge.deadline import within
from saltire.server.store.faults import database_fault

FRESH_SECONDS: Final = 5.0
ILL_SECONDS: Final = 1.0
"""How soon a database that failed is tried again."""
PATIENCE_SECONDS: Final = 2.0


class HealthProbe:
    """Writes now and then, and remembers how it went; those who ask meanwhile share one answer."""

    def __init__(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._write = write
        self._turn = asyncio.Lock()
        self._fault: str | None = None
        self._fresh_until = 0.0

    async def fault(self) -> str | None:
        """Give the code of what the database suffers from, or None when all is well."""
        async with self._turn:
            if time.monotonic() >= self._fresh_until:
                self._fault = await self._try()
                fresh = FRESH_SECONDS if self._fault is None else ILL_SECONDS
                self._fresh_until = time.monotonic() + fresh
            return self._fault

    async def _try(self) -> str | None:
        try:
            await within(PATIENCE_SECONDS, self._write())
        except Exception as error:
            fault = database_fault(error)
            if fault is None:
                raise
            return fault
        return None
