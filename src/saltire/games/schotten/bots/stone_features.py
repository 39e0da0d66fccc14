"""The inputs of the value network about one stone, after a move of `me`: 48 numbers, most of them in [0, 1].

What depends on one side alone (its outcomes, its best cards) is computed once for each side and kept with
the slot of its outcomes; a stone joins two of these.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.search.value_network import logit
from saltire.games.schotten.bots.packed_odds import (
    NEED_AT,
    TERMS_AT,
    WIDTH,
    PackedOdds,
)
from saltire.games.schotten.rules.constants import (
    AROUND,
    COLOURS_AT,
    OF_STRENGTH,
    ONE_COLOUR,
    STRENGTHS,
    TOTAL_AT,
    WILD_AT,
)
from saltire.games.schotten.rules.formation import size, strongest
from saltire.kernel.bits import BIT, COUNT9, NTH9, count
from saltire.kernel.vecs import vec

INPUTS: Final = 48
OWNED: Final = 0
"""Claimed by me; the next one: by the other player. Claimed stones have no other inputs."""
_CARDS: Final = 2
_FIRST: Final = 10
CHANCE: Final = 12
"""The evaluation's probability to win the stone, its square, a quarter of its logit."""
LOGIT: Final = 14
LOGIT_SCALE: Final = 4.0
_MINE: Final = 15
_THEIRS: Final = 29
_BEATS: Final = 39
_PROVED: Final = 42
_TACTICS: Final = 44

SIDE_FACTS: Final = 16
"""Expected strength; formations reached (4); total; best from hand, best at all; cards that would do (6)."""
_OWN_FACTS: Final = 14
_BEST_HELD: Final = 14
_BEST: Final = 15
"""The two best values themselves; no inputs."""


def scaled(value: i64) -> float:
    """Give a side's value as a number in [0, 1]: formation first, then total."""
    if value <= 0:
        return 0.0
    return 0.2 * float((value >> 6) - 1) + float(value & 63) / 150.0


class StoneFeatures:
    """Describes sides in slots and stones in entries."""

    def __init__(self, odds: PackedOdds, slots: i64, entries: i64) -> None:
        self.odds = odds
        self.inputs: vec[float] = vec[float]([0.0] * (INPUTS * entries))
        self._sides: vec[float] = vec[float]([0.0] * (SIDE_FACTS * slots))
        self._classes: vec[float] = vec[float]([0.0] * 8)

    def describe_side(self, slot: i64, key: i64, hand: i64, pool: i64) -> None:
        """Note the facts of a side whose owner has this hand, if it is known, and draws from a pool."""
        shape = key & (BIT[TERMS_AT] - 1)
        need = key >> NEED_AT
        terms = key >> TERMS_AT & 15
        sides = self._sides
        at: i64 = SIDE_FACTS * slot
        self._sum_up(slot, at)
        sides[at + 5] = float(shape >> TOTAL_AT & 63) / 27.0
        missing = need - size(shape)
        held: i64 = 0
        if missing <= 0 or hand:
            held = strongest(shape, need, terms, hand, -1)
        best = held if missing <= 0 else strongest(shape, need, terms, hand | pool, -1)
        sides[at + 6] = scaled(held)
        sides[at + 7] = scaled(best)
        sides[at + _BEST_HELD] = float(held)
        sides[at + _BEST] = float(best)
        i = at + 8
        while i < at + 14:
            sides[i] = 0.0
            i += 1
        if missing > 0 and missing < need:
            self._count_cards(at + 8, shape, hand, pool)

    def _sum_up(self, slot: i64, at: i64) -> None:
        """Note the expected strength of a side and the probability of each formation or a better one."""
        odds, classes = self.odds, self._classes
        i: i64 = 0
        while i < 8:
            classes[i] = 0.0
            i += 1
        i = WIDTH * slot
        end = i + odds.number[slot]
        expected = 0.0
        while i < end:
            value = odds.values[i]
            if value > 0:
                p = odds.chances[i]
                classes[value >> 6] += p
                expected += p * scaled(value)
            i += 1
        sides = self._sides
        sides[at] = expected
        total = 0.0
        i = 5
        while i > 1:
            total += classes[i]
            sides[at + 6 - i] = total
            i -= 1

    def _count_cards(self, at: i64, shape: i64, hand: i64, pool: i64) -> None:
        """Count the cards in hand and in the pool that continue a colour run, a kind, a colour."""
        held = shape & STRENGTHS
        only = ONE_COLOUR[shape >> COLOURS_AT & 63]
        sides = self._sides
        if only >= 0:
            mine = hand >> 9 * only & STRENGTHS
            drawn = pool >> 9 * only & STRENGTHS
            gaps = AROUND[512 * 3 + held] & ~held
            sides[at] = float(COUNT9[mine & gaps]) / 2.0
            sides[at + 1] = float(COUNT9[drawn & gaps]) / 4.0
            sides[at + 4] = float(COUNT9[mine]) / 3.0
            sides[at + 5] = float(COUNT9[drawn]) / 8.0
        if held and held & (held - 1) == 0:
            of_strength = OF_STRENGTH[NTH9[9 * held]]
            sides[at + 2] = float(count(hand & of_strength)) / 2.0
            sides[at + 3] = float(count(pool & of_strength)) / 5.0

    # Stones.

    def claimed(self, entry: i64, owner: i64) -> None:
        """Describe a stone that I (0) or the other player (1) has claimed."""
        inputs = self.inputs
        at: i64 = INPUTS * entry
        i: i64 = 0
        while i < INPUTS:
            inputs[at + i] = 0.0
            i += 1
        inputs[at + OWNED + owner] = 1.0

    def contested(
        self, entry: i64, keys: tuple[i64, i64], slots: tuple[i64, i64], marks: i64
    ) -> None:
        """Describe an unclaimed stone by both sides' keys and slots, mine first.

        The bits of `marks`: I was first, the other one was; I could claim it now, the other one could;
        Bluff, Mud.
        """
        my_key, their_key = keys
        mine, theirs = slots
        inputs, sides, odds = self.inputs, self._sides, self.odds
        at: i64 = INPUTS * entry
        i: i64 = 0
        while i < 12:
            inputs[at + i] = 0.0
            i += 1
        inputs[at + _CARDS + _step(my_key)] = 1.0
        inputs[at + _CARDS + 4 + _step(their_key)] = 1.0
        inputs[at + _FIRST] = float(marks & 1)
        inputs[at + _FIRST + 1] = float(marks >> 1 & 1)
        tie = 1.0 if marks & 1 else 0.0 if marks & 2 else 0.5
        p = odds.duel(mine, theirs, tie)
        inputs[at + CHANCE] = p
        inputs[at + CHANCE + 1] = p * p
        inputs[at + LOGIT] = logit(min(0.999, max(0.001, p))) / LOGIT_SCALE
        own = SIDE_FACTS * mine
        other = SIDE_FACTS * theirs
        i = 0
        while i < _OWN_FACTS:
            inputs[at + _MINE + i] = sides[own + i]
            i += 1
        i = 0
        while i < 6:
            inputs[at + _THEIRS + i] = sides[other + i]
            i += 1
        inputs[at + _THEIRS + 6] = sides[other + 7]
        inputs[at + _THEIRS + 7] = sides[other + 9]
        inputs[at + _THEIRS + 8] = sides[other + 11]
        inputs[at + _THEIRS + 9] = sides[other + 13]
        held = i64(sides[own + _BEST_HELD])
        best = i64(sides[own + _BEST])
        inputs[at + _BEATS] = odds.chance_to_beat(held, theirs, tie) if held > 0 else 0.0
        inputs[at + _BEATS + 1] = odds.chance_to_beat(best, theirs, tie)
        best = i64(sides[other + _BEST])
        inputs[at + _BEATS + 2] = odds.chance_to_beat(best, mine, 1.0 - tie)
        inputs[at + _PROVED] = float(marks >> 2 & 1)
        inputs[at + _PROVED + 1] = float(marks >> 3 & 1)
        inputs[at + _TACTICS] = float(marks >> 4 & 1)
        inputs[at + _TACTICS + 1] = float(marks >> 5 & 1)
        inputs[at + _TACTICS + 2] = 1.0 if my_key >> WILD_AT & 7 else 0.0
        inputs[at + _TACTICS + 3] = 1.0 if their_key >> WILD_AT & 7 else 0.0


def _step(key: i64) -> i64:
    """Count the cards of a side, a full one as three."""
    return 3 - min(3, max(0, (key >> NEED_AT) - size(key & (BIT[TERMS_AT] - 1))))
