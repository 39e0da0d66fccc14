"""Whole games through a pipe: playing, undo, hints, refusals, proofs, saving, resuming."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from saltire import Record
from tests.cli.run_command import first_actions, saltire, saved_in


@pytest.mark.parametrize(
    "words",
    [
        ("--bot", "random", "--seed", 1),
        ("--bot", "greedy", "--seed", 2, "--seat", 1),
        ("--bot", "random", "--seed", 3, "--tactics", "--expert", "--seat", "random"),
        ("--bot", "random", "--seed", 4, "--rounds", 2, "-o", "match_start=loser"),
        ("--hotseat", "--seed", 5, "--tactics", "--joker-declared", "play"),
    ],
)
def test_a_whole_game_ends_saved_verified_and_replayed(
    tmp_path: Path, words: tuple[object, ...]
) -> None:
    file = tmp_path / "game.json"
    game = saltire(tmp_path, "play", *words, "--save", file, typed=first_actions())
    assert (game.returncode, game.stderr) == (0, "")
    assert "The seed was " in game.stdout
    assert f"Saved to {file}; check it with:\nsaltire verify {file}" in game.stdout
    assert Record.read(file).result is not None
    checked = saltire(tmp_path, "verify", file)
    assert checked.returncode == 0
    assert "draws proved, result: " in checked.stdout
    replayed = saltire(tmp_path, "replay", file)
    assert replayed.returncode == 0
    assert "wins" in replayed.stdout


def test_the_same_seed_and_lines_give_the_same_record(tmp_path: Path) -> None:
    words = ("play", "--bot", "random", "--seed", 7, "--save")
    for name in ("a.json", "b.json"):
        saltire(tmp_path, *words, tmp_path / name, typed=first_actions())
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_a_newcomer_reads_the_goal_and_an_example_before_the_first_card(tmp_path: Path) -> None:
    output = saltire(tmp_path, "play", "--seed", 11, "--start-player", 0).stdout
    assert "You win with three stones in a row, or any five." in output
    assert "three of a kind  R4 G4 B4" in output
    assert "Lay a card: type G6 1 (or 4 1) for green 6 at stone 1." in output


def test_the_end_of_the_input_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    words = ("play", "--bot", "greedy", "--seed", 11, "--start-player", 0)
    left = saltire(tmp_path, *words, typed="g6 3\n")
    assert left.returncode == 0
    assert "Go on with: saltire play --resume" in left.stdout
    file = saved_in(left.stdout)
    assert file.parent == tmp_path / "saltire"
    partly = saltire(tmp_path, "verify", file).stdout
    assert "draws proved, game not over" in partly
    again = saltire(tmp_path, "play", "--resume", typed=first_actions())
    assert again.returncode == 0
    assert "You lay green 6 at stone 3." in again.stdout
    assert "The seed was" in again.stdout
    assert saltire(tmp_path, "verify", file).returncode == 0
    over = saltire(tmp_path, "play", "--resume", file)
    assert over.returncode == 2
    assert "this game is over; look at it with: saltire replay" in over.stderr


def test_a_resumed_game_is_dealt_as_the_unbroken_one(tmp_path: Path) -> None:
    words = ("play", "--bot", "greedy", "--seed", 21)
    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    saltire(tmp_path, *words, "--save", whole, typed=first_actions())
    saltire(tmp_path, *words, "--save", broken, typed=first_actions(9))
    saltire(tmp_path, "play", "--resume", broken, typed=first_actions())
    assert whole.read_bytes() == broken.read_bytes()


def test_cards_can_be_typed_in_many_ways(tmp_path: Path) -> None:
    ways = {
        "lay g6 at stone 3": 3,
        "g6 3": 3,
        "G6@3": 3,
        "g63": 3,
        "6g 3": 3,
        "4 3": 3,
        "g6\n3": 3,
        "4\n3": 3,
    }
    typed = "".join(f"{way}\nundo\n" for way in ways)
    words = ("play", "--bot", "greedy", "--practice", "--seed", 11, "--start-player", 0)
    output = saltire(tmp_path, *words, typed=typed).stdout
    assert output.count("You lay green 6 at stone 3.") == len(ways)
    assert output.count("Taken back: Lay green 6 at stone 3.") == len(ways)
    assert "Lay green 6 at which stone? 1 2 3 4 5 6 7 8 9" in output


def test_undo_goes_back_to_your_last_choice_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    output = saltire(
        tmp_path, "play", "--practice", "--seed", 11, "--start-player", 0, "--save", file,
        typed="undo\ng6 3\nundo\n",
    ).stdout  # fmt: skip
    assert "There is nothing to take back yet." in output
    assert "Taken back: Lay green 6 at stone 3." in output
    record = json.loads(file.read_text())
    assert not any(row.startswith("0 ") for row in record["actions"])
    assert record["taken_back"] == 1
    assert "; practice: 1 time taken back" in saltire(tmp_path, "verify", file).stdout


def test_a_hint_names_a_legal_action_and_a_reason(tmp_path: Path) -> None:
    output = saltire(tmp_path, "play", "--seed", 11, "--start-player", 0, typed="hint\n").stdout
    hint = next(line for line in output.splitlines() if line.startswith("Hint: "))
    assert "Lay " in hint
    assert " stone " in hint.partition("(")[2]
    number = re.search(r"Type: #(\d+)", " ".join(output.split()))
    assert number is not None
    typed = f"hint\n#{number[1]}\n"
    output = saltire(tmp_path, "play", "--seed", 11, "--start-player", 0, typed=typed).stdout
    assert f"You lay {hint.partition('Lay ')[2].partition(' (')[0]}." in " ".join(output.split())


def test_a_hint_gives_its_reason_in_the_players_language(tmp_path: Path) -> None:
    asked = ("play", "--seed", 11, "--start-player", 0, "--lang", "de")
    output = saltire(tmp_path, *asked, typed="hint\n").stdout
    hint = next(line for line in output.splitlines() if line.startswith("Tipp: "))
    assert " Stein " in hint.partition("(")[2]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("claim 3", "No: claims come after a card is played (rule 3.5)."),
        ("r9 3", "No: you do not hold red 9 (rule 3.2)."),
        ("pass", "No: you may not pass while you can place a card (rule 3.9)."),
        ("Joker@2", "No: this game is played without tactics cards (rule 7.1)."),
        ("bagpipes", "“bagpipes” is not understood here. Type for example: G6 1"),
        ("#99", "Choose a number from #1 to #54; moves all lists them."),
        ("proof 3", "No: your side of stone 3 is not complete (rule 5.1)."),
        ("proof", "Which stone? Type for example: proof 3"),
        ("rules 5.4", "5.4  The proof: "),
        ("rules bagpipes", "No rule has the number or the words “bagpipes”."),
        ("moves", "G6   at 1 2 3 4 5 6 7 8 9"),
        ("moves all", "#29 G6@2"),
        ("unseen", "A number may still come; · lies face up; ◦ is in your hand."),
        ("log", "You are dealt green 6, blue 1, purple 9, orange 8, red 3 and red 2."),
        ("?", "why stone 3 can or cannot be claimed"),
        ("goal", "colour run       R4 R5 R6  one colour, in sequence"),
        ("save /nowhere/game.json", "/nowhere"),
    ],
)
def test_every_line_gets_an_answer(every_answer: dict[str, str], line: str, answer: str) -> None:
    assert answer in every_answer[line]


@pytest.fixture(scope="module")
def every_answer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Ask everything in one game, and cut the talk into answers."""
    home = tmp_path_factory.mktemp("answers")
    lines = [
        "claim 3", "r9 3", "pass", "Joker@2", "bagpipes", "#99", "proof 3", "proof", "rules 5.4",
        "rules bagpipes", "moves", "moves all", "unseen", "log", "?", "goal",
        "save /nowhere/game.json",
    ]  # fmt: skip
    output = saltire(
        home, "play", "--seed", 11, "--start-player", 0, typed="\n".join([*lines, "quit"])
    ).stdout
    parts = output.split("\n> ")[1:]
    return {line: part for line, part in zip(lines, parts, strict=False)}


def test_an_unproved_claim_is_shown_what_would_beat_it(tmp_path: Path) -> None:
    file = tmp_path / "claims.json"
    words = ("play", "--bot", "random", "--seed", 2, "--start-player", 0, "--save", file)
    claims = "".join(f"claim {stone}\nproof {stone}\n" for stone in range(1, 10))
    output = saltire(tmp_path, *words, typed=(claims + "#1\n") * 60).stdout
    assert "is not proved: with " in " ".join(output.split())
    assert "(rule 5.4)." in " ".join(output.split())
    assert "You can claim stone " in output
    assert "The best the other side can still become is " in " ".join(output.split())


def test_save_makes_a_second_file_but_never_overwrites_another(tmp_path: Path) -> None:
    other, precious = tmp_path / "other.json", tmp_path / "precious.json"
    precious.write_text("mine")
    typed = f"save {other}\nsave {precious}\nquit\n"
    output = saltire(tmp_path, "play", "--seed", 1, typed=typed).stdout
    assert f"Savedto{other}." in "".join(output.split())
    assert "exists already; choose another name." in " ".join(output.split())
    assert precious.read_text() == "mine"
    assert Record.read(other).result is None
    refused = saltire(tmp_path, "play", "--save", precious)
    assert refused.returncode == 2
    assert precious.read_text() == "mine"


def test_no_folder_is_made_for_a_mistyped_name(tmp_path: Path) -> None:
    wrong = tmp_path / "gmaes"
    output = saltire(tmp_path, "play", "--seed", 1, typed=f"save {wrong}/one.json\nquit\n").stdout
    assert f"Thereisnofolder{wrong}." in "".join(output.split())
    refused = saltire(tmp_path, "play", "--save", wrong / "two.json")
    assert (refused.returncode, refused.stderr) == (2, f"saltire: there is no folder {wrong}\n")
    assert not wrong.exists()


def test_two_people_never_see_each_others_hands(tmp_path: Path) -> None:
    words = ("play", "--hotseat", "--seed", 11, "--start-player", 0)
    output = saltire(tmp_path, *words, typed="g6 3\n").stdout
    before, covered = output.split("Player A, it is your turn. Let nobody else look.")
    assert "G6" not in before
    first, second = covered.split("Player B, it is your turn. Let nobody else look.")
    assert "You are dealt green 6" in first
    assert "You are dealt green 6" not in second
    assert "Player A lays green 6 at stone 3." in second


def test_the_winner_of_a_round_is_told_before_the_next_one(tmp_path: Path) -> None:
    words = ("play", "--rounds", 2, "--bot", "random", "--seed", 4)
    lines = saltire(tmp_path, *words, typed=first_actions(60)).stdout.splitlines()
    won = lines.index("You win the round. Points 5 : 1.")
    assert lines[won + 1].startswith("Your turn.")


def test_a_board_that_is_cut_says_so(tmp_path: Path) -> None:
    words = ("play", "--seed", 1)
    cut = "The board needs 80 columns; this terminal has 60, so it is cut."
    assert cut in " ".join(saltire(tmp_path, *words, COLUMNS="60").stdout.split())
    assert "columns" not in saltire(tmp_path, *words).stdout


def test_colour_is_never_written_into_a_pipe(tmp_path: Path) -> None:
    assert "\x1b" not in saltire(tmp_path, "play", "--seed", 1, typed="?\n").stdout


def test_the_table_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    output = saltire(tmp_path, "play", "--seed", 11, "--start-player", 0, LANG="de_AT.UTF-8").stdout
    assert "Zwei Clans streiten um neun Grenzsteine." in output
    czech = saltire(
        tmp_path, "play", "--seed", 11, "--start-player", 0, "--lang", "cs", typed="claim 3\n"
    ).stdout
    assert "Ne: kameny se ovládají až po zahrání karty (pravidlo 3.5)." in czech
