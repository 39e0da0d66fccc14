"""7.3, 7.5  Disbanding: what may not stay goes to the pool, then the owner chooses the rest."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import DISBAND, END, read
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    EDWARD,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    INFANTRY,
    KIND_OF,
    NORSE,
    PER_SIDE,
    POOL,
    SCOTTISH,
    SELKIRK,
    WALLACE,
    Area,
    Side,
)
from saltire.games.hammer.rules.raid import NOT_NOBLES, disband, plain_blocks
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import RULES, Action, Seat

EVERYWHERE: Final[int] = 2**AREAS - 1


class EnglishDisbanding(Phase[War]):
    """7.3a, 7.31, 7.4c, C31, C43  England empties; horse and archers winter only with Edward I."""

    rule: ClassVar[str] = "7.3"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        camp = edwards_camp(s)
        spared = BIT[camp] if camp != NOBODY else 0
        leaving: list[int] = []
        for area in range(AREAS):
            here = s.blocks.at(ENGLISH, area)
            if area != ENGLAND:
                here &= RIDERS if area != camp else 0
            if here:
                leaving.extend(members(here))
        send_off(s, ENGLISH, leaving)
        for block in range(FIRST_NOBLE):
            foot = KIND_OF[block] == INFANTRY
            knowledge.sent_home(s.blocks, block, ABROAD if foot else spared)
        knowledge.settled_everywhere(s.blocks, ENGLISH)
        s.end()
        choose_disbanding(s, ENGLISH)

    def args(self) -> list[object]:
        return []


def _riders() -> int:
    return sum([2**b for b in range(FIRST_NOBLE) if KIND_OF[b] != INFANTRY])


RIDERS: Final[int] = _riders()
"""7.31  Edward, archers, knights and Hobelars, as numbers."""
ABROAD: Final[int] = EVERYWHERE - 2**ENGLAND


def edwards_camp(s: War) -> i64:
    """7.4c  Give the area where Edward I winters, or NOBODY."""
    return s.blocks.place[EDWARD] if s.turn.wintered else NOBODY


def send_off(s: War, side: Side, leaving: list[int]) -> None:
    """7.3a, 7.31, 7.5c  Blocks that may not stay go to the pool together; their areas are seen."""
    if s.listening:
        areas: list[object] = [AREA_NAMES[s.blocks.place[block]] for block in leaving]
        names: list[object] = [BLOCK_NAMES[block] for block in leaving]
        lost: dict[str, object] = {"side": side, "areas": areas}
        s.tell(Event("sent-off", lost, {"blocks": names}, (side,), reveals=True))
    for block in leaving:
        s.blocks.put(block, POOL, 0)


def choose_disbanding(s: War, side: Side) -> None:
    """7.33, C30  Ask while there is a block that could go; how many there are is public."""
    if disbandable(s, side):
        s.call(CHOOSE_DISBANDING[side])


class ScottishDisbanding(Phase[War]):
    """7.5c, 5.9d  Every Scot still in England goes to the pool."""

    rule: ClassVar[str] = "7.5c"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        send_off(s, SCOTTISH, s.blocks.listed(SCOTTISH, ENGLAND))
        for block in range(PER_SIDE, PER_SIDE + FIRST_NOBLE):
            knowledge.sent_home(s.blocks, block, ABROAD)
        knowledge.settled_everywhere(s.blocks, SCOTTISH)
        s.end()
        choose_disbanding(s, SCOTTISH)

    def args(self) -> list[object]:
        return []


class ChooseDisbanding(Phase[War]):
    """7.32, 7.33, 7.5b  The owner sends blocks to the pool, at least those over the castle limits."""

    rule: ClassVar[str] = "7.33"

    def legal(self, s: War, seat: Seat) -> list[int]:
        first = DISBAND + PER_SIDE * self.seat
        blocks = [first + number for number in members(disbandable(s, self.seat))]
        return blocks if crowded_area(s, self.seat) != NOBODY else [*blocks, END]

    def sample(self, s: War, lots: Lots) -> Action:
        blocks = disbandable(s, self.seat)
        each = count(blocks)
        n = lots.below(each if crowded_area(s, self.seat) != NOBODY else each + 1)
        return END if n == each else DISBAND + PER_SIDE * self.seat + nth(blocks, n)

    def take(self, s: War, action: Action) -> None:
        if action != END:
            disband(s, action - DISBAND, NOT_NOBLES & ~self.spared(s), "disbanded")
        if action == END or not disbandable(s, self.seat):
            if self.seat == SCOTTISH:
                told_by_room(s)
            s.end()

    def spared(self, s: War) -> i64:
        """7.4a, 10  A wintering Edward is not among those who may have gone."""
        return BIT[EDWARD] if self.seat == ENGLISH and s.turn.wintered else 0

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, block = read(action)
        if action == END:
            facts: dict[str, object] = {"area": AREA_NAMES[crowded_area(s, self.seat)]}
            key = "over-limit-english" if self.seat == ENGLISH else "over-limit-scottish"
            return refuse(key, facts)
        if family != DISBAND or block // PER_SIDE != self.seat:
            return refuse("disband-or-end")
        if block % PER_SIDE >= FIRST_NOBLE:
            return refuse("disband-noble")
        return refuse("disband-off-map" if not s.blocks.on_map(block) else "disband-edward")

    def args(self) -> list[object]:
        return [self.seat]


def disbandable(s: War, side: Side) -> i64:
    """7.33, 7.5b, C28, R-7  List who may go, as numbers: no nobles but Moray, and no wintering Edward."""
    plain = plain_blocks(s, side)
    return plain & ~BIT[EDWARD] if side == ENGLISH and s.turn.wintered else plain


def crowded_area(s: War, side: Side) -> i64:
    """7.32, 7.5b, C29, C32  Find an area with more blocks than may winter there, or NOBODY."""
    camp = edwards_camp(s) if side == ENGLISH else NOBODY
    for area in range(AREAS):
        if area != camp and wintering(s, side, area) > s.blocks.castle_limit(side, area):
            return area
    return NOBODY


def wintering(s: War, side: Side, area: Area) -> i64:
    """7.32, 7.5a, 7.5b  Count who needs room: not Wallace in Selkirk, with angus_og not the Norse."""
    found = s.blocks.count_at(side, area)
    if side == SCOTTISH:
        if area == SELKIRK and s.blocks.place[WALLACE] == SELKIRK:
            found -= 1
        if s.options.angus_og and s.blocks.place[NORSE] == area:
            found -= 1
    return found


def told_by_room(s: War) -> None:
    """10  Where more blocks winter than there is room for, everybody knows who needs none."""
    for area in range(AREAS):
        if s.blocks.count_at(SCOTTISH, area) > s.blocks.castle_limit(SCOTTISH, area):
            knowledge.placed(s.blocks, WALLACE if area == SELKIRK else NORSE)
            knowledge.settled(s.blocks, SCOTTISH, area)


CHOOSE_DISBANDING: Final = [ChooseDisbanding(ENGLISH), ChooseDisbanding(SCOTTISH)]
