"""What a socket is sent in one turn of the event loop is one write: each of them wakes the client up."""

from __future__ import annotations

from typing import Any

import pytest

from saltire.server.edge.asgi import Receive, Scope, Send
from saltire.server.edge.connections import GuardedSocketProtocol, guarded_http
from tests.server.security.test_connections import MASK, serving, socket_to

pytestmark = pytest.mark.timeout(60)
WORD = b"\x81\x81" + MASK + b"y"


async def talk(_: Scope, receive: Receive, send: Send) -> None:
    """Answer the first message with three words, and the second with two and goodbye."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()
    for word in ("one", "two", "three"):
        await send({"type": "websocket.send", "text": word})
    await receive()
    for word in ("four", "five"):
        await send({"type": "websocket.send", "text": word})
    await send({"type": "websocket.close"})


def test_what_is_said_at_once_is_written_at_once_and_before_the_end() -> None:
    written: list[bytes] = []

    class Watched(GuardedSocketProtocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._really = transport.write
            transport.write = self._note

        def _note(self, data: bytes) -> None:
            written.append(data)
            self._really(data)

    with serving(guarded_http(1, ""), talk, ws=Watched) as port, socket_to(port) as client:
        client.sendall(WORD)
        assert client.recv(100) == b"\x81\x03one\x81\x03two\x81\x05three"
        client.sendall(WORD)
        assert client.recv(100).startswith(b"\x81\x04four\x81\x04five\x88")
    assert len(written) == 3  # the handshake, and an answer to each message
