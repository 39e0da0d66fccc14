"""Hammer of the Scots by the command: a first year typed line by line, saved, resumed, replayed, verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saltire import Dealer, Record, Session, load
from saltire.bots.registry import make_bot
from saltire.games.hammer.rules.board import War
from tests.cli.run_command import saltire

SEED = 5
WORDS = ("play", "hammer", "--hotseat", "--seed", SEED, "--save")


@pytest.fixture(scope="module")
def first_year() -> list[str]:
    """Write down what two bots do in 1297, as a person would type it."""
    game = load("hammer")
    session = Session(game, Dealer(SEED))
    bots = [make_bot(game, "greedy", seat) for seat in (0, 1)]
    while isinstance(session.state, War) and session.state.turn.year < 1298:
        seat = session.state.waiting_for()[0]
        session.act(seat, bots[seat].choose(session.state.view(seat), [], 1.0))
    return [text for by, text in session.record.plies if by >= 0]


def chosen(file: Path) -> list[str]:
    """List the actions of people in a saved game."""
    rows = json.loads(file.read_text())["actions"]
    return [row[2:] for row in rows if row[0] in "01"]


def test_a_first_year_is_typed_saved_resumed_replayed_and_verified(
    tmp_path: Path, first_year: list[str]
) -> None:
    file = tmp_path / "war.json"
    half = len(first_year) // 2
    output = saltire(tmp_path, *WORDS, file, typed="\n".join([*first_year[:half], "quit"]))
    assert (output.returncode, output.stderr) == (0, "")
    assert chosen(file) == first_year[:half]
    again = saltire(
        tmp_path, "play", "--resume", file, typed="\n".join([*first_year[half:], "log", "quit"])
    )
    assert (again.returncode, again.stderr) == (0, "")
    assert chosen(file) == first_year
    assert "The year 1298 begins." in again.stdout
    assert "Winter of 1297: nobles go home, troops disband." in again.stdout
    assert not Record.read(file).result
    assert "draws proved, game not over" in saltire(tmp_path, "verify", file).stdout
    replayed = saltire(tmp_path, "replay", file)
    assert replayed.returncode == 0
    assert "The year 1298 begins." in replayed.stdout


def test_moves_are_taken_back_until_something_is_revealed(tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    lines = ["1", "2", "undo", "wallace angus", "undo", "wallace angus", "end", "undo", "quit"]
    output = " ".join(saltire(tmp_path, *WORDS, file, typed="\n".join(lines)).stdout.split())
    assert output.count("That cannot be taken back: something was revealed") == 2
    assert "Taken back: Move Wallace from Fife to Angus and attack." in output
    assert chosen(file)[2:] == ["move Wallace", "to Angus", "end"]


def test_of_several_short_ways_each_is_named_as_it_can_be_typed(tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    lines = ["3", "2", "northumber carrick", "2", "look carrick", "undo"]
    lines += ["northumber lennox carrick", "quit"]
    output = " ".join(saltire(tmp_path, *WORDS, file, typed="\n".join(lines)).stdout.split())
    ways = "1:northumber infantry lennox carrick 2:northumber infantry lanark carrick."
    assert f"Several ways are as short: {ways} Type the number" in output
    assert "black borders (6 blocks): Lennox, Lanark 1/6 and Annan" in output
    assert "Taken back: Move the Northumber Infantry from Mentieth to Carrick" in output
    assert chosen(file)[2:5] == ["move Northumber Infantry", "to Lennox", "to Carrick"]


def test_help_and_rules_speak_of_this_game(tmp_path: Path) -> None:
    output = saltire(tmp_path, *WORDS, tmp_path / "war.json", typed="?\nrules\nrules 5.5\n").stdout
    assert "rules 5.5 · rules border" in output
    assert "Type a rule's number or a word: rules 5.5, rules border." in output
    assert "5.5  Retreat: leaving the battle." in output
