"""Lists plans for a whole Move Phase: several marches one after the other, action by action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.area_values import AreaValues
from saltire.games.hammer.bots.playout_marches import March, PlayoutMarches
from saltire.games.hammer.bots.playout_policy import PlayoutPolicy
from saltire.games.hammer.rules.actions import END, STOP, TO
from saltire.games.hammer.rules.actions import MOVE as PICK
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import AREAS, PER_SIDE
from saltire.games.hammer.rules.forces import MainForce
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.kernel.bits import BIT, nth
from saltire.kernel.lots import Lots

PAIRS: Final = 3
"""How many attacks by two groups at once are considered."""


class MovePhasePlan:
    """The actions of a side in one Move Phase, and their expected gain."""

    def __init__(self, actions: tuple[int, ...], gain: float, aims: tuple[int, ...]) -> None:
        self.actions = actions
        self.gain = gain
        self.aims = aims


class MovePhasePlanner:
    """Lists plans for a Move Phase."""

    def __init__(self, policy: PlayoutPolicy) -> None:
        self.policy = policy
        self.area_values = AreaValues()
        self.marches = PlayoutMarches(self.area_values)
        self._lots = Lots(0)

    def weigh(self, s: War, side: i64, most: i64) -> list[MovePhasePlan]:
        """List different plans, the most promising first; standing still is always one of them."""
        marches = self._every_march(s, side)
        result: list[MovePhasePlan] = [self._finish(s.clone(), side, [], 0.0, [])]
        known = {result[0].actions}
        openings = [[march] for march in _distinct(marches, most)]
        openings += self._pairs(marches)
        openings += self._others(marches, openings)
        for opening in openings:
            plan = self._carry_out(s, side, opening)
            if plan is not None and plan.actions not in known:
                known.add(plan.actions)
                result.append(plan)
        still = self._still(s, side)
        if still.actions not in known:
            result.append(still)
        result[1:] = sorted(result[1:], key=_gain, reverse=True)
        if len(result) > most:
            last = [c for c in result[most:] if not c.aims]
            result = result[: most - len(last)] + last
        return result

    def _every_march(self, s: War, side: i64) -> list[March]:
        self.area_values.load(s, side)
        self.marches.collected = []
        self.marches.find(s, self._lots)
        marches = self.marches.collected
        self.marches.collected = None
        return sorted(marches, key=_march_gain, reverse=True)

    def _pairs(self, marches: list[March]) -> list[list[March]]:
        """List attacks on one area from two sides: the larger bands of two areas."""
        area_values = self.area_values
        full: dict[tuple[int, int], March] = {}
        for march in marches:
            key = (int(march.origin), int(march.target))
            if not area_values.foes[march.target] or area_values.mine[march.target]:
                continue
            if key not in full or march.band & ~full[key].band:
                full[key] = march
        result: list[tuple[float, int, March, March]] = []
        bands = list(full.values())
        for one in bands:
            for other in bands:
                if one.target != other.target or one.origin == other.origin:
                    continue
                worth = area_values.fought(one.target, one.band, other.band, False)
                for march in (one, other):
                    stay = area_values.mine[march.origin]
                    worth += area_values.area(march.origin, stay & ~march.band, 0)
                    worth -= area_values.area(march.origin, stay, 0)
                result.append((-worth, len(result), one, other))
        result.sort()
        return [[one, other] for _, _, one, other in result[:PAIRS]]

    def _others(self, marches: list[March], openings: list[list[March]]) -> list[list[March]]:
        """List the best march with more or fewer blocks."""
        if not openings:
            return []
        first = openings[0][0]
        same = [m for m in marches if m.origin == first.origin and m.target == first.target]
        return [[march] for march in same[1:3]]

    def _still(self, s: War, side: i64) -> MovePhasePlan:
        world = s.clone()
        actions: list[int] = []
        self._end(world, side, actions)
        return MovePhasePlan(tuple(actions), 0.0, ())

    def _carry_out(self, s: War, side: i64, opening: list[March]) -> MovePhasePlan | None:
        world = s.clone()
        actions: list[int] = []
        gain = 0.0
        aims: list[int] = []
        for march in opening:
            if not self.march(world, side, march, actions):
                return None
            gain += march.gain
            aims.append(int(march.target))
        return self._finish(world, side, actions, gain, aims)

    def _finish(
        self, world: War, side: i64, actions: list[int], gain: float, aims: list[int]
    ) -> MovePhasePlan:
        """Spend the points that are left greedily, and end the phase."""
        while world.turn.points > 0 or world.turn.activated:
            if not isinstance(world.top, MoveBlocks):
                break
            self.area_values.load(world, side)
            marches = self.marches
            if not marches.find(world, self._lots):
                break
            march = March(
                marches.gain, marches.origin, marches.target,
                marches.band, marches.points, marches.way,
            )  # fmt: skip
            if not self.march(world, side, march, actions):
                break
            gain += march.gain
            aims.append(int(march.target))
        self._end(world, side, actions)
        return MovePhasePlan(tuple(actions), gain, tuple(aims))

    def _end(self, world: War, side: i64, actions: list[int]) -> None:
        if not isinstance(world.top, MoveBlocks):
            return
        world.apply(END)
        actions.append(END)
        while isinstance(world.top, MainForce) and world.top.seat == side:
            action = int(self.policy.step(world, self._lots))
            world.apply(action)
            actions.append(action)

    def march(self, world: War, side: i64, march: March, actions: list[int]) -> bool:
        """Carry out a march as far as it is legal; tell whether any block arrived."""
        band = march.band
        gone = False
        while band:
            number = nth(band, 0)
            band &= ~BIT[number]
            pick = int(PICK + PER_SIDE * side + number)
            if not isinstance(world.top, MoveBlocks) or pick not in world.legal():
                continue
            way = self._walk(world, pick, march.way)
            if way:
                actions.extend(way)
                gone = True
        return gone

    def _walk(self, world: War, pick: int, way: list[int]) -> list[int]:
        """Walk one block, if it can go the whole route; give the actions."""
        trial = world.clone()
        clicks = [pick]
        trial.apply(pick)
        for area in way:
            if not isinstance(trial.top, WalkBlock) or TO + area not in trial.legal():
                return []
            trial.apply(TO + area)
            clicks.append(int(TO + area))
        if isinstance(trial.top, WalkBlock):
            clicks.append(int(STOP))
        for click in clicks:
            world.apply(click)
        return clicks


def _gain(plan: MovePhasePlan) -> float:
    return plan.gain


def _march_gain(march: March) -> float:
    return march.gain


def _distinct(marches: list[March], most: i64) -> list[March]:
    """Keep the best march from each area to each other, at most three to one target."""
    result: list[March] = []
    seen: set[int] = set()
    aimed = [0] * AREAS
    for march in marches:
        key = int(AREAS * march.origin + march.target)
        if key not in seen and aimed[march.target] < 3 and len(result) < most:
            seen.add(key)
            aimed[march.target] += 1
            result.append(march)
    return result
