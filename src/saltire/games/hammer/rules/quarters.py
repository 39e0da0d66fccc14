"""7.1c, 7.2, 7.4, 7.5a  Where the leaders spend the winter: Moray, the King, Edward, Wallace."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import LEAVE, STAY, TO, WINTER, read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    ASIDE,
    BLOCK_NAMES,
    CATHEDRALS,
    EDWARD,
    ENGLAND,
    ENGLISH,
    FULL,
    KING,
    MORAY,
    MORAY_AREA,
    PER_SIDE,
    POOL,
    REMOVED,
    SCOTTISH,
    SELKIRK,
    WALLACE,
    Area,
    Block,
)
from saltire.games.hammer.rules.losses import crown_edward_ii
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.kernel.bits import BIT, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import RULES, Action, Seat


def in_play(s: War, block: Block) -> bool:
    """10  On the map or in the pool: which of the two the enemy is not told."""
    return s.blocks.place[block] != REMOVED and s.blocks.place[block] != ASIDE


class MorayWinters(Phase[War]):
    """7.1c, C28  Moray goes home if it is open, stays, or disbands; he never changes sides.

    10c: asked as long as he lives, though in the pool he can only stay.
    """

    rule: ClassVar[str] = "7.1c"

    def __init__(self) -> None:
        super().__init__(SCOTTISH)

    def legal(self, s: War, seat: Seat) -> list[int]:
        if not s.blocks.on_map(MORAY):
            return [STAY]
        at_home = s.blocks.place[MORAY] == MORAY_AREA
        if at_home:
            # andrew_de_moray: he recovers at home, wherever he came from
            return [TO + MORAY_AREA if s.options.andrew_de_moray else STAY, LEAVE]
        home = [TO + MORAY_AREA] if s.blocks.open_to(SCOTTISH, MORAY_AREA) else []
        return [*home, STAY, LEAVE]

    def take(self, s: War, action: Action) -> None:
        if action == TO + MORAY_AREA:
            lead(s, MORAY, MORAY_AREA, 2 if s.options.andrew_de_moray else 0)
        elif action == LEAVE:
            retire(s, MORAY)
        else:
            tell_stayed(s, MORAY)
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, index = read(action)
        if family not in (TO, STAY, LEAVE) or (family == TO and index != MORAY_AREA):
            return refuse("moray-winter")
        if not s.blocks.on_map(MORAY):
            return refuse("moray-in-pool")
        shut_out = family == TO and not s.blocks.open_to(SCOTTISH, MORAY_AREA)
        return refuse("moray-shut-out" if shut_out else "moray-winter")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return []


def lead(s: War, block: Block, area: Area, steps: i64) -> None:
    """7.1c, 7.2, 7.5a, R-9  A leader goes to his winter quarters, in the open, and may gain steps there."""
    source = s.blocks.place[block]
    strength = s.blocks.strength[block] + steps
    s.blocks.put(block, area, strength if strength < FULL[block] else FULL[block])
    knowledge.placed(s.blocks, block)
    knowledge.recovered(s.blocks, block, steps)
    knowledge.settled(s.blocks, block // PER_SIDE, source)
    if s.listening:
        way = {"leader": BLOCK_NAMES[block], "from": AREA_NAMES[source], "area": AREA_NAMES[area]}
        s.tell(Event("quarters", {**way}, reveals=True))


def retire(s: War, block: Block) -> None:
    """7.1c, 7.2, R-3  A leader disbands to the pool, in the open since nobody else could."""
    area = s.blocks.place[block]
    s.blocks.put(block, POOL, 0)
    knowledge.shown(s.blocks, block)
    knowledge.settled(s.blocks, block // PER_SIDE, area)
    if s.listening:
        who: dict[str, object] = {"leader": BLOCK_NAMES[block], "from": AREA_NAMES[area]}
        s.tell(Event("retired", who, reveals=True))


def tell_stayed(s: War, block: Block) -> None:
    if s.listening:
        s.tell(Event("stayed", {"leader": BLOCK_NAMES[block]}))


class KingWinters(Phase[War]):
    """7.2, C13  The King goes to an open cathedral area, stays, or disbands; in the pool he stays."""

    rule: ClassVar[str] = "7.2"

    def __init__(self) -> None:
        super().__init__(SCOTTISH)

    def legal(self, s: War, seat: Seat) -> list[int]:
        if not s.blocks.on_map(KING):
            return [STAY]
        return [*[TO + area for area in members(king_quarters(s))], STAY, LEAVE]

    def take(self, s: War, action: Action) -> None:
        if action == LEAVE:
            retire(s, KING)
        elif action == STAY:
            tell_stayed(s, KING)
        else:
            lead(s, KING, action - TO, 0)
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, _ = read(action)
        if family not in (TO, STAY, LEAVE):
            return refuse("king-winter")
        return refuse("king-cathedral" if s.blocks.on_map(KING) else "king-in-pool")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return []


def king_quarters(s: War) -> i64:
    """7.2  List the cathedral areas the King may go to, as a set."""
    found: i64 = 0
    for area in members(CATHEDRALS & ~BIT[s.blocks.place[KING]]):
        friendly = s.blocks.friendly(SCOTTISH, area)
        if friendly or (s.options.king_to_neutral and s.blocks.vacant(area)):
            found |= BIT[area]
    return found


class Ask(Phase[War]):
    """10c  Asks about a leader only where all may know that there is something to ask."""

    rule: ClassVar[str] = "10c"

    def __init__(self, leader: Block) -> None:
        super().__init__(RULES)
        self.leader: i64 = leader

    def run(self, s: War) -> None:
        leader = self.leader
        s.end()
        if not in_play(s, leader):
            return
        if leader == MORAY:
            s.call(MORAY_WINTERS)
        elif leader == KING:
            s.call(KING_WINTERS)
        elif s.blocks.open_to(SCOTTISH, SELKIRK):  # 7.5a, C14
            s.call(WALLACE_WINTERS)

    def args(self) -> list[object]:
        return [self.leader]


class EdwardInWinter(Phase[War]):
    """7.4b, 7.4d, 6.1  Whether Edward I may winter in Scotland at all; after 1306 he is Edward II."""

    rule: ClassVar[str] = "7.4b"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        before = s.turn.wintered
        s.turn.wintered = False
        s.end()
        if s.turn.edward == 2:
            return
        if s.turn.year == 1306:
            crown_edward_ii(s)
        elif not before:
            s.call(EDWARD_WINTERS)

    def args(self) -> list[object]:
        return []


class EdwardWinters(Phase[War]):
    """7.4a, R-4  Edward I in Scotland winters there or not; elsewhere he cannot, and nobody is told why."""

    rule: ClassVar[str] = "7.4a"

    def __init__(self) -> None:
        super().__init__(ENGLISH)

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [LEAVE, WINTER] if in_scotland(s, EDWARD) else [LEAVE]

    def take(self, s: War, action: Action) -> None:
        # Whoever does not winter goes to the pool with the knights (7.31), so that his place stays hidden.
        s.turn.wintered = action == WINTER
        if s.turn.wintered:
            knowledge.placed(s.blocks, EDWARD)
            knowledge.settled(s.blocks, ENGLISH, s.blocks.place[EDWARD])
        if s.listening:
            if s.turn.wintered:
                where = AREA_NAMES[s.blocks.place[EDWARD]]
                s.tell(Event("edward-winters", {"area": where}, reveals=True))
            else:
                s.tell(Event("edward-leaves", {}))
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("edward-not-there" if action == WINTER else "edward-winter")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return []


def in_scotland(s: War, block: Block) -> bool:
    return ENGLAND < s.blocks.place[block] < AREAS


class WallaceWinters(Phase[War]):
    """7.5a, C14, C15  Wallace may go to Selkirk and gains two steps; there already he gains them too."""

    rule: ClassVar[str] = "7.5a"

    def __init__(self) -> None:
        super().__init__(SCOTTISH)

    def legal(self, s: War, seat: Seat) -> list[int]:
        if not s.blocks.on_map(WALLACE):
            return [STAY]
        there = s.blocks.place[WALLACE] == SELKIRK
        return [TO + SELKIRK] if there else [TO + SELKIRK, STAY]

    def take(self, s: War, action: Action) -> None:
        if action == STAY:
            tell_stayed(s, WALLACE)
        else:
            lead(s, WALLACE, SELKIRK, 2)
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        if action == STAY:
            return refuse("wallace-is-there")
        return refuse("wallace-in-pool" if action == TO + SELKIRK else "wallace-winter")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return []


MORAY_WINTERS: Final = MorayWinters()
KING_WINTERS: Final = KingWinters()
EDWARD_WINTERS: Final = EdwardWinters()
WALLACE_WINTERS: Final = WallaceWinters()
