"""Reading tables from the store: whole, or what has happened since."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from saltire.server.errors import ApiError
from saltire.server.settings import Settings
from saltire.server.store.engine import now_ms
from saltire.server.store.tables import Stored, TableStore
from saltire.server.tables.commands import apply_event
from saltire.server.tables.event import TableEvent, event_from_row
from saltire.server.tables.rows import set_clocks, table_from
from saltire.server.tables.table import TAIL, LiveTable

_log = logging.getLogger(__name__)
_QUICK: Final = 16
"""So many events are played through at once; more take milliseconds."""


class TableReader:
    """Reads tables; a long game is played through in a thread, so that nobody waits for it."""

    def __init__(self, store: TableStore, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        # Threads that compute take the interpreter from the event loop; one at a time is enough of that.
        self._turn = asyncio.Semaphore(1)

    async def read(self, id: str) -> LiveTable:
        """Read a table; ApiError if there is none."""
        stored = await self._store.read(id, TAIL)
        if stored is None:
            raise ApiError("unknown-table", "there is no such table")
        if len(stored.rows) > _QUICK or stored.row["begun"]:
            async with self._turn:
                return await asyncio.to_thread(self._prepare, stored)
        return self._prepare(stored)

    def _prepare(self, stored: Stored) -> LiveTable:
        table = table_from(stored)
        table.vanish_seconds = self._settings.vanish_seconds
        return table

    async def read_again(self, table: LiveTable) -> None:
        """Read a table anew: what memory holds of it counts for nothing, and is doubtful until then."""
        table.doubtful = True
        try:
            table.become(await self.read(table.id))
        except Exception as error:
            _log.error("a table could not be read again: %s", type(error).__name__)

    async def read_on(self, table: LiveTable) -> list[TableEvent]:
        """Read what other processes have stored since; give the events that were missing."""
        seen, heard = table.n, table.announced_n
        table.facts = None
        if heard - seen > _QUICK:
            table.become(await self.read(table.id))
        else:
            deadline, rows = await self._store.since(table.id, seen)
            # Whoever looks on sees the question only now; else the store knows since when it is put.
            now = now_ms() if len(table.subscribers) else None
            for row in rows:
                apply_event(table, event_from_row(row), now or row["at"])
            if now is None:
                set_clocks(table, deadline)
        if table.announced_n == heard:
            table.announced_n = table.n
        return [event for event in table.tail if event.n > seen]
