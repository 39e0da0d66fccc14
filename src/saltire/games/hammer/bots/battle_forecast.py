"""Estimates battles in playouts by expected hits, letter by letter (5.3, 5.31b).

The same model as `battle_eval.py`, on objects that are reused instead of created: playouts call it
thousands of times a second.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.rules.constants import (
    FIRST_NOBLE,
    HITS_ON,
    HOME,
    LETTER,
    MORAY,
    MORAY_AREA,
    PER_SIDE,
    SECOND_HOME,
)
from saltire.kernel.bits import BIT, nth
from saltire.kernel.vecs import vec

ROUNDS: Final = 3


class MutableForce:
    """Blocks that fight together: the hits that their A, B and C blocks make in a volley, and their steps."""

    def __init__(self) -> None:
        self.a = 0.0
        self.b = 0.0
        self.c = 0.0
        self.steps = 0.0

    def clear(self) -> None:
        self.a = 0.0
        self.b = 0.0
        self.c = 0.0
        self.steps = 0.0

    def add(self, letter: i64, volley: float, steps: float) -> None:
        if letter == 0:
            self.a += volley
        elif letter == 1:
            self.b += volley
        else:
            self.c += volley
        self.steps += steps

    def add_part(self, other: MutableForce, share: float) -> None:
        self.a += share * other.a
        self.b += share * other.b
        self.c += share * other.c
        self.steps += share * other.steps

    def wear(self, hits: float) -> float:
        """Take hits, spread over all blocks; return them."""
        if hits <= 0.0:
            return 0.0
        share_left = 1.0 - hits / self.steps if hits < self.steps else 0.0
        self.a *= share_left
        self.b *= share_left
        self.c *= share_left
        self.steps *= share_left
        return hits

    def volley(self) -> float:
        return self.a + self.b + self.c

    def gather(
        self, strength: vec[i64], blocks: i64, side: i64, area: i64, defending: bool
    ) -> None:
        """Set this force to the blocks of a side with these numbers; nobles at home defend better (1.4b)."""
        self.clear()
        while blocks:
            number = nth(blocks, 0)
            blocks &= ~BIT[number]
            block = PER_SIDE * side + number
            self.add_block(block, strength[block], defending and lives_in(block, area))

    def add_block(self, block: i64, steps: i64, at_home: bool) -> None:
        hits: i64 = 3 if at_home else HITS_ON[block]
        self.add(LETTER[block], float(steps * hits) / 6.0, float(steps))


def lives_in(block: i64, area: i64) -> bool:
    """1.4  Tell whether an area is a home of a block."""
    number = block % PER_SIDE
    if number >= FIRST_NOBLE:
        return area == HOME[number] or area == SECOND_HOME[number]
    return block == MORAY and area == MORAY_AREA


class BattleForecast:
    """The expected outcome of the last battle that was simulated."""

    def __init__(self) -> None:
        self.win = 0.0
        """The probability that no defender is left."""
        self.loss = 0.0
        """The probability that no attacker is left."""
        self.attackers_lost = 0.0
        self.defenders_lost = 0.0
        self._attack = MutableForce()
        self._defence = MutableForce()

    def fight(
        self,
        attack: MutableForce,
        defence: MutableForce,
        late_attack: MutableForce,
        late_defence: MutableForce,
        rounds: i64,
    ) -> None:
        """Simulate a battle with expected hits; the late forces come in round 2 (5.32d)."""
        ours, theirs = self._attack, self._defence
        ours.clear()
        ours.add_part(attack, 1.0)
        theirs.clear()
        theirs.add_part(defence, 1.0)
        struck, suffered = 0.0, 0.0
        turn: i64 = 0
        while turn < rounds:
            if turn == 1:
                ours.add_part(late_attack, 1.0)
                theirs.add_part(late_defence, 1.0)
            turn += 1
            suffered += ours.wear(theirs.a)
            struck += theirs.wear(ours.a)
            suffered += ours.wear(theirs.b)
            struck += theirs.wear(ours.b)
            suffered += ours.wear(theirs.c)
            struck += theirs.wear(ours.c)
        attackers = attack.steps + late_attack.steps
        defenders = defence.steps + late_defence.steps
        self.win = reaches(struck, defenders)
        self.loss = reaches(suffered, attackers)
        self.attackers_lost = suffered if suffered < attackers else attackers
        self.defenders_lost = struck if struck < defenders else defenders


def reaches(hits: float, needed: float) -> float:
    """Give the probability of enough hits from the expected number of hits."""
    if needed <= 0.0:
        return 1.0
    if hits <= 0.0:
        return 0.0
    z = (hits - needed + 0.4) / math.sqrt(0.6 * hits + 0.3)
    if z < -4.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-1.7 * z))
