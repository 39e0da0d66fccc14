"""What a server process does by itself: it shows that it lives, sweeps, and hears other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import on_sqlite
from saltire.server.tables.manager import Rooms

if TYPE_CHECKING:
    from saltire.server.live.relay import Relay

_log = logging.getLogger(__name__)
_BEAT: Final = 5.0


class Pulse:
    """Beats every few seconds."""

    def __init__(self, rooms: Rooms, engine: AsyncEngine) -> None:
        self.rooms = rooms
        self.server = secrets.token_hex(8)
        self.relay = None if on_sqlite(engine) else _relay(engine, self.server, rooms)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Give sleeping clocks their time back, then begin to beat."""
        await self.rooms.store.wake()
        await self.rooms.store.beat(self.server)
        if self.relay is not None:
            await self.relay.open()
            self.rooms.say = self.relay.say
        self._task = asyncio.create_task(self._beat(), name="pulse")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.rooms.store.beat(self.server)
        if self.relay is not None:
            await self.relay.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self.rooms.store.beat(self.server)
                await self.rooms.sweep()
                if self.relay is not None:
                    await self.relay.check()
                    self.rooms.bury(await self.rooms.store.living())
            except Exception:
                _log.exception("a beat failed")


def _relay(engine: AsyncEngine, server: str, rooms: Rooms) -> Relay:
    from saltire.server.live.relay import Relay

    return Relay(engine, server, rooms)
