"""Rate limits: a bucket of tokens for each caller, and how long to wait once it is empty.

Two kinds: so many of one thing (`RATES`), and a budget of work over everything a caller does, on all
sockets and routes together (`COSTS`).
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

KEPT_BUCKETS: Final = 20_000
_WORTH: Final = 0.02
"""The part of a burst from which on other processes are told that it was used."""
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


RATES: Final = {
    "requests": Rate(240, 60),
    "guests": Rate(40, 0.5),
    "sign-in-name": Rate(8, 1 / 60),
    "sign-in-address": Rate(30, 1 / 10),
    "sign-up": Rate(10, 1 / 60),
    "tables": Rate(60, 1),
    "tables-address": Rate(200, 0.5),
    "chat": Rate(12, 0.5),
    "letters": Rate(5, 1 / 600),
    "host-key": Rate(10, 1 / 30),
    "reviews": Rate(10, 1 / 60),
    "hints": Rate(20, 1 / 5),
    "work-address": Rate(3_000, 300),
    "work-person": Rate(2_000, 150),
}
"""What is limited. Requests, guests, sign-ins and sign-ups go by address; the rest by person.

The two budgets of work are in milliseconds of processor: a person may use about a seventh of a core
for long, everybody behind one address together less than a third."""

SOCKETS_PER_ADDRESS: Final = 200
"""How many live sockets one address may hold, and how many requests may be under way from it, behind a
proxy too: a school plays, one visitor cannot take all there are."""

COSTS: Final = {
    "message": 0.3,
    "kilobyte": 0.3,
    "hello": 3.0,
    "watch": 4.0,
    "act": 1.0,
    "request": 2.0,
    "change": 5.0,
    "table": 10.0,
    "import": 150.0,
    "download": 8.0,
    "list": 10.0,
    "frame": 0.04,
    "read": 15.0,
    "replay": 40.0,
    "example": 5.0,
    "study": 20.0,
    "hint": 50.0,
    "review": 50.0,
    "password": 40.0,
}
"""What things cost, in milliseconds of processor: rather too much than too little. A download costs so
much for each game, a command a frame for everybody who looks on; a message of any other kind, a ping and
what cannot be read cost a `message`. Whatever is sent, over HTTP or on a socket, is paid for by the
`kilobyte` too: it is read before it is known what it is. A `list` has fifty tables."""


class Buckets:
    """The buckets of one rate: each caller's level and when it was last filled."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._spending: dict[str, float] = {}
        """What was taken here since the other processes were last told."""

    def take(self, caller: str, cost: float = 1.0) -> float:
        """Take a token and give 0, or leave all as it is and give the seconds until there is one."""
        now = self._clock()
        level = self._level(caller, now)
        if level < cost:
            return (cost - level) / self._rate.per_second
        self._set(caller, level - cost, now)
        self._spending[caller] = self._spending.get(caller, 0.0) + cost
        return 0.0

    def charge(self, caller: str, cost: float) -> float:
        """Take any cost from a level that is not below zero, and give 0; else the seconds until it is not."""
        now = self._clock()
        level = self._level(caller, now)
        if level < 0:
            return -level / self._rate.per_second
        self._set(caller, level - cost, now)
        self._spending[caller] = self._spending.get(caller, 0.0) + cost
        return 0.0

    def take_spending(self) -> dict[str, float]:
        """Give who has taken how much since the last time, without what is hardly worth a word."""
        spending, self._spending = self._spending, {}
        return {who: cost for who, cost in spending.items() if cost >= _WORTH * self._rate.burst}

    def note_spending(self, caller: str, cost: float) -> None:
        """Take what somebody has used at another process."""
        now = self._clock()
        self._set(caller, max(-self._rate.burst, self._level(caller, now) - cost), now)

    def _set(self, caller: str, level: float, now: float) -> None:
        self._levels[caller] = (level, now)
        self._levels.move_to_end(caller)
        if len(self._levels) > KEPT_BUCKETS:
            # The one unused for longest is the fullest, so forgetting it forgives least.
            self._levels.popitem(last=False)

    def give_back(self, caller: str, cost: float = 1.0) -> None:
        """Put a token back: what was counted turned out to be harmless."""
        now = self._clock()
        self._levels[caller] = (min(self._rate.burst, self._level(caller, now) + cost), now)
        if caller in self._spending:
            self._spending[caller] -= cost

    def _level(self, caller: str, now: float) -> float:
        level, then = self._levels.get(caller, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - then) * self._rate.per_second)


class RateLimits:
    """All the limits of a server; `factor` 2 is twice as generous, 0 is no limits at all."""

    def __init__(self, factor: float = 1.0, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.sockets_per_address = round(SOCKETS_PER_ADDRESS * factor)
        self._buckets = {
            name: Buckets(Rate(rate.burst * factor, rate.per_second * factor), self._now)
            for name, rate in RATES.items()
            if factor > 0
        }

    def _now(self) -> float:
        return self.clock()

    def wait(self, what: str, caller: str) -> float:
        """Count one; give 0 if it may go on, else the seconds to wait."""
        assert what in RATES
        buckets = self._buckets.get(what)
        return 0.0 if buckets is None else buckets.take(caller)

    def charge(
        self, what: str, address: str, person: str | None = None, times: float = 1.0
    ) -> float:
        """Charge an address, and a person, with the cost of something; the seconds to wait if either is
        in debt."""
        if not self._buckets:
            return 0.0
        cost = times * COSTS[what]
        wait = self._buckets["work-address"].charge(address, cost)
        if person is not None and not wait:
            wait = self._buckets["work-person"].charge(person, cost)
        return wait

    def take_spending(self) -> list[tuple[str, str, float]]:
        """Give what was used at this process since the last time: the limit, the caller and how much."""
        return [
            (name, caller, cost)
            for name, buckets in self._buckets.items()
            for caller, cost in buckets.take_spending().items()
        ]

    def note_spending(self, name: str, caller: str, cost: float) -> None:
        """Count what somebody has used at another process."""
        if name in self._buckets:
            self._buckets[name].note_spending(caller, cost)

    def forgive(self, what: str, caller: str) -> None:
        """Uncount one, as after a sign-in with the right password."""
        buckets = self._buckets.get(what)
        if buckets is not None:
            buckets.give_back(caller)
