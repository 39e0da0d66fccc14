"""3.11, 4.0-4.2  The Move Phase: points from the card, blocks picked one after the other, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import END, MUSTER, read
from saltire.games.hammer.rules.actions import MOVE as PICK
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    ENGLISH,
    PER_SIDE,
    SCOTTISH,
    Side,
)
from saltire.games.hammer.rules.forces import to_forces
from saltire.games.hammer.rules.muster import (
    PickMuster,
    can_muster,
    why_no_muster,
)
from saltire.games.hammer.rules.paths import (
    movable,
    only_way_out,
    why_no_pick,
)
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.games.hammer.rules.walk import may_sail, set_out
from saltire.kernel.bits import count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat


def begin_moves(s: War, side: Side, points: i64) -> None:
    """3.11  A Move Phase has the card's points; nothing is activated and every border is free."""
    s.turn.points = points
    s.turn.activated = 0
    s.turn.clear_borders()
    if s.listening:
        s.tell(Event("moves", {"side": side, "points": points}))
    s.call(MOVE_BLOCKS[side])


class MoveBlocks(Phase[War]):
    """4.0a, 4.2a  Pick a block to move, as long as you like and can pay, or end."""

    rule: ClassVar[str] = "4.2a"

    def legal(self, s: War, seat: Seat) -> list[int]:
        first = PICK + PER_SIDE * self.seat
        found = [first + number for number in members(movable(s, self.seat))]
        found.append(END)
        if s.options.mustering and can_muster(s, self.seat):
            found.append(MUSTER)
        return found

    def sample(self, s: War, lots: Lots) -> Action:
        if s.options.mustering:
            return super().sample(s, lots)
        can = movable(s, self.seat)
        n = lots.below(count(can) + 1)
        if n == count(can):
            return END
        return PICK + PER_SIDE * self.seat + nth(can, n)

    def take(self, s: War, action: Action) -> None:
        if action == END:
            if s.listening:
                s.tell(Event("moves-end", {"side": self.seat, "unused": s.turn.points}))
            to_forces(s, self.seat)
        elif action == MUSTER:
            s.call(PickMuster(self.seat))
        else:
            s.call(set_out(s, self.seat, action - PICK, NOBODY))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, index = read(action)
        if family == PICK:
            return why_no_pick(s, self.seat, index)
        return why_no_muster(s) if action == MUSTER else refuse("move-or-end")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == END or action == MUSTER

    def retractable(self, s: War, action: Action) -> bool:
        """R-19  Picking a block tells nothing, unless only one area is left and the Norse may be there."""
        if action == END or action == MUSTER:
            return False
        only = only_way_out(s, self.seat) if s.turn.points == 0 else -1
        return only < 0 or not may_sail(s, self.seat, only)


# Phases are immutable, so each is made once.
MOVE_BLOCKS: Final = [MoveBlocks(ENGLISH), MoveBlocks(SCOTTISH)]
