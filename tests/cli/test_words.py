"""Every language says everything, with the same facts."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import saltire
from saltire import titles
from saltire.games.schotten.rules.refusals import refuse
from saltire.i18n.words import (
    FUNCTIONS,
    LANGUAGES,
    Words,
    best_language,
    catalog,
    catalog_files_of,
    files_of,
)

SOURCE = Path(saltire.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
GAMES = list(titles())
SCOPES = ["", *GAMES]
"""Messages that all games share, and those of each game."""


class Variables(visitor.Visitor):
    """Collects the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


def messages(lang: str, game: str = "") -> dict[str, set[str]]:
    """Give the messages of a language with their variables, those of messages inside them too."""
    found = collected(lang, game)

    def facts(key: str) -> set[str]:
        return found[key].found.union(*[facts(other) for other in found[key].others])

    return {key: facts(key) for key in found}


def collected(lang: str, game: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    files = files_of(lang, game)
    entries = [e for file in files for e in parse(file.read_text(encoding="utf-8")).body]
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
    for file in folder.glob("rules/refusals*.py"):
        name = ".".join(["saltire", *file.relative_to(SOURCE).with_suffix("").parts])
        for attribute, table in vars(import_module(name)).items():
            if attribute.startswith("REASONS"):
                found.update({key: sentence for key, (_, sentence) in table.items()})
    assert found
    return found


FORMS = {"part"}
"""What chooses a grammatical form: not every language needs it."""


@pytest.mark.parametrize("game", SCOPES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_there_with_the_same_facts(lang: str, game: str) -> None:
    wanted = messages("en", game)
    if game:
        for key, sentence in reasons(game).items():
            wanted[f"{prefix(game)}refusal-{key}"] = set(re.findall(r"\{(\w+)\}", sentence))
        options = titles()[game].game_class.declared
        wanted.update({f"option-{option.name}": set() for option in options})
    else:
        wanted["refusal-not-now"] = set()
    inside = {key for said in collected(lang, game).values() for key in said.others}
    found = {
        key: spoken(facts, wanted.get(key, set()))
        for key, facts in messages(lang, game).items()
        if key in wanted or key not in inside  # a part of messages of this language only
    }
    assert found == wanted


def spoken(facts: set[str], wanted: set[str]) -> set[str]:
    """Give the facts that a message tells; a language may choose the form of a name by its side."""
    by_side = "side" in facts and "side" not in wanted and "name" in wanted
    return facts - FORMS - {"side"} | {"name"} if by_side else facts - FORMS


@pytest.mark.parametrize("game", SCOPES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_formatted(lang: str, game: str) -> None:
    whole = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for file in files_of(lang, game):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, variables in messages(lang, game).items():
        value = whole.get_message(key).value
        assert value is not None
        said, errors = whole.format_pattern(value, dict.fromkeys(variables, 3))
        assert errors == [], key
        assert str(said).strip(), key


def test_what_only_the_browser_says_is_not_read_here() -> None:
    assert Words("de", "schotten").knows("event-laid")
    assert Words("de", "hammer").knows("hammer-event-moved")
    assert not Words("de", "hammer").knows("event-laid")
    assert not Words("de").knows("web-tagline")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_in_a_column_is_short_enough_for_it(lang: str) -> None:
    words = Words(lang, "schotten")
    for key in messages(lang, "schotten"):
        if key.startswith("short-"):
            assert len(words.say(key)) <= 5, key
    assert all(len(words.say(f"chip-{troop}")) == 2 for troop in ("joker", "spy", "shield"))
    assert all(len(words.say(f"chip-{mode}")) <= 4 for mode in ("bluff", "mud", "both"))
    assert len(words.say("first-mark")) <= 3


def event_kinds(folder: Path) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    return {kind for text in texts for kind in re.findall(r'Event\(\s*"([\w-]+)"', text)}


def test_every_kind_of_event_has_a_sentence() -> None:
    assert {"laid", "claimed", "moved"} <= event_kinds(SOURCE / "games" / "schotten")
    assert {f"event-{kind}" for kind in event_kinds(SOURCE / "kernel")} == {"event-sealed"}
    assert "event-sealed" in messages("en")
    for game in GAMES:
        kinds = event_kinds(SOURCE / "games" / game)
        assert {f"{prefix(game)}event-{kind}" for kind in kinds} <= set(messages("en", game))


def test_every_sentence_the_code_says_exists() -> None:
    shared = set(messages("en"))
    places = [("", folder) for folder in ("cli", "terminal", "server", "review")]
    places += [(game, f"games/{game}") for game in GAMES]
    for game, folder in places:
        known = shared | set(messages("en", game))
        for file in SOURCE.glob(f"{folder}/**/*.py"):
            said = set(re.findall(r'say(?:d)?\("([a-z][\w-]+)"', file.read_text(encoding="utf-8")))
            assert said <= known, file.name


def test_cards_and_formations_are_translated_inside_facts() -> None:
    refusal = refuse("not-proved", {"stone": 3, "completion": ["R7", "Spy"],
                                    "theirs": "kind 21", "yours": "run 12"})  # fmt: skip
    assert Words("en", "schotten").refusal(refusal) == (
        "stone 3 is not proved: with R7 Spy they would have three of a kind 21 against run 12"
    )
    german = Words("de", "schotten").refusal(refusal)
    assert "mit R7 und Spion hätte die andere Seite Drilling 21 gegen Folge 12" in german
    assert Words("hu", "schotten").refusal(refusal, size=4).count("Póker 21") == 1


def test_events_speak_to_the_reader() -> None:
    heard = {"kind": "laid", "seat": 1, "card": "Spy", "stone": 4}
    names = ("Ann", "Bob")
    assert Words("en", "schotten").event(heard, 1, names) == "You lay the Spy at stone 4."
    assert Words("en", "schotten").event(heard, 0, names) == "Bob lays the Spy at stone 4."
    assert Words("fr", "schotten").event(heard, 0, names) == "Bob pose l'Espion à la borne 4."
    points = {"kind": "round-over", "winner": -1, "points": [2, 4]}
    assert Words("en", "schotten").event(points, 1, names) == "The round is drawn. Points 4 : 2."


def test_an_event_nobody_has_worded_is_still_told() -> None:
    assert (
        Words("cs", "schotten").event({"kind": "bagpipes", "seat": 0}, 0, ["Ann"])
        == "bagpipes: seat 0"
    )


def test_the_language_is_the_first_we_know() -> None:
    assert best_language([None, "xx_YY", "hu_HU.UTF-8", "de"]) == "hu"
    assert best_language(["C.UTF-8", ""]) == "en"
    assert Words("de").say("no-such-key") == "no-such-key"


@pytest.mark.parametrize("game", SCOPES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_read_by_itself_says_the_same_as_in_its_whole_file(lang: str, game: str) -> None:
    whole = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for file in catalog_files_of(lang, game):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    keys = [key for key in messages(lang, game) if whole.has_message(key)]
    assert keys
    for key in keys:
        value = whole.get_message(key).value
        assert value is not None
        assert catalog(lang, game).say(key, {}) == str(whole.format_pattern(value, {})[0])
