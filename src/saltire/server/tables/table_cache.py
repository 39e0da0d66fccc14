"""The tables in memory: when each was last asked for, and which to forget first."""

from __future__ import annotations

import time
from collections.abc import Container
from typing import Final

from saltire.server.tables.table import LiveTable

_AT_LEAST: Final = 5.0
"""Seconds that a table stays in memory after it was asked for."""
_MOST_UNUSED_PLIES: Final = 20_000
"""How many plies the tables that nobody looks at may hold together: about 80 MB."""
LEAST: Final = 20
"""What a table counts beside its plies: one that has just begun takes tens of kilobytes."""


class TableCache(dict[str, LiveTable]):
    """Tables by id. One that nobody looks at can be forgotten: it is read again on demand."""

    def __init__(self) -> None:
        super().__init__()
        self._last_use: dict[str, float] = {}

    def touch(self, id: str) -> None:
        """Note that a table was asked for."""
        self._last_use[id] = time.monotonic()

    def forget_unused(self, seconds: float, busy: Container[str]) -> None:
        """Forget the tables that nobody has asked for in so many seconds."""
        for id in self._find_idle(seconds, busy):
            self._forget(id)

    def make_room(self, busy: Container[str]) -> None:
        """Forget tables, the oldest first, while those that nobody looks at hold too much memory.

        Those whose time runs go last: they are read again when it is up.
        """
        unused = sorted(self._find_idle(_AT_LEAST, ()), key=lambda id: id in busy)
        held = sum(self[id].plies_held() + LEAST for id in unused)
        for id in unused:
            if held <= _MOST_UNUSED_PLIES:
                return
            held -= self[id].plies_held() + LEAST
            self._forget(id)

    def _find_idle(self, seconds: float, busy: Container[str]) -> list[str]:
        since = time.monotonic() - seconds
        unused = [
            id for id, table in self.items()
            if self._last_use.get(id, 0) < since and id not in busy
            and not len(table.subscribers) and not table.lock.locked()
        ]  # fmt: skip
        return sorted(unused, key=lambda id: self._last_use.get(id, 0))

    def _forget(self, id: str) -> None:
        del self[id]
        self._last_use.pop(id, None)
