"""What the host's page shows and does: figures, settings, people, tables and backups, for hosts only."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from saltire import i18n
from saltire.server.settings import Settings, read_settings
from saltire.server.store.backup import restore
from tests.server.hosts.test_host import host
from tests.server.people.served_app import API, PASSWORD, ServedApp, serve_app, sign_up

LOCALES = Path(i18n.__file__).with_name("locales")
LANGUAGES = ("en", "de", "fr", "hu", "cs")
OPEN = {"game": "schotten", "seats": ["me", "open"]}
ALONE = {"game": "schotten", "seats": ["me", "me"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedApp]:
    with serve_app(tmp_path, backup_folder=str(tmp_path / "copies")) as found:
        yield found


def visitor(server: ServedApp, name: str, address: str = "192.0.2.7") -> TestClient:
    browser = server.browser(address)
    browser.post(f"{API}/me", json={"name": name})
    return browser


def test_every_route_of_the_host_is_for_hosts_only(server: ServedApp) -> None:
    ann, guest = server.browser(), visitor(server, "Eve")
    sign_up(ann, "Ann")
    token = ann.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
    program = server.browser(Authorization=f"Bearer {token}")
    routes = [
        (method.upper(), path.replace("{id}", "x").replace("{name}", "x"))
        for path, methods in server.app.openapi()["paths"].items()
        for method in methods
        if path.startswith(f"{API}/host") and (method, path) != ("post", f"{API}/host")
    ]
    assert len(routes) == 13
    bodies = {
        "/host/people/x": {"barred": True}, "/host/backups": {"form": "lines"},
        "/host/addresses": {"address": "192.0.2.7", "hours": 1},
    }  # fmt: skip
    for method, path in routes:
        body = bodies.get(path.removeprefix(API)) if method in ("POST", "PUT") else None
        for who, status in ((server.browser(), 401), (guest, 403), (ann, 403), (program, 403)):
            answer = who.request(method, path, json=body)
            assert answer.status_code == status, (method, path, answer.text)


# Figures and settings.


def test_the_figures_are_those_of_the_server(server: ServedApp, tmp_path: Path) -> None:
    browser = host(server)
    table = browser.post(f"{API}/tables", json=ALONE).json()["id"]
    seat = browser.get(f"{API}/tables/{table}").json()["waiting"][0]
    state = browser.get(f"{API}/tables/{table}/state?seat={seat}").json()
    act = {"ply": state["ply"], "action": state["legal"][0], "cid": "1", "seat": seat}
    browser.post(f"{API}/tables/{table}/act", json=act)
    with browser.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        told = browser.get(f"{API}/host").json()
    process = told["process"]
    assert (process["actions"], process["tables"], process["sockets"]) == (1, 1, 1)
    assert 0 < process["actions_per_second"] < 10
    assert 0 < process["uptime"] < 600
    assert process["memory"] > 10_000_000
    assert (told["processes"], told["database"]["kind"]) == (1, "SQLite")
    assert told["database"]["bytes"] >= (tmp_path / "saltire.db").stat().st_size
    assert told["queues"] == {"hints": 0, "reviews": 0, "imports": 0, "downloads": 0}
    assert told["pruned"] == {"tables": 0, "guests": 0, "last": None}


def test_the_turn_at_pruning_is_told(server: ServedApp) -> None:
    browser = host(server)
    assert server.run(server.services.pruner.take_turn)
    server.services.metrics.deletions.labels("guests").inc(3)
    told = browser.get(f"{API}/host").json()["pruned"]
    assert (told["tables"], told["guests"]) == (0, 3)
    assert abs(told["last"] - time.time() * 1000) < 60_000


def test_settings_are_shown_with_their_source_and_secrets_are_not(tmp_path: Path) -> None:
    file = tmp_path / "saltire.toml"
    file.write_text('limits = 2\nsmtp_password = "hunter2"\n')
    settings = read_settings(
        {"SALTIRE_SETTINGS": str(file), "SALTIRE_BOT_SECONDS": "3"},
        database_url=f"sqlite:///{tmp_path / 'saltire.db'}",
    )
    given = {name: getattr(settings, name) for name in Settings.model_fields}
    with serve_app(tmp_path, **given) as server:
        server.services.settings._sources.update(settings.sources)
        answer = host(server).get(f"{API}/host/settings")
    assert "hunter2" not in answer.text
    rows = {row["name"]: row for row in answer.json()["settings"]}
    assert list(rows) == list(Settings.model_fields)
    shown = {name: (rows[name]["value"], rows[name]["source"]) for name in rows}
    assert shown["limits"] == ("2.0", "file")
    assert shown["bot_seconds"] == ("3.0", "environment")
    assert shown["database_url"][1] == "command-line"
    assert shown["port"] == ("8642", "default")
    assert (rows["smtp_password"]["secret"], rows["smtp_password"]["is_set"]) == (True, True)
    assert (rows["metrics_token"]["secret"], rows["metrics_token"]["is_set"]) == (True, False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_is_explained_in_every_language(lang: str) -> None:
    page = (LOCALES / f"web_host.{lang}.ftl").read_text(encoding="utf-8")
    explained = re.findall(r"^web-host-setting-(\w+) = \S", page, re.MULTILINE)
    assert sorted(explained) == sorted(Settings.model_fields)


def test_the_password_of_the_database_is_not_shown() -> None:
    from saltire.server.api.host import _setting

    held = Settings(database_url="postgresql://ann:secret@db/saltire")
    assert _setting(held, "database_url").value == "postgresql://ann:***@db/saltire"


# People and addresses.


def test_people_are_found_by_a_part_of_their_name_and_barred(server: ServedApp) -> None:
    browser = host(server)
    sign_up(server.browser("203.0.113.5"), "Evelyn")
    for name in ("Eve", "Steve 100%", "Bob"):
        visitor(server, name, "203.0.113.6")

    def found(**asked: object) -> list[str]:
        told = browser.get(f"{API}/host/people", params=asked).json()["people"]  # type: ignore[arg-type]
        return sorted(one["name"] for one in told)

    assert found(name="EVE") == ["Eve", "Evelyn", "Steve 100%"]
    assert found(name="0%") == ["Steve 100%"]
    assert found(barred=True) == []
    (evelyn,) = browser.get(f"{API}/host/people?name=evelyn").json()["people"]
    assert (evelyn["kind"], evelyn["barred"], evelyn["host"]) == ("account", False, False)
    browser.put(f"{API}/host/people/{evelyn['id']}", json={"barred": True})
    told = browser.get(f"{API}/host/people?barred=true").json()
    assert [one["name"] for one in told["people"]] == ["Evelyn"]
    assert [(one["address"], one["person"]) for one in told["addresses"]] == [
        ("203.0.113.5", "Evelyn")
    ]


def test_an_address_is_barred_and_let_in_again(server: ServedApp) -> None:
    browser, path = host(server), f"{API}/host/addresses"
    sign_up(server.browser("203.0.113.5"), "Ann")

    def newcomer(address: str) -> int:
        return server.browser(address).post(f"{API}/me", json={}).status_code

    for address, other in (("203.0.113.5", "203.0.113.5"), ("2001:db8::7", "2001:db8::99")):
        assert browser.put(path, json={"address": address, "hours": 48}).status_code == 204
        assert newcomer(other) == 403
        listed = browser.get(f"{API}/host/people").json()["addresses"]
        assert [one["person"] for one in listed] == ["Hugh"]
        signs_in = {"name": "Ann", "password": PASSWORD}
        assert server.browser(other).post(f"{API}/sign-in", json=signs_in).status_code == 200
        browser.put(path, json={"address": listed[0]["address"], "hours": 0})
        assert newcomer(other) == 200
    for wrong in ("nowhere", "203.0.113", "::g"):
        assert browser.put(path, json={"address": wrong, "hours": 1}).status_code == 400


# Tables.


def test_tables_are_found_and_an_abandoned_one_is_closed(server: ServedApp, tmp_path: Path) -> None:
    browser, ann = host(server), visitor(server, "Ann")
    waits, plays, old = (
        ann.post(f"{API}/tables", json=asked).json()["id"] for asked in (OPEN, ALONE, ALONE)
    )
    with sqlite3.connect(tmp_path / "saltire.db") as db:
        db.execute("UPDATE tables SET created = 5 WHERE id = ?", (old,))
        db.execute("UPDATE happenings SET at = 5 WHERE table_id = ?", (old,))
    db.close()

    def found(**asked: object) -> set[str]:
        told = browser.get(f"{API}/host/tables", params=asked).json()  # type: ignore[arg-type]
        return {one["id"] for one in told["tables"]}

    assert found() == {waits, plays, old}
    assert found(state="open") == {waits}
    assert found(search=old) == found(idle_days=7) == {old}
    assert found(search="aN") == {waits, plays, old}
    assert found(search="bob") == set()
    for table in (old, waits):
        assert browser.delete(f"{API}/host/tables/{table}").status_code == 204
        assert browser.delete(f"{API}/host/tables/{table}").json()["error"]["code"] == "over"
        closed = ann.get(f"{API}/tables/{table}").json()
        assert (closed["state"], closed["waiting"], closed["result"]) == ("dropped", [], None)
    assert found() == {plays}
    assert browser.delete(f"{API}/host/tables/nowhere").status_code == 404
    log = ann.get(f"{API}/tables/{old}/state?seat=0").json()["log"]
    assert log[-1]["lines"] == ["The table is closed."]


def test_whoever_plays_sees_at_once_that_the_table_is_closed(server: ServedApp) -> None:
    browser, ann = host(server), visitor(server, "Ann")
    table = ann.post(f"{API}/tables", json={**ALONE, "pace": {"kind": "days", "days": 2}})
    id = table.json()["id"]
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "watch", "table": id, "seat": 0})
        while socket.receive_json()["type"] != "state":
            pass
        browser.delete(f"{API}/host/tables/{id}")
        news = socket.receive_json()
        while news["type"] != "news" or not news["log"]:
            news = socket.receive_json()
    assert news["info"]["state"] == "dropped"
    act = {"ply": 1, "action": "R7@3", "cid": "1", "seat": 0}
    assert ann.post(f"{API}/tables/{id}/act", json=act).json()["error"]["code"] == "over"
    assert server.run(server.services.table_store.out_of_time, 2**52) == []


# Backups.


def made(browser: TestClient) -> list[dict[str, object]]:
    until = time.monotonic() + 60
    while (told := browser.get(f"{API}/host/backups").json())["making"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert told["failed"] is None
    backups: list[dict[str, object]] = told["backups"]
    return backups


@pytest.mark.parametrize(("form", "ending"), [("sqlite", ".db"), ("lines", ".jsonl.gz")])
def test_a_backup_is_made_downloaded_restored_and_deleted(
    server: ServedApp, tmp_path: Path, form: str, ending: str
) -> None:
    browser = host(server)
    table = browser.post(f"{API}/tables", json=ALONE).json()["id"]
    path = f"{API}/host/backups"
    assert browser.post(path, json={"form": form}).status_code == 202
    assert browser.post(path, json={"form": form}).json()["error"]["code"] == "conflict"
    (one,) = made(browser)
    assert str(one["name"]).endswith(ending)
    assert browser.get(f"{API}/host").json()["backup"] == one["made"]
    answer = browser.get(f"{path}/{one['name']}")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.headers["cache-control"] == "no-store"
    copy = tmp_path / f"copy{ending}"
    copy.write_bytes(answer.content)
    restore(f"sqlite:///{tmp_path / 'again.db'}", copy)
    with sqlite3.connect(tmp_path / "again.db") as db:
        assert db.execute("SELECT id FROM tables").fetchall() == [(table,)]
    db.close()
    assert browser.delete(f"{path}/{one['name']}").status_code == 204
    assert made(browser) == []


def test_no_other_file_can_be_downloaded(server: ServedApp, tmp_path: Path) -> None:
    browser = host(server)
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "notes.txt").write_text("mine")
    (tmp_path / "saltire-20260101-000000.db").write_text("outside")
    for name in ("notes.txt", "..%2Fsaltire.db", "..%2Fsaltire-20260101-000000.db", "%2Fetc"):
        for method in ("GET", "DELETE"):
            answer = browser.request(method, f"{API}/host/backups/{name}")
            assert answer.status_code in (404, 405), (name, answer.text)
    assert browser.get(f"{API}/host/backups").json()["backups"] == []
    assert (tmp_path / "saltire.db").exists()


def test_a_backup_that_fails_says_why(server: ServedApp, tmp_path: Path) -> None:
    browser = host(server)
    (tmp_path / "copies").write_text("a file where the folder should be")
    browser.post(f"{API}/host/backups", json={"form": "sqlite"})
    until = time.monotonic() + 60
    while not (failed := browser.get(f"{API}/host/backups").json()["failed"]):
        assert time.monotonic() < until
        time.sleep(0.05)
    assert "could not be made" in failed
