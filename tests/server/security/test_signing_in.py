"""Cookies, sessions and signing in."""

from __future__ import annotations

import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.websockets import WebSocketDisconnect

from saltire.server.people.removal import dismiss
from saltire.server.store import people
from saltire.server.store.engine import now_ms
from tests.server.people.served_app import API, PASSWORD, ServedApp, serve_app, sign_up
from tests.server.security.attacks import drain, guest

# Cookies and sessions.


def test_the_cookie_is_for_this_server_and_no_script(tmp_path: Path) -> None:
    for folder, url, secure in (("a", "", False), ("b", "https://games.example.org", True)):
        (tmp_path / folder).mkdir()
        with serve_app(tmp_path / folder, public_url=url) as server:
            cookie = server.browser().post(f"{API}/me", json={}).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert ("Secure" in cookie) is secure
        assert "Domain" not in cookie
        assert len(re.match(r"saltire=([\w-]+);", cookie)[1]) >= 43  # type: ignore[index]


def test_a_cookie_planted_before_signing_in_is_worth_nothing_after(server: ServedApp) -> None:
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


def test_a_guest_planted_before_signing_up_is_worth_nothing_after(server: ServedApp) -> None:
    """Neither the cookie, nor a token, nor a socket that the attacker holds plays for the account."""
    victim = guest(server, "Eve")
    token = victim.post(f"{API}/tokens", json={"name": "mine"}).json()["token"]
    attacker = server.browser(Cookie=f"saltire={victim.cookies['saltire']}")
    with attacker.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["person"]["name"] == "Eve"
        assert socket.receive_json()["type"] == "you"
        sign_up(victim, "Ann")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert attacker.get(f"{API}/me").status_code == 401
    program = server.browser(Authorization=f"Bearer {token}")
    assert program.get(f"{API}/me").status_code == 401
    assert victim.get(f"{API}/me").json()["name"] == "Ann"


def test_signing_out_ends_the_session_on_the_server_too(server: ServedApp) -> None:
    ann = server.browser()
    sign_up(ann)
    stolen = server.browser(Cookie=f"saltire={ann.cookies['saltire']}")
    assert stolen.get(f"{API}/me").status_code == 200
    ann.post(f"{API}/sign-out")
    assert stolen.get(f"{API}/me").status_code == 401


def test_signing_out_closes_the_sockets(server: ServedApp) -> None:
    ann = guest(server)
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        ann.post(f"{API}/sign-out")
        socket.receive_json()
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


# Signing in.


@pytest.mark.parametrize("all_at_once", [False, True])
def test_a_socket_that_is_being_opened_while_its_session_ends_is_closed_too(
    server: ServedApp, monkeypatch: pytest.MonkeyPatch, all_at_once: bool
) -> None:
    """Whoever has a stolen cookie could open sockets all the time, and one of them would stay."""
    ann = guest(server)
    me, cookie = ann.get(f"{API}/me").json()["id"], ann.cookies["saltire"]
    services = server.services
    turns_of = services.table_store.turns_of

    async def ending_meanwhile(*who: Any) -> Any:
        await services.accounts.end_session(cookie)
        if all_at_once:  # as when notices of other processes were lost
            services.heartbeat.peers.on_gap()
        else:
            dismiss(services, me)
        return await turns_of(*who)

    monkeypatch.setattr(services.table_store, "turns_of", ending_meanwhile)
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["hello", "you"]
        socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_an_unknown_name_and_a_wrong_password_are_one_answer(server: ServedApp) -> None:
    sign_up(server.browser(), "Ann")
    tries = [
        server.browser().post(f"{API}/sign-in", json={"name": name, "password": "wrong" * 3})
        for name in ("Ann", "Nobody")
    ]
    assert tries[0].status_code == tries[1].status_code == 403
    assert tries[0].json() == tries[1].json()


def test_an_unknown_name_takes_as_long_as_a_wrong_password(tmp_path: Path) -> None:
    with serve_app(tmp_path, limits=0.0) as server:
        sign_up(server.browser(), "Ann")
        took: dict[str, list[float]] = {"Ann": [], "Nobody": []}
        for _ in range(5):
            for name, times in took.items():
                begun = time.perf_counter()
                server.browser().post(f"{API}/sign-in", json={"name": name, "password": "wrong"})
                times.append(time.perf_counter() - begun)
    known, unknown = (min(times) for times in took.values())
    assert unknown > known / 3, (known, unknown, statistics.median(took["Nobody"]))


def test_guessing_a_password_is_slowed_down_and_told_so(server: ServedApp) -> None:
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


def test_guesses_elsewhere_never_lock_the_owner_out(server: ServedApp) -> None:
    owner = server.browser("192.0.2.50")
    sign_up(owner, "Ann")
    for host in range(1, 4):
        guesser = server.browser(f"198.51.100.{host}")
        for i in range(9):
            guesser.post(f"{API}/sign-in", json={"name": "Ann", "password": f"guess {i}"})
    right = {"name": "Ann", "password": PASSWORD}
    assert owner.post(f"{API}/sign-in", json=right).status_code == 200
    assert server.browser("203.0.113.9").post(f"{API}/sign-in", json=right).status_code == 200


def test_guessing_with_a_stolen_cookie_is_slowed_down_but_locks_nobody_else_out(
    server: ServedApp,
) -> None:
    owner = server.browser("192.0.2.50")
    sign_up(owner, "Ann")
    thief = server.browser("198.51.100.1", Cookie=f"saltire={owner.cookies['saltire']}")
    path, guess = f"{API}/account/password", {"password": "a guess", "new": "mine mine mine 12"}
    assert [thief.put(path, json=guess).status_code for _ in range(9)] == [403] * 8 + [429]
    right = {"password": PASSWORD, "new": "twelve boundary stones"}
    assert owner.put(path, json=right).status_code == 200


def test_trying_one_password_on_many_names_is_slowed_down_too(server: ServedApp) -> None:
    drain(server, "sign-in-address", "192.0.2.7")
    answer = server.browser().post(f"{API}/sign-in", json={"name": "Any", "password": "x"})
    assert answer.status_code == 429


def test_asking_who_one_is_does_not_keep_the_games_from_writing(server: ServedApp) -> None:
    """Each write waits for the disk, and a look through all sessions takes longer the more there are."""
    browser = server.browser()
    sign_up(browser)
    written: list[str] = []

    def note(_db: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(("UPDATE", "DELETE", "INSERT")) and "sessions" in statement:
            written.append(statement)

    event.listen(server.services.engine.sync_engine, "before_cursor_execute", note)
    for _ in range(5):
        assert browser.get(f"{API}/me").status_code == 200
    assert not written
    moved = server.browser("198.51.100.1", Cookie=f"saltire={browser.cookies['saltire']}")
    for _ in range(5):
        assert moved.get(f"{API}/me").status_code == 200
    assert len(written) == 1


def test_a_session_that_was_not_used_for_a_year_is_over(
    server: ServedApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = server.browser()
    sign_up(browser)
    assert browser.get(f"{API}/me").status_code == 200
    later = now_ms() + 366 * 24 * 3600_000
    monkeypatch.setattr(people, "now_ms", lambda: later)
    assert browser.get(f"{API}/me").status_code == 401
