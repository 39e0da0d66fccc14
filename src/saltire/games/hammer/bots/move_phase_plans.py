"""Plans for a whole Move Phase: several marches one after the other, down to the last click."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.packed_map import Field
from saltire.games.hammer.bots.playout_marches import March, QuickMarches
from saltire.games.hammer.bots.playout_policy import Quick
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
"""How many attacks by two groups at once are thought of."""


class Campaign:
    """What a side does in one Move Phase, click by click, and what that is likely to bring."""

    def __init__(self, actions: tuple[int, ...], gain: float, aims: tuple[int, ...]) -> None:
        self.actions = actions
        self.gain = gain
        self.aims = aims


class Campaigns:
    """Lists plans for a Move Phase."""

    def __init__(self, quick: Quick) -> None:
        self.quick = quick
        self.field = Field()
        self.marches = QuickMarches(self.field)
        self._lots = Lots(0)

    def weigh(self, s: War, side: i64, most: i64) -> list[Campaign]:
        """List different plans, the most promising first; standing still is always one of them."""
        marches = self._every_march(s, side)
        found: list[Campaign] = [self._finish(s.clone(), side, [], 0.0, [])]
        known = {found[0].actions}
        openings = [[march] for march in _distinct(marches, most)]
        openings += self._pairs(marches)
        openings += self._others(marches, openings)
        for opening in openings:
            campaign = self._carry_out(s, side, opening)
            if campaign is not None and campaign.actions not in known:
                known.add(campaign.actions)
                found.append(campaign)
        still = self._still(s, side)
        if still.actions not in known:
            found.append(still)
        found[1:] = sorted(found[1:], key=_gain, reverse=True)
        if len(found) > most:
            last = [c for c in found[most:] if not c.aims]
            found = found[: most - len(last)] + last
        return found

    def _every_march(self, s: War, side: i64) -> list[March]:
        self.field.look(s, side)
        self.marches.collected = []
        self.marches.find(s, self._lots)
        marches = self.marches.collected
        self.marches.collected = None
        return sorted(marches, key=_march_gain, reverse=True)

    def _pairs(self, marches: list[March]) -> list[list[March]]:
        """Attack one area from two sides: the larger bands of two areas."""
        field = self.field
        full: dict[tuple[int, int], March] = {}
        for march in marches:
            key = (int(march.origin), int(march.target))
            if not field.foes[march.target] or field.mine[march.target]:
                continue
            if key not in full or march.band & ~full[key].band:
                full[key] = march
        found: list[tuple[float, int, March, March]] = []
        bands = list(full.values())
        for one in bands:
            for other in bands:
                if one.target != other.target or one.origin == other.origin:
                    continue
                worth = field.fought(one.target, one.band, other.band, False)
                for march in (one, other):
                    stay = field.mine[march.origin]
                    worth += field.area(march.origin, stay & ~march.band, 0)
                    worth -= field.area(march.origin, stay, 0)
                found.append((-worth, len(found), one, other))
        found.sort()
        return [[one, other] for _, _, one, other in found[:PAIRS]]

    def _others(self, marches: list[March], openings: list[list[March]]) -> list[list[March]]:
        """The best march with more or fewer blocks."""
        if not openings:
            return []
        first = openings[0][0]
        same = [m for m in marches if m.origin == first.origin and m.target == first.target]
        return [[march] for march in same[1:3]]

    def _still(self, s: War, side: i64) -> Campaign:
        world = s.clone()
        actions: list[int] = []
        self._end(world, side, actions)
        return Campaign(tuple(actions), 0.0, ())

    def _carry_out(self, s: War, side: i64, opening: list[March]) -> Campaign | None:
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
    ) -> Campaign:
        """Spend what is left as seems best, and end the phase."""
        while world.turn.points > 0 or world.turn.activated:
            if not isinstance(world.top, MoveBlocks):
                break
            self.field.look(world, side)
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
        return Campaign(tuple(actions), gain, tuple(aims))

    def _end(self, world: War, side: i64, actions: list[int]) -> None:
        if not isinstance(world.top, MoveBlocks):
            return
        world.apply(END)
        actions.append(END)
        while isinstance(world.top, MainForce) and world.top.seat == side:
            action = int(self.quick.step(world, self._lots))
            world.apply(action)
            actions.append(action)

    def march(self, world: War, side: i64, march: March, actions: list[int]) -> bool:
        """Carry out a march as far as it is legal; tell whether anybody got there."""
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
        """Walk one block, if it can go the whole way; give the clicks."""
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


def _gain(campaign: Campaign) -> float:
    return campaign.gain


def _march_gain(march: March) -> float:
    return march.gain


def _distinct(marches: list[March], most: i64) -> list[March]:
    """Keep the best march from each area to each other, at most three to one target."""
    found: list[March] = []
    seen: set[int] = set()
    aimed = [0] * AREAS
    for march in marches:
        key = int(AREAS * march.origin + march.target)
        if key not in seen and aimed[march.target] < 3 and len(found) < most:
            seen.add(key)
            aimed[march.target] += 1
            found.append(march)
    return found
