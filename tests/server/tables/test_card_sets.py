"""Card sets at a table: shipped ones by name, one's own as text. Nothing from outside names a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saltire.games.swords import card_file
from saltire.record import Record
from saltire.server.tables.wording import _log_wording
from tests.server.tables.lobby import Lobby, open_lobby

TEXT = (
    Path(card_file.__file__)
    .with_name("data")
    .joinpath("plain.toml")
    .read_text(encoding="utf-8")
    .replace('title = "Recruits"', 'title = "Rabble"', 1)
)
ASKED: dict[str, Any] = {"game": "swords", "options": {"cards": "mine", "players": 2}}


@pytest.mark.parametrize("named", ["/etc/passwd", "/dev/zero", "/nowhere", "full.toml", "mine#01"])
def test_an_option_is_never_the_name_of_a_file(named: str, lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = {"game": "swords", "options": {"cards": named}, "seats": ["me"] * 4}
    answer = ann.ask("POST", "/tables", **table)
    assert answer.status_code == 400
    assert "there is no set of that name" in answer.json()["error"]["message"]
    record = {"saltire": 1, "game": "swords", "version": "1", "options": {"cards": named}}
    imported = ann.ask("POST", "/records", record=record)
    assert imported.status_code == 400
    assert "TOML" not in imported.text


def test_a_set_of_ones_own_is_shown_played_and_replayed(tmp_path: Path) -> None:
    with open_lobby(tmp_path) as lobby:
        ann, bob = lobby.player("Ann"), lobby.player("Bob")
        table = ann.post("/tables", **ASKED, card_set=TEXT, seats=["me", "open"], public=True)["id"]
        bob.connects()
        assert bob.watches(table)["card_set"] == TEXT  # before he sits down
        bob.post(f"/tables/{table}/join")
        label = bob.state(table)["info"]["options"]["cards"]
        assert label.startswith("mine#")
        next(one for one in (ann, bob) if one.state(table)["legal"]).acts(table)
        ann.does(table, "resign")
        record = ann.get(f"/tables/{table}/record")
        assert Record.from_text(json.dumps(record)).game.card_set == TEXT
        study = ann.post("/records", record=record, ply=0)["id"]
    with open_lobby(tmp_path) as lobby:  # read anew from the database
        ann = lobby.player("Ann again")
        assert ann.state(study)["card_set"] == TEXT
        assert [t["id"] for t in ann.get("/tables?list=over")["tables"]] in ([], [table])


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"card_set": "x" * 49_153}, "card_set"),
        ({"card_set": "this is no set"}, "this is not TOML"),
        ({"card_set": TEXT, "game": "schotten", "options": {}}, "card_set"),
        ({"options": {"cards": "mine", "card_set": TEXT}}, "a field of its own"),
        ({"card_set": "a." * 20_000 + "a=1"}, "dots"),
        ({"card_set": "a=" + "9" * 5_000}, "this is not TOML"),
        ({"card_set": TEXT.replace("Rabble", "\\u202eRabble")}, "characters that can be seen"),
        ({"card_set": TEXT.replace("Rabble", "\\u001b[2JRabble")}, "characters that can be seen"),
        ({"options": {"title": "swords"}}, "not known"),
    ],
)
def test_what_is_no_card_set_is_refused(given: dict[str, Any], what: str, lobby: Lobby) -> None:
    answer = lobby.player("Ann").ask("POST", "/tables", **{**ASKED, "seats": ["me", "me"], **given})
    assert answer.status_code == 400
    assert what in answer.json()["error"]["message"]


def test_a_listing_reads_no_card_set(lobby: Lobby) -> None:
    """Fifty sets of other people's would keep everybody waiting, each time somebody looks for a table."""
    ann = lobby.player("Ann")
    asked = {**ASKED, "seats": ["me", "open"], "public": True}
    for i in range(3):
        ann.post("/tables", **asked, card_set=f"{TEXT}\n# {i}")
    card_file._own.cache_clear()
    listed = ann.get("/tables")["tables"]
    assert [len(table["seats"]) for table in listed] == [2, 2, 2]
    assert {seat["role"] for table in listed for seat in table["seats"]} == {"first", "second"}
    assert card_file._own.cache_info().misses == 0


def test_sets_of_one_name_do_not_lend_each_other_their_words(lobby: Lobby) -> None:
    """Else whoever calls a set as you have called yours writes what your table reads."""
    ann = lobby.player("Ann")
    asked = {**ASKED, "seats": ["me", "open"]}
    made = [
        ann.post("/tables", **asked, card_set=text) for text in (TEXT, TEXT.replace("Rabble", "R"))
    ]
    assert made[0]["options"] == made[1]["options"]
    loaded = lobby.server.services.tables.cache
    wordings = {id(_log_wording("en", loaded[table["id"]])) for table in made}
    assert len(wordings) == 2
