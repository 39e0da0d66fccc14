"""Plans marches in a Move Phase: which blocks go where, alone or together, and their gain."""

from __future__ import annotations

from typing import Final, NamedTuple

from saltire.games.hammer.bots.evaluation import Evaluation
from saltire.games.hammer.bots.routes import Route, Routes
from saltire.games.hammer.bots.view_map import CHANCE_TO_HIT, ViewMap, is_noble
from saltire.games.hammer.rules.constants import AREAS, ENGLAND, KING, MOVE, NORSE
from saltire.games.hammer.rules.forces import origin_of
from saltire.kernel.bits import BIT

POINT: Final = 0.35
"""The value of a move point."""
WORTH_A_MARCH: Final = 0.3
"""Plans that gain less are not carried out."""


class March(NamedTuple):
    """One block and its route."""

    block: int
    way: tuple[int, ...]


class Plan(NamedTuple):
    """Marches to one target and their gain."""

    gain: float
    points: int
    target: int
    marches: tuple[March, ...]


class _Group(NamedTuple):
    """The blocks of one area that can reach a target, best first."""

    origin: int
    blocks: list[int]
    way: Route
    points: int
    """The cost of the first block; on a crossing every further one costs the same."""


class Marches:
    """Evaluates every plan of a Move Phase with some points left."""

    def __init__(
        self,
        evaluation: Evaluation,
        points: int,
        activated: int,
        ready: set[int],
        fresh: bool = False,
    ) -> None:
        self.evaluation = evaluation
        self.view_map: ViewMap = evaluation.view_map
        self.points = points
        self.activated = activated
        self.ready = ready
        self.routes = Routes(self.view_map, points, fresh)

    def best(self) -> Plan | None:
        """Find the plan that gains most, if any gains enough."""
        groups: dict[int, list[_Group]] = {}
        best: Plan | None = None
        for origin in range(AREAS):
            for target, group in self._groups(origin):
                plan = self._best_of(target, group)
                if plan and (best is None or plan.gain > best.gain):
                    best = plan
                if self.view_map.foes[target]:
                    groups.setdefault(target, []).append(group)
        for target, result in groups.items():
            if len(result) > 1 and self.points > 1:
                plan = self._together(target, result)
                if plan and (best is None or plan.gain > best.gain):
                    best = plan
        return best if best is not None and best.gain > WORTH_A_MARCH else None

    def _groups(self, origin: int) -> list[tuple[int, _Group]]:
        """List the groups that can leave an area, with their targets."""
        here = [b for b in self.view_map.mine[origin] if b in self.ready]
        result: list[tuple[int, _Group]] = []
        if NORSE in here:
            here.remove(NORSE)
            if self.points > 0:
                for target, way in self.routes.sails(origin).items():
                    result.append((target, _Group(origin, [NORSE], way, 1)))
        active = self.activated & BIT[origin] != 0
        if not here or (not active and self.points <= 0):
            return result
        far = max([MOVE[b] for b in here])
        for target, way in self.routes.reachable(origin, origin, -1, far).items():
            able = [b for b in here if MOVE[b] >= len(way.areas)]
            if able:
                cost = 1 if way.crossing or not active else 0
                able.sort(key=self._keenness(target), reverse=True)
                result.append((target, _Group(origin, able, way, cost)))
        return result

    def _keenness(self, target: int) -> _Keen:
        return _Keen(self, self.view_map.foes[target] > 0)

    def _best_of(self, target: int, group: _Group) -> Plan | None:
        """Send one block of a group, or more, or all: whatever gains most."""
        view_map, evaluation = self.view_map, self.evaluation
        stay = list(view_map.mine[group.origin])
        before = evaluation.area(group.origin, stay, []) + evaluation.area(
            target, view_map.mine[target], []
        )
        early = self._joins_front(target, group.origin)
        best: Plan | None = None
        sent: list[int] = []
        most = min(group.way.room, len(group.blocks))
        if not view_map.foes[target]:
            most = min(most, 3)
        for block in group.blocks[:most]:
            sent = [*sent, block]
            stay.remove(block)
            there = view_map.mine[target]
            after = evaluation.area(group.origin, stay, [])
            if early:
                after += evaluation.area(target, sorted([*there, *sent]), [])
            else:
                after += evaluation.area(target, there, sorted(sent))
            points = group.points * (len(sent) if group.way.crossing else 1)
            gain = after - before - POINT * points
            if best is None or gain > best.gain:
                marches = tuple([March(b, group.way.areas) for b in sent])
                best = Plan(gain, points, target, marches)
        return best

    def _joins_front(self, target: int, origin: int) -> bool:
        """5.32, 5.33  Tell whether blocks from there would fight from round 1."""
        view_map = self.view_map
        there = view_map.mine[target]
        if not view_map.foes[target] or not there:
            return True
        if self.evaluation.defends(target):
            return False
        entries = [view_map.view.turn.entry[b] for b in there]
        return all([entry == 0 or origin_of(entry) == origin for entry in entries])

    def _together(self, target: int, groups: list[_Group]) -> Plan | None:
        """Attack with two groups at once: the stronger one leads, the other is the reserve."""
        view_map, evaluation = self.view_map, self.evaluation
        ranked = sorted(groups, key=self._punch, reverse=True)[:2]
        main, aid = ranked
        if main.origin == aid.origin:
            return None
        first = main.blocks[: min(main.way.room, 4 if not main.way.crossing else self.points - 1)]
        left = self.points - main.points * (len(first) if main.way.crossing else 1)
        second = aid.blocks[: min(aid.way.room, left if aid.way.crossing else 4)]
        points = main.points * (len(first) if main.way.crossing else 1)
        points += aid.points * (len(second) if aid.way.crossing else 1)
        if points > self.points or not first or not second:
            return None
        there = view_map.mine[target]
        before = evaluation.area(target, there, [])
        late = sorted(second)
        after = evaluation.area(target, sorted([*there, *first]), late)
        for group, sent in ((main, first), (aid, second)):
            stood = view_map.mine[group.origin]
            before += evaluation.area(group.origin, stood, [])
            after += evaluation.area(group.origin, [b for b in stood if b not in sent], [])
        marches = [March(b, main.way.areas) for b in first]
        marches += [March(b, aid.way.areas) for b in second]
        return Plan(after - before - POINT * points, points, target, tuple(marches))

    def _punch(self, group: _Group) -> float:
        sent = group.blocks[: group.way.room]
        return sum([self.view_map.strength[b] * CHANCE_TO_HIT[b] for b in sent])

    def total(self) -> float:
        """Sum the gains when the best plans are carried out one after the other."""
        gain = 0.0
        while self.points > 0 or self.activated:
            plan = self.best()
            if plan is None:
                break
            gain += plan.gain
            self._carry_out(plan)
        return gain

    def _carry_out(self, plan: Plan) -> None:
        view_map = self.view_map
        for march in plan.marches:
            origin = next(a for a in range(AREAS) if march.block in view_map.mine[a])
            self.evaluation.move(march.block, origin, plan.target)
            if origin != ENGLAND and plan.target != ENGLAND:
                self.activated |= BIT[origin]
            self.ready.discard(march.block)
        self.points -= plan.points
        self.routes.points = self.points


class _Keen:
    """Orders the blocks of an area: to a battle the best fighters go first, elsewhere the cheapest."""

    def __init__(self, marches: Marches, battle: bool) -> None:
        self.marches = marches
        self.battle = battle

    def __call__(self, block: int) -> tuple[float, int]:
        strength = self.marches.view_map.strength[block]
        power = strength * (0.3 + CHANCE_TO_HIT[block])
        if block == KING:
            return (-9.0, block)
        if self.battle:
            return (power - (1.0 if is_noble(block) else 0.0), block)
        return (-power - (0.5 if is_noble(block) else 0.0), block)
