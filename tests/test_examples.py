"""Worked examples are tests: each is played, and every rule has one in five languages."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Final

import pytest
from docs.rule_examples import Colours, with_examples

from saltire import titles
from saltire.examples.book import BadExample, Example, examples_for, examples_of, read_examples
from saltire.examples.checks import faults, rules_without_example
from saltire.examples.practice import Practice
from saltire.examples.wording import word_action
from saltire.rulebook import rules_file

EXAMPLES: Final = [example for game in titles() for example in examples_of(game)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one.game}-{one.id}")
def test_an_example_shows_what_it_says(example: Example) -> None:
    wrong = faults(example)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_what_is_tried_is_named_in_words(lang: str) -> None:
    """Also where it is refused: the button that tries it says so."""
    for example in EXAMPLES:
        practice = Practice(example)
        for number, step in enumerate(example.tries, 1):
            named = word_action(practice, *practice.parse_step(step), lang)
            assert named != step.partition(": ")[2], f"{example.game} {example.id}"
            assert "@" not in named, f"{example.game} {example.id}"
            if number < len(example.tries):
                practice.act(step)


@pytest.mark.parametrize("game", titles())
def test_every_rule_has_an_example(game: str) -> None:
    missing = rules_without_example(game, examples_of(game))
    assert not missing, f"{game}: no example shows {', '.join(missing)}"


@pytest.mark.parametrize("game", titles())
def test_refusals_are_shown_too(game: str) -> None:
    assert sum(bool(one.refused) for one in examples_of(game)) >= 10


@pytest.mark.parametrize("game", titles())
def test_a_lesson_in_the_browser_is_a_script_of_examples(game: str) -> None:
    script = Path(__file__).parents[1] / "web" / "src" / "boards" / game / "lesson.ts"
    shown = re.findall(r'example: "([^"]+)"', script.read_text(encoding="utf-8"))
    assert 6 <= len(shown) <= 10
    assert set(shown) <= {example.id for example in examples_of(game)}


TEXT: Final = """
[example.text]
en = "One."
de = "Eins."
fr = "Un."
hu = "Egy."
cs = "Jedna."
"""


def written(folder: Path, *lines: str, text: str = TEXT) -> tuple[Example, ...]:
    file = folder / "01-some.toml"
    file.write_text("\n".join(["[[example]]", *lines, text]), encoding="utf-8")
    return read_examples("schotten", [file])


@pytest.mark.parametrize(
    ("lines", "text", "fault"),
    [
        (["rules = []"], TEXT, "rules must name"),
        (["rules = '5.4'"], TEXT, "rules is a list of texts"),
        (["rules = ['5.4']"], '[example.text]\nen = "One."', "missing: ['de', 'fr', 'hu', 'cs']"),
        (["rules = ['5.4']", "tries = ['done']"], TEXT, "no such field: tries"),
        (["rules = ['5.4']", "refused = '5.4'"], TEXT, "nothing is tried"),
        (["rules = ['5.4']", "seed = 'one'"], TEXT, "seat and seed"),
        (["rules = ['5.4']", "position = 1"], TEXT, "position is a text"),
        (["rules = ['5.4'"], TEXT, "01-some.toml"),
        (["rules = ['5.4']"], f"{TEXT}\n[other]", "only [[example]]"),
    ],
)
def test_what_is_written_wrongly_is_refused(
    tmp_path: Path, lines: list[str], text: str, fault: str
) -> None:
    with pytest.raises(BadExample, match=re.escape(fault)):
        written(tmp_path, *lines, text=text)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["try = ['R7@3']"], "is refused: you do not hold R7"),
        (["try = ['B1@3']", "refused = '5.4'"], "is not refused"),
        (["try = ['pass']", "refused = '5.4'"], "refused by rule 3.9, not 5.4"),
        (["may = ['claim *']"], "'claim *' is not legal"),
        (["may_not = ['B1@*']"], "'B1@*' is legal"),
        (["then = ['claimed: 1 | -']"], "is not in"),
        (["then_not = ['hand:']"], "is in"),
        (["then = ['treasure: 3']"], "there is no part 'treasure'"),
        (["sees = { 1 = ['hand: B1 | G1'] }"], "is not in"),
        (["log = ['claim']"], "the log does not say"),
        (["chance = ['R1']"], "chance is never asked for R1"),
        (["try = ['B1@3']", "chance = ['G1']"], "chance cannot bring 'G1'"),
        (["position = 'hand: B1 | G1; 1: B1 | -'"], "BadPosition"),
        (["position = 'hand: B1 | G1'"], "nothing that can be checked"),
    ],
)
def test_an_example_that_does_not_show_what_it_says_is_found(
    tmp_path: Path, lines: list[str], fault: str
) -> None:
    position = [] if "position" in lines[0] else ["position = 'hand: B1 | G1'"]
    (example,) = written(tmp_path, "rules = ['3.2']", *position, *lines)
    assert fault in "\n".join(faults(example))


def test_examples_have_ids_of_their_own_and_are_found_by_their_rules(tmp_path: Path) -> None:
    entry = "[[example]]\nrules = ['5.4']" + TEXT
    (tmp_path / "05.toml").write_text(entry * 2, encoding="utf-8")
    assert [one.id for one in read_examples("schotten", [tmp_path / "05.toml"])] == ["5.4", "5.4-2"]
    assert [one.rules[0] for one in examples_for("schotten", "r-16")] == ["7.9"]
    assert examples_for("schotten", "99") == []


def test_the_rules_page_has_the_examples_below_their_rules() -> None:
    """A blank line would end a board in Markdown."""
    colours = Colours()
    text = rules_file("schotten", "hu").read_text(encoding="utf-8")
    page = with_examples(text, "schotten", "hu", colours)
    boards = re.findall(r'<pre class="board">.*?</pre>', page, re.DOTALL)
    assert len(boards) >= len(examples_of("schotten"))
    assert not [board for board in boards if re.search(r"\n\s*\n", board)]
    named = set(re.findall(r'<span class="(t\d+)">', page))
    assert named <= set(re.findall(r"\.(t\d+) ", colours.css()))
    for example in examples_of("schotten"):
        assert html.escape(example.text["hu"]) in page
