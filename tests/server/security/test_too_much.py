"""Too much of something, and faults of our own."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from saltire.server.api import tables
from saltire.server.edge.middleware import LARGEST_BODY
from saltire.server.edge.rate_limits import COSTS
from saltire.server.schemas.history import NewStudy
from saltire.server.tables import commands
from tests.server.people.served_app import API, ServedApp, serve_app
from tests.server.security.attacks import drain, guest, logged

# Too much.


def test_too_many_requests_are_told_when_to_come_back(server: ServedApp) -> None:
    browser = server.browser()
    drain(server, "requests", "192.0.2.7")
    answer = browser.get(f"{API}/games")
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too-fast"
    assert int(answer.headers["retry-after"]) >= 1
    assert "content-security-policy" in answer.headers
    assert server.first.get(f"{API}/games").status_code == 200
    with pytest.raises(WebSocketDisconnect), browser.websocket_connect(f"{API}/live"):
        pass


def test_one_address_has_so_many_requests_under_way(server: ServedApp) -> None:
    """Requests that wait hold memory for a minute, and a proxy brings any number of them."""
    server.services.rate_limits.sockets_per_address = 3
    ann = guest(server)
    asked = {"game": "schotten", "seats": ["me", "open"], "public": True}
    table = ann.post(f"{API}/tables", json=asked).json()["id"]
    waiting = f"{API}/tables/{table}/state?after=0&wait=60"
    subscribers = server.services.tables.cache[table].subscribers
    with ThreadPoolExecutor(3) as pool:
        held = [pool.submit(ann.get, waiting) for _ in range(3)]
        while len(subscribers) < 3:
            time.sleep(0.01)
        refused = server.browser().get(f"{API}/games")
        assert refused.status_code == 429
        assert refused.json()["error"]["code"] == "too-fast"
        elsewhere = server.browser("198.51.100.1")
        elsewhere.post(f"{API}/me", json={})
        assert elsewhere.post(f"{API}/tables/{table}/join", json={}).status_code == 200
        assert [one.result().status_code for one in held] == [200] * 3
    assert server.browser().get(f"{API}/games").status_code == 200


def test_guests_are_not_made_by_the_thousand(server: ServedApp) -> None:
    assert server.browser().post(f"{API}/me", json={}).status_code == 200
    drain(server, "guests", "192.0.2.7")
    assert server.browser().post(f"{API}/me", json={}).status_code == 429


@pytest.mark.parametrize("text", ['{"type":"ping"}', "{", '{"type":"watch","table":"x"}'])
def test_whoever_sends_too_much_is_not_listened_to_for_a_while(
    server: ServedApp, text: str
) -> None:
    """Pings and what cannot be read count too, and so do other sockets of the same address."""
    with (
        server.browser().websocket_connect(f"{API}/live") as one,
        server.browser().websocket_connect(f"{API}/live") as other,
    ):
        limits = server.services.rate_limits
        now = limits.clock()
        limits.clock = lambda: now
        answers = 0
        while limits._buckets["work-address"]._level("192.0.2.7", now) >= 0:
            one.send_text(text)
            answers += len([one.receive_json()["type"]])
            assert answers < 20_000
        assert answers >= 150
        assert server.browser().get(f"{API}/games").status_code == 429
        other.send_text('{"type":"ping"}')  # waits until the debt is paid
        time.sleep(0.1)
        limits.clock = lambda: now + 10
        assert other.receive_json() == {"type": "pong"}


@pytest.mark.parametrize("path", ["replay", "draws", "record", "fairness", "log"])
def test_reading_a_long_game_again_and_again_costs(server: ServedApp, path: str) -> None:
    """Each replays the game: for the price of a plain request anybody could keep a core busy."""
    ann = guest(server)
    table = ann.post(f"{API}/tables", json={"game": "schotten", "seats": ["me", "me"]}).json()["id"]
    ann.post(f"{API}/tables/{table}/do", json={"what": "resign", "cid": "1"})
    limits = server.services.rate_limits
    now = limits.clock()
    limits.clock = lambda: now
    before = limits._buckets["work-address"]._level("192.0.2.7", now)
    answer = server.browser().get(f"{API}/tables/{table}/{path}")
    assert answer.status_code == 200
    assert before - limits._buckets["work-address"]._level("192.0.2.7", now) >= 15


def spent(server: ServedApp, address: str = "192.0.2.7") -> float:
    """Tell what an address has used; the clock stands still from the first call on."""
    limits = server.services.rate_limits
    now = limits.clock()
    limits.clock = lambda: now
    buckets = limits._buckets["work-address"]
    return buckets._rate.burst - buckets._level(address, now)


@pytest.mark.parametrize("path", ["/tables", "/tables?list=playing", "/records"])
def test_lists_cost_what_they_take(server: ServedApp, path: str) -> None:
    before = spent(server)
    assert server.browser().get(f"{API}{path}").status_code == 200
    assert spent(server) - before >= COSTS["list"]


def test_a_change_costs_more_than_a_look(server: ServedApp) -> None:
    """It is written to the disk, and the commits of clicks wait meanwhile."""
    ann, costs = guest(server), []
    for method, body in (("GET", None), ("PATCH", {"lang": "de"})):
        before = spent(server)
        assert ann.request(method, f"{API}/me", json=body).status_code == 200
        costs.append(spent(server) - before)
    assert costs[0] == pytest.approx(COSTS["request"])
    assert costs[1] >= COSTS["change"] > COSTS["request"]


def test_what_is_sent_is_paid_for_by_its_size(server: ServedApp) -> None:
    """It is read before anybody knows what it is: 60 kilobytes of nothing take as long as a move."""
    ann, before = guest(server), spent(server)
    large = {"game": "schotten", "options": {"a": "x" * 60_000}}
    assert ann.post(f"{API}/tables", json=large).status_code == 400
    body = spent(server) - before
    assert body >= 58 * COSTS["kilobyte"]
    with ann.websocket_connect(f"{API}/live") as socket:
        before = spent(server)
        socket.send_text(json.dumps({"type": "ping", "a": [0] * 5_000}))
        socket.receive_json()
        assert spent(server) - before >= 14 * COSTS["kilobyte"]
    drained = server.services.rate_limits._buckets["work-address"]
    drained.charge("192.0.2.7", 10_000)
    assert ann.post(f"{API}/tables", json=large).status_code == 429


def test_a_body_of_countless_tiny_values_is_refused(server: ServedApp) -> None:
    ann = guest(server)
    for path, count in (("/records", 200_000), ("/tables", 20_000)):
        body = b'{"record": {"a": [' + b"0," * count + b"0]}}"
        headers = {"Content-Type": "application/json"}
        answer = ann.post(f"{API}{path}", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_record_is_looked_through_beside_the_event_loop(server: ServedApp) -> None:
    """A long one takes longer than a click may wait; what is wrong is refused all the same."""
    NewStudy.model_validate({"record": {"players": ["A\0"]}})
    ann = guest(server)
    wrong: tuple[object, ...] = ({"players": ["A\0"]}, {"players": [[0] * 12_000]}, [], "x", None)
    for record in wrong:
        answer = ann.post(f"{API}/records", json={"record": record})
        assert answer.json()["error"]["code"] == "malformed", str(record)[:20]


def test_a_table_takes_only_so_much_talk(
    server: ServedApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was said is read with the table: hours of offers would take seconds each time."""
    monkeypatch.setattr(commands, "MOST_TALK", 20)
    ann = guest(server)
    table = ann.post(f"{API}/tables", json={"game": "schotten", "seats": ["me", "me"]}).json()["id"]
    answers = []
    for i in range(40):
        what = ("offer-draw", "refuse-draw")[i % 2]
        answers.append(ann.post(f"{API}/tables/{table}/do", json={"what": what, "cid": str(i)}))
    assert answers[0].status_code == 200
    assert answers[-1].json()["error"]["message"].startswith("enough was said")
    state = ann.get(f"{API}/tables/{table}/state").json()
    seat = state["waiting"][0]
    legal = ann.get(f"{API}/tables/{table}/state?seat={seat}").json()["legal"]
    act = {"ply": state["ply"], "action": legal[0], "cid": "act", "seat": seat}
    assert ann.post(f"{API}/tables/{table}/act", json=act).status_code == 200


def test_whoever_speaks_to_many_pays_for_all_who_listen(server: ServedApp) -> None:
    ann = guest(server)
    table = ann.post(f"{API}/tables", json={"game": "schotten", "seats": ["me", "me"]}).json()["id"]
    limits = server.services.rate_limits
    now = limits.clock()
    limits.clock = lambda: now
    paid = []
    with ExitStack() as stack:
        for i in range(2):
            before = limits._buckets["work-address"]._level("192.0.2.7", now)
            chat = {"what": "chat", "text": "hello", "cid": str(i)}
            assert ann.post(f"{API}/tables/{table}/do", json=chat).status_code == 200
            paid.append(before - limits._buckets["work-address"]._level("192.0.2.7", now))
            for _ in range(10):
                watcher = server.browser("198.51.100.1").websocket_connect(f"{API}/live")
                socket = stack.enter_context(watcher)
                socket.send_json({"type": "watch", "table": table})
                while socket.receive_json()["type"] != "state":
                    pass
    assert paid[1] - paid[0] == pytest.approx(10 * COSTS["frame"])


def test_one_address_opens_tables_one_by_one_in_the_end(server: ServedApp) -> None:
    """However many guests it makes, and by rematches too: a thousand tables at once would be all that
    the lobby shows."""
    ann, bob = guest(server), guest(server, "Bob")
    again = ann.post(f"{API}/tables", json={"game": "schotten", "seats": ["me", "me"]})
    asked = {"game": "schotten", "seats": ["me", "open"]}
    assert ann.post(f"{API}/tables", json=asked).status_code == 201
    drain(server, "tables-address", "192.0.2.7")
    for path, body in (("tables", asked), ("records", {"record": {}})):
        assert bob.post(f"{API}/{path}", json=body).status_code == 429
    table = again.json()["id"]
    resign = {"what": "resign", "cid": "1", "seat": 0}
    assert ann.post(f"{API}/tables/{table}/do", json=resign).status_code == 200
    answers = []
    for seat in (0, 1):  # the second one opens the next table
        rematch = {"what": "rematch", "cid": "2", "seat": seat}
        answers.append(ann.post(f"{API}/tables/{table}/do", json=rematch).status_code)
    assert answers == [200, 429]
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "do", "table": table, **rematch})
        while (answer := socket.receive_json())["type"] != "error":
            pass
        assert answer["code"] == "too-fast"
    elsewhere = server.browser("198.51.100.1")
    elsewhere.post(f"{API}/me", json={})
    assert elsewhere.post(f"{API}/tables", json=asked).status_code == 201


def test_there_is_an_end_to_games_under_way(
    server: ServedApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_UNDER_WAY", 3)
    ann, bob = guest(server), guest(server, "Bob")
    open_one = {"game": "schotten", "seats": ["me", "open"], "public": True}
    his = bob.post(f"{API}/tables", json=open_one).json()["id"]
    for seats in (["me", "me"], ["me", "open"], ["me", "me"]):
        asked = {"game": "schotten", "seats": seats}
        last = ann.post(f"{API}/tables", json=asked).json()["id"]
    for path, body in (
        ("tables", open_one),
        ("records", {"record": {}}),
        (f"tables/{his}/join", {}),
    ):
        answer = ann.post(f"{API}/{path}", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")
    ann.post(f"{API}/tables/{last}/do", json={"what": "resign", "cid": "1", "seat": 0})
    assert ann.post(f"{API}/tables/{his}/join", json={}).status_code == 200


def test_a_new_link_costs_what_it_costs_the_other_processes(server: ServedApp) -> None:
    """They read the table anew."""
    ann = guest(server)
    asked = {"game": "schotten", "seats": ["me", "open"]}
    table = ann.post(f"{API}/tables", json=asked).json()["id"]
    before = spent(server)
    assert ann.post(f"{API}/tables/{table}/links", json={"seat": 1}).status_code == 200
    assert spent(server) - before >= COSTS["read"]


def test_a_body_that_is_too_large_is_refused_however_it_comes(server: ServedApp) -> None:
    ann = guest(server)
    large = json.dumps({"name": "x" * LARGEST_BODY})
    known = ann.patch(f"{API}/me", content=large)
    chunked = ann.patch(f"{API}/me", content=(part.encode() for part in (large[:9], large[9:])))
    for answer in (known, chunked):
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "too-large"
    lying = ann.patch(f"{API}/me", content=b"{}", headers={"Content-Length": "-5"})
    assert lying.status_code == 413
    assert ann.get(f"{API}/me").json()["name"] == "Ann"


def test_a_message_that_is_too_large_changes_nothing(server: ServedApp) -> None:
    ann = guest(server)
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_text(json.dumps({"type": "hello", "token": "x" * 17_000}))
        assert socket.receive_json()["code"] == "too-large"


def test_deep_and_broken_json_is_refused(server: ServedApp) -> None:
    ann = guest(server)
    for body in (
        b"[" * 50_000,
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b"{",
        b'{"name": 1e999}',
    ):
        answer = ann.patch(f"{API}/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.json()["error"]["code"] == "malformed", body[:20]


@pytest.mark.parametrize("value", ["--5", "\u00b2", "-", "9" * 4_400])
def test_an_odd_number_is_no_fault_of_ours(server: ServedApp, value: str) -> None:
    ann = guest(server)
    assert ann.get(f"{API}/records", params={"option": f"x:{value}"}).status_code == 200
    record = {"saltire": 1, "game": "swords", "version": "1", "card_set": "x"}
    for options in ({"title": value}, {"card_set": value}, {"self": value}):
        answer = ann.post(f"{API}/records", json={"record": {**record, "options": options}})
        assert answer.json()["error"]["code"] == "malformed"


# Settings and faults.


def test_a_fault_of_ours_tells_nothing_about_us(server: ServedApp) -> None:
    async def broken() -> None:
        raise RuntimeError("password=hunter2 at /srv/saltire/secret.py")

    server.app.router.routes.insert(0, APIRoute("/broken", broken))
    browser = TestClient(server.app, raise_server_exceptions=False)
    browser.portal = server.first.portal
    with logged() as log:
        answer = browser.get("/broken")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "server-fault"
    assert "hunter2" not in answer.text
    assert "content-security-policy" in answer.headers
    assert "RuntimeError" in log.getvalue()
    assert "hunter2" not in log.getvalue()


def test_the_numbers_are_for_the_host(tmp_path: Path) -> None:
    with serve_app(tmp_path, metrics_token="a long token") as server:
        for token, status in (("", 403), ("wrong", 403), ("a long token", 200)):
            bearer = {"Authorization": f"Bearer {token}"}
            assert server.browser().get("/metrics", headers=bearer).status_code == status


@pytest.mark.parametrize("depth", [200, 330, 500, 900, 1_500, 20_000])
def test_nested_json_is_refused_in_a_line(server: ServedApp, depth: int) -> None:
    ann = guest(server)
    nested = "[" * depth + "]" * depth
    for path, field in (("/records", "record"), ("/tables", "options"), ("/me", "settings")):
        for inner in (nested, '{"a":' * depth + "1" + "}" * depth):
            body = f'{{"{field}": {inner}}}'
            headers = {"Content-Type": "application/json"}
            with logged() as log:
                method = "PATCH" if path == "/me" else "POST"
                answer = ann.request(method, f"{API}{path}", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, depth, answer.status_code)
            assert len(answer.content) < 2_000
            assert len(log.getvalue()) < 2_000
