"""What somebody meets who writes a bot: a template, the current folder, and errors that say where."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run_command import environment, saltire

NOWHERE = "http://127.0.0.1:9"
CRASHING = """\
class Mine:
    name = "mine"
    reason = ""

    def __init__(self, seed):
        pass

    def choose(self, view, heard, clock):
        return self.best(view.to_json())

    def best(self, facts):
        return facts["hnad"]
"""


def run_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `saltire` in a folder as its installed script does: that folder is not importable by itself."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "saltire", *words], cwd=folder, env=environment(folder),
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


@pytest.mark.parametrize("game", ["schotten", "hammer", "swords"])
def test_the_template_plays_every_game_as_it_is(game: str, tmp_path: Path) -> None:
    made = run_in(tmp_path, "bot", "--new", "my_bot")
    assert made.returncode == 0, made.stderr
    assert "my_bot:MyBot" in made.stdout
    played = run_in(tmp_path, "arena", game, "my_bot:MyBot", "random", "--games", "1", "--json")
    assert played.returncode == 0, played.stderr
    assert "crash" not in played.stdout


def test_a_template_never_overwrites_and_its_name_is_one_of_python(tmp_path: Path) -> None:
    assert run_in(tmp_path, "bot", "--new", "mine").returncode == 0
    again = run_in(tmp_path, "bot", "--new", "mine")
    assert (again.returncode, again.stderr) == (2, "saltire: mine.py exists already\n")
    assert run_in(tmp_path, "bot", "--new", "../mine").returncode == 2
    assert run_in(tmp_path, "bot", "--new", "class").returncode == 2


@pytest.mark.parametrize("words", [["gredy"], ["gredy", "--game", "schotten"]])
def test_an_unknown_bot_never_plays(words: list[str], tmp_path: Path) -> None:
    refused = saltire(tmp_path, "bot", "--server", NOWHERE, "--bot", *words, SALTIRE_TOKEN="x")
    assert refused.returncode == 2
    assert "(did you mean greedy?)" in refused.stderr


def test_a_class_that_is_not_there_is_refused_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(CRASHING, encoding="utf-8")
    (tmp_path / "torn.py").write_text("import json\n\ndef broken(:\n", encoding="utf-8")
    for spec, told in (
        ("nowhere:Mine", "no module nowhere is installed or here"),
        ("mine:Mien", "(did you mean Mine?)"),
        ("torn:Mine", "torn.py, line 3"),
    ):
        for command in (
            ["arena", "schotten", spec, "random"],
            ["bot", "--server", NOWHERE, "--bot", spec],
        ):
            refused = run_in(tmp_path, *command)
            assert refused.returncode == 2
            assert told in refused.stderr
            assert len(refused.stderr.splitlines()) == 1, refused.stderr


def test_a_bot_that_crashes_shows_its_traceback(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(CRASHING, encoding="utf-8")
    words = ["arena", "schotten", "mine:Mine", "random", "--games", "2", "--out", "match"]
    ran = run_in(tmp_path, *words)
    assert ran.returncode == 0, ran.stderr
    for text in (ran.stderr, (tmp_path / "match" / "faults.txt").read_text(encoding="utf-8")):
        assert 'mine.py", line 12, in best' in text
        assert "KeyError: 'hnad'" in text
    assert ran.stderr.count("Traceback") == 1
    first = (tmp_path / "match" / "games.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert "line 12, in best" in json.loads(first)["fault"]["detail"]
