"""Security: each item of docs/howto/security.md, tried as an attacker would."""

from __future__ import annotations

import io
import json
import logging
import re
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from saltire.server.app import STATIC
from saltire.server.logs import set_up_logs
from saltire.server.origins import Origins
from saltire.server.security import LARGEST_BODY
from saltire.server.settings import Settings
from tests.server.people.door import API, PASSWORD, Served, served, sign_up

ROOT = Path(__file__).parent.parent.parent
SCHOTTEN = {"game": "schotten", "seats": ["me", "open"], "public": False}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as found:
        yield found


@contextmanager
def logged() -> Iterator[io.StringIO]:
    root, stream = logging.getLogger(), io.StringIO()
    before, level = list(root.handlers), root.level
    set_up_logs("debug", stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = False


def guest(server: Served, name: str = "Ann") -> TestClient:
    browser = server.browser()
    browser.post(f"{API}/me", json={"name": name})
    return browser


def plain(server: Served, browser: TestClient) -> TestClient:
    """Make the same person send requests as a page of another site could: with the cookie only."""
    page = TestClient(server.app, client=("192.0.2.7", 4242), cookies=dict(browser.cookies))
    page.portal = server.first.portal
    return page


# Requests of other sites' pages.


def test_a_form_of_another_site_changes_nothing(server: Served) -> None:
    ann = guest(server)
    page = plain(server, ann)
    for headers in ({}, {"Content-Type": "text/plain"}, {"X-Saltire": "0"}):
        answer = page.patch(f"{API}/me", content='{"name": "Eve"}', headers=headers)
        assert answer.status_code == 403
    assert ann.get(f"{API}/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://testserver.evil.example", "https://testserver:1"],
)
def test_a_page_of_another_origin_changes_nothing_even_with_the_header(
    server: Served, origin: str
) -> None:
    ann = guest(server)
    answer = ann.patch(f"{API}/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.json()["error"]["code"] == "forbidden"
    assert ann.get(f"{API}/me").json()["name"] == "Ann"
    own = {"Origin": "http://testserver"}
    assert ann.patch(f"{API}/me", json={"name": "Anne"}, headers=own).status_code == 200


def test_every_route_that_changes_something_needs_the_header(server: Served) -> None:
    page = plain(server, guest(server))
    tried = 0
    for path, method in changing(server):
        answer = page.request(method, re.sub(r"\{\w+\}", "x", path), json={})
        assert answer.status_code == 403, (method, path)
        tried += 1
    assert tried > 25


def changing(server: Served) -> list[tuple[str, str]]:
    """List the routes of the API that are not for reading."""
    document = server.app.openapi()
    return [
        (path, method.upper())
        for path, methods in document["paths"].items()
        for method in methods
        if method not in ("get", "head", "options")
    ]


def test_no_answer_invites_other_origins(server: Served) -> None:
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    answers = [
        server.browser().options(f"{API}/me", headers=asked),
        server.browser().get(f"{API}/games", headers=asked),
    ]
    assert not any(name.startswith("access-control") for a in answers for name in a.headers)


def test_a_socket_of_another_origin_is_refused(server: Served) -> None:
    ann = guest(server)
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        ann.websocket_connect(f"{API}/live", headers={"Origin": "https://evil.example"}),
    ):
        pass
    assert refused.value.code == 4003
    for origin in ({}, {"Origin": "http://testserver"}):
        with ann.websocket_connect(f"{API}/live", headers=origin) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["person"]["name"] == "Ann"


def test_a_name_that_is_rebound_to_this_machine_is_not_ours(server: Served) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert server.browser().post(f"{API}/me", json={}, headers=evil).status_code == 403
    assert server.browser().get(f"{API}/games", headers=evil).status_code == 403


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8642", True), ("[::1]:8642", True), ("localhost", True), ("saltire", True),
        ("box.local", True), ("games.example.org", True), ("also.example.org:443", True),
        ("evil.example", False), ("games.example.org.evil.example", False),
    ],
)  # fmt: skip
def test_the_server_knows_its_own_names(host: str, known: bool) -> None:
    origins = Origins("https://games.example.org", ("also.example.org",))
    assert origins.known_host(host) is known


def test_the_scheme_belongs_to_a_public_origin() -> None:
    origins = Origins("https://games.example.org")
    assert origins.ours("https://games.example.org", "127.0.0.1:8642")
    assert not origins.ours("ftp://games.example.org", "games.example.org")
    assert not origins.ours("https://games.example.org:444", "games.example.org")


# Pages.


def test_every_answer_says_what_a_page_may_load(server: Served) -> None:
    for path in ("/", "/nothing", "/mail/stop/x", f"{API}/games", f"{API}/me", "/health"):
        headers = server.browser().get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
    assert server.browser().get(f"{API}/me").headers["cache-control"] == "no-store"


def test_pages_hold_no_script_and_no_style_of_their_own(server: Served) -> None:
    for path in ("/mail/stop/x", "/mail/confirm/<b>", "/", "/t/<b>"):
        page = server.browser().get(path)
        assert "text/html" in page.headers["content-type"] or not STATIC.is_dir()
        assert not re.search(
            r"<script(?![^>]*\bsrc=)|<style|\bon\w+=|style=|javascript:", page.text
        )
        assert "<b>" not in page.text


def test_no_page_asks_another_site_for_anything(server: Served) -> None:
    for path in ("/", "/docs", "/redoc", "/t/x", "/host"):
        page = server.browser().get(path).text
        assert not re.search(r"(src|href|action)=[\"']?(\w+:)?//", page)
        assert "swagger" not in page.lower()


# Cookies and sessions.


def test_the_cookie_is_for_this_server_and_no_script(tmp_path: Path) -> None:
    for folder, url, secure in (("a", "", False), ("b", "https://games.example.org", True)):
        (tmp_path / folder).mkdir()
        with served(tmp_path / folder, public_url=url) as server:
            cookie = server.browser().post(f"{API}/me", json={}).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert ("Secure" in cookie) is secure
        assert "Domain" not in cookie
        assert len(re.match(r"saltire=([\w-]+);", cookie)[1]) >= 43  # type: ignore[index]


def test_a_cookie_planted_before_signing_in_is_worth_nothing_after(server: Served) -> None:
    sign_up(server.browser())
    victim = guest(server, "Eve")
    planted = victim.cookies["saltire"]
    victim.post(f"{API}/sign-in", json={"name": "Ann", "password": PASSWORD})
    assert victim.cookies["saltire"] != planted
    attacker = server.browser(Cookie=f"saltire={planted}")
    assert attacker.get(f"{API}/me").status_code == 401
    made_up = server.browser(Cookie="saltire=chosen-by-the-attacker")
    chosen = made_up.post(f"{API}/me", json={})
    assert "chosen-by-the-attacker" not in chosen.headers["set-cookie"]


def test_signing_out_ends_the_session_on_the_server_too(server: Served) -> None:
    ann = server.browser()
    sign_up(ann)
    stolen = server.browser(Cookie=f"saltire={ann.cookies['saltire']}")
    assert stolen.get(f"{API}/me").status_code == 200
    ann.post(f"{API}/sign-out")
    assert stolen.get(f"{API}/me").status_code == 401


def test_signing_out_closes_the_sockets(server: Served) -> None:
    ann = guest(server)
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        ann.post(f"{API}/sign-out")
        socket.receive_json()
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


# Signing in.


def test_an_unknown_name_and_a_wrong_password_are_one_answer(server: Served) -> None:
    sign_up(server.browser(), "Ann")
    tries = [
        server.browser().post(f"{API}/sign-in", json={"name": name, "password": "wrong" * 3})
        for name in ("Ann", "Nobody")
    ]
    assert tries[0].status_code == tries[1].status_code == 403
    assert tries[0].json() == tries[1].json()


def test_an_unknown_name_takes_as_long_as_a_wrong_password(tmp_path: Path) -> None:
    with served(tmp_path, limits=0.0) as server:
        sign_up(server.browser(), "Ann")
        took: dict[str, list[float]] = {"Ann": [], "Nobody": []}
        for _ in range(5):
            for name, times in took.items():
                begun = time.perf_counter()
                server.browser().post(f"{API}/sign-in", json={"name": name, "password": "wrong"})
                times.append(time.perf_counter() - begun)
    known, unknown = (min(times) for times in took.values())
    assert unknown > known / 3, (known, unknown, statistics.median(took["Nobody"]))


def test_guessing_a_password_is_slowed_down_and_told_so(server: Served) -> None:
    sign_up(server.browser(), "Ann")
    guesser = server.browser()
    answers = [
        guesser.post(f"{API}/sign-in", json={"name": "ann", "password": f"guess {i}"})
        for i in range(9)
    ]
    assert [answer.status_code for answer in answers] == [403] * 8 + [429]
    assert answers[-1].json()["error"]["code"] == "too-fast"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 61
    right = server.browser().post(f"{API}/sign-in", json={"name": "Ann", "password": PASSWORD})
    assert right.status_code == 429


def test_trying_one_password_on_many_names_is_slowed_down_too(server: Served) -> None:
    drain(server, "sign-in-address", "192.0.2.7")
    answer = server.browser().post(f"{API}/sign-in", json={"name": "Any", "password": "x"})
    assert answer.status_code == 429


# Who may do what.


def test_a_stranger_is_refused_by_every_route_that_acts_for_somebody(server: Served) -> None:
    open_to_all = {
        ("POST", f"{API}/me"), ("POST", f"{API}/account"), ("POST", f"{API}/sign-in"),
        ("POST", f"{API}/sign-out"), ("POST", f"{API}/forgotten"), ("POST", f"{API}/reset"),
    }  # fmt: skip
    for path, method in changing(server):
        if (method, path) in open_to_all:
            continue
        answer = server.browser().request(method, path.replace("{seat}", "0"), json={})
        assert answer.status_code in (400, 401, 422), (method, path, answer.text)
        well_formed = answer.json()["error"]["code"]
        assert well_formed in ("not-signed-in", "malformed"), (method, path)


def test_a_stranger_never_gets_past_the_door_with_a_well_formed_wish(server: Served) -> None:
    ann = guest(server)
    table = ann.post(f"{API}/tables", json=SCHOTTEN).json()["id"]
    wishes = [
        ("POST", "/act", {"ply": 0, "action": "R7@3", "cid": "1"}),
        ("POST", "/do", {"what": "resign", "cid": "1"}),
        ("POST", "/join", {}), ("POST", "/leave", {}), ("POST", "/salt", {"salt": "x"}),
        ("POST", "/links", {"seat": 1}), ("PUT", "/notes", {"text": "x"}),
    ]  # fmt: skip
    for method, path, wish in wishes:
        stranger = server.browser().request(method, f"{API}/tables/{table}{path}", json=wish)
        assert stranger.status_code == 401, path
    assert server.browser().get(f"{API}/tables/{table}/notes").status_code == 401
    assert server.browser().delete(f"{API}/tables/{table}/links/1").status_code == 401


def test_who_does_not_sit_at_a_table_does_nothing_there(server: Served) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    table = ann.post(f"{API}/tables", json=SCHOTTEN).json()
    path = f"{API}/tables/{table['id']}"
    for method, end, wish in (
        ("POST", "/act", {"ply": 0, "action": "R7@3", "cid": "1"}),
        ("POST", "/do", {"what": "chat", "text": "hi", "cid": "1"}),
        ("POST", "/join", {}), ("POST", "/leave", {}), ("POST", "/salt", {"salt": "x"}),
        ("POST", "/links", {"seat": 1}), ("DELETE", "/links/1", None),
    ):  # fmt: skip
        answer = eve.request(method, path + end, json=wish)
        assert answer.json()["error"]["code"] == "forbidden", end
    assert ann.get(path).json() == table


def test_a_socket_acts_only_for_its_own_person(server: Served) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    bots = {"game": "schotten", "seats": ["me", "bot:greedy"]}
    table = ann.post(f"{API}/tables", json=bots).json()["id"]
    before = ann.get(f"{API}/tables/{table}").json()["n"]
    with eve.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "watch", "table": table, "seat": 0})
        frames = [socket.receive_json() for _ in range(3)]
        assert frames[-1]["code"] == "forbidden"
        act = {"type": "act", "table": table, "ply": 1, "action": "R7@3", "cid": "1", "seat": 0}
        for wish in (act, {**act, "seat": None}, {**act, "type": "do", "what": "resign"}):
            socket.send_json({key: value for key, value in wish.items() if value is not None})
            assert socket.receive_json()["code"] == "forbidden"
    assert ann.get(f"{API}/tables/{table}").json()["n"] == before


def test_notes_are_their_writers_own(server: Served) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    table = ann.post(f"{API}/tables", json=SCHOTTEN).json()["id"]
    ann.put(f"{API}/tables/{table}/notes", json={"text": "she bluffs"})
    assert eve.get(f"{API}/tables/{table}/notes").json() == {"text": ""}


def test_only_the_host_may_use_what_is_the_hosts(server: Served) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    id = ann.get(f"{API}/me").json()["id"]
    for method, path in (("GET", "/host"), ("DELETE", "/host"), ("POST", "/host/letter")):
        assert eve.request(method, API + path).json()["error"]["code"] == "forbidden"
    bar = eve.put(f"{API}/host/people/{id}", json={"barred": True})
    assert bar.status_code == 403
    assert ann.get(f"{API}/me").status_code == 200
    assert eve.patch(f"{API}/me", json={"host": True}).status_code == 400
    assert eve.get(f"{API}/me").json()["host"] is False


def test_a_token_plays_but_does_not_change_who_may(server: Served) -> None:
    ann = server.browser()
    sign_up(ann)
    token = ann.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
    program = server.browser(Authorization=f"Bearer {token}")
    assert program.post(f"{API}/tables", json=SCHOTTEN).status_code == 201
    for method, path, body in (
        ("POST", "/tokens", {"name": "more"}), ("GET", "/tokens", None), ("GET", "/sessions", None),
        ("DELETE", "/sessions", None), ("GET", "/account", None), ("PATCH", "/me", {"name": "X"}),
        ("PUT", "/account/password", {"password": PASSWORD, "new": "something else"}),
        ("DELETE", "/account", {"password": PASSWORD}), ("PATCH", "/letters", {"mail_turns": False}),
    ):  # fmt: skip
        assert program.request(method, API + path, json=body).status_code == 403, path


def test_a_token_counts_before_the_cookie_it_comes_with(server: Served) -> None:
    ann, bob = server.browser(), server.browser()
    sign_up(ann, "Ann")
    sign_up(bob, "Bob")
    token = bob.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
    both = ann.get(f"{API}/me", headers={"Authorization": f"Bearer {token}"})
    assert both.json()["name"] == "Bob"
    wrong = ann.get(f"{API}/me", headers={"Authorization": "Bearer wrong"})
    assert wrong.status_code == 401
    no_header = plain(server, ann).patch(
        f"{API}/me", json={"name": "Eve"}, headers={"Authorization": "Bearer x"}
    )
    assert no_header.status_code in (401, 403)


def test_answers_about_others_hold_nothing_private(server: Served) -> None:
    ann = server.browser()
    sign_up(ann, "Ann", email="ann@example.org")
    table = ann.post(f"{API}/tables", json={**SCHOTTEN, "public": True}).json()["id"]
    for path in (f"/tables/{table}", "/tables?list=open", f"/tables/{table}/state"):
        told = server.browser().get(API + path).text
        assert "example.org" not in told
        assert "link_hash" not in told
        assert "seed" not in told


# Secrets.


def test_ids_and_keys_cannot_be_guessed(server: Served) -> None:
    ann = guest(server)
    made = [ann.post(f"{API}/tables", json=SCHOTTEN).json()["id"] for _ in range(5)]
    links = [ann.post(f"{API}/tables/{id}/links", json={"seat": 1}).json()["key"] for id in made]
    for key in (*made, *links, ann.get(f"{API}/me").json()["id"]):
        assert len(key) >= 22
    assert len({*made, *links}) == 10
    assert server.browser().get(f"{API}/tables/{made[0][::-1]}").status_code == 404


def test_a_link_of_a_seat_can_be_revoked(server: Served) -> None:
    ann, bob = guest(server), guest(server, "Bob")
    table = ann.post(f"{API}/tables", json=SCHOTTEN).json()["id"]
    path = f"{API}/tables/{table}"
    link = ann.post(f"{path}/links", json={"seat": 1}).json()
    assert "?" not in link["path"]
    assert f"#seat={link['key']}" in link["path"]
    assert ann.delete(f"{path}/links/1").status_code == 204
    assert bob.post(f"{path}/join", json={"key": link["key"]}).status_code == 403
    again = ann.post(f"{path}/links", json={"seat": 1}).json()["key"]
    assert bob.post(f"{path}/join", json={"key": again}).status_code == 200


def test_no_route_takes_a_secret_in_a_query(server: Served) -> None:
    secrets = re.compile(r"key|token|password|secret|salt|seed", re.IGNORECASE)
    for methods in server.app.openapi()["paths"].values():
        for method in methods.values():
            asked = [p["name"] for p in method.get("parameters", []) if p["in"] == "query"]
            assert not [name for name in asked if secrets.search(name)]
    ann = guest(server)
    query = server.browser().get(f"{API}/me?token={ann.cookies['saltire']}")
    assert query.status_code == 401


def test_no_secret_gets_into_the_log(server: Served) -> None:
    with logged() as log:
        ann = server.browser()
        sign_up(ann, "Ann", email="ann@example.org")
        token = ann.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
        table = ann.post(f"{API}/tables", json={**SCHOTTEN, "salt": "my-own-salt"}).json()["id"]
        key = ann.post(f"{API}/tables/{table}/links", json={"seat": 1}).json()["key"]
        bob = guest(server, "Bob")
        bob.post(f"{API}/tables/{table}/join", json={"key": key})
        bob.post(f"{API}/sign-in", json={"name": "Ann", "password": "a wrong password"})
        bob.get("/mail/stop/a-secret-key-of-somebody")
        bob.get(f"{API}/me", headers={"Authorization": f"Bearer {token}"})
        with bob.websocket_connect(f"{API}/live") as socket:
            socket.send_json({"type": "hello", "token": token})
            socket.receive_json()
    said = log.getvalue()
    assert '"route":' in said
    secrets = (
        PASSWORD, token, key, "my-own-salt", "a wrong password", "a-secret-key-of-somebody",
        ann.cookies["saltire"], bob.cookies["saltire"], "ann@example.org",
    )  # fmt: skip
    for secret in secrets:
        assert secret not in said
    assert all(json.loads(line) for line in said.splitlines())


def test_settings_do_not_print_their_secrets() -> None:
    told = repr(
        Settings(
            smtp_password="hush", metrics_token="quiet", database_url="postgresql://a:still@b/c"
        )
    )
    assert not re.search("hush|quiet|still", told)


# Too much.


def test_too_many_requests_are_told_when_to_come_back(server: Served) -> None:
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


def drain(server: Served, what: str, caller: str) -> None:
    """Use up what somebody may do at once, and let no time pass after it."""
    limits = server.house.desk.limits
    now = limits.clock()
    limits.clock = lambda: now
    while not limits.wait(what, caller):
        pass


def test_guests_are_not_made_by_the_thousand(server: Served) -> None:
    assert server.browser().post(f"{API}/me", json={}).status_code == 200
    drain(server, "guests", "192.0.2.7")
    assert server.browser().post(f"{API}/me", json={}).status_code == 429


def test_messages_on_a_socket_are_limited_too(server: Served) -> None:
    ann = guest(server)
    id = ann.get(f"{API}/me").json()["id"]
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["hello", "you"]
        drain(server, "messages", id)
        socket.send_json({"type": "watch", "table": "x"})
        assert socket.receive_json()["code"] == "too-fast"


def test_a_body_that_is_too_large_is_refused_however_it_comes(server: Served) -> None:
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


def test_a_message_that_is_too_large_changes_nothing(server: Served) -> None:
    ann = guest(server)
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_text(json.dumps({"type": "hello", "token": "x" * 17_000}))
        assert socket.receive_json()["code"] == "too-large"


def test_deep_and_broken_json_is_refused(server: Served) -> None:
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


# Settings and faults.


def test_a_fault_of_ours_tells_nothing_about_us(server: Served) -> None:
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
    with served(tmp_path, metrics_token="a long token") as server:
        for token, status in (("", 403), ("wrong", 403), ("a long token", 200)):
            bearer = {"Authorization": f"Bearer {token}"}
            assert server.browser().get("/metrics", headers=bearer).status_code == status


def test_every_item_of_the_list_names_a_test_that_exists() -> None:
    page = (ROOT / "docs" / "howto" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    files = [*(ROOT / "tests" / "server").rglob("test_*.py")]
    defined = {name for f in files for name in re.findall(r"def (test_\w+)", f.read_text("utf-8"))}
    assert len(named) > 30
    assert named <= defined
    here = set(re.findall(r"^def (test_\w+)", Path(__file__).read_text("utf-8"), re.MULTILINE))
    assert here - named <= {"test_every_item_of_the_list_names_a_test_that_exists"}
