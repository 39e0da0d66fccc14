"""Compares forecast win probabilities with results: reliability bins, Brier score, log loss, slope.

Intervals are over games, because all choices of a game share one result.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from saltire.arena.statistics import Estimate, ratio_over_games, share_over_games

BINS: Final = 10
LEAST: Final = 0.001
"""The lowest probability that the log loss uses: what was called impossible may come true."""

Pair = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Bin:
    """The forecasts within one tenth: their mean, and the mean share of the win that followed."""

    low: float
    forecast: float
    result: Estimate
    times: int
    games: int

    def to_json(self) -> dict[str, object]:
        return {"low": self.low, "high": round(self.low + 1 / BINS, 9), "forecast": self.forecast,
                "came_true": self.result.to_json(), "times": self.times, "games": self.games}  # fmt: skip

    def row(self) -> tuple[str, ...]:
        """Give the cells of a table under `HEAD`."""
        return f"{self.forecast:.1%}", self.result.percent(), f"{self.times:,}", f"{self.games:,}"


HEAD: Final = ("forecast", "came true", "times", "games")


def bins(rows: Iterable[tuple[int, float, float]]) -> list[Bin]:
    """Sort rows of game, forecast and result into tenths of the forecast; omit the empty tenths."""
    tenths: list[dict[int, list[Pair]]] = [defaultdict(list) for _ in range(BINS)]
    for game, forecast, result in rows:
        tenths[min(int(forecast * BINS), BINS - 1)][game].append((forecast, result))
    filled: list[Bin] = []
    for number, games in enumerate(tenths):
        pairs = [pair for game in games.values() for pair in game]
        if pairs:
            mean = sum(forecast for forecast, _ in pairs) / len(pairs)
            share = share_over_games([_sums(game) for game in games.values()])
            filled.append(Bin(number / BINS, mean, share, len(pairs), len(games)))
    return filled


def _sums(pairs: Sequence[Pair]) -> Pair:
    return sum(result for _, result in pairs), float(len(pairs))


@dataclass(frozen=True, slots=True)
class Forecast:
    """What one seat forecast for every seat at one choice, and each seat's share of the win at the end."""

    game: int
    seat: int
    stage: int
    chances: tuple[float, ...]
    results: tuple[float, ...]

    def pairs(self) -> Iterable[Pair]:
        """Give the forecast and the result of each seat."""
        return zip(self.chances, self.results, strict=True)

    @property
    def brier(self) -> float:
        return sum((chance - result) ** 2 for chance, result in self.pairs())

    @property
    def log_loss(self) -> float:
        return -sum(result * math.log(max(chance, LEAST)) for chance, result in self.pairs())

    @property
    def even(self) -> Forecast:
        """Give the baseline: the same forecast with equal chances for all seats."""
        even = (1 / len(self.chances),) * len(self.chances)
        return Forecast(self.game, self.seat, self.stage, even, self.results)


class Reliability:
    """Sums up a number of forecasts."""

    def __init__(self, forecasts: Sequence[Forecast]) -> None:
        self.forecasts = forecasts
        self.baseline = [forecast.even for forecast in forecasts]

    @cached_property
    def bins(self) -> list[Bin]:
        return bins(
            (forecast.game, chance, result)
            for forecast in self.forecasts
            for chance, result in forecast.pairs()
        )

    @property
    def slope(self) -> Estimate:
        """Give the points that came true for each point forecast beyond an even share: 1 is calibrated.

        The two pseudo-games are one in which the favourites of an average game win, and one in which the
        least likely seats win.
        """
        parts: dict[int, Pair] = defaultdict(lambda: (0.0, 0.0))
        most = least = 0.0
        for forecast in self.forecasts:
            even = 1 / len(forecast.chances)
            both, alone = parts[forecast.game]
            for chance, result in forecast.pairs():
                both += (chance - even) * (result - even)
                alone += (chance - even) ** 2
            parts[forecast.game] = both, alone
            most += max(forecast.chances) - even
            least += min(forecast.chances) - even
        games, whole = len(parts), sum(alone for _, alone in parts.values())
        if not whole:
            return Estimate(1.0, -math.inf, math.inf)
        pseudo_games = [(most / games, whole / games), (least / games, whole / games)]
        return ratio_over_games(list(parts.values()), pseudo_games)

    @property
    def own_seat(self) -> float:
        """Give the mean chance that seats forecast for themselves."""
        chances = [forecast.chances[forecast.seat] for forecast in self.forecasts]
        return sum(chances) / len(chances)

    @property
    def optimism(self) -> Estimate:
        """Give by how much `own_seat` is too high; the bins hide it, for the other seats are too low."""
        parts: dict[int, Pair] = defaultdict(lambda: (0.0, 0.0))
        for forecast in self.forecasts:
            gap, times = parts[forecast.game]
            gap += forecast.chances[forecast.seat] - forecast.results[forecast.seat]
            parts[forecast.game] = gap, times + 1
        return ratio_over_games(list(parts.values()))

    def to_json(self) -> dict[str, object]:
        if not self.forecasts:
            return {"choices": 0}
        return {
            "choices": len(self.forecasts),
            "bins": [each.to_json() for each in self.bins],
            **_scores(self.forecasts),
            "even": _scores(self.baseline),
            "slope": self.slope.to_json(),
            "own_seat": {"forecast": self.own_seat, "too_high_by": self.optimism.to_json()},
        }

    def row(self) -> tuple[str, ...]:
        """Give the cells of a table under `SCORES`."""
        if not self.forecasts:
            return ("0", *[""] * (len(SCORES) - 1))
        scores, even = _scores(self.forecasts), _scores(self.baseline)
        return (
            f"{len(self.forecasts):,}",
            f"{scores['brier']:.3f} ({even['brier']:.3f})",
            f"{scores['log_loss']:.3f} ({even['log_loss']:.3f})",
            self.slope.formatted(".2f"),
            f"{self.own_seat:.1%}",
            self.optimism.percent(),
        )


SCORES: Final = (
    "choices", "Brier (even)", "log loss (even)", "slope", "own seat forecast", "too high by",
)  # fmt: skip


def _scores(forecasts: Sequence[Forecast]) -> dict[str, float]:
    times = len(forecasts)
    return {
        "brier": sum(forecast.brier for forecast in forecasts) / times,
        "log_loss": sum(forecast.log_loss for forecast in forecasts) / times,
    }
