"""Slow games: whoever is waited for hears of it once a turn, by mail and by Web Push."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from saltire.server.store.schema import outbox
from tests.server.people.mail_and_push import (
    Browser,
    Postbox,
    mail_server,
    mail_settings,
    push_service,
)
from tests.server.people.served_app import API, ServedApp, serve_app, sign_up


@dataclass
class Post:
    """A server with a mail server and a push service beside it."""

    server: ServedApp
    box: Postbox
    service: Browser

    def deliver(self) -> int:
        """Look at the games, let the grace pass, send; give how many letters came by mail."""
        letters = self.server.services.notifier
        before = len(self.box.letters)
        self.server.run(letters.look)
        self.server.run(self._skip_grace)
        self.server.run(letters.send_due)
        return len(self.box.letters) - before

    async def _skip_grace(self) -> None:
        async with self.server.services.engine.begin() as db:
            await db.execute(update(outbox).where(outbox.c.sent.is_(None)).values(due=0))

    def player(self, name: str) -> TestClient:
        """Open an account with a confirmed address."""
        browser = self.server.browser()
        sign_up(browser, name, email=f"{name.lower()}@example.org", lang="en")
        self.deliver()
        assert browser.post(self.box.links()[0]).status_code == 200
        return browser

    def game(
        self, first: TestClient, second: TestClient, name: str = "schotten", **pace: object
    ) -> str:
        """Open a table for two people."""
        pace = pace or {"kind": "days", "days": 3}
        asked = {"game": name, "seats": ["me", "open"], "pace": pace, "public": True}
        table = first.post(f"{API}/tables", json=asked).json()["id"]
        assert second.post(f"{API}/tables/{table}/join", json={}).json()["state"] == "playing"
        return str(table)


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    with mail_server() as box, push_service() as service:
        settings = {**mail_settings(box), "push_hosts": f"127.0.0.1:{service.port}"}
        with serve_app(tmp_path, **settings) as server:
            server.run(server.services.notifier.close)
            yield Post(server, box, service)


def act(browser: TestClient, table: str, cid: str) -> dict[str, Any]:
    """Play the first legal action, and give the state after it."""
    path = f"{API}/tables/{table}"
    state = browser.get(f"{path}/state").json()
    played = {"ply": state["ply"], "action": state["legal"][0], "cid": cid}
    assert browser.post(f"{path}/act", json=played).status_code == 200
    found: dict[str, Any] = browser.get(f"{path}/state").json()
    return found


def turn_of(post: Post, table: str, ann: TestClient, bob: TestClient) -> tuple[TestClient, str]:
    waiting = ann.get(f"{API}/tables/{table}").json()["waiting"]
    return (ann, "Ann") if waiting == [0] else (bob, "Bob")


def play_turn(browser: TestClient, table: str, seat: int) -> None:
    """Act until somebody else is waited for."""
    for step in range(20):
        state = act(browser, table, f"{table} {step} {browser.cookies['saltire'][:8]}")
        if state["waiting"] != [seat]:
            return
    raise AssertionError("the turn does not end")


def test_who_is_waited_for_gets_one_letter_a_turn(post: Post) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    table = post.game(ann, bob)
    mover, name = turn_of(post, table, ann, bob)
    other_name = "Bob" if name == "Ann" else "Ann"
    assert post.deliver() == 1
    letter = post.box.letters[-1]
    assert letter["To"] == f"{name.lower()}@example.org"
    assert letter["Subject"] == f"Your turn: Schotten Totten with {other_name}"
    assert f"/t/{table}" in post.box.links()[0]
    assert post.deliver() == 0
    mover.post(f"{API}/tables/{table}/do", json={"what": "chat", "text": "hm", "cid": "c"})
    assert post.deliver() == 0
    play_turn(mover, table, 0 if name == "Ann" else 1)
    assert post.deliver() == 1
    assert post.box.letters[-1]["To"] == f"{other_name.lower()}@example.org"


def test_who_answers_in_time_gets_no_letter(post: Post) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    table = post.game(ann, bob)
    mover, name = turn_of(post, table, ann, bob)
    post.server.run(post.server.services.notifier.look)
    play_turn(mover, table, 0 if name == "Ann" else 1)
    assert post.deliver() == 1
    assert post.box.letters[-1]["To"] != f"{name.lower()}@example.org"


def test_a_choice_in_secret_and_a_turn_of_many_actions_are_told_once(post: Post) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    table = post.game(ann, bob, "hammer")
    assert post.deliver() == 2  # both choose a card
    act(ann, table, "card")
    assert post.deliver() == 0  # Bob knows already
    assert act(bob, table, "card")["waiting"] in ([0], [1])
    mover, name = turn_of(post, table, ann, bob)
    assert post.deliver() == (1 if name == "Ann" else 0)  # Bob has only just acted
    for step in range(3):
        assert act(mover, table, f"march {step}")["waiting"] == [0 if name == "Ann" else 1]
        assert post.deliver() == 0


def test_a_quick_game_sends_no_letters(post: Post) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    post.game(ann, bob, kind="live", minutes=10)
    post.game(ann, bob, kind="none")
    assert post.deliver() == 0


def test_who_wants_no_letters_gets_none(post: Post) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    for browser in (ann, bob):
        browser.patch(f"{API}/letters", json={"mail_turns": False})
    post.game(ann, bob)
    assert post.deliver() == 0


def test_the_link_in_a_letter_about_a_turn_stops_them(post: Post) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    table = post.game(ann, bob)
    mover, name = turn_of(post, table, ann, bob)
    other = bob if name == "Ann" else ann
    post.deliver()
    assert post.server.first.post(post.box.links()[1]).status_code == 200
    assert mover.get(f"{API}/account").json()["mail_turns"] is False
    play_turn(mover, table, 0 if name == "Ann" else 1)
    post.deliver()
    play_turn(other, table, 1 if name == "Ann" else 0)
    assert post.deliver() == 0


def test_a_browser_that_is_shut_hears_of_a_turn(post: Post) -> None:
    ann, bob = post.server.browser(), post.server.browser()
    for browser, name in ((ann, "Ann"), (bob, "Bob")):
        browser.post(f"{API}/me", json={"name": name, "lang": "de"})
    table = post.game(ann, bob)
    mover, name = turn_of(post, table, ann, bob)
    assert mover.post(f"{API}/push", json=post.service.subscription()).status_code == 204
    post.deliver()
    assert [line["title"] for line in post.service.lines] == ["Du bist am Zug"]
    assert post.service.lines[0]["url"] == f"/t/{table}"
    key = mover.get(f"{API}/push/key").json()["key"]
    assert post.service.signed_for[0]["k"] == key
    post.deliver()
    assert len(post.service.lines) == 1


def test_a_subscription_that_is_over_is_forgotten(post: Post) -> None:
    ann, bob = post.server.browser(), post.server.browser()
    for browser in (ann, bob):
        browser.post(f"{API}/me", json={})
    mover, _ = turn_of(post, post.game(ann, bob), ann, bob)
    mover.post(f"{API}/push", json=post.service.subscription())
    post.service.status = 410
    post.deliver()
    me = mover.get(f"{API}/me").json()["id"]
    assert post.server.run(post.server.services.outbox.subscriptions, me) == []


def test_after_a_restart_nobody_is_told_twice(post: Post, tmp_path: Path) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    post.game(ann, bob)
    assert post.deliver() == 1
    with serve_app(tmp_path, **mail_settings(post.box)) as again:
        again.run(again.services.notifier.close)
        assert Post(again, post.box, post.service).deliver() == 0


def test_a_letter_that_fails_does_not_hold_up_the_next(post: Post) -> None:
    ann, bob = post.server.browser(), post.server.browser()
    for browser in (ann, bob):
        browser.post(f"{API}/me", json={})
    table = post.game(ann, bob, "hammer")  # both choose a card
    subscription = post.service.subscription()
    broken = {"p256dh": "?", "auth": "?"}
    kept = post.server.services.outbox.subscribe
    post.server.run(kept, ann.get(f"{API}/me").json()["id"], subscription["endpoint"] + "2", broken)
    bob.post(f"{API}/push", json=subscription)
    post.deliver()
    assert [line["url"] for line in post.service.lines] == [f"/t/{table}"]


def test_after_a_restart_games_that_stand_still_are_not_looked_at_anew(
    post: Post, tmp_path: Path
) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    still, moving = post.game(ann, bob), post.game(ann, bob)
    assert post.deliver() == 2
    with sqlite3.connect(tmp_path / "saltire.db") as db:
        db.execute("UPDATE happenings SET at = 5 WHERE table_id = ?", (still,))
    db.close()
    with serve_app(tmp_path, **mail_settings(post.box)) as again:
        seen = dict(again.run(again.services.outbox.games_seen))
        assert (still in seen, moving in seen) == (True, False)


def test_a_turn_that_began_while_nobody_looked_is_told_after_the_restart(
    post: Post, tmp_path: Path
) -> None:
    ann, bob = post.player("Ann"), post.player("Bob")
    post.deliver()
    post.game(ann, bob)
    with serve_app(tmp_path, **mail_settings(post.box)) as again:
        again.run(again.services.notifier.close)
        assert Post(again, post.box, post.service).deliver() == 1
