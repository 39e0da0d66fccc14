"""Ratings on the Elo scale, fitted to a whole match at once.

Each bot has a strength, and its chance in a game is its strength over that of all who sit there:
Bradley and Terry's model for two seats, Luce's for more. Unlike ratings that follow a player through
a season (openskill rates the people at our tables so) the fit does not depend on the order of the
games, and resampling whole deals gives honest intervals.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from saltire.arena.figures import Estimate
from saltire.kernel.lots import Lots

Game = tuple[tuple[int, ...], tuple[float, ...]]
"""Who sat on each seat, and their shares of the win."""

_RESAMPLES: Final = 200
_STEPS: Final = 500
_ELO: Final = 400 / math.log(10)


def ratings(names: int, deals: Sequence[Sequence[Game]], seed: int = 1) -> list[Estimate]:
    """Rate every bot, the mean being zero; the intervals come from deals drawn again by lot."""
    sums = [_Sums.of(deal) for deal in deals]
    best = fit(names, sums)
    lots = Lots(seed)
    drawn = sorted_columns(
        fit(names, [sums[lots.below(len(sums))] for _ in sums]) for _ in range(_RESAMPLES)
    )
    cut = round(0.025 * _RESAMPLES)
    return [
        Estimate(elo, min(column[cut], elo), max(column[-1 - cut], elo))
        for elo, column in zip(best, drawn, strict=True)
    ]


def sorted_columns(rows: Iterable[Sequence[float]]) -> list[list[float]]:
    return [sorted(column) for column in zip(*rows, strict=True)]


class _Sums:
    """What the fit needs to know of some games: who met how often, and who won how much."""

    def __init__(self) -> None:
        self.met: Counter[tuple[int, ...]] = Counter()
        self.won: Counter[int] = Counter()

    @classmethod
    def of(cls, games: Sequence[Game]) -> _Sums:
        sums = cls()
        for seated, shares in games:
            sums.met[tuple(sorted(seated))] += 1
            for bot, share in zip(seated, shares, strict=True):
                sums.won[bot] += share  # type: ignore[assignment]
        return sums


def fit(names: int, sums: Sequence[_Sums]) -> list[float]:
    """Find the likeliest strengths (Hunter's MM steps), as Elo around zero.

    One made-up game for each line-up, shared by all who met, keeps a bot that always wins finite.
    """
    met: Counter[tuple[int, ...]] = Counter()
    won = [0.0] * names
    for part in sums:
        met.update(part.met)
        for bot, share in part.won.items():
            won[bot] += share
    for seated in list(met):
        met[seated] += 1
        for bot in seated:
            won[bot] += 1 / len(seated)
    strength = [1.0] * names
    for _ in range(_STEPS):
        expected = [0.0] * names
        for seated, times in met.items():
            per_strength = times / sum(strength[bot] for bot in seated)
            for bot in seated:
                expected[bot] += per_strength
        new = [won[bot] / expected[bot] if expected[bot] else 1.0 for bot in range(names)]
        middle = math.exp(sum(math.log(each) for each in new) / names)
        new = [each / middle for each in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < 1e-7:
            break
    return [_ELO * math.log(each) for each in strength]
