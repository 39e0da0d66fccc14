"""Small battles solved exactly, against the same battles fought out by the rules with many dice."""

from __future__ import annotations

import math

import pytest

from saltire.games.hammer.bots.battle_solver import SMALL, Fighter, Solver, _next_hurt, line_of
from saltire.games.hammer.rules.actions import FIRE, HIT
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import ENGLISH, PER_SIDE, SCOTTISH
from saltire.games.hammer.rules.fighting import CombatTurn, TakeHits
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.kernel.bits import count
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from tests.bots.test_hammer_bot import random_positions

FIGHTS = 400


def small_battles(most: int) -> list[War]:
    """Find battles without reserves that have just begun or are under way."""
    found: list[War] = []
    for seed in range(60):
        for s in random_positions(HammerOfTheScots(), seed, every=1, most=150):
            if not isinstance(s.top, CombatTurn) or len(found) == most:
                continue
            area = s.battle.area
            there = s.blocks.count_at(ENGLISH, area) + s.blocks.count_at(SCOTTISH, area)
            if count(s.battle.front) == there and 3 <= there <= SMALL:
                found.append(s)
    return found


def fight_on(s: War, lots: Lots) -> tuple[bool, bool]:
    """Fight to the end, everybody firing; tell whether the attacker or the defender has won."""
    area, attacker = s.battle.area, s.battle.attacker
    while s.actor() != RULES and s.blocks.contested(area):
        top = s.top
        if isinstance(top, CombatTurn):
            s.apply(next(a for a in s.legal() if FIRE <= a < FIRE + 2 * PER_SIDE))
        elif isinstance(top, TakeHits):
            s.apply(max(s.legal(), key=lambda a: _next_hurt(fighter(s, a - HIT))))
        elif s.actor() >= 0:
            return False, False  # the attacker must retreat
        else:
            s.apply(s.sample(lots))
    if s.blocks.contested(area):
        # a king fell: the other side holds the field
        return s.returns == ((1.0, 0.0) if attacker == ENGLISH else (0.0, 1.0)), False
    mine = s.blocks.at(attacker, area) != 0
    return mine, not mine


def fighter(s: War, block: int) -> Fighter:
    alone = s.battle.clone()
    alone.front = 1 << block
    return line_of(alone, s.blocks.strength, block // PER_SIDE)[0]


@pytest.mark.timeout(600)
def test_the_solver_agrees_with_battles_fought_by_the_rules() -> None:
    solver = Solver()
    battles = small_battles(most=8)
    assert len(battles) == 8
    lots = Lots(1)
    for s in battles:
        attacker = s.battle.attacker
        outcome = solver.solve(
            line_of(s.battle, s.blocks.strength, int(attacker)),
            line_of(s.battle, s.blocks.strength, int(1 - attacker)),
            int(s.battle.round),
        )
        ends = [fight_on(s.clone(), lots) for _ in range(FIGHTS)]
        for chance, seen in (
            (outcome.win, sum([won for won, _ in ends]) / FIGHTS),
            (outcome.loss, sum([lost for _, lost in ends]) / FIGHTS),
        ):
            spread = math.sqrt(max(chance * (1 - chance), 0.002) / FIGHTS)
            assert abs(chance - seen) < 4.5 * spread


def test_one_block_against_one_by_hand() -> None:
    # York Infantry (C2, one step) attacks Grant (C2, one step): each round Grant fires first.
    one = Fighter(False, False, 2, 2, 2, 1)
    outcome = Solver().solve((one,), (one,), 1)
    third = 1 / 3
    again = (1 - third) ** 2
    assert outcome.loss == pytest.approx(third * (1 + again + again**2))
    assert outcome.win == pytest.approx((1 - third) * third * (1 + again + again**2))


def test_a_noble_taken_by_the_attacker_fights_for_him() -> None:
    noble = Fighter(True, False, 2, 3, 1, 1)
    strong = Fighter(False, False, 3, 3, 1, 4)
    alone = Solver().solve((strong,), (noble,), 1)
    assert alone.win > 0.9
    assert alone.win + alone.loss <= 1.0
