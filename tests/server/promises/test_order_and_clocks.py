"""Clicks at once keep one order, and clocks lose no time to the server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.promises.paused_commits import PausedCommits, paused_commits
from tests.server.tables.conftest import lobby
from tests.server.tables.lobby import Lobby, Message, Player, whose
from tests.server.tables.test_store import play, reopened

__all__ = ["lobby"]

pytestmark = pytest.mark.timeout(60)
SLOW = 0.5


@pytest.fixture
def commits(lobby: Lobby) -> Iterator[PausedCommits]:
    with paused_commits(lobby.server) as found:
        yield found


def again(lobby: Lobby, player: Player) -> Player:
    """Open another browser window of the same person."""
    other = lobby.player("again", player.browser.cookies["saltire"])
    other.connects()
    return other


def act(asked: Message, which: int, cid: str) -> Message:
    return {"ply": asked["ply"], "action": asked["legal"][which], "cid": cid}


# One order.


def test_of_many_clicks_at_once_one_counts(lobby: Lobby, commits: PausedCommits) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    asked = mover.state(table)
    windows = [again(lobby, mover) for _ in range(3)]
    with commits.shut():
        for i in range(2):
            for j, window in enumerate(windows):
                window.sends(type="act", table=table, **act(asked, 3 * i + j, f"{i} {j}"))
    answers = [window.hears("ack", "error") for window in windows for _ in range(2)]
    acks = [answer for answer in answers if answer["type"] == "ack"]
    refused = [answer["code"] for answer in answers if answer["type"] == "error"]
    assert refused == ["stale"] * 5
    log = mover.get(f"/tables/{table}/log")["log"]
    assert [entry["n"] for entry in log] == list(range(1, asked["n"] + 2))
    i, j = map(int, acks[0]["cid"].split())
    assert log[-1]["action"] == asked["legal"][3 * i + j]


def test_one_click_from_two_windows_counts_once(lobby: Lobby, commits: PausedCommits) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    asked = mover.state(table)
    windows = [again(lobby, mover) for _ in range(2)]
    with commits.shut():
        for window in windows:
            window.sends(type="act", table=table, **act(asked, 0, "same"))
    acks = [window.hears("ack", "error") for window in windows]
    assert acks[0] == acks[1]
    assert mover.state(table)["n"] == asked["n"] + 1


def test_sealed_answers_at_once_all_count(lobby: Lobby, commits: PausedCommits) -> None:
    players = [lobby.player(name) for name in ("Ann", "Bob", "Cat")]
    table = players[0].opens("me", "open", "open", game="swords", options={"players": 3})
    for player in players[1:]:
        player.post(f"/tables/{table}/join")
    for _ in range(60):
        waiting = players[0].state(table)["waiting"]
        if len(waiting) == 3:
            break
        players[waiting[0]].acts(table)
    asked = [player.state(table) for player in players]
    for player in players:
        player.connects()
    with commits.shut():
        for player, question in zip(players, asked):
            player.sends(type="act", table=table, **act(question, 0, "sealed"))
    acks = [player.hears("ack", "error") for player in players]
    assert sorted(ack["n"] for ack in acks) == [asked[0]["n"] + i for i in (1, 2, 3)]


# Clocks.


def stored(lobby: Lobby, table: str) -> list[Any]:
    """Give what each answer was charged."""
    rows = lobby.server.run(lobby.server.services.table_store.rows, table)
    return [row["data"]["used"] for row in rows if row["kind"] == "act"]


def test_a_slow_store_costs_nobody_time(lobby: Lobby, commits: PausedCommits) -> None:
    ann, bob, table = lobby.pair(pace={"kind": "live", "minutes": 5})
    for player in (ann, bob):
        player.connects()
    frames = {player.id: player.watches(table) for player in (ann, bob)}
    mover, other = whose(ann, bob, table)
    commits.delay = SLOW
    question, moves = frames[mover.id], 5
    for i in range(moves):
        mover.sends(type="act", table=table, **act(question, 0, f"slow {i}"))
        n = mover.hears("ack")["n"]
        frame = other.hears_of(table, n)
        if frame["waiting"] != [question["seat"]]:
            mover, other = other, mover
        question = frame if frame["legal"] else mover.state(table)
    used = stored(lobby, table)
    assert len(used) == moves
    assert sum(used[1:]) < 1000 * SLOW * (moves - 1) / 2


def test_an_answer_costs_nothing_while_it_waits_for_another_to_be_stored(
    lobby: Lobby, commits: PausedCommits
) -> None:
    ann, bob, table = lobby.pair(pace={"kind": "live", "minutes": 5})
    mover, other = whose(ann, bob, table)
    for player in (ann, bob):
        player.connects()
    question = mover.watches(table)
    with commits.shut():
        other.sends(type="do", what="chat", text="hello", table=table, cid="hello")
        commits.wait()
        left = mover_left(question, lobby, table)
        mover.sends(type="act", table=table, **act(question, 0, "one"))
        mover.sends(type="ping")
        mover.hears("pong")
        charged_at_most = left() + 20
        time.sleep(3 * SLOW)
    mover.hears("ack")
    assert stored(lobby, table) <= [charged_at_most]


def mover_left(question: Message, lobby: Lobby, table: str) -> Any:
    """Give a watch that tells how long the seat has been asked, as the server counts."""
    live = lobby.server.services.tables.cache[table]
    return lambda: live.clocks.time_used(question["seat"], round(time.time() * 1000))


def test_nobody_is_flagged_for_the_time_that_the_store_takes(
    lobby: Lobby, commits: PausedCommits
) -> None:
    ann, bob, table = lobby.pair(pace={"kind": "live", "minutes": 3 / 60})
    mover, other = whose(ann, bob, table)
    for player in (ann, bob):
        player.connects()
    question = mover.watches(table)
    with commits.shut():
        mover.sends(type="act", table=table, **act(question, 0, "in time"))
        commits.wait()
        time.sleep(3.3)
    assert mover.hears("ack", "error")["type"] == "ack"
    state = other.state(table)
    assert state["info"]["state"] == "playing"
    assert state["clocks"]["left"][state["waiting"][0]] > 1000


@pytest.mark.parametrize("pace", [{"kind": "live", "minutes": 60}, {"kind": "days", "days": 2}])
def test_a_clock_goes_on_when_the_last_thing_stored_was_a_snapshot(
    lobby: Lobby, pace: dict[str, object]
) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "me", game="hammer", pace=pace)
    manager = lobby.server.services.tables
    for _ in range(100):
        n = lobby.server.run(play, manager, table, 1)
        snapshot = lobby.server.run(manager.store.read, table, 1).snapshot
        if snapshot is not None and snapshot["n"] == n:
            break
    else:
        raise AssertionError("no snapshot was taken")
    before = ann.state(table)["clocks"]
    assert before["running"]
    reopened(lobby, table)
    after = ann.state(table)["clocks"]
    assert after["running"] == before["running"]
    gone = after["at"] - before["at"]
    for seat in after["running"]:
        assert abs(before["left"][seat] - after["left"][seat] - gone) < 1000
