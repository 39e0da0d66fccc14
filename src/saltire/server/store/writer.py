"""Group commit: one transaction takes all events that wait, then each is acknowledged.

Where somebody acts again and again, the next action waits for those of people who act seldom.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Final, Protocol, TypeAlias

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

_log = logging.getLogger(__name__)

Step: TypeAlias = Callable[[Connection], None]
"""Something to be worked out inside the transaction."""

AT_ONCE: Final = 8
"""So many are told at once that they are durable; then whoever has clicked meanwhile gets a turn."""
SELDOM: Final = 1_000
"""Milliseconds between two events of a table from which on it acts seldom."""
HEAD_START: Final = 0.1
"""Seconds by which such a table is put first: a busy one waits no longer for it."""


class Conflict(Exception):
    """Another process was faster: the table has moved on."""


@dataclass(slots=True, eq=False)
class Entry:
    """One event to be stored, with what it changes in the table's row."""

    event: dict[str, object]
    """A row of `events`."""
    waiting: Sequence[int]
    deadline: int | None
    also: list[Executable | Step] = field(default_factory=list)
    pause: int = SELDOM
    """Milliseconds since the table's event before."""
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    """Resolved when the entry is durable; holds the fault if it cannot be stored."""

    @property
    def table(self) -> str:
        return str(self.event["table_id"])


class CommitLog(Protocol):
    """Where entries are written: one transaction a batch."""

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        """Store a batch; give the entries that came too late and were left out."""

    def close(self) -> None: ...


class Writer:
    """Stores events, many at a time. What it has stored survives a crash."""

    def __init__(self, commit_log: CommitLog) -> None:
        self.commit_log = commit_log
        self.batches = 0
        self._waiting: list[Entry] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._results: list[tuple[float, int, Entry, Exception | None]] = []
        """What is to be told yet, a heap: first whose turn comes first."""
        self._numbers = count()
        self._telling = False

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Store what still waits, then stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._store_all()
        while self._results:
            self._tell_some()
        self.commit_log.close()

    async def store(self, entry: Entry) -> None:
        """Return when the entry is durable; Conflict if the table had moved on."""
        self._waiting.append(entry)
        self._wake.set()
        await entry.done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.shield(self._store_all())

    async def _store_all(self) -> None:
        self._wake.clear()
        batch, self._waiting = self._waiting, []
        if not batch:
            return
        self.batches += 1
        try:
            late = await self.commit_log.commit(batch)
        except Exception as error:
            await self._one_by_one(batch, error)
            return
        now = time.monotonic()
        for entry in batch:
            turn = now - HEAD_START * min(entry.pause, SELDOM) / SELDOM
            fault = Conflict() if entry in late else None
            heappush(self._results, (turn, next(self._numbers), entry, fault))
        if not self._telling:
            self._tell_some()

    def _tell_some(self) -> None:
        """Tell some of those who wait, and the others when the event loop has gone round once."""
        for _ in range(min(AT_ONCE, len(self._results))):
            _, _, entry, fault = heappop(self._results)
            _settle(entry, fault)
        self._telling = bool(self._results)
        if self._telling:
            asyncio.get_running_loop().call_soon(self._tell_some)

    async def _one_by_one(self, batch: list[Entry], error: Exception) -> None:
        """Find the entry that spoils a batch, so that the others are stored."""
        for entry in batch:
            fault: Exception | None = error
            if len(batch) > 1 or isinstance(error, IntegrityError):
                try:
                    fault = Conflict() if await self.commit_log.commit([entry]) else None
                except IntegrityError:
                    fault = Conflict()
                except Exception as found:
                    fault = found
            if fault is not None and not isinstance(fault, Conflict):
                _log.error("an event could not be stored: %s", type(fault).__name__)
            _settle(entry, fault)


def _settle(entry: Entry, fault: Exception | None) -> None:
    if entry.done.done():
        return
    if fault is None:
        entry.done.set_result(None)
    else:
        entry.done.set_exception(fault)
