"""How the battle under way stands for a seat: solved where it is small and open, else reckoned."""

from __future__ import annotations

from typing import NamedTuple

from saltire.games.hammer.bots.battle_choice import outlook
from saltire.games.hammer.bots.battle_solver import SMALL, Solver, line_of
from saltire.games.hammer.bots.view_map import Ground
from saltire.games.hammer.rules.constants import ENGLISH, PLACES, SCOTTISH
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import count


class Prospect(NamedTuple):
    """The chances to wipe out the enemy and to be wiped out, if both fight on."""

    hope: float
    doom: float


class Prospects:
    """Judges battles; solved ones are remembered."""

    def __init__(self) -> None:
        self._solver = Solver()

    def of(self, view: HammerView) -> Prospect:
        """Judge the battle under way for the seat of a view."""
        b = view.battle
        there = view.counts[PLACES * ENGLISH + b.area] + view.counts[PLACES * SCOTTISH + b.area]
        if there > SMALL or count(b.front) != there:
            fate, attacking = outlook(Ground(view))
            return Prospect(fate.win, fate.ruin) if attacking else Prospect(fate.ruin, fate.win)
        attacker = int(b.attacker)
        solved = self._solver.solve(
            line_of(b, view.strength, attacker),
            line_of(b, view.strength, 1 - attacker),
            int(b.round),
        )
        if attacker == view.seat:
            return Prospect(solved.win, solved.ruin)
        return Prospect(solved.ruin, solved.win)
