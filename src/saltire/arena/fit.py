"""Fits a small model to lessons, and says by games it has not seen whether it knows better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from saltire.arena.forecasts import Bin, bins
from saltire.arena.samples import Lessons, Whole
from saltire.arena.statistics import Estimate, of_numbers
from saltire.bots.search.network import Array, Net

STEPS: Final = 200
_RATE: Final = 0.03
_PENALTIES: Final = (1.0, 10.0, 100.0)
"""How strongly a model is held to the hand-made knowledge: the more games, the less it counts."""
_UNITS: Final = (0, 8)
_SETTINGS: Final = tuple((units, penalty) for units in _UNITS for penalty in _PENALTIES)
_FOLDS: Final = 5
_FEWEST: Final = 3


@dataclass(frozen=True)
class Learnt:
    """A model and what games that it was not taught with say about it."""

    net: Net
    units: int
    penalty: float
    games: int
    lessons: int
    loss: float
    hand_loss: float
    gain: Estimate
    """How much less it misses than the hand-made knowledge: a game's mean, over the games."""
    brier: float
    hand_brier: float
    bins: list[Bin]
    hand_bins: list[Bin]

    @property
    def better(self) -> bool:
        return self.loss < self.hand_loss

    def to_json(self) -> dict[str, object]:
        named = ("units", "penalty", "games", "lessons", "loss", "hand_loss", "brier", "hand_brier")
        return {**{name: getattr(self, name) for name in named}, "gain": self.gain.to_json(),
                "bins": [each.to_json() for each in self.bins],
                "hand_bins": [each.to_json() for each in self.hand_bins],
                "trust": self.net.trust, "better": self.better}  # fmt: skip


def learn(lessons: Lessons, games: int, seed: int) -> Learnt | None:
    """Fit a model; judge it by models that were taught without the games they are asked about.

    The games are dealt into a few folds. Each fold is foretold by a model of all the others, with the
    settings that do best in all the others; so no model is asked about a game it was taught with.
    """
    folds = min(_FOLDS, games)
    dealt = np.array_split(np.random.default_rng(seed).permutation(games), folds)
    fold = np.zeros(max(games, 1), np.int64)
    for number, some in enumerate(dealt):
        fold[some] = number
    in_fold = fold[lessons.game]
    if len(np.unique(in_fold)) < _FEWEST:
        return None
    told = {setting: _foretold(lessons, in_fold, setting, seed) for setting in _SETTINGS}
    loss = {setting: lessons.loss(shares) for setting, shares in told.items()}
    shares = np.zeros(len(lessons.bases))
    for number in range(folds):
        best = min(_SETTINGS, key=lambda each: float(loss[each][in_fold != number].mean()))
        members = (in_fold == number)[lessons.group]
        shares[members] = told[best][members]
    units, penalty = min(_SETTINGS, key=lambda each: float(loss[each].mean()))
    return _judged(lessons, shares, fit(lessons, units, penalty, seed), (units, penalty))


def _foretold(lessons: Lessons, in_fold: Whole, setting: tuple[int, float], seed: int) -> Array:
    """Foretell every fold by a model of the others."""
    shares = np.zeros(len(lessons.bases))
    for number in np.unique(in_fold):
        others = lessons.where(in_fold != number)
        members = (in_fold == number)[lessons.group]
        shares[members] = lessons.predicted(fit(others, *setting, seed))[members]
    return shares


def _judged(lessons: Lessons, ours: Array, net: Net, setting: tuple[int, float]) -> Learnt:
    theirs = lessons.softmax(lessons.bases)
    loss, hand = lessons.loss(ours), lessons.loss(theirs)
    gains = [float((hand - loss)[lessons.game == game].mean()) for game in np.unique(lessons.game)]
    return Learnt(
        net, *setting, len(gains), len(lessons), float(loss.mean()), float(hand.mean()),
        of_numbers(gains), _brier(lessons, ours), _brier(lessons, theirs),
        _bins(lessons, ours), _bins(lessons, theirs),
    )  # fmt: skip


def _brier(lessons: Lessons, shares: Array) -> float:
    return float(lessons.sums((shares - lessons.shares) ** 2).mean())


def _bins(lessons: Lessons, shares: Array) -> list[Bin]:
    games = lessons.game[lessons.group]
    return bins(zip(games.tolist(), shares.tolist(), lessons.shares.tolist(), strict=True))


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
