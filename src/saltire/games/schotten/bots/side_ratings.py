"""Rates sides by table look-ups, for playouts.

A rating is the logit of the share of completed sides that a side will beat, in steps of 1 / SCALE,
so that the difference of two ratings gives the probability that the one side beats the other.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.constants import (
    COLOUR,
    COLOUR_RUN,
    KIND,
    MARKS,
    OF_STRENGTH,
    RUN,
    STRENGTHS,
    SUM,
    WEIGHT,
)
from saltire.games.schotten.rules.formation import size, strongest
from saltire.kernel.bits import BIT, COUNT9, NTH9, count
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec

SCALE: Final = 32
CERTAIN: Final = 1000
"""The probability 1 in the integer scale of playouts."""

_COMES: Final = 0.6
"""The probability that one unseen card comes to a seat in time for a side that needs it."""
_HELD: Final = 0.85
"""The same for a card in hand."""
_PARTNER: Final = 0.2
"""The probability that a side of one card gets a certain second one."""

# Of all completed sides: how many are below each class, and the lowest and highest total of a class.
_BELOW: Final = [0.0, 0.0, 0.29, 0.36, 0.51, 0.75, 1.0]
_LOWEST: Final = [0, 4, 6, 6, 3, 6]
_HIGHEST: Final = [1, 26, 24, 24, 27, 24]


def share_beaten(value: i64) -> float:
    """Give the share of completed sides that a completed side of this value beats."""
    if value <= 0:
        return 0.0
    kind = min(5, value >> 6)
    low, high = _LOWEST[kind], _HIGHEST[kind]
    within = min(1.0, max(0.0, (float(value & 63) - low) / (high - low)))
    return _BELOW[kind] + (_BELOW[kind + 1] - _BELOW[kind]) * within


def rating_of(share: float) -> int:
    """Turn a share of sides beaten into a rating."""
    share = min(0.98, max(0.02, share))
    return int(SCALE * log(share / (1.0 - share)))


SHARE: Final = [share_beaten(value) for value in range(384)]
RATING: Final[vec[i64]] = vec[i64]([rating_of(share) for share in SHARE])
"""The rating of a completed side of each value."""

LACKS: Final[vec[i64]] = vec[i64]([0, 40, 80, 110, 130])
"""How much lower a side is rated for each card it lacks of the best it can become."""

MOST: Final = 512
CHANCE_OF: Final[vec[i64]] = vec[i64](
    [int(CERTAIN / (1.0 + exp((MOST - i) / SCALE))) for i in range(2 * MOST + 1)]
)
"""CHANCE_OF[MOST + difference]: the win probability of the side that is rated so much higher."""


def _run_fillers(held: int) -> int:
    """List the strengths that make two others a run of three."""
    result = 0
    for low in range(7):
        whole = 7 * 2**low
        if whole & held == held:
            result |= whole & ~held
    return result


FILLERS: Final[vec[i64]] = vec[i64](
    [_run_fillers(m) if bin(m).count("1") == 2 else 0 for m in range(512)]
)


class Ratings:
    """The ratings of all sides of one or two clan cards, given the cards that are unseen."""

    def __init__(self, unseen: i64) -> None:
        self.unseen: i64 = unseen
        nothing = [0] * (54 * 54)
        self.open: vec[i64] = vec[i64](nothing)
        """open[54 * card + other]: two cards on a side, the third still to come."""
        self.held: vec[i64] = vec[i64](nothing)
        """The same when a card for the best class left is in hand."""
        self.dead: vec[i64] = vec[i64](nothing)
        """The same when no such card is left."""
        self.wants: vec[i64] = vec[i64](nothing)
        """The cards for the best class left."""
        self.most: vec[i64] = vec[i64](nothing)
        """The best value that two cards can still become."""
        self.one: vec[i64] = vec[i64]([0] * 54)
        self.one_most: vec[i64] = vec[i64]([0] * 54)
        self._pairs()
        self._singles()

    def _pairs(self) -> None:
        a: i64 = 0
        while a < 54:
            b: i64 = a + 1
            while b < 54:
                self._pair(a, b)
                b += 1
            a += 1

    def _pair(self, a: i64, b: i64) -> None:
        shape = ((MARKS[a] | MARKS[b]) + WEIGHT[a]) + WEIGHT[b]
        at = 54 * a + b
        other = 54 * b + a
        wants = wanted(a, b, self.unseen)
        self.wants[at] = wants
        self.open[at] = rating_of(expected_share(a, b, self.unseen, wants, _COMES))
        self.held[at] = rating_of(expected_share(a, b, self.unseen, wants, _HELD))
        self.dead[at] = rating_of(expected_share(a, b, self.unseen, wants, 0.0))
        self.most[at] = strongest(shape, 3, 0, self.unseen, -1)
        self.wants[other] = wants
        self.open[other] = self.open[at]
        self.held[other] = self.held[at]
        self.dead[other] = self.dead[at]
        self.most[other] = self.most[at]

    def _singles(self) -> None:
        card: i64 = 0
        while card < 54:
            pairs = [self.open[54 * card + other] for other in range(54) if other != card
                     and self.unseen & BIT[other]]  # fmt: skip
            pairs.sort(reverse=True)
            share = 0.0
            left = 1.0
            for rated in pairs[:12]:
                p = float(CHANCE_OF[MOST + rated]) / CERTAIN
                share += left * _PARTNER * p
                left *= 1.0 - _PARTNER
            self.one[card] = rating_of(share + left * 0.15)
            self.one_most[card] = strongest(MARKS[card] + WEIGHT[card], 3, 0, self.unseen, -1)
            card += 1


def wanted(a: i64, b: i64, unseen: i64) -> i64:
    """List the unseen cards that make two cards the best class they can still become."""
    low = BIT[a % 9]
    high = BIT[b % 9]
    if a // 9 == b // 9:
        base: i64 = 9 * (a // 9)
        colour = unseen >> base & STRENGTHS
        run = FILLERS[low | high] & colour
        return (run if run else colour) * BIT[base]
    if low == high:
        return unseen & OF_STRENGTH[a % 9]
    result: i64 = 0
    fillers = FILLERS[low | high]
    i: i64 = 0
    while i < COUNT9[fillers]:
        result |= unseen & OF_STRENGTH[NTH9[9 * fillers + i]]
        i += 1
    return result


def expected_share(a: i64, b: i64, unseen: i64, wants: i64, first: float) -> float:
    """Estimate how many completed sides two cards will beat; `first` is the probability of a card needed."""
    total = a % 9 + b % 9 + 2
    strengths = BIT[a % 9] | BIT[b % 9]
    share = 0.0
    left = 1.0
    same = a // 9 == b // 9
    fillers = FILLERS[strengths]
    best: i64 = unseen >> 9 * (a // 9) & STRENGTHS if same else 0
    t: i64 = 8
    if same:
        while t >= 0:  # the colour run
            if fillers & best & BIT[t]:
                share += left * first * SHARE[COLOUR_RUN + total + t + 1]
                left *= 1.0 - first
            t -= 1
        chance = _COMES if fillers & best else first
        t = 8
        while t >= 0:
            if best & ~fillers & BIT[t]:
                share += left * chance * SHARE[COLOUR + total + t + 1]
                left *= 1.0 - chance
            t -= 1
    elif a % 9 == b % 9:
        missed = (1.0 - first) ** float(count(wants))
        share += left * (1.0 - missed) * SHARE[KIND + total // 2 * 3]
        left *= missed
    chance = _COMES if same else first
    t = 8
    while t >= 0:
        if fillers & BIT[t]:
            missed = (1.0 - chance) ** float(count(unseen & OF_STRENGTH[t]))
            share += left * (1.0 - missed) * SHARE[RUN + total + t + 1]
            left *= missed
        t -= 1
    return share + left * SHARE[SUM + total + 6]


def rating_of_any(s: Table, seat: Seat, stone: i64) -> i64:
    """Rate any side at all, tactics cards or not, slowly."""
    worth = s.worth[9 * seat + stone]
    if worth:
        return RATING[worth]
    return rate_oddly(s.shapes[9 * seat + stone], s.need(stone), s.terms(stone), s.unseen)


def rate_oddly(shape: i64, need: i64, terms: i64, unseen: i64) -> i64:
    """Rate a side by the best it can still become, the less so the more it lacks."""
    missing = need - size(shape)
    if missing <= 0:
        return RATING[strongest(shape, need, terms, 0, -1)]
    best = strongest(shape, need, terms, unseen, -1)
    return max(RATING[best] - LACKS[missing], -100) if best > 0 else -100
