"""Rate limits: a bucket of tokens for each caller, and how long to wait once it is empty."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

KEPT_BUCKETS: Final = 20_000
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
    "messages": Rate(400, 100),
    "chat": Rate(12, 0.5),
    "letters": Rate(5, 1 / 600),
    "host-key": Rate(10, 1 / 30),
    "reviews": Rate(10, 1 / 60),
    "hints": Rate(20, 1 / 5),
}
"""What is limited. Requests, guests, sign-ins and sign-ups go by address; the rest by person."""


class Buckets:
    """The buckets of one rate: each caller's level and when it was last filled."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str, cost: float = 1.0) -> float:
        """Take a token and give 0, or leave all as it is and give the seconds until there is one."""
        now = self._clock()
        level = self._level(caller, now)
        if level < cost:
            return (cost - level) / self._rate.per_second
        self._levels[caller] = (level - cost, now)
        self._levels.move_to_end(caller)
        if len(self._levels) > KEPT_BUCKETS:
            # The one unused for longest is the fullest, so forgetting it forgives least.
            self._levels.popitem(last=False)
        return 0.0

    def give_back(self, caller: str, cost: float = 1.0) -> None:
        """Put a token back: what was counted turned out to be harmless."""
        now = self._clock()
        self._levels[caller] = (min(self._rate.burst, self._level(caller, now) + cost), now)

    def _level(self, caller: str, now: float) -> float:
        level, then = self._levels.get(caller, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - then) * self._rate.per_second)


class RateLimits:
    """All the limits of a server; `factor` 2 is twice as generous, 0 is no limits at all."""

    def __init__(self, factor: float = 1.0, clock: Clock = time.monotonic) -> None:
        self.clock = clock
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

    def forgive(self, what: str, caller: str) -> None:
        """Uncount one, as after a sign-in with the right password."""
        buckets = self._buckets.get(what)
        if buckets is not None:
            buckets.give_back(caller)
