"""Plans for a Move Phase: who marches where, alone or together, and what that is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from saltire.games.hammer.bots.evaluation import Worth
from saltire.games.hammer.bots.routes import Roads, Way
from saltire.games.hammer.bots.view_map import CHANCE_TO_HIT, Ground, is_noble
from saltire.games.hammer.rules.constants import AREAS, ENGLAND, KING, MOVE, NORSE
from saltire.games.hammer.rules.forces import origin_of
from saltire.kernel.bits import BIT

POINT: Final = 0.35
"""What a move point is worth for something else."""
WORTH_A_MARCH: Final = 0.3
"""A plan that brings less is left alone."""


class March(NamedTuple):
    """One block on one way."""

    block: int
    way: tuple[int, ...]


class Plan(NamedTuple):
    """Marches to one target and what they bring."""

    gain: float
    points: int
    target: int
    marches: tuple[March, ...]


class _Group(NamedTuple):
    """The blocks of one area that can reach a target, best first."""

    origin: int
    blocks: list[int]
    way: Way
    points: int
    """What the first block costs; on a crossing every further one costs the same."""


class Marches:
    """Weighs every plan of a Move Phase with some points left."""

    def __init__(
        self, worth: Worth, points: int, activated: int, ready: set[int], fresh: bool = False
    ) -> None:
        self.worth = worth
        self.ground: Ground = worth.ground
        self.points = points
        self.activated = activated
        self.ready = ready
        self.roads = Roads(self.ground, points, fresh)

    def best(self) -> Plan | None:
        """Find the plan that brings most, if any brings enough."""
        groups: dict[int, list[_Group]] = {}
        best: Plan | None = None
        for origin in range(AREAS):
            for target, group in self._groups(origin):
                plan = self._best_of(target, group)
                if plan and (best is None or plan.gain > best.gain):
                    best = plan
                if self.ground.foes[target]:
                    groups.setdefault(target, []).append(group)
        for target, found in groups.items():
            if len(found) > 1 and self.points > 1:
                plan = self._together(target, found)
                if plan and (best is None or plan.gain > best.gain):
                    best = plan
        return best if best is not None and best.gain > WORTH_A_MARCH else None

    def _groups(self, origin: int) -> list[tuple[int, _Group]]:
        """List who can go where from an area."""
        here = [b for b in self.ground.mine[origin] if b in self.ready]
        found: list[tuple[int, _Group]] = []
        if NORSE in here:
            here.remove(NORSE)
            if self.points > 0:
                for target, way in self.roads.sails(origin).items():
                    found.append((target, _Group(origin, [NORSE], way, 1)))
        active = self.activated & BIT[origin] != 0
        if not here or (not active and self.points <= 0):
            return found
        far = max([MOVE[b] for b in here])
        for target, way in self.roads.ways(origin, origin, -1, far).items():
            able = [b for b in here if MOVE[b] >= len(way.areas)]
            if able:
                cost = 1 if way.crossing or not active else 0
                able.sort(key=self._keenness(target), reverse=True)
                found.append((target, _Group(origin, able, way, cost)))
        return found

    def _keenness(self, target: int) -> _Keen:
        return _Keen(self, self.ground.foes[target] > 0)

    def _best_of(self, target: int, group: _Group) -> Plan | None:
        """Send one block of a group, or more, or all: whatever brings most."""
        ground, worth = self.ground, self.worth
        stay = list(ground.mine[group.origin])
        before = worth.area(group.origin, stay, []) + worth.area(target, ground.mine[target], [])
        early = self._joins_front(target, group.origin)
        best: Plan | None = None
        sent: list[int] = []
        most = min(group.way.room, len(group.blocks))
        if not ground.foes[target]:
            most = min(most, 3)
        for block in group.blocks[:most]:
            sent = [*sent, block]
            stay.remove(block)
            there = ground.mine[target]
            after = worth.area(group.origin, stay, [])
            if early:
                after += worth.area(target, sorted([*there, *sent]), [])
            else:
                after += worth.area(target, there, sorted(sent))
            points = group.points * (len(sent) if group.way.crossing else 1)
            gain = after - before - POINT * points
            if best is None or gain > best.gain:
                marches = tuple([March(b, group.way.areas) for b in sent])
                best = Plan(gain, points, target, marches)
        return best

    def _joins_front(self, target: int, origin: int) -> bool:
        """5.32, 5.33  Tell whether blocks from there would fight from round 1."""
        ground = self.ground
        there = ground.mine[target]
        if not ground.foes[target] or not there:
            return True
        if self.worth.defends(target):
            return False
        entries = [ground.view.turn.entry[b] for b in there]
        return all([entry == 0 or origin_of(entry) == origin for entry in entries])

    def _together(self, target: int, groups: list[_Group]) -> Plan | None:
        """Attack with two groups at once: the stronger one leads, the other is the reserve."""
        ground, worth = self.ground, self.worth
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
        there = ground.mine[target]
        before = worth.area(target, there, [])
        late = sorted(second)
        after = worth.area(target, sorted([*there, *first]), late)
        for group, sent in ((main, first), (aid, second)):
            stood = ground.mine[group.origin]
            before += worth.area(group.origin, stood, [])
            after += worth.area(group.origin, [b for b in stood if b not in sent], [])
        marches = [March(b, main.way.areas) for b in first]
        marches += [March(b, aid.way.areas) for b in second]
        return Plan(after - before - POINT * points, points, target, tuple(marches))

    def _punch(self, group: _Group) -> float:
        sent = group.blocks[: group.way.room]
        return sum([self.ground.strength[b] * CHANCE_TO_HIT[b] for b in sent])

    def total(self) -> float:
        """Add up what the points bring when the best plans are carried out one after the other."""
        gain = 0.0
        while self.points > 0 or self.activated:
            plan = self.best()
            if plan is None:
                break
            gain += plan.gain
            self._carry_out(plan)
        return gain

    def _carry_out(self, plan: Plan) -> None:
        ground = self.ground
        for march in plan.marches:
            origin = next(a for a in range(AREAS) if march.block in ground.mine[a])
            ground.mine[origin].remove(march.block)
            ground.mine[plan.target] = sorted([*ground.mine[plan.target], march.block])
            if origin != ENGLAND and plan.target != ENGLAND:
                self.activated |= BIT[origin]
            self.ready.discard(march.block)
        self.points -= plan.points
        self.roads.points = self.points


class _Keen:
    """Orders the blocks of an area: to a battle the best fighters go first, elsewhere the cheapest."""

    def __init__(self, marches: Marches, battle: bool) -> None:
        self.marches = marches
        self.battle = battle

    def __call__(self, block: int) -> tuple[float, int]:
        strength = self.marches.ground.strength[block]
        power = strength * (0.3 + CHANCE_TO_HIT[block])
        if block == KING:
            return (-9.0, block)
        if self.battle:
            return (power - (1.0 if is_noble(block) else 0.0), block)
        return (-power - (0.5 if is_noble(block) else 0.0), block)
