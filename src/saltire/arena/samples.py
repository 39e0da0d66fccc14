"""Training samples of self-play as arrays: groups of competing members and the target share of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saltire.arena.game_runner import Outcome
from saltire.bots.search.network import Net

Array = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True)
class Samples:
    """Groups one after the other; the members of a group are contiguous."""

    bases: Array
    rows: Array
    shares: Array
    """The target of each member: its share of the win, or of the visits."""
    group: IntArray
    """The group of each member."""
    game: IntArray
    """The game of each group."""

    def __len__(self) -> int:
        return len(self.game)

    def where(self, selected: NDArray[np.bool_]) -> Samples:
        """Select some of the groups; keep those of one game together."""
        members = selected[self.group]
        renumbered = np.cumsum(selected) - 1
        return Samples(
            self.bases[members], self.rows[members], self.shares[members],
            renumbered[self.group[members]], self.game[selected],
        )  # fmt: skip

    def predicted(self, net: Net) -> Array:
        """Give the share that a model predicts for each member."""
        hidden = np.tanh(self.rows @ np.array(net.inner).reshape(-1, len(net.line)).T + net.bias)
        scores = (
            net.trust * self.bases + self.rows @ np.array(net.line) + hidden @ np.array(net.outer)
        )
        return self.softmax(scores)

    def softmax(self, weights: Array) -> Array:
        """Turn weights into shares, group by group."""
        top = np.full(len(self), -np.inf)
        np.maximum.at(top, self.group, weights)
        parts = np.exp(weights - top[self.group])
        shares: Array = parts / self.sums(parts)[self.group]
        return shares

    def sums(self, members: Array) -> Array:
        """Sum values of members over each group."""
        return np.bincount(self.group, members, len(self)).astype(np.float64)

    def loss(self, shares: Array) -> Array:
        """Give the cross-entropy of each group between these shares and the targets."""
        return self.sums(-self.shares * np.log(np.maximum(shares, 1e-9)))


def value_samples(outcomes: Sequence[Outcome], width: int) -> Samples:
    """Collect the positions of seats, with each seat's share of the win."""
    groups: list[tuple[int, Any, Sequence[float]]] = [
        (number, note, outcome.shares)
        for number, outcome in enumerate(outcomes)
        for notes in outcome.notes
        for note in notes["value"]
    ]
    return _stack(groups, width)


def policy_samples(outcomes: Sequence[Outcome], width: int) -> Samples:
    """Collect the plans of choices, with their shares of the visits."""
    groups: list[tuple[int, Any, Sequence[float]]] = [
        (number, note, note["shares"])
        for number, outcome in enumerate(outcomes)
        for notes in outcome.notes
        for note in notes["policy"]
    ]
    return _stack(groups, width)


def _stack(groups: Sequence[tuple[int, Any, Sequence[float]]], width: int) -> Samples:
    bases = [base for _, note, _ in groups for base in note["bases"]]
    rows = [row for _, note, _ in groups for row in note["rows"]]
    shares = [share for _, _, targets in groups for share in targets]
    sizes = [len(note["bases"]) for _, note, _ in groups]
    return Samples(
        np.array(bases, np.float64), np.array(rows, np.float64).reshape(len(rows), width),
        np.array(shares, np.float64), np.repeat(np.arange(len(groups)), sizes),
        np.array([number for number, _, _ in groups], np.int64),
    )  # fmt: skip
