"""Clocks: pure arithmetic. Times are milliseconds; somebody else reads the watch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_MINUTE: Final = 60_000
_DAY: Final = 24 * 60 * _MINUTE


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a game goes: `none`, `live` (minutes a game, seconds more a turn) or `days` a move."""

    kind: str = "none"
    minutes: float = 0
    increment: float = 0
    days: float = 0

    def to_json(self) -> dict[str, object]:
        # Not by dataclasses.asdict, which copies every number with care: half the cost of a table's facts.
        return {
            "kind": self.kind,
            "minutes": self.minutes,
            "increment": self.increment,
            "days": self.days,
        }


class Clocks:
    """The time of every seat. `left` counts down in live games; `since` is when a seat was asked."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left: list[int] = [round(pace.minutes * _MINUTE)] * seats
        self.since: list[int | None] = [None] * seats
        self.latest = 0

    def time_used(self, seat: int, at: int) -> int:
        """Tell how long a seat has been asked."""
        since = self.since[seat]
        return 0 if since is None else max(0, at - since)

    def charge(self, seat: int, used: int, waiting: Sequence[int]) -> None:
        """Take what an answer used; a seat whose turn is over gets the increment."""
        self.since[seat] = None
        if self.pace.kind != "live":
            return
        self.left[seat] = max(0, self.left[seat] - used)
        if seat not in waiting:
            self.left[seat] += round(self.pace.increment * 1000)

    def run(self, waiting: Iterable[int], at: int) -> None:
        """Let the time of the seats that are asked run, from now on for those asked anew."""
        asked = set(waiting)
        self.latest = at
        self.since = [
            (at if since is None else since) if seat in asked else None
            for seat, since in enumerate(self.since)
        ]

    def start_latest(self, at: int) -> None:
        """Count from the moment the questions of the latest event were durable."""
        self.since = [at if since == self.latest else since for since in self.since]
        self.latest = at

    def shift(self, by: int) -> None:
        """Give time back: a server that sleeps charges nobody."""
        self.since = [None if since is None else since + by for since in self.since]
        self.latest += by

    def stop(self) -> None:
        self.since = [None] * len(self.since)

    def time_limit(self, seat: int) -> int | None:
        """Tell how long a seat may take for its present answer; None is for ever."""
        if self.pace.kind == "live":
            return self.left[seat]
        return round(self.pace.days * _DAY) if self.pace.kind == "days" else None

    def ends(self, seat: int) -> int | None:
        """Tell when the time of a seat is up, or None if it does not run."""
        since, limit = self.since[seat], self.time_limit(seat)
        return None if since is None or limit is None else since + limit

    def deadline(self) -> int | None:
        """Tell when the first of the seats runs out of time."""
        if self.pace.kind == "none":
            return None
        ends = [end for end in map(self.ends, range(len(self.since))) if end is not None]
        return min(ends) if ends else None

    def out(self, at: int) -> int | None:
        """Name the seat whose time was up first, or None."""
        if self.pace.kind == "none":
            return None
        over = [(end, i) for i in range(len(self.since)) if (end := self.ends(i)) is not None]
        end, seat = min(over, default=(at + 1, -1))
        return seat if end <= at else None

    def describe(self, at: int) -> dict[str, object]:
        """Give what everybody sees: the time left of each seat, and whose time runs."""
        running = [seat for seat, since in enumerate(self.since) if since is not None]
        if self.pace.kind == "none":
            return {"kind": "none"}
        left: list[int | None] = []
        for seat in range(len(self.since)):
            limit = self.time_limit(seat)
            idle = limit if self.pace.kind == "live" else None
            end = self.ends(seat)
            left.append(idle if end is None else max(0, end - at))
        return {"kind": self.pace.kind, "left": left, "running": running, "at": at}
