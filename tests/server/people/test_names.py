"""Names: nobody looks like an account that is not theirs."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from saltire.server.store.engine import open_engine
from saltire.server.store.migrate import upgrade
from saltire.server.store.names import fault_in, skeleton
from tests.server.people.served_app import API, PASSWORD, ServedApp, serve_app, sign_up

CYRILLIC_PAX = "\u0440\u0430\u0445"
"""Er, a, ha: it looks like `pax`."""


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Ann\u202eeve", "invisible"),  # right-to-left override
        ("Ann\u200b", "invisible"),
        ("An\u00adn", "invisible"),  # soft hyphen
        ("Ann\u3164", "invisible"),  # Hangul filler
        ("Ann\u2800", "invisible"),  # Braille blank
        ("Ann\ufe0f", "invisible"),
        ("Ann\u2003Smith", "invisible"),
        ("Ann\ue000", "invisible"),
        ("\u200b\u2060", "can see"),
        ("\u0410nn", "one script"),  # Cyrillic A
        ("Ann\u03bf", "one script"),  # Greek omicron
        ("Z\u0300\u0301\u0302\u0303", "accents"),
    ],
)
def test_a_name_that_deceives_is_refused(name: str, fault: str) -> None:
    assert fault in (fault_in(name) or "")


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë O'Neill-3",
        "Žaneta",
        "Őrs",
        "Иван",
        "Γιώργος",
        "田中 Ken",
        "さくら",
        "김민준",
        "מיכל",
        "🦊 fox",
    ],
)
def test_names_of_people_are_fine(name: str) -> None:
    assert fault_in(name) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("pax", CYRILLIC_PAX),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Arnold", "Amold"),
        ("AB", "\u0391\u0392"),  # Greek capitals
        ("Ann", "\uff21\uff4e\uff4e"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_differ_have_skeletons_of_their_own() -> None:
    names = ["Ann", "Anna", "Jana", "Jána", "Kai", "Kal", "Ali", "All", "Иван", "Bob", "Ann Smith"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_guest_carries_no_name_of_an_account(server: ServedApp) -> None:
    sign_up(server.browser(), "Pax")
    for name in ("Pax", "pAX", " pax ", CYRILLIC_PAX):
        answer = server.browser().post(f"{API}/me", json={"name": name})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict"), name
    eve = server.browser()
    eve.post(f"{API}/me", json={"name": "Eve"})
    assert eve.patch(f"{API}/me", json={"name": "PAX"}).status_code == 409
    assert eve.get(f"{API}/me").json()["name"] == "Eve"


def test_two_accounts_never_look_alike(server: ServedApp) -> None:
    sign_up(server.browser(), "Pax")
    wanted = {"name": CYRILLIC_PAX, "password": PASSWORD}
    assert (
        server.browser().post(f"{API}/account", json=wanted).json()["error"]["code"] == "conflict"
    )
    bob = server.browser()
    sign_up(bob, "Bob")
    assert bob.patch(f"{API}/me", json={"name": CYRILLIC_PAX}).status_code == 409
    assert bob.patch(f"{API}/me", json={"name": "B0B"}).status_code == 200


def test_a_name_that_deceives_is_refused_with_its_reason(server: ServedApp) -> None:
    for path, more in (("/me", {}), ("/account", {"password": PASSWORD})):
        answer = server.browser().post(API + path, json={"name": "Ann\u202e", **more})
        assert answer.status_code == 400
        assert answer.json()["error"] == {
            "code": "bad-name",
            "message": "a name has no invisible characters",
        }
    ann = server.browser()
    ann.post(f"{API}/me", json={"name": "Ann"})
    assert ann.patch(f"{API}/me", json={"name": "Ann\u200b"}).status_code == 400


def test_whoever_has_an_odd_name_already_keeps_it(tmp_path: Path) -> None:
    with serve_app(tmp_path) as server:
        for name in ("Ann", "Bob"):
            sign_up(server.browser(), name)
    with sqlite3.connect(tmp_path / "saltire.db") as db:
        odd = "\u0410nn\u200b"
        db.execute("UPDATE people SET name = ?, login = ? WHERE name = 'Bob'", (odd, "\u0430nn"))
        for index in (
            "people_by_skeleton",
            "keys_of_person",
            "notes_of_person",
            "outbox_of_person",
            "ratings_by_game",
        ):
            db.execute(f"DROP INDEX {index}")
        newer = ("people skeleton", "people private", "sessions address", "seats share")
        for table, column in (one.split() for one in (*newer, "ratings shown", "ratings best")):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        db.execute("ALTER TABLE tables DROP COLUMN position")
        for table in ("address_bars", "puzzle_tries", "puzzle_ratings", "reviews"):
            db.execute(f"DROP TABLE {table}")
        db.execute("UPDATE alembic_version SET version_num = '0002'")
    db.close()
    asyncio.run(_upgraded(tmp_path / "saltire.db"))
    with serve_app(tmp_path) as server:
        for name in ("Ann", odd):
            browser = server.browser()
            answer = browser.post(f"{API}/sign-in", json={"name": name, "password": PASSWORD})
            assert answer.json()["name"] == name
            assert browser.patch(f"{API}/me", json={"name": name, "lang": "de"}).status_code == 200
        assert server.browser().post(f"{API}/me", json={"name": "ANN"}).status_code == 409


async def _upgraded(database: Path) -> None:
    engine = open_engine(f"sqlite:///{database}")
    await upgrade(engine)
    await engine.dispose()


@pytest.mark.parametrize(
    "name", ["Host", "saltire", "Greedy", "GREEDY", "Bot: Greedy", "Raffke", "Admin"]
)
def test_nobody_is_called_like_the_server_or_a_bot(server: ServedApp, name: str) -> None:
    for path, more in (("/me", {}), ("/account", {"password": PASSWORD})):
        answer = server.browser().post(API + path, json={"name": name, **more})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict"), path
    ann = server.browser()
    ann.post(f"{API}/me", json={"name": "Ann"})
    assert ann.patch(f"{API}/me", json={"name": name}).status_code == 409
    at_one_device = {"game": "schotten", "seats": ["me", "me"], "names": ["Ann", name]}
    assert ann.post(f"{API}/tables", json=at_one_device).status_code == 409


@pytest.mark.parametrize("name", ["Hostess", "Robotica", "Guest", "Harriet", "Hammersmith"])
def test_names_that_only_resemble_those_of_the_server_are_fine(
    server: ServedApp, name: str
) -> None:
    assert server.browser().post(f"{API}/me", json={"name": name}).status_code == 200
