"""Long games: what they may take of memory and of the event loop, whoever asks for them."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocket

from saltire import Dealer, load
from saltire.record import Record
from saltire.server.edge.rate_limits import COSTS
from saltire.server.live import socket as live
from saltire.server.tables import table as tables
from saltire.server.tables.table_cache import LEAST
from saltire.session import Session
from tests.server.people.served_app import API, PASSWORD, ServedApp, sign_up
from tests.server.security.attacks import guest
from tests.server.security.test_too_much import spent

ADDRESS = "192.0.2.7"


def played(rounds: int, plies: int) -> Session:
    """Play so many plies of a match by lot."""
    session, rng = Session(load("schotten", rounds=rounds), Dealer(seed=5)), Random(5)
    while session.ply < plies:
        seat = session.state.waiting_for()[0]
        session.act(seat, rng.choice(session.state.legal(seat)))
    return session


def imported(ann: TestClient, session: Session, **more: object) -> str:
    answer = ann.post(f"{API}/records", json={"record": session.record.to_json(), **more})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def watch(socket: WebSocketTestSession, table: str) -> dict[str, Any]:
    """Watch a table; give the answer."""
    socket.send_json({"type": "watch", "table": table})
    while (answer := socket.receive_json())["type"] not in ("state", "error"):
        pass
    found: dict[str, Any] = answer
    return found


def test_going_back_plays_little_of_a_long_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever takes back again and again at a long game keeps everybody waiting."""
    session = played(9, 400)
    again = Session(session.game, Dealer(seed=5), session.record.prefix(300))
    count = 0

    def counting(record: Record, state: Any, ply: int) -> Any:
        nonlocal count
        count += 1
        return play_ply(record, state, ply)

    play_ply = Record.play_ply
    monkeypatch.setattr(Record, "play_ply", counting)
    back = session.rewind(300)
    assert count <= 64 + 8
    assert back.state.to_json() == again.state.to_json()
    assert back.events == again.events
    assert back.record.plies == again.record.plies
    count = 0
    for seat in (0, 1):
        assert back.undo_ply(seat) == again.undo_ply(seat)
    count = 0
    for _ in range(10):  # as every frame asks
        back.undo_ply(back.record.plies[-1][0])
    assert count <= 64 + 8


def test_a_game_that_goes_on_with_a_long_record_tells_of_its_end_only(server: ServedApp) -> None:
    ann, session = guest(server), played(9, 600)
    table = imported(ann, session)
    state = ann.get(f"{API}/tables/{table}/state")
    assert sum(len(entry["told"]) for entry in state.json()["log"]) <= 3 * tables.MOST_TOLD
    assert len(state.content) < 80_000
    held = server.services.tables.cache[table].plies_held()
    assert held < 600
    assert state.json()["ply"] == session.ply
    log = ann.get(f"{API}/tables/{table}/log").json()["log"]
    assert len(log[0]["told"]) <= 3 * tables.MOST_TOLD


def test_one_address_keeps_only_so_much_in_memory(
    server: ServedApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that somebody looks at is not forgotten, however long its game is."""
    server.services.watch_limits._most = 3 * LEAST
    ann = guest(server)
    asked = {"game": "schotten", "seats": ["me", "open"], "public": True}
    made = [ann.post(f"{API}/tables", json=asked).json()["id"] for _ in range(5)]
    with ann.websocket_connect(f"{API}/live") as one, ann.websocket_connect(f"{API}/live") as two:
        for table in made[:3]:
            assert watch(one, table)["type"] == "state"
        assert watch(two, made[0])["type"] == "state"  # it is in memory already
        assert watch(two, made[3])["code"] == "conflict"
        assert ann.get(f"{API}/tables/{made[4]}/state?after=9&wait=5").status_code == 409
        with server.browser("198.51.100.1").websocket_connect(f"{API}/live") as elsewhere:
            assert watch(elsewhere, made[3])["type"] == "state"
        one.send_json({"type": "unwatch", "table": made[1]})
        assert watch(one, made[3])["type"] == "state"
    with ann.websocket_connect(f"{API}/live") as three:
        assert watch(three, made[4])["type"] == "state"
    assert not server.services.watch_limits._tables.get("198.51.100.1")


def test_a_table_that_must_be_read_first_costs_more(server: ServedApp) -> None:
    ann = guest(server)
    asked = {"game": "schotten", "seats": ["me", "open"]}
    table = ann.post(f"{API}/tables", json=asked).json()["id"]
    paid = []
    for _ in range(2):
        for ask in ("", "/state"):
            before = spent(server)
            assert ann.get(f"{API}/tables/{table}{ask}").status_code == 200
            paid.append(spent(server) - before)
        with server.browser().websocket_connect(f"{API}/live") as socket:
            before = spent(server)
            assert watch(socket, table)["type"] == "state"
            paid.append(spent(server) - before)
        del server.services.tables.cache[table]
    assert paid[3] - paid[0] == pytest.approx(COSTS["read"])
    assert paid[4:] == pytest.approx(paid[1:3])
    before = spent(server)
    with server.browser().websocket_connect(f"{API}/live") as socket:
        watch(socket, table)
    assert spent(server) - before >= COSTS["read"] + COSTS["watch"]


@pytest.mark.parametrize("path", ["/tables?list=mine", "/tables", "/records", "/host/tables"])
def test_a_list_reads_neither_records_nor_card_sets(server: ServedApp, path: str) -> None:
    """Fifty records of a thousand actions on one page would keep the event loop busy for everybody."""
    ann = guest(server)
    table = imported(ann, played(2, 80), public=True, seats=["me", "open"])
    asked: list[str] = []
    engine = server.services.engine.sync_engine

    def note(_db: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    if path.startswith("/host"):
        me = ann.get(f"{API}/me").json()["id"]
        server.run(partial(server.services.accounts.change, me, host=True))
    answer = ann.get(f"{API}{path}")
    assert answer.status_code == 200
    assert "records" in path or table in answer.text
    about = [statement for statement in asked if "FROM tables" in statement]
    assert about
    assert not [one for one in about if "tables.begun" in one or "tables.seed" in one]


def test_the_right_password_again_and_again_costs_what_a_hash_costs(server: ServedApp) -> None:
    """Signing in forgives the guesses, but not the work: two cores would hash for one visitor."""
    browser = server.browser()
    sign_up(browser)
    known = {"name": "Ann", "password": PASSWORD}
    before = spent(server)
    assert server.browser().post(f"{API}/sign-in", json=known).status_code == 200
    assert spent(server) - before >= COSTS["password"]
    before = spent(server)
    change = {"password": PASSWORD, "email": ""}
    assert browser.put(f"{API}/account/email", json=change).status_code == 200
    assert spent(server) - before >= COSTS["password"]


def test_there_is_an_end_to_sessions(server: ServedApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saltire.server.store.people.MOST_SESSIONS", 3)
    browser = server.browser()
    person = sign_up(browser)["id"]
    cookies = [server.run(server.services.people.add_session, person) for _ in range(5)]
    latest = server.browser(Cookie=f"saltire={cookies[-1]}")
    assert len(latest.get(f"{API}/sessions").json()) == 3
    assert browser.get(f"{API}/me").status_code == 401


def test_a_client_that_reads_nothing_keeps_only_so_much(server: ServedApp) -> None:
    """It counts in characters too: a frame with a card set of one's own is fifty kilobytes."""

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def hold_up(message: Any) -> None:
        if message["type"] == "websocket.send":
            await asyncio.sleep(60)

    async def fill() -> tuple[int, list[str]]:
        socket = WebSocket(
            {"type": "websocket", "headers": [], "app": server.app}, receive, hold_up
        )
        await socket.accept()
        connection = live.Connection(socket, server.services)
        most = 0
        for _ in range(500):
            connection.send("x" * 50_000)
            most = max(most, sum(map(len, connection._unsent)))
        assert connection._sender is not None
        connection._sender.cancel()
        return most, list(connection._unsent)[:1]

    most, waiting = server.run(fill)
    assert most <= 4_000_000
    assert waiting == [""]  # it is let go
