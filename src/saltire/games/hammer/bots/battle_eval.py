"""Estimates battles by expected hits, letter by letter, through three rounds (5.3, 5.31b).

`battle_forecast.py` computes the same for playouts on mutable objects, several times faster; this
one works on immutable forces built from a view.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

DIE: Final = 6.0
ROUNDS: Final = 3


class Force(NamedTuple):
    """The sum of some blocks: the hits that its A, B and C blocks make in a volley, and its steps."""

    a: float
    b: float
    c: float
    steps: float

    def joined(self, other: Force) -> Force:
        return Force(self.a + other.a, self.b + other.b, self.c + other.c, self.steps + other.steps)

    @property
    def volley(self) -> float:
        return self.a + self.b + self.c


NOBODY_THERE: Final = Force(0.0, 0.0, 0.0, 0.0)


class Outcome(NamedTuple):
    """The outcome of a battle: probabilities that a side is wiped out, and the steps each side loses."""

    win: float
    """The probability that no defender is left."""
    loss: float
    """The probability that no attacker is left."""
    attackers_lost: float
    defenders_lost: float


def evaluate_battle(
    attack: Force,
    defence: Force,
    late_attack: Force = NOBODY_THERE,
    late_defence: Force = NOBODY_THERE,
    rounds: int = ROUNDS,
) -> Outcome:
    """Simulate a battle with expected hits; the late forces are reserves (5.32d)."""
    aa, ab, ac, an = attack
    da, db, dc, dn = defence
    struck, suffered = 0.0, 0.0
    attackers, defenders = an + late_attack.steps, dn + late_defence.steps
    for turn in range(rounds):
        if turn == 1:
            aa, ab, ac, an = Force(aa, ab, ac, an).joined(late_attack)
            da, db, dc, dn = Force(da, db, dc, dn).joined(late_defence)
        for letter in (0, 1, 2):
            hits = da if letter == 0 else db if letter == 1 else dc
            if hits > 0.0:
                suffered += hits
                share_left = 1.0 - hits / an if hits < an else 0.0
                aa, ab, ac, an = aa * share_left, ab * share_left, ac * share_left, an * share_left
            hits = aa if letter == 0 else ab if letter == 1 else ac
            if hits > 0.0:
                struck += hits
                share_left = 1.0 - hits / dn if hits < dn else 0.0
                da, db, dc, dn = da * share_left, db * share_left, dc * share_left, dn * share_left
    return Outcome(
        _reaches(struck, defenders),
        _reaches(suffered, attackers),
        min(suffered, attackers),
        min(struck, defenders),
    )


def _reaches(hits: float, needed: float) -> float:
    """Give the probability of enough hits from the expected number of hits."""
    if needed <= 0.0:
        return 1.0
    if hits <= 0.0:
        return 0.0
    z = (hits - needed + 0.4) / math.sqrt(0.6 * hits + 0.3)
    return 1.0 / (1.0 + math.exp(-1.7 * z)) if z > -12.0 else 0.0
