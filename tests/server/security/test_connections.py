"""Connections that hold without asking: each address has a cap, each request a time limit."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
import uvicorn

from saltire.server.edge.asgi import App, Receive, Scope, Send
from saltire.server.edge.connections import (
    GuardedHttpProtocol,
    GuardedSocketProtocol,
    ReadGuard,
    guarded_http,
)
from tests.server.security.attacks import logged


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """Read the body, then answer."""
    assert scope["type"] == "http"
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@contextmanager
def serving(protocol: type[GuardedHttpProtocol], app: App = hello, **more: Any) -> Iterator[int]:
    """Run uvicorn with a protocol; give its port."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, http=protocol, lifespan="off", log_config=None, **more)
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


@pytest.mark.parametrize(
    ("proxies", "capped"), [("", True), ("127.0.0.1", False), ("10.0.0.1, 127.0.0.0/8", False)]
)
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


@pytest.mark.parametrize(("proxies", "capped"), [("", True), ("127.0.0.1", False)])
def test_one_address_opens_so_many_connections_a_second(proxies: str, capped: bool) -> None:
    """Garbage is no request and costs nothing as one; the connection that brings it does."""
    answered = 0
    with serving(guarded_http(0.02, proxies)) as port:
        for _ in range(40):
            with (
                socket.create_connection(("127.0.0.1", port)) as client,
                suppress(ConnectionError),
            ):
                client.sendall(b"garbage\r\n\r\n")
                client.settimeout(5)
                answered += client.recv(1000).startswith(b"HTTP/1.1 400")
    assert (answered < 40) == capped
    assert answered >= 10


class Talker:
    """An application that says more than anybody reads, and notes when it was let off."""

    def __init__(self) -> None:
        self.over = threading.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.accept"})
                for _ in range(500):
                    await send({"type": "websocket.send", "text": "x" * 60_000})
            else:
                await send({"type": "http.response.start", "status": 200, "headers": []})
                for _ in range(500):
                    body = {"type": "http.response.body", "body": b"x" * 60_000}
                    await send({**body, "more_body": True})
        finally:
            self.over.set()


UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize("more", [b"", UPGRADE + b"Sec-WebSocket-Key: " + b"A" * 22 + b"==\r\n"])
def test_a_client_that_reads_nothing_is_let_go(
    more: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReadGuard, "read_seconds", 0.3)
    talker = Talker()
    with (
        serving(guarded_http(1, ""), talker, ws=GuardedSocketProtocol) as port,
        ExitStack() as stack,
    ):
        deaf = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        deaf.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + more + b"\r\n")
        assert talker.over.wait(10)
        deaf.settimeout(5)
        with suppress(ConnectionResetError):
            while deaf.recv(100_000):
                pass


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 1_000,
        b"GET / HTTP/1.1\r\na: " + b"b" * 40_000,
        b"GET /" + b"a" * 40_000,
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"a:b\r\n" * 1_000,
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\na: " + b"b" * 40_000,
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;" + b"b" * 40_000,
    ],
)
def test_the_head_of_a_request_has_an_end(head: bytes) -> None:
    with (
        serving(guarded_http(1, "")) as port,
        socket.create_connection(("127.0.0.1", port)) as bomb,
        suppress(ConnectionError),
    ):
        bomb.sendall(head)
        bomb.settimeout(3)
        assert bomb.recv(1000)[:12] in (b"HTTP/1.1 400", b"")


def test_requests_sent_all_at_once_are_read_one_after_the_other() -> None:
    """Each is answered, and those that wait are not taken to pieces before their turn."""
    waiting: list[int] = []

    class Watched(guarded_http(1, "")):  # type: ignore[misc]
        def on_response_complete(self) -> None:
            waiting.append(len(self.pipeline))
            super().on_response_complete()

    with (
        serving(Watched) as port,
        socket.create_connection(("127.0.0.1", port)) as client,
    ):
        client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000)
        client.settimeout(10)
        heard = b""
        while heard.count(b"204 No Content") < 2_000:
            heard += client.recv(100_000)
    assert max(waiting) < 300


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Send every message back."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": str(len(message["text"]))})


@contextmanager
def socket_to(port: int, more: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port)) as client:
        key = b"Sec-WebSocket-Key: " + b"A" * 22 + b"==\r\n" + more
        client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + UPGRADE + key + b"\r\n")
        client.settimeout(5)
        assert b"101" in client.recv(1000)
        yield client


MASK = b"\0\0\0\0"
PING, PONG, PART = b"\x89\x80" + MASK, b"\x8a\x80" + MASK, b"\x00\x80" + MASK


@pytest.mark.parametrize("frames", [PING * 5_000, PONG * 5_000, b"\x01\x80" + MASK + PART * 5_000])
def test_frames_that_are_no_messages_are_few(frames: bytes) -> None:
    with (
        serving(guarded_http(1, ""), echo, ws=GuardedSocketProtocol) as port,
        socket_to(port) as client,
        suppress(ConnectionResetError, BrokenPipeError),
    ):
        client.sendall(frames)
        while client.recv(100_000):
            pass


@pytest.mark.parametrize("length", [10, 600, 5_000])
def test_a_socket_with_long_headers_and_long_messages_works(length: int) -> None:
    more = b"Cookie: a=" + b"x" * length + b"\r\n"
    with (
        serving(guarded_http(1, ""), echo, ws=GuardedSocketProtocol) as port,
        socket_to(port, more) as client,
    ):
        for _ in range(3):
            client.sendall(b"\x81\xfe\x30\x39" + MASK + b"x" * 12_345)
            assert client.recv(100) == b"\x81\x0512345"


def test_messages_sent_all_at_once_are_read_one_after_the_other() -> None:
    queued: list[int] = []

    class Watched(GuardedSocketProtocol):
        async def receive(self) -> Any:
            queued.append(self.queue.qsize())
            return await super().receive()

    text = b"\x81\xfe\x02\x00" + MASK + b"x" * 512
    with serving(guarded_http(1, ""), echo, ws=Watched) as port, socket_to(port) as client:
        client.sendall(text * 5 + (b"\x81\x81" + MASK + b"y") * 5_000 + PING * 50)
        heard = b""
        while heard.count(b"\x81\x011") < 5_000:
            heard += client.recv(100_000)
        assert heard.startswith(b"\x81\x03512" * 5)
    assert max(queued) < 100


def test_long_messages_that_come_faster_than_they_are_read_wait_at_the_client() -> None:
    waiting: list[int] = []

    class Watched(GuardedSocketProtocol):
        async def receive(self) -> Any:
            waiting.append(len(self._late or b""))
            return await super().receive()

    text = b"\x81\xfe\x30\x39" + MASK + b"x" * 12_345
    with serving(guarded_http(1, ""), echo, ws=Watched) as port, socket_to(port) as client:
        sending = threading.Thread(target=client.sendall, args=(text * 800,))
        sending.start()
        heard = b""
        while heard.count(b"\x81\x05") < 800:
            heard += client.recv(100_000)
        sending.join()
    assert max(waiting) < 600_000


def test_a_message_that_is_no_text_ends_the_socket_without_a_word_in_the_log() -> None:
    with (
        logged() as log,
        serving(guarded_http(1, ""), echo, ws=GuardedSocketProtocol) as port,
        socket_to(port) as client,
    ):
        client.sendall(b"\x81\x82" + MASK + b"\xff\xff")
        assert client.recv(100)[:4] == b"\x88\x02\x03\xef"
        assert "Traceback" not in log.getvalue()


def test_a_server_takes_as_many_files_as_the_machine_allows() -> None:
    program = """
import resource as r
from saltire.server.edge.connections import allow_many_files
most = r.getrlimit(r.RLIMIT_NOFILE)[1]
r.setrlimit(r.RLIMIT_NOFILE, (200, most))
allow_many_files()
assert r.getrlimit(r.RLIMIT_NOFILE) == (most, most)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
