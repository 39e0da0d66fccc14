"""A database that is away, hangs, is locked or full: clients are told, and the server can still end."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from saltire.server.live.socket import _fault
from tests.server.hosts.pg_proxy import PostgresProxy
from tests.server.tables.processes import Guest, Process

pytestmark = pytest.mark.timeout(120)
ENDS_WITHIN = 10.0
API = "/api/v1"


@pytest.fixture
def proxy(postgres: str) -> Iterator[PostgresProxy]:
    found = PostgresProxy(postgres)
    yield found
    found.go_away()


def ask(url: str, path: str, **body: Any) -> httpx.Response:
    """Ask once, on a connection of its own."""
    if body:
        return httpx.post(url + path, json=body, headers={"X-Saltire": "1"}, timeout=30)
    return httpx.get(url + path, timeout=30)


def wait_for_health(url: str, status: int) -> dict[str, Any]:
    until = time.monotonic() + 15
    while (answer := ask(url, "/health")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.2)
    told: dict[str, Any] = answer.json()
    return told


def seconds_to_end(server: Process) -> float:
    began = time.monotonic()
    server.stop()
    return time.monotonic() - began


def test_while_postgresql_is_away_clients_are_told_to_come_back(
    proxy: PostgresProxy, tmp_path: Path
) -> None:
    server = Process(proxy.url, tmp_path / "log.txt")
    try:
        url = server.url()
        ann = Guest(url, "Ann")
        table = ann.post("/tables", game="schotten", seats=["me", "me"])["id"]
        proxy.go_away()
        for answer in (
            ask(url, f"{API}/tables"),
            ask(url, f"{API}/me", name="Bob"),
            ann.http.post(f"{ann.url}/tables/{table}/do", json={"what": "resign", "cid": "1"}),
        ):
            assert answer.status_code == 503, answer.text
            assert answer.json()["error"]["code"] == "unavailable"
            assert int(answer.headers["Retry-After"]) > 0
        told = wait_for_health(url, 503)
        assert (told["health"], told["reason"]) == ("ill", "database-away")
        proxy.come_back()
        assert wait_for_health(url, 200)["health"] == "well"
        assert ask(url, f"{API}/me", name="Bob").status_code == 200
        assert ann.get(f"/tables/{table}")["state"] == "playing"
        proxy.go_away()
        assert seconds_to_end(server) < ENDS_WITHIN
    finally:
        server.kill()


def test_the_server_ends_in_time_though_postgresql_hangs(
    proxy: PostgresProxy, tmp_path: Path
) -> None:
    server = Process(proxy.url, tmp_path / "log.txt")
    try:
        url = server.url()
        with connect(url.replace("http", "ws", 1) + f"{API}/live") as live:
            live.send('{"type":"hello"}')
            live.recv(10)
            proxy.hang()
            live.send('{"type":"watch","table":"none"}')
            with pytest.raises(httpx.ReadTimeout):
                httpx.get(f"{url}{API}/tables", timeout=0.3)
            assert wait_for_health(url, 503)["reason"] == "database-slow"
            assert seconds_to_end(server) < ENDS_WITHIN
    finally:
        server.kill()


def test_the_server_ends_in_time_though_sqlite_is_locked(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "saltire.db"), tmp_path / "log.txt")
    try:
        url = server.url()
        with closing(sqlite3.connect(tmp_path / "saltire.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(httpx.ReadTimeout):
                httpx.post(
                    f"{url}{API}/me", json={"name": "A"}, headers={"X-Saltire": "1"}, timeout=0.3
                )
            assert seconds_to_end(server) < ENDS_WITHIN
    finally:
        server.kill()


def test_a_full_disk_is_told_by_health_and_by_every_write(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "saltire.db"), tmp_path / "log.txt")
    try:
        url = server.url()
        assert wait_for_health(url, 200)["health"] == "well"
        size = (tmp_path / "saltire.db-wal").stat().st_size
        free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))
        told = wait_for_health(url, 503)
        assert (told["reason"], told["message"]) == (
            "database-full", "the disk of the database is full",
        )  # fmt: skip
        refused = ask(url, f"{API}/me", name="Ann")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "unavailable")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
        assert wait_for_health(url, 200)["health"] == "well"
        assert ask(url, f"{API}/me", name="Ann").status_code == 200
    finally:
        server.kill()


def test_a_socket_is_told_that_the_database_is_away_and_not_that_we_made_a_mistake() -> None:
    assert _fault(ConnectionRefusedError()).code == "unavailable"
    assert _fault(ValueError()).code == "server-fault"
