"""Two server processes on one PostgreSQL: one order, and both hear of everything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
import orjson
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saltire.server.store.accounts import AccountStore
from saltire.server.store.engine import open_engine
from tests.server.postgres import run_postgres
from tests.server.tables.processes import Guest, Process

pytestmark = pytest.mark.timeout(180)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with run_postgres() as server:
        yield server.get_uri()


@pytest.fixture(scope="module")
def urls(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Start two servers on it."""
    logs = tmp_path_factory.mktemp("logs")
    servers = [Process(database, logs / f"log{i}.txt") for i in (1, 2)]
    try:
        yield servers[0].url(), servers[1].url()
    finally:
        for server in servers:
            server.stop()


def seated(urls: tuple[str, str], **more: object) -> tuple[Guest, Guest, str]:
    ann, bob = Guest(urls[0], "Ann"), Guest(urls[1], "Bob")
    asked = {"game": "schotten", "seats": ["me", "open"], "public": True, **more}
    table = ann.post("/tables", **asked)["id"]
    bob.post(f"/tables/{table}/join")
    wait_until(lambda: bool(ann.get(f"/tables/{table}")["state"] == "playing"))
    return ann, bob, table


def test_two_people_on_two_servers_play_one_game(urls: tuple[str, str]) -> None:
    ann, bob, table = seated(urls)
    for _ in range(12):
        waiting = ann.get(f"/tables/{table}/state")["waiting"][0]
        _, n = (ann, bob)[waiting].acts(table, waiting)
        other = (bob, ann)[waiting]
        assert other.get(f"/tables/{table}/state?after={n - 1}&wait=10")["n"] >= n
    frames = [guest.get(f"/tables/{table}/state") for guest in (ann, bob)]
    assert frames[0]["view"]["stones"] == frames[1]["view"]["stones"]
    assert [entry["n"] for entry in frames[0]["log"]] == [entry["n"] for entry in frames[1]["log"]]


def test_clicks_at_two_servers_at_once_keep_one_order(urls: tuple[str, str]) -> None:
    ann, twin = Guest(urls[0], "Ann"), Guest(urls[1], "Twin")
    solo = ann.post("/tables", game="schotten", seats=["me", "me"])["id"]
    twin.http.cookies = ann.http.cookies
    for turn in range(8):
        before = ann.get(f"/tables/{solo}")
        seat = before["waiting"][0]
        state = ann.get(f"/tables/{solo}/state?seat={seat}")
        acts = [
            {"ply": state["ply"], "action": state["legal"][-i], "cid": f"{turn}-{i}", "seat": seat}
            for i in (0, 1)
        ]
        with ThreadPoolExecutor(2) as pool:
            codes = list(
                pool.map(lambda pair: pair[0].code(f"/tables/{solo}/act", **pair[1]),
                         zip((ann, twin), acts))
            )  # fmt: skip
        assert sorted(codes) == ["ok", "stale"]
        for guest in (ann, twin):
            after = guest.get(f"/tables/{solo}/state?after={before['n']}&wait=10&seat={seat}")
            assert after["n"] == before["n"] + 1


@contextmanager
def socket_of(guest: Guest, url: str, token: str = "") -> Iterator[ClientConnection]:
    cookie = {"Cookie": f"saltire={guest.http.cookies['saltire']}"}
    if token:
        cookie = {"Authorization": f"Bearer {token}"}
    place = url.replace("http", "ws", 1) + "/api/v1/live"
    with connect(place, additional_headers=cookie, compression=None) as socket:
        socket.send('{"type":"hello"}')
        yield socket


def hear(socket: ClientConnection, wanted: Any) -> Any:
    until = time.monotonic() + 15
    while time.monotonic() < until:
        message = orjson.loads(socket.recv(15))
        if wanted(message):
            return message
    raise AssertionError("not heard")


def test_a_socket_hears_of_the_other_server_and_who_is_there(urls: tuple[str, str]) -> None:
    ann, bob, table = seated(urls)
    with socket_of(ann, urls[0]) as one, socket_of(bob, urls[1]) as two:
        one.send(orjson.dumps({"type": "watch", "table": table}).decode())
        n = hear(one, lambda message: message["type"] == "state")["n"]
        two.send(orjson.dumps({"type": "watch", "table": table}).decode())
        came = hear(one, lambda m: m["type"] == "news" and m["info"]["seats"][1]["connected"])
        assert came["n"] == n
        bob.post(f"/tables/{table}/do", what="phrase", key="hello", cid="hi")
        news = hear(one, lambda m: m["type"] == "news" and m["log"])
        assert (news["n"], news["log"][0]["key"]) == (n + 1, "hello")


def test_it_tells_whose_turn_it_is_across_servers(urls: tuple[str, str]) -> None:
    ann, bob, table = seated(urls)
    waiting = bob.get(f"/tables/{table}")["waiting"][0]
    mover, other = (ann, bob) if waiting == 0 else (bob, ann)
    with socket_of(other, urls[1 if other is bob else 0]) as socket:
        assert hear(socket, lambda message: message["type"] == "you")["waiting"] == []
        while mover.get(f"/tables/{table}")["waiting"] == [waiting]:
            mover.acts(table, waiting)
        assert hear(socket, lambda message: message["type"] == "you")["waiting"] == [table]


PASSWORD = "nine boundary stones"


def host_of(database: str, url: str) -> Guest:
    host = Guest(url, "Hugh")

    async def key() -> str:
        engine = open_engine(database)
        try:
            return await AccountStore(engine).add_key("host", 10)
        finally:
            await engine.dispose()

    host.post("/host", key=asyncio.run(key()))
    return host


def bar(bob: Guest, at: str, database: str) -> httpx.Response:
    """Bar somebody, and lift the bar at once: all of us share one address."""
    host, path = host_of(database, at.removesuffix("/api/v1")), f"{at}/host/people/{bob.id}"
    answer = host.http.put(path, json={"barred": True})
    host.http.put(path, json={"barred": False}).raise_for_status()
    return answer


Ending = Callable[[Guest, str, str], httpx.Response]
ENDINGS: dict[str, Ending] = {
    "ended session": lambda bob, at, _: bob.http.delete(f"{at}/sessions"),
    "sign-out": lambda bob, at, _: bob.http.post(f"{at}/sign-out"),
    "new password": lambda bob, at, _: bob.http.put(
        f"{at}/account/password", json={"password": PASSWORD, "new": "twelve boundary stones"}
    ),
    "deletion": lambda bob, at, _: bob.http.request(
        "DELETE", f"{at}/account", json={"password": PASSWORD}
    ),
    "bar": bar,
}


@pytest.mark.parametrize("way", ENDINGS)
def test_what_ends_access_at_one_server_ends_it_at_the_other(
    way: str, urls: tuple[str, str], database: str
) -> None:
    ann, bob, table = seated(urls)
    name = f"Bob {way}"
    bob.post("/account", name=name, password=PASSWORD)
    with socket_of(bob, urls[1]) as there:
        watch(there, table)
        hear(there, lambda message: message["type"] == "state")
        ENDINGS[way](bob, f"{urls[0]}/api/v1", database).raise_for_status()
        assert ends(there)
    assert ann.get(f"/tables/{table}/state")["info"]["state"] == "playing"
    if way == "deletion":
        wait_until(lambda: name not in str(Guest(urls[1], "Cat").get(f"/tables/{table}")))


@pytest.mark.soak
def test_an_end_at_one_server_is_one_at_the_other_within_a_second(urls: tuple[str, str]) -> None:
    took = []
    for n in range(20):
        bob = Guest(urls[1], f"Bob {n}")
        with socket_of(bob, urls[1]) as there:
            hear(there, lambda message: message["type"] == "hello")
            bob.http.post(f"{urls[0]}/api/v1/sign-out").raise_for_status()
            began = time.monotonic()
            assert ends(there, 20)
            took.append(time.monotonic() - began)
    assert sorted(took)[10] < 1  # one that takes longer had to wait for the processor


def test_a_token_revoked_at_one_server_is_void_at_the_other(urls: tuple[str, str]) -> None:
    _, bob, table = seated(urls)
    bob.post("/account", name="Bob with a token", password=PASSWORD)
    token = bob.post("/tokens", name="bot")
    with socket_of(bob, urls[1], token["token"]) as there:
        watch(there, table)
        hear(there, lambda message: message["type"] == "state")
        bob.http.delete(f"{urls[0]}/api/v1/tokens/{token['id']}").raise_for_status()
        assert ends(there)
    program = {"Authorization": f"Bearer {token['token']}"}
    assert httpx.get(f"{urls[1]}/api/v1/me", headers=program).status_code == 401


def test_a_seat_link_made_at_one_server_works_at_the_other_and_the_old_one_does_not(
    urls: tuple[str, str],
) -> None:
    ann, bob = Guest(urls[0], "Ann"), Guest(urls[1], "Bob")
    table = ann.post("/tables", game="schotten", seats=["me", "open"])["id"]
    bob.get(f"/tables/{table}")  # now it is in the other server's memory
    old = ann.post(f"/tables/{table}/links", seat=1)["key"]
    new = ann.post(f"/tables/{table}/links", seat=1)["key"]
    time.sleep(1)
    assert bob.code(f"/tables/{table}/join", key=old) == "forbidden"
    bob.post(f"/tables/{table}/join", key=new)


def test_many_who_come_and_go_at_once_are_known_at_the_other_server(urls: tuple[str, str]) -> None:
    pairs = [seated(urls) for _ in range(20)]
    ann = Guest(urls[0], "Ann")

    def connected(seat: int) -> list[bool]:
        return [ann.get(f"/tables/{t}")["seats"][seat]["connected"] for _, _, t in pairs]

    with ExitStack() as stack:
        for _, bob, table in pairs:
            watch(stack.enter_context(socket_of(bob, urls[1])), table)
        wait_until(lambda: all(connected(1)))
    wait_until(lambda: not any(connected(1)))


def watch(socket: ClientConnection, table: str) -> None:
    socket.send(orjson.dumps({"type": "watch", "table": table}).decode())


def wait_until(true: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def ends(socket: ClientConnection, seconds: float = 5) -> bool:
    """Tell whether the server closes a socket in time."""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            with suppress(TimeoutError):
                socket.recv(timeout=0.2)
    except ConnectionClosed:
        return True
    return False
