"""The rules say the same in every language: the same ids, chapters, options and references."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from saltire import load, titles
from saltire.i18n.words import LANGUAGES, Words
from saltire.rulebook import Rule, has_rules_in, matching, rules_file, rules_of
from saltire.terminal import board_for

OWN: Final = ("hammer", "schotten", "swords")
OTHERS: Final = tuple(lang for lang in LANGUAGES if lang != "en")
_CODE: Final = re.compile(r"`[^`]+`")
_NAMED: Final = re.compile(r"(?<![\w`])(?:\d+\.\d+(?:\.\d+)*[a-h]?|R-\d+|C\d+|[ABC][1-4])\b")
_HEADING: Final = re.compile(r"^## (\d*)", re.MULTILINE)

each_game = pytest.mark.parametrize("game", OWN)
each_language = pytest.mark.parametrize("lang", OTHERS)


def chapters(rules: list[Rule]) -> list[tuple[str, int]]:
    """Give each rule with the place of its chapter among the chapters."""
    order = list(dict.fromkeys(rule.chapter for rule in rules))
    return [(rule.id, order.index(rule.chapter)) for rule in rules]


@each_game
@each_language
def test_every_rule_is_there_in_its_order_and_its_chapter(game: str, lang: str) -> None:
    assert has_rules_in(game, lang)
    assert chapters(rules_of(game, lang)) == chapters(rules_of(game))
    numbers = [_HEADING.findall(rules_file(game, one).read_text("utf-8")) for one in (lang, "en")]
    assert numbers[0] == numbers[1]


@each_game
@each_language
def test_every_rule_is_translated(game: str, lang: str) -> None:
    for rule, english in zip(rules_of(game, lang), rules_of(game), strict=True):
        assert len(rule.text) > len(english.text) / 3, rule
        assert rule.text != english.text, rule
        assert rule.text.endswith((".", ",")), rule


@each_game
@each_language
@pytest.mark.parametrize("pattern", [_CODE, _NAMED], ids=["options", "references"])
def test_options_notation_and_references_stay_the_same(
    game: str, lang: str, pattern: re.Pattern[str]
) -> None:
    for rule, english in zip(rules_of(game, lang), rules_of(game), strict=True):
        assert sorted(pattern.findall(rule.text)) == sorted(pattern.findall(english.text)), rule


@each_game
@each_language
def test_the_table_of_options_is_the_same(game: str, lang: str) -> None:
    def rows(spoken: str) -> list[list[str]]:
        text = rules_file(game, spoken).read_text("utf-8")
        return [_CODE.findall(line) for line in text.splitlines() if line.startswith("| `")]

    assert rows(lang) == rows("en")


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_terminal_table_proposes_to_look_up_is_found(game: str, lang: str) -> None:
    board = board_for(load(game), Words(lang), ["Ann", "Bob", "Cam", "Dee"])
    for asked in board.rule_examples():
        assert matching(game, asked, lang)


def test_words_are_found_with_and_without_accents() -> None:
    assert matching("schotten", "kámen", "cs") == matching("schotten", "KAMEN", "cs")
    assert "8.2" in [rule.id for rule in matching("schotten", "schlammschlacht brauchen", "de")]


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install a game of somebody else, which has its rules in English and in German."""
    howto = Path(__file__).parents[1] / "docs" / "howto" / "thistles.py"
    source = howto.read_text("utf-8").replace('"thistles", "1"', '"burrs", "1"')
    source = source.replace(
        'Title("thistles", Thistles)', 'Title("burrs", Thistles, package=__name__)'
    )
    texts = tmp_path / "burrs" / "text"
    texts.mkdir(parents=True)
    (tmp_path / "burrs" / "__init__.py").write_text(source, "utf-8")
    (texts / "RULES.md").write_text("## 1 Play\n\n- **1.1** Take a card.\n", "utf-8")
    (texts / "RULES.de.md").write_text("## 1 Spiel\n\n- **1.1** Nimm eine.\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("SALTIRE_GAMES", "burrs=burrs:TITLE")
    titles.cache_clear()
    yield "burrs"
    titles.cache_clear()


def test_a_game_of_somebody_else_is_read_in_what_it_has_or_in_english(stranger: str) -> None:
    assert rules_of(stranger, "de") == [Rule("1.1", "Nimm eine.", "Spiel")]
    assert rules_of(stranger, "fr") == rules_of(stranger) == [Rule("1.1", "Take a card.", "Play")]
    assert has_rules_in(stranger, "de")
    assert not has_rules_in(stranger, "fr")
