"""The command itself: help, version, rules, broken pipes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import saltire as package
from saltire.cli.game_options import read_value
from saltire.cli.main import COMMANDS, build_parser
from saltire.games.registry import titles
from saltire.rulebook import matching, rules_of
from tests.cli.run_command import environment, saltire


def test_help_is_short_and_names_every_command(tmp_path: Path) -> None:
    result = saltire(tmp_path, "--help")
    assert result.returncode == 0
    assert all(name in result.stdout for name in COMMANDS)
    assert len(result.stdout.splitlines()) <= 33
    assert saltire(tmp_path).stdout == result.stdout


def test_help_loads_neither_games_nor_the_terminal_library(tmp_path: Path) -> None:
    code = (
        "import sys; from saltire.cli.main import build_parser; build_parser(['--help']);"
        "print([m for m in sys.modules if m.split('.')[0] in ('rich', 'fluent')"
        " or m.startswith('saltire.games.') and m.count('.') > 2])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env=environment(tmp_path),
    )  # fmt: skip
    assert result.stdout.strip() == "[]"


def test_the_version_says_which_build_it_is(tmp_path: Path) -> None:
    build = "compiled" if package.COMPILED else "pure Python"
    assert saltire(tmp_path, "--version").stdout == f"saltire {package.__version__} ({build})\n"


def test_an_unknown_command_or_flag_is_exit_code_two(tmp_path: Path) -> None:
    assert saltire(tmp_path, "dance").returncode == 2
    assert saltire(tmp_path, "play", "--dance").returncode == 2


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("sreve", "serve"),
        ("play shotten", "schotten"),
        ("play hammer --senario bruce", "--scenario"),
        ("play schotten -o tatics=yes", "tactics"),
        ("arena schotten gredy random", "greedy"),
        ("play schotten --bot gredy", "greedy"),
        ("lab balnce", "balance"),
    ],
)
def test_a_misspelt_word_is_one_line_that_guesses_what_was_meant(
    words: str, meant: str, tmp_path: Path
) -> None:
    refused = saltire(tmp_path, *words.split())
    assert refused.returncode == 2
    assert f"(did you mean {meant}?)" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_options_of_the_game_are_flags_with_their_rule() -> None:
    parser = build_parser(["play"])
    args = parser.parse_args(["play", "schotten", "--tactics", "--no-modes-stack", "--rounds", "3"])
    assert args.option_tactics == "yes"
    assert args.option_modes_stack == "no"
    assert args.option_rounds == "3"


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    reader = subprocess.run(
        f"{sys.executable} -m saltire rules | head -1", shell=True, capture_output=True, text=True,
        check=False, env=environment(tmp_path),
    )  # fmt: skip
    assert reader.stderr == ""
    assert "Schotten Totten" in reader.stdout


def test_rules_are_found_by_number_chapter_and_word(tmp_path: Path) -> None:
    assert [rule.id for rule in matching("schotten", "5.4")][:2] == ["5.4", "5.4.1"]
    assert all(rule.id.startswith("8.") for rule in matching("schotten", "8"))
    assert "4.2" in [rule.id for rule in matching("schotten", "ties")]
    assert "5.4.3  Equal is enough" in saltire(tmp_path, "rules", "5.4.3").stdout
    whole = saltire(tmp_path, "rules", "schotten").stdout
    assert all(rule.id in whole for rule in rules_of("schotten"))


def test_a_rule_is_shown_with_its_example(tmp_path: Path) -> None:
    shown = saltire(tmp_path, "rules", "schotten", "3.9", "--lang", "de").stdout
    assert "Beispiel: Du würdest deine Karten lieber behalten." in shown
    assert "R7 1." in shown
    assert "Versuch: Passen" in shown
    assert "Abgelehnt: " in shown
    assert "Example" not in saltire(tmp_path, "rules", "schotten", "claim").stdout


def test_rules_are_read_in_the_language_asked_for_or_that_of_the_system(tmp_path: Path) -> None:
    french = saltire(tmp_path, "rules", "5.4.3", "--lang", "fr").stdout
    assert "5.4.3  L'égalité suffit" in french
    assert saltire(tmp_path, "rules", "5.4.3", LANG="fr_BE.UTF-8").stdout == french
    whole = saltire(tmp_path, "rules", "schotten", "--lang", "cs").stdout
    assert "pravidla, jak je hraje Saltire" in whole
    rules = json.loads(saltire(tmp_path, "rules", "hammer", "--json", "--lang", "hu").stdout)
    assert [rule["id"] for rule in rules] == [rule.id for rule in rules_of("hammer")]
    assert rules[-1]["chapter"] == "Döntések"
    refused = saltire(tmp_path, "rules", "--lang", "xx")
    assert refused.returncode == 2
    assert "invalid choice: 'xx'" in refused.stderr


def test_words_are_looked_for_in_the_language_of_the_rules(tmp_path: Path) -> None:
    found = saltire(tmp_path, "rules", "swords", "déserteurs", "carte", "--lang", "fr").stdout
    assert found.startswith("8.1  Déserteurs")
    assert saltire(tmp_path, "rules", "swords", "DESERTEURS carte", "--lang", "fr").stdout == found
    assert "4.2  Shoda" in saltire(tmp_path, "rules", "shoda", "--lang", "cs").stdout
    none = saltire(tmp_path, "rules", "swords", "castle", "gold", "--lang", "fr")
    assert none.returncode == 2
    assert none.stderr == (
        "saltire: aucune règle de swords n'a le numéro ni les mots « castle gold »\n"
    )


def test_rules_and_options_for_programs(tmp_path: Path) -> None:
    rules = json.loads(saltire(tmp_path, "rules", "schotten", "--json").stdout)
    assert {"id", "text", "chapter"} == set(rules[0])
    options = json.loads(saltire(tmp_path, "rules", "--options", "--json").stdout)
    assert options[0]["name"] == "tactics"
    shown = saltire(tmp_path, "rules", "schotten", "--options").stdout
    assert "mud_tie_card = 4 | 3" in shown
    french = saltire(tmp_path, "rules", "--options", "--lang", "fr").stdout
    assert "tactics = non | oui\n    jouer avec les dix cartes Tactique (règle 7.1)" in french
    assert not re.search(r"\b(?:yes|no|rule)\b", french)
    german = saltire(tmp_path, "rules", "--options", "--lang", "de").stdout
    assert "start_player = drawn (ausgelost) | 0 | 1\n" in german


def test_yes_and_no_may_be_typed_in_every_language() -> None:
    tactics = titles()["schotten"].game_class.declared[0]
    for yes, no in (("yes", "no"), ("ja", "nein"), ("oui", "non"), ("igen", "nem"), ("ano", "ne")):
        assert read_value(tactics, yes) is True
        assert read_value(tactics, no) is False
