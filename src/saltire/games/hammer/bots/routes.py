"""Finds where blocks can march in a Move Phase, and by which route (4.2-4.7)."""

from __future__ import annotations

from typing import NamedTuple

from saltire.games.hammer.bots.view_map import BESIDE, ViewMap
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


class Route(NamedTuple):
    """The areas a block goes through, the last one its target, and how many blocks fit."""

    areas: tuple[int, ...]
    room: int
    crossing: bool
    """Over the Anglo-Scottish border, where every block pays (4.4a)."""


class Routes:
    """The state of the borders for one side: how many blocks may still cross, and what is forbidden."""

    def __init__(self, view_map: ViewMap, points: int, fresh: bool) -> None:
        self.view_map = view_map
        self.points = points
        turn = view_map.view.turn
        self.room: list[int] = [
            int(LIMIT[border] - (0 if fresh else turn.crossed[border])) for border in range(BORDERS)
        ]
        self.bound: bool = turn.truce == view_map.me

    def reachable(self, origin: int, at: int, before: int, steps: int) -> dict[int, Route]:
        """Find the shortest route to every area within so many steps from `at`."""
        result: dict[int, Route] = {}
        here: list[tuple[int, int, Route]] = [(at, before, Route((), 6, False))]
        for _ in range(steps):
            further: list[tuple[int, int, Route]] = []
            for area, behind, way in here:
                for target in BESIDE[area]:
                    border = BORDER[AREAS * area + target]
                    if target == origin or target == behind or target in result:
                        continue
                    if self.closed(origin, area, target, border):
                        continue
                    crossing = area == ENGLAND or target == ENGLAND
                    room = min(way.room, self.room[border])
                    if crossing:
                        room = min(room, self.points)
                    step = Route((*way.areas, target), room, way.crossing or crossing)
                    result[target] = step
                    stops = border >= BLACK_BORDERS or target == ENGLAND
                    if not stops and not self.view_map.foes[target]:
                        further.append((target, area, step))
            here = further
        return result

    def closed(self, origin: int, area: int, target: int, border: int) -> bool:
        """Tell whether a step is forbidden (4.3a, 4.4a, 3.16, 4.6b)."""
        if self.room[border] <= 0:
            return True
        if (area == ENGLAND or target == ENGLAND) and self.points <= 0:
            return True
        view_map = self.view_map
        if self.bound and (
            view_map.foes[target] or (view_map.me == SCOTTISH and target == ENGLAND)
        ):
            return True
        if area != origin or not view_map.foes[area]:
            return False
        bit = 2 * view_map.foe + (0 if BORDER_ENDS[border][0] == area else 1)
        return view_map.view.turn.used[border] & BIT[bit] != 0

    def sails(self, origin: int) -> dict[int, Route]:
        """4.7a  The Norse go to any Scottish coast."""
        options = self.view_map.view.options
        ports = (IRISH_SEA if options.angus_og else COAST) & ~BIT[ENGLAND] & ~BIT[origin]
        return {
            area: Route((area,), 1, False)
            for area in members(ports)
            if not self.bound or not self.view_map.foes[area]
        }
