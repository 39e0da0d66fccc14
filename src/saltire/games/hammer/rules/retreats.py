"""5.5, 4.7d  Leaving a battle: retreat in a combat turn, and the attacker's after round 3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import MOVE, TO, read
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BORDER,
    COAST,
    ENGLAND,
    ENGLISH,
    IRISH_SEA,
    LIMIT,
    NEXT_TO,
    NORSE,
    PER_SIDE,
    SCOTTISH,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.losses import eliminate
from saltire.games.hammer.rules.paths import (
    OUTSIDE_ENGLAND,
    enemy_controls,
    enemy_in,
    used_by,
)
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.kernel.bits import BIT, count, lowest, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat


def retreats(s: War, block: Block) -> i64:
    """5.5b-5.5g  List where a block may retreat to, as a set of areas."""
    if block == NORSE:
        return friendly_coasts(s)
    side = block // PER_SIDE
    ways = ways_out(s, side)
    found: i64 = 0
    while ways:
        area = lowest(ways)
        ways &= ways - 1
        if not closed(s, side, area):
            found |= BIT[area]
    return found


def able_to_retreat(s: War, blocks: i64) -> i64:
    """5.5b  List those of a side's blocks that have somewhere to retreat; all but the Norse fare alike."""
    found: i64 = 0
    on_foot = blocks & ~BIT[NORSE]
    if on_foot and retreats(s, lowest(on_foot)):
        found = on_foot
    if blocks & BIT[NORSE] and retreats(s, NORSE):
        found |= BIT[NORSE]
    return found


def ways_out(s: War, side: Side) -> i64:
    """5.5b, 5.5c, 5.6b, 5.6c  List the adjacent areas without an enemy whose border has room."""
    here = s.battle.area
    if side == ENGLISH and here == ENGLAND:
        return 0  # 5.5f, 5.6d, C40: nobody is driven over the national border out of his country
    adjacent = NEXT_TO[here]
    if side == SCOTTISH:
        adjacent &= OUTSIDE_ENGLAND
    crossed = s.turn.crossed
    found: i64 = 0
    while adjacent:
        area = lowest(adjacent)
        adjacent &= adjacent - 1
        border = BORDER[AREAS * here + area]
        if crossed[border] < LIMIT[border] and not enemy_in(s, side, area):
            found |= BIT[area]
    return found


def closed(s: War, side: Side, area: Area) -> bool:
    """5.5d, 5.5d-1, C17  A border the enemy entered by is closed, unless one's own side used it later."""
    here = s.battle.area
    return enemy_controls(s, side, here, BORDER[AREAS * here + area])


def friendly_coasts(s: War) -> i64:
    """4.7d, 5.5g  List the other Scottish coasts held by Scots alone; angus_og: of the Irish Sea."""
    found: i64 = 0
    ports: i64 = IRISH_SEA if s.options.angus_og else COAST
    for area in members(ports & ~BIT[ENGLAND] & ~BIT[s.battle.area]):
        if s.blocks.friendly(SCOTTISH, area):
            found |= BIT[area]
    return found


class RetreatTo(Phase[War]):
    """5.5b  A front block retreats in its combat turn, to an area of its owner's choice."""

    rule: ClassVar[str] = "5.5b"

    def __init__(self, seat: Seat, block: Block) -> None:
        super().__init__(seat)
        self.block: i64 = block

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [TO + area for area in members(retreats(s, self.block))]

    def take(self, s: War, action: Action) -> None:
        retreat(s, self.block, action - TO)
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return why_no_retreat(s, self.block, action)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, BLOCK_NAMES[self.block]]

    def args(self) -> list[object]:
        return [self.seat, self.block]


def start_retreat(s: War, block: Block) -> None:
    """5.5a, R-1  Retreat a front block; asks where only if there is a choice."""
    ways = retreats(s, block)
    if count(ways) == 1:
        retreat(s, block, nth(ways, 0))
        s.end()
    else:
        s.goto(RetreatTo(block // PER_SIDE, block))


def retreat(s: War, block: Block, area: Area) -> None:
    """5.5a, 5.5c, R-2  A block everybody sees leaves the battle alone: its new place is known."""
    here = s.battle.area
    s.battle.front &= ~BIT[block]
    cross(s, block, area)
    knowledge.shown(s.blocks, block)
    knowledge.settled(s.blocks, block // PER_SIDE, here)
    if s.listening:
        s.tell(Event("retreated", {**_way(block, here, area), "block": BLOCK_NAMES[block]}))


def cross(s: War, block: Block, area: Area) -> None:
    """5.5c, 5.6c  Move a block out of the battle and count it at its border."""
    if block != NORSE:
        s.turn.crossed[BORDER[AREAS * s.battle.area + area]] += 1
    s.blocks.move(block, area)


def _way(block: Block, here: Area, area: Area) -> dict[str, object]:
    return {"side": block // PER_SIDE, "from": AREA_NAMES[here], "area": AREA_NAMES[area]}


def slip(s: War, block: Block, area: Area, kind: str) -> None:
    """5.5h, 10b, R-2  A block leaves unseen: all that is told is where some block went.

    4.7c: the Norse are known by their ships.
    """
    here = s.battle.area
    side = block // PER_SIDE
    cross(s, block, area)
    if block == NORSE:
        knowledge.placed(s.blocks, block)
        knowledge.settled(s.blocks, side, here)
    else:
        knowledge.slipped(s.blocks, side, here, area, 1)
    if s.listening:
        way = _way(block, here, area)
        way["by_sea"] = block == NORSE
        s.tell(Event(kind, way, {"block": BLOCK_NAMES[block]}, (side,)))


class MustRetreat(Phase[War]):
    """5.5e  After round 3 the attacker retreats with everything he has, in the order he likes."""

    rule: ClassVar[str] = "5.5e"

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [MOVE + block for block in leaving(s, self.seat)]

    def take(self, s: War, action: Action) -> None:
        block = action - MOVE
        ways = retreats(s, block)
        if count(ways) == 1:
            slip(s, block, nth(ways, 0), "retreated")
            leave_or_fall(s, self.seat)
        else:
            s.goto(MustRetreatTo(self.seat, block))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("must-retreat")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == MOVE + NORSE

    def args(self) -> list[object]:
        return [self.seat]


def leaving(s: War, side: Side) -> list[int]:
    """5.5e  List the blocks of a side in the battle that have a retreat."""
    return [block for block in s.blocks.listed(side, s.battle.area) if retreats(s, block)]


class MustRetreatTo(Phase[War]):
    """5.5e, 5.5h  Where a block goes that must retreat; which block it is nobody else is told."""

    rule: ClassVar[str] = "5.5e"

    def __init__(self, seat: Seat, block: Block) -> None:
        super().__init__(seat)
        self.block: i64 = block

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [TO + area for area in members(retreats(s, self.block))]

    def take(self, s: War, action: Action) -> None:
        slip(s, self.block, action - TO, "retreated")
        leave_or_fall(s, self.seat)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return why_no_retreat(s, self.block, action)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def seen_by(self, seat: Seat) -> MustRetreatTo:
        return self if seat == self.seat else MustRetreatTo(self.seat, blanked(self.block))

    def imagined(self, s: War, lots: Lots) -> MustRetreatTo:
        return MustRetreatTo(self.seat, somebody(s, self.seat, self.block, lots))

    def args(self) -> list[object]:
        return [self.seat, self.block]


def blanked(block: Block) -> Block:
    """10  Leave out who leaves; the Norse are known by their ships (4.7c)."""
    return block if block == NORSE else NOBODY


def somebody(s: War, side: Side, block: Block, lots: Lots) -> Block:
    """10  Think of some block in the battle as the one that leaves."""
    if block != NOBODY:
        return block
    who = [other for other in s.blocks.listed(side, s.battle.area) if other != NORSE]
    return who[lots.below(len(who))]


def start_must_retreat(s: War, side: Side) -> None:
    """5.5c, 5.5e  The attacker leaves; borders count afresh and all blocks are hidden again."""
    s.battle.front = 0
    s.battle.acted = 0
    s.turn.clear_borders()
    if s.listening:
        s.tell(Event("must-retreat", {"side": side, "area": AREA_NAMES[s.battle.area]}))
    if leaving(s, side):
        s.call(MUST_RETREAT[side])
    else:
        fall(s, side)


def leave_or_fall(s: War, side: Side) -> None:
    """5.5e  Go on while somebody can leave; then those who cannot are lost."""
    if leaving(s, side):
        s.goto(MUST_RETREAT[side])
        return
    s.end()
    fall(s, side)


def fall(s: War, side: Side) -> None:
    """5.5e, 5.7b, 9.1d  Who cannot retreat is eliminated in battle; a noble is captured (back)."""
    for block in s.blocks.listed(side, s.battle.area):
        if eliminate(s, block):
            return


def why_no_retreat(s: War, block: Block, action: Action) -> Refusal:
    """Find the rule that closes an area to a block; must agree with retreats() and regroups()."""
    family, area = read(action)
    if family != TO:
        return refuse("retreat-where")
    if block == NORSE:
        return refuse("norse-coast")
    where: dict[str, object] = {"area": AREA_NAMES[area]}
    here = s.battle.area
    side = block // PER_SIDE
    if not NEXT_TO[here] & BIT[area]:
        return refuse("retreat-adjacent", where)
    if side == SCOTTISH and area == ENGLAND:
        return refuse("retreat-national")
    if not s.blocks.open_to(side, area):
        return refuse("retreat-held", where)
    border = BORDER[AREAS * here + area]
    if s.turn.crossed[border] >= LIMIT[border]:
        return refuse("retreat-full", where)
    if used_by(s, 1 - side, here, border):
        return refuse("retreat-closed", where)
    return refuse("retreat-controlled", where)


MUST_RETREAT: Final = [MustRetreat(ENGLISH), MustRetreat(SCOTTISH)]
