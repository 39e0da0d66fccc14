"""Who looks at a table: sockets and long polls, by the seat they look from and their language."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from saltire.server.tables.table import LiveTable


class Listener(Protocol):
    """Somebody who wants to hear of a table."""

    lang: str

    def send(self, frame: str) -> None:
        """Queue a frame; never waits."""

    def reseat(self, table: LiveTable, seat: int) -> None:
        """Look on as a spectator: the seat is somebody else's now."""


class Audience:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.groups: dict[tuple[int, str], list[Listener]] = {}
        self.elsewhere: dict[tuple[str, int], int] = {}
        """How many listeners other server processes have, by process and seat."""
        self.left_at: dict[int, float] = {}
        self.since = time.monotonic()

    def add(self, seat: int, listener: Listener) -> bool:
        """Add a listener; True if nobody was at this seat before."""
        was = self.present(seat)
        self.groups.setdefault((seat, listener.lang), []).append(listener)
        return not was

    def remove(self, seat: int, listener: Listener) -> bool:
        """Remove a listener; True if now nobody is at this seat."""
        group = self.groups.get((seat, listener.lang), [])
        if listener not in group:
            return False
        group.remove(listener)
        if not group:
            del self.groups[seat, listener.lang]
        if self.present(seat):
            return False
        self.seen(seat)
        return True

    def here(self, seat: int) -> int:
        """Count the listeners of this process at a seat."""
        return sum(len(group) for (at, _), group in self.groups.items() if at == seat)

    def present(self, seat: int) -> bool:
        """Tell whether anybody looks from this seat."""
        return any(at == seat for at, _ in self.groups) or any(
            at == seat and count for (_, at), count in self.elsewhere.items()
        )

    def seen(self, seat: int) -> None:
        """Note that somebody asked from this seat, without a socket perhaps."""
        self.left_at[seat] = time.monotonic()

    def away(self, seat: int) -> float:
        """Tell for how many seconds nobody has been at a seat."""
        if self.present(seat):
            return 0.0
        return time.monotonic() - self.left_at.get(seat, self.since)

    def __len__(self) -> int:
        return sum(len(group) for group in self.groups.values())
