"""Ids, links, logs and settings keep secrets."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from saltire.server.app import create_app
from saltire.server.settings import BadSetting, Settings, read_settings
from saltire.server.store.engine import open_engine, without_password
from saltire.server.store.preflight import refusal
from tests.server.people.served_app import API, PASSWORD, ServedApp, sign_up
from tests.server.security.attacks import SCHOTTEN, guest, logged


def test_ids_and_keys_cannot_be_guessed(server: ServedApp) -> None:
    ann = guest(server)
    made = [ann.post(f"{API}/tables", json=SCHOTTEN).json()["id"] for _ in range(5)]
    links = [ann.post(f"{API}/tables/{id}/links", json={"seat": 1}).json()["key"] for id in made]
    for key in (*made, *links, ann.get(f"{API}/me").json()["id"]):
        assert len(key) >= 22
    assert len({*made, *links}) == 10
    assert server.browser().get(f"{API}/tables/{made[0][::-1]}").status_code == 404


def test_a_link_of_a_seat_can_be_revoked(server: ServedApp) -> None:
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


def test_no_route_takes_a_secret_in_a_query(server: ServedApp) -> None:
    secrets = re.compile(r"key|token|password|secret|salt|seed", re.IGNORECASE)
    for methods in server.app.openapi()["paths"].values():
        for method in methods.values():
            asked = [p["name"] for p in method.get("parameters", []) if p["in"] == "query"]
            assert not [name for name in asked if secrets.search(name)]
    ann = guest(server)
    query = server.browser().get(f"{API}/me?token={ann.cookies['saltire']}")
    assert query.status_code == 401


def test_no_secret_gets_into_the_log(server: ServedApp) -> None:
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


@pytest.mark.parametrize(
    "url", ["postgresql://a:still@b/c", "postgresql://b/c?user=a&password=still"]
)
def test_a_database_url_is_shown_without_its_password(url: str) -> None:
    assert "still" not in without_password(url)
    fault = refusal(open_engine(url), OSError("it does not answer"))
    assert "still" not in str(fault)
    assert "/c" in str(fault)


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    """It holds the cards nobody may see, addresses and hashes of passwords; so do the files beside it."""
    before = os.umask(0o022)
    try:
        with TestClient(
            create_app(Settings(database_url=f"sqlite:///{tmp_path}/new.db"))
        ) as client:
            client.post("/api/v1/me", json={}, headers={"X-Saltire": "1"})
            kept = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert set(kept) >= {"new.db", "new.db-wal"}
    assert set(kept.values()) == {0o600}


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1, *", "proxy.example.org", "10.0.0.1/8"])
def test_nobody_is_believed_to_be_everybodys_proxy(proxies: str) -> None:
    """Whoever is believed chooses the address that is counted, and could be this machine for /metrics."""
    with pytest.raises(BadSetting, match="SALTIRE_PROXIES"):
        read_settings({"SALTIRE_PROXIES": proxies})
    assert read_settings({"SALTIRE_PROXIES": "10.0.0.0/8, ::1"}).proxies == "10.0.0.0/8, ::1"


def test_settings_do_not_print_their_secrets() -> None:
    told = repr(
        Settings(
            smtp_password="hush", metrics_token="quiet", database_url="postgresql://a:still@b/c"
        )
    )
    assert not re.search("hush|quiet|still", told)
