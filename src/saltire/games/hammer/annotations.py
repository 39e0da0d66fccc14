"""What the browser board shows beside a view: where blocks can march, by which way, and with what odds.

Computed from the view alone, and only for a seat that is asked: the board lights these areas and
plans ways along them, and so needs no rule of its own.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from saltire.games.hammer.bots.evaluation import Evaluation
from saltire.games.hammer.bots.routes import Route, Routes
from saltire.games.hammer.bots.view_map import BESIDE, ViewMap
from saltire.games.hammer.rules.actions import EVENT, IN, MOVE, NAME, TO, read
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLACK_BORDERS,
    BLOCK_NAMES,
    BORDER,
    ENGLAND,
    LIMIT,
    NO_BORDER,
    NORSE,
)
from saltire.games.hammer.rules.constants import MOVE as RATING
from saltire.games.hammer.rules.events import EventMenu, HeraldName, SeaBlock
from saltire.games.hammer.rules.imagine import imagine
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.regroup import Regroup
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.kernel.bits import members
from saltire.kernel.lots import Lots
from saltire.kernel.view import View

MOST_ODDS: Final = 64
"""So many groups of attackers are given odds, small ones first."""
WIDEST: Final = 6
"""4.3a  The most blocks that cross any border."""
MOST_WAYS: Final = 6
"""So many other ways to an area are told, for who drags a block along one of them."""
_Ways = dict[str, dict[str, object]]
_March = dict[str, object]


def annotate(view: View) -> dict[str, object]:
    """Give the marches open to the seat that is asked, and the areas its event can touch."""
    assert isinstance(view, HammerView)
    if not view.legal or not view.stack:
        return {"marches": [], "attacks": [], "targets": []}
    marches = _Marches(view)
    shown = marches.shown()
    return {"marches": shown, "attacks": marches.attacks(), "targets": _targets(view)}


def _picks(view: HammerView) -> list[int]:
    return [index for family, index in map(read, view.legal) if family == MOVE]


class _Step(NamedTuple):
    """Where a way has come to, and from where."""

    at: int
    before: int
    route: Route


class _Marches:
    """The marches of a Move Phase, for blocks that start together and go equally far."""

    def __init__(self, view: HammerView) -> None:
        self.view = view
        self.map = ViewMap(view)
        self.routes = Routes(self.map, int(view.turn.points), fresh=False)
        self.evaluation: Evaluation | None = None
        self.attackers: dict[tuple[int, int], list[tuple[int, int]]] = {}
        """By start and goal: the blocks that can attack there, and how many may go their way."""

    def shown(self) -> list[_March]:
        phase = self.view.stack[-1]
        if isinstance(phase, MoveBlocks):
            return self.of_all(_picks(self.view))
        if isinstance(phase, WalkBlock) and phase.muster < 0:
            return self.of_walker(phase)
        if isinstance(phase, (Regroup, SeaBlock)):
            return _one_step(self.view)
        return []

    def of_all(self, blocks: list[int]) -> list[_March]:
        together: dict[tuple[int, int], list[int]] = {}
        for block in blocks:
            together.setdefault((int(self.view.place[block]), int(RATING[block])), []).append(block)
        return [self._march(here, far, who) for (here, far), who in together.items()]

    def of_walker(self, phase: WalkBlock) -> list[_March]:
        block, origin = int(phase.block), int(phase.origin)
        if block == NORSE:
            return [self._march(origin, 0, [block])]
        left = int(RATING[block] - phase.steps)
        start = _Step(int(phase.at), int(phase.before), Route((), WIDEST, crossing=False))
        return [self._shown(start.at, [block], self._reach(origin, start, left))]

    def _march(self, origin: int, far: int, blocks: list[int]) -> _March:
        if blocks == [NORSE]:
            sails = {area: [route] for area, route in self.routes.sails(origin).items()}
            return self._shown(origin, blocks, sails)
        start = _Step(origin, -1, Route((), WIDEST, crossing=False))
        return self._shown(origin, blocks, self._reach(origin, start, far))

    def _reach(self, origin: int, start: _Step, steps: int) -> dict[int, list[Route]]:
        """Find the ways to each area: the shortest first, and of those the widest."""
        found: dict[int, list[Route]] = {}
        here = [start]
        for _ in range(steps):
            taken = [step for one in here for step in self._steps_on(origin, one)]
            for step in sorted(taken, key=lambda one: -one.route.room):
                found.setdefault(step.at, []).append(step.route)
            here = [step for step in taken if not self._stops(step)]
        return found

    def _steps_on(self, origin: int, here: _Step) -> list[_Step]:
        """4.2d  List the next steps of a way that are open."""
        found: list[_Step] = []
        for target in BESIDE[here.at]:
            border = int(BORDER[AREAS * here.at + target])
            back = target in (origin, here.before)
            if back or self.routes.closed(origin, here.at, target, border):
                continue
            crossing = ENGLAND in (here.at, target)
            room = min(here.route.room, self.routes.room[border])
            if crossing:
                room = min(room, self.routes.points)
            route = Route((*here.route.areas, target), room, here.route.crossing or crossing)
            found.append(_Step(target, here.at, route))
        return found

    def _stops(self, step: _Step) -> bool:
        """4.0b, 4.3b, 4.4b  Tell whether a way ends there."""
        red = BORDER[AREAS * step.before + step.at] >= BLACK_BORDERS
        return bool(red or step.at == ENGLAND or self.map.foes[step.at])

    def _shown(self, start: int, blocks: list[int], routes: dict[int, list[Route]]) -> _March:
        ways: _Ways = {}
        for target, (route, *others) in routes.items():
            way: dict[str, object] = {
                "way": _names(route),
                "room": route.room,
                "enemies": self.map.foes[target],
            }
            if others:
                way["others"] = [_names(other) for other in others[:MOST_WAYS]]
            if self.map.foes[target]:
                able = self.attackers.setdefault((start, target), [])
                able += [(block, route.room) for block in blocks]
            ways[AREA_NAMES[target]] = way
        return {"from": AREA_NAMES[start], "blocks": [BLOCK_NAMES[b] for b in blocks], "ways": ways}

    def attacks(self) -> list[_March]:
        """List for each attack the percentage to wipe out the enemy, by the group that goes."""
        found: list[_March] = []
        for (start, target), able in self.attackers.items():
            blocks = [block for block, _ in able]
            odds = self._odds(target, blocks, max([room for _, room in able]))
            names = [BLOCK_NAMES[block] for block in blocks]
            where: _March = {"from": AREA_NAMES[start], "area": AREA_NAMES[target]}
            found.append({**where, "blocks": names, "odds": odds})
        return found

    def _odds(self, target: int, blocks: list[int], room: int) -> dict[str, int]:
        """Give the odds by groups of blocks: bit i of a key is the i-th block."""
        if self.evaluation is None:
            self.evaluation = Evaluation(self.map)
        if self.evaluation.defends(target):
            return {}
        there = self.map.mine[target]
        found: dict[str, int] = {}
        for size in range(1, min(room, len(blocks)) + 1):
            if len(found) + comb(len(blocks), size) > MOST_ODDS:
                break
            for group in combinations(range(len(blocks)), size):
                attackers = sorted({*there, *[blocks[i] for i in group]})
                win = self.evaluation.attack_odds(target, attackers)
                found[str(sum([2**i for i in group]))] = round(100 * win)
        return found


def _names(route: Route) -> list[str]:
    return [AREA_NAMES[area] for area in route.areas]


def _one_step(view: HammerView) -> list[_March]:
    """List where each block may go that is picked and sent: after a battle, by sea."""
    found: list[_March] = []
    for block in _picks(view):
        war = imagine(view, Lots(0))
        war.apply(MOVE + block, view.seat)
        areas = [index for family, index in map(read, war.legal()) if family == TO]
        # With one way out the block has gone already.
        areas = areas or [int(war.blocks.place[block])]
        start = int(view.place[block])
        ways: _Ways = {
            AREA_NAMES[area]: {
                "way": [AREA_NAMES[area]],
                "room": _room(view, start, area),
                "enemies": 0,
            }
            for area in areas
            if area != start
        }
        found.append({"from": AREA_NAMES[start], "blocks": [BLOCK_NAMES[block]], "ways": ways})
    return found


def _room(view: HammerView, start: int, area: int) -> int:
    """4.3a, 5.6c  Tell how many blocks may still cross there; by sea they go one by one."""
    border = int(BORDER[AREAS * start + area])
    if isinstance(view.stack[-1], SeaBlock) or border == NO_BORDER:
        return 1
    return int(LIMIT[border] - view.turn.crossed[border])


def _targets(view: HammerView) -> list[str]:
    """List the areas that the event in question can touch, for all that this seat knows."""
    phase = view.stack[-1]
    actions = list(view.legal)
    if isinstance(phase, EventMenu):
        war = imagine(view, Lots(0))
        war.apply(EVENT, view.seat)
        actions = war.legal(view.seat) if war.top.asks(view.seat) else []
    elif not isinstance(phase, HeraldName):
        return []
    touched: set[int] = set()
    for family, index in map(read, actions):
        if family == IN:
            touched.add(index)
        elif family == MOVE:
            touched.add(int(view.place[index]))
        elif family == NAME:
            touched.update(members(view.maybe[index]))
    return [AREA_NAMES[area] for area in sorted(touched) if 0 <= area < AREAS]
