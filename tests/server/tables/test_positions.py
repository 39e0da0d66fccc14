"""Practice tables that begin with a position: checked, unrated, kept and replayed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saltire.record import Record
from tests.server.tables.lobby import Lobby, open_lobby

TEXT = "1: R7 R8 R9 | G1 G2 ; 2: B7 B8 B9 | - ; hand: B1 B2 R1 | P1 P2 P3 ; claimed: 3 | 5"
ASKED: dict[str, Any] = {"game": "schotten"}


def test_a_table_begins_with_a_position_and_stands_there_again(tmp_path: Path) -> None:
    with open_lobby(tmp_path) as lobby:
        ann, bob = lobby.player("Ann"), lobby.player("Bob")
        opened = ann.post("/tables", **ASKED, position=TEXT, seats=["me", "open"], public=True)
        table = opened["id"]
        assert opened["position"] is True
        assert "P1 P2 P3" not in json.dumps(opened)
        bob.post(f"/tables/{table}/join")
        state = ann.state(table)
        assert state["view"]["hand"] == ["R1", "B1", "B2"]
        assert "P3" not in json.dumps(state["view"]["stones"])
        ann.acts(table, "R1@4")
        ann.acts(table, "claim 1")
        told = ann.get(f"/tables/{table}/record")
        assert "hand: R1 B1 B2 | 3?" in told["position"]
        assert [row["position"] for row in bob.get("/tables?list=playing")["tables"]] == [True]
    with open_lobby(tmp_path) as lobby:  # read anew from the database
        ann = lobby.player("Ann again")
        assert ann.get(f"/tables/{table}")["ply"] >= 2


def test_its_record_names_the_position_and_replays(tmp_path: Path) -> None:
    with open_lobby(tmp_path) as lobby:
        ann = lobby.player("Ann")
        table = ann.post("/tables", **ASKED, position=TEXT, seats=["me", "me"])["id"]
        for action in ("R1@4", "claim 1", "claim 2"):
            ann.acts(table, action)
        text = json.dumps(ann.get(f"/tables/{table}/record"))
        record = Record.from_text(text)
        assert record.result == (1.0, 0.0)
        assert record.game.begins.startswith("game: schotten\n1: R7 R8 R9 | G1 G2\n")
        record.verify()
        study = ann.post("/records", record=json.loads(text), ply=1)["id"]
        assert "claim 2" in ann.state(study)["legal"]


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"position": "x" * 20_001}, "position"),
        ({"position": "hand: R7 | R7"}, "position: hand: R7 stands there twice (rule 1.1)"),
        ({"position": "@/etc/passwd"}, "has no colon"),
        ({"position": "seen by: 0"}, "this is what one seat knows"),
        ({"position": "now: over 1 0"}, "the game is over in it"),
        ({"position": "game: hammer"}, "this is schotten, not 'hammer'"),
        ({"options": {"position": TEXT}}, "options: position is a field of its own"),
        ({"position": TEXT, "rated": True}, "rated: a game from a position is practice"),
    ],
)
def test_what_cannot_begin_a_table_is_refused(
    given: dict[str, Any], what: str, lobby: Lobby
) -> None:
    asked = {**ASKED, "seats": ["me", "me"], **given}
    answer = lobby.player("Ann").ask("POST", "/tables", **asked)
    assert answer.status_code == 400
    assert what in answer.json()["error"]["message"]
