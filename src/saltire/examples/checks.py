"""Plays an example and compares it with what it says: the same data is text and test."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Final

from saltire.examples.book import Example
from saltire.examples.practice import Practice
from saltire.kernel.errors import IllegalAction, SaltireError
from saltire.kernel.position_text import Parts, seat_in
from saltire.kernel.types import SPECTATOR
from saltire.rulebook import rules_of

LONGEST: Final = 260
"""Characters that a sentence of an example may have: it stands beside a board."""

_CHECKED: Final = (
    "tries", "may", "may_not", "then", "then_not", "then_may", "then_may_not", "log", "sees",
)  # fmt: skip


def faults(example: Example) -> list[str]:
    """List what an example says and the rules do not do."""
    try:
        return [f"{example.source} ({example.id}): {fault}" for fault in _faults(example)]
    except SaltireError as error:
        return [f"{example.source} ({example.id}): {type(error).__name__}: {error}"]


def rules_without_example(game: str, examples: Iterable[Example]) -> list[str]:
    """List the rules of a game that no example shows, in their order."""
    shown = {rule for example in examples for rule in example.rules}
    return [rule.id for rule in rules_of(game) if rule.id not in shown]


def _faults(example: Example) -> Iterator[str]:
    known = {rule.id for rule in rules_of(example.game)}
    for rule in (*example.rules, example.refused):
        if rule and rule not in known:
            yield f"RULES.md has no rule {rule}"
    for lang, sentence in example.text.items():
        if len(sentence) > LONGEST:
            yield f"{lang}: {len(sentence)} characters, more than {LONGEST}"
    if not any(getattr(example, name) for name in _CHECKED):
        yield "it says nothing that can be checked: it tries nothing, and has none of may, then, log, sees"
    play = Practice(example)
    play.state.view(play.viewer)
    yield from _choices(play, example.may, example.may_not, "before")
    yield from _try_steps(play)
    yield from _choices(play, example.then_may, example.then_may_not, "afterwards")
    yield from _parts(play, str(play.state), example.then, example.then_not)
    for viewer, parts in example.sees.items():
        seat = SPECTATOR if viewer == "spectator" else seat_in(viewer, play.game.seats, "sees")
        yield from _parts(play, str(play.state.view(seat)), parts, ())
    told = play.log("en", play.viewer)
    for words in example.log:
        if not any(words in line for line in told):
            yield f"the log does not say {words!r}, it says: {told}"
    if play.chance:
        yield f"chance is never asked for {', '.join(play.chance)}"


def _try_steps(play: Practice) -> Iterator[str]:
    """Try what the example tries; the last step may be the one that is refused."""
    example = play.example
    for number, step in enumerate(example.tries, 1):
        last = number == len(example.tries)
        seat, action = play.parse_step(step)
        if not (last and example.refused) and action not in play.legal(seat):
            yield f"{action!r} is not legal, or not how it is written; legal: {play.legal(seat)}"
        try:
            play.act(step)
        except IllegalAction as error:
            if not (last and example.refused):
                yield f"{step!r} is refused: {error}"
            elif error.rule != example.refused:
                yield f"{step!r} is refused by rule {error.rule}, not {example.refused}"
            return
    if example.refused:
        yield f"{example.tries[-1]!r} is not refused"


def _choices(
    play: Practice, wanted: tuple[str, ...], unwanted: tuple[str, ...], when: str
) -> Iterator[str]:
    for step in (*wanted, *unwanted):
        seat, pattern = play.parse_step(step)
        legal = play.legal(seat)
        found = any(fnmatchcase(text, pattern) for text in legal)
        if found != (step in wanted):
            yield f"{when} {step!r} is {'' if found else 'not '}legal; legal: {legal}"


def _parts(
    play: Practice, text: str, wanted: tuple[str, ...], unwanted: tuple[str, ...]
) -> Iterator[str]:
    parts = Parts(text, play.game.parts)
    for part in (*wanted, *unwanted):
        name, _, value = part.partition(":")
        if name.strip().lower() not in {known.lower() for known in play.game.parts}:
            yield f"there is no part {name!r}"
        elif _says(parts, name, value) != (part in wanted):
            yield f"{part!r} {'is not' if part in wanted else 'is'} in:\n{text}"


def _says(parts: Parts, name: str, value: str) -> bool:
    """Tell whether a part says all of this: the whole value, or some of what stands between its commas.

    Without a value: whether the part is there.
    """
    said = {known.lower(): found for known, found in parts.values.items()}.get(name.strip().lower())
    if said is None or not value.strip():
        return said is not None
    wanted = " ".join(value.split())
    pieces = {piece.strip() for piece in said.split(",")}
    return said == wanted or {piece.strip() for piece in wanted.split(",")} <= pieces
