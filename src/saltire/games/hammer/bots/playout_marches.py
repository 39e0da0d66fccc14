"""Chooses the next march of a playout: which group of one area goes where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.area_values import AreaValues
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREAS,
    BORDER,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    HITS_ON,
    KING,
    LIMIT,
    MOVE,
    NORSE,
    PER_SIDE,
    SCOTTISH,
)
from saltire.games.hammer.rules.forces import origin_of
from saltire.games.hammer.rules.paths import norse_ports, pinned, steps_from, stopped, unmoved
from saltire.kernel.bits import BIT, count, nth
from saltire.kernel.lots import Lots
from saltire.kernel.vecs import vec

POINT: Final = 0.35
WORTH_A_MARCH: Final = 0.3
LEAST: Final = -12.0
"""Marches that gain less are not collected."""
NORSE_BIT: Final[int] = 2 ** (NORSE - PER_SIDE)


class March:
    """A group of one area on its way to another, and its expected gain."""

    def __init__(
        self, gain: float, origin: i64, target: i64, band: i64, points: i64, way: list[int]
    ) -> None:
        self.gain = gain
        self.origin: i64 = origin
        self.target: i64 = target
        self.band: i64 = band
        """Who marches, as a set of numbers."""
        self.points: i64 = points
        self.way = way


class PlayoutMarches:
    """Finds the march with the highest gain, with some noise."""

    def __init__(self, area_values: AreaValues) -> None:
        self.area_values = area_values
        self.gain = 0.0
        self.origin: i64 = -1
        self.target: i64 = -1
        self.band: i64 = 0
        """The blocks that march, as a set of numbers."""
        self.points: i64 = 0
        self.way: list[int] = []
        self.noise = 0.0
        self.collected: list[March] | None = None
        """All marches found, if they are collected."""
        self.keen: list[int] = []
        self.tame: list[int] = []
        self._free: i64 = 6
        self._base = 0.0
        self._before: vec[i64] = vec[i64]([-1] * AREAS)

    def find(self, s: War, lots: Lots) -> bool:
        """Find the best march of the side for which the map was loaded."""
        area_values = self.area_values
        side = area_values.me
        self.gain = WORTH_A_MARCH
        self.target = -1
        self._rank(s, side)
        origin: i64 = 0
        while origin < AREAS:
            here = unmoved(s, side, origin)
            if here and not pinned(s, side, origin):
                self._from(s, lots, side, origin, here)
            origin += 1
        return self.target >= 0

    def _rank(self, s: War, side: i64) -> None:
        """Order own blocks: the best fighters first, and the least valuable first."""
        keen: list[int] = []
        tame: list[int] = []
        first = PER_SIDE * side
        number: i64 = 0
        while number < PER_SIDE:
            block = first + number
            if s.blocks.place[block] < AREAS and not s.turn.moved & BIT[block]:
                power = s.blocks.strength[block] * (2 + HITS_ON[block]) * 10
                noble: i64 = 60 if number >= FIRST_NOBLE else 0
                if block == KING:
                    power = -500
                    noble = -1000
                keen.append(int((2000 - power + noble) * 64 + number))
                tame.append(int((2000 + power + noble // 2) * 64 + number))
            number += 1
        keen.sort()
        tame.sort()
        self.keen = [x % 64 for x in keen]
        self.tame = [x % 64 for x in tame]

    def _from(self, s: War, lots: Lots, side: i64, origin: i64, here: i64) -> None:
        """Try every march from one area, by the shortest route to each other one."""
        if side == SCOTTISH and here & NORSE_BIT:
            here &= ~NORSE_BIT
            if s.turn.points > 0:
                self._sail(s, origin)
        if not here or (s.turn.points <= 0 and not s.turn.activated & BIT[origin]):
            return
        area_values = self.area_values
        self._free = 6
        self._base = 0.0
        if area_values.foes[origin]:
            self._free = count(unmoved(s, side, origin)) - area_values.foes[origin]
        else:
            self._base = area_values.area(origin, area_values.mine[origin], 0)
        far = _farthest(side, here)
        first = steps_from(s, side, origin, -1, origin)
        seen = BIT[origin] | first
        onward: i64 = 0
        while first:
            target = nth(first, 0)
            first &= ~BIT[target]
            border = BORDER[AREAS * origin + target]
            room = LIMIT[border] - s.turn.crossed[border]
            self._try(s, lots, origin, here, target, 1, -1, -1, room)
            if far > 1 and not stopped(s, side, border, target):
                onward |= BIT[target]
        if onward:
            self._further(s, lots, origin, here, onward, seen, far)

    def _further(
        self, s: War, lots: Lots, origin: i64, here: i64, onward: i64, seen: i64, far: i64
    ) -> None:
        """Try the marches of two areas, and of three for those who go that far."""
        side = self.area_values.me
        second: i64 = 0
        while onward:
            via = nth(onward, 0)
            onward &= ~BIT[via]
            border = BORDER[AREAS * origin + via]
            room = LIMIT[border] - s.turn.crossed[border]
            goals = steps_from(s, side, origin, origin, via) & ~seen
            seen |= goals
            while goals:
                target = nth(goals, 0)
                goals &= ~BIT[target]
                border = BORDER[AREAS * via + target]
                more = LIMIT[border] - s.turn.crossed[border]
                self._try(s, lots, origin, here, target, 2, via, -1, min(more, room))
                if far > 2 and not stopped(s, side, border, target):
                    second |= BIT[target]
                    self._before[target] = via
        while second:
            middle = nth(second, 0)
            second &= ~BIT[middle]
            via = self._before[middle]
            goals = steps_from(s, side, origin, via, middle) & ~seen
            seen |= goals
            while goals:
                target = nth(goals, 0)
                goals &= ~BIT[target]
                self._try(s, lots, origin, here, target, 3, via, middle, 1)

    def _try(
        self,
        s: War,
        lots: Lots,
        origin: i64,
        here: i64,
        target: i64,
        far: i64,
        via: i64,
        middle: i64,
        room: i64,
    ) -> None:
        """Send one block, or more: whatever gains most."""
        side = self.area_values.me
        room = min(room, self._free)
        area_values = self.area_values
        crossing = origin == ENGLAND or target == ENGLAND
        foes, there = area_values.foes[target], area_values.mine[target]
        if crossing and s.turn.points < room:
            room = s.turn.points
        if not foes and room > 3:
            room = 3
        cost: i64 = 1 if crossing or not s.turn.activated & BIT[origin] else 0
        if not crossing and cost > s.turn.points:
            return
        defends = foes > 0 and there != 0 and self._defends(s, side, target)
        late = defends or (foes > 0 and there != 0 and not self._joins(s, side, target, origin))
        before = self._base
        if there or not foes:
            before += (
                area_values.fought(target, there, 0, defends)
                if foes
                else area_values.area(target, there, 0)
            )
        order = self.keen if foes else self.tame
        sent: i64 = 0
        many: i64 = 0
        stay = area_values.mine[origin]
        wiggle = self.noise * (float(lots.below(1000)) / 1000.0 - 0.5) if self.noise > 0.0 else 0.0
        for number in order:
            if many >= room:
                break
            if not here & BIT[number] or MOVE[PER_SIDE * side + number] < far:
                continue
            sent |= BIT[number]
            many += 1
            if side == ENGLISH and foes and many < room and many < count(here) and many * 2 < foes:
                continue
            after = 0.0 if area_values.foes[origin] else area_values.area(origin, stay & ~sent, 0)
            if not foes:
                after += area_values.area(target, there | sent, 0)
            elif late:
                after += area_values.fought(target, there, sent, defends)
            else:
                after += area_values.fought(target, there | sent, 0, False)
            points = cost * many if crossing else cost
            gain = after - before - POINT * float(points) + wiggle
            if gain > self.gain:
                self._keep(gain, origin, target, sent, points, _way(target, far, via, middle))
            if self.collected is not None and gain > LEAST:
                way = _way(target, far, via, middle)
                self.collected.append(March(gain, origin, target, sent, points, way))

    def _keep(
        self, gain: float, origin: i64, target: i64, band: i64, points: i64, way: list[int]
    ) -> None:
        self.gain = gain
        self.origin = origin
        self.target = target
        self.band = band
        self.points = points
        self.way = way

    def _defends(self, s: War, side: i64, area: i64) -> bool:
        """5.1a  Tell whether the enemy came to me: then not all of mine there have entered."""
        if s.turn.first == side:
            return False
        rest = self.area_values.mine[area]
        while rest:
            number = nth(rest, 0)
            rest &= ~BIT[number]
            if not s.turn.entry[PER_SIDE * side + number]:
                return True
        return False

    def _joins(self, s: War, side: i64, area: i64, origin: i64) -> bool:
        """5.32  Tell whether blocks from there would fight with those that have entered already."""
        rest = self.area_values.mine[area]
        while rest:
            number = nth(rest, 0)
            rest &= ~BIT[number]
            entry = s.turn.entry[PER_SIDE * side + number]
            if entry and origin_of(entry) != origin:
                return False
        return True

    def _sail(self, s: War, origin: i64) -> None:
        """4.7a  The Norse go to any Scottish coast."""
        if self.area_values.foes[origin]:
            return
        base = self.area_values.area(origin, self.area_values.mine[origin], 0)
        goals = norse_ports(s, origin)
        while goals:
            target = nth(goals, 0)
            goals &= ~BIT[target]
            area_values = self.area_values
            foes, there = area_values.foes[target], area_values.mine[target]
            after = area_values.area(origin, area_values.mine[origin] & ~NORSE_BIT, 0)
            before = base
            if foes:
                before += area_values.fought(target, there, 0, False) if there else 0.0
                after += area_values.fought(target, there | NORSE_BIT, 0, False)
            else:
                before += area_values.area(target, there, 0)
                after += area_values.area(target, there | NORSE_BIT, 0)
            gain = after - before - POINT
            if gain > self.gain:
                self._keep(gain, origin, target, NORSE_BIT, 1, [int(target)])
            if self.collected is not None and gain > LEAST:
                self.collected.append(March(gain, origin, target, NORSE_BIT, 1, [int(target)]))


def _farthest(side: i64, blocks: i64) -> i64:
    """Give how far the quickest of some blocks can go."""
    far: i64 = 1
    while blocks:
        number = nth(blocks, 0)
        blocks &= ~BIT[number]
        far = max(far, MOVE[PER_SIDE * side + number])
    return far


def _way(target: i64, far: i64, via: i64, middle: i64) -> list[int]:
    if far == 1:
        return [int(target)]
    return [int(via), int(target)] if far == 2 else [int(via), int(middle), int(target)]
