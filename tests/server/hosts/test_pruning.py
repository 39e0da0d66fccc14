"""Old guests and tables that came to nothing are deleted; finished games and accounts never are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from saltire.server.jobs.pruning import DAY_MS
from saltire.server.store.engine import now_ms
from tests.server.people.served_app import API, ServedApp, serve_app, sign_up

AGES = {
    "people": ("created", "seen"), "sessions": ("created", "seen"), "happenings": ("at",),
    "tables": ("created", "started", "ended"),
}  # fmt: skip


def guest(server: ServedApp, name: str) -> TestClient:
    browser = server.browser()
    assert browser.post(f"{API}/me", json={"name": name}).status_code == 200
    return browser


def opened(browser: TestClient, *seats: str, **more: object) -> str:
    asked = {"game": "schotten", "seats": seats, "public": True, **more}
    return str(browser.post(f"{API}/tables", json=asked).json()["id"])


def resigned(browser: TestClient, table: str) -> None:
    move = {"what": "resign", "cid": "r", "seat": 0}
    assert browser.post(f"{API}/tables/{table}/do", json=move).status_code == 200


async def age(server: ServedApp, days: int) -> None:
    """Let everything that has happened so far be so many days older."""
    async with server.services.engine.begin() as db:
        for table, columns in AGES.items():
            older = ", ".join(f"{column} = {column} - {days * DAY_MS}" for column in columns)
            await db.execute(text(f"UPDATE {table} SET {older}"))
    server.services.tables.cache.clear()


async def rows(server: ServedApp, query: str) -> set[str]:
    async with server.services.engine.connect() as db:
        return set((await db.execute(text(query))).scalars())


def pruned(server: ServedApp) -> dict[str, int]:
    found: dict[str, int] = server.run(server.services.pruner.sweep)
    return found


def old_server(server: ServedApp) -> dict[str, str]:
    """Fill a server with all kinds of things, 200 days ago; give the tables by name."""
    ann, bob, eve = (guest(server, name) for name in ("Ann", "Bob", "Eve"))
    guest(server, "Nobody")
    account = server.browser()
    sign_up(account, "Account")
    found = {
        "open": opened(ann, "me", "open"),
        "abandoned": opened(ann, "me", "me"),
        "finished": opened(bob, "me", "me"),
        "with account": opened(eve, "me", "open"),
        "of account": opened(account, "me", "me"),
        "days": opened(bob, "me", "me", pace={"kind": "days", "days": 5}),
    }
    resigned(bob, found["finished"])
    assert account.post(f"{API}/tables/{found['with account']}/join", json={}).status_code == 200
    server.run(age, server, 200)
    return found


def try_pruning(server: ServedApp) -> None:
    found = old_server(server)
    carl = guest(server, "Carl")
    new = opened(carl, "me", "open")
    assert pruned(server) == {"tables": 2, "guests": 2}
    assert server.run(rows, server, "SELECT id FROM tables") == {
        found["finished"], found["with account"], found["of account"], found["days"], new,
    }  # fmt: skip
    names = {"Bob", "Eve", "Account", "Carl"}
    assert server.run(rows, server, "SELECT name FROM people WHERE kind != 'bot'") == names
    assert pruned(server) == {"tables": 0, "guests": 0}
    page = server.services.metrics.page().decode()
    assert 'saltire_pruned_total{what="tables"} 2.0' in page
    assert 'saltire_pruned_total{what="guests"} 2.0' in page
    assert carl.get(f"{API}/tables/{new}").json()["state"] == "open"


def test_what_is_old_and_came_to_nothing_is_deleted_and_nothing_else(tmp_path: Path) -> None:
    with serve_app(tmp_path, limits=0.0, bot_workers=0) as server:
        try_pruning(server)


def test_it_is_deleted_from_postgresql_too(tmp_path: Path, postgres: str) -> None:
    with serve_app(tmp_path, database_url=postgres, limits=0.0, bot_workers=0) as server:
        try_pruning(server)


def test_zero_days_are_never(tmp_path: Path) -> None:
    never: dict[str, Any] = {"prune_guests_days": 0, "prune_tables_days": 0}
    with serve_app(tmp_path, limits=0.0, bot_workers=0, **never) as server:
        old_server(server)
        assert pruned(server) == {"tables": 0, "guests": 0}


def test_a_table_in_memory_is_in_use_and_a_guest_who_was_here_lately_stays(tmp_path: Path) -> None:
    with serve_app(tmp_path, limits=0.0, bot_workers=0) as server:
        ann, bob = guest(server, "Ann"), guest(server, "Bob")
        table = opened(ann, "me", "open")
        server.run(age, server, 200)
        ann.get(f"{API}/tables/{table}/state")
        bob.get(f"{API}/me")
        assert pruned(server) == {"tables": 0, "guests": 0}


@pytest.mark.parametrize("batch", [1, 3])
def test_many_are_deleted_in_small_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, batch: int
) -> None:
    monkeypatch.setattr("saltire.server.store.prune.AT_ONCE", batch)
    with serve_app(tmp_path, limits=0.0, bot_workers=0) as server:
        ann = guest(server, "Ann")
        for _ in range(4):
            opened(ann, "me", "open")
        server.run(age, server, 200)
        assert pruned(server) == {"tables": 4, "guests": 1}


def test_of_several_processes_one_deletes_once_a_day(tmp_path: Path) -> None:
    with serve_app(tmp_path) as server:
        pruner = server.services.pruner
        assert [server.run(pruner.take_turn) for _ in range(2)] == [True, False]
        past = json.dumps({"server": "another", "until": now_ms() - 1})

        async def a_day_passes() -> None:
            async with server.services.engine.begin() as db:
                late = "UPDATE secrets SET value = :past WHERE name = 'lease pruning'"
                await db.execute(text(late), {"past": past})

        server.run(a_day_passes)
        assert [server.run(pruner.take_turn) for _ in range(2)] == [True, False]
