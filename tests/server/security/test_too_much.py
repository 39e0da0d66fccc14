"""Too much of something, and faults of our own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from saltire.server.edge.middleware import LARGEST_BODY
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


def test_guests_are_not_made_by_the_thousand(server: ServedApp) -> None:
    assert server.browser().post(f"{API}/me", json={}).status_code == 200
    drain(server, "guests", "192.0.2.7")
    assert server.browser().post(f"{API}/me", json={}).status_code == 429


def test_messages_on_a_socket_are_limited_too(server: ServedApp) -> None:
    ann = guest(server)
    id = ann.get(f"{API}/me").json()["id"]
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["hello", "you"]
        drain(server, "messages", id)
        socket.send_json({"type": "watch", "table": "x"})
        assert socket.receive_json()["code"] == "too-fast"


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
