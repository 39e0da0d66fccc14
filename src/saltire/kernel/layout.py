"""The plan of a vector for learners: named slices, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from saltire.kernel.options import Option


class Slice(NamedTuple):
    """One named part of the vector."""

    name: str
    start: int
    length: int
    meaning: str


def laid_out(parts: Sequence[tuple[str, int, str]]) -> tuple[Slice, ...]:
    """Place parts of a name, a length and a meaning one after the other.

    >>> laid_out((("hand", 54, "own cards"), ("deck", 1, "cards left")))[1].start
    54
    """
    found: list[Slice] = []
    start = 0
    for name, length, meaning in parts:
        found.append(Slice(name, start, length, meaning))
        start += length
    return tuple(found)


def switches(declared: Sequence[Option], values: Mapping[str, object]) -> tuple[float, ...]:
    """Write the chosen value of each option as a number: 0 for its first choice, 1 for its last."""
    found: list[float] = []
    for option in declared:
        choices = list(option.choices)
        value = values[option.name]
        # A choice outside the list, such as a file of one's own, lies in the middle.
        found.append(choices.index(value) / (len(choices) - 1) if value in choices else 0.5)
    return tuple(found)
