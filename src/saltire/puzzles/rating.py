"""How good somebody is at puzzles: Elo against the measured difficulty, by first tries only."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from saltire.puzzles.puzzle import Puzzle

START: Final = 1200
_SCALE: Final = 400
_QUICK: Final = 48
"""How far the first tries move a rating; later ones move it by a third of that."""
_STEADY: Final = 16
_SETTLED: Final = 20


def rating_after(rating: float, tries: int, puzzle: Puzzle, right: bool) -> float:
    """Give the rating after one more try.

    >>> from saltire.puzzles.library import puzzles_of
    >>> easy = puzzles_of("schotten")[0]
    >>> rating_after(1200, 0, easy, right=True) > 1200 > rating_after(1200, 0, easy, right=False)
    True
    """
    expected = 1 / (1 + 10 ** ((puzzle.rating - rating) / _SCALE))
    step = _QUICK if tries < _SETTLED else _STEADY
    return rating + step * (right - expected)


def next_for(puzzles: Collection[Puzzle], tried: Collection[str], rating: float) -> Puzzle | None:
    """Choose the next puzzle: of those not tried yet the one nearest to a rating; None when all are."""
    left = [puzzle for puzzle in puzzles if puzzle.id not in tried]
    return min(left, key=lambda one: (abs(one.rating - rating), one.id), default=None)
