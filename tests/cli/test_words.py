"""Every language says everything, with the same facts."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import saltire
from saltire.games.schotten.refusals import refuse
from saltire.words import LANGUAGES, Words, best_language, files_of, sentences, spoken_files_of

SOURCE = Path(saltire.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
WORDED = [
    folder.name
    for folder in sorted((SOURCE / "games").iterdir())
    if folder.name == "schotten" or list((SOURCE / "locales").glob(f"{folder.name}*.en.ftl"))
]
"""The games with sentences; those of Schotten Totten have no prefix."""


class Variables(visitor.Visitor):
    """Collects the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Give the sentences of a language with their variables, those of sentences inside them too."""
    found = collected(lang)

    def facts(key: str) -> set[str]:
        return found[key].found.union(*[facts(other) for other in found[key].others])

    return {key: facts(key) for key in found}


def collected(lang: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    entries = [e for file in files_of(lang) for e in parse(file.read_text(encoding="utf-8")).body]
    for entry in entries:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {lang}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables
    return found


def prefix(game: str) -> str:
    return "" if game == "schotten" else f"{game}-"


def reasons(game: str) -> dict[str, str]:
    """Gather the sentences of every table of refusals of a game, by their keys."""
    found: dict[str, str] = {}
    folder = SOURCE / "games" / game
    for file in [*folder.glob("refusals*.py"), *folder.glob("rules/refusals*.py")]:
        name = ".".join(["saltire", *file.relative_to(SOURCE).with_suffix("").parts])
        for attribute, table in vars(import_module(name)).items():
            if attribute.startswith("REASONS"):
                found.update({key: sentence for key, (_, sentence) in table.items()})
    assert found
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_is_there_with_the_same_facts(lang: str) -> None:
    wanted = messages("en")
    for game in WORDED:
        for key, sentence in reasons(game).items():
            wanted[f"{prefix(game)}refusal-{key}"] = set(re.findall(r"\{(\w+)\}", sentence))
        options = import_module(f"saltire.games.{game}.options").OPTIONS
        wanted.update({f"option-{option.name}": set() for option in options})
    wanted["refusal-not-now"] = set()
    assert messages(lang) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    whole = FluentBundle([lang], use_isolating=False)
    for file in files_of(lang):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, variables in messages(lang).items():
        value = whole.get_message(key).value
        assert value is not None
        said, errors = whole.format_pattern(value, dict.fromkeys(variables, 3))
        assert errors == [], key
        assert str(said).strip(), key


def test_what_only_the_browser_says_is_not_read_here() -> None:
    words = Words("de")
    assert words.knows("event-laid")
    assert words.knows("hammer-event-moved")
    assert not words.knows("web-tagline")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_in_a_column_is_short_enough_for_it(lang: str) -> None:
    words = Words(lang)
    for key in messages(lang):
        if key.startswith("short-"):
            assert len(words.say(key)) <= 5, key
    assert all(len(words.say(f"chip-{troop}")) == 2 for troop in ("joker", "spy", "shield"))
    assert all(len(words.say(f"chip-{mode}")) <= 4 for mode in ("bluff", "mud", "both"))
    assert len(words.say("first-mark")) <= 3


def event_kinds(folder: Path) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    return {kind for text in texts for kind in re.findall(r'Event\(\s*"([\w-]+)"', text)}


def test_every_kind_of_event_has_a_sentence() -> None:
    known = set(messages("en"))
    assert {"laid", "claimed", "moved"} <= event_kinds(SOURCE / "games" / "schotten")
    assert {f"event-{kind}" for kind in event_kinds(SOURCE / "kernel")} == {"event-sealed"}
    assert "event-sealed" in known
    for game in WORDED:
        kinds = event_kinds(SOURCE / "games" / game)
        assert {f"{prefix(game)}event-{kind}" for kind in kinds} <= known


def test_every_sentence_the_code_says_exists() -> None:
    known = set(messages("en"))
    for file in SOURCE.glob("cli/**/*.py"):
        said = set(re.findall(r'say(?:d)?\("([a-z][\w-]+)"', file.read_text(encoding="utf-8")))
        assert said <= known, file.name


def test_cards_and_formations_are_translated_inside_facts() -> None:
    refusal = refuse("not-proved", {"stone": 3, "completion": ["R7", "Spy"],
                                    "theirs": "kind 21", "yours": "run 12"})  # fmt: skip
    assert Words("en").refusal(refusal) == (
        "stone 3 is not proved: with R7 Spy they would have three of a kind 21 against run 12"
    )
    german = Words("de").refusal(refusal)
    assert "mit R7, Spion hätte die andere Seite Drilling 21 gegen Folge 12" in german
    assert Words("hu").refusal(refusal, size=4).count("Póker 21") == 1


def test_events_speak_to_the_reader() -> None:
    heard = {"kind": "laid", "seat": 1, "card": "Spy", "stone": 4}
    names = ("Ann", "Bob")
    assert Words("en").event(heard, 1, names) == "You lay Spy at stone 4."
    assert Words("en").event(heard, 0, names) == "Bob lays Spy at stone 4."
    assert Words("fr").event(heard, 0, names) == "Bob pose Espion à la borne 4."
    points = {"kind": "round-over", "winner": -1, "points": [2, 4]}
    assert Words("en").event(points, 1, names) == "The round is drawn. Points 4 : 2."


def test_an_event_nobody_has_worded_is_still_told() -> None:
    assert Words("cs").event({"kind": "bagpipes", "seat": 0}, 0, ["Ann"]) == "bagpipes: seat 0"


def test_the_language_is_the_first_we_know() -> None:
    assert best_language([None, "xx_YY", "hu_HU.UTF-8", "de"]) == "hu"
    assert best_language(["C.UTF-8", ""]) == "en"
    assert Words("de").say("no-such-key") == "no-such-key"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_read_by_itself_says_the_same_as_in_its_whole_file(lang: str) -> None:
    whole = FluentBundle([lang], use_isolating=False)
    for file in spoken_files_of(lang):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    keys = [key for key in messages(lang) if whole.has_message(key)]
    assert keys
    for key in keys:
        value = whole.get_message(key).value
        assert value is not None
        assert sentences(lang).say(key, {}) == str(whole.format_pattern(value, {})[0])
