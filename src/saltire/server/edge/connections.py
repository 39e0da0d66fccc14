"""Connections: how many one address may hold, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS: Final = 20.0
"""A request must be here whole by then; the connection is closed if it is not."""
READ_SECONDS: Final = 20.0
"""A client that takes nothing of what it is sent for so long is let go."""
PER_ADDRESS: Final = 200
"""HTTP connections that one address may hold; a trusted proxy may hold any number."""


class ConnectionLimits:
    """The limits of one server, and who holds how many connections."""

    def __init__(self, per_address: int, trusted: frozenset[str], seconds: float) -> None:
        self.per_address = per_address
        self.trusted = trusted
        self.seconds = seconds
        self.held: Counter[str] = Counter()


class ReadGuard(asyncio.Protocol):
    """Ends a connection whose client does not read: closing it would wait for that client for ever."""

    read_seconds: ClassVar[float] = READ_SECONDS
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        loop = asyncio.get_running_loop()
        self._unread = loop.call_later(self.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class GuardedSocketProtocol(ReadGuard, WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them; a client that does not read is let go."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_if_unread()

    def shutdown(self) -> None:
        super().shutdown()
        self._abort_if_unread()

    def _abort_if_unread(self) -> None:
        if self._unread is not None:
            self.transport.abort()


class GuardedHttpProtocol(ReadGuard, HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a cap for each address and a time limit for each request."""

    limits: ClassVar[ConnectionLimits]
    _held_by: str | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = None if self.client is None else self.client[0]
        if host is not None and host not in self.limits.trusted:
            self._held_by = host
            self.limits.held[host] += 1
            if 0 < self.limits.per_address < self.limits.held[host]:
                transport.abort()
                return
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_is_here()
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Count it no longer: sockets have a limit of their own."""
        self._request_is_here()
        self._let_go()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._request_is_here()
        super().on_message_complete()

    def _expect_request(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.limits.seconds, self.transport.abort)

    def _request_is_here(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _let_go(self) -> None:
        if self._held_by is not None:
            self.limits.held[self._held_by] -= 1
            if not self.limits.held[self._held_by]:
                del self.limits.held[self._held_by]
            self._held_by = None


def guarded_http(
    limits: float, proxies: str, seconds: float = REQUEST_SECONDS
) -> type[GuardedHttpProtocol]:
    """Make the protocol class for a server; `limits` is how generous it is, 0 for no cap."""
    trusted = frozenset(name.strip() for name in proxies.split(","))
    own: dict[str, Any] = {
        "limits": ConnectionLimits(round(PER_ADDRESS * limits), trusted, seconds)
    }
    return type("GuardedHttp", (GuardedHttpProtocol,), own)


def allow_many_files() -> None:
    """Let this process hold as many connections as the machine allows: many start with 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
