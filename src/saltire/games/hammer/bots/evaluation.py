"""Evaluates a view for the choosers of the greedy bot: `area_values.py` for lists of blocks."""

from __future__ import annotations

from saltire.games.hammer.bots.area_values import NOTHING, AreaValues
from saltire.games.hammer.bots.battle_forecast import ROUNDS, Force
from saltire.games.hammer.bots.view_map import ViewMap
from saltire.games.hammer.rules.constants import PER_SIDE
from saltire.kernel.bits import BIT, mask_of


class Evaluation:
    """Evaluates areas with given own blocks in them, for one view."""

    def __init__(self, view_map: ViewMap) -> None:
        self.view_map = view_map
        self.me = view_map.me
        self.values = AreaValues()
        self.values.load_view(view_map.view)

    def block(self, block: int) -> float:
        """Give the cost of losing a block: its steps, and who it is."""
        return self.values.step_value(block) + self.values.precious(block)

    def precious(self, block: int) -> float:
        """Give the value of a block beyond its steps."""
        return self.values.precious(block)

    def holding(self, area: int, fought_for: bool) -> float:
        """Give the value of holding an area when winter comes; `fought_for`: the enemy is there."""
        return self.values.holding(area, fought_for)

    def area(self, area: int, blocks: list[int], late: list[int]) -> float:
        """Evaluate an area with own blocks there; the late ones come into its battle as reserves."""
        return self.values.area(area, numbers_of(blocks), numbers_of(late))

    def attack_odds(self, area: int, blocks: list[int]) -> float:
        """Estimate the probability that an attack wipes out the enemy in an area."""
        values = self.values
        attack = Force()
        attack.gather(values.strength, numbers_of(blocks), values.me, area, False)
        values.forecast.fight(attack, values.guess[area], NOTHING, NOTHING, ROUNDS)
        return values.forecast.win

    def defends(self, area: int) -> bool:
        """5.1a  Tell whether the enemy came to me: then not all of my blocks there have entered."""
        return self.values.defending & BIT[area] != 0

    def threat(self, area: int) -> Force:
        """Give the force that the enemy can send into an area."""
        return self.values.threat(area)

    def move(self, block: int, origin: int, target: int) -> None:
        """Plan on as if a block had gone somewhere else."""
        mine = self.view_map.mine
        mine[origin].remove(block)
        mine[target] = sorted([*mine[target], block])
        for area in (origin, target):
            self.values.mine[area] = numbers_of(mine[area])


def numbers_of(blocks: list[int]) -> int:
    """Give blocks of one side as a set of numbers."""
    return int(mask_of([block % PER_SIDE for block in blocks]))
