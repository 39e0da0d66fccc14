"""`saltire arena`: tables, plots, resuming after a crash, stopping early."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saltire.arena.match import Match
from saltire.arena.process_runner import play_locally
from saltire.arena.results_log import GAMES, RECORDS
from saltire.arena.statistics import Sprt
from saltire.record import Record
from tests.arena.schedules import schedule_of
from tests.cli.run_command import environment, saltire

SLOW = "tests.arena.faulty_bots:Slow"


def rows(folder: Path) -> list[dict[str, object]]:
    """Read the finished games, without the times, in order."""
    found = [json.loads(line) for line in (folder / GAMES).read_text().splitlines()]
    return sorted(
        ({key: row[key] for key in ("fixture", "shares", "plies", "fault")} for row in found),
        key=json.dumps,
    )


def test_a_match_leaves_games_tables_and_plots(tmp_path: Path) -> None:
    out = tmp_path / "match"
    run = saltire(tmp_path, "arena", "schotten", "greedy", "random", "random", "--games", "2",
                   "--jobs", "2", "--out", out, "--records", "--json")  # fmt: skip
    assert run.returncode == 0, run.stderr
    result = json.loads(run.stdout)
    assert result == json.loads((out / "result.json").read_text())
    assert result["games"] == 6
    assert set(result["scores"]) == {"greedy", "random", "random#2"}
    assert sum(seat["mean"] for seat in result["seats"].values()) == pytest.approx(1)
    assert "| greedy |" in (out / "result.md").read_text()
    for name in ("cross", "ratings", "sides", "length", "time"):
        assert (out / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (out / f"{name}.svg").read_text()
    records = [Record.from_text(line) for line in (out / RECORDS).read_text().splitlines()]
    assert len(records) == 6
    assert {name for record in records for name in record.players} == set(result["scores"])
    assert all(record.verify() > 0 for record in records)


def test_a_killed_match_goes_on_and_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    words = ["arena", "schotten", SLOW, "random", "--games", "30", "--jobs", "2", "--records"]
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert saltire(tmp_path, *words, "--out", whole).returncode == 0
    process = subprocess.Popen(
        [sys.executable, "-m", "saltire", *words, "--out", str(cut)],
        env=environment(tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    for _ in range(3000):
        if (cut / GAMES).exists() and len(rows(cut)) >= 5:
            break
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = rows(cut)
    assert 5 <= len(kept) < 30
    with (cut / GAMES).open("a") as games, (cut / RECORDS).open("a") as records:
        games.write('{"fixture": {"deal"')  # torn in the middle of a line
        records.write('{"saltire": 1}\n{"sal')
    assert saltire(tmp_path, *words, "--out", cut).returncode == 0
    assert rows(cut) == rows(whole)
    assert all(row in rows(cut) for row in kept)
    lines = [(folder / RECORDS).read_text().splitlines() for folder in (cut, whole)]
    assert sorted(lines[0]) == sorted(lines[1])


def test_a_folder_takes_more_games_of_its_match_and_no_others(tmp_path: Path) -> None:
    words = ["arena", "schotten", "random", "random", "--json", "--out", tmp_path / "out"]
    first = saltire(tmp_path, *words, "--games", "4")
    again = saltire(tmp_path, *words, "--games", "8")
    assert json.loads(first.stdout)["games"] == 4
    assert json.loads(again.stdout)["games"] == 8
    for other in (["--seed", "1"], ["--tactics"], ["--seconds", "2"], ["--records"]):
        refused = saltire(tmp_path, *words, "--games", "8", *other)
        assert refused.returncode == 2
        assert "holds another match: its" in refused.stderr
        assert len(refused.stderr.splitlines()) == 1
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    refused = saltire(tmp_path, *words[:-1], tmp_path / "mine")
    assert refused.stderr.endswith("mine is not empty and holds no match\n")


def test_a_test_that_is_decided_stops_the_match_at_the_same_deal_however_it_is_played() -> None:
    counted = []
    for jobs in (1, 3):
        match = Match(schedule_of("schotten", "greedy", "random", games=400), sprt=Sprt(0.5, 0.6))
        match.play(lambda schedule, fixtures, jobs=jobs: play_locally(schedule, fixtures, jobs))  # type: ignore[misc]
        assert match.decision == "high"
        counted.append([[outcome.shares for outcome in deal] for deal in match.deals])
    assert counted[0] == counted[1]
    assert 10 <= len(counted[0]) < 40


@pytest.mark.parametrize(
    "words",
    [
        ["schotten", "greedy"],
        ["schotten", "greedy", "deepest"],
        ["schotten", "greedy", "random", "--games", "0"],
        ["schotten", "greedy", "random", "--jobs", "0"],
        ["schotten", "greedy", "random", "--seconds", "0"],
        ["schotten", "greedy", "random", "--limit", "0"],
        ["schotten", "greedy", "random", "--records"],
        ["schotten", "greedy", "random", "--sprt", "0.6", "0.5"],
        ["schotten", "greedy", "random", "random", "--sprt", "0.5", "0.6"],
        ["schotten", "greedy", "random", "--bot", "mine"],
        ["schotten", "greedy", "random", "--on", "mars"],
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(tmp_path: Path, words: list[str]) -> None:
    refused = saltire(tmp_path, "arena", *words)
    assert refused.returncode == 2
    assert refused.stderr.startswith("saltire: ")
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.soak
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    words = [
        "arena",
        "schotten",
        "greedy",
        "tests.arena.faulty_bots:Dies",
        "random",
        "--games",
        "4",
    ]
    here, there = tmp_path / "here", tmp_path / "there"
    assert saltire(tmp_path, *words, "--out", here).returncode == 0
    run = saltire(tmp_path, *words, "--out", there, "--on", "ray")
    assert run.returncode == 0, run.stderr
    assert rows(there) == rows(here)
    assert len(rows(here)) == 12
    nowhere = saltire(tmp_path, *words, "--on", "ray", "127.0.0.1:1")
    assert nowhere.returncode == 2
    assert len(nowhere.stderr.splitlines()) == 1
