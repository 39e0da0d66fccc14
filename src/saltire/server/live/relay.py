"""Notices between server processes over PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from importlib import import_module
from typing import Any, Final, Protocol

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

_log = logging.getLogger(__name__)
_postgres: Any = import_module("asyncpg")  # it has no types
CHANNEL: Final = "saltire"


class NoticeHandler(Protocol):
    """Receives notices from other server processes."""

    def on_notice(self, notice: dict[str, Any]) -> None:
        """A table has moved on elsewhere, or somebody has connected or gone there."""

    def on_gap(self) -> None:
        """Notices may have been lost: read every table again."""


class Relay:
    """Listens on a connection of its own, and opens it again when it breaks."""

    def __init__(self, engine: AsyncEngine, server: str, handler: NoticeHandler) -> None:
        self.url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.server = server
        self.handler = handler
        self._link: Any = None
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._link = await _postgres.connect(self.url)
        await self._link.add_listener(CHANNEL, self._receive)

    async def close(self) -> None:
        if self._link is not None and not self._link.is_closed():
            await self._link.close()

    async def check(self) -> None:
        """Connect again if the connection is lost."""
        if self._link is None or self._link.is_closed():
            await self.open()
            self.handler.on_gap()

    def publish(self, notice: dict[str, Any]) -> None:
        """Send the other processes something that is not stored."""
        text = orjson.dumps({**notice, "from": self.server}).decode()
        task = asyncio.create_task(self._send(text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, text: str) -> None:
        try:
            if self._link is not None:
                await self._link.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        except (_postgres.PostgresError, _postgres.InterfaceError, OSError):
            _log.warning("the other processes could not be notified")

    def _receive(self, _link: object, _pid: int, _channel: str, text: object) -> None:
        notice = orjson.loads(str(text))
        if notice.get("from") != self.server:
            self.handler.on_notice(notice)
