"""`saltire serve --workers N`: several processes on one port, and the work they share out."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from saltire.cli.listening import hold, listen, listen_together
from saltire.kernel.errors import SaltireError
from saltire.server.edge.rate_limits import RATES, RateLimits
from saltire.server.settings import Settings, read_settings
from saltire.server.store.engine import open_engine
from saltire.server.store.leases import LeaseStore
from saltire.server.store.migrate import upgrade

pytestmark = pytest.mark.timeout(180)
SERVE = (sys.executable, "-m", "saltire", "serve", "--no-browser")


def children(pid: int) -> list[int]:
    """List the server processes that another one has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


@contextmanager
def served(postgres: str, *words: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start two processes on one port; give their parent and its URL, and stop them in the end."""
    parent = subprocess.Popen(
        [*SERVE, "--workers", "2", *words], env=environment(postgres, **more),
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert parent.stdout is not None
        said = re.search(r"http://\S+", parent.stdout.readline())
        assert said
        wait_until_it_answers(said[0])
        yield parent, said[0]
    finally:
        parent.terminate()
        assert parent.wait(30) == 0
        assert parent.stdout is not None
        parent.stdout.close()


def environment(postgres: str, **more: str) -> dict[str, str]:
    settings = {"SALTIRE_DATABASE_URL": postgres, "SALTIRE_BOT_WORKERS": "0", "SALTIRE_LIMITS": "0"}
    return {**os.environ, **settings, **more}


def wait_for_others(parent: subprocess.Popen[str], gone: int) -> None:
    """Wait until another process runs in the place of this one."""
    end = time.monotonic() + 100  # one that hung before it was ready is given a minute
    while gone in (now := children(parent.pid)) or len(now) < 2:
        assert time.monotonic() < end
        time.sleep(0.1)


def wait_until_both_listen(url: str) -> None:
    """Wait until both processes have the port; a moment later they say that they are ready."""
    listening = f":{int(url.rpartition(':')[2]):04X} 00000000:0000 0A"
    end = time.monotonic() + 60
    while Path("/proc/net/tcp").read_text().count(listening) < 2:
        assert time.monotonic() < end
        time.sleep(0.1)
    time.sleep(1)


def test_two_processes_serve_one_port_and_one_that_dies_is_replaced(postgres: str) -> None:
    with served(postgres, "--port", "0") as (parent, url):
        first = children(parent.pid)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        wait_for_others(parent, first[0])
        wait_until_it_answers(url)


def test_a_port_that_is_taken_is_not_shared_with_strangers(postgres: str) -> None:
    with served(postgres, "--port", "0") as (_, url):
        port = url.rpartition(":")[2]
        for workers in ("1", "2"):
            second = subprocess.run(
                [*SERVE, "--port", port, "--workers", workers], env=environment(postgres),
                capture_output=True, text=True, check=False, timeout=60,
            )  # fmt: skip
            assert second.returncode == 2
            (line,) = second.stderr.splitlines()
            assert f"port {port} of 127.0.0.1 cannot be used" in line
        wait_until_it_answers(url)


def test_a_port_is_held_for_several_from_the_first_moment_and_given_to_nobody_else() -> None:
    with hold(read_settings({}, port=0)) as held:
        ours = read_settings({}, port=held.getsockname()[1])
        for take in (hold, listen):
            with pytest.raises(SaltireError, match="cannot be used"):
                take(ours)
        with listen_together(ours) as one, listen_together(ours) as two:
            one.listen()
            two.listen()
            with pytest.raises(SaltireError, match="cannot be used"):
                hold(ours)


def test_the_default_port_gives_way_where_it_is_taken() -> None:
    with hold(read_settings({}, port=0)) as held:
        port = held.getsockname()[1]
        default = Settings.model_construct(_fields_set=set(), port=port)
        with hold(default) as other:
            assert other.getsockname()[1] != port


def test_a_process_that_hangs_is_replaced(postgres: str) -> None:
    with served(postgres, "--port", "0", "--silence", "3") as (parent, url):
        wait_until_both_listen(url)
        hung = children(parent.pid)[0]
        os.kill(hung, signal.SIGSTOP)
        wait_for_others(parent, hung)
        wait_until_it_answers(url)


def test_systemd_hears_nothing_while_no_process_answers(postgres: str, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(100)
        told = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "30000000"}
        with served(postgres, "--port", "0", "--silence", "3", **told) as (parent, url):
            assert systemd.recv(100) == b"READY=1"
            assert systemd.recv(100) == b"WATCHDOG=1"
            hung = children(parent.pid)
            for one in hung:
                os.kill(one, signal.SIGSTOP)
            times = [time.monotonic()]
            # The parent waits for a second before it starts another one in the place of a young process.
            while len(times) < 2 or times[-1] - times[-2] < 1:
                assert systemd.recv(100) == b"WATCHDOG=1"
                times.append(time.monotonic())
                assert times[-1] - times[0] < 100
            wait_until_it_answers(url)
            assert set(hung) - set(children(parent.pid))


def test_the_end_takes_ten_seconds_though_the_processes_hang(postgres: str) -> None:
    with served(postgres, "--port", "0") as (parent, _):
        for one in children(parent.pid):
            os.kill(one, signal.SIGSTOP)
        began = time.monotonic()
        parent.terminate()
        assert parent.wait(30) == 0
        assert time.monotonic() - began < 11.5  # the machine is busy


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
    for used in one.take_spending():
        two.note_spending(*used)
    assert two.wait("tables", "ann") > 0
    one.wait("sign-in-name", "bob")
    one.forgive("sign-in-name", "bob")  # the password was right
    assert one.take_spending() == []
    assert two.wait("tables", "bob") == 0
    assert one.take_spending() == []


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
