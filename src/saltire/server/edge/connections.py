"""Connections: how many one address may hold, how long a request may take to arrive, and in what pieces
what arrives is read."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from saltire.server.edge.rate_limits import Buckets, Rate

Network = IPv4Network | IPv6Network
REQUEST_SECONDS: Final = 20.0
"""A request must be here whole by then; the connection is closed if it is not."""
READ_SECONDS: Final = 20.0
"""A client that takes nothing of what it is sent for so long is let go."""
PER_ADDRESS: Final = 200
"""HTTP connections that one address may hold; a trusted proxy may hold any number."""
OPENED: Final = Rate(600, 100)
"""Connections that one address may open at once, and then a second: those that bring garbage count too."""
LONGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body: the address and the headers."""
_HEADER_BYTES: Final = 64
"""What a header takes beside its letters: a thousand empty ones are no small request."""
MOST_UNWRITTEN: Final = 32 * 1024
"""Bytes of messages to a socket that wait for others to be written with them."""
WRITE_NOW: Final = "saltire.write-now"
"""Under this name a socket's ASGI extensions hold `GuardedSocketProtocol.write_now`."""
SIDE_FRAMES: Final = 100
"""Pings, pongs and parts of messages that a socket may send at once, beside its messages."""
SIDE_FRAMES_PER_SECOND: Final = 5.0


class ConnectionLimits:
    """The limits of one server, and who holds how many connections."""

    def __init__(self, generous: float, trusted: Sequence[Network], seconds: float) -> None:
        self.per_address = round(PER_ADDRESS * generous)
        self.trusted_networks = trusted
        self.seconds = seconds
        self.open_connections: Counter[str] = Counter()
        self._new_connections = Buckets(Rate(OPENED.burst * generous, OPENED.per_second * generous))

    def refuses(self, host: str) -> bool:
        """Tell whether an address holds or opens too many."""
        if not self.per_address:
            return False
        return (
            self.open_connections[host] > self.per_address or self._new_connections.take(host) > 0
        )

    def trusts(self, host: str) -> bool:
        """Tell whether an address is a proxy's."""
        try:
            return any(ip_address(host) in network for network in self.trusted_networks)
        except ValueError:
            return False


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


class SlicedReads(asyncio.Protocol):
    """Reads what arrives in slices, and lets the others have a turn between two of them.

    A quarter of a megabyte arrives at once: tens of thousands of tiny requests or frames, if somebody
    wants to keep everybody else waiting.
    """

    slice_bytes: ClassVar[int]
    transport: asyncio.Transport
    _late: bytearray | None = None
    """What has arrived and is not read yet."""

    def data_received(self, data: bytes) -> None:
        if self._late is not None:
            self._late += data
            self.transport.pause_reading()
        elif len(data) <= self.slice_bytes:
            self._read(data)
        else:
            self._late = bytearray(data)
            self.transport.pause_reading()
            self._read_slice()

    def _read(self, data: bytes) -> None:
        super().data_received(data)

    def _read_slice(self) -> None:
        """Read one slice, and the next when its turn comes; none while the application is busy."""
        if self._late is None or self._held_up():
            return
        if self.transport.is_closing():
            self._late = None
            return
        late = self._late
        now = bytes(late[: self.slice_bytes])
        del late[: self.slice_bytes]
        self._read(now)
        if self._late is not late:
            return  # the connection has become a socket
        if late:
            asyncio.get_running_loop().call_soon(self._read_slice)
        else:
            self._late = None
            if not self._paused_by_app() and not self.transport.is_closing():
                self.transport.resume_reading()

    @abstractmethod
    def _held_up(self) -> bool:
        """Tell whether what was read before must be worked off first; `_read_slice` is called then."""

    @abstractmethod
    def _paused_by_app(self) -> bool:
        """Tell whether uvicorn itself wants nothing to be read for now."""


class GuardedSocketProtocol(SlicedReads, ReadGuard, WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them; who does not read, or sends what is no message, is let go."""

    slice_bytes = 512
    _side_frames = float(SIDE_FRAMES)
    _counted_at = 0.0
    _unwritten = 0
    """Bytes of messages that are written with the next ones of this turn of the event loop."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_NOW] = self.write_now

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.write_now(text):
            await super().send(message)  # writes what waits here too

    def write_now(self, text: str) -> bool:
        """Write a message, all those of one turn of the event loop at once: each write wakes the client up.

        False if it has to wait, because the client is behind with reading or does not listen any more.
        """
        open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        data = text.encode()
        if not self._unwritten:
            self.loop.call_soon(self._write)
        self.conn.writes += (_text_head(len(data)), data)
        self._unwritten += len(data)
        if self._unwritten > MOST_UNWRITTEN:
            self._write()
        return True

    def _write(self) -> None:
        self._unwritten = 0
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    def _held_up(self) -> bool:
        return self.read_paused

    def _paused_by_app(self) -> bool:
        return self.read_paused

    async def receive(self) -> Any:
        message = await super().receive()
        if self._late is not None and not self.read_paused:
            self.transport.pause_reading()  # uvicorn reads on, though this much is not read yet
            self._read_slice()
        return message

    def handle_cont(self, event: Any) -> None:
        self._count_side_frame()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_side_frame()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count_side_frame()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._count_side_frame()  # nobody reads it any more, and so nobody counts it
        elif self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.send_close(1007)  # uvicorn does so too, and logs a traceback
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _count_side_frame(self) -> None:
        """Let a client go that keeps the server busy with what is no message: those are paid for."""
        now = self.loop.time()
        earned = (now - self._counted_at) * SIDE_FRAMES_PER_SECOND
        self._side_frames = min(SIDE_FRAMES, self._side_frames + earned) - 1
        self._counted_at = now
        if self._side_frames < 0:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_if_unread()

    def shutdown(self) -> None:
        super().shutdown()
        self._abort_if_unread()

    def _abort_if_unread(self) -> None:
        if self._unread is not None:
            self.transport.abort()


def _text_head(size: int) -> bytes:
    """Give the head of a text frame as a server sends it: whole, unmasked (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class GuardedHttpProtocol(SlicedReads, ReadGuard, HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a cap for each address and limits of time and size for each request."""

    limits: ClassVar[ConnectionLimits]
    slice_bytes = 4096
    _head = 0
    _silent = 0
    """Bytes of a header that does not end: nothing is heard of it before it does."""
    _held_by: str | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = None if self.client is None else self.client[0]
        if host is not None and not self.limits.trusts(host):
            self._held_by = host
            self.limits.open_connections[host] += 1
            if self.limits.refuses(host):
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
        if self._late is not None:
            self._late = None
            self.transport.resume_reading()
        super().handle_websocket_upgrade()

    def _read(self, data: bytes) -> None:
        self._silent += len(data)
        super()._read(data)
        if self._silent > LONGEST_HEAD:
            self.transport.abort()

    def _held_up(self) -> bool:
        return bool(self.pipeline)

    def _paused_by_app(self) -> bool:
        return self.flow.read_paused

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.loop.call_soon(self._read_slice)

    def on_message_begin(self) -> None:
        self._head = 0
        self._expect_request()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value) + _HEADER_BYTES)
        super().on_header(name, value)

    def _count_head(self, more: int) -> None:
        self._silent = 0
        self._head += more
        if self._head > LONGEST_HEAD:
            raise ValueError("the head of a request is too long")  # the parser answers 400

    def on_body(self, body: bytes) -> None:
        self._silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._silent = 0
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
            self.limits.open_connections[self._held_by] -= 1
            if not self.limits.open_connections[self._held_by]:
                del self.limits.open_connections[self._held_by]
            self._held_by = None


def guarded_http(
    limits: float, proxies: str, seconds: float = REQUEST_SECONDS
) -> type[GuardedHttpProtocol]:
    """Make the protocol class for a server; `limits` is how generous it is, 0 for no cap."""
    trusted = [ip_network(name.strip()) for name in proxies.split(",") if name.strip()]
    own: dict[str, Any] = {"limits": ConnectionLimits(limits, trusted, seconds)}
    return type("GuardedHttp", (GuardedHttpProtocol,), own)


def allow_many_files() -> None:
    """Let this process hold as many connections as the machine allows: many start with 1,024."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
