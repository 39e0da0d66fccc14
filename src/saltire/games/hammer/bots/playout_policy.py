"""The playout policy: a rough imitation of a sensible player who uses only what the actor may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.battle_forecast import MutableForce, lives_in
from saltire.games.hammer.bots.packed_map import CROWN, PackedMap
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
from saltire.games.hammer.rules.fighting import OF_SIDE, CombatTurn, TakeHits, ready, strongest
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
        self.packed_map = PackedMap()
        self.marches = PlayoutMarches(self.packed_map)
        self.marches.noise = NOISE
        self.rest = PlayoutOtherChoices(self.packed_map)
        self._band: i64 = 0
        self._origin: i64 = -1
        self._side: i64 = -1
        self._way: list[int] = []
        self._mine = MutableForce()
        self._theirs = MutableForce()
        self._my_late = MutableForce()
        self._their_late = MutableForce()

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
            self.packed_map.load(s, side)
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
        b = s.battle
        attacking = b.attacker == side
        self._line(s, self._mine, side, not attacking)
        self._line(s, self._theirs, 1 - side, attacking)
        waiting = s.blocks.here[PLACES * side + b.area] & ~(b.front >> PER_SIDE * side)
        self._my_late.gather(s.blocks.strength, waiting, side, b.area, not attacking)
        seen = count(b.front & OF_SIDE[1 - side])
        unseen = float(count(s.blocks.here[PLACES * (1 - side) + b.area]) - seen)
        self._their_late.clear()
        if unseen > 0.0:
            self._their_late.b = 0.8 * unseen
            self._their_late.c = 0.2 * unseen
            self._their_late.steps = 2.6 * unseen
        forecast = self.packed_map.forecast
        if attacking:
            forecast.fight(self._mine, self._theirs, self._my_late, self._their_late, 4 - b.round)
            return forecast.loss, forecast.win
        forecast.fight(self._theirs, self._mine, self._their_late, self._my_late, 4 - b.round)
        return forecast.win, forecast.loss

    def _line(self, s: War, body: MutableForce, side: i64, defending: bool) -> None:
        front = (s.battle.front >> PER_SIDE * side) & (BIT[PER_SIDE] - 1)
        body.gather(s.blocks.strength, front, side, s.battle.area, defending)

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
        self.packed_map.edward = s.turn.edward
        return self.packed_map.precious(block) >= CROWN

    def _last_stand(self, s: War, block: i64) -> bool:
        """7.1b  Tell whether a noble should stay: at home he would be lost to the enemy in winter anyway."""
        number = block % PER_SIDE
        if number < FIRST_NOBLE or s.turn.number < 4 or not lives_in(block, s.battle.area):
            return False
        other = HOME[number] + SECOND_HOME[number] - s.battle.area
        return other == s.battle.area or not s.blocks.open_to(block // PER_SIDE, other)

    def _take_hit(self, s: War, side: i64) -> i64:
        blocks = strongest(s, side)
        self.packed_map.edward = s.turn.edward
        best = 999.0
        chosen: i64 = 0
        while blocks:
            block = nth(blocks, 0)
            blocks &= ~BIT[block]
            fire = float(HITS_ON[block]) / 6.0
            if s.battle.acted & BIT[block]:
                fire *= 0.6
            last = s.blocks.strength[block] == 1
            missed = fire + self.packed_map.precious(block) * (1.0 if last else 0.05)
            if missed < best:
                best = missed
                chosen = block
        return HIT + chosen

    def _regroup(self, s: War, side: i64) -> i64:
        """5.6a  Spread out where that gains something."""
        here = s.battle.area
        self.packed_map.load(s, side)
        packed_map = self.packed_map
        base = packed_map.area(here, packed_map.mine[here], 0)
        best = WORTH_REGROUPING
        chosen: i64 = END
        blocks = packed_map.mine[here]
        while blocks:
            number = nth(blocks, 0)
            blocks &= ~BIT[number]
            block = PER_SIDE * side + number
            reachable = regroups(s, block)
            if not reachable:
                continue
            left = packed_map.area(here, packed_map.mine[here] & ~BIT[number], 0) - base
            while reachable:
                area = nth(reachable, 0)
                reachable &= ~BIT[area]
                there = packed_map.mine[area]
                gain = (
                    left
                    + packed_map.area(area, there | BIT[number], 0)
                    - packed_map.area(area, there, 0)
                )
                if gain > best:
                    best = gain
                    chosen = PICK + block
        return chosen
