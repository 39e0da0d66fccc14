"""Fits a small model to training samples and evaluates it by cross-validation over games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from saltire.arena.forecasts import Bin, bins
from saltire.arena.samples import Array, IntArray, Samples
from saltire.arena.statistics import Estimate, mean_estimate
from saltire.bots.search.network import Net

STEPS: Final = 200
_RATE: Final = 0.03
_PENALTIES: Final = (1.0, 10.0, 100.0)
"""L2 penalties towards the hand-made knowledge; the more games, the less a penalty counts."""
_UNITS: Final = (0, 8)
_SETTINGS: Final = tuple((units, penalty) for units in _UNITS for penalty in _PENALTIES)
_FOLDS: Final = 5
_FEWEST: Final = 3


@dataclass(frozen=True)
class FittedModel:
    """A fitted model, and its losses on games that were held out."""

    net: Net
    units: int
    penalty: float
    games: int
    samples: int
    loss: float
    hand_loss: float
    gain: Estimate
    """How much lower its loss is than that of the hand-made knowledge: a game's mean, over the games."""
    brier: float
    hand_brier: float
    bins: list[Bin]
    hand_bins: list[Bin]

    @property
    def better(self) -> bool:
        return self.loss < self.hand_loss

    def to_json(self) -> dict[str, object]:
        return {"units": self.units, "penalty": self.penalty, "games": self.games,
                "lessons": self.samples, "loss": self.loss, "hand_loss": self.hand_loss,
                "brier": self.brier, "hand_brier": self.hand_brier, "gain": self.gain.to_json(),
                "bins": [each.to_json() for each in self.bins],
                "hand_bins": [each.to_json() for each in self.hand_bins],
                "trust": self.net.trust, "better": self.better}  # fmt: skip


def cross_validated(samples: Samples, games: int, seed: int) -> FittedModel | None:
    """Fit a model and evaluate it by cross-validation; None if there are too few games.

    The games are split into a few folds. Each fold is predicted by a model that was fitted to the other
    folds with the settings that do best there, so no model predicts a game it was fitted to.
    """
    folds = min(_FOLDS, games)
    members_of = np.array_split(np.random.default_rng(seed).permutation(games), folds)
    fold = np.zeros(max(games, 1), np.int64)
    for number, some in enumerate(members_of):
        fold[some] = number
    in_fold = fold[samples.game]
    if len(np.unique(in_fold)) < _FEWEST:
        return None
    predicted = {setting: _out_of_fold(samples, in_fold, setting, seed) for setting in _SETTINGS}
    loss = {setting: samples.loss(shares) for setting, shares in predicted.items()}
    shares = np.zeros(len(samples.bases))
    for number in range(folds):
        best = min(_SETTINGS, key=lambda each: float(loss[each][in_fold != number].mean()))
        members = (in_fold == number)[samples.group]
        shares[members] = predicted[best][members]
    units, penalty = min(_SETTINGS, key=lambda each: float(loss[each].mean()))
    return _evaluate(samples, shares, fit_net(samples, units, penalty, seed), (units, penalty))


def _out_of_fold(
    samples: Samples, in_fold: IntArray, setting: tuple[int, float], seed: int
) -> Array:
    """Predict every fold by a model fitted to the others."""
    shares = np.zeros(len(samples.bases))
    for number in np.unique(in_fold):
        others = samples.where(in_fold != number)
        members = (in_fold == number)[samples.group]
        shares[members] = samples.predicted(fit_net(others, *setting, seed))[members]
    return shares


def _evaluate(samples: Samples, ours: Array, net: Net, setting: tuple[int, float]) -> FittedModel:
    theirs = samples.softmax(samples.bases)
    loss, hand = samples.loss(ours), samples.loss(theirs)
    gains = [float((hand - loss)[samples.game == game].mean()) for game in np.unique(samples.game)]
    return FittedModel(
        net, *setting, len(gains), len(samples), float(loss.mean()), float(hand.mean()),
        mean_estimate(gains), _brier(samples, ours), _brier(samples, theirs),
        _bins(samples, ours), _bins(samples, theirs),
    )  # fmt: skip


def _brier(samples: Samples, shares: Array) -> float:
    return float(samples.sums((shares - samples.shares) ** 2).mean())


def _bins(samples: Samples, shares: Array) -> list[Bin]:
    games = samples.game[samples.group]
    return bins(zip(games.tolist(), shares.tolist(), samples.shares.tolist(), strict=True))


def fit_net(samples: Samples, units: int, penalty: float, seed: int) -> Net:
    """Minimise the cross-entropy by Adam over all samples at once.

    The weights start at the hand-made knowledge, and the penalty pulls them back to it. Every game has
    the same weight, however long: its samples are correlated.
    """
    games = np.bincount(samples.game)
    counts = (1 / games[samples.game])[samples.group]
    number = np.count_nonzero(games)
    mean, scale = samples.rows.mean(axis=0), samples.rows.std(axis=0)
    scale = np.where(scale < 1e-9, 1.0, scale)
    rows = (samples.rows - mean) / scale
    width = rows.shape[1]
    draw = np.random.default_rng(seed).normal(size=(width, units)) / np.sqrt(max(width, 1))
    parts = [np.array(1.0), np.zeros(width), draw, np.zeros(units), np.zeros(units)]
    start = [np.array(1.0), *[np.zeros_like(part) for part in parts[1:]]]
    momentum, variance = ([np.zeros_like(part) for part in parts] for _ in (0, 1))
    for step in range(1, STEPS + 1):
        gradients = _gradients(samples, rows, parts, counts)
        for at, (gradient, origin) in enumerate(zip(gradients, start, strict=True)):
            gradient = (gradient + penalty * (parts[at] - origin)) / number
            momentum[at] = 0.9 * momentum[at] + 0.1 * gradient
            variance[at] = 0.99 * variance[at] + 0.01 * gradient * gradient
            pace = (
                momentum[at] / (1 - 0.9**step) / (np.sqrt(variance[at] / (1 - 0.99**step)) + 1e-8)
            )
            parts[at] = parts[at] - _RATE * (1 - step / (STEPS + 1)) * pace
    trust, line, inner, bias, outer = parts
    # A search does not normalise its rows, so the normalisation moves into the weights.
    inner = inner / scale[:, None]
    bias = bias - mean @ inner
    return Net(
        float(trust), (line / scale).tolist(), inner.T.tolist(), bias.tolist(), outer.tolist()
    )


def _gradients(samples: Samples, rows: Array, parts: list[Array], counts: Array) -> list[Array]:
    """Give the gradient of the loss with respect to each weight."""
    trust, line, inner, bias, outer = parts
    hidden = np.tanh(rows @ inner + bias)
    weights = trust * samples.bases + rows @ line + hidden @ outer
    whole = samples.sums(samples.shares)[samples.group]
    gap = counts * (samples.softmax(weights) * whole - samples.shares)
    back = gap[:, None] * outer * (1 - hidden * hidden)
    return [gap @ samples.bases, rows.T @ gap, rows.T @ back, back.sum(axis=0), hidden.T @ gap]
