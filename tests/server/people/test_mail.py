"""Notifier go through a real mail server: confirm an address, forget a password, stop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from saltire.i18n.words import LANGUAGES
from saltire.server.notify.notifier import back_off
from saltire.server.notify.templates import MessageTemplates
from tests.server.people.mail_and_push import Postbox, mail_server, mail_settings
from tests.server.people.served_app import API, PASSWORD, ServedApp, serve_app, sign_up


@pytest.fixture
def box() -> Iterator[Postbox]:
    with mail_server() as found:
        yield found


@pytest.fixture
def posted(box: Postbox, tmp_path: Path) -> Iterator[ServedApp]:
    with serve_app(tmp_path, **mail_settings(box)) as server:
        # The test says when letters go, not the clock.
        server.run(server.services.notifier.close)
        yield server


def send(server: ServedApp) -> None:
    server.run(server.services.notifier.send_due)


def confirmed(server: ServedApp, box: Postbox, name: str = "Ann") -> TestClient:
    """Open an account whose address is confirmed."""
    browser = server.browser()
    sign_up(browser, name, email=f"{name.lower()}@example.org", lang="en")
    send(server)
    assert browser.post(box.links()[0]).status_code == 200
    return browser


def test_an_address_is_confirmed_by_the_link_in_the_letter(posted: ServedApp, box: Postbox) -> None:
    browser = posted.browser()
    sign_up(browser, email="ann@example.org", lang="de")
    assert browser.get(f"{API}/account").json()["email_confirmed"] is False
    send(posted)
    letter = box.letters[0]
    assert letter["To"] == "ann@example.org"
    assert letter["Subject"] == "Bestätige deine Adresse für Saltire"
    (link,) = box.links()
    stranger = TestClient(posted.app)
    stranger.portal = posted.first.portal
    page = stranger.get(link, headers={"Accept-Language": "de"})
    assert "Bestätigen</button>" in page.text
    assert browser.get(f"{API}/account").json()["email_confirmed"] is False
    assert stranger.post(link).status_code == 200
    assert browser.get(f"{API}/account").json()["email_confirmed"] is True
    assert stranger.post(link).status_code == 404


def test_a_link_for_an_address_given_up_confirms_nothing(posted: ServedApp, box: Postbox) -> None:
    browser = posted.browser()
    sign_up(browser, email="ann@example.org")
    send(posted)
    (old,) = box.links()
    change = {"password": PASSWORD, "email": "other@example.org"}
    assert browser.put(f"{API}/account/email", json=change).status_code == 200
    assert browser.post(old).status_code == 404
    account = browser.get(f"{API}/account").json()
    assert (account["email"], account["email_confirmed"]) == ("other@example.org", False)


def test_nobody_gets_letters_by_the_dozen_from_strangers(posted: ServedApp) -> None:
    """The address may be anybody's: until it is confirmed it gets a few letters, whoever asks for them."""
    answers = []
    for i, name in enumerate(("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil")):
        account = {"name": name, "password": PASSWORD, "email": "Victim@example.org"}
        answers.append(posted.browser(f"198.51.100.{i}").post(f"{API}/account", json=account))
    assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2


def test_an_address_is_changed_with_the_password_only(posted: ServedApp) -> None:
    browser = posted.browser()
    sign_up(browser)
    wrong = {"password": "wrong", "email": "ann@example.org"}
    assert browser.put(f"{API}/account/email", json=wrong).status_code == 403
    bad = {"password": PASSWORD, "email": "ann@example.org\nBcc: bob@example.org"}
    assert browser.put(f"{API}/account/email", json=bad).status_code == 400
    assert browser.get(f"{API}/account").json()["email"] is None


def test_a_forgotten_password_is_set_anew_once(posted: ServedApp, box: Postbox) -> None:
    browser = confirmed(posted, box)
    other = posted.browser()
    assert other.post(f"{API}/forgotten", json={"name": "Ann"}).status_code == 202
    send(posted)
    (link,) = box.links()
    path, _, key = link.partition("#key=")
    assert (path, "?" in link) == ("/reset", False)
    weak = {"key": key, "password": "short"}
    assert other.post(f"{API}/reset", json=weak).status_code == 400
    new = {"key": key, "password": "seven border stones"}
    assert other.post(f"{API}/reset", json=new).status_code == 204
    assert other.post(f"{API}/reset", json=new).status_code == 403
    assert browser.get(f"{API}/me").status_code == 401
    signed = other.post(f"{API}/sign-in", json={"name": "Ann", "password": new["password"]})
    assert signed.status_code == 200


@pytest.mark.parametrize(
    ("path", "change"),
    [("password", {"new": "seven border stones"}), ("email", {"email": "other@example.org"})],
)
def test_a_link_for_a_new_password_is_void_once_the_owner_has_changed_something(
    posted: ServedApp, box: Postbox, path: str, change: dict[str, str]
) -> None:
    """Whoever reads the letters of another must not get in after the owner has noticed."""
    browser = confirmed(posted, box)
    posted.browser().post(f"{API}/forgotten", json={"name": "Ann"})
    send(posted)
    key = box.links()[0].partition("#key=")[2]
    body = {"password": PASSWORD, **change}
    assert browser.put(f"{API}/account/{path}", json=body).status_code == 200
    stolen = {"key": key, "password": "a password of another"}
    assert posted.browser().post(f"{API}/reset", json=stolen).status_code == 403


def test_asking_for_a_letter_does_not_tell_who_has_an_account(
    posted: ServedApp, box: Postbox
) -> None:
    confirmed(posted, box)
    known = posted.browser().post(f"{API}/forgotten", json={"name": "Ann"})
    unknown = posted.browser().post(f"{API}/forgotten", json={"name": "Nobody"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)


def test_a_letter_is_tried_again_until_it_arrives(posted: ServedApp, box: Postbox) -> None:
    box.answer = "451 come back later"
    sign_up(posted.browser(), email="ann@example.org")
    send(posted)
    assert box.letters == []
    assert posted.run(posted.services.outbox.counts) == (1, 0)
    send(posted)
    assert box.letters == []
    box.answer = "250 OK"
    posted.run(posted.services.outbox.put_off, 1, 1, -1.0)
    send(posted)
    assert len(box.letters) == 1
    assert posted.run(posted.services.outbox.counts) == (0, 0)


def test_a_letter_nobody_takes_is_not_tried_again(posted: ServedApp, box: Postbox) -> None:
    box.answer = "550 no such person"
    sign_up(posted.browser(), email="ann@example.org")
    send(posted)
    assert posted.run(posted.services.outbox.counts) == (0, 0)


def test_a_letter_is_given_up_after_seven_tries(posted: ServedApp, box: Postbox) -> None:
    box.answer = "451 come back later"
    sign_up(posted.browser(), email="ann@example.org")
    for _ in range(9):
        send(posted)
        posted.run(_now_due, posted)
    assert posted.run(posted.services.outbox.counts) == (0, 1)


async def _now_due(server: ServedApp) -> None:
    from sqlalchemy import update

    from saltire.server.store.schema import outbox

    async with server.services.engine.begin() as db:
        await db.execute(update(outbox).where(outbox.c.sent.is_(None)).values(due=0))


def test_the_wait_grows_fourfold_up_to_a_day() -> None:
    assert [back_off(tries) for tries in (1, 2, 3)] == [60, 240, 960]
    assert back_off(20) == 24 * 3600


def test_without_a_mail_server_no_letter_waits(server: ServedApp) -> None:
    sign_up(server.browser(), email="ann@example.org")
    assert server.run(server.services.outbox.counts) == (0, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_about_a_turn_says_how_to_stop_them(lang: str) -> None:
    templates = MessageTemplates("https://example.org/", "Saltire <games@example.org>", "secret")
    reader = {"id": "abc", "name": "Ann", "email": "ann@example.org", "lang": lang}
    letter = templates.turn(reader, "table1", "schotten", ["Bob\nBcc: evil@example.org"])
    assert "\n" not in letter["Subject"]
    assert letter["Bcc"] is None
    body = letter.get_content()
    assert "https://example.org/t/table1" in body
    stop = letter["List-Unsubscribe"].strip("<>")
    assert stop in body
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert templates.read_stop_key(stop.rpartition("/")[2]) == "abc"


def test_a_key_to_stop_letters_cannot_be_made_up() -> None:
    templates = MessageTemplates("", "", "secret")
    key = templates.stop_key("abc")
    assert templates.read_stop_key(key) == "abc"
    for forged in (
        "abd" + key[3:],
        key[:-1],
        "abc.",
        "",
        MessageTemplates("", "", "other").stop_key("abc"),
    ):
        assert templates.read_stop_key(forged) is None


def test_a_letter_is_stopped_by_its_link_and_nothing_else_changes(
    posted: ServedApp, box: Postbox
) -> None:
    browser = confirmed(posted, box)
    id = browser.get(f"{API}/me").json()["id"]
    templates = posted.run(posted.services.notifier.templates)
    assert isinstance(templates, MessageTemplates)
    mailer = TestClient(posted.app)
    mailer.portal = posted.first.portal
    link = f"/mail/stop/{templates.stop_key(id)}"
    assert "<button>" in mailer.get(link).text
    assert browser.get(f"{API}/account").json()["mail_turns"] is True
    assert mailer.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    account = browser.get(f"{API}/account").json()
    assert (account["mail_turns"], account["email_confirmed"]) == (False, True)
    assert browser.patch(f"{API}/letters", json={"mail_turns": True}).json()["mail_turns"] is True
    assert mailer.post("/mail/stop/nobody.123").status_code == 404


def test_the_host_can_try_the_mail_settings(posted: ServedApp, box: Postbox) -> None:
    browser = confirmed(posted, box)
    assert browser.post(f"{API}/host/letter").status_code == 403
    key = posted.run(posted.services.accounts.add_key, "host", 60.0)
    assert browser.post(f"{API}/host", json={"key": key}).json()["host"] is True
    assert browser.post(f"{API}/host/letter").status_code == 202
    send(posted)
    assert box.letters[-1]["Subject"] == "A test e-mail from Saltire"
