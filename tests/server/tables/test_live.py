"""The live socket: numbered news, stale and foreign answers, repeats, and what spectators see."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from tests.server.tables.lobby import Lobby, open_lobby, whose

pytestmark = pytest.mark.timeout(60)


def test_two_seats_and_a_spectator_follow_one_game(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    eve = lobby.player("Eve")
    for player in (ann, bob, eve):
        player.connects()
    first = {player.id: player.watches(table) for player in (ann, bob, eve)}
    assert [first[p.id]["seat"] for p in (ann, bob, eve)] == [0, 1, None]
    assert first[eve.id]["legal"] == []
    mover, other = whose(ann, bob, table)
    asked = first[mover.id]
    assert asked["legal"]
    assert first[other.id]["legal"] == []
    action = asked["legal"][0]
    mover.sends(type="act", table=table, ply=asked["ply"], action=action, cid="one")
    ack = mover.hears("ack")
    assert ack == {"type": "ack", "cid": "one", "table": table, "n": asked["n"] + 1,
                   "ply": ack["ply"]}  # fmt: skip
    for player in (other, eve):
        news = player.hears_of(table, ack["n"])
        assert news["type"] == "news"
        assert [entry["n"] for entry in news["log"]] == [ack["n"]]
        assert news["log"][0]["told"][0]["text"]
        assert news["ply"] == ack["ply"]


def test_a_spectator_sees_no_hand(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    eve = lobby.player("Eve")
    hands = [card for player in (ann, bob) for card in player.state(table)["view"]["hand"]]
    assert len(hands) == 12
    assert eve.state(table)["view"]["hand"] == []
    assert eve.state(table)["annotations"] == {"values": [[None, None]] * 9}
    log = str(eve.state(table)["log"]) + str(eve.get(f"/tables/{table}/log"))
    assert not [card for card in hands if f"'{card}'" in log]


def test_whoever_comes_back_hears_what_was_missed_and_no_more(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    ann.connects()
    seen = ann.watches(table)["n"]
    ann.sends(type="unwatch", table=table)
    for _ in range(5):
        mover, _other = whose(ann, bob, table)
        mover.acts(table)
    back = ann.watches(table, since=seen)
    assert [entry["n"] for entry in back["log"]] == list(range(seen + 1, seen + 6))
    assert ann.watches(table, since=back["n"])["log"] == []
    assert ann.watches(table)["log"][0]["n"] == 1


def test_a_stale_answer_changes_nothing(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    old = mover.state(table)
    while mover.state(table)["waiting"] == old["waiting"]:
        mover.acts(table)
    before = mover.state(table)
    act = {"ply": old["ply"], "action": old["legal"][0], "cid": "late"}
    assert mover.refused(f"/tables/{table}/act", **act) == "stale"
    assert mover.refused(f"/tables/{table}/act", **{**act, "ply": 9999}) == "stale"
    assert mover.state(table)["n"] == before["n"]


def test_who_is_not_asked_and_who_does_not_sit_here_cannot_act(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, other = whose(ann, bob, table)
    eve = lobby.player("Eve")
    asked = mover.state(table)
    act = {"ply": asked["ply"], "action": asked["legal"][0], "cid": "x"}
    assert other.refused(f"/tables/{table}/act", **act) == "not-your-turn"
    assert eve.refused(f"/tables/{table}/act", **act) == "forbidden"
    seat = asked["seat"]
    assert other.refused(f"/tables/{table}/act", **act, seat=seat) == "forbidden"
    other.connects()
    other.sends(type="act", table=table, seat=seat, **act)
    assert other.hears("error")["code"] == "forbidden"
    other.sends(type="watch", table=table, seat=seat)
    assert other.hears("error")["code"] == "forbidden"
    assert mover.state(table)["n"] == asked["n"]


def test_a_repeat_is_acknowledged_again_and_played_once(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    asked = mover.state(table)
    mover.connects()
    act = {"type": "act", "table": table, "ply": asked["ply"], "action": asked["legal"][0]}
    acks = []
    for _ in range(3):
        mover.sends(**act, cid="same")
        acks.append(mover.hears("ack"))
    assert acks[0] == acks[1] == acks[2]
    assert mover.state(table)["n"] == asked["n"] + 1


def test_two_clicks_at_once_keep_one_order(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    asked = mover.state(table)
    mover.connects()
    act = {"type": "act", "table": table, "ply": asked["ply"]}
    mover.sends(**act, action=asked["legal"][0], cid="left")
    mover.sends(**act, action=asked["legal"][1], cid="right")
    answers = [mover.hears("ack", "error") for _ in range(2)]
    assert [answer["type"] for answer in answers] == ["ack", "error"]
    assert answers[0]["cid"] == "left"
    assert answers[1]["code"] == "stale"


@pytest.mark.parametrize(
    "text",
    [
        "not json", "[]", "7", "null", "{}", '{"type":"fly"}', '{"type":"act"}',
        '{"type":"watch","table":7}', '{"type":"watch","table":"nowhere"}',
        '{"type":"do","table":"x","what":"win","cid":"a"}', '{"type":"hello","lang":"tlh"}',
        '{"type":"act","table":"x","ply":"1","action":"R7@3","cid":"a"}',
        '{"type":"act","table":"x","ply":1.5,"action":"R7@3","cid":"a"}',
        '{"type":"act","table":"x","ply":1,"action":"R7@3","cid":7}',
        '{"type":"act","table":"x","ply":1,"action":"R7@3","cid":"' + "c" * 65 + '"}',
    ],
)  # fmt: skip
def test_malformed_messages_get_a_code_and_the_socket_stays_open(lobby: Lobby, text: str) -> None:
    ann = lobby.player("Ann")
    ann.connects()
    assert ann.socket is not None
    ann.socket.send_text(text)
    assert ann.hears("error")["code"] in ("malformed", "unknown-table")
    ann.sends(type="ping")
    ann.hears("pong")


def test_who_acts_and_leaves_at_once_has_acted_and_the_other_hears_of_it(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, other = whose(ann, bob, table)
    asked = mover.state(table)
    other.connects()
    other.watches(table)
    mover.connects()
    assert mover.socket is not None
    act = {"ply": asked["ply"], "action": asked["legal"][0], "cid": "last"}
    mover.sends(type="act", table=table, **act)
    mover.socket.close()
    assert other.hears_of(table, asked["n"] + 1)["log"][0]["action"] == asked["legal"][0]


def test_an_oversized_message_is_refused(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    ann.connects()
    ann.sends(type="do", table="x", what="chat", text="a" * 20_000, cid="big")
    assert ann.hears("error")["code"] == "too-large"
    ann.sends(type="ping")
    ann.hears("pong")


def test_an_illegal_action_names_the_rule_in_the_readers_language(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    mover.connects(lang="de")
    asked = mover.watches(table)
    absent = next(
        f"{colour}{number}@1"
        for colour in "ROPBGY"
        for number in range(1, 10)
        if f"{colour}{number}@1" not in asked["legal"]
    )
    mover.sends(type="act", table=table, ply=asked["ply"], action=absent, cid="no")
    error = mover.hears("error")
    assert error["code"] in ("illegal", "malformed")
    mover.sends(type="act", table=table, ply=asked["ply"], action="claim 1", cid="no2")
    error = mover.hears("error")
    assert error["code"] == "illegal"
    assert error["rule"]
    assert "stone" not in error["message"]
    assert mover.state(table)["n"] == asked["n"]


def test_one_socket_plays_at_two_tables(lobby: Lobby) -> None:
    ann, bob, one = lobby.pair()
    two = ann.opens("me", "open")
    bob.post(f"/tables/{two}/join")
    ann.connects()
    bob.connects()
    frames = {table: ann.watches(table) for table in (one, two)}
    for table in (one, two):
        mover, _ = whose(ann, bob, table)
        asked = mover.state(table)
        act = {"ply": asked["ply"], "action": asked["legal"][0], "cid": "x" + table}
        mover.sends(type="act", table=table, **act)
        assert ann.hears_of(table, frames[table]["n"] + 1)["table"] == table
        mover.hears("ack")


def test_you_tells_where_one_is_waited_for(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, other = whose(ann, bob, table)
    other.socket = lobby.stack.enter_context(other.browser.websocket_connect("/api/v1/live"))
    other.sends(type="hello")
    assert other.hears("you")["waiting"] == []
    while mover.state(table)["waiting"] == [mover.state(table)["seat"]]:
        mover.acts(table)
    assert other.hears("you")["waiting"] == [table]


def test_you_tells_anew_when_one_looks_away(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, other = whose(ann, bob, table)
    mover.connects()
    mover.watches(table)
    mover.does(table, "resign")
    mover.sends(type="unwatch", table=table)
    assert mover.hears("you")["waiting"] == []
    assert other.state(table)["waiting"] == []


def test_a_turn_that_changes_while_somebody_connects_is_told(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = lobby.pair(options={"start_player": 0})
    store = lobby.server.services.tables.store
    turns_of = store.turns_of
    has_read, may_go_on = Event(), Event()

    async def slow_turns_of(person: str, bot: str | None = None) -> dict[str, bool]:
        turns = await turns_of(person, bot)
        has_read.set()
        await asyncio.to_thread(may_go_on.wait, 30)
        return turns

    monkeypatch.setattr(store, "turns_of", slow_turns_of)
    bob.socket = bob.stack.enter_context(bob.browser.websocket_connect("/api/v1/live"))
    bob.sends(type="hello")
    assert has_read.wait(30)
    while bob.state(table)["waiting"] != [1]:
        ann.acts(table)
    may_go_on.set()
    assert bob.hears("you")["waiting"] == [table]


def test_a_game_against_bots_without_a_clock_waits_alone(lobby: Lobby) -> None:
    ann, bob, _ = lobby.pair()
    left = ann.opens("me", "me")
    timed = ann.opens("me", "me", pace={"kind": "days", "days": 3})
    met = ann.opens("me", "open")
    bob.post(f"/tables/{met}/join")
    ann.socket = lobby.stack.enter_context(ann.browser.websocket_connect("/api/v1/live"))
    ann.sends(type="hello")
    you = ann.hears("you")
    assert {left, timed} <= set(you["waiting"])
    assert you["alone"] == [left]
    begun = ann.opens("me", "me")
    assert begun in ann.hears("you")["alone"]


def test_a_long_poll_answers_when_something_happens(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    n = ann.state(table)["n"]
    quiet = ann.get(f"/tables/{table}/state?after={n}&wait=0.2")
    assert quiet["n"] == n
    assert quiet["log"] == []
    bob.does(table, "phrase", key="hello")
    heard = ann.get(f"/tables/{table}/state?after={n}&wait=20")
    assert [entry["key"] for entry in heard["log"]] == ["hello"]


def test_who_was_away_for_longer_than_the_log_reaches_is_told_of_the_gap(tmp_path: Path) -> None:
    with open_lobby(tmp_path) as found:
        ann, _, table = found.pair()
        first = ann.state(table)["n"]
        for _ in range(201):
            ann.does(table, "phrase", key="hello")
        ann.connects()
        missed = ann.watches(table, since=first)
        assert missed["gap"] is True
        assert [entry["n"] for entry in missed["log"]] == list(range(first + 2, first + 202))
        near = ann.watches(table, since=first + 1)
        assert "gap" not in near
        assert len(near["log"]) == 200
        ahead = ann.watches(table, since=first + 1000)
        assert (ahead["gap"], ahead["log"][-1]["n"]) == (True, first + 201)
        assert ann.get(f"/tables/{table}/state?after={first}")["gap"] is True
        assert ann.get(f"/tables/{table}/state?after={first + 1}")["gap"] is False
