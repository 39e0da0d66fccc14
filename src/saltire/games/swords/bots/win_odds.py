"""10  The chance to win from here: by gold if Scotland stands, by few daggers if it falls."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

DEFEAT: Final = 0.42
"""How often Scotland loses a battle when nothing is known yet."""
DEFEAT_WEIGHT: Final = 4.0
FIRST_UNITS: Final = 0.3
"""What each of the first two units in a castle is worth in gold: without one there is no reward."""
MORE_UNITS: Final = 0.12
CARD: Final = 0.7
STEEPEST: Final = 60.0


class Purse(NamedTuple):
    """What one seat has to win with."""

    gold: float
    castle: float
    cards: float
    daggers: float


class Weight(NamedTuple):
    """How riches and clean hands weigh, of one seat or of several together, and the most daggers."""

    riches: float
    purity: float
    daggers: float


class Outlook:
    """Weighs purses at one moment of a game: the more rounds are left, the less a lead counts."""

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
        """The chance that Scotland falls, after no further defeat now and after one."""

    def weigh(self, purse: Purse) -> Weight:
        return Weight(self.riches(purse), self.purity(purse), purse.daggers)

    def riches(self, purse: Purse) -> float:
        gold = purse.gold - self.usual_gold - 0.08 * purse.daggers
        if self.left:
            first = min(purse.castle, 2.0)
            units = FIRST_UNITS * first + MORE_UNITS * (purse.castle - first)
            gold += self.thrift * units + CARD * purse.cards
        return _exp(gold / self._gold_heat)

    def purity(self, purse: Purse) -> float:
        daggers = self.fear * purse.daggers - 0.06 * (purse.gold - self.usual_gold)
        return _exp(-daggers / self._dagger_heat)

    def win(self, mine: Weight, rivals: Weight, defeat: int) -> float:
        """Give the chance to win, Scotland being beaten so often more."""
        fall = self.fall[defeat]
        free = 1.0 - self.barred(mine.daggers - rivals.daggers)
        rich = free * mine.riches / (mine.riches + rivals.riches)
        pure = mine.purity / (mine.purity + rivals.purity)
        if self.two:  # 11.9
            pure *= free
        return fall * pure + (1.0 - fall) * rich

    def barred(self, ahead: float) -> float:
        """10.6  Give the chance to end with five daggers more than everybody."""
        found = self._barred.get(ahead)
        if found is None:
            over = self.fear * (ahead - 4.5) / (0.3 + 0.7 * math.sqrt(self.left))
            found = self._barred[ahead] = 1.0 / (1.0 + _exp(-over))
        return found


def together(weights: list[Weight]) -> Weight:
    """Weigh several seats together."""
    return Weight(
        sum([weight.riches for weight in weights]),
        sum([weight.purity for weight in weights]),
        max([weight.daggers for weight in weights]),
    )


def _exp(x: float) -> float:
    return math.exp(max(-STEEPEST, min(STEEPEST, x)))


def at_least(wanted: int, times: int, chance: float) -> float:
    """Give the chance that something happens so often."""
    if wanted <= 0:
        return 1.0
    ways = [math.comb(times, n) * chance**n * (1.0 - chance) ** (times - n) for n in range(wanted)]
    return max(0.0, 1.0 - sum(ways)) if wanted <= times else 0.0
