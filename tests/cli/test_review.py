"""`saltire review`, as typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saltire import Dealer, Record, Session, load
from saltire.kernel.lots import Lots
from tests.cli.run_command import saltire


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a game of random moves."""
    game = load("schotten", auto_claim=True)
    dealer = Dealer(seed=3)
    record = Record(game, ("person", "bot:random"), dealer.commitment)
    session = Session(game, dealer, record)
    lots = Lots(3)
    while session.state.result() is None:
        session.act(session.state.actor(), session.state.sample(lots))
    path = tmp_path_factory.mktemp("games") / "game.json"
    record.write(path)
    return path


def test_a_page_is_written_and_a_summary_is_printed(finished: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ran = saltire(tmp_path, "review", finished, "--tries", 2, "--out", page, "--lang", "fr")
    assert ran.returncode == 0, ran.stderr
    assert "Chance et habileté" in ran.stdout
    assert str(page) in ran.stdout.replace("\n", "")
    html = page.read_text(encoding="utf-8")
    assert html.startswith("<!doctype html>")
    assert "Pourquoi: " in ran.stdout
    assert "<dt>Pourquoi</dt>" in html


def test_json_has_the_whole_review(finished: Path, tmp_path: Path) -> None:
    ran = saltire(tmp_path, "review", finished, "--tries", 2, "--json")
    found = json.loads(ran.stdout)
    assert set(found) == {"moments", "slips", "accounts"}
    assert len(found["accounts"]) == 2
    assert not finished.with_suffix(".html").exists()


@pytest.mark.parametrize("tries", [0, 1, -5])
def test_too_few_tries_are_refused(finished: Path, tmp_path: Path, tries: int) -> None:
    ran = saltire(tmp_path, "review", finished, "--tries", tries)
    assert (ran.returncode, ran.stderr) == (2, "saltire: --tries must be at least 2\n")


def test_an_unfinished_game_is_refused_until_it_is_given_up(finished: Path, tmp_path: Path) -> None:
    record = Record.read(finished).prefix(20)
    half = tmp_path / "half.json"
    record.write(half)
    ran = saltire(tmp_path, "review", half, "--tries", 2)
    assert ran.returncode == 2
    assert ran.stderr == ("saltire: only a finished game can be reviewed: this one is not over\n")
    half.write_text(json.dumps({**record.to_json(), "table": {"how": "resign"}}), encoding="utf-8")
    assert saltire(tmp_path, "review", half, "--tries", 2).returncode == 0


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{", encoding="utf-8")
    ran = saltire(tmp_path, "review", tmp_path / "x.json")
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1


def test_a_position_is_thought_about(tmp_path: Path) -> None:
    text = "1: R7 R8 R9 | G1 ; hand: B1 B5 | G5"
    ran = saltire(tmp_path, "review", "--from", text, "--seconds", 0.3, "--lang", "de")
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert lines[0] == "Gewinnchance"
    assert len(lines) > 3
    assert "Stein" in lines[3]
    ran = saltire(tmp_path, "review", "--from", text, "--seconds", 0.3, "--json")
    assert sum(one["chance"] for one in json.loads(ran.stdout)["chances"]) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "name a saved game, or a position with --from"),
        (["game.json", "--from", "hand: R1 | R2"], "name a saved game, or a position with --from"),
        (["--from", "game: chess"], "there is no game 'chess'"),
        (["--from", "hand: R1 | R1"], "stands there twice"),
        (["--from", "hand: R1 | R2", "--seconds", "0"], "--seconds must be between"),
    ],
)
def test_what_cannot_be_thought_about_is_refused(
    tmp_path: Path, words: list[str], told: str
) -> None:
    ran = saltire(tmp_path, "review", *words)
    assert ran.returncode == 2
    assert told in ran.stderr
    assert ran.stderr.count("\n") == 1
