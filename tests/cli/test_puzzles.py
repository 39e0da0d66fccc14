"""`saltire puzzles`: list, solve, make and check."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from saltire.cli.main import main
from saltire.puzzles.library import puzzle, puzzles_of

HIT = next(one for one in puzzles_of("hammer") if one.kind == "hit")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the results of each test apart."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "saltire" / "puzzles.json"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_right_answer_is_proved_and_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "what", HIT.choices[HIT.answer].action)
    assert main(["puzzles", "solve", HIT.id, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"A number from 1 to {len(HIT.choices)}, please, or q." in said
    assert "Right: " in said
    assert "Solved 1 of 1 in this game" in said
    assert json.loads(home.read_text(encoding="utf-8"))["tried"] == {HIT.id: True}
    main(["puzzles", "list", "hammer", "--lang", "en"])
    assert f"+ {HIT.id}" in capsys.readouterr().out


def test_only_the_first_answer_counts(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = (HIT.answer + 1) % len(HIT.choices)
    for choice in (wrong, HIT.answer):
        typed(monkeypatch, str(choice + 1))
        main(["puzzles", "solve", HIT.id, "--lang", "en"])
    assert "Wrong. The answer is: " in capsys.readouterr().out
    kept = json.loads(home.read_text(encoding="utf-8"))
    assert kept["tried"] == {HIT.id: False}
    assert kept["ratings"]["hammer"] < 1200


def test_one_after_the_other_until_one_stops(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1", "", "1", "q")
    assert main(["puzzles", "solve", "schotten", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("of 1 in this game") == 1
    tried = json.loads(home.read_text(encoding="utf-8"))["tried"]
    assert [puzzle(id).game for id in tried] == ["schotten", "schotten"]


def test_the_puzzle_of_the_day_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "q")
    assert main(["puzzles", "daily", "--lang", "de"]) == 0
    assert "Schwierigkeit" in capsys.readouterr().out


def test_made_puzzles_pass_the_check_and_changed_ones_do_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new.jsonl"
    assert (
        main(["puzzles", "make", "hammer", "--each", "1", "--seed", "5", "--out", str(file)]) == 0
    )
    assert main(["puzzles", "check", str(file)]) == 0
    assert "6 puzzles checked, 0 faults" in capsys.readouterr().out
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    rows[0]["answer"] = (rows[0]["answer"] + 1) % len(rows[0]["choices"])
    file.write_text(json.dumps(rows[0]), encoding="utf-8")
    assert main(["puzzles", "check", str(file)]) == 1
    assert rows[0]["id"] in capsys.readouterr().out


def test_what_there_is_not_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken").write_text("{", encoding="utf-8")
    assert main(["puzzles", "solve", "nothing"]) == 2
    assert main(["puzzles", "list", "chess"]) == 2
    assert main(["puzzles", "check", str(tmp_path / "broken")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert "there is no puzzle 'nothing'" in said[0]
    assert "there are no puzzles of 'chess'" in said[1]
    assert "is no file of puzzles" in said[2]


def test_the_list_is_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) >= 300
