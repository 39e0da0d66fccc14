"""Estimates battles by expected hits, letter by letter, through three rounds (5.3, 5.31b).

Forces are reused instead of created: playouts forecast thousands of battles a second.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.rules.board import Battle
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
from saltire.kernel.bits import BIT, count, nth
from saltire.kernel.vecs import vec

ROUNDS: Final = 3
NUMBERS: Final[int] = 2**PER_SIDE - 1
"""All blocks of one side, as a set of numbers."""


class Force:
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

    def add_part(self, other: Force, share: float) -> None:
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
        self._attack = Force()
        self._defence = Force()
        self._mine = Force()
        self._theirs = Force()
        self._my_late = Force()
        self._their_late = Force()

    def fight(
        self,
        attack: Force,
        defence: Force,
        late_attack: Force,
        late_defence: Force,
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

    def rest_of(
        self, b: Battle, strength: vec[i64], side: i64, own: i64, foes: i64
    ) -> tuple[float, float]:
        """Give the probabilities that a side is wiped out and that the enemy is, in a battle under way.

        `own` are the numbers of the side's blocks there, `foes` is how many the enemy has there.
        """
        attacking = b.attacker == side
        front = (b.front >> PER_SIDE * side) & NUMBERS
        against = (b.front >> PER_SIDE * (1 - side)) & NUMBERS
        self._mine.gather(strength, front, side, b.area, not attacking)
        self._theirs.gather(strength, against, 1 - side, b.area, attacking)
        self._my_late.gather(strength, own & ~front, side, b.area, not attacking)
        self._their_late.clear()
        unseen = float(foes - count(against))
        if unseen > 0.0:
            self._their_late.b = 0.8 * unseen
            self._their_late.c = 0.2 * unseen
            self._their_late.steps = 2.6 * unseen
        if attacking:
            self.fight(self._mine, self._theirs, self._my_late, self._their_late, 4 - b.round)
            return self.loss, self.win
        self.fight(self._theirs, self._mine, self._their_late, self._my_late, 4 - b.round)
        return self.win, self.loss


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
