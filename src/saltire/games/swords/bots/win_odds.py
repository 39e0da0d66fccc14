"""10  Estimates the win probability of a seat: by gold if Scotland stands, by few daggers if it falls."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from saltire.games.swords.bots.packed_view import PackedView
from saltire.games.swords.bots.personalities import Personality
from saltire.games.swords.rules.board import Table

DEFEAT: Final = 0.42
"""The prior probability that Scotland loses a battle."""
DEFEAT_WEIGHT: Final = 4.0
FIRST_UNITS: Final = 0.3
"""The value of each of the first two units in a castle, in gold: without one there is no reward."""
MORE_UNITS: Final = 0.12
CARD: Final = 0.7
MAX_EXPONENT: Final = 60.0


class WinOdds(PackedView):
    """Weighs what a seat owns at one moment of a game: the more rounds are left, the less a lead counts."""

    def __init__(self) -> None:
        super().__init__()
        self.fear = 1.0
        self.thrift = 1.0
        self.pride = 0.0
        self.usual_gold = 0.0
        self.fall_now = 0.0
        self.fall_after = 0.0
        """The probability that Scotland falls, after no further defeat now and after one."""
        self._gold_heat = 1.0
        self._dagger_heat = 1.0
        self._barred_heat = 1.0

    def set_win_odds(self, s: Table, personality: Personality) -> None:
        self.fear = personality.fear
        self.thrift = personality.thrift
        self.pride = personality.pride
        total = 0.0
        for seat in range(s.players):
            total += self.gold[seat]
        self.usual_gold = total / float(s.players)
        root = math.sqrt(float(self.left))
        self._gold_heat = 0.3 + root
        self._dagger_heat = 0.3 + 0.57 * root
        self._barred_heat = 0.3 + 0.7 * root
        played = float(s.round - 1)
        often = (DEFEAT * DEFEAT_WEIGHT + float(s.defeats)) / (DEFEAT_WEIGHT + played)
        wanted = s.options.last_defeat - s.defeats
        self.fall_now = at_least(wanted, self.left, often)
        self.fall_after = at_least(wanted - 1, self.left, often)

    # Weights of one seat: gold if Scotland stands, few daggers if it falls.

    def riches(self, gold: float, castle: float, cards: float, daggers: float) -> float:
        worth = gold - self.usual_gold - 0.08 * daggers
        if self.left:
            first = min(castle, 2.0)
            units = FIRST_UNITS * first + MORE_UNITS * (castle - first)
            worth += self.thrift * units + CARD * cards
        return bounded_exp(worth / self._gold_heat)

    def purity(self, gold: float, daggers: float) -> float:
        worth = self.fear * daggers - 0.06 * (gold - self.usual_gold)
        return bounded_exp(-worth / self._dagger_heat)

    def barred(self, ahead: float) -> float:
        """10.6  Give the probability to end with five daggers more than everybody."""
        return 1.0 / (1.0 + bounded_exp(-self.fear * (ahead - 4.5) / self._barred_heat))


def bounded_exp(x: float) -> float:
    """Give e to the power of x, without overflow."""
    return math.exp(max(-MAX_EXPONENT, min(MAX_EXPONENT, x)))


def at_least(wanted: i64, times: i64, chance: float) -> float:
    """Give the probability of at least so many successes, without powers: they are slow."""
    if wanted <= 0:
        return 1.0
    if wanted > times:
        return 0.0
    ways = 1.0
    for _ in range(times):
        ways *= 1.0 - chance
    total = 0.0
    odds = chance / (1.0 - chance)
    for n in range(wanted):
        total += ways
        ways *= odds * float(times - n) / float(n + 1)
    return max(0.0, 1.0 - total)
