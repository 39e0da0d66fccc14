"""What a game brings for puzzles: their file, how they are made, and how they are checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

from saltire.kernel.view import View
from saltire.puzzles.puzzle import Puzzle, PuzzleQuestion

Guess: TypeAlias = Callable[[int, Random], int]
"""Answers with so many looks at what could happen, as somebody without the proof would."""


@dataclass(frozen=True)
class Draft(PuzzleQuestion):
    """A question whose difficulty has not been measured."""

    guess: Guess


def conceal_nothing(_: View) -> None:
    """Leave a view as it is."""


@dataclass(frozen=True)
class PuzzleSet:
    """The puzzles of a game."""

    file: Path
    """The puzzles that ship, a JSON value a line."""
    kinds: tuple[str, ...]
    drafts: Callable[[str, int], Iterator[Draft]]
    """Makes puzzles of a kind from a seed, without end."""
    check: Callable[[Puzzle], list[str]]
    """Solves a puzzle another way than its maker did; lists what is wrong with it."""
    conceal: Callable[[View], None] = conceal_nothing
    """Takes from a view what a board would show and the solver has to find."""
