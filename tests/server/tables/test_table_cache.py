"""Memory: tables that nobody looks at are forgotten when they hold too much, and read again on demand."""

from __future__ import annotations

import time

import pytest

from saltire.server.tables import table_cache
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
    monkeypatch.setattr(table_cache, "_AT_LEAST", 0.0)
    monkeypatch.setattr(table_cache, "_MOST_UNUSED_PLIES", 100)
    opened = [ann.post("/records", record=record, ply=38)["id"] for _ in range(8)]
    tables = lobby.server.services.tables.cache
    assert sum(one.plies_held() for one in tables.values()) <= 100 + 2 * 38
    assert all(ann.state(one)["ply"] >= 38 for one in opened)


@pytest.mark.parametrize("pace", [{}, {"kind": "live", "minutes": 30}])
def test_tables_that_have_hardly_begun_do_not_fill_the_memory_either(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, pace: dict[str, object]
) -> None:
    """Whoever opens them with a clock, or reads one after the other, would keep thousands there."""
    monkeypatch.setattr(table_cache, "_AT_LEAST", 0.0)
    monkeypatch.setattr(table_cache, "_MOST_UNUSED_PLIES", 10 * table_cache.LEAST)
    ann = lobby.player("Ann")
    opened = [ann.opens("me", "me", pace=pace) for _ in range(20)]
    tables = lobby.server.services.tables.cache
    assert len(tables) <= 11
    assert opened[0] not in tables
    assert ann.state(opened[0])["info"]["state"] == "playing"  # it is read again


def test_the_time_of_a_table_that_was_forgotten_is_up_all_the_same(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    short = ann.opens("me", "me", pace={"kind": "live", "minutes": 0.05})
    lobby.server.services.tables.cache.pop(short, None)
    while ann.get("/tables?list=over")["tables"] == []:
        time.sleep(0.05)
    while ann.state(short)["info"]["result"] is None:
        time.sleep(0.05)
    assert ann.state(short)["info"]["result"]["how"] == "flag"
