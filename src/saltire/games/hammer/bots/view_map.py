"""Reads a view into lists for the choosers: where own blocks stand, and how many of the enemy's.

`packed_map.py` holds the same facts as sets of bits with estimates of hidden blocks, for the
evaluation; these lists are what the greedy bot's rules loop over and plan with.
"""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.rules.constants import (
    AREAS,
    ASIDE,
    BLOCK_NAMES,
    BLOCKS,
    FIRST_NOBLE,
    HITS_ON,
    HOME,
    NEXT_TO,
    PER_SIDE,
    PLACES,
    SECOND_HOME,
)
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import members

BESIDE: Final = [members(NEXT_TO[area]) for area in range(AREAS)]
"""The areas next to each area."""
HOMES: Final = [[HOME[n], SECOND_HOME[n]] if n >= FIRST_NOBLE else [] for n in range(PER_SIDE)]
CHANCE_TO_HIT: Final = [int(HITS_ON[b]) / 6 for b in range(BLOCKS)]


def _distances() -> list[list[int]]:
    table: list[list[int]] = []
    for start in range(AREAS):
        far = [99] * AREAS
        far[start] = 0
        reached = [start]
        for area in reached:
            for other in BESIDE[area]:
                if far[other] == 99:
                    far[other] = far[area] + 1
                    reached.append(other)
        table.append(far)
    return table


DISTANCE: Final = _distances()


def is_noble(block: int) -> bool:
    """Tell whether a block is a noble who can change sides."""
    return block % PER_SIDE >= FIRST_NOBLE


def block_name(block: int) -> str:
    return BLOCK_NAMES[block]


class ViewMap:
    """The map as one side sees it."""

    def __init__(self, view: HammerView) -> None:
        self.view = view
        self.me: int = view.seat
        self.foe: int = 1 - self.me
        first = PER_SIDE * self.me
        self.strength: list[int] = [int(x) for x in view.strength]
        self.mine: list[list[int]] = [[] for _ in range(AREAS)]
        for block in range(first, first + PER_SIDE):
            place = view.place[block]
            if 0 <= place < AREAS:
                self.mine[place].append(block)
        there = PLACES * self.foe
        self.foes: list[int] = [int(view.counts[there + area]) for area in range(AREAS)]
        self.theirs: list[bool] = [False] * FIRST_NOBLE + [
            view.place[first + n] == ASIDE for n in range(FIRST_NOBLE, PER_SIDE)
        ]
        """By number: the nobles the enemy controls."""
