"""Computes what sides may still become, as `side_odds.py` does, in packed vectors: some ten times as fast.

Outcomes are kept in slots: values in falling order, each with the probability that it is the best one
reached. Sides with wild cards, combat modes or four cards are left to `side_odds.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.side_odds import Supply, side_outcomes
from saltire.games.schotten.rules.constants import (
    COLOUR,
    COLOUR_RUN,
    COLOURS_AT,
    KIND,
    NUMBER_AT,
    OF_STRENGTH,
    ONE_COLOUR,
    RUN,
    RUN_TOTAL,
    RUNS,
    STRENGTHS,
    SUM,
    TOTAL_AT,
    WILD_AT,
)
from saltire.games.schotten.rules.formation import size, strongest
from saltire.kernel.bits import BIT, COUNT9, NTH9, count
from saltire.kernel.vecs import vec

WIDTH: Final = 64
"""The room for the outcomes of one side."""
_LIKELY_STRENGTH: Final = 7
_NEGLIGIBLE: Final = 0.002
_SUPPLIES: Final = 8
"""Four for each of two seats: for sides that lack one, two, three and four cards."""
TERMS_AT: Final = 40
NEED_AT: Final = 44
"""Where a side's key holds what counts there and how many cards it needs; its shape is below."""


def side_key(shape: i64, need: i64, terms: i64) -> i64:
    """Give all that the outcomes of a side depend on, besides the cards to come, as one number."""
    return shape + terms * BIT[TERMS_AT] + need * BIT[NEED_AT]


class PackedOdds:
    """The cards that each seat may lay, and slots for the outcomes of sides."""

    def __init__(self, slots: i64) -> None:
        self.values: vec[i64] = vec[i64]([0] * (WIDTH * slots))
        self.chances: vec[float] = vec[float]([0.0] * (WIDTH * slots))
        self.number: vec[i64] = vec[i64]([0] * slots)
        self._cards: vec[float] = vec[float]([0.0] * (54 * _SUPPLIES))
        self._several: vec[float] = vec[float]([0.0] * (45 * _SUPPLIES))
        self._held: vec[i64] = vec[i64]([0] * _SUPPLIES)
        self._coming: vec[i64] = vec[i64]([0] * _SUPPLIES)
        self._sure: vec[float] = vec[float]([0.0] * _SUPPLIES)
        self._chance: vec[float] = vec[float]([0.0] * _SUPPLIES)
        self._totals: vec[i64] = vec[i64]([0] * 6)
        self._total_chances: vec[float] = vec[float]([0.0] * 6)
        self._pairs: vec[float] = vec[float]([0.0] * 18)
        self._drawn: vec[float] = vec[float]([0.0] * 4)
        self._sums: vec[float] = vec[float]([0.0] * 4)
        self._slot: i64 = 0
        self._at: i64 = 0
        self._left = 1.0

    def supply(self, number: i64, held: i64, coming: i64, sure: float, chance: float) -> None:
        """Set the probability that each card is available, for the cards held and those to come."""
        self._held[number] = held
        self._coming[number] = coming
        self._sure[number] = sure
        self._chance[number] = chance
        card: i64 = 0
        base: i64 = 54 * number
        while card < 54:
            this = BIT[card]
            self._cards[base + card] = sure if held & this else chance if coming & this else 0.0
            card += 1
        t: i64 = 0
        while t < 9:
            self._count_strength(number, t)
            t += 1

    def hold(self, number: i64, held: i64) -> None:
        """Change the cards held in a supply: those that leave are not to come again."""
        changed = held ^ self._held[number]
        self._held[number] = held
        coming = self._coming[number]
        sure, chance = self._sure[number], self._chance[number]
        base: i64 = 54 * number
        while changed:
            card = count((changed & -changed) - 1)
            changed &= changed - 1
            this = BIT[card]
            self._cards[base + card] = sure if held & this else chance if coming & this else 0.0
            self._count_strength(number, card % 9)

    def _count_strength(self, number: i64, t: i64) -> None:
        """Compute the probabilities of at least one to four cards of a strength."""
        of_strength = OF_STRENGTH[t]
        held = count(self._held[number] & of_strength)
        every = held + count(self._coming[number] & of_strength)
        sure, chance = self._sure[number], self._chance[number]
        none, one, two, three, four = 1.0, 0.0, 0.0, 0.0, 0.0
        i: i64 = 0
        while i < every:
            p = sure if i < held else chance
            four += three * p
            three += two * p - three * p
            two += one * p - two * p
            one += none * p - one * p
            none *= 1.0 - p
            i += 1
        at: i64 = 45 * number + 5 * t
        several = self._several
        several[at] = 1.0
        several[at + 4] = four
        several[at + 3] = three + four
        several[at + 2] = two + several[at + 3]
        several[at + 1] = one + several[at + 2]

    # Outcomes.

    def find(self, key: i64, first: i64, slot: i64) -> None:
        """Put the outcomes of a side into a slot; `first` is the first of its owner's four supplies."""
        self._slot = slot
        self._at = WIDTH * slot
        self._left = 1.0
        shape = key & (BIT[TERMS_AT] - 1)
        need = key >> NEED_AT
        terms = key >> TERMS_AT & 15
        missing = need - size(shape)
        if missing <= 0:
            self._add(strongest(shape, need, terms, 0, -1), 1.0)
        elif need != 3 or terms or shape >> WILD_AT:
            self._find_oddly(shape, need, terms, first + missing - 1)
        else:
            self._find_plainly(shape, missing, first + missing - 1)
        self.number[slot] = self._at - WIDTH * slot

    def _add(self, value: i64, chance: float) -> None:
        if chance > 0.0 and self._left >= _NEGLIGIBLE:
            at = self._at
            self.values[at] = value
            self.chances[at] = self._left * chance
            self._left *= 1.0 - chance
            self._at = at + 1

    def _find_oddly(self, shape: i64, need: i64, terms: i64, number: i64) -> None:
        supply = Supply(
            self._held[number], self._coming[number], self._sure[number], self._chance[number]
        )
        for value, chance in side_outcomes(shape, need, terms, supply):
            self.values[self._at] = value
            self.chances[self._at] = chance
            self._at += 1

    def _find_plainly(self, shape: i64, missing: i64, number: i64) -> None:
        cards: i64 = 54 * number
        several: i64 = 45 * number
        held = shape & STRENGTHS
        only = ONE_COLOUR[shape >> COLOURS_AT & 63]
        base = shape >> TOTAL_AT & 63
        apart = COUNT9[held] == shape >> NUMBER_AT & 7
        if apart and only != -2:
            self._add_colour_runs(held, only, cards)
        if not held:
            t: i64 = 8
            while t >= 0:
                self._add(KIND + 3 * (t + 1), self._several[several + 5 * t + 3])
                t -= 1
        elif held & (held - 1) == 0:
            t = NTH9[9 * held]
            self._add(KIND + 3 * (t + 1), self._several[several + 5 * t + missing])
        if only >= 0:
            if missing == 1:
                t = 8
                while t >= 0:
                    self._add(COLOUR + base + t + 1, self._cards[cards + 9 * only + t])
                    t -= 1
            else:
                self._add_pairs(COLOUR + base, cards + 9 * only)
        elif only == -1:
            self._add_colours(cards)
        if apart:
            self._add_runs(held, several)
        if missing == 1:
            t = 8
            while t >= 0:
                self._add(SUM + base + t + 1, self._several[several + 5 * t + 1])
                t -= 1
            self._add(SUM + base, 1.0)
        else:
            self._add(SUM + base + missing * _LIKELY_STRENGTH, 1.0)

    def _add_colour_runs(self, held: i64, only: i64, cards: i64) -> None:
        i: i64 = 21
        while i < 28:
            whole = RUNS[i]
            if whole & held == held:
                gaps = whole & ~held
                missed = 1.0
                colour: i64 = only if only >= 0 else 0
                last: i64 = only if only >= 0 else 5
                while colour <= last:
                    missed *= 1.0 - self._all_cards(gaps, cards + 9 * colour)
                    colour += 1
                self._add(COLOUR_RUN + RUN_TOTAL[i], 1.0 - missed)
            i += 1

    def _all_cards(self, gaps: i64, base: i64) -> float:
        chance = 1.0
        while gaps:
            chance *= self._cards[base + NTH9[9 * gaps]]
            gaps &= gaps - 1
        return chance

    def _add_runs(self, held: i64, several: i64) -> None:
        i: i64 = 21
        while i < 28:
            whole = RUNS[i]
            if whole & held == held:
                gaps = whole & ~held
                chance = 1.0
                while gaps:
                    chance *= self._several[several + 5 * NTH9[9 * gaps] + 1]
                    gaps &= gaps - 1
                self._add(RUN + RUN_TOTAL[i], chance)
            i += 1

    def _add_pairs(self, value: i64, base: i64) -> None:
        """Add the totals that the two highest cards of a colour may have."""
        totals = self._pairs
        cards = self._cards
        i: i64 = 0
        while i < 18:
            totals[i] = 0.0
            i += 1
        left = 1.0
        high: i64 = 8
        while high > 0:
            rest = left * cards[base + high]
            left -= rest
            if rest > 0.0:
                low = high - 1
                while low >= 0:
                    both = rest * cards[base + low]
                    totals[high + low + 2] += both
                    rest -= both
                    low -= 1
            high -= 1
        left = 1.0
        total: i64 = 17
        while total > 2:
            if totals[total] > 0.0:
                self._add(value + total, totals[total] / left)
                left -= totals[total]
            total -= 1

    def _add_colours(self, cards: i64) -> None:
        """Add the likely totals of three cards of each colour, the highest first."""
        colour: i64 = 0
        while colour < 6:
            total = self._top_total(cards + 9 * colour)
            chance = self._drawn[3]
            at = colour
            while at > 0 and (
                self._totals[at - 1] < total
                or (self._totals[at - 1] == total and self._total_chances[at - 1] < chance)
            ):
                self._totals[at] = self._totals[at - 1]
                self._total_chances[at] = self._total_chances[at - 1]
                at -= 1
            self._totals[at] = total
            self._total_chances[at] = chance
            colour += 1
        colour = 0
        while colour < 6:
            self._add(COLOUR + self._totals[colour], self._total_chances[colour])
            colour += 1

    def _top_total(self, base: i64) -> i64:
        """Give the likely total of the three highest cards; `_drawn[3]` is the probability of three."""
        drawn, sums = self._drawn, self._sums
        n: i64 = 0
        while n < 4:
            drawn[n] = 0.0
            sums[n] = 0.0
            n += 1
        drawn[0] = 1.0
        t: i64 = 8
        while t >= 0:
            p = self._cards[base + t]
            if p > 0.0:
                n = 3
                while n > 0:
                    came = drawn[n - 1] * p
                    sums[n] += sums[n - 1] * p + came * float(t + 1)
                    drawn[n] += came
                    drawn[n - 1] -= came
                    sums[n - 1] *= 1.0 - p
                    n -= 1
            t -= 1
        return i64(sums[3] / drawn[3] + 0.5) if drawn[3] > 0.0 else 0

    # What outcomes say.

    def duel(self, mine: i64, theirs: i64, tie: float) -> float:
        """Give the probability that the first of two slots ends stronger; `tie` is what equal sides count."""
        values, chances = self.values, self.chances
        at: i64 = WIDTH * theirs
        end: i64 = at + self.number[theirs]
        i: i64 = WIDTH * mine
        last: i64 = i + self.number[mine]
        chance = 0.0
        below = 1.0
        while i < last:
            value = values[i]
            while at < end and values[at] > value:
                below -= chances[at]
                at += 1
            equal = chances[at] if at < end and values[at] == value else 0.0
            chance += chances[i] * (below - equal + tie * equal)
            i += 1
        return chance

    def chance_to_beat(self, value: i64, slot: i64, tie: float) -> float:
        """Give the probability that this value is stronger than what a slot ends with."""
        at: i64 = WIDTH * slot
        end: i64 = at + self.number[slot]
        below = 1.0
        while at < end and self.values[at] > value:
            below -= self.chances[at]
            at += 1
        if at < end and self.values[at] == value:
            below -= (1.0 - tie) * self.chances[at]
        return below
