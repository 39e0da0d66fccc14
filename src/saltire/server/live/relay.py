"""Notices between server processes over PostgreSQL's LISTEN and NOTIFY.

A notice is a hint: it is sent after the data is durable, outside any transaction, and a process that
misses one finds out by itself (`live/peers.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from importlib import import_module
from itertools import islice
from typing import Any, Final, Protocol

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

_log = logging.getLogger(__name__)
_postgres: Any = import_module("asyncpg")  # it has no types
_FAULTS: Final = (_postgres.PostgresError, _postgres.InterfaceError, OSError, TimeoutError)
CHANNEL: Final = "saltire"
_NOTIFY: Final = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"
Notice = dict[str, Any]

_TOGETHER: Final = 0.01
"""Seconds in which notices gather: PostgreSQL lets one notifying commit pass at a time."""
_LARGEST: Final = 7_500
"""Bytes of one message; PostgreSQL takes 8,000."""
_AT_ONCE: Final = 1_000
"""Notices that one statement sends, in as many messages as they need."""
_MOST: Final = 50_000
"""Notices that are kept while the database is away."""


class NoticeHandler(Protocol):
    """Receives notices from other server processes."""

    def on_notice(self, server: str, notice: Notice) -> None: ...

    def on_gap(self) -> None:
        """Notices may have been lost."""


class Relay:
    """Listens and notifies on a connection of its own, and opens it again when it breaks."""

    def __init__(self, engine: AsyncEngine, server: str, handler: NoticeHandler) -> None:
        self.url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own = f'{{"from":"{server}",'
        self.handler = handler
        self._link: Any = None
        self._queue: deque[bytes] = deque(maxlen=_MOST)
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._writer = asyncio.create_task(self._write_on(), name="relay")

    async def _connect(self) -> None:
        self._link = await _postgres.connect(self.url, timeout=10, command_timeout=10)
        await self._link.add_listener(CHANNEL, self._receive)

    async def close(self) -> None:
        """Send what is still queued, then stop."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._link is not None and not self._link.is_closed():
            try:
                async with asyncio.timeout(2):
                    await self._send_queue()
                    await self._link.close()
            except _FAULTS:
                self._link.terminate()

    async def check(self) -> None:
        """Connect again if the connection is lost."""
        if self._link is None or self._link.is_closed():
            await self._connect()
            self._wake.set()
            self.handler.on_gap()

    def publish(self, notice: Notice) -> None:
        """Queue a notice to the other processes; one writer sends what has gathered.

        An event that is too large for a message is left out: the others read it.
        """
        text = orjson.dumps(notice)
        if len(text) > _LARGEST:
            text = orjson.dumps({**notice, "e": None})
        self._queue.append(text)
        self._wake.set()

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(_TOGETHER)
            try:
                await self._send_queue()
            except _FAULTS as error:
                _log.warning("the other processes could not be notified: %s", type(error).__name__)

    async def _send_queue(self) -> None:
        while self._queue and self._link is not None:
            notices = list(islice(self._queue, _AT_ONCE))
            texts = [f'{self._own}"notices":[{some.decode()}]}}' for some in _pack(notices)]
            await self._link.execute(_NOTIFY, CHANNEL, texts)
            for _ in notices:
                self._queue.popleft()

    def _receive(self, _link: object, _pid: int, _channel: str, text: object) -> None:
        if str(text).startswith(self._own):
            return
        message = orjson.loads(str(text))
        for notice in message["notices"]:
            try:
                self.handler.on_notice(message["from"], notice)
            except Exception:
                _log.exception("a notice of another process could not be handled")


def _pack(notices: list[bytes]) -> list[bytes]:
    """Join notices, in order, as many as one message can take."""
    packed = notices[:1]
    for notice in notices[1:]:
        if len(packed[-1]) + len(notice) < _LARGEST:
            packed[-1] += b"," + notice
        else:
            packed.append(notice)
    return packed
