"""Connections that hold without asking: each address has a cap, each request a time limit."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
import uvicorn

from saltire.server.edge.asgi import Receive, Scope, Send
from saltire.server.edge.connections import GuardedHttpProtocol, guarded_http


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """Read the body, then answer."""
    assert scope["type"] == "http"
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@contextmanager
def serving(protocol: type[GuardedHttpProtocol]) -> Iterator[int]:
    """Run uvicorn with a protocol; give its port."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(hello, http=protocol, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=asyncio.run, args=(server.serve([listening]),))
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()


def ends(connection: socket.socket) -> bool:
    """Tell whether the server hangs up within two seconds."""
    connection.settimeout(2)
    try:
        return connection.recv(100) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_arrive_is_given_up(begun: bytes) -> None:
    with serving(guarded_http(1, "", seconds=0.3)) as port, ExitStack() as stack:
        slow = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        slow.sendall(begun)
        assert ends(slow)
        quick = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        for _ in range(2):
            quick.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"204" in quick.recv(1000)


@pytest.mark.parametrize(("proxies", "capped"), [("", True), ("127.0.0.1", False)])
def test_one_address_holds_so_many_connections_and_a_proxy_any_number(
    proxies: str, capped: bool
) -> None:
    with serving(guarded_http(0.02, proxies)) as port, ExitStack() as stack:
        place = ("127.0.0.1", port)
        held = [stack.enter_context(socket.create_connection(place)) for _ in range(4)]
        for one in held:
            one.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"204" in one.recv(1000)
        assert ends(stack.enter_context(socket.create_connection(place))) == capped
        held[0].close()
        again = stack.enter_context(socket.create_connection(place))
        again.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"204" in again.recv(1000)
