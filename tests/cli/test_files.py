"""Records that are wrong, foreign or missing: one line, the right exit code, the file untouched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saltire import Record
from saltire.cli.main import main
from tests.cli.run_command import first_actions, saltire


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a finished game."""
    home = tmp_path_factory.mktemp("good")
    file = home / "good.json"
    saltire(home, "play", "--bot", "random", "--seed", 6, "--save", file, typed=first_actions())
    assert Record.read(file).result is not None
    return file


def spoiled(good: Path, how: str) -> str:
    text = good.read_text()
    if how == "truncated":
        return text[: len(text) // 2]
    if how == "foreign":
        return '{"white": "e4"}'
    if how == "illegal":
        return text.replace('"0 ', '"1 ', 1)
    assert how == "empty"
    return ""


@pytest.mark.parametrize(
    ("words", "how"),
    [
        (("verify",), "truncated"),
        (("verify",), "foreign"),
        (("verify",), "illegal"),
        (("replay",), "empty"),
        (("play", "--resume"), "truncated"),
    ],
)
def test_a_bad_record_gets_one_line_and_stays_as_it_is(
    tmp_path: Path, good: Path, words: tuple[str, ...], how: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(spoiled(good, how))
    before = file.read_bytes()
    result = saltire(tmp_path, *words, file)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("saltire: line ")
    assert result.stderr.count("\n") == 1
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["bad.json"]


def test_a_dealt_card_that_is_not_the_seeds_is_found(tmp_path: Path, good: Path) -> None:
    data = json.loads(good.read_text())
    data["seed"] = "00" * 32
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(data, indent=1))
    result = saltire(tmp_path, "verify", file)
    assert result.returncode == 1
    assert "NOT proved: line " in result.stdout
    assert "the seed does not fit the commitment" in result.stdout
    german = saltire(tmp_path, "verify", file, "--lang", "de")
    assert german.stdout.startswith(f"{file}: NICHT bewiesen: ")
    assert (
        "Ziehungen bewiesen, Ergebnis: Platz "
        in saltire(tmp_path, "verify", good, "--lang", "de").stdout
    )
    as_json = saltire(tmp_path, "verify", file, "--json")
    assert as_json.returncode == 1
    assert json.loads(as_json.stdout)["ok"] is False


def test_verify_for_programs(tmp_path: Path, good: Path) -> None:
    result = json.loads(saltire(tmp_path, "verify", good, "--json").stdout)
    assert result["ok"] is True
    assert result["game"] == "schotten"
    assert result["draws"] == Record.read(good).verify()
    bad = tmp_path / "bad.json"
    bad.write_text("[")
    answer = saltire(tmp_path, "verify", bad, "--json")
    assert answer.returncode == 2
    assert json.loads(answer.stdout)["line"] == 1


def test_replay_shows_a_position_from_a_seat(tmp_path: Path, good: Path) -> None:
    ply = str(13)
    both = saltire(tmp_path, "replay", good, "--ply", ply).stdout
    assert "Ply 13 of " in both
    one = saltire(tmp_path, "replay", good, "--ply", ply, "--seat", 1).stdout
    assert "Your hand" in one
    assert "Your hand" not in both


def test_replay_for_programs_keeps_secrets_of_the_other_seat(tmp_path: Path, good: Path) -> None:
    result = json.loads(saltire(tmp_path, "replay", good, "--seat", 1, "--json").stdout)
    assert [view["seat"] for view in result["views"]] == [1]
    dealt = [event for event in result["heard"] if event["kind"] == "dealt"]
    assert all(("card" in event) == (event["seat"] == 1) for event in dealt)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("play", "chess"), "saltire: there is no game 'chess'; there are: schotten, swords"),
        (("play", "--rounds", "99"), "saltire: rounds cannot be '99'; choose one of: 1, 2,"),
        (("play", "-o", "mud_tie_card=3"), "saltire: mud_tie_card=3 needs tactics=True"),
        (("play", "-o", "bagpipes=1"), "saltire: schotten has no option 'bagpipes'; there are: "),
        (("play", "-o", "tactics"), "saltire: -o tactics: write it as name=value"),
        (("play", "--resume"), "saltire: no unfinished game in "),
        (("verify", "nowhere.json"), "saltire: nowhere.json: No such file or directory"),
        (("replay", "{good}", "--ply", "9999"), "saltire: there is no ply 9999"),
        (("replay", "{good}", "--seat", "5"), "saltire: there is no seat 5"),
        (("rules", "schotten", "bagpipes"), "saltire: no rule of schotten has"),
        (("rules", "chess"), "saltire: there is no game 'chess'"),
    ],
)
def test_what_goes_wrong_is_one_line_and_exit_code_two(
    tmp_path: Path, good: Path, words: tuple[str, ...], line: str,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([word.replace("{good}", str(good)) for word in words]) == 2
    result = capsys.readouterr()
    assert result.err.startswith(line)
    assert result.err.count("\n") == 1
    assert result.out == ""
