"""Which shared work this process does: of several processes one runs the bots and one writes letters."""

from __future__ import annotations

from typing import Final

from saltire.server.store.leases import LeaseStore

SECONDS: Final = 20.0
RENEW_SECONDS: Final = 5.0


class Leases:
    """The leases that this process holds or would like to."""

    def __init__(self, store: LeaseStore, server: str) -> None:
        self._store = store
        self._server = server

    async def hold(self, name: str) -> bool:
        """Take or renew a lease; False while another process has it."""
        return await self._store.hold(name, self._server, SECONDS)

    async def let_go(self, name: str) -> None:
        await self._store.let_go(name, self._server)
