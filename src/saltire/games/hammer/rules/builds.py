"""7.6, 7.61, 7.62c, 7.63  Replacement points: steps for both sides, and Scottish draws."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import DRAW, END, STRENGTHEN, TO, read
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    COAST,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    FRENCH,
    FULL,
    INFANTRY,
    IRISH_SEA,
    KIND_OF,
    NEXT_TO,
    NORSE,
    PER_SIDE,
    POOL,
    SCOTTISH,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, Action, Seat

SEA_BLOCKS: Final[int] = 2 ** (NORSE - PER_SIDE) + 2 ** (FRENCH - PER_SIDE)
NORSE_NUMBER: Final[int] = 2 ** (NORSE - PER_SIDE)
ANYBODY: Final[int] = 2**PER_SIDE - 1


def points(s: War, side: Side, spent: i64, area: Area) -> i64:
    """7.6  Count the points an area still has; `spent` keeps two bits an area."""
    if not s.blocks.friendly(side, area):
        return 0
    return s.blocks.castle_limit(side, area) - (spent >> 2 * area & 3)


def points_left(s: War, side: Side, spent: i64) -> bool:
    """7.6  Tell whether any area has points; that is public."""
    area: i64 = 0
    while area < AREAS:
        if points(s, side, spent, area) > 0:
            return True
        area += 1
    return False


class ScottishBuilds(Phase[War]):
    """7.61, C26  Each point adds a step in its area or draws a block there; Scotland sees each draw first.

    `sea` keeps for the Norse and the French the inland area they were drawn for (7.62c).
    """

    rule: ClassVar[str] = "7.61"

    def __init__(self, spent: i64, sea: i64) -> None:
        super().__init__(SCOTTISH)
        self.spent: i64 = spent
        self.sea: i64 = sea

    def legal(self, s: War, seat: Seat) -> list[int]:
        steps = [STRENGTHEN + block for block in self.growing(s)]
        draws = [DRAW + area for area in range(AREAS) if self.room(s, area)]
        if s.options.forced_builds and (steps or draws):  # C25
            return [*steps, *draws]
        return [*steps, *draws, END]

    def growing(self, s: War) -> list[int]:
        """7.61, 7.62c  List the blocks that a point can strengthen."""
        return [
            block
            for block in range(PER_SIDE, 2 * PER_SIDE)
            if s.blocks.on_map(block)
            and s.blocks.strength[block] < FULL[block]
            and self.source(s, block) != NOBODY
        ]

    def source(self, s: War, block: Block) -> i64:
        """7.62c, R-5  Find whose point strengthens a block: of its area, then of the one drawn for.

        Nothing is lost by that order: points for others in its own area can be spent before.
        """
        area = s.blocks.place[block]
        if points(s, SCOTTISH, self.spent, area) > 0:
            return area
        inland = drawn_for(self.sea, block)
        return (
            inland if inland != NOBODY and points(s, SCOTTISH, self.spent, inland) > 0 else NOBODY
        )

    def room(self, s: War, area: Area) -> bool:
        """7.61  Tell whether a block may be drawn for an area."""
        if points(s, SCOTTISH, self.spent, area) <= 0 or self.full(s, area):
            return False
        return drawable(s, area) != 0

    def full(self, s: War, area: Area) -> bool:
        """7.61, 7.62c  Blocks from over the sea count where they were drawn for, not where they stand."""
        held = s.blocks.count_at(SCOTTISH, area)
        if s.options.angus_og and s.blocks.place[NORSE] == area:
            held -= 1
        if self.sea:
            held += self.from_the_sea(s, NORSE, area) + self.from_the_sea(s, FRENCH, area)
        return held >= s.blocks.castle_limit(SCOTTISH, area)

    def from_the_sea(self, s: War, block: Block, area: Area) -> i64:
        """7.62c  Tell by how many a block counts more in an area than it stands there."""
        inland = drawn_for(self.sea, block)
        if inland == area:
            return 1
        return -1 if inland != NOBODY and s.blocks.place[block] == area else 0

    def take(self, s: War, action: Action) -> None:
        family, index = read(action)
        if family == DRAW:
            s.goto(DrawBlock(index, self.spent + BIT[2 * index], self.sea))
        elif family == STRENGTHEN:
            source = self.source(s, index)
            strengthen(s, index)
            scots_build_on(s, self.spent + BIT[2 * source], self.sea)
        else:
            s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, index = read(action)
        if action == END:
            return refuse("build-forced")
        if family == STRENGTHEN and index >= PER_SIDE and s.blocks.on_map(index):
            return refuse("build-here" if self.source(s, index) == NOBODY else "build-full")
        if family != DRAW:
            return refuse("build-or-end")
        where: dict[str, object] = {"area": AREA_NAMES[index]}
        if points(s, SCOTTISH, self.spent, index) <= 0:
            return refuse("draw-points", where)
        return refuse("draw-room" if self.full(s, index) else "draw-pool", where)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == END or read(action)[0] == DRAW

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.spent]

    def args(self) -> list[object]:
        return [self.spent, self.sea]


def drawn_for(sea: i64, block: Block) -> i64:
    """7.62c  Give the inland area that the Norse or the French were drawn for, or NOBODY."""
    if block == NORSE:
        return sea % 32 - 1
    return sea // 32 - 1 if block == FRENCH else NOBODY


def remembered(sea: i64, block: Block, inland: Area) -> i64:
    return sea + (inland + 1) * (1 if block == NORSE else 32)


def strengthen(s: War, block: Block) -> None:
    """2.11, 7.6, 10  Add a step; the enemy sees only where."""
    side = block // PER_SIDE
    s.blocks.step_up(block)
    knowledge.strengthened(s.blocks, side, s.blocks.place[block], 1)
    if s.listening:
        where: dict[str, object] = {"side": side, "area": AREA_NAMES[s.blocks.place[block]]}
        s.tell(Event("built", where, {"block": BLOCK_NAMES[block]}, (side,)))


def scots_build_on(s: War, spent: i64, sea: i64) -> None:
    """7.6  Go on while there are points."""
    if points_left(s, SCOTTISH, spent):
        s.goto(ScottishBuilds(spent, sea))
    else:
        s.end()


def drawable(s: War, area: Area) -> i64:
    """7.61, 7.62c, C9, R-8  List who in the pool can be placed for an area; others are drawn again."""
    pool = s.blocks.at(SCOTTISH, POOL)
    if s.options.angus_og and not IRISH_SEA & BIT[area]:
        pool &= ~NORSE_NUMBER
    if not COAST & BIT[area] and not landings(s, area):
        pool &= ~SEA_BLOCKS
    return pool


def landings(s: War, area: Area) -> i64:
    """7.62c  List the coasts for a block from over the sea: adjacent ones, else any, held by Scots."""
    if not s.options.inland_adjacent_coast:
        return 0
    coasts: i64 = 0
    for coast in members(COAST & ~BIT[ENGLAND]):
        if s.blocks.friendly(SCOTTISH, coast):
            coasts |= BIT[coast]
    near = coasts & NEXT_TO[area]
    return near if near else coasts


class DrawBlock(Phase[War]):
    """7.61  A block comes from the pool by lot, at strength 1; only its owner sees which."""

    rule: ClassVar[str] = "7.61"

    def __init__(self, area: Area, spent: i64, sea: i64) -> None:
        super().__init__(CHANCE)
        self.area: i64 = area
        self.spent: i64 = spent
        self.sea: i64 = sea

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [PER_SIDE + number for number in members(drawable(s, self.area))]

    def sample(self, s: War, lots: Lots) -> Action:
        pool = drawable(s, self.area)
        return PER_SIDE + nth(pool, lots.below(count(pool)))

    def take(self, s: War, action: Action) -> None:
        if not self.at_sea(action):
            enter(s, action, self.area)
            scots_build_on(s, self.spent, self.sea)
            return
        coasts = landings(s, self.area)
        sight(s, action, self.area)
        landing = SeaPlace(action, self.area, self.spent, self.sea)
        if count(coasts) == 1:
            landing.take(s, TO + nth(coasts, 0))
        else:
            s.goto(landing)

    def at_sea(self, block: Block) -> bool:
        """7.62c  Tell whether a block cannot come to the area it is drawn for."""
        return SEA_BLOCKS & BIT[block - PER_SIDE] != 0 and not COAST & BIT[self.area]

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == SCOTTISH or self.at_sea(action)

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, AREA_NAMES[self.area]]

    def args(self) -> list[object]:
        return [self.area, self.spent, self.sea]


def sight(s: War, block: Block, area: Area) -> None:
    """7.62c, 4.7c, R-5  Ships are seen: whoever is drawn inland and comes by sea is named."""
    knowledge.shown(s.blocks, block)
    if s.listening:
        who: dict[str, object] = {"block": BLOCK_NAMES[block], "drawn_for": AREA_NAMES[area]}
        s.tell(Event("sighted", who, reveals=True))


class SeaPlace(Phase[War]):
    """7.62c, 7.62d  Norse or French drawn inland land on a friendly coast of Scotland's choice."""

    rule: ClassVar[str] = "7.62c"

    def __init__(self, block: Block, area: Area, spent: i64, sea: i64) -> None:
        super().__init__(SCOTTISH)
        self.block: i64 = block
        self.area: i64 = area
        self.spent: i64 = spent
        self.sea: i64 = sea

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [TO + area for area in members(landings(s, self.area))]

    def take(self, s: War, action: Action) -> None:
        land(s, self.block, action - TO)
        scots_build_on(s, self.spent, remembered(self.sea, self.block, self.area))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("sea-place")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, BLOCK_NAMES[self.block], AREA_NAMES[self.area]]

    def args(self) -> list[object]:
        return [self.block, self.area, self.spent, self.sea]


def land(s: War, block: Block, area: Area) -> None:
    """7.62c  A block from over the sea comes ashore, in the open."""
    s.blocks.put(block, area, 1)
    knowledge.shown(s.blocks, block)
    knowledge.settled(s.blocks, SCOTTISH, POOL)
    if s.listening:
        where: dict[str, object] = {"block": BLOCK_NAMES[block], "area": AREA_NAMES[area]}
        s.tell(Event("landed", where))


def enter(s: War, block: Block, area: Area) -> None:
    """7.61, 10  A drawn block is placed at strength 1; where is public, who is not."""
    s.blocks.put(block, area, 1)
    knowledge.drawn(s.blocks, SCOTTISH, area, 1, drawable_ever(s, area))
    if s.listening:
        where: dict[str, object] = {"area": AREA_NAMES[area]}
        s.tell(Event("drawn", where, {"block": BLOCK_NAMES[block]}, (SCOTTISH,)))


def drawable_ever(s: War, area: Area) -> i64:
    """7.62c, 10  List who can have been placed in the area drawn for, as far as the enemy knows."""
    who: i64 = ANYBODY if COAST & BIT[area] else ANYBODY & ~SEA_BLOCKS
    return who & ~NORSE_NUMBER if s.options.angus_og and not IRISH_SEA & BIT[area] else who


class EnglishBuilds(Phase[War]):
    """7.63, C27  English points add steps to infantry and nobles in their own area only."""

    rule: ClassVar[str] = "7.63"

    def __init__(self, spent: i64) -> None:
        super().__init__(ENGLISH)
        self.spent: i64 = spent

    def legal(self, s: War, seat: Seat) -> list[int]:
        steps = [STRENGTHEN + block for block in range(PER_SIDE) if self.grows(s, block)]
        return steps if steps and s.options.forced_builds else [*steps, END]

    def grows(self, s: War, block: Block) -> bool:
        if not s.blocks.on_map(block) or s.blocks.strength[block] == FULL[block]:
            return False
        return built_up(block) and points(s, ENGLISH, self.spent, s.blocks.place[block]) > 0

    def take(self, s: War, action: Action) -> None:
        if action == END:
            s.end()
            return
        block = action - STRENGTHEN
        area = s.blocks.place[block]
        strengthen(s, block)
        spent = self.spent + BIT[2 * area]
        if points_left(s, ENGLISH, spent):
            s.goto(EnglishBuilds(spent))
        else:
            s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, index = read(action)
        if action == END:
            return refuse("build-forced")
        if family == DRAW:
            return refuse("draw-english")
        if family != STRENGTHEN or index >= PER_SIDE or not s.blocks.on_map(index):
            return refuse("build-or-end")
        if not built_up(index):
            return refuse("build-type")
        has_points = points(s, ENGLISH, self.spent, s.blocks.place[index]) > 0
        return refuse("build-full" if has_points else "build-here")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == END

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.spent]

    def args(self) -> list[object]:
        return [self.spent]


def built_up(block: Block) -> bool:
    """7.63  Infantry and nobles only."""
    return KIND_OF[block] == INFANTRY or block >= FIRST_NOBLE
