"""4.8  Mustering (an option): for one point blocks from anywhere come to a leader."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import END, IN, read
from saltire.games.hammer.rules.actions import MOVE as PICK
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    EDWARD,
    ENGLISH,
    KIND_OF,
    KING,
    KNIGHTS,
    MORAY,
    PER_SIDE,
    WALLACE,
    Area,
    Side,
)
from saltire.games.hammer.rules.paths import (
    callable_to,
)
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.games.hammer.rules.walk import set_out
from saltire.kernel.bits import BIT, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat


def leaders(s: War, side: Side) -> i64:
    """4.8  List the areas of leaders, as a set: the king, or knights, or Wallace and Moray."""
    king = EDWARD if side == ENGLISH else KING
    if s.blocks.on_map(king):
        who = [king]
    elif side == ENGLISH:
        who = [block for block in range(PER_SIDE) if KIND_OF[block] == KNIGHTS]
    else:
        who = [WALLACE, MORAY]
    found: i64 = 0
    for block in who:
        if s.blocks.on_map(block) and not s.blocks.contested(s.blocks.place[block]):
            found |= BIT[s.blocks.place[block]]
    return found


def muster_areas(s: War, side: Side) -> list[int]:
    return [area for area in members(leaders(s, side)) if callable_to(s, side, area)]


def can_muster(s: War, side: Side) -> bool:
    return s.turn.points > 0 and len(muster_areas(s, side)) > 0


def why_no_muster(s: War) -> Refusal:
    if not s.options.mustering:
        return refuse("no-mustering")
    return refuse("nobody-to-muster" if s.turn.points else "muster-points")


class PickMuster(Phase[War]):
    """4.8, R-17  Say in which area a leader calls; which leader it is stays hidden."""

    rule: ClassVar[str] = "4.8"

    def legal(self, s: War, seat: Seat) -> list[int]:
        found = [IN + area for area in muster_areas(s, self.seat)]
        return found if found else [END]  # only an imagined war has no leader to call

    def take(self, s: War, action: Action) -> None:
        if action == END:
            s.end()
            return
        s.turn.points -= 1
        if s.listening:
            s.tell(Event("muster", {"side": self.seat, "area": AREA_NAMES[action - IN]}))
        s.goto(MusterBlocks(self.seat, action - IN))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("muster-where")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True


class MusterBlocks(Phase[War]):
    """4.8  Call any number of blocks that can reach the leader; they have then moved."""

    rule: ClassVar[str] = "4.8"

    def __init__(self, seat: Seat, leader: Area) -> None:
        super().__init__(seat)
        self.leader: i64 = leader

    def legal(self, s: War, seat: Seat) -> list[int]:
        first = PICK + PER_SIDE * self.seat
        can = callable_to(s, self.seat, self.leader)
        return [*[first + number for number in members(can)], END]

    def take(self, s: War, action: Action) -> None:
        if action == END:
            s.end()
        else:
            s.call(set_out(s, self.seat, action - PICK, self.leader))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, block = read(action)
        if family == PICK and s.turn.moved & BIT[block] and block // PER_SIDE == self.seat:
            return refuse("moved-already")
        return refuse("muster-or-end", {"area": AREA_NAMES[self.leader]})

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == END

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.leader]

    def args(self) -> list[object]:
        return [self.seat, self.leader]
