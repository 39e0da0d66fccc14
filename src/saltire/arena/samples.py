"""What self-play teaches, as arrays: groups of things that compete, and what share each should have had."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saltire.arena.game_runner import Outcome
from saltire.bots.search.network import Array, Net

Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Lessons:
    """Groups one after the other; the members of a group lie together."""

    bases: Array
    rows: Array
    shares: Array
    """What each member should be given: its part of the win, or of the visits."""
    group: Whole
    """The group of each member."""
    game: Whole
    """The game of each group."""

    def __len__(self) -> int:
        return len(self.game)

    def where(self, kept: NDArray[np.bool_]) -> Lessons:
        """Take some of the groups. Those of one game must stay together."""
        members = kept[self.group]
        renumbered = np.cumsum(kept) - 1
        return Lessons(
            self.bases[members], self.rows[members], self.shares[members],
            renumbered[self.group[members]], self.game[kept],
        )  # fmt: skip

    def predicted(self, net: Net) -> Array:
        """Give the share that a model has for each member."""
        return self.softmax(net.scores(self.bases, self.rows))

    def softmax(self, weights: Array) -> Array:
        """Make weights shares, group by group."""
        top = np.full(len(self), -np.inf)
        np.maximum.at(top, self.group, weights)
        parts = np.exp(weights - top[self.group])
        found: Array = parts / self.sums(parts)[self.group]
        return found

    def sums(self, members: Array) -> Array:
        """Add up something over each group."""
        return np.bincount(self.group, members, len(self)).astype(np.float64)

    def loss(self, shares: Array) -> Array:
        """Give the cross-entropy of each group: what these shares miss of the true ones."""
        return self.sums(-self.shares * np.log(np.maximum(shares, 1e-9)))


def values(outcomes: Sequence[Outcome], width: int) -> Lessons:
    """Collect how seats stood, with what each of them won in the end."""
    found: list[tuple[int, Any, Sequence[float]]] = [
        (number, note, outcome.shares)
        for number, outcome in enumerate(outcomes)
        for notes in outcome.notes
        for note in notes["value"]
    ]
    return _collected(found, width)


def policies(outcomes: Sequence[Outcome], width: int) -> Lessons:
    """Collect the plans of choices, with their shares of the visits."""
    found: list[tuple[int, Any, Sequence[float]]] = [
        (number, note, note["shares"])
        for number, outcome in enumerate(outcomes)
        for notes in outcome.notes
        for note in notes["policy"]
    ]
    return _collected(found, width)


def _collected(found: Sequence[tuple[int, Any, Sequence[float]]], width: int) -> Lessons:
    bases = [base for _, note, _ in found for base in note["bases"]]
    rows = [row for _, note, _ in found for row in note["rows"]]
    shares = [share for _, _, group in found for share in group]
    sizes = [len(note["bases"]) for _, note, _ in found]
    return Lessons(
        np.array(bases, np.float64), np.array(rows, np.float64).reshape(len(rows), width),
        np.array(shares, np.float64), np.repeat(np.arange(len(found)), sizes),
        np.array([number for number, _, _ in found], np.int64),
    )  # fmt: skip
