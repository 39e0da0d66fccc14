"""Estimates from deals: means with confidence intervals, and a sequential test.

The sampling unit is the deal, not the game: the games of one deal share its luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_Z: Final = 1.959964
_T: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's t for 95 %, one to ten degrees of freedom."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    def to_json(self) -> dict[str, float | None]:
        ends = [end if math.isfinite(end) else None for end in (self.low, self.high)]
        return {"mean": self.mean, "low": ends[0], "high": ends[1]}

    def rounded(self) -> str:
        """Format as whole numbers."""
        return self.formatted(".0f")

    def percent(self) -> str:
        return self.formatted(".1%")

    def formatted(self, form: str) -> str:
        """Format the mean and the interval, without the interval if it is infinite."""
        if math.isinf(self.low):
            return format(self.mean, form)
        return f"{self.mean:{form}} [{self.low:{form}}, {self.high:{form}}]"


class Shares:
    """The share of the win a bot had in each deal, between 0 and 1, as running sums.

    The variance includes two pseudo-deals, one won and one lost (after Agresti and Coull), so that a few
    wins in a row are not certainty.
    """

    def __init__(self) -> None:
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, share: float) -> None:
        self.deals += 1
        self._sum += share
        self._squares += share * share

    @property
    def mean(self) -> float:
        return self._sum / self.deals if self.deals else 0.5

    @property
    def variance(self) -> float:
        n = self.deals + 2
        mean = (self._sum + 1) / n
        return (self._squares + 1 - n * mean * mean) / (n - 1)

    def estimate(self) -> Estimate:
        """Give the mean share and its interval; with fewer than two deals it is 0 to 1."""
        if self.deals < 2:
            return Estimate(self.mean, 0.0, 1.0)
        reach = student(self.deals - 1) * math.sqrt(self.variance / self.deals)
        return Estimate(self.mean, max(self.mean - reach, 0.0), min(self.mean + reach, 1.0))

    def log_ratio(self, low: float, high: float) -> float:
        """Give the log likelihood ratio of `high` to `low`, with the observed variance."""
        return self.deals * (high - low) * (2 * self.mean - low - high) / (2 * self.variance)


def student(freedom: int) -> float:
    """Give the 97.5 % point of Student's t.

    >>> round(student(30), 2)
    2.04
    """
    if freedom <= len(_T):
        return _T[freedom - 1]
    # Cornish and Fisher's expansion: the error is below 0.003 from here on.
    z = _Z
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def mean_estimate(values: Sequence[float]) -> Estimate:
    """Give the mean of numbers and its interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return Estimate(mean, -math.inf, math.inf)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    reach = student(n - 1) * spread / math.sqrt(n)
    return Estimate(mean, mean - reach, mean + reach)


GameSums = tuple[float, float]
"""What one game adds to the numerator and to the denominator of a ratio."""


def share_over_games(rows: Sequence[GameSums]) -> Estimate:
    """Give a share of the win and its interval, over games of different weight.

    It is Wilson's interval for the effective number of independent results (after Korn and Graubard),
    at most one per game.
    """
    mean = _ratio(rows)
    games = _effective_games(rows)
    if games < 2:
        return Estimate(mean, 0.0, 1.0)
    error = _error(rows)
    n = min(games, mean * (1 - mean) / error**2) if error else games
    z = student(int(games) - 1)
    centre = (mean + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(mean, max(centre - reach, 0.0), min(centre + reach, 1.0))


def ratio_over_games(rows: Sequence[GameSums], pseudo_games: Sequence[GameSums] = ()) -> Estimate:
    """Give the ratio of two sums and its interval; the second must be above zero.

    Pseudo-games widen the interval only: what a few games have not shown may still happen.
    """
    mean = _ratio(rows)
    games = _effective_games(rows)
    if games < 2:
        return Estimate(mean, -math.inf, math.inf)
    reach = student(int(games) - 1) * _error(rows, pseudo_games)
    return Estimate(mean, mean - reach, mean + reach)


def _ratio(rows: Sequence[GameSums]) -> float:
    return sum(row[0] for row in rows) / sum(row[1] for row in rows)


def _effective_games(rows: Sequence[GameSums]) -> float:
    """Give the number of equally weighted games that would give as much information."""
    whole = sum(row[1] for row in rows) ** 2 / sum(row[1] ** 2 for row in rows)
    return min(whole + 1e-9, len(rows))


def _error(rows: Sequence[GameSums], pseudo_games: Sequence[GameSums] = ()) -> float:
    """Give the standard error of a ratio of sums."""
    seen = [*rows, *pseudo_games]
    ratio = _ratio(seen)
    squares = sum((row[0] - ratio * row[1]) ** 2 for row in seen)
    return math.sqrt(squares * len(rows) / (len(seen) - 1)) / sum(row[1] for row in rows)


@dataclass(frozen=True, slots=True)
class Sprt:
    """Wald's sequential test of a bot's share: is it `low`, or at least `high`?

    Stops as soon as one is proved; each is wrong in at most `error` of all matches.
    """

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)

    def decision(self, shares: Shares) -> str:
        """Give `high` or `low`, or an empty text while the test is open."""
        if shares.deals < _FEWEST:
            return ""
        ratio = shares.log_ratio(self.low, self.high)
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else ""


_FEWEST: Final = 10
"""Deals before the variance is reliable enough."""
