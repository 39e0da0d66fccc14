"""Once a day: old guests who finished nothing, and tables that came to nothing, are deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from secrets import token_hex
from typing import Final

from saltire.server.edge.metrics import Metrics
from saltire.server.settings import Settings
from saltire.server.store.engine import now_ms
from saltire.server.store.leases import LeaseStore
from saltire.server.store.prune import PruneStore

_log = logging.getLogger("saltire.pruning")
DAY_MS: Final = 24 * 3600_000
_FIRST_PAUSE: Final = 300.0
_PAUSE: Final = 3600.0
_BREATH: Final = 0.2
"""Seconds between two batches, in which others may write."""

Batch = Callable[[str], Awaitable[tuple[int, str]]]


class Pruner:
    """Deletes by age, in small batches, in one process at a time."""

    def __init__(
        self, settings: Settings, store: PruneStore, leases: LeaseStore, metrics: Metrics,
        in_memory: Callable[[], Collection[str]],
    ) -> None:  # fmt: skip
        self._settings = settings
        self._store = store
        self._leases = leases
        self._metrics = metrics
        self._in_memory = in_memory
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin, unless nothing is ever to be deleted."""
        if self._settings.prune_tables_days or self._settings.prune_guests_days:
            self._task = asyncio.create_task(self._run(), name="pruning")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(_FIRST_PAUSE)
        while True:
            try:
                if await self.take_turn():
                    await self.sweep()
            except Exception:
                _log.exception("old guests and tables could not be deleted")
            await asyncio.sleep(_PAUSE)

    async def take_turn(self) -> bool:
        """Tell whether it is time again: once a day, in one of all processes."""
        # A new name each time: whoever had the last turn does not get the next one early.
        return await self._leases.hold("pruning", token_hex(8), DAY_MS / 1000)

    async def sweep(self) -> dict[str, int]:
        """Delete what is old enough; tables first, since they hold on to guests."""
        days, now = self._settings, now_ms()
        pruned = {"tables": 0, "guests": 0}
        if days.prune_tables_days:
            before = now - days.prune_tables_days * DAY_MS
            pruned["tables"] = await self._all(
                lambda after: self._store.tables(before, after, self._in_memory())
            )
        if days.prune_guests_days:
            since = now - days.prune_guests_days * DAY_MS
            pruned["guests"] = await self._all(lambda after: self._store.guests(since, after))
        for what, count in pruned.items():
            self._metrics.deletions.labels(what).inc(count)
        _log.info("old guests and tables are deleted", extra=pruned)
        return pruned

    async def _all(self, batch: Batch) -> int:
        total, after = await batch("")
        while after:
            await asyncio.sleep(_BREATH)
            count, after = await batch(after)
            total += count
        return total
