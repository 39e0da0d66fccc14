"""What must not grow, hang or deceive: salts, takebacks, requests that wait, names of queues."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from saltire.server.jobs.bot_queue import BotQueue
from saltire.server.tables import commands
from tests.server.tables.lobby import API, Lobby


@pytest.mark.parametrize("salt", ["a\x07b", "a\nb", "a\u202eb", "a\u2066b", "\u200b"])
def test_a_salt_has_no_control_characters(lobby: Lobby, salt: str) -> None:
    ann, bob = lobby.player("Ann"), lobby.player("Bob")
    asked = {"game": "schotten", "seats": ["me", "open"], "public": True}
    assert ann.refused("/tables", salt=salt, **asked) == "malformed"
    table = ann.opens("me", "open")
    assert ann.refused(f"/tables/{table}/salt", salt=salt) == "malformed"
    assert bob.refused(f"/tables/{table}/join", seat=1, salt=salt) == "malformed"


def test_a_salt_may_be_any_words(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "open", salt="árvíztűrő 石 ❤️ ok!")
    assert ann.get(f"/tables/{table}")["salts"] == {"0": "árvíztűrő 石 ❤️ ok!"}


def test_whoever_acts_and_takes_back_in_turn_does_not_make_a_table_grow_for_ever(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_LOST", 12)
    ann = lobby.player("Ann")
    table = ann.opens(*["me"] * 4, game="swords", options={"players": 4, "oldest": 0})
    for _ in range(100):
        ann.acts(table, "taxes", seat=0)
        if ann.ask("POST", f"/tables/{table}/do", what="undo", seat=0, cid=ann.cid()).is_error:
            break
    else:
        raise AssertionError("a table grows for ever")
    for what in ("undo", "ask-takeback"):
        assert ann.cannot(table, what, seat=0) == "conflict"
    assert ann.get(f"/tables/{table}")["n"] < 20


def test_a_request_that_waits_ends_with_the_session(lobby: Lobby) -> None:
    ann, bob = lobby.player("Ann"), lobby.player("Bob")
    table = ann.opens("me", "open")
    bob.post(f"/tables/{table}/join", seat=1)
    n = ann.get(f"/tables/{table}")["n"]
    answers: list[Any] = []

    def wait() -> None:
        answers.append(ann.ask("GET", f"/tables/{table}/state?after={n}&wait=30"))

    waiting = threading.Thread(target=wait)
    waiting.start()
    time.sleep(1)
    began = time.monotonic()
    other = lobby.player("Ann", cookie=ann.browser.cookies["saltire"])
    other.browser.post(f"{API}/sign-out")
    waiting.join(20)
    assert time.monotonic() - began < 10
    assert (answers[0].status_code, answers[0].json()["error"]["code"]) == (401, "not-signed-in")


def test_bots_are_told_who_waits_and_which_of_them_share_an_address(lobby: Lobby) -> None:
    people = [
        lobby.server.browser(at) for at in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1")
    ]
    ids = [one.post(f"{API}/me", json={"name": "Guest"}).json()["id"] for one in people]
    account = {"name": "Dot of the queue", "password": "nine boundary stones"}
    assert people[3].post(f"{API}/account", json=account).status_code == 201
    asked = {"game": "schotten", "seats": ["me", "bot:greedy"]}
    tables = [one.post(f"{API}/tables", json=asked).json()["id"] for one in people]
    token = lobby.server.run(lobby.server.services.people.add_token, "bot:greedy", "a test")
    queues: dict[str, tuple[str, str]] = {}
    with lobby.server.browser().websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello", "token": token})
        for table in tables:
            socket.send_json({"type": "watch", "table": table})
            while table not in queues:
                message = socket.receive_json()
                if message["type"] == "queue":
                    queues[message["table"]] = (message["name"], message["address"])
    assert [queues[table][0] for table in tables] == ids
    ann, bob, cid, dot = (queues[table][1] for table in tables)
    assert ann == bob == dot != cid
    assert "192.0.2" not in str(queues)
    services = lobby.server.services
    elsewhere = BotQueue(services.accounts, services.outbox)  # as another process has it
    ann_s = services.tables.cache[tables[0]]
    assert lobby.server.run(elsewhere.who_waits, ann_s) == queues[tables[0]]


def test_people_are_not_told_under_which_name_a_table_waits(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "bot:greedy")
    ann.connects()
    ann.sends(type="watch", table=table)
    ann.sends(type="ping")
    kinds: list[str] = []
    while not kinds or kinds[-1] != "pong":
        assert ann.socket is not None
        kinds.append(ann.socket.receive_json()["type"])
    assert "queue" not in kinds


def test_the_log_names_bots_in_the_readers_language(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "bot:greedy", options={"start_player": 0})
    ann.acts(table)
    token = lobby.server.run(lobby.server.services.people.add_token, "bot:greedy", "a test")
    with lobby.server.browser().websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello", "token": token})
        socket.send_json({"type": "watch", "table": table})
        frame: dict[str, Any] = {}
        while frame.get("type") != "state":
            frame = socket.receive_json()
        act = {"type": "act", "table": table, "ply": frame["ply"], "action": frame["legal"][0]}
        socket.send_json({**act, "cid": "one", "seat": 1})
        while frame["type"] != "ack":
            frame = socket.receive_json()
    told = {}
    for lang in ("en", "de"):
        ann.ask("PATCH", "/me", lang=lang)
        entries = ann.get(f"/tables/{table}/log")["log"]
        told[lang] = " ".join(str(entry) for entry in entries if entry["seat"] == 1)
    assert "Greedy" in told["en"]
    assert "Raffke" in told["de"]
    assert "Greedy" not in told["de"]
