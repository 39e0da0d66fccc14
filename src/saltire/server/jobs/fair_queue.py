"""A queue that is fair: so many at once, and whoever waits comes in turn, by address and by person."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

from saltire.server.errors import ApiError

_EACH: Final = 4
"""How many one person may have waiting."""
_PER_ADDRESS: Final = 50
"""How many may wait from one address: a school may ask, but guests of one address do not fill the queue."""
_ALL: Final = 200
"""How many may wait in all."""
_Place = asyncio.Future[None]
_Line = OrderedDict[str, deque[_Place]]
"""Who waits at one address: the places of each person."""


class FairQueue:
    """Lets `at_once` in; the next is of the address, and there of the person, let in longest ago."""

    def __init__(self, at_once: int, each: int = _EACH) -> None:
        self._free = at_once
        self._each = each
        self._waiting: OrderedDict[str, _Line] = OrderedDict()

    def __len__(self) -> int:
        return sum(self._at(address) for address in self._waiting)

    def _at(self, address: str) -> int:
        return sum(map(len, self._waiting.get(address, _Line()).values()))

    def check(self, person: str, address: str = "") -> None:
        """Refuse who has enough waiting, person or address, and everybody when the queue is full."""
        mine = self._waiting.get(address, _Line()).get(person, ())
        if len(mine) >= self._each or (address and self._at(address) >= _PER_ADDRESS):
            message = "you have enough of these waiting: let one finish first"
            raise ApiError("too-fast", message, headers={"Retry-After": "10"})
        if len(self) >= _ALL:
            raise ApiError("busy", "many people wait for this: try again in a minute")

    def turn(self, person: str, address: str = "") -> _Turn:
        """Wait for one's turn: `async with queue.turn(person, address):`."""
        return _Turn(self, person, address)

    async def enter(self, person: str, address: str = "") -> None:
        """Wait for one's turn, unless it is refused; `leave` ends it."""
        if not self._free:
            self.check(person, address)
        await self.wait(person, address)

    async def wait(self, person: str, address: str = "") -> None:
        """Wait for one's turn, as somebody does who was let in before and has left for a while."""
        if self._free:
            self._free -= 1
            return
        place: _Place = asyncio.get_running_loop().create_future()
        line = self._waiting.setdefault(address, OrderedDict())
        line.setdefault(person, deque()).append(place)
        try:
            await place
        except BaseException:
            if place.done() and not place.cancelled():
                self.leave()  # it was let in, and never knew
            else:
                self._drop(person, address, place)
            raise

    def _drop(self, person: str, address: str, place: _Place) -> None:
        line = self._waiting.get(address, OrderedDict())
        if place in line.get(person, ()):
            line[person].remove(place)
            if not line[person]:
                del line[person]
            if not line:
                del self._waiting[address]

    def leave(self) -> None:
        """Let the next one in."""
        while self._waiting:
            place = self._pop()
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _pop(self) -> _Place:
        """Take the first place of the person and address at the head; both go to the end of their lines."""
        address, line = self._waiting.popitem(last=False)
        person, places = line.popitem(last=False)
        place = places.popleft()
        if places:
            line[person] = places
        if line:
            self._waiting[address] = line
        return place


class _Turn:
    def __init__(self, queue: FairQueue, person: str, address: str) -> None:
        self._queue = queue
        self._person = person
        self._address = address

    async def __aenter__(self) -> None:
        await self._queue.enter(self._person, self._address)

    async def __aexit__(self, *_: object) -> None:
        self._queue.leave()
