"""Nobody pays for a step of the system's clock, nor for time in which the server did not run."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.server.tables.lobby import Lobby, open_lobby
from tests.server.tables.processes import Guest, Process

pytestmark = pytest.mark.timeout(60)
HOUR = 3_600_000


def clocks_at(lobby: Lobby, table: str, at: int) -> None:
    """Wait until the server shows a clock of about this moment."""
    ann = lobby.player("Watcher")
    until = time.monotonic() + 5
    while abs(ann.state(table)["clocks"]["at"] - at) > 10_000:
        assert time.monotonic() < until
        time.sleep(0.1)


def stored_deadline(lobby: Lobby, table: str, at: int) -> None:
    """Wait until the stored deadline is about this moment."""
    until = time.monotonic() + 5
    while True:
        stored = lobby.server.run(lobby.server.services.table_store.read, table, 1)
        if abs(stored.row["deadline"] - at) < 15_000:
            return
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.parametrize("pace", [{"kind": "live", "minutes": 5}, {"kind": "days", "days": 0.04}])
def test_a_step_of_the_wall_clock_flags_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: dict[str, object]
) -> None:
    real = time.time_ns
    with open_lobby(tmp_path) as lobby:
        ann, _, table = lobby.pair(pace=pace)
        ann.connects()
        before = ann.watches(table)["clocks"]
        seat = before["running"][0]
        for step in (HOUR, 0):
            monkeypatch.setattr(time, "time_ns", lambda by=step: real() + by * 1_000_000)
            clocks_at(lobby, table, real() // 1_000_000 + step)
            lobby.server.run(lobby.server.services.tables.sweep)
            state = ann.state(table)
            assert state["info"]["state"] == "playing"
            assert before["left"][seat] - state["clocks"]["left"][seat] < 15_000
            stored_deadline(lobby, table, state["clocks"]["at"] + state["clocks"]["left"][seat])
    monkeypatch.undo()


def test_a_server_that_was_stopped_for_a_while_flags_nobody(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "saltire.db"), tmp_path / "log.txt")
    try:
        ann = Guest(server.url(), "Ann")
        pace = {"kind": "live", "minutes": 0.05}
        table = ann.post("/tables", game="schotten", seats=["me", "me"], pace=pace)["id"]
        seat = ann.get(f"/tables/{table}")["waiting"][0]
        ann.acts(table, seat)
        os.kill(server.process.pid, signal.SIGSTOP)
        time.sleep(4)
        os.kill(server.process.pid, signal.SIGCONT)
        time.sleep(0.7)
        state = ann.get(f"/tables/{table}/state")
        assert state["info"]["state"] == "playing"
        left = state["clocks"]["left"][state["waiting"][0]]
        assert 1_000 < left < 3_000
        assert abs(state["clocks"]["at"] - time.time() * 1000) < 2_000
        time.sleep(left / 1000 + 0.5)
        assert ann.get(f"/tables/{table}")["result"]["how"] == "flag"
    finally:
        server.stop()
