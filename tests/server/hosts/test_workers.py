"""`saltire serve --workers N`: several processes on one port, and the work they share out."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from saltire.server.edge.rate_limits import RATES, RateLimits
from saltire.server.store.engine import open_engine
from saltire.server.store.leases import LeaseStore
from saltire.server.store.migrate import upgrade

pytestmark = pytest.mark.timeout(120)


def children(pid: int) -> list[int]:
    """List the server processes that another one has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def test_two_processes_serve_one_port_and_one_that_dies_is_replaced(postgres: str) -> None:
    command = [
        sys.executable,
        "-m",
        "saltire",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--workers",
        "2",
    ]
    settings = {"SALTIRE_DATABASE_URL": postgres, "SALTIRE_BOT_WORKERS": "0", "SALTIRE_LIMITS": "0"}
    parent = subprocess.Popen(
        command, env={**os.environ, **settings}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )  # fmt: skip
    try:
        assert parent.stdout is not None
        said = re.search(r"http://\S+", parent.stdout.readline())
        assert said
        wait_until_it_answers(said[0])
        first = children(parent.pid)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        end = time.monotonic() + 30
        while first[0] in (now := children(parent.pid)) or len(now) < 2:
            assert time.monotonic() < end
            time.sleep(0.1)
        wait_until_it_answers(said[0])
    finally:
        parent.terminate()
        began = time.monotonic()
        assert parent.wait(30) == 0
    assert time.monotonic() - began < 13
    assert parent.stdout is not None
    parent.stdout.close()


def wait_until_it_answers(url: str) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            if httpx.get(f"{url}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize(("count", "why"), [("2", "needs PostgreSQL"), ("0", "from 1 to 64")])
def test_what_cannot_be_is_said_in_a_line(tmp_path: Path, count: str, why: str) -> None:
    command = [sys.executable, "-m", "saltire", "serve", "--workers", count, "--no-browser"]
    ended = subprocess.run(
        [*command, "--database", str(tmp_path / "x.db")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert why in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_a_lease_is_held_by_one_and_passes_on(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    sqlite = f"sqlite:///{tmp_path / 'x.db'}"
    url = sqlite if where == "sqlite" else str(request.getfixturevalue("postgres"))

    async def play() -> list[bool]:
        engine = open_engine(url)
        await upgrade(engine)
        leases = LeaseStore(engine)
        got = [await leases.hold("bots", "a", 60), await leases.hold("bots", "b", 60)]
        got.append(await leases.hold("bots", "a", 0.05))
        await asyncio.sleep(0.1)
        got.append(await leases.hold("bots", "b", 60))
        await leases.let_go("bots", "a")  # not a's any more
        got.append(await leases.hold("bots", "a", 60))
        await leases.let_go("bots", "b")
        got.append(await leases.hold("bots", "a", 60))
        await engine.dispose()
        return got

    assert asyncio.run(play()) == [True, False, True, True, False, True]


def test_what_is_used_at_one_process_counts_at_the_others() -> None:
    one, two = RateLimits(clock=lambda: 100.0), RateLimits(clock=lambda: 100.0)
    burst = int(RATES["tables"].burst)
    for _ in range(burst):
        assert one.wait("tables", "ann") == 0
    for used in one.spent():
        two.note_spent(*used)
    assert two.wait("tables", "ann") > 0
    one.wait("sign-in-name", "bob")
    one.forgive("sign-in-name", "bob")  # the password was right
    assert one.spent() == []
    assert two.wait("tables", "bob") == 0
    assert one.spent() == []


class Heard:
    """Keeps the notices that arrive."""

    def __init__(self) -> None:
        self.notices: list[tuple[str, dict[str, object]]] = []

    def on_notice(self, server: str, notice: dict[str, object]) -> None:
        self.notices.append((server, notice))
        if notice.get("t") == "broken":
            raise ValueError

    def on_gap(self) -> None: ...


def test_notices_reach_the_others_in_order_and_one_that_is_too_large_without_its_event(
    postgres: str,
) -> None:
    from saltire.server.live.relay import Relay

    async def play() -> tuple[Heard, Heard]:
        engine = open_engine(postgres)
        heard = Heard(), Heard()
        one, two = (Relay(engine, name, told) for name, told in zip(("one", "two"), heard))
        await one.open()
        await two.open()
        one.publish({"t": "broken", "n": 1, "e": None})
        for n in range(200):
            one.publish({"t": "x", "n": n, "e": ["é" * 400]})
        one.publish({"t": "x", "n": 200, "e": ["x" * 8000]})
        until = time.monotonic() + 20
        while len(heard[1].notices) < 202 and time.monotonic() < until:
            await asyncio.sleep(0.05)
        await one.close()
        await two.close()
        await engine.dispose()
        return heard

    sender, other = asyncio.run(play())
    assert sender.notices == []
    assert {server for server, _ in other.notices} == {"one"}
    assert [notice["n"] for _, notice in other.notices] == [1, *range(201)]
    assert [bool(notice["e"]) for _, notice in other.notices[1:]] == [True] * 200 + [False]
