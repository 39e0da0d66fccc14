"""5.5h  Blocks of one letter leave a battle together: everybody sees who, nobody who went where."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import END, MOVE, RETREAT, TO
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BORDER,
    LIMIT,
    NORSE,
    PER_SIDE,
    Area,
    Block,
)
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.games.hammer.rules.retreats import cross, retreats, why_no_retreat
from saltire.kernel.bits import BIT, count, lowest, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat


def may_leave(s: War, blocks: i64) -> bool:
    """5.5h  Tell whether two or more of these blocks can leave together."""
    return count(blocks & ~BIT[NORSE]) > 1 and room(s, blocks & ~BIT[NORSE]) > 1


def room(s: War, blocks: i64) -> i64:
    """5.5c  Count how many blocks the open borders still let out; all on foot have the same ways."""
    ways = retreats(s, lowest(blocks))
    found: i64 = 0
    while ways:
        border = BORDER[AREAS * s.battle.area + lowest(ways)]
        found += LIMIT[border] - s.turn.crossed[border]
        ways &= ways - 1
    return found


def start_leaving(s: War, seat: Seat, blocks: i64) -> None:
    """5.5h, R-20  Ask who leaves; two blocks that can only leave as a pair are not asked."""
    walkers = blocks & ~BIT[NORSE]
    if count(walkers) == 2:
        set_off(s, seat, walkers)
    else:
        s.goto(LeaveTogether(seat, walkers, 0))


class LeaveTogether(Phase[War]):
    """5.5h  Name the blocks that leave together, two or more."""

    rule: ClassVar[str] = "5.5h"

    def __init__(self, seat: Seat, able: i64, named: i64) -> None:
        super().__init__(seat)
        self.able: i64 = able
        self.named: i64 = named

    def legal(self, s: War, seat: Seat) -> list[int]:
        found = [RETREAT + block for block in members(self.able & ~self.named)]
        return [*found, END] if count(self.named) > 1 else found

    def take(self, s: War, action: Action) -> None:
        if action == END:
            set_off(s, self.seat, self.named)
            return
        named = self.named | BIT[action - RETREAT]
        if named == self.able or count(named) == room(s, self.able):
            set_off(s, self.seat, named)
        else:
            s.goto(LeaveTogether(self.seat, self.able, named))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("leave-together")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, named_blocks(self.named)]

    def args(self) -> list[object]:
        return [self.seat, self.able, self.named]


def named_blocks(blocks: i64) -> list[str]:
    return [BLOCK_NAMES[block] for block in members(blocks)]


def set_off(s: War, seat: Seat, named: i64) -> None:
    """5.5a, 5.5h  The blocks have had their combat turn and turn their backs."""
    s.battle.front &= ~named
    s.battle.acted |= named
    if s.listening:
        facts: dict[str, object] = {"side": seat, "area": AREA_NAMES[s.battle.area]}
        s.tell(Event("leaving", {**facts, "blocks": named_blocks(named)}))
    slip_on(s, seat, named)


def slip_on(s: War, seat: Seat, named: i64) -> None:
    """5.5h, R-1  Ask for the next block; where there is but one way, all who are left take it."""
    left = still_here(s, named)
    ways = retreats(s, left[0]) if left else 0
    if count(ways) == 1:
        for block in left:
            slip_away(s, named, block, nth(ways, 0))
        left = []
    if len(left) > 1:
        s.goto(SlipAway(seat, named))
    elif left:
        s.goto(SlipAwayTo(seat, named, left[0]))
    else:
        for block in members(named):
            s.blocks.maybe[block] &= ~BIT[s.battle.area]
        knowledge.settled(s.blocks, seat, s.battle.area)
        s.end()


def still_here(s: War, named: i64) -> list[int]:
    return [block for block in members(named) if s.blocks.place[block] == s.battle.area]


def slip_away(s: War, named: i64, block: Block, area: Area) -> None:
    """5.5h, R-20  One of those who leave goes to an area; only its owner knows which."""
    here, side = s.battle.area, block // PER_SIDE
    cross(s, block, area)
    knowledge.left(s.blocks, side, here, area, named >> PER_SIDE * side)
    if s.listening:
        way: dict[str, object] = {"side": side, "from": AREA_NAMES[here], "area": AREA_NAMES[area]}
        s.tell(Event("retreated", way, {"block": BLOCK_NAMES[block]}, (side,)))


class SlipAway(Phase[War]):
    """5.5h  Pick the next of the blocks that leave; nobody else is told which."""

    rule: ClassVar[str] = "5.5h"

    def __init__(self, seat: Seat, named: i64) -> None:
        super().__init__(seat)
        self.named: i64 = named

    def legal(self, s: War, seat: Seat) -> list[int]:
        found = [MOVE + block for block in still_here(s, self.named)]
        return found if found else [END]  # only an imagined war has them all gone

    def take(self, s: War, action: Action) -> None:
        if action == END:
            s.end()
        else:
            s.goto(SlipAwayTo(self.seat, self.named, action - MOVE))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("leave-next")

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, named_blocks(self.named)]

    def args(self) -> list[object]:
        return [self.seat, self.named]


class SlipAwayTo(Phase[War]):
    """5.5h  Where one of the blocks goes that leave together."""

    rule: ClassVar[str] = "5.5h"

    def __init__(self, seat: Seat, named: i64, block: Block) -> None:
        super().__init__(seat)
        self.named: i64 = named
        self.block: i64 = block

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [TO + area for area in members(retreats(s, self.block))]

    def take(self, s: War, action: Action) -> None:
        slip_away(s, self.named, self.block, action - TO)
        slip_on(s, self.seat, self.named)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return why_no_retreat(s, self.block, action)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, named_blocks(self.named)]

    def seen_by(self, seat: Seat) -> SlipAwayTo:
        return self if seat == self.seat else SlipAwayTo(self.seat, self.named, NOBODY)

    def imagined(self, s: War, lots: Lots) -> SlipAwayTo:
        if self.block != NOBODY:
            return self
        who = still_here(s, self.named) or s.blocks.listed(self.seat, s.battle.area)
        return SlipAwayTo(self.seat, self.named, who[lots.below(len(who))])

    def args(self) -> list[object]:
        return [self.seat, self.named, self.block]
