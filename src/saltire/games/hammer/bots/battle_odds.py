"""Gives the odds of the battle under way: solved exactly if it is small and open, else estimated."""

from __future__ import annotations

from typing import NamedTuple

from saltire.games.hammer.bots.battle_forecast import BattleForecast
from saltire.games.hammer.bots.battle_solver import SMALL, Solver, line_of
from saltire.games.hammer.rules.constants import ENGLISH, PER_SIDE, PLACES, SCOTTISH
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import count, mask_of


class BattleOdds(NamedTuple):
    """The probabilities to wipe out the enemy and to be wiped out, if both fight on."""

    win: float
    loss: float


def estimate(view: HammerView) -> BattleOdds:
    """Estimate the odds of the rest of the battle under way for the seat of a view."""
    me, area = view.seat, view.battle.area
    own = mask_of([n for n in range(PER_SIDE) if view.place[PER_SIDE * me + n] == area])
    foes = view.counts[PLACES * (1 - me) + area]
    loss, win = BattleForecast().rest_of(view.battle, view.strength, me, own, foes)
    return BattleOdds(win, loss)


class OddsCalculator:
    """Computes the odds of battles; solved ones are cached."""

    def __init__(self) -> None:
        self._solver = Solver()

    def of(self, view: HammerView) -> BattleOdds:
        """Give the odds of the battle under way for the seat of a view."""
        b = view.battle
        there = view.counts[PLACES * ENGLISH + b.area] + view.counts[PLACES * SCOTTISH + b.area]
        if there > SMALL or count(b.front) != there:
            return estimate(view)
        attacker = int(b.attacker)
        solved = self._solver.solve(
            line_of(b, view.strength, attacker),
            line_of(b, view.strength, 1 - attacker),
            int(b.round),
        )
        if attacker == view.seat:
            return BattleOdds(solved.win, solved.loss)
        return BattleOdds(solved.loss, solved.win)
