"""A queue that is fair to people: so many at once, and whoever waits comes in turn, person by person."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

from saltire.server.errors import ApiError

_EACH: Final = 4
"""How many one person may have waiting."""
_ALL: Final = 200
"""How many may wait in all."""


class FairQueue:
    """Lets `at_once` in; the next is always of the person who was let in longest ago."""

    def __init__(self, at_once: int, each: int = _EACH) -> None:
        self._free = at_once
        self._each = each
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    def check(self, person: str) -> None:
        """Refuse a person who has enough waiting, and everybody when the queue is full."""
        if len(self._waiting.get(person, ())) >= self._each:
            message = "you have enough of these waiting: let one finish first"
            raise ApiError("too-fast", message, headers={"Retry-After": "10"})
        if len(self) >= _ALL:
            raise ApiError("busy", "many people wait for this: try again in a minute")

    def turn(self, person: str) -> _Turn:
        """Wait for one's turn: `async with queue.turn(person):`."""
        return _Turn(self, person)

    async def enter(self, person: str) -> None:
        if self._free:
            self._free -= 1
            return
        self.check(person)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(place)
        try:
            await place
        except BaseException:
            if place.done() and not place.cancelled():
                self.leave()  # it was let in, and never knew
            else:
                self._drop(person, place)
            raise

    def _drop(self, person: str, place: asyncio.Future[None]) -> None:
        line = self._waiting.get(person)
        if line is not None and place in line:
            line.remove(place)
            if not line:
                del self._waiting[person]

    def leave(self) -> None:
        """Let the next one in: the first in the line of the person at the head."""
        while self._waiting:
            person, line = next(iter(self._waiting.items()))
            place = line.popleft()
            del self._waiting[person]
            if line:
                self._waiting[person] = line  # to the end: the others come first
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


class _Turn:
    def __init__(self, queue: FairQueue, person: str) -> None:
        self._queue = queue
        self._person = person

    async def __aenter__(self) -> None:
        await self._queue.enter(self._person)

    async def __aexit__(self, *_: object) -> None:
        self._queue.leave()
