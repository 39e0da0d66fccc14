"""For hosts: the one-time link, barring, health, numbers, and pages that say what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from saltire.server.notify.smtp import Mailer
from saltire.server.settings import BadSetting, Settings, read_settings
from saltire.server.store import accounts
from saltire.server.store.engine import now_ms
from tests.server.people.served_app import API, PASSWORD, ServedApp, sign_up

ROOT = Path(__file__).parent.parent.parent.parent


def host(server: ServedApp) -> TestClient:
    browser = server.browser()
    browser.post(f"{API}/me", json={"name": "Hugh"})
    key = server.run(server.services.accounts.add_key, "host", 60.0)
    assert browser.post(f"{API}/host", json={"key": key}).json()["host"] is True
    return browser


def test_the_link_of_the_host_works_once(server: ServedApp) -> None:
    ann, eve = server.browser(), server.browser()
    for browser in (ann, eve):
        browser.post(f"{API}/me", json={})
    key = server.run(server.services.accounts.add_key, "host", 60.0)
    assert eve.post(f"{API}/host", json={"key": key[:-1]}).status_code == 403
    assert ann.post(f"{API}/host", json={"key": key}).status_code == 200
    assert eve.post(f"{API}/host", json={"key": key}).status_code == 403
    assert ann.get(f"{API}/me").json()["host"] is True
    assert eve.get(f"{API}/me").json()["host"] is False


def test_a_link_of_the_host_grows_old(server: ServedApp) -> None:
    ann = server.browser()
    ann.post(f"{API}/me", json={})
    key = server.run(server.services.accounts.add_key, "host", -1.0)
    assert ann.post(f"{API}/host", json={"key": key}).status_code == 403


def test_guessing_the_key_of_the_host_is_slowed_down(server: ServedApp) -> None:
    ann = server.browser()
    ann.post(f"{API}/me", json={})
    tries = [ann.post(f"{API}/host", json={"key": f"k{i}"}).status_code for i in range(11)]
    assert tries == [403] * 10 + [429]


def test_the_host_sees_how_the_server_fares_and_can_resign(server: ServedApp) -> None:
    browser = host(server)
    asked = {"game": "schotten", "seats": ["me", "open"]}
    browser.post(f"{API}/tables", json=asked)
    told = browser.get(f"{API}/host").json()
    assert told["people"] == {"guest": 1}
    assert told["tables"] == {"open": 1}
    assert (told["letters_waiting"], told["mail"]) == (0, False)
    assert browser.delete(f"{API}/host").status_code == 204
    assert browser.get(f"{API}/host").status_code == 403


def test_a_barred_person_is_signed_out_and_stays_out(server: ServedApp) -> None:
    browser, eve = host(server), server.browser()
    id = sign_up(eve, "Eve")["id"]
    token = eve.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
    assert browser.put(f"{API}/host/people/{id}", json={"barred": True}).status_code == 204
    assert eve.get(f"{API}/me").status_code == 401
    program = server.browser(Authorization=f"Bearer {token}")
    assert program.get(f"{API}/me").status_code == 401
    again = {"name": "Eve", "password": "nine boundary stones"}
    assert eve.post(f"{API}/sign-in", json=again).status_code == 403
    browser.put(f"{API}/host/people/{id}", json={"barred": False})
    assert eve.post(f"{API}/sign-in", json=again).status_code == 200


def test_a_barred_guest_does_not_come_back_as_another(server: ServedApp) -> None:
    browser = host(server)
    known = server.browser("198.51.100.7")
    known.post(f"{API}/me", json={"name": "Known"})
    sign_up(server.browser("203.0.113.5"), "Ann")
    eve = server.browser("203.0.113.5")
    id = eve.post(f"{API}/me", json={"name": "Eve"}).json()["id"]
    moved = server.browser("198.51.100.7", Cookie=f"saltire={eve.cookies['saltire']}")
    assert moved.get(f"{API}/me").json()["id"] == id
    browser.put(f"{API}/host/people/{id}", json={"barred": True})
    again = server.browser("198.51.100.7")
    for path, body in (("/me", {}), ("/account", {"name": "Eva", "password": PASSWORD})):
        refused = again.post(API + path, json=body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "forbidden")
    assert known.get(f"{API}/me").status_code == 200
    assert server.browser("192.0.2.99").post(f"{API}/me", json={}).status_code == 200
    signed_in = again.post(f"{API}/sign-in", json={"name": "Ann", "password": PASSWORD})
    assert signed_in.status_code == 200
    browser.put(f"{API}/host/people/{id}", json={"barred": False})
    assert server.browser("198.51.100.7").post(f"{API}/me", json={}).status_code == 200


def test_a_bar_covers_an_address_for_a_day(
    server: ServedApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, eve = host(server), server.browser("203.0.113.5")
    id = eve.post(f"{API}/me", json={"name": "Eve"}).json()["id"]
    browser.put(f"{API}/host/people/{id}", json={"barred": True})
    now = now_ms()
    for hours, status in ((23, 403), (25, 200)):
        monkeypatch.setattr(accounts, "now_ms", lambda later=hours: now + later * 3600_000)
        assert server.browser("203.0.113.5").post(f"{API}/me", json={}).status_code == status


def test_a_host_is_not_barred_and_nobody_is_not_found(server: ServedApp) -> None:
    browser = host(server)
    id = browser.get(f"{API}/me").json()["id"]
    assert browser.put(f"{API}/host/people/{id}", json={"barred": True}).status_code == 403
    assert browser.put(f"{API}/host/people/nobody", json={"barred": True}).status_code == 404


def test_the_server_says_that_it_is_well(server: ServedApp) -> None:
    assert server.browser().get("/health").json()["health"] == "well"


def test_the_numbers_tell_what_was_refused(server: ServedApp) -> None:
    stranger = server.browser(Origin="https://evil.example")
    stranger.post(f"{API}/me", json={})
    ann = server.browser()
    ann.post(f"{API}/me", json={})
    local = TestClient(server.app, client=("127.0.0.1", 1))
    local.portal = server.first.portal
    page = local.get("/metrics").text
    assert 'saltire_refused_total{code="foreign-origin"} 1.0' in page
    assert re.search(
        r'saltire_requests_total\{method="POST",route="\S*/me",status="200"\} 1.0', page
    )
    assert ann.get("/metrics").status_code == 403


def test_the_numbers_count_games(server: ServedApp) -> None:
    ann = server.browser()
    ann.post(f"{API}/me", json={})
    asked = {"game": "schotten", "seats": ["me", "me"]}
    table = ann.post(f"{API}/tables", json=asked).json()["id"]
    seat = ann.get(f"{API}/tables/{table}").json()["waiting"][0]
    state = ann.get(f"{API}/tables/{table}/state?seat={seat}").json()
    act = {"ply": state["ply"], "action": state["legal"][0], "cid": "1", "seat": seat}
    assert ann.post(f"{API}/tables/{table}/act", json=act).status_code == 200
    page = server.services.metrics.page().decode()
    assert "saltire_actions_total 1.0" in page
    assert "saltire_tables 1.0" in page


# What the pages say.


def documented() -> dict[str, str]:
    page = (ROOT / "docs" / "howto" / "host.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `SALTIRE_(\w+)` \|(.*?)\| \S", page, re.MULTILINE)
    return {name.lower(): default.strip().strip("`") for name, default in rows}


def test_the_page_lists_every_setting_with_its_default() -> None:
    real = {name: str(getattr(Settings(), name)) for name in Settings.model_fields}
    assert documented() == real


def test_a_setting_comes_from_the_environment_then_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "saltire.toml"
    file.write_text('port = 80\nlimits = 2\npublic_url = "https://games.example.org"\n')
    found = read_settings({"SALTIRE_SETTINGS": str(file), "SALTIRE_PORT": "81"})
    assert (found.port, found.limits, found.secure) == (81, 2.0, True)


@pytest.mark.parametrize(
    ("environment", "file", "fault"),
    [
        ({"SALTIRE_PORT": "80x"}, "", "SALTIRE_PORT cannot be '80x': int expected"),
        ({"SALTIRE_LIMITS": ""}, "", "SALTIRE_LIMITS cannot be '': float expected"),
        ({}, "port = 80.5", "SALTIRE_PORT cannot be '80.5': int expected"),
        ({}, "colour = 7", "saltire.toml: there is no setting 'colour'"),
        ({}, "port =", "saltire.toml cannot be read: "),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(
    tmp_path: Path, environment: dict[str, str], file: str, fault: str
) -> None:
    path = tmp_path / "saltire.toml"
    path.write_text(file)
    with pytest.raises(BadSetting) as caught:
        read_settings({"SALTIRE_SETTINGS": str(path), **environment})
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_command_line_comes_first_and_the_environment_is_read_only_when_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SALTIRE_PORT", "81")
    monkeypatch.setenv("SALTIRE_MAIL_FROM", " games@example.org ")
    found = read_settings(port=82, host=None)
    assert (found.port, found.host, found.mail_from) == (82, "127.0.0.1", "games@example.org")
    assert read_settings().port == 81
    assert Settings().port == 8642
    assert "secret" not in repr(Settings(smtp_password="secret", metrics_token="secret"))


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"smtp_security": "ssl"}, "starttls, tls, none"),
        ({"smtp_host": "localhost"}, "SALTIRE_MAIL_FROM"),
    ],
)
def test_a_wrong_mail_setting_stops_the_start(settings: dict[str, str], fault: str) -> None:
    with pytest.raises(BadSetting, match=fault):
        Mailer(Settings(**settings))  # type: ignore[arg-type]
