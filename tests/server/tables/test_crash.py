"""An acknowledged action is never lost, however the server ends."""

from __future__ import annotations

import signal
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.tables.processes import Guest, Process

pytestmark = pytest.mark.timeout(120)
Acks = dict[tuple[str, str], int]


def play_until_killed(guest: Guest, table: str, acks: Acks) -> None:
    """Act for both seats as fast as the server answers; note what it has acknowledged."""
    try:
        while True:
            waiting = guest.get(f"/tables/{table}")["waiting"]
            if not waiting:
                return
            cid, n = guest.acts(table, waiting[0])
            acks[table, cid] = n
    except (httpx.HTTPError, AssertionError):
        return


def stored(database: Path, acks: Acks) -> dict[tuple[str, str], int]:
    db = sqlite3.connect(database)
    rows = db.execute("SELECT table_id, cid, n FROM happenings WHERE cid IS NOT NULL").fetchall()
    db.close()
    return {(table, cid): n for table, cid, n in rows if (table, cid) in acks}


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    database, log = tmp_path / "saltire.db", tmp_path / "log.txt"
    acks: Acks = {}
    guests: list[Guest] = []
    tables: list[str] = []
    for turn in range(2):
        server = Process(str(database), log)
        url = server.url()
        if not guests:
            guests = [Guest(url, f"P{i}") for i in range(4)]
        for guest in guests:
            guest.at(url)
        assert stored(database, acks) == acks
        for table, guest in zip(tables, guests):
            assert guest.get(f"/tables/{table}")["n"] >= max(
                n for (at, _), n in acks.items() if at == table
            )
        tables = [
            guest.post("/tables", game="schotten", seats=["me", "me"])["id"] for guest in guests
        ]
        threads = [
            threading.Thread(target=play_until_killed, args=(guest, table, acks))
            for guest, table in zip(guests, tables)
        ]
        for thread in threads:
            thread.start()
        while len(acks) < 40 * (turn + 1):
            time.sleep(0.05)
        server.kill()
        for thread in threads:
            thread.join()
    assert len(acks) >= 80
    assert stored(database, acks) == acks


def test_the_server_is_ready_soon_and_says_where_it_is(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "saltire.db"), tmp_path / "log.txt")
    try:
        url = server.url()
        assert httpx.get(f"{url}/health").status_code == 200
    finally:
        server.stop()
    assert server.process.returncode in (0, -signal.SIGTERM)
