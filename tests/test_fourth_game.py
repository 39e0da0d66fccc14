"""A game of somebody else's, installed as a package, is played everywhere without a change to Saltire."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run_command import first_actions, saltire
from tests.server.programs.serving import Guest, server

PACKAGE = Path(__file__).with_name("fourth_game")


def install(target: Path) -> str:
    """Install the package into a folder; give the PYTHONPATH under which it is found."""
    source = target.with_name("source")
    shutil.copytree(PACKAGE, source)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
         "--disable-pip-version-check", "--no-index", "--target", str(target), str(source)],
        check=True, capture_output=True,
    )  # fmt: skip
    return os.pathsep.join([*filter(None, sys.path), str(target)])


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return install(tmp_path_factory.mktemp("cairn") / "installed")


def test_it_keeps_every_property_of_the_kit(path: str, tmp_path: Path) -> None:
    code = (
        "import saltire; from saltire.testing import check_game;"
        "print(check_game(saltire.load('cairn'), games=10))"
    )
    checked = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert int(checked.stdout) > 50


def test_it_is_played_in_the_terminal_on_its_own_board_in_two_languages(
    path: str, tmp_path: Path
) -> None:
    words = ("play", "cairn", "--seed", 3, "--bot", "mason")
    english = saltire(tmp_path, *words, typed=first_actions(12), PYTHONPATH=path)
    assert english.returncode == 0, english.stderr
    assert "Heap: o o o o o o o o o o" in english.stdout
    assert "You take 1; " in english.stdout
    german = saltire(tmp_path, *words, "--lang", "de", typed=first_actions(12), PYTHONPATH=path)
    assert "Steinhaufen" in german.stdout
    assert "Du nimmst 1; es bleiben " in german.stdout


def test_its_rules_can_be_read(path: str, tmp_path: Path) -> None:
    shown = saltire(tmp_path, "rules", "cairn", "1.3", PYTHONPATH=path)
    assert "the last stone" in shown.stdout


def test_its_level_plays_in_the_arena(path: str, tmp_path: Path) -> None:
    match = saltire(
        tmp_path, "arena", "cairn", "mason", "builder", "random", "--games", 4, PYTHONPATH=path
    )
    assert match.returncode == 0, match.stderr
    assert "mason" in match.stdout


def test_it_is_played_on_a_server_against_its_level(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", path)
    with server(tmp_path, bot_workers="1", limits="0") as url:
        guest = Guest(url, "Ann")
        guest.http.patch("/me", json={"lang": "de"}).raise_for_status()
        games = {game["name"]: game for game in guest.get("/games?lang=de")["games"]}
        assert games["cairn"]["bots"] == ["random", "builder", "mason"]
        assert games["cairn"]["title"] == "Steinhaufen"
        table = guest.open_table("cairn", ["me", "bot:mason"])
        for _ in range(200):
            frame = guest.get(f"/tables/{table}/state")
            if frame["info"]["state"] == "over":
                break
            if frame["legal"]:
                move = {"action": frame["legal"][0], "ply": frame["ply"], "cid": f"{frame['ply']}"}
                guest.post(f"/tables/{table}/act", move)
        lines = [line for entry in frame["log"] for line in entry.get("lines") or []]
        assert "Du nimmst 1; es bleiben 9." in lines
        guest.close()
