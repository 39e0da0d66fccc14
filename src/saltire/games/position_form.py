"""What an editor of positions offers for a game: places, the pieces not yet placed, and simple facts.

Each says where in a position's text it stands; an editor needs to know nothing else of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from saltire.kernel.position_text import NONE

OVER_FOR_TWO: Final = ("over 1 0", "over 0 1", "over 1/2 1/2")
"""The ends of a game for two, as `now` says them."""


@dataclass(frozen=True)
class Slot:
    """Where something stands in a text: a part, or a named field in it (`gold` in `0: gold 5`)."""

    part: str
    shares: int = 1
    """How many shares it has, with bars in between."""
    field: str = ""
    usual: str = NONE
    """What a text means that leaves it out, in each share; empty if that depends on the rest of it."""
    commas: bool = False
    """Its entries are set apart by commas, not by spaces."""


@dataclass(frozen=True)
class Fact(Slot):
    """Something simple: a number, one of some choices, several of them, or a few words."""

    kind: Literal["number", "one", "several", "text"] = "one"
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True)
class PositionForm:
    """All that can be set up of a game."""

    places: Sequence[Slot] = ()
    facts: Sequence[Fact] = ()
    pieces: dict[str, int] = field(default_factory=dict)
    """The pieces that a text does not place yet, and how many there are of each."""
    marks: tuple[str, ...] = ()
    """What may follow a piece that is placed: its strength, or a star."""


def number(part: str, usual: str, most: int, *, least: int = 0, shares: int = 1) -> Fact:
    """Describe a part that is a whole number."""
    return Fact(part, shares, usual=usual, kind="number", least=least, most=most)


def left_over(all_pieces: Iterable[str], placed: Iterable[str]) -> dict[str, int]:
    """Count the pieces that are not placed; letter case does not matter."""
    there = Counter(word.lower() for word in placed)
    found: dict[str, int] = {}
    for piece in all_pieces:
        if there[piece.lower()]:
            there[piece.lower()] -= 1
        else:
            found[piece] = found.get(piece, 0) + 1
    return found
