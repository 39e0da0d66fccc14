"""The clock of this process: wall time that no step of the system's clock moves, and that stands still
while the process does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

LONGEST_PAUSE_MS: Final = 2_000
"""How long the event loop may be busy before the process counts as not running."""

Source = Callable[[], int]


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class ProcessClock:
    """Counts milliseconds since 1970 by the monotonic clock.

    Whoever keeps it (`tables/clock_keeper.py`) ticks it while the event loop runs, and sets it by the wall
    clock again once the players' clocks are prepared for that.
    """

    def __init__(self, wall: Source = _wall_ms, monotonic: Source = _monotonic_ms) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self._last_tick: int | None = None

    def now(self) -> int:
        """Give the present moment; the time since the last tick does not count if it was a pause."""
        steady = self._monotonic()
        if self._last_tick is not None and steady - self._last_tick > LONGEST_PAUSE_MS:
            self._offset -= steady - self._last_tick
            self._last_tick = steady
        return steady + self._offset

    def tick(self) -> None:
        """Note that the event loop runs."""
        self.now()
        self._last_tick = self._monotonic()

    def stop(self) -> None:
        """Expect no more ticks."""
        self._last_tick = None

    def behind(self) -> int:
        """Tell how far the wall clock is ahead; negative if it was set back."""
        return self._wall() - self.now()

    def move(self, by: int) -> None:
        """Jump: only when nobody is charged for it."""
        self._offset += by


PROCESS_CLOCK: Final = ProcessClock()
"""Time is the same for all of a process, so there is one."""
