"""Requests of other sites' pages, and what our own may load."""

from __future__ import annotations

import re

import pytest
from starlette.websockets import WebSocketDisconnect

from saltire.server.app import STATIC
from saltire.server.edge.origins import Origins
from tests.server.people.served_app import API, ServedApp
from tests.server.security.attacks import changing, guest, plain

# Requests of other sites' pages.


def test_a_form_of_another_site_changes_nothing(server: ServedApp) -> None:
    ann = guest(server)
    page = plain(server, ann)
    for headers in ({}, {"Content-Type": "text/plain"}, {"X-Saltire": "0"}):
        answer = page.patch(f"{API}/me", content='{"name": "Eve"}', headers=headers)
        assert answer.status_code == 403
    assert ann.get(f"{API}/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://[",
        "http://testserver.evil.example",
        "https://testserver:1",
    ],
)
def test_a_page_of_another_origin_changes_nothing_even_with_the_header(
    server: ServedApp, origin: str
) -> None:
    ann = guest(server)
    answer = ann.patch(f"{API}/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.json()["error"]["code"] == "forbidden"
    assert ann.get(f"{API}/me").json()["name"] == "Ann"
    own = {"Origin": "http://testserver"}
    assert ann.patch(f"{API}/me", json={"name": "Anne"}, headers=own).status_code == 200


def test_every_route_that_changes_something_needs_the_header(server: ServedApp) -> None:
    page = plain(server, guest(server))
    tried = 0
    for path, method in changing(server):
        answer = page.request(method, re.sub(r"\{\w+\}", "x", path), json={})
        assert answer.status_code == 403, (method, path)
        tried += 1
    assert tried > 25


def test_no_answer_invites_other_origins(server: ServedApp) -> None:
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    answers = [
        server.browser().options(f"{API}/me", headers=asked),
        server.browser().get(f"{API}/games", headers=asked),
    ]
    assert not any(name.startswith("access-control") for a in answers for name in a.headers)


def test_a_socket_of_another_origin_is_refused(server: ServedApp) -> None:
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


def test_a_name_that_is_rebound_to_this_machine_is_not_ours(server: ServedApp) -> None:
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


def test_every_answer_says_what_a_page_may_load(server: ServedApp) -> None:
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


def test_pages_hold_no_script_and_no_style_of_their_own(server: ServedApp) -> None:
    for path in ("/mail/stop/x", "/mail/confirm/<b>", "/", "/t/<b>"):
        page = server.browser().get(path)
        assert "text/html" in page.headers["content-type"] or not STATIC.is_dir()
        assert not re.search(
            r"<script(?![^>]*\bsrc=)|<style|\bon\w+=|style=|javascript:", page.text
        )
        assert "<b>" not in page.text


def test_no_page_asks_another_site_for_anything(server: ServedApp) -> None:
    for path in ("/", "/docs", "/redoc", "/t/x", "/host"):
        page = server.browser().get(path).text
        assert not re.search(r"(src|href|action)=[\"']?(\w+:)?//", page)
        assert "swagger" not in page.lower()
