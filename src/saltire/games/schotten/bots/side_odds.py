"""Computes what a side may still become: each value it can reach, with its probability.

The outcomes of a side are values in falling order, each with the probability that it is the best
one reached. Cards are taken to come independently of one another: quick, and accurate enough to
compare two moves.
"""

from __future__ import annotations

from typing import Final

from saltire.games.schotten.rules.constants import (
    COLOUR,
    COLOUR_RUN,
    COLOURS_AT,
    JOKER_BIT,
    KIND,
    NUMBER_AT,
    OF_STRENGTH,
    ONE_COLOUR,
    RUN,
    RUN_TOTAL,
    RUNS,
    SHIELD_BIT,
    SPY_BIT,
    STRENGTHS,
    SUM,
    TOTAL_AT,
    WILD_AT,
)
from saltire.games.schotten.rules.formation import (
    BLIND,
    shield_strengths,
    size,
    strongest,
    wild_total,
)
from saltire.kernel.bits import COUNT9, NTH9, count

_LIKELY_STRENGTH: Final = 7
"""The strength of a card laid for lack of a better one."""


class Supply:
    """The probability that each clan card is available to one seat, whether held or still to come."""

    def __init__(self, held: int, coming: int, sure: float, chance: float) -> None:
        self.cards: list[float] = [
            sure if held >> card & 1 else chance if coming >> card & 1 else 0.0
            for card in range(54)
        ]
        self.several: list[float] = []
        """several[5 * t + n]: the probability of n cards or more of strength t + 1."""
        for t in range(9):
            of_strength = OF_STRENGTH[t]
            self.several.extend(
                at_least(count(held & of_strength), sure, count(coming & of_strength), chance)
            )
        self.any: list[float] = self.several[1::5]


def at_least(held: int, sure: float, coming: int, chance: float) -> list[float]:
    """Give the probabilities that at least 0, 1, 2, 3 and 4 of some cards are available."""
    exactly = [1.0, 0.0, 0.0, 0.0, 0.0]
    for i in range(held + coming):
        p = sure if i < held else chance
        for n in range(4, 0, -1):
            more = exactly[n - 1] * p
            exactly[n] += more if n == 4 else more - exactly[n] * p
        exactly[0] *= 1.0 - p
    result = [1.0, 0.0, 0.0, 0.0, exactly[4]]
    for n in range(3, 0, -1):
        result[n] = result[n + 1] + exactly[n]
    return result


def side_outcomes(shape: int, need: int, terms: int, supply: Supply) -> list[tuple[int, float]]:
    """List the values a side may end with, best first, each with its probability."""
    missing = need - size(shape)
    if missing <= 0:
        return [(strongest(shape, need, terms, 0, -1), 1.0)]
    ways: list[tuple[int, float]] = []
    if not terms & BLIND:
        _add_colour_runs(ways, shape, need, supply)
        _add_kinds(ways, shape, need, supply)
        _add_colours(ways, shape, missing, supply)
        _add_runs(ways, shape, need, supply)
    _add_sums(ways, shape, missing, supply)
    best: list[tuple[int, float]] = []
    left = 1.0
    for value, chance in ways:
        if chance > 0.0:
            best.append((value, left * chance))
            left *= 1.0 - chance
            if left < 0.002:
                break
    return best


def _add_colour_runs(ways: list[tuple[int, float]], shape: int, need: int, supply: Supply) -> None:
    only = ONE_COLOUR[shape >> COLOURS_AT & 63]
    held = shape & STRENGTHS
    if only == -2 or COUNT9[held] != shape >> NUMBER_AT & 7:
        return
    colours = range(6) if only < 0 else range(only, only + 1)
    wild = shape >> WILD_AT
    for i in range(7 * need, 6 * need + 10):
        whole = RUNS[i]
        if whole & held == held:
            missed = 1.0
            for colour in colours:
                missed *= 1.0 - fill_chance(whole & ~held, wild, supply.cards, 9 * colour)
            ways.append((COLOUR_RUN + RUN_TOTAL[i], 1.0 - missed))


def _add_runs(ways: list[tuple[int, float]], shape: int, need: int, supply: Supply) -> None:
    held = shape & STRENGTHS
    if COUNT9[held] != shape >> NUMBER_AT & 7:
        return
    wild = shape >> WILD_AT
    for i in range(7 * need, 6 * need + 10):
        whole = RUNS[i]
        if whole & held == held:
            ways.append((RUN + RUN_TOTAL[i], fill_chance(whole & ~held, wild, supply.any, 0)))


def fill_chance(gaps: int, wild: int, chances: list[float], base: int) -> float:
    """Give the probability that all gaps of a run are filled; wild cards fill the least likely gaps."""
    if wild:
        if wild & SPY_BIT:
            if not gaps & 64:
                return 0.0
            gaps &= ~64
        if wild & SHIELD_BIT:
            where = gaps & shield_strengths(wild)
            if not where:
                return 0.0
            gaps &= ~_rarest(where, chances, base)
        if wild & JOKER_BIT:
            gaps &= ~_rarest(gaps, chances, base)
    chance = 1.0
    for i in range(COUNT9[gaps]):
        chance *= chances[base + NTH9[9 * gaps + i]]
    return chance


def _rarest(gaps: int, chances: list[float], base: int) -> int:
    """Find the gap that is least likely to be filled, as a set of one."""
    result = 0
    lowest = 2.0
    for i in range(COUNT9[gaps]):
        t = NTH9[9 * gaps + i]
        if chances[base + t] < lowest:
            lowest = chances[base + t]
            result = 2**t
    return result


def _add_kinds(ways: list[tuple[int, float]], shape: int, need: int, supply: Supply) -> None:
    held = shape & STRENGTHS
    if held & (held - 1):
        return
    wild = shape >> WILD_AT
    can: int = held or STRENGTHS
    if wild & SPY_BIT:
        can &= 64
    if wild & SHIELD_BIT:
        can &= shield_strengths(wild)
    missing = need - size(shape)
    for t in range(8, -1, -1):
        if can >> t & 1:
            ways.append((KIND + need * (t + 1), supply.several[5 * t + missing]))


def _add_colours(ways: list[tuple[int, float]], shape: int, missing: int, supply: Supply) -> None:
    only = ONE_COLOUR[shape >> COLOURS_AT & 63]
    if only == -2:
        return
    base = (shape >> TOTAL_AT & 63) + wild_total(shape >> WILD_AT)
    if only >= 0 and missing == 1:
        for t in range(8, -1, -1):
            ways.append((COLOUR + base + t + 1, supply.cards[9 * only + t]))
        return
    if only >= 0 and missing == 2:
        _add_pairs(ways, COLOUR + base, supply.cards, 9 * only)
        return
    result: list[tuple[int, float]] = []
    for colour in range(6) if only < 0 else range(only, only + 1):
        total, chance = top_total(supply.cards, 9 * colour, missing)
        result.append((COLOUR + base + total, chance))
    if len(result) > 1:
        result.sort(reverse=True)
    ways.extend(result)


def _add_pairs(ways: list[tuple[int, float]], value: int, chances: list[float], base: int) -> None:
    """Add the totals that the two highest cards of a colour may have."""
    totals = [0.0] * 18
    left = 1.0
    for high in range(8, 0, -1):
        rest = left * chances[base + high]
        left -= rest
        if rest > 0.0:
            for low in range(high - 1, -1, -1):
                both = rest * chances[base + low]
                totals[high + low + 2] += both
                rest -= both
    left = 1.0
    for total in range(17, 2, -1):
        if totals[total] > 0.0:
            ways.append((value + total, totals[total] / left))
            left -= totals[total]


def top_total(chances: list[float], base: int, wanted: int) -> tuple[int, float]:
    """Give the likely total of the highest cards of a colour, and the probability of enough of them."""
    exactly = [1.0] + [0.0] * wanted
    totals = [0.0] * (wanted + 1)
    for t in range(8, -1, -1):
        p = chances[base + t]
        if p > 0.0:
            for n in range(wanted, 0, -1):
                came = exactly[n - 1] * p
                totals[n] += totals[n - 1] * p + came * (t + 1)
                exactly[n] += came
                exactly[n - 1] -= came
                totals[n - 1] *= 1.0 - p
    chance = exactly[wanted]
    return (int(totals[wanted] / chance + 0.5), chance) if chance > 0.0 else (0, 0.0)


def _add_sums(ways: list[tuple[int, float]], shape: int, missing: int, supply: Supply) -> None:
    base = (shape >> TOTAL_AT & 63) + wild_total(shape >> WILD_AT)
    if missing == 1:
        for t in range(8, -1, -1):
            ways.append((SUM + base + t + 1, supply.any[t]))
        ways.append((SUM + base, 1.0))
    else:
        ways.append((SUM + base + missing * _LIKELY_STRENGTH, 1.0))


def duel(mine: list[tuple[int, float]], theirs: list[tuple[int, float]], tie: float) -> float:
    """Give the probability that the first side ends stronger; `tie` is the value of equal sides."""
    chance = 0.0
    below = 1.0
    at = 0
    for value, p in mine:
        while at < len(theirs) and theirs[at][0] > value:
            below -= theirs[at][1]
            at += 1
        equal = theirs[at][1] if at < len(theirs) and theirs[at][0] == value else 0.0
        chance += p * (below - equal + tie * equal)
    return chance
