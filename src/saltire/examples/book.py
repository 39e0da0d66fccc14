"""Worked examples as data: `text/examples/*.toml` in the package of a game, a file for each chapter.

An example is a position, what is tried there, and what comes of it or which rule refuses it.
docs/howto/write-an-example.md says how to write one.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from saltire.games.registry import load, titles
from saltire.i18n.words import LANGUAGES
from saltire.kernel.errors import SaltireError

FOLDER: Final = "examples"
_LISTS: Final = (
    "before", "chance", "may", "may_not", "try", "then", "then_not", "then_may", "then_may_not", "log",
)  # fmt: skip
_WORDS: Final = ("options", "position", "refused")
_KNOWN: Final = frozenset({*_LISTS, *_WORDS, "rules", "seat", "seed", "sees", "text"})


class BadExample(SaltireError):
    """An example is written wrongly, or does not show what it says."""


@dataclass(frozen=True, slots=True)
class Example:
    """One worked example of a game's rules."""

    game: str
    id: str
    """The first of its rules; with a count where several begin with that rule: `5.4`, `5.4-2`."""
    source: str
    """Where it is written, for messages: `05-claiming.toml, example 3`."""
    rules: tuple[str, ...]
    """The rules that it shows, the most important one first."""
    text: Mapping[str, str] = field(hash=False)
    """A sentence or two in each language."""
    options: str = ""
    """Options as in the head of a position; needed only where there is no position."""
    position: str = ""
    """Where it begins, as text; the usual start if empty."""
    seat: str = ""
    """Who tries and whose eyes see the board: a number, a name, `spectator`; who is to act if empty."""
    seed: int = 1
    """What chance brings where `chance` does not say."""
    chance: tuple[str, ...] = ()
    """What chance brings, in the order in which it is asked."""
    before: tuple[str, ...] = ()
    """Actions that lead from the position to where the example begins."""
    tries: tuple[str, ...] = ()
    """What is tried, in notation; another seat's action begins with it: `1: lay England`."""
    refused: str = ""
    """The rule that refuses the last of `tries`; empty if everything is allowed."""
    may: tuple[str, ...] = ()
    """Legal actions before anything is tried; `claim *` is any that begins so."""
    may_not: tuple[str, ...] = ()
    """Actions that are not legal before anything is tried."""
    then: tuple[str, ...] = ()
    """Parts that the text of the position has afterwards."""
    then_not: tuple[str, ...] = ()
    """Parts that it has not."""
    then_may: tuple[str, ...] = ()
    then_may_not: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    """Words that stand in the English log afterwards."""
    sees: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """By seat: parts that the text of its view has afterwards."""

    @property
    def is_picture(self) -> bool:
        """Tell whether there is nothing to try."""
        return not self.tries

    def sentence(self, lang: str) -> str:
        """Give its sentence in a language."""
        return self.text.get(lang) or self.text["en"]


def games_with_examples() -> list[str]:
    """Name the games that have worked examples."""
    return [name for name in titles() if files_of(name)]


def files_of(game: str) -> list[Path]:
    """List the files of a game's examples in their order; none if it has no examples."""
    known = titles()
    if game not in known:
        load(game)
    folder = known[game].text_folder()
    return [] if folder is None else sorted((folder / FOLDER).glob("*.toml"))


@cache
def examples_of(game: str) -> tuple[Example, ...]:
    """Read the examples of a game."""
    return read_examples(game, files_of(game))


def read_examples(game: str, files: Iterable[Path]) -> tuple[Example, ...]:
    """Read the examples of some files; BadExample says which one is written wrongly."""
    found: list[Example] = []
    begun: Counter[str] = Counter()
    for file in files:
        with file.open("rb") as opened:
            try:
                data = tomllib.load(opened)
            except tomllib.TOMLDecodeError as error:
                raise BadExample(f"{file.name}: {error}") from None
        if set(data) - {"example"}:
            raise BadExample(f"{file.name}: only [[example]] may stand there")
        for number, entry in enumerate(data.get("example", []), 1):
            place = f"{file.name}, example {number}"
            example = _example(game, place, entry)
            begun[example.id] += 1
            if begun[example.id] > 1:
                example = _example(game, place, entry, f"{example.id}-{begun[example.id]}")
            found.append(example)
    return tuple(found)


def examples_for(game: str, rule: str) -> list[Example]:
    """Give the examples of one rule: those that show it first, then those that show it too."""
    wanted = rule.lower()
    found = [one for one in examples_of(game) if wanted in map(str.lower, one.rules)]
    return sorted(found, key=lambda one: [known.lower() for known in one.rules].index(wanted))


def _example(game: str, place: str, entry: Mapping[str, Any], name: str = "") -> Example:
    unknown = set(entry) - _KNOWN
    if unknown:
        raise BadExample(f"{place}: no such field: {', '.join(sorted(unknown))}")
    rules = _texts(entry, "rules", place)
    if not rules:
        raise BadExample(f"{place}: rules must name what it shows")
    text = entry.get("text", {})
    missing = [lang for lang in LANGUAGES if not _is_sentence(text, lang)]
    if missing or set(text) - set(LANGUAGES):
        raise BadExample(f"{place}: text must be in {', '.join(LANGUAGES)}; missing: {missing}")
    sees = entry.get("sees", {})
    given: dict[str, Any] = {name: _texts(entry, name, place) for name in _LISTS}
    given |= {name: _word(entry, name, place) for name in _WORDS}
    tries = given.pop("try")
    if given["refused"] and not tries:
        raise BadExample(f"{place}: refused, but nothing is tried")
    seat, seed = entry.get("seat", ""), entry.get("seed", 1)
    if type(seed) is not int or type(seat) not in (int, str):
        raise BadExample(f"{place}: seat and seed are numbers")
    return Example(
        game, name or rules[0], place, rules,
        {lang: " ".join(text[lang].split()) for lang in LANGUAGES},
        seat=str(seat), seed=seed, tries=tries,
        sees={str(viewer): _texts(sees, viewer, place) for viewer in sees},
        **given,
    )  # fmt: skip


def _is_sentence(text: object, lang: str) -> bool:
    return isinstance(text, dict) and isinstance(text.get(lang), str) and bool(text[lang].strip())


def _word(entry: Mapping[str, Any], name: str, place: str) -> str:
    found = entry.get(name, "")
    if not isinstance(found, str):
        raise BadExample(f"{place}: {name} is a text")
    return found.strip()


def _texts(entry: Mapping[str, Any], name: str, place: str) -> tuple[str, ...]:
    found = entry.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise BadExample(f"{place}: {name} is a list of texts")
    return tuple(found)
