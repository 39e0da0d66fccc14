"""Reads a view: where own blocks stand, and estimates of the enemy's blocks."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.bots.battle_eval import DIE, NOBODY_THERE, Force
from saltire.games.hammer.rules.constants import (
    AREAS,
    ASIDE,
    BLOCK_NAMES,
    BLOCKS,
    EDWARD,
    FIRST_NOBLE,
    FULL,
    HITS_ON,
    HOME,
    KING,
    LETTER,
    MORAY,
    MORAY_AREA,
    NEXT_TO,
    PER_SIDE,
    PLACES,
    SECOND_HOME,
    WALLACE,
)
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import members

BESIDE: Final = [members(NEXT_TO[area]) for area in range(AREAS)]
"""The areas next to each area."""
HOMES: Final = [[HOME[n], SECOND_HOME[n]] if n >= FIRST_NOBLE else [] for n in range(PER_SIDE)]
LIVES_IN: Final = [
    [n for n in range(FIRST_NOBLE, PER_SIDE) if area in HOMES[n]] for area in range(AREAS)
]
"""The nobles who have a home in each area, by number."""
CHANCE_TO_HIT: Final = [int(HITS_ON[b]) / DIE for b in range(BLOCKS)]
RANK: Final = [int(LETTER[b]) for b in range(BLOCKS)]
AT_HOME: Final = 3 / DIE


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


def at_home(block: int, area: int) -> bool:
    """1.4b  Tell whether a noble defends one of his homes there."""
    return area in HOMES[block % PER_SIDE] or (block == MORAY and area == MORAY_AREA)


def block_name(block: int) -> str:
    return BLOCK_NAMES[block]


class Guess:
    """An estimate of the enemy's blocks in an area."""

    def __init__(self) -> None:
        self.force = NOBODY_THERE
        self.count = 0
        self.prize = 0.0
        """The expected value of capturing all of them, in nobles."""


class ViewMap:
    """The map as one side sees it, with estimates of what is hidden."""

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
        self.guesses: list[Guess] = self._guess()

    def my_force(self, blocks: list[int], area: int, defending: bool) -> Force:
        """Sum own blocks; nobles at home fight better in defence."""
        volley = [0.0, 0.0, 0.0]
        steps = 0
        for block in blocks:
            strength = self.strength[block]
            steps += strength
            hit = AT_HOME if defending and at_home(block, area) else CHANCE_TO_HIT[block]
            volley[RANK[block]] += strength * hit
        return Force(volley[0], volley[1], volley[2], float(steps))

    def _guess(self) -> list[Guess]:
        """Distribute the enemy's blocks over the places where each may be."""
        view = self.view
        guesses = [Guess() for _ in range(AREAS)]
        sums = [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0] for _ in range(AREAS)]
        room = [int(view.counts[PLACES * self.foe + place]) for place in range(PLACES)]
        first = PER_SIDE * self.foe
        for block in range(first, first + PER_SIDE):
            places = members(view.maybe[block])
            total = sum([room[place] for place in places])
            if not total:
                continue
            most = view.most[block] if view.most[block] > 0 else FULL[block]
            likely = (max(view.least[block], 1) + most) / 2
            for place in places:
                if place < AREAS and room[place]:
                    share = room[place] / total if len(places) > 1 else 1.0
                    hit = AT_HOME if at_home(block, place) else CHANCE_TO_HIT[block]
                    result = sums[place]
                    result[RANK[block]] += share * likely * hit
                    result[3] += share * likely
                    result[4] += share
                    result[5] += share * self._prize(block)
        for area in range(AREAS):
            seen, guess = sums[area], guesses[area]
            guess.count = room[area]
            if room[area] and seen[4] > 0.0:
                scale = room[area] / seen[4]
                guess.force = Force(
                    seen[0] * scale, seen[1] * scale, seen[2] * scale, seen[3] * scale
                )
                guess.prize = seen[5] * scale
        return guesses

    def _prize(self, block: int) -> float:
        """Give the value of capturing an enemy block beyond its steps, in nobles."""
        if is_noble(block) or block == MORAY:
            return 1.0
        if block == KING or (block == EDWARD and self.view.turn.edward == 2):
            return 6.0
        return 0.5 if block in (WALLACE, EDWARD) else 0.0

    def foes_on_map(self) -> int:
        """Count the enemy's blocks on the map that are not nobles."""
        return sum(self.foes) - sum(self.theirs)
