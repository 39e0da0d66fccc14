"""Reviews of finished games: made one at a time in a process of their own, and kept for a while."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from typing import Final

from saltire.server.errors import ApiError
from saltire.server.jobs.fair_queue import FairQueue
from saltire.server.jobs.subprocess_job import Row, at_work

_log = logging.getLogger("saltire.reviews")
_KEPT: Final = 200
_SECONDS: Final = 600.0


class Reviews:
    """What is known of each table's review: how far it is, or all of it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._found: OrderedDict[str, Row] = OrderedDict()
        self._done: dict[str, float] = {}
        self._partial: dict[str, Row] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._queue = FairQueue(1)

    @property
    def waiting(self) -> int:
        """Tell how many reviews wait for their turn."""
        return len(self._queue)

    def known(self, id: str) -> Row | None:
        """Give a review that is made."""
        return self._found.get(id)

    def under_way(self, id: str) -> float | None:
        """Tell how far a review is, from 0 to 1; None if nobody has asked for it."""
        return self._done.get(id)

    def known_so_far(self, id: str) -> Row | None:
        """Give what is known of a review that is under way."""
        return self._partial.get(id)

    def check(self, person: str, address: str = "") -> None:
        """Refuse who has enough reviews waiting, and everybody when too many wait."""
        self._queue.check(person, address)

    def start(
        self, id: str, record: str, shares: list[float], person: str, address: str = ""
    ) -> None:
        """Begin a review for a person; it waits for its turn. `shares` are the result."""
        self._done[id] = 0.0
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
        try:
            async with self._queue.turn(person, address), asyncio.timeout(_SECONDS):
                found = await self._run(id, record, shares)
        except ApiError:  # several asked at once, and the queue filled up
            return
        except TimeoutError:
            _log.warning("the review of %s took too long", id)
            found = None
        finally:
            self._done.pop(id, None)
            self._partial.pop(id, None)
        self._found[id] = found if found is not None else {"failed": True}
        if len(self._found) > _KEPT:
            self._found.popitem(last=False)

    async def _run(self, id: str, record: str, shares: list[float]) -> Row | None:
        asked = (str(self.seconds), json.dumps(shares))
        async with at_work("saltire.review", *asked, given=record) as rows:
            async for row in rows:
                if "review" in row:
                    return row
                if "partial" in row:
                    self._partial[id] = row["partial"]
                    continue
                self._done[id] = float(row["done"])
        _log.warning("the review of %s failed", id)
        return None
