"""`saltire lab`: balance of the seats, and self-play as a dataset."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

import saltire as package
from saltire.arena.balance import Balance, self_play_schedule
from saltire.arena.match import Match
from saltire.arena.process_runner import play_locally
from saltire.kernel.lots import Lots
from tests.cli.run_command import saltire


def test_balance_shows_every_value_with_its_intervals_and_a_plot(tmp_path: Path) -> None:
    words = ["lab", "balance", "schotten", "--option", "start-player", "--bot", "random",
             "--games", "6", "--out", tmp_path / "lab"]  # fmt: skip
    run = saltire(tmp_path, *words)
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert lines[0] == "| start_player | games | first | second | plies |"
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| drawn", "| 0", "| 1"]
    data = json.loads((tmp_path / "lab" / "balance-start_player.json").read_text())
    for row in data["values"]:
        assert row["games"] == 6
        assert sum(seat["mean"] for seat in row["seats"].values()) == pytest.approx(1)
    assert (tmp_path / "lab" / "balance-start_player.png").read_bytes().startswith(b"\x89PNG")
    assert saltire(tmp_path, *words).stdout == run.stdout


def test_balance_of_several_player_counts_leaves_the_missing_seats_empty(tmp_path: Path) -> None:
    run = saltire(tmp_path, "lab", "balance", "swords", "--option", "players", "2", "3", "--bot",
                   "random", "--games", "2")  # fmt: skip
    rows = run.stdout.splitlines()
    assert rows[2].split(" | ")[4] == ""
    assert rows[3].split(" | ")[4] != ""


def test_the_seat_that_wins_is_the_one_that_is_shown() -> None:
    """The shares are those of the records, seat by seat."""
    schedule = self_play_schedule(package.load("schotten", start_player=1), "random", 40, 3, 20.0)
    assert schedule.rotations == 1
    match = Match(schedule)
    won = [0.0, 0.0]
    for outcome, record in play_locally(schedule, schedule.fixtures(), 1):
        match.results.add(outcome, record)
        assert record["actions"][12].startswith("1 ")
        won = [won[seat] + record["result"][seat] for seat in (0, 1)]
    balance = Balance("start_player", [(1, schedule)])
    balance.play(lambda schedule, fixtures: play_locally(schedule, fixtures, 2), None, Match.play)
    shown = balance.as_json()["values"][0]["seats"]  # type: ignore[index]
    assert [shown[name]["mean"] for name in ("first", "second")] == [each / 40 for each in won]


def test_a_dataset_holds_every_choice_and_its_card_says_so(tmp_path: Path) -> None:
    path = tmp_path / "play.parquet"
    words = ["lab", "dataset", "schotten", "--bot", "greedy", "--bot", "random", "--games", "4"]
    run = saltire(tmp_path, *words, "--out", path, "--json")
    assert run.returncode == 0, run.stderr
    rows = parquet.read_table(path).to_pylist()
    assert json.loads(run.stdout)["choices"] == len(rows)
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    game = package.load("schotten")
    for row in rows:
        data = json.loads(row["view"])
        assert data["seat"] == data["actor"] == row["seat"]
        assert row["action"] in row["legal"]
        view = game.view_from_json(data)
        world = game.imagine(view, Lots(0))
        assert [game.say(world, action) for action in world.legal(row["seat"])] == row["legal"]
    ends = {(row["game"], row["seat"], row["bot"]): row["result"] for row in rows}
    for number in range(4):
        assert sum(share for (of, *_), share in ends.items() if of == number) == 1
    assert {(of % 2, seat, bot) for of, seat, bot in ends} == {
        (0, 0, "greedy"), (0, 1, "random"), (1, 0, "random"), (1, 1, "greedy"),
    }  # fmt: skip
    card = path.with_suffix(".md").read_text()
    assert f"4 games of schotten played by bots, {len(rows)} choices" in card
    assert " ".join(str(word) for word in words) in card
    again = tmp_path / "again.parquet"
    saltire(tmp_path, *words, "--out", again, "--jobs", "3")
    assert parquet.read_table(again).equals(parquet.read_table(path))


@pytest.mark.parametrize(
    "words",
    [
        ["balance", "schotten", "--option", "colour"],
        ["balance", "schotten", "--option", "tactics", "perhaps"],
        ["balance", "schotten", "--option", "tactics", "--bot", "deepest"],
        ["balance", "schotten", "--option", "tactics", "--games", "0"],
        ["dataset", "schotten", "--out", "data.csv"],
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_line(tmp_path: Path, words: list[str]) -> None:
    refused = saltire(tmp_path, "lab", *words)
    assert refused.returncode == 2
    assert refused.stderr.startswith("saltire: ")
    assert len(refused.stderr.splitlines()) == 1
