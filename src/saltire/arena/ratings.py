"""Ratings on the Elo scale, fitted to a whole match at once.

Each bot has a strength, and its chance in a game is its strength over the sum of strengths at the table:
Bradley and Terry's model for two seats, Luce's for more. Unlike ratings that follow a player over time
(openskill, for people on a server) the fit does not depend on the order of the games. The intervals
come from Rubin's Bayesian bootstrap over whole deals, and are valid also for a bot that has always won.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

from saltire.arena.statistics import Estimate

Game = tuple[tuple[int, ...], tuple[float, ...]]
"""The bot on each seat, and each seat's share of the win."""

_RESAMPLES: Final = 200
_STEPS: Final = 500
_ELO: Final = 400 / math.log(10)
_Key = TypeVar("_Key")


def ratings(names: int, deals: Sequence[Sequence[Game]], seed: int = 1) -> list[Estimate]:
    """Rate every bot, with mean zero; the intervals come from a Bayesian bootstrap over deals."""
    sums = [_Sums.of(deal) for deal in deals]
    best = fit(names, sums, [1.0] * len(sums), 1.0)
    random = Random(seed)
    resampled = sorted_columns(
        fit(names, sums, [random.expovariate(1) for _ in sums], random.expovariate(1))
        for _ in range(_RESAMPLES)
    )
    cut = round(0.025 * _RESAMPLES)
    return [
        Estimate(elo, min(column[cut], elo), max(column[-1 - cut], elo))
        for elo, column in zip(best, resampled, strict=True)
    ]


def sorted_columns(rows: Iterable[Sequence[float]]) -> list[list[float]]:
    return [sorted(column) for column in zip(*rows, strict=True)]


class _Sums:
    """The sums of a deal that the fit needs: how often line-ups met, and what each bot won."""

    def __init__(self) -> None:
        self.meetings: dict[tuple[int, ...], float] = {}
        self.wins: dict[int, float] = {}

    @classmethod
    def of(cls, games: Sequence[Game]) -> _Sums:
        sums = cls()
        for seating, shares in games:
            _add(sums.meetings, tuple(sorted(seating)), 1.0)
            for bot, share in zip(seating, shares, strict=True):
                _add(sums.wins, bot, share)
        return sums


def _add(sums: dict[_Key, float], key: _Key, amount: float) -> None:
    sums[key] = sums.get(key, 0.0) + amount


def fit(
    names: int, sums: Sequence[_Sums], weights: Sequence[float], pseudo_games: float
) -> list[float]:
    """Find the maximum-likelihood strengths by Hunter's MM algorithm, as Elo with mean zero.

    One drawn pseudo-game per line-up keeps the rating of a bot that always wins finite.
    """
    met: dict[tuple[int, ...], float] = {}
    won: dict[int, float] = {}
    for part, weight in zip(sums, weights, strict=True):
        for seating, times in part.meetings.items():
            _add(met, seating, weight * times)
        for bot, share in part.wins.items():
            _add(won, bot, weight * share)
    for seating in met:
        met[seating] += pseudo_games
        for bot in seating:
            _add(won, bot, pseudo_games / len(seating))
    strength = [1.0] * names
    for _ in range(_STEPS):
        expected = [0.0] * names
        for seating, times in met.items():
            per_strength = times / sum(strength[bot] for bot in seating)
            for bot in seating:
                expected[bot] += per_strength
        new = [won[bot] / expected[bot] if bot in won else 1.0 for bot in range(names)]
        middle = math.exp(sum(math.log(each) for each in new) / names)
        new = [each / middle for each in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < 1e-7:
            break
    return [_ELO * math.log(each) for each in strength]
