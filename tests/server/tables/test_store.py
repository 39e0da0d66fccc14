"""What is stored is what was played: restarts, snapshots, conflicts, sealed choices."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from saltire.server.errors import ApiError
from saltire.server.tables import frames
from saltire.server.tables.commands import Command
from tests.server.tables.lobby import Lobby, open_lobby, whose

pytestmark = pytest.mark.timeout(60)


def reopened(lobby: Lobby, table: str) -> None:
    """Forget a table, so that the next request reads it from the store."""
    del lobby.server.services.tables.cache[table]


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with open_lobby(tmp_path) as before:
        ann, bob, table = before.pair()
        for _ in range(9):
            whose(ann, bob, table)[0].acts(table)
        seen = [player.state(table) for player in (ann, bob)]
        cookies = [player.browser.cookies["saltire"] for player in (ann, bob)]
        live = before.server.services.tables.cache[table]
        assert live.session is not None
        undealt = live.session.state.to_json()
    with open_lobby(tmp_path) as after:
        ann, bob = (after.player("again", cookie) for cookie in cookies)
        assert [player.state(table) for player in (ann, bob)] == seen
        live = after.server.services.tables.cache[table]
        assert live.session is not None
        assert live.session.state.to_json() == undealt
        for _ in range(9):
            whose(ann, bob, table)[0].acts(table)


def test_a_long_game_opens_from_its_snapshot_as_it_was(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "me", game="hammer")
    manager = lobby.server.services.tables
    n = lobby.server.run(play, manager, table, 150)
    before = [ann.state(table, seat) for seat in (0, 1)]
    stored = lobby.server.run(manager.store.read, table, 10)
    assert stored.snapshot is not None
    assert stored.snapshot["n"] > 64
    assert len(stored.rows) < n
    reopened(lobby, table)
    assert [ann.state(table, seat) for seat in (0, 1)] == before
    lobby.server.run(play, manager, table, 10)


async def play(manager: Any, id: str, acts: int) -> int:
    """Play the middle legal action, again and again."""
    table = await manager.get(id)
    for i in range(acts):
        seat = table.waiting()[0]
        legal = frames.view_of(table, seat)["legal"]
        more = {"ply": table.ply, "action": legal[len(legal) // 2]}
        await manager.do(
            table, Command("act", seat, int(time.time() * 1000), f"p{table.n}-{i}", more)
        )
    n: int = table.n
    return n


def test_a_repeat_is_known_even_when_it_is_old_and_the_table_was_read_anew(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "me", game="hammer")
    state = ann.state(table)
    seat = state["waiting"][0]
    act = {"ply": ann.state(table, seat)["ply"], "action": ann.state(table, seat)["legal"][0],
           "cid": "first", "seat": seat}  # fmt: skip
    ack = ann.post(f"/tables/{table}/act", **act)
    manager = lobby.server.services.tables
    n = lobby.server.run(play, manager, table, 80)
    reopened(lobby, table)
    assert ann.post(f"/tables/{table}/act", **act) == ack
    assert ann.get(f"/tables/{table}")["n"] == n


def test_a_sealed_answer_is_not_stale_because_another_seat_answered(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair(game="hammer")
    for _ in range(40):
        if len(ann.state(table)["waiting"]) == 2:
            break
        whose(ann, bob, table)[0].acts(table)
    mine, yours = ann.state(table), bob.state(table)
    assert mine["waiting"] == [0, 1]
    act = {"ply": mine["ply"], "action": mine["legal"][0]}
    ann.post(f"/tables/{table}/act", **act, cid="a")
    assert ann.refused(f"/tables/{table}/act", **act, cid="again") == "stale"
    bob.post(f"/tables/{table}/act", ply=yours["ply"], action=yours["legal"][0], cid="b")
    assert ann.refused(f"/tables/{table}/act", **act, cid="c") in ("stale", "not-your-turn")


def test_a_store_that_fails_leaves_the_table_as_it_was(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    before = mover.state(table)
    act = {"ply": before["ply"], "action": before["legal"][0], "cid": "lost"}
    run_sql(lobby, "ALTER TABLE happenings RENAME TO elsewhere")
    try:
        assert mover.refused(f"/tables/{table}/act", **act) == "busy"
    finally:
        run_sql(lobby, "ALTER TABLE elsewhere RENAME TO happenings")
    assert mover.state(table) == before
    assert mover.post(f"/tables/{table}/act", **act)["n"] == before["n"] + 1


def test_whoever_watches_still_does_after_a_table_was_read_anew(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, other = whose(ann, bob, table)
    other.connects()
    other.watches(table)
    before = mover.state(table)
    act = {"ply": before["ply"], "action": before["legal"][0], "cid": "again"}
    run_sql(lobby, "ALTER TABLE happenings RENAME TO elsewhere")
    try:
        assert mover.refused(f"/tables/{table}/act", **act) == "busy"
    finally:
        run_sql(lobby, "ALTER TABLE elsewhere RENAME TO happenings")
    n = mover.post(f"/tables/{table}/act", **act)["n"]
    assert other.hears_of(table, n)["n"] == n


def run_sql(lobby: Lobby, statement: str) -> None:
    path = lobby.server.services.engine.url.database
    assert path is not None
    db = sqlite3.connect(path, timeout=10)
    db.execute(statement)
    db.commit()
    db.close()


def test_another_process_that_was_faster_is_noticed(tmp_path: Path) -> None:
    with open_lobby(tmp_path) as one, open_lobby(tmp_path) as two:
        ann, bob, table = one.pair()
        mover, _ = whose(ann, bob, table)
        there = two.player("again", mover.browser.cookies["saltire"])
        asked = there.state(table)
        first = mover.acts(table)
        act = {"ply": asked["ply"], "action": asked["legal"][1], "cid": "late"}
        assert there.refused(f"/tables/{table}/act", **act) == "stale"
        assert there.state(table)["n"] == first["n"]


def test_clocks_do_not_run_while_no_server_is_alive(tmp_path: Path) -> None:
    with open_lobby(tmp_path) as before:
        ann, _, table = before.pair(pace={"kind": "live", "minutes": 0.05})
        late = ann.state(table)["waiting"][0]
        cookie = ann.browser.cookies["saltire"]
    time.sleep(3.2)
    with open_lobby(tmp_path) as after:
        state = after.player("again", cookie).state(table)
        assert state["info"]["state"] == "playing"
        assert state["clocks"]["left"][late] > 1_000


def test_a_table_nobody_looks_at_is_forgotten_and_found_again(tmp_path: Path) -> None:
    with open_lobby(tmp_path, idle_minutes=0.0) as found:
        ann, _, table = found.pair()
        manager = found.server.services.tables
        time.sleep(0.05)
        found.server.run(manager.sweep)
        assert table not in manager.cache
        assert ann.state(table)["info"]["state"] == "playing"


def test_an_unknown_table_is_refused(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    answer = ann.ask("GET", "/tables/nowhere")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "unknown-table"
    with pytest.raises(ApiError):
        lobby.server.run(lobby.server.services.tables.get, "nowhere")
