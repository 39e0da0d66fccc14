"""The heartbeat of a server process: it reports that it lives, sweeps tables and checks the relay."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.edge.rate_limits import RateLimits
from saltire.server.live.peers import Peers
from saltire.server.store.engine import on_sqlite
from saltire.server.tables.manager import TableManager

if TYPE_CHECKING:
    from saltire.server.live.relay import Relay

_log = logging.getLogger(__name__)
_BEAT: Final = 5.0
_OFTEN: Final = 0.5
"""Seconds between two reports of what clients have used of their limits."""


class Heartbeat:
    """Beats every few seconds."""

    def __init__(self, manager: TableManager, limits: RateLimits, engine: AsyncEngine) -> None:
        self.manager = manager
        self.server = secrets.token_hex(8)
        self.peers = Peers(manager, limits)
        self.relay = None if on_sqlite(engine) else _relay(engine, self.server, self.peers)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Give sleeping clocks their time back, then begin to beat."""
        await self.manager.store.credit_downtime()
        await self.manager.store.beat(self.server)
        if self.relay is not None:
            await self.relay.open()
            self.manager.publish = self.relay.publish
        self._task = asyncio.create_task(self._beat(), name="heartbeat")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.manager.store.beat(self.server)
        if self.relay is not None:
            await self.relay.close()

    async def _beat(self) -> None:
        while True:
            for _ in range(round(_BEAT / _OFTEN)):
                await asyncio.sleep(_OFTEN)
                self.peers.tell_spending()
            try:
                await self.manager.store.beat(self.server)
                await self.manager.sweep()
                if self.relay is not None:
                    await self.relay.check()
                    self.peers.forget_servers(await self.manager.store.live_servers())
                    await self.peers.repair()
            except Exception:
                _log.exception("a beat failed")


def _relay(engine: AsyncEngine, server: str, peers: Peers) -> Relay:
    from saltire.server.live.relay import Relay

    return Relay(engine, server, peers)
