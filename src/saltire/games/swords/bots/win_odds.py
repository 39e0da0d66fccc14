"""10  Estimates the win probability of a seat: by gold if Scotland stands, by few daggers if it falls."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

DEFEAT: Final = 0.42
"""The prior probability that Scotland loses a battle."""
DEFEAT_WEIGHT: Final = 4.0
FIRST_UNITS: Final = 0.3
"""The value of each of the first two units in a castle, in gold: without one there is no reward."""
MORE_UNITS: Final = 0.12
CARD: Final = 0.7
MAX_EXPONENT: Final = 60.0


class Assets(NamedTuple):
    """What one seat owns."""

    gold: float
    castle: float
    cards: float
    daggers: float


class Weight(NamedTuple):
    """The weights of gold and of few daggers, of one seat or of several together, and the most daggers."""

    riches: float
    purity: float
    daggers: float


class WinOdds:
    """Weighs assets at one moment of a game: the more rounds are left, the less a lead counts."""

    def __init__(self, left: int, played: int, defeats: int, last_defeat: int) -> None:
        self.left = left
        self.two = False
        self.fear = 1.0
        self.thrift = 1.0
        self.usual_gold = 0.0
        self._barred: dict[float, float] = {}
        self._gold_heat = 0.3 + math.sqrt(left)
        self._dagger_heat = 0.3 + 0.57 * math.sqrt(left)
        often = (DEFEAT * DEFEAT_WEIGHT + defeats) / (DEFEAT_WEIGHT + played)
        self.fall = [at_least(last_defeat - defeats - n, left, often) for n in (0, 1)]
        """The probability that Scotland falls, after no further defeat now and after one."""

    def weigh(self, assets: Assets) -> Weight:
        return Weight(self.riches(assets), self.purity(assets), assets.daggers)

    def riches(self, assets: Assets) -> float:
        gold = assets.gold - self.usual_gold - 0.08 * assets.daggers
        if self.left:
            first = min(assets.castle, 2.0)
            units = FIRST_UNITS * first + MORE_UNITS * (assets.castle - first)
            gold += self.thrift * units + CARD * assets.cards
        return bounded_exp(gold / self._gold_heat)

    def purity(self, assets: Assets) -> float:
        daggers = self.fear * assets.daggers - 0.06 * (assets.gold - self.usual_gold)
        return bounded_exp(-daggers / self._dagger_heat)

    def win(self, mine: Weight, rivals: Weight, defeat: int) -> float:
        """Give the win probability after so many further defeats of Scotland."""
        fall = self.fall[defeat]
        free = 1.0 - self.barred(mine.daggers - rivals.daggers)
        rich = free * mine.riches / (mine.riches + rivals.riches)
        pure = mine.purity / (mine.purity + rivals.purity)
        if self.two:  # 11.9
            pure *= free
        return fall * pure + (1.0 - fall) * rich

    def barred(self, ahead: float) -> float:
        """10.6  Give the probability to end with five daggers more than everybody."""
        result = self._barred.get(ahead)
        if result is None:
            over = self.fear * (ahead - 4.5) / (0.3 + 0.7 * math.sqrt(self.left))
            result = self._barred[ahead] = 1.0 / (1.0 + bounded_exp(-over))
        return result


def together(weights: list[Weight]) -> Weight:
    """Sum the weights of several seats."""
    return Weight(
        sum([weight.riches for weight in weights]),
        sum([weight.purity for weight in weights]),
        max([weight.daggers for weight in weights]),
    )


def bounded_exp(x: float) -> float:
    """Give e to the power of x, without overflow."""
    return math.exp(max(-MAX_EXPONENT, min(MAX_EXPONENT, x)))


def at_least(wanted: int, times: int, chance: float) -> float:
    """Give the probability of at least so many successes."""
    if wanted <= 0:
        return 1.0
    ways = [math.comb(times, n) * chance**n * (1.0 - chance) ** (times - n) for n in range(wanted)]
    return max(0.0, 1.0 - sum(ways)) if wanted <= times else 0.0
