"""Ratings on the Elo scale, fitted to a whole match at once.

Each bot has a strength, and its chance in a game is its strength over that of all who sit there:
Bradley and Terry's model for two seats, Luce's for more. Unlike ratings that follow a player through
a season (openskill rates the people at our tables so) the fit does not depend on the order of the
games, and weighing whole deals anew by lot (Rubin's Bayesian bootstrap) gives honest intervals, also for a
bot that has always won.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

from saltire.arena.statistics import Estimate

Game = tuple[tuple[int, ...], tuple[float, ...]]
"""Who sat on each seat, and their shares of the win."""

_RESAMPLES: Final = 200
_STEPS: Final = 500
_ELO: Final = 400 / math.log(10)
_Key = TypeVar("_Key")


def ratings(names: int, deals: Sequence[Sequence[Game]], seed: int = 1) -> list[Estimate]:
    """Rate every bot, the mean being zero; the intervals come from deals weighed anew by lot."""
    sums = [_Sums.of(deal) for deal in deals]
    best = fit(names, sums, [1.0] * len(sums), 1.0)
    lots = Random(seed)
    drawn = sorted_columns(
        fit(names, sums, [lots.expovariate(1) for _ in sums], lots.expovariate(1))
        for _ in range(_RESAMPLES)
    )
    cut = round(0.025 * _RESAMPLES)
    return [
        Estimate(elo, min(column[cut], elo), max(column[-1 - cut], elo))
        for elo, column in zip(best, drawn, strict=True)
    ]


def sorted_columns(rows: Iterable[Sequence[float]]) -> list[list[float]]:
    return [sorted(column) for column in zip(*rows, strict=True)]


class _Sums:
    """What the fit needs to know of a deal: who met how often, and who won how much."""

    def __init__(self) -> None:
        self.met: dict[tuple[int, ...], float] = {}
        self.won: dict[int, float] = {}

    @classmethod
    def of(cls, games: Sequence[Game]) -> _Sums:
        sums = cls()
        for seated, shares in games:
            _add(sums.met, tuple(sorted(seated)), 1.0)
            for bot, share in zip(seated, shares, strict=True):
                _add(sums.won, bot, share)
        return sums


def _add(sums: dict[_Key, float], key: _Key, much: float) -> None:
    sums[key] = sums.get(key, 0.0) + much


def fit(names: int, sums: Sequence[_Sums], weights: Sequence[float], made_up: float) -> list[float]:
    """Find the likeliest strengths (Hunter's MM steps), as Elo around zero.

    One made-up game for each line-up, shared by all who met, keeps a bot that always wins finite.
    """
    met: dict[tuple[int, ...], float] = {}
    won: dict[int, float] = {}
    for part, weight in zip(sums, weights, strict=True):
        for seated, times in part.met.items():
            _add(met, seated, weight * times)
        for bot, share in part.won.items():
            _add(won, bot, weight * share)
    for seated in met:
        met[seated] += made_up
        for bot in seated:
            _add(won, bot, made_up / len(seated))
    strength = [1.0] * names
    for _ in range(_STEPS):
        expected = [0.0] * names
        for seated, times in met.items():
            per_strength = times / sum(strength[bot] for bot in seated)
            for bot in seated:
                expected[bot] += per_strength
        new = [won[bot] / expected[bot] if bot in won else 1.0 for bot in range(names)]
        middle = math.exp(sum(math.log(each) for each in new) / names)
        new = [each / middle for each in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < 1e-7:
            break
    return [_ELO * math.log(each) for each in strength]
