"""Errors of the command line are told in the language of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire.cli.error_words import _PATTERNS, language_asked, worded_error
from saltire.cli.main import main
from saltire.i18n.words import LANGUAGES, Words

COMMANDS = {
    "game": "play schoten", "bot": "play --bot nobody", "value": "play --rounds 99",
    "needs": "play -o modes_stack=false", "option": "play -o moon=1", "rule": "rules schotten 99.9",
    "file": "replay /nowhere/game.json", "folder": "play --save /nowhere/game.json",
    "people": "play --people 9", "my-seat": "play --seat 9",
    "link": "play --server nowhere", "command": "plya", "flag": "play --foo",
    "flag-value": "play --lang xx", "flag-number": "play --seed x", "flag-empty": "play --rounds",
    "unexpected": "play schotten extra", "required": "verify",
}  # fmt: skip
"""A command line for each error that one can make without a game or a server."""
ELSEWHERE = {"exists", "over", "nothing-kept", "ply", "seat", "silent", "not-seated"}


def error_of(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    words = command.split()
    try:
        code: object = main(words if "--lang" in words else [*words, f"--lang={lang}"])
    except SystemExit as leaves:
        code = leaves.code
    assert code == 2
    return capsys.readouterr().err.strip()


@pytest.mark.parametrize("key", COMMANDS)
def test_an_error_is_told_in_the_language_of_the_table(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = error_of(COMMANDS[key], "en", capsys)
    for lang in LANGUAGES[1:]:
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        said = error_of(COMMANDS[key], lang, capsys)
        # The message around its facts, such as "hat keinen Bot".
        message = Words(lang).say(
            f"cli-error-{key}", **dict.fromkeys(_PATTERNS[key].groupindex, "\0")
        )
        around = [re.escape(part) for part in message.split("\0")]
        assert re.search(".*".join(around), said), (said, english)
        assert "\n" not in said


def test_every_error_has_a_test_or_comes_from_elsewhere() -> None:
    assert {*COMMANDS} | ELSEWHERE == {*_PATTERNS}


def test_a_guess_what_was_meant_is_kept() -> None:
    text = "there is no game 'schoten' (did you mean schotten?); there are: schotten, hammer"
    assert worded_error(text, "de") == (
        "ein Spiel „schoten“ gibt es nicht; es gibt: schotten, hammer (meinst du schotten?)"
    )
    assert worded_error(text, "en") == text
    assert worded_error("something else", "hu") == "something else"


def test_errors_of_kept_games_are_worded(tmp_path: Path) -> None:
    told = {
        "g.json exists already; to go on with it: saltire play --resume g.json": "gibt es schon",
        "g.json: this game is over; look at it with: saltire replay g.json": "ist zu Ende",
        f"no unfinished game in {tmp_path}": "keine unbeendete Partie",
        "there is no ply 9: the game has 0 to 4": "keinen Zug 9",
        "there is no seat 7: seats are 0 to 1": "keinen Platz 7",
        "http://host/api/v1 does not answer (refused)": "antwortet nicht",
        "you do not sit at this table: use the link of a seat": "du sitzt nicht",
    }
    for english, german in told.items():
        assert german in worded_error(english, "de")


def test_the_language_is_that_of_the_option_before_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert language_asked(["play", "--lang", "cs"]) == "cs"
    assert language_asked(["play", "--lang=fr"]) == "fr"
    assert language_asked(["play"]) == "hu"
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    assert language_asked(["play", "--lang"]) == "en"
