"""Accounts are optional: sign up, in and out, change, delete; sessions and tokens."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from saltire.server.people.passwords import looks_like_email, weakness
from saltire.server.store.names import name_key
from tests.server.people.served_app import API, PASSWORD, ServedApp, serve_app, sign_up


def test_a_guest_becomes_an_account_and_stays_the_same_person(server: ServedApp) -> None:
    browser = server.browser()
    guest = browser.post(f"{API}/me", json={"name": "Ann"}).json()
    assert guest["kind"] == "guest"
    before = browser.cookies["saltire"]
    account = sign_up(browser, "Ann")
    assert (account["id"], account["kind"]) == (guest["id"], "account")
    assert browser.cookies["saltire"] != before


def test_one_can_sign_up_without_having_been_a_guest(server: ServedApp) -> None:
    browser = server.browser()
    assert sign_up(browser, "Bob")["kind"] == "account"
    assert browser.get(f"{API}/me").json()["name"] == "Bob"
    assert (
        browser.post(f"{API}/account", json={"name": "B", "password": PASSWORD}).status_code == 409
    )


def test_one_signs_out_and_in_again_anywhere(server: ServedApp) -> None:
    browser, other = server.browser(), server.browser()
    person = sign_up(browser)
    assert browser.post(f"{API}/sign-out").status_code == 204
    assert browser.get(f"{API}/me").status_code == 401
    answer = other.post(f"{API}/sign-in", json={"name": " aNN ", "password": PASSWORD})
    assert answer.json()["id"] == person["id"]
    assert other.get(f"{API}/account").json()["name"] == "Ann"


def test_two_accounts_cannot_share_a_name(server: ServedApp) -> None:
    sign_up(server.browser(), "Ann Smith")
    for name in ("ann  smith", "\uff21\uff2e\uff2e SMITH", "Ann Srnith"):
        answer = server.browser().post(f"{API}/account", json={"name": name, "password": PASSWORD})
        assert answer.json()["error"]["code"] == "conflict"
    bob = server.browser()
    sign_up(bob, "Bob")
    assert bob.patch(f"{API}/me", json={"name": "ANN SMITH"}).status_code == 409
    assert bob.get(f"{API}/me").json()["name"] == "Bob"


def test_a_new_name_is_the_one_to_sign_in_with(server: ServedApp) -> None:
    browser = server.browser()
    sign_up(browser, "Ann")
    assert browser.patch(f"{API}/me", json={"name": "Anne", "lang": "de"}).json()["lang"] == "de"
    other = server.browser()
    for name, status in (("Ann", 403), ("Anne", 200)):
        answer = other.post(f"{API}/sign-in", json={"name": name, "password": PASSWORD})
        assert answer.status_code == status


def test_a_new_password_ends_the_other_sessions(server: ServedApp) -> None:
    browser, other = server.browser(), server.browser()
    sign_up(browser)
    other.post(f"{API}/sign-in", json={"name": "Ann", "password": PASSWORD})
    wrong = browser.put(
        f"{API}/account/password", json={"password": "no", "new": "longer than ten"}
    )
    assert wrong.status_code == 403
    assert other.get(f"{API}/me").status_code == 200
    right = {"password": PASSWORD, "new": "twelve boundary stones"}
    assert browser.put(f"{API}/account/password", json=right).status_code == 200
    assert other.get(f"{API}/me").status_code == 401
    assert browser.get(f"{API}/me").status_code == 200
    again = {"name": "Ann", "password": right["new"]}
    assert other.post(f"{API}/sign-in", json=again).status_code == 200


def test_a_new_password_ends_the_tokens(server: ServedApp) -> None:
    browser, program = server.browser(), server.browser()
    sign_up(browser)
    made = browser.post(f"{API}/tokens", json={"name": "my bot"}).json()
    bearer = {"Authorization": f"Bearer {made['token']}"}
    assert program.get(f"{API}/me", headers=bearer).status_code == 200
    right = {"password": PASSWORD, "new": "twelve boundary stones"}
    assert browser.put(f"{API}/account/password", json=right).status_code == 200
    assert program.get(f"{API}/me", headers=bearer).status_code == 401
    assert browser.get(f"{API}/tokens").json() == []


def test_sessions_are_listed_and_ended(server: ServedApp) -> None:
    browser, other = server.browser(), server.browser(**{"User-Agent": "Firefox"})
    sign_up(browser)
    other.post(f"{API}/sign-in", json={"name": "Ann", "password": PASSWORD})
    listed = browser.get(f"{API}/sessions").json()
    assert [(session["this"], session["label"]) for session in listed][1] == (False, "Firefox")
    assert browser.delete(f"{API}/sessions/{listed[1]['id']}").status_code == 204
    assert browser.delete(f"{API}/sessions/{listed[1]['id']}").status_code == 404
    assert other.get(f"{API}/me").status_code == 401
    other.post(f"{API}/sign-in", json={"name": "Ann", "password": PASSWORD})
    assert browser.delete(f"{API}/sessions").status_code == 204
    assert other.get(f"{API}/me").status_code == 401
    assert len(browser.get(f"{API}/sessions").json()) == 1


def test_nobody_ends_the_session_or_token_of_another(server: ServedApp) -> None:
    ann, bob = server.browser(), server.browser()
    sign_up(ann, "Ann")
    sign_up(bob, "Bob")
    session = ann.get(f"{API}/sessions").json()[0]["id"]
    token = ann.post(f"{API}/tokens", json={"name": "mine"}).json()["id"]
    assert bob.delete(f"{API}/sessions/{session}").status_code == 404
    assert bob.delete(f"{API}/tokens/{token}").status_code == 404
    assert ann.get(f"{API}/me").status_code == 200
    assert len(ann.get(f"{API}/tokens").json()) == 1


def test_a_token_plays_for_its_person_until_it_is_revoked(server: ServedApp) -> None:
    browser, program = server.browser(), server.browser()
    person = sign_up(browser)
    made = browser.post(f"{API}/tokens", json={"name": "my bot"}).json()
    bearer = {"Authorization": f"Bearer {made['token']}"}
    assert program.get(f"{API}/me", headers=bearer).json()["id"] == person["id"]
    listed = browser.get(f"{API}/tokens").json()
    assert [token["name"] for token in listed] == ["my bot"]
    assert "token" not in listed[0]
    assert browser.delete(f"{API}/tokens/{made['id']}").status_code == 204
    assert program.get(f"{API}/me", headers=bearer).status_code == 401


def test_there_is_an_end_to_tokens(server: ServedApp) -> None:
    browser = server.browser()
    sign_up(browser)
    made = [browser.post(f"{API}/tokens", json={"name": f"{i}"}).status_code for i in range(21)]
    assert made == [201] * 20 + [409]


def test_an_account_is_deleted_with_its_password_and_a_guest_without(server: ServedApp) -> None:
    browser, guest = server.browser(), server.browser()
    sign_up(browser)
    assert browser.request("DELETE", f"{API}/account", json={}).status_code == 403
    gone = browser.request("DELETE", f"{API}/account", json={"password": PASSWORD})
    assert gone.status_code == 204
    assert browser.get(f"{API}/me").status_code == 401
    again = server.browser().post(f"{API}/sign-in", json={"name": "Ann", "password": PASSWORD})
    assert again.status_code == 403
    guest.post(f"{API}/me", json={"name": "Bob"})
    assert guest.request("DELETE", f"{API}/account", json={}).status_code == 204
    sign_up(server.browser(), "Ann")


def test_nothing_of_a_deleted_person_is_kept(tmp_path: Path) -> None:
    with serve_app(tmp_path) as server:
        browser = server.browser()
        sign_up(browser, "Unmistakable", email="unmistakable@example.org")
        browser.post(f"{API}/tokens", json={"name": "Unmistakable"})
        browser.request("DELETE", f"{API}/account", json={"password": PASSWORD})
    db = sqlite3.connect(tmp_path / "saltire.db")
    assert "nmistakable" not in "\n".join(db.iterdump())
    assert db.execute("SELECT kind FROM people").fetchall() == [("gone",)]
    db.close()


def test_the_games_of_a_deleted_person_stay_without_the_name(tmp_path: Path) -> None:
    with serve_app(tmp_path, bot_workers=0) as server:
        ann, bob = server.browser(), server.browser()
        sign_up(ann, "Unmistakable")
        bob.post(f"{API}/me", json={"name": "Bob"})
        asked = {"game": "schotten", "seats": ["me", "open"], "public": True}
        table = bob.post(f"{API}/tables", json=asked).json()["id"]
        ann.post(f"{API}/tables/{table}/join", json={})
        path = f"{API}/tables/{table}"
        with bob.websocket_connect(f"{API}/live") as socket:
            socket.send_json({"type": "watch", "table": table})
            assert "Unmistakable" in [socket.receive_text() for _ in range(3)][-1]
            ann.request("DELETE", f"{API}/account", json={"password": PASSWORD})
            # The news that Bob has come may lie before it.
            assert any("Unmistakable" not in socket.receive_text() for _ in range(2))
        for end in ("", "/state", "/log"):
            assert "Unmistakable" not in bob.get(path + end).text
        assert bob.get(path).json()["state"] == "playing"
    with serve_app(tmp_path, bot_workers=0) as again:
        seen = again.browser(Cookie=f"saltire={bob.cookies['saltire']}")
        told = seen.get(f"{path}/state").json()
        assert [seat["name"] for seat in told["info"]["seats"]] == ["Bob", ""]
        assert "Unmistakable" not in str(told)
    db = sqlite3.connect(tmp_path / "saltire.db")
    assert "nmistakable" not in "\n".join(db.iterdump())
    db.close()


def test_deleting_an_account_reads_no_more_than_its_own_rows(tmp_path: Path) -> None:
    with serve_app(tmp_path, bot_workers=0) as server:
        ann, bob = server.browser(), server.browser()
        sign_up(ann, "Ann")
        bob.post(f"{API}/me", json={"name": "Bob"})
        asked = {"game": "schotten", "seats": ["me", "open"], "public": True}
        table = bob.post(f"{API}/tables", json=asked).json()["id"]
        ann.post(f"{API}/tables/{table}/join", json={})
        statements: list[tuple[str, Any]] = []
        engine = server.services.engine.sync_engine

        def note(_db: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
            statements.append((statement, values))

        event.listen(engine, "before_cursor_execute", note)
        ann.request("DELETE", f"{API}/account", json={"password": PASSWORD})
        event.remove(engine, "before_cursor_execute", note)
    changed = [pair for pair in statements if not pair[0].startswith("SELECT secrets")]
    assert any("happenings" in statement for statement, _ in changed)
    with sqlite3.connect(tmp_path / "saltire.db") as db:
        for statement, values in changed:
            for row in db.execute(f"EXPLAIN QUERY PLAN {statement}", values):
                assert not row[-1].startswith("SCAN"), (row[-1], statement)
    db.close()


def test_whoever_leaves_a_table_before_the_start_leaves_no_name_there(tmp_path: Path) -> None:
    with serve_app(tmp_path, bot_workers=0) as server:
        ann, bob = server.browser(), server.browser()
        sign_up(ann, "Unmistakable")
        bob.post(f"{API}/me", json={"name": "Bob"})
        seats = ["me", "open", "open"]
        asked = {"game": "swords", "seats": seats, "options": {"players": 3}, "public": True}
        path = f"{API}/tables/{bob.post(f'{API}/tables', json=asked).json()['id']}"
        for step in ("join", "leave"):
            assert ann.post(f"{path}/{step}", json={}).status_code == 200
        ann.request("DELETE", f"{API}/account", json={"password": PASSWORD})
        assert "Unmistakable" not in bob.get(f"{path}/log").text
        assert bob.get(path).json()["seats"][1]["kind"] == "open"
    db = sqlite3.connect(tmp_path / "saltire.db")
    assert "nmistakable" not in "\n".join(db.iterdump())
    db.close()


def test_secrets_are_stored_hashed(tmp_path: Path) -> None:
    with serve_app(tmp_path) as server:
        browser = server.browser()
        sign_up(browser)
        token = browser.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
        cookie = browser.cookies["saltire"]
    db = sqlite3.connect(tmp_path / "saltire.db")
    kept = "\n".join(db.iterdump())
    db.close()
    assert "$argon2id$" in kept
    for secret in (PASSWORD, token, token.removeprefix("saltire_"), cookie):
        assert secret not in kept


@pytest.mark.parametrize(
    ("password", "fault"),
    [
        ("short", "at least 10"),
        ("x" * 300, "at most 256"),
        ("aaaaaaaaaaaa", "different characters"),
        ("password123", "first that would be tried"),
        ("abcdefghijkl", "first that would be tried"),
        ("Hamish Mac Tavish", "must not be the name"),
        ("Pass-word 1", "first that would be tried"),
    ],
)
def test_a_weak_password_is_refused(password: str, fault: str) -> None:
    assert fault in (weakness(password, "Hamish MacTavish") or "")


@pytest.mark.parametrize(
    "password", [PASSWORD, "čtyři lysé kozy", "correct horse battery", "€uro €uro abc"]
)
def test_a_long_password_needs_no_odd_characters(password: str) -> None:
    assert weakness(password, "Ann") is None


def test_a_weak_password_makes_no_account(server: ServedApp) -> None:
    browser = server.browser()
    answer = browser.post(f"{API}/account", json={"name": "Ann", "password": "short"})
    assert answer.json()["error"]["message"] == "a password has at least 10 characters"
    assert browser.get(f"{API}/me").status_code == 401


def test_names_and_addresses_are_read_with_care() -> None:
    assert name_key(" Ann  SMITH ") == name_key("ann smith")
    assert name_key("\u200b\u2060") == ""
    assert name_key("Straße") == name_key("STRASSE")
    assert looks_like_email("ann@example.org")
    for text in (
        "ann",
        "a b@example.org",
        "a@b",
        "a@example.org\nBcc: x@y.zz",
        "<a@example.org>",
        "",
    ):
        assert not looks_like_email(text)
