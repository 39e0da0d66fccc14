"""Studies: a tree of moves that is shared as text, and what is shown of each position in it."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from saltire import Dealer, Session
from saltire.games.registry import load
from saltire.i18n.words import LANGUAGES
from saltire.kernel.errors import IllegalAction, SaltireError
from saltire.kernel.lots import Lots
from saltire.record import Record
from saltire.study import position_engine
from saltire.study.line import BadStudy, Reached, Start
from saltire.study.step import describe_nodes, describe_step, hidden_lines
from saltire.study.tree import Study

GAMES = ("schotten", "swords", "hammer")
PROVED = "1: R7 R8 R9 | G1; 2: B1 B2 B4 | P9; hand: B5 B7 | P1 P2"


def a_game(name: str, choices: int) -> Record:
    """Play some random choices."""
    session = Session(load(name), Dealer(seed=3))
    lots = Lots(5)
    for _ in range(choices):
        if session.state.result() is not None:
            break
        seat = session.state.waiting_for()[0]
        legal = session.state.legal(seat)
        session.act(seat, legal[lots.below(len(legal))])
    return session.record


@pytest.mark.parametrize("name", GAMES)
def test_a_study_reads_back_from_its_text(name: str) -> None:
    study = Study.of(a_game(name, 12))
    nodes = study.nodes()
    assert [node.parent for node in nodes] == [None, *range(len(nodes) - 1)]
    assert study.line_to(len(nodes) - 1) == study.actions
    reached = Reached(study.start.load(), study.line_to(3))
    choice = describe_step(reached, None, "en", study.players)["choices"][-1]
    study.branches.append((3, (f"{choice['seat']} {choice['action']}",)))
    study.notes[len(nodes)] = "What about this? Já nevím."
    assert Study.from_text(study.text()) == study
    assert study.line_to(len(nodes))[-1] == study.branches[0][1][0]


def test_a_record_is_a_study_without_branches() -> None:
    record = a_game("schotten", 10)
    study = Study.from_text(record.text())
    assert study.actions == record.to_json()["actions"]
    assert study.players == record.players


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_put_in_words(lang: str) -> None:
    study = Study.of(a_game("schotten", 6))
    rows = describe_nodes(study, lang)
    assert rows[0]["parent"] is None
    assert all(row["said"] and row["seat"] in (0, 1) for row in rows[1:])


SOUND: dict[str, Any] = {"saltire_study": 1, "game": "schotten", "options": {"start_player": 0}}


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ([], "no study and no record"),
        ({**SOUND, "saltire_study": 2}, "only studies of format 1"),
        ({**SOUND, "game": "chess"}, "there is no game 'chess'"),
        ({**SOUND, "game": 3}, "game must be a text"),
        ({**SOUND, "options": {"no_such": 1}}, "no_such"),
        ({**SOUND, "options": {"position": "hand: R1"}}, "no options"),
        ({**SOUND, "options": {"title": "schotten"}}, "one of the options is not known"),
        ({**SOUND, "version": "77"}, "rules version '77'"),
        ({**SOUND, "position": "hand: R7 | R7"}, "R7 stands there twice"),
        ({**SOUND, "actions": "R7"}, "actions must be a list"),
        ({**SOUND, "actions": ["x" * 201]}, "characters each"),
        ({**SOUND, "actions": ["R7@3"]}, "move 1: "),
        ({**SOUND, "actions": ["9 R7@3"]}, "move 1: there is no seat 9"),
        ({**SOUND, "actions": ["x R7@3"]}, "'x' is no seat"),
        ({**SOUND, "branches": [[7, "0 R7@3"]]}, "there is no move 7"),
        ({**SOUND, "branches": [["0", "0 R7@3"]]}, "a branch is a list"),
        ({**SOUND, "branches": [[0, "R7@3"]]}, "an action is a seat and"),
        ({**SOUND, "branches": {}}, "branches must be a list"),
        ({**SOUND, "notes": {"9": "far away"}}, "move 9: there is a comment"),
        ({**SOUND, "notes": {"x": "nowhere"}}, "notes must be numbers"),
        ({**SOUND, "notes": {"0": "x" * 2001}}, "at most 2000 characters"),
        ({**SOUND, "notes": []}, "notes must be numbers"),
        ({**SOUND, "players": ["a"] * 13}, "at most 12"),
        ({**SOUND, "result": ["x"]}, "result must be a list"),
    ],
)
def test_what_is_no_study_is_refused_in_one_line(data: Any, what: str) -> None:
    with pytest.raises(SaltireError, match=r"^[^\n]+$") as refused:
        Study.from_text(json.dumps(data))
    assert what in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "x" * 300_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadStudy):
        Study.from_text(text)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_does_not_know_is_listed_apart(name: str) -> None:
    state = Reached(load(name), Study.of(a_game(name, 12)).actions).state
    for seat in range(len(load(name).seats)):
        hidden = hidden_lines(state, seat)
        assert hidden
        seen = str(state.view(seat)).splitlines()
        assert not set(hidden) & set(seen)


def test_a_position_shows_its_proofs_and_the_cards_not_seen() -> None:
    game = load("schotten", position=PROVED)
    reached = Reached(game, [])
    assert reached.deal(Lots(1)) == []
    found = {
        one["title"]: one["lines"]
        for one in describe_step(reached, 0, "en", ["Ann", "Bob"])["insights"]
    }
    proofs = " ".join(found["Proofs"])
    assert "Ann can prove stone 1 with colour run 24: R7 R8 R9." in proofs
    assert "Ann: stone 2 is not proved" in proofs
    assert any("cards not seen" in title for title in found)


BATTLE = (
    "Mar: Ross/E 1, Wallace 1; battle: Mar, round 3, attacker England; front: Ross/E, Wallace;"
    " now: battles > round > Scotland acts at A"
)


def test_the_odds_of_a_small_battle_are_exact() -> None:
    reached = Reached(load("hammer", position=BATTLE), [])
    found = {
        one["title"]: one["lines"]
        for one in describe_step(reached, 0, "en", ["Ann", "Bob"])["insights"]
    }
    # Wallace strikes first with one die and hits in three of six cases; Ross/E hits in two of six.
    odds = found["Battle odds, exact"][0]
    assert "England, who attacks, wipes out the enemy in 16.7 % of cases" in odds
    assert "Scotland in 50.0 %" in odds
    assert "in 33.3 % the attacker must retreat" in odds


def test_a_move_that_is_refused_names_its_rule() -> None:
    game = load("schotten", position=PROVED)
    with pytest.raises(IllegalAction) as refused:
        Reached(game, ["0 R1@3"])
    assert refused.value.rule


def test_the_engine_gives_chances_with_intervals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    request = {
        "start": Start("schotten", position=PROVED).to_json() | {"version": ""},
        "actions": [], "names": ["Ann", "Bob"], "lang": "de", "seat": None, "seconds": 0.4,
    }  # fmt: skip
    for is_open in (False, True):
        monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps({**request, "open": is_open})))
        position_engine.main()
        rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [row["done"] for row in rows] == [0.5, 1.0]
        for row in rows:
            assert sum(one["chance"] for one in row["chances"]) == pytest.approx(1)
            for one in [*row["chances"], *row["candidates"]]:
                assert 0 <= one["low"] <= one["chance"] <= one["high"] <= 1
            assert row["candidates"][0]["said"]


def test_a_game_that_is_over_has_its_result() -> None:
    rows: list[dict[str, Any]] = []
    request = {
        "start": {"game": "schotten", "position": "now: over 1 0"}, "actions": [],
        "names": ["Ann", "Bob"], "lang": "en", "seconds": 1,
    }  # fmt: skip
    position_engine.think(request, rows.append)
    assert [one["chance"] for one in rows[0]["chances"]] == [1.0, 0.0]


def test_intervals_narrow_with_more_games() -> None:
    wide, narrow = position_engine.interval(0.5, 16), position_engine.interval(0.5, 1600)
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 5
    assert position_engine.interval(1.0, 10)[0] < 1
    assert position_engine.interval(0.3, 0) == (0.0, 1.0)
