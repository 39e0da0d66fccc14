"""Where blocks can march in a Move Phase, and by which way (4.2-4.7)."""

from __future__ import annotations

from typing import NamedTuple

from saltire.games.hammer.bots.view_map import BESIDE, Ground
from saltire.games.hammer.rules.constants import (
    AREAS,
    BLACK_BORDERS,
    BORDER,
    BORDER_ENDS,
    BORDERS,
    COAST,
    ENGLAND,
    IRISH_SEA,
    LIMIT,
    SCOTTISH,
)
from saltire.kernel.bits import BIT, members


class Way(NamedTuple):
    """The areas a block goes through, the last one its goal, and how many blocks fit."""

    areas: tuple[int, ...]
    room: int
    crossing: bool
    """Over the Anglo-Scottish border, where every block pays (4.4a)."""


class Roads:
    """The borders as they are now for one side: how many may still cross, and what is forbidden."""

    def __init__(self, ground: Ground, points: int, fresh: bool) -> None:
        self.ground = ground
        self.points = points
        turn = ground.view.turn
        self.room: list[int] = [
            int(LIMIT[border] - (0 if fresh else turn.crossed[border])) for border in range(BORDERS)
        ]
        self.bound: bool = turn.truce == ground.me

    def ways(self, origin: int, at: int, before: int, steps: int) -> dict[int, Way]:
        """Find the shortest way to every area within so many steps from `at`."""
        found: dict[int, Way] = {}
        here: list[tuple[int, int, Way]] = [(at, before, Way((), 6, False))]
        for _ in range(steps):
            further: list[tuple[int, int, Way]] = []
            for area, behind, way in here:
                for target in BESIDE[area]:
                    border = BORDER[AREAS * area + target]
                    if target == origin or target == behind or target in found:
                        continue
                    if self.closed(origin, area, target, border):
                        continue
                    crossing = area == ENGLAND or target == ENGLAND
                    room = min(way.room, self.room[border])
                    if crossing:
                        room = min(room, self.points)
                    step = Way((*way.areas, target), room, way.crossing or crossing)
                    found[target] = step
                    stops = border >= BLACK_BORDERS or target == ENGLAND
                    if not stops and not self.ground.foes[target]:
                        further.append((target, area, step))
            here = further
        return found

    def closed(self, origin: int, area: int, target: int, border: int) -> bool:
        """Tell whether a step is forbidden (4.3a, 4.4a, 3.16, 4.6b)."""
        if self.room[border] <= 0:
            return True
        if (area == ENGLAND or target == ENGLAND) and self.points <= 0:
            return True
        ground = self.ground
        if self.bound and (ground.foes[target] or (ground.me == SCOTTISH and target == ENGLAND)):
            return True
        if area != origin or not ground.foes[area]:
            return False
        bit = 2 * ground.foe + (0 if BORDER_ENDS[border][0] == area else 1)
        return ground.view.turn.used[border] & BIT[bit] != 0

    def sails(self, origin: int) -> dict[int, Way]:
        """4.7a  The Norse go to any Scottish coast."""
        options = self.ground.view.options
        ports = (IRISH_SEA if options.angus_og else COAST) & ~BIT[ENGLAND] & ~BIT[origin]
        return {
            area: Way((area,), 1, False)
            for area in members(ports)
            if not self.bound or not self.ground.foes[area]
        }
