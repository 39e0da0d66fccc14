"""Resigning, draws, takebacks, undo, rematches, matches, clocks, chat, and players who vanish."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saltire.bots.registry import best_bot
from saltire.games.registry import load
from saltire.server.tables.commands import Command
from tests.server.tables.lobby import Lobby, Message, Player, open_lobby, whose

pytestmark = pytest.mark.timeout(60)


def finished(player: Player, table: str) -> Message:
    info: Message = player.get(f"/tables/{table}")
    assert info["state"] == "over"
    return info


def play_on(ann: Player, bob: Player, table: str, plies: int) -> None:
    for _ in range(plies):
        whose(ann, bob, table)[0].acts(table)


def test_who_resigns_loses_and_the_result_is_final(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    ann.does(table, "resign")
    info = finished(bob, table)
    assert info["result"] == {"shares": [0.0, 1.0], "how": "resign", "seat": 0}
    for player in (ann, bob):
        assert player.cannot(table, "resign") == "over"
        assert player.cannot(table, "offer-draw") == "over"
    state = bob.state(table)
    act = {"ply": state["ply"], "action": "pass", "cid": "late"}
    assert bob.refused(f"/tables/{table}/act", **act) == "over"
    assert state["legal"] == []


def test_a_draw_needs_both(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    assert bob.cannot(table, "accept-draw") == "conflict"
    ann.does(table, "offer-draw")
    assert bob.state(table)["offers"]["draw"] == {"by": 0, "wanted": [1]}
    assert ann.cannot(table, "accept-draw") == "conflict"
    bob.does(table, "refuse-draw")
    assert bob.cannot(table, "accept-draw") == "conflict"
    bob.does(table, "offer-draw")
    ann.does(table, "accept-draw")
    assert finished(ann, table)["result"]["shares"] == [0.5, 0.5]


def test_an_offer_lapses_when_the_game_goes_on(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    ann.does(table, "offer-draw")
    play_on(ann, bob, table, 1)
    assert bob.cannot(table, "accept-draw") == "conflict"


def test_a_takeback_needs_the_other_and_old_answers_stay_stale(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    mover, other = whose(ann, bob, table)
    start = mover.state(table)
    play_on(ann, bob, table, 3)
    late = whose(ann, bob, table)[0].state(table)
    mover.does(table, "ask-takeback")
    assert mover.cannot(table, "accept-takeback") == "conflict"
    other.does(table, "accept-takeback")
    back = mover.state(table)
    assert back["ply"] > late["ply"]
    assert back["waiting"] == start["waiting"]
    for player in (ann, bob):
        act = {"ply": late["ply"], "action": "pass", "cid": player.cid()}
        assert player.refused(f"/tables/{table}/act", **act) in ("stale", "not-your-turn")
    whose(ann, bob, table)[0].acts(table)


def test_undo_is_there_when_the_frame_says_so(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair(game="hammer")
    for _ in range(30):
        mover = whose(ann, bob, table)[0]
        before = mover.state(table)
        mover.acts(table)
        after = mover.state(table)
        if after["undo"]:
            mover.does(table, "undo")
            undone = mover.state(table)
            assert undone["view"] == before["view"]
            assert undone["legal"] == before["legal"]
            assert undone["ply"] > after["ply"]
            mover.acts(table)
            return
        assert mover.cannot(table, "undo") == "illegal"
    pytest.fail("nothing could be undone in thirty plies")


def test_a_rematch_changes_the_seats(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    assert ann.cannot(table, "rematch") == "conflict"
    ann.does(table, "resign")
    ann.does(table, "rematch")
    assert ann.cannot(table, "rematch") == "conflict"
    assert bob.get(f"/tables/{table}")["rematch"] is None
    bob.does(table, "rematch")
    again = bob.get(f"/tables/{table}")["rematch"]
    info = bob.get(f"/tables/{again}")
    assert info["state"] == "playing"
    assert info["rematch_of"] == table
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    assert info["commitment"] != ann.get(f"/tables/{table}")["commitment"]


def test_whoever_looks_while_the_rematch_starts_waits_for_it(lobby: Lobby) -> None:
    ann, _, table = lobby.pair()
    for what, player in (("resign", ann), ("rematch", ann)):
        player.does(table, what)

    async def look_at_once(manager: Any) -> str:
        await manager.do(await manager.get(table), Command("rematch", 1, 1))
        again = manager.cache[table].next
        while again not in manager.cache:
            await asyncio.sleep(0)
        state: str = (await manager.get(again)).state
        return state

    assert lobby.server.run(look_at_once, lobby.server.services.tables) == "playing"


def test_a_match_goes_on_by_itself_and_keeps_the_score(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair(rounds=3)
    ann.does(table, "resign")
    second = ann.get(f"/tables/{table}")["rematch"]
    info = ann.get(f"/tables/{second}")
    assert (info["round"], info["rounds"], info["score"]) == (2, 3, [1.0, 0.0])
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    bob.does(second, "resign")
    third = ann.get(f"/tables/{second}")["rematch"]
    assert ann.get(f"/tables/{third}")["score"] == [1.0, 1.0]
    ann.does(third, "resign")
    assert ann.get(f"/tables/{third}")["rematch"] is None


def test_chat_and_phrases_are_heard_in_the_readers_language(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    eve = lobby.player("Eve")
    bob.browser.patch("/api/v1/me", json={"lang": "hu"})
    ann.does(table, "chat", text="Mind the stones")
    ann.does(table, "phrase", key="well-played")
    chat, phrase = bob.state(table)["log"][-2:]
    assert (chat["kind"], chat["text"], chat["seat"]) == ("chat", "Mind the stones", 0)
    assert (phrase["kind"], phrase["text"]) == ("phrase", "Szép lépés!")
    assert ann.cannot(table, "chat", text="  ") == "malformed"
    assert ann.cannot(table, "chat", text="two\nlines") == "malformed"
    assert ann.cannot(table, "chat", text="a" * 501) == "too-large"
    assert ann.cannot(table, "phrase", key="insult") == "malformed"
    assert eve.cannot(table, "chat", text="R7 is next") == "forbidden"


def test_whoever_runs_out_of_time_loses(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair(pace={"kind": "live", "minutes": 0.05})
    state = ann.state(table)
    late = state["waiting"][0]
    assert state["clocks"]["running"] == [late]
    until = time.monotonic() + 10
    while ann.get(f"/tables/{table}")["state"] == "playing":
        assert time.monotonic() < until
        time.sleep(0.1)
    result = finished(bob, table)["result"]
    assert (result["how"], result["seat"]) == ("flag", late)
    assert result["shares"][late] == 0.0


def test_a_game_by_days_is_flagged_by_the_sweep_even_when_nobody_holds_it(lobby: Lobby) -> None:
    ann, _, table = lobby.pair(pace={"kind": "days", "days": 2})
    manager = lobby.server.services.tables
    lobby.server.run(manager.store.move_deadlines, -3 * 86_400_000, [table])
    manager.cache.pop(table, None)
    lobby.server.run(manager.sweep)
    assert finished(ann, table)["result"]["how"] == "flag"


@pytest.fixture
def hasty_lobby(tmp_path: Path) -> Iterator[Lobby]:
    with open_lobby(tmp_path, vanish_seconds=0.2) as found:
        yield found


def test_who_vanishes_can_be_claimed_from_but_not_too_soon(hasty_lobby: Lobby) -> None:
    ann, bob, table = hasty_lobby.pair()
    mover, other = whose(ann, bob, table)
    mover.connects()
    mover.watches(table)
    time.sleep(0.4)
    assert other.cannot(table, "claim") == "forbidden"
    mover.sends(type="unwatch", table=table)
    mover.sends(type="ping")
    mover.hears("pong")
    assert mover.cannot(table, "claim") == "forbidden"
    time.sleep(0.4)
    other.does(table, "claim")
    result = finished(ann, table)["result"]
    assert result["how"] == "claim"
    assert result["shares"][other.state(table)["seat"]] == 1.0


def test_a_bot_stands_in_and_gives_the_seat_back(hasty_lobby: Lobby) -> None:
    ann, bob, table = hasty_lobby.pair()
    mover, other = whose(ann, bob, table)
    seat = mover.state(table)["seat"]
    time.sleep(0.4)
    other.does(table, "call-bot")
    assert other.get(f"/tables/{table}")["seats"][seat]["bot"] is not None
    hasty_lobby.server.services.tables.cache.pop(table)
    assert other.get(f"/tables/{table}")["seats"][seat]["bot"] is not None
    mover.acts(table)
    assert other.get(f"/tables/{table}")["seats"][seat]["bot"] is None


def test_with_three_players_a_bot_takes_the_seat_and_gives_it_back(hasty_lobby: Lobby) -> None:
    players = [hasty_lobby.player(name) for name in ("Ann", "Bob", "Cid")]
    table = players[0].opens("me", "open", "open", game="swords", options={"players": 3})
    for player in players[1:]:
        player.post(f"/tables/{table}/join")
    gone = players[0].state(table)["waiting"][0]
    away, here = players[gone], players[(gone + 1) % 3]
    time.sleep(0.4)
    assert here.cannot(table, "claim") == "forbidden"
    here.does(table, "call-bot")
    seat = here.get(f"/tables/{table}")["seats"][gone]
    assert (seat["person"], seat["bot"]) == (away.id, best_bot(load("swords", players=3)))
    away.connects()
    assert away.watches(table)["seat"] == gone
    assert here.get(f"/tables/{table}")["seats"][gone]["bot"] is None
    away.acts(table)


def test_with_three_players_a_bot_goes_on_for_whoever_runs_out_of_time(lobby: Lobby) -> None:
    players = [lobby.player(name) for name in ("Ann", "Bob", "Cid")]
    pace = {"kind": "live", "minutes": 0.05}
    table = players[0].opens("me", "open", "open", game="swords", options={"players": 3}, pace=pace)
    for player in players[1:]:
        player.post(f"/tables/{table}/join")
    time.sleep(3.5)
    info = players[0].get(f"/tables/{table}")
    assert info["state"] == "playing"
    late = [seat["seat"] for seat in info["seats"] if seat["bot"] is not None]
    assert late
    time.sleep(0.3)
    log = players[0].get(f"/tables/{table}/log")["log"]
    flags = [entry["seat"] for entry in log if entry["told"][0]["kind"] == "table-flag"]
    assert len(flags) == len(set(flags)) <= 3


def test_with_three_players_a_bot_goes_on_for_whoever_resigns(lobby: Lobby) -> None:
    ann, bob, cid = (lobby.player(name) for name in ("Ann", "Bob", "Cid"))
    table = ann.opens("me", "open", "open", game="swords", options={"players": 3})
    for player in (bob, cid):
        player.post(f"/tables/{table}/join")
    bob.does(table, "resign")
    info = ann.get(f"/tables/{table}")
    assert info["state"] == "playing"
    assert info["seats"][1]["bot"] is not None
    assert bob.state(table)["seat"] is None
    assert bob.cannot(table, "chat", text="bye") == "forbidden"
