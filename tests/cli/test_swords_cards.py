"""`saltire rules swords --check`, and games with a card set of one's own."""

from __future__ import annotations

from pathlib import Path

from saltire import Record
from saltire.games.swords import data as sets
from tests.cli.run_command import saltire

FULL = Path(sets.__file__).with_name("full.toml")


def test_a_good_file_has_no_problem(tmp_path: Path) -> None:
    checked = saltire(tmp_path, "rules", "swords", "--check", FULL)
    assert (checked.returncode, checked.stdout) == (0, "48 cards, no problem\n")


def broken(tmp_path: Path) -> Path:
    """Write a set with three faults."""
    text = FULL.read_text(encoding="utf-8")
    text = text.replace("cost_gold = 1", "cost_gold = 12")
    text = text.replace("troops = 6", 'troops = "six"', 1)
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("copies = 2", "copies = 0", 1), encoding="utf-8")
    return file


def test_every_problem_is_listed_with_its_line(tmp_path: Path) -> None:
    file = broken(tmp_path)
    checked = saltire(tmp_path, "rules", "swords", "--check", file)
    assert checked.returncode == 1
    rows = file.read_text(encoding="utf-8").splitlines()
    wrong = ("copies = 0", "cost_gold = 12", 'troops = "six"')
    lines = sorted(n for n, row in enumerate(rows, 1) if any(fault in row for fault in wrong))
    output = checked.stdout.splitlines()
    assert [row.split(": ")[0] for row in output] == [f"{file}, line {n}" for n in lines]
    assert "copies must be a whole number from 1 to 9" in output[0]


def test_a_file_that_is_not_there_or_no_text_is_a_problem(tmp_path: Path) -> None:
    nowhere = saltire(tmp_path, "rules", "swords", "--check", tmp_path / "nowhere.toml")
    assert nowhere.returncode == 1
    assert "there is no such file" in nowhere.stdout
    other = saltire(tmp_path, "rules", "schotten", "--check", FULL)
    assert other.returncode == 2
    assert other.stderr == "saltire: schotten has no card files to check\n"


def test_a_game_with_cards_of_ones_own_shows_their_titles_and_goes_on(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    text = FULL.read_text(encoding="utf-8").replace("Ragman Roll", "Oath of Fealty")
    cards.write_text(text, encoding="utf-8")
    file = tmp_path / "game.json"
    output = saltire(
        tmp_path, "play", "swords", "--cards", cards, "--bot", "random", "--seed", 3,
        "--save", file, typed="cards\nquit\n",
    ).stdout  # fmt: skip
    assert "Oath of Fealty" in output
    assert str(Record.read(file).game.options["cards"]).startswith("mine#")
    cards.unlink()
    assert saltire(tmp_path, "play", "--resume", file, typed="quit\n").returncode == 0
    file.write_text(file.read_text().replace("troops = 6", "troops = 7", 1))
    changed = saltire(tmp_path, "play", "--resume", file, typed="quit\n")
    assert changed.returncode == 2
    assert "has changed" in changed.stderr


def test_a_broken_set_is_not_played(tmp_path: Path) -> None:
    game = saltire(tmp_path, "play", "swords", "--cards", broken(tmp_path))
    assert game.returncode == 2
    assert "copies must be a whole number from 1 to 9 (and 2 more)" in game.stderr
