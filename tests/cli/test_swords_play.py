"""Whole games of Swords and Bagpipes through a pipe: bots, hand-over, saving and going on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire import Record
from tests.cli.run_command import first_actions, saltire

GAME = ("play", "swords", "--oldest", 0, "--seed", 3)


@pytest.mark.parametrize(
    "words",
    [
        ("--bot", "random"),
        ("--players", 2, "--bot", "random", "--seat", 1),
        ("--players", 3, "--cards", "plain", "--hotseat"),
        ("--players", 6, "--people", 2, "--bot", "random", "--lang", "de"),
    ],
)
def test_a_whole_game_ends_saved_verified_and_replayed(
    tmp_path: Path, words: tuple[object, ...]
) -> None:
    file = tmp_path / "game.json"
    game = saltire(tmp_path, *GAME, *words, "--save", file, typed=first_actions(700))
    assert (game.returncode, game.stderr) == (0, "")
    assert Record.read(file).result is not None
    assert saltire(tmp_path, "verify", file).returncode == 0
    replayed = saltire(tmp_path, "replay", file)
    assert replayed.returncode == 0
    assert "Scotland" in replayed.stdout


def test_a_scripted_round_against_bots(tmp_path: Path) -> None:
    typed = "militia\nmove 2\nsay scotland\ndone\nbadge comyn\nlay england\nquit\n"
    game = saltire(tmp_path, *GAME, "--cards", "plain", "--bot", "random", typed=typed)
    assert game.returncode == 0
    for line in (
        "▪ You raise militia.",
        "▪ You move 2 units to camp.",
        "▪ You claim: “I stand with Scotland”.",
        "▪ You give Comyn the badge.",
        "▪ Comyn stands openly with Scotland.",
        "▪ You have chosen.",
    ):
        assert line in game.stdout
    assert "The game is kept in " in game.stdout


def hands_shown(output: str) -> list[str]:
    """List whose table was shown, and whose turn was announced, in order."""
    return re.findall(r"^(\w+), it is your turn\. Let nobody else look\.$", output, re.MULTILINE)


def test_people_at_one_keyboard_hand_it_over_for_their_secret_choices(tmp_path: Path) -> None:
    words = (*GAME, "--cards", "plain", "--people", 2, "--bot", "random")
    typed = "taxes\ndone\ntaxes\ndone\nbadge fraser\nlay england\nlay scotland\nquit\n"
    output = saltire(tmp_path, *words, typed=typed).stdout
    assert hands_shown(output) == ["Bruce", "Comyn", "Bruce", "Comyn", "Bruce"]
    after_handing_over = output.split("> lay england")[1]
    assert after_handing_over.lstrip().startswith("Comyn, it is your turn.")
    before_reveal = after_handing_over.split("> lay scotland")[0]
    assert "Bruce (Player A)" in before_reveal
    bruce = next(line for line in before_reveal.splitlines() if "Bruce (Player A)" in line)
    assert "has chosen" in bruce
    assert "England" not in bruce


def test_all_seats_may_be_people(tmp_path: Path) -> None:
    output = saltire(tmp_path, *GAME, "--hotseat", typed="taxes\ndone\ntaxes\ndone\nquit\n").stdout
    assert hands_shown(output) == ["Bruce", "Comyn", "Douglas"]
    for clan in ("Comyn (Player B)", "Douglas (You)", "Fraser (Player D)"):
        assert clan in output


def test_a_game_that_was_left_in_the_middle_of_a_secret_choice_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    words = (*GAME, "--cards", "plain", "--hotseat", "--save", file)
    turns = "taxes\ndone\n" * 4
    saltire(tmp_path, *words, typed=f"{turns}badge comyn\nlay england\nquit\n")
    output = saltire(tmp_path, "play", "--resume", file, typed="lay scotland\nquit\n").stdout
    row = next(line for line in output.splitlines() if "Bruce (Player A)" in line)
    assert "has chosen" in row
    assert "England" not in row
    assert hands_shown(output) == ["Douglas", "Fraser"]


def test_several_bots_are_seated_in_turn(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saltire(tmp_path, *GAME, "--seat", 1, "--bot", "greedy", "--bot", "random", "--save", file)
    assert Record.read(file).players == ("bot:greedy", "person", "bot:random", "bot:greedy")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--seat", 4), "--seat 4 cannot be: the seats are 0 to 3, or random"),
        (("--people", 5), "--people 5 cannot be: swords has 4 seats here"),
        (("--bot", "haggis"), "swords has no bot 'haggis'; choose from: random, "),
        (("--players", 6, "-o", "stay_home=no"), "of 6 clans one always stays home (rule 12.1)"),
        (("--cards", "nowhere.toml"), "cards cannot be 'nowhere.toml': there is no such file"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    tmp_path: Path, words: tuple[object, ...], message: str
) -> None:
    game = saltire(tmp_path, *GAME, *words)
    assert game.returncode == 2
    assert message in game.stderr
    assert game.stderr.count("\n") == 1


def test_help_and_questions_at_the_table(tmp_path: Path) -> None:
    typed = "?\ncards\ncard pope\ngoal\nmoves\nrules 6.2\nmove 9\nhaggis\nquit\n"
    output = saltire(tmp_path, *GAME, "--bot", "random", typed=typed).stdout
    assert "cards and clans by name; names may be cut short" in output
    assert "Pope's Influence  Awards: pay 1 gold, discard 1 Dagger card" in output
    assert "#1 taxes" in output
    assert "must defend Scotland" in output
    assert "No: you have 3 units in your castle (rule 4.7)." in output
    assert "“haggis” is not understood here. Type for example: taxes" in output
