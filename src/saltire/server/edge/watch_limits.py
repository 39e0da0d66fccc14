"""What the clients of one address keep in memory: a table that somebody looks at is not forgotten."""

from __future__ import annotations

from typing import Final

from saltire.server.errors import ApiError
from saltire.server.tables.table_cache import LEAST

MOST_PLIES: Final = 30_000
"""So many plies the tables may hold together that one address looks at: a large tournament, or 100 MB."""


class WatchLimits:
    """The tables that each address looks at, how often, and how many plies each of them counts."""

    def __init__(self, generous: float) -> None:
        self._most = round(MOST_PLIES * generous)
        self._tables: dict[str, dict[str, tuple[int, int]]] = {}

    def enter(self, address: str, table: str, plies: int) -> None:
        """Count a look at a table; ApiError if the address looks at too much already."""
        known = self._tables.get(address, {})
        times, counted = known.get(table, (0, max(plies, LEAST)))
        held = sum(each for _, each in known.values())
        if not times and 0 < self._most < held + counted:
            raise ApiError(
                "conflict", "too many tables are looked at from your address: leave some"
            )
        self._tables.setdefault(address, known)[table] = (times + 1, counted)

    def leave(self, address: str, table: str) -> None:
        """Take a look back."""
        known = self._tables[address]
        times, counted = known[table]
        if times > 1:
            known[table] = (times - 1, counted)
            return
        del known[table]
        if not known:
            del self._tables[address]
