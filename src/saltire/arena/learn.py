"""Fits a small model to lessons, and says by games it has not seen whether it knows better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from saltire.arena.figures import Estimate, of_numbers
from saltire.arena.lessons import Lessons
from saltire.bots.search.network import Array, Net

STEPS: Final = 300
_RATE: Final = 0.03
_PENALTIES: Final = (0.1, 1.0, 10.0, 100.0)
"""How strongly a model is held to the hand-made knowledge: the more games, the less it counts."""
_UNITS: Final = (0, 8)
_BINS: Final = 10


@dataclass(frozen=True)
class Learnt:
    """A model and what games that it was not taught with say about it."""

    net: Net
    units: int
    penalty: float
    lessons: int
    held_out: int
    loss: float
    hand_loss: float
    gain: Estimate
    """How much less it misses than the hand-made knowledge: a game's mean, over the games held out."""
    brier: float
    hand_brier: float
    bins: list[tuple[float, float, int]]
    """Foretold, come true, how often; in ten bins of the foretold share."""
    hand_bins: list[tuple[float, float, int]]

    @property
    def better(self) -> bool:
        return self.loss < self.hand_loss

    def to_json(self) -> dict[str, object]:
        named = ("units", "penalty", "lessons", "held_out", "loss", "hand_loss", "brier", "hand_brier",
                 "bins", "hand_bins")  # fmt: skip
        return {**{name: getattr(self, name) for name in named}, "gain": self.gain.to_json(),
                "trust": self.net.trust, "better": self.better}  # fmt: skip


def learn(lessons: Lessons, games: int, seed: int) -> Learnt | None:
    """Fit to most games, choose the settings by some, and judge by the rest; None if there are too few."""
    order = np.random.default_rng(seed).permutation(games)
    few = max(1, games // 6)
    judge = lessons.of_games(order[:few].tolist())
    choose = lessons.of_games(order[few : 2 * few].tolist())
    teach = lessons.of_games(order[2 * few :].tolist())
    if not len(teach) or not len(choose) or not len(judge):
        return None
    fits = [(fit(teach, units, penalty, seed), units, penalty)
            for units in _UNITS for penalty in _PENALTIES]  # fmt: skip
    net, units, penalty = min(fits, key=lambda each: choose.loss(choose.predicted(each[0])).mean())
    return _judged(net, units, penalty, len(teach), judge)


def _judged(net: Net, units: int, penalty: float, lessons: int, judge: Lessons) -> Learnt:
    ours, theirs = judge.predicted(net), judge.softmax(judge.bases)
    loss, hand = judge.loss(ours), judge.loss(theirs)
    gains = [float((hand - loss)[judge.game == game].mean()) for game in np.unique(judge.game)]
    return Learnt(
        net, units, penalty, lessons, len(judge), float(loss.mean()), float(hand.mean()),
        of_numbers(gains), _brier(judge, ours), _brier(judge, theirs),
        list(_bins(judge, ours)), list(_bins(judge, theirs)),
    )  # fmt: skip


def _brier(lessons: Lessons, shares: Array) -> float:
    return float(lessons.sums((shares - lessons.shares) ** 2).mean())


def _bins(lessons: Lessons, shares: Array) -> Iterator[tuple[float, float, int]]:
    at = np.minimum((shares * _BINS).astype(int), _BINS - 1)
    for each in range(_BINS):
        members = at == each
        if members.any():
            told, true = float(shares[members].mean()), float(lessons.shares[members].mean())
            yield round(told, 4), round(true, 4), int(members.sum())


def fit(lessons: Lessons, units: int, penalty: float, seed: int) -> Net:
    """Find the weights that miss least of the shares, by Adam over all lessons at once.

    They begin at the hand-made knowledge and are drawn back to it by the penalty. Every game counts as
    one, however long: its lessons are much alike.
    """
    games = np.bincount(lessons.game)
    counts = (1 / games[lessons.game])[lessons.group]
    number = np.count_nonzero(games)
    mean, scale = lessons.rows.mean(axis=0), lessons.rows.std(axis=0)
    scale = np.where(scale < 1e-9, 1.0, scale)
    rows = (lessons.rows - mean) / scale
    width = rows.shape[1]
    draw = np.random.default_rng(seed).normal(size=(width, units)) / np.sqrt(max(width, 1))
    parts = [np.array(1.0), np.zeros(width), draw, np.zeros(units), np.zeros(units)]
    still = [np.array(1.0), *[np.zeros_like(part) for part in parts[1:]]]
    slow, fast = ([np.zeros_like(part) for part in parts] for _ in (0, 1))
    for step in range(1, STEPS + 1):
        slopes = _slopes(lessons, rows, parts, counts)
        for at, (slope, rest) in enumerate(zip(slopes, still, strict=True)):
            slope = (slope + penalty * (parts[at] - rest)) / number
            slow[at] = 0.9 * slow[at] + 0.1 * slope
            fast[at] = 0.99 * fast[at] + 0.01 * slope * slope
            pace = slow[at] / (1 - 0.9**step) / (np.sqrt(fast[at] / (1 - 0.99**step)) + 1e-8)
            parts[at] = parts[at] - _RATE * (1 - step / (STEPS + 1)) * pace
    trust, line, inner, bias, outer = parts
    # The rows of a search are not centred: the weights are, so that it need not.
    inner = inner / scale[:, None]
    return Net(float(trust), line / scale, inner, bias - mean @ inner, outer)


def _slopes(lessons: Lessons, rows: Array, parts: list[Array], counts: Array) -> list[Array]:
    """Give how the misses change with each weight."""
    trust, line, inner, bias, outer = parts
    hidden = np.tanh(rows @ inner + bias)
    found = trust * lessons.bases + rows @ line + hidden @ outer
    whole = lessons.sums(lessons.shares)[lessons.group]
    gap = counts * (lessons.softmax(found) * whole - lessons.shares)
    back = gap[:, None] * outer * (1 - hidden * hidden)
    return [gap @ lessons.bases, rows.T @ gap, rows.T @ back, back.sum(axis=0), hidden.T @ gap]
