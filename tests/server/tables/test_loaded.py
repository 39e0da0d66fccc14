"""Memory: tables that nobody looks at are forgotten when they hold too much, and read again on demand."""

from __future__ import annotations

import pytest

from saltire.server.tables import loaded
from tests.server.tables.lobby import Lobby


def test_imported_games_do_not_fill_the_memory(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = lobby.pair()
    while ann.state(table)["ply"] < 40:
        waiting = ann.state(table)["waiting"][0]
        (ann if ann.state(table)["seat"] == waiting else bob).acts(table)
    ann.does(table, "resign")
    record = ann.get(f"/tables/{table}/record")
    monkeypatch.setattr(loaded, "_AT_LEAST", 0.0)
    monkeypatch.setattr(loaded, "_MOST_UNUSED_PLIES", 100)
    opened = [ann.post("/records", record=record, ply=38)["id"] for _ in range(8)]
    tables = lobby.server.services.tables.loaded
    assert sum(one.plies_held() for one in tables.values()) <= 100 + 2 * 38
    assert all(ann.state(one)["ply"] >= 38 for one in opened)
