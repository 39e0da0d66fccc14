"""5.9  Border raids: Scots in England cost the English a block at the end of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import DISBAND, read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    PER_SIDE,
    POOL,
    SCOTTISH,
    Block,
    Side,
)
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.kernel.bits import count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import RULES, Action, Seat

NOT_NOBLES: Final[int] = 2**FIRST_NOBLE - 1
"""The numbers below the nobles who can change sides; for Scotland Moray is among them."""


class BorderRaid(Phase[War]):
    """5.9a-5.9c, C21, C44  After the battles of every turn; nobles alone lose nobody."""

    rule: ClassVar[str] = "5.9"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        losses = plain_blocks(s, ENGLISH)
        if not s.blocks.at(SCOTTISH, ENGLAND) or not losses:
            s.end()
        else:
            s.goto(RAIDED)

    def args(self) -> list[object]:
        return []


def plain_blocks(s: War, side: Side) -> i64:
    """List a side's blocks on the map that are no nobles (Moray counts as plain), as a set of numbers.

    How many there are is public: all blocks on the map less the nobles.
    """
    return s.blocks.all_on_map(side) & NOT_NOBLES


class RaidLoss(Phase[War]):
    """5.9b  England returns one block of its choice to the pool, unseen; Edward may be chosen."""

    rule: ClassVar[str] = "5.9b"

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [DISBAND + block for block in members(plain_blocks(s, ENGLISH))]

    def sample(self, s: War, lots: Lots) -> Action:
        plain = plain_blocks(s, ENGLISH)
        return DISBAND + nth(plain, lots.below(count(plain)))

    def take(self, s: War, action: Action) -> None:
        disband(s, action - DISBAND, NOT_NOBLES, "raided")
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, block = read(action)
        noble = family == DISBAND and FIRST_NOBLE <= block < PER_SIDE
        return refuse("raid-noble" if noble else "raid-loss")

    def args(self) -> list[object]:
        return [self.seat]


def disband(s: War, block: Block, who: i64, kind: str) -> None:
    """5.8d, 10  Put a block into its pool; the enemy sees which area lost one of those who could go."""
    side = block // PER_SIDE
    area = s.blocks.place[block]
    s.blocks.put(block, POOL, 0)
    knowledge.left(s.blocks, side, area, POOL, who)
    if s.listening:
        lost: dict[str, object] = {"side": side, "area": AREA_NAMES[area], "count": 1}
        s.tell(Event(kind, lost, {"blocks": [BLOCK_NAMES[block]]}, (side,)))


RAIDED: Final = RaidLoss(ENGLISH)
