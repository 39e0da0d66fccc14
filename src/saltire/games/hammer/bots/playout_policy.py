"""The playout policy: a rough imitation of a sensible player who uses only what the actor may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.area_values import CROWN, AreaValues
from saltire.games.hammer.bots.battle_forecast import lives_in
from saltire.games.hammer.bots.playout_marches import PlayoutMarches
from saltire.games.hammer.bots.playout_other_choices import PlayoutOtherChoices
from saltire.games.hammer.rules.actions import END, FIRE, FORCE, HIT, RETREAT, STOP, TO
from saltire.games.hammer.rules.actions import MOVE as PICK
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    ENGLISH,
    FIRST_NOBLE,
    HITS_ON,
    HOME,
    NORSE,
    PER_SIDE,
    PLACES,
    SECOND_HOME,
)
from saltire.games.hammer.rules.fighting import CombatTurn, TakeHits, ready, strongest
from saltire.games.hammer.rules.forces import MainForce, group_of, groups
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.paths import steps_from
from saltire.games.hammer.rules.regroup import Regroup, regroups
from saltire.games.hammer.rules.retreats import retreats
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.kernel.bits import BIT, count, nth
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE

FEAR_ENGLISH: Final = 0.88
FEAR_SCOTTISH: Final = 0.6
WORTH_REGROUPING: Final = 0.4
NOISE: Final = 1.5


class PlayoutPolicy:
    """Chooses for whoever acts in a playout."""

    def __init__(self) -> None:
        self.area_values = AreaValues()
        self.marches = PlayoutMarches(self.area_values)
        self.marches.noise = NOISE
        self.rest = PlayoutOtherChoices(self.area_values)
        self._band: i64 = 0
        self._origin: i64 = -1
        self._side: i64 = -1
        self._way: list[int] = []

    def step(self, position: Position, lots: Lots) -> i64:
        top = position.top
        if top.seat == CHANCE:
            return position.sample(lots)
        assert isinstance(position, War)
        s = position
        if isinstance(top, CombatTurn):
            return self._combat(s, top)
        if isinstance(top, TakeHits):
            return self._take_hit(s, top.seat)
        if isinstance(top, WalkBlock):
            return self._walk(s, top, lots)
        if isinstance(top, MoveBlocks):
            return self._move(s, top.seat, lots)
        if isinstance(top, Regroup):
            return self._regroup(s, top.seat)
        if isinstance(top, MainForce):
            return self._main_force(s, top)
        if isinstance(top, PlayCards):
            return s.sample(lots)
        return self.rest.choose(s, lots)

    # Move Phase.

    def _move(self, s: War, side: i64, lots: Lots) -> i64:
        number = self._next(s, side)
        if number < 0:
            if s.turn.points <= 0 and not s.turn.activated:
                return END
            self.area_values.load(s, side)
            if not self.marches.find(s, lots):
                self._band = 0
                return END
            self._band = self.marches.band
            self._origin = self.marches.origin
            self._way = self.marches.way
            self._side = side
            number = self._next(s, side)
            if number < 0:
                return END
        self._band &= ~BIT[number]
        return PICK + PER_SIDE * side + number

    def _next(self, s: War, side: i64) -> i64:
        """Find the next block of the march that can go, or nobody."""
        if side != self._side:
            self._band = 0
        while self._band:
            number = nth(self._band, 0)
            if self._can_go(s, side, number):
                return number
            self._band &= ~BIT[number]
        return -1

    def _can_go(self, s: War, side: i64, number: i64) -> bool:
        block = PER_SIDE * side + number
        if s.blocks.place[block] != self._origin or s.turn.moved & BIT[block]:
            return False
        if s.turn.points <= 0 and (block == NORSE or not s.turn.activated & BIT[self._origin]):
            return False
        if block == NORSE:
            return True
        return steps_from(s, side, self._origin, -1, self._origin) & BIT[self._way[0]] != 0

    def _walk(self, s: War, top: WalkBlock, lots: Lots) -> i64:
        onward = top.onward(s)
        if top.seat == self._side and top.origin == self._origin and top.steps < len(self._way):
            step = self._way[top.steps]
            if onward & BIT[step] and (top.steps == 0 or self._way[top.steps - 1] == top.at):
                return TO + step
        if top.steps > 0 or not onward:
            return STOP
        return TO + nth(onward, lots.below(count(onward)))

    def _main_force(self, s: War, top: MainForce) -> i64:
        best: i64 = -1
        chosen = 0
        side = top.seat
        for n, group in enumerate(groups(s, side, top.area)):
            same = group_of(s, top.area, group)
            volley: i64 = 0
            for block in s.blocks.listed(side, top.area):
                entry = s.turn.entry[block]
                if entry and group_of(s, top.area, entry) == same:
                    volley += s.blocks.strength[block] * HITS_ON[block]
            if volley > best:
                best = volley
                chosen = n
        return FORCE + chosen

    # Battle.

    def loss(self, s: War, side: i64) -> tuple[float, float]:
        """Give the probabilities to be wiped out and to wipe out the enemy in the battle under way."""
        own = s.blocks.here[PLACES * side + s.battle.area]
        foes = count(s.blocks.here[PLACES * (1 - side) + s.battle.area])
        forecast = self.area_values.forecast
        return forecast.rest_of(s.battle, s.blocks.strength, side, own, foes)

    def _combat(self, s: War, top: CombatTurn) -> i64:
        side = top.seat
        able = ready(s, side, top.letter)
        loss, win = self.loss(s, side)
        fear = FEAR_ENGLISH if side == ENGLISH else FEAR_SCOTTISH
        rest = able if loss > 0.08 else 0
        while rest:
            block = nth(rest, 0)
            rest &= ~BIT[block]
            crown = self._crowned(s, block)
            if loss <= (0.08 if crown else fear) or loss <= win * (0.3 if crown else 1.0):
                continue
            if self._last_stand(s, block) or not retreats(s, block):
                continue
            return RETREAT + block
        best: i64 = -1
        most: i64 = -1
        while able:
            block = nth(able, 0)
            able &= ~BIT[block]
            power = s.blocks.strength[block] * HITS_ON[block]
            if power > most:
                most = power
                best = block
        return FIRE + best

    def _crowned(self, s: War, block: i64) -> bool:
        self.area_values.edward = s.turn.edward
        return self.area_values.precious(block) >= CROWN

    def _last_stand(self, s: War, block: i64) -> bool:
        """7.1b  Tell whether a noble should stay: at home he would be lost to the enemy in winter anyway."""
        number = block % PER_SIDE
        if number < FIRST_NOBLE or s.turn.number < 4 or not lives_in(block, s.battle.area):
            return False
        other = HOME[number] + SECOND_HOME[number] - s.battle.area
        return other == s.battle.area or not s.blocks.open_to(block // PER_SIDE, other)

    def _take_hit(self, s: War, side: i64) -> i64:
        blocks = strongest(s, side)
        self.area_values.edward = s.turn.edward
        best = 999.0
        chosen: i64 = 0
        while blocks:
            block = nth(blocks, 0)
            blocks &= ~BIT[block]
            fire = float(HITS_ON[block]) / 6.0
            if s.battle.acted & BIT[block]:
                fire *= 0.6
            last = s.blocks.strength[block] == 1
            missed = fire + self.area_values.precious(block) * (1.0 if last else 0.05)
            if missed < best:
                best = missed
                chosen = block
        return HIT + chosen

    def _regroup(self, s: War, side: i64) -> i64:
        """5.6a  Spread out where that gains something."""
        here = s.battle.area
        self.area_values.load(s, side)
        area_values = self.area_values
        base = area_values.area(here, area_values.mine[here], 0)
        best = WORTH_REGROUPING
        chosen: i64 = END
        blocks = area_values.mine[here]
        while blocks:
            number = nth(blocks, 0)
            blocks &= ~BIT[number]
            block = PER_SIDE * side + number
            reachable = regroups(s, block)
            if not reachable:
                continue
            left = area_values.area(here, area_values.mine[here] & ~BIT[number], 0) - base
            while reachable:
                area = nth(reachable, 0)
                reachable &= ~BIT[area]
                there = area_values.mine[area]
                gain = (
                    left
                    + area_values.area(area, there | BIT[number], 0)
                    - area_values.area(area, there, 0)
                )
                if gain > best:
                    best = gain
                    chosen = PICK + block
        return chosen
