"""Reviews of finished games: made one at a time in a process of their own, and kept in the database."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import Final, Protocol

from saltire.server.errors import ApiError
from saltire.server.jobs.fair_queue import FairQueue
from saltire.server.jobs.subprocess_job import Row, at_work
from saltire.server.store.faults import database_fault
from saltire.server.store.reviews import StoredReview

_log = logging.getLogger("saltire.reviews")
_SECONDS: Final = 600.0
_BEAT: Final = 2.0
"""Seconds between two reports of how far a review is."""


class Store(Protocol):
    """Where reviews are kept, and which process makes one."""

    async def get(self, id: str) -> StoredReview | None: ...

    async def claim(self, id: str) -> bool: ...

    async def report(self, id: str, done: float, data: Row | None) -> bool: ...

    async def finish(self, id: str, data: Row | None) -> None: ...

    async def give_up(self, id: str) -> None: ...


@dataclass(slots=True)
class _Progress:
    done: float = 0.0
    partial: Row | None = None


class Reviews:
    """The reviews that this process makes; what is known of any is in the database."""

    def __init__(self, seconds: float, store: Store) -> None:
        self.seconds = seconds
        self.store = store
        self._tasks: set[asyncio.Task[None]] = set()
        self._queue = FairQueue(1)

    @property
    def waiting(self) -> int:
        """Tell how many reviews wait for their turn."""
        return len(self._queue)

    def check(self, person: str, address: str = "") -> None:
        """Refuse who has enough reviews waiting, and everybody when too many wait."""
        self._queue.check(person, address)

    def start(
        self, id: str, record: str, shares: list[float], person: str, address: str = ""
    ) -> None:
        """Begin a review for a person, which the store has given to this process; it waits for its turn.

        `shares` are the result.
        """
        task = asyncio.create_task(self._make(id, record, shares, person, address), name="review")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(
        self, id: str, record: str, shares: list[float], person: str, address: str
    ) -> None:
        progress = _Progress()
        work = asyncio.create_task(self._in_turn(id, record, shares, person, address, progress))
        try:
            while not (await asyncio.wait([work], timeout=_BEAT))[0]:
                if not await self._report(id, progress):
                    return  # somebody whose name is in it has gone
            await self.store.finish(id, work.result())
        except ApiError:  # several asked at once, and the queue filled up
            await self.store.give_up(id)
        except asyncio.CancelledError:
            await self.store.give_up(id)
            raise
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)

    async def _report(self, id: str, progress: _Progress) -> bool:
        """Say how far it is; while the database is away, go on."""
        try:
            return await self.store.report(id, progress.done, progress.partial)
        except Exception as error:
            if database_fault(error) is None:
                raise
            return True

    async def _in_turn(
        self, id: str, record: str, shares: list[float], person: str, address: str,
        progress: _Progress,
    ) -> Row | None:  # fmt: skip
        try:
            async with self._queue.turn(person, address), asyncio.timeout(_SECONDS):
                return await self._run(id, record, shares, progress)
        except TimeoutError:
            _log.warning("the review of %s took too long", id)
            return None

    async def _run(
        self, id: str, record: str, shares: list[float], progress: _Progress
    ) -> Row | None:
        asked = (str(self.seconds), json.dumps(shares))
        async with at_work("saltire.review", *asked, given=record) as rows:
            async for row in rows:
                if "review" in row:
                    return row
                if "partial" in row:
                    progress.partial = row["partial"]
                    continue
                progress.done = min(0.99, float(row["done"]))
        _log.warning("the review of %s failed", id)
        return None
