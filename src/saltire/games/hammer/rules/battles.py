"""5.1-5.3, 5.32-5.34, 5.10  Battles: which comes next, who fights from the start, and the rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import IN
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    CELTIC,
    ENGLISH,
    NORSE,
    PER_SIDE,
    POOL,
    SCOTTISH,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.fighting import COMBAT_TURN, DIE, front_of, next_turn
from saltire.games.hammer.rules.forces import in_main_force
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.games.hammer.rules.regroup import end_regroup, start_regroup
from saltire.games.hammer.rules.retreats import start_must_retreat
from saltire.kernel.bits import BIT, count, lowest, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, RULES, Action, Seat

ROUNDS: Final = 3


class Battles(Phase[War]):
    """5.1, 0.6  Contested areas are fought one at a time, Player 1 saying which is next."""

    rule: ClassVar[str] = "5.1"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        s.turn.moved = 0  # nobody moves any more, and who moved is not to be seen in a regroup
        areas = s.blocks.contested_areas()
        if not areas:
            s.end()
        elif count(areas) == 1:
            fight(s, lowest(areas), attacker_of(s, lowest(areas)), False)
        else:
            s.call(CHOOSE_BATTLE[s.turn.first])

    def args(self) -> list[object]:
        return []


class ChooseBattle(Phase[War]):
    """5.1, 10a, C19  Player 1 picks the next battle and is shown nothing before."""

    rule: ClassVar[str] = "5.1"

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [IN + area for area in members(s.blocks.contested_areas())]

    def take(self, s: War, action: Action) -> None:
        area = action - IN
        s.end()
        fight(s, area, attacker_of(s, area), False)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("which-battle")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat]


def attacker_of(s: War, area: Area) -> Side:
    """5.1a  The side whose move made an area contested: Player 1 if he entered at all."""
    first = s.turn.first
    for block in s.blocks.listed(first, area):
        if s.turn.entry[block]:
            return first
    return 1 - first


def fight(s: War, area: Area, attacker: Side, defection: bool) -> None:
    """5.10, 5.10b  Fight one battle, then come back."""
    s.call(StartBattle(area, attacker, defection))


class StartBattle(Phase[War]):
    """5.1, 5.10a, 5.32  The fronts are revealed; the others wait in reserve."""

    rule: ClassVar[str] = "5.1"

    def __init__(self, area: Area, attacker: Side, defection: bool) -> None:
        super().__init__(RULES)
        self.area: i64 = area
        self.attacker: i64 = attacker
        self.defection = defection

    def run(self, s: War) -> None:
        b = s.battle
        b.area = self.area
        b.attacker = self.attacker
        b.defection = self.defection
        b.round = 1
        b.front = 0
        b.acted = 0
        s.turn.clear_borders()
        if s.listening:
            about: dict[str, object] = {"area": AREA_NAMES[self.area], "attacker": self.attacker}
            s.tell(Event("battle", {**about, "defection": self.defection}))
        if s.blocks.place[NORSE] != self.area:
            # 4.7c: they would be in the front or have been seen at sea.
            knowledge.narrowed(s.blocks, NORSE, ~BIT[self.area])
        s.goto(ROUND)
        join(s, everybody(s) & ~reserve_at_start(s))

    def args(self) -> list[object]:
        return [self.area, self.attacker, self.defection]


def everybody(s: War) -> i64:
    """List all blocks in the battle, reserves too, as a set of blocks."""
    area = s.battle.area
    return s.blocks.at(ENGLISH, area) | s.blocks.at(SCOTTISH, area) * BIT[PER_SIDE]


def reserve_at_start(s: War) -> i64:
    """5.32, 5.32d, 5.33, C4  List the blocks that come in only at round 2; 5.10a: none after a defection."""
    found: i64 = 0
    if s.battle.defection:
        return found
    for block in members(everybody(s)):
        if in_reserve(s, block):
            found |= BIT[block]
    return found


def in_reserve(s: War, block: Block) -> bool:
    """5.32b, 5.32c, 5.33, C5  Attackers outside the main force, and all whom Player 2 sent to help."""
    entry = s.turn.entry[block]
    if entry == 0:
        return False
    if block // PER_SIDE != s.battle.attacker:
        return True
    return not in_main_force(s, s.battle.area, block)


def join(s: War, blocks: i64) -> None:
    """5.1, 5.32d  Reveal blocks and put them into the front; Celts among them are tested."""
    s.battle.front |= blocks
    celts: i64 = 0
    for block in members(blocks):
        knowledge.shown(s.blocks, block)
        s.turn.entry[block] = 0
        if CELTIC[block]:
            celts |= BIT[block]
    for side in (ENGLISH, SCOTTISH):
        knowledge.settled(s.blocks, side, s.battle.area)
    if s.listening:
        tell_joined(s, blocks)
    if celts:
        s.call(CelticLoyalty(celts))


def tell_joined(s: War, blocks: i64) -> None:
    """5.1, 5.34  The round, who is revealed, and how many wait in reserve."""
    seen = [[BLOCK_NAMES[b], b // PER_SIDE, s.blocks.strength[b]] for b in members(blocks)]
    waiting = members(everybody(s) & ~s.battle.front)
    counts = [len([b for b in waiting if b // PER_SIDE == side]) for side in (0, 1)]
    facts: dict[str, object] = {"round": s.battle.round, "blocks": seen, "reserves": counts}
    s.tell(Event("front", facts, reveals=True))


class CelticLoyalty(Phase[War]):
    """5.2, C33  Each Celtic block revealed rolls: on 5 or 6 it goes to the English pool."""

    rule: ClassVar[str] = "5.2"

    def __init__(self, waiting: i64) -> None:
        super().__init__(CHANCE)
        self.waiting: i64 = waiting

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def sample(self, s: War, lots: Lots) -> Action:
        return lots.below(DIE)

    def take(self, s: War, action: Action) -> None:
        block = nth(self.waiting, 0)
        loyal = action < 4
        if s.listening:
            rolled = {"block": BLOCK_NAMES[block], "die": action + 1, "loyal": loyal}
            s.tell(Event("loyalty", {**rolled}))
        if not loyal:
            desert(s, block)
        left = self.waiting & ~BIT[block]
        if left:
            s.goto(CelticLoyalty(left))
        else:
            s.end()

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, [BLOCK_NAMES[b] for b in members(self.waiting)]]

    def args(self) -> list[object]:
        return [self.waiting]


def desert(s: War, block: Block) -> None:
    """5.2, 5.8e  A Celtic block goes to the pool: it is not eliminated in battle."""
    s.battle.front &= ~BIT[block]
    s.blocks.put(block, POOL, 0)
    knowledge.shown(s.blocks, block)
    knowledge.settled(s.blocks, ENGLISH, s.battle.area)


class Round(Phase[War]):
    """5.3, 5.31, 5.34  Up to three rounds of combat turns, as long as both sides are there."""

    rule: ClassVar[str] = "5.3"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        b = s.battle
        if not s.blocks.contested(b.area):
            s.goto(WON)
            return
        turn: i64 = NOBODY
        if front_of(s, ENGLISH) and front_of(s, SCOTTISH):  # 5.31c
            turn = next_turn(s)
        if turn != NOBODY:
            s.call(COMBAT_TURN[turn])
        elif b.round < ROUNDS:
            next_round(s)
        else:
            s.goto(WON)
            start_must_retreat(s, b.attacker)

    def args(self) -> list[object]:
        return []


def next_round(s: War) -> None:
    """5.34, 5.5c, 5.7a  Control may change; reserves and captured nobles join; borders are free."""
    b = s.battle
    b.round += 1
    b.acted = 0
    s.turn.clear_borders()
    if b.round == 2 and not front_of(s, 1 - b.attacker):
        b.attacker = 1 - b.attacker  # 5.32e, R-6
        if s.listening:
            s.tell(Event("control-changed", {"attacker": b.attacker}))
    join(s, everybody(s) & ~b.front)


class Won(Phase[War]):
    """5.1, 5.6f, 5.10d, C8  Survivors are hidden again; the winner may regroup, unless 5.6f forbids it."""

    rule: ClassVar[str] = "5.1"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        b = s.battle
        b.front = 0
        b.acted = 0
        for block in members(everybody(s)):
            s.turn.entry[block] = 0  # 10b: how a block came tells nothing about who regroups
        winner: i64 = ENGLISH if s.blocks.at(ENGLISH, b.area) else SCOTTISH
        if s.listening:
            s.tell(Event("battle-won", {"area": AREA_NAMES[b.area], "side": winner}))
        if b.defection and not s.options.regroup_after_defection:
            end_regroup(s)
        else:
            start_regroup(s, winner)

    def args(self) -> list[object]:
        return []


CHOOSE_BATTLE: Final = [ChooseBattle(ENGLISH), ChooseBattle(SCOTTISH)]
ROUND: Final = Round()
WON: Final = Won()
