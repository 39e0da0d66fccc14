"""4.2-4.7  A block on its way: area by area, stopping where it must, paid for when it arrives."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import STOP, TO, read
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BORDER,
    COAST,
    ENGLAND,
    ENGLISH,
    MOVE,
    NORSE,
    PER_SIDE,
    SCOTTISH,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.forces import entry_code
from saltire.games.hammer.rules.known_blocks import left, placed, slipped
from saltire.games.hammer.rules.paths import (
    BY_SEA,
    FARTHEST,
    NORSE_NUMBER,
    ON_FOOT,
    callable_to,
    end_of,
    enemy_in,
    may_go_further,
    movable,
    mustering_steps,
    norse_ports,
    only_way_out,
    steps_from,
    stopped,
    unmoved,
    why_no_step,
)
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat


def set_out(s: War, side: Side, block: Block, muster: Area) -> WalkBlock:
    """Put a block on its way from where it stands; `muster` is its leader's area or NOBODY."""
    origin = s.blocks.place[block]
    if side == SCOTTISH and s.turn.points == 0 and muster < 0:
        only = only_way_out(s, side)
        if only >= 0:
            not_norse(s, only)
    return WalkBlock(side, block, origin, NOBODY, origin, 0, muster)


def not_norse(s: War, area: Area) -> None:
    """10, 4.7, R-15  A block from there goes on foot: if it stands alone it is not the Norse."""
    if s.blocks.count_at(SCOTTISH, area) == 1:
        s.blocks.maybe[NORSE] &= ~BIT[area]


def may_sail(s: War, side: Side, area: Area) -> bool:
    """10, R-15, R-19  Tell whether the one block left to move there may be the Norse, to the enemy."""
    if side == ENGLISH or not s.blocks.maybe[NORSE] & BIT[area]:
        return False
    return count(unmoved(s, side, area)) == 1


class WalkBlock(Phase[War]):
    """4.2b, 4.2d, C41  A block goes on area by area up to its move rating, or stops.

    R-11: until it arrives the block still stands where it began; only its owner knows which one it is.
    """

    rule: ClassVar[str] = "4.2b"

    def __init__(
        self,
        seat: Seat,
        block: Block,
        origin: Area,
        before: Area,
        at: Area,
        steps: i64,
        muster: Area,
    ) -> None:
        super().__init__(seat)
        self.block: i64 = block
        self.origin: i64 = origin
        self.before: i64 = before
        self.at: i64 = at
        self.steps: i64 = steps
        self.muster: i64 = muster

    def onward(self, s: War) -> i64:
        """List where it may go next, as a set of areas."""
        if self.block == NORSE:
            return norse_ports(s, self.origin)
        left_over = MOVE[self.block] - self.steps
        if left_over <= 0:
            return 0
        if self.muster >= 0:
            return mustering_steps(s, self.seat, self.origin, self.at, left_over, self.muster)
        return steps_from(s, self.seat, self.origin, self.before, self.at)

    def may_stop(self) -> bool:
        return self.steps > 0 and self.muster < 0

    def legal(self, s: War, seat: Seat) -> list[int]:
        found = [TO + area for area in members(self.onward(s))]
        # Only an imagined war can leave a block no way at all.
        return [*found, STOP] if self.may_stop() or not found else found

    def sample(self, s: War, lots: Lots) -> Action:
        onward = self.onward(s)
        ways = count(onward)
        choices = ways
        if self.may_stop() or not ways:
            choices += 1
        n = lots.below(choices)
        if n == ways:
            return STOP
        return TO + nth(onward, n)

    def take(self, s: War, action: Action) -> None:
        if action == STOP:
            self.arrive(s, self.at, self.steps)
            return
        target = action - TO
        if self.block == NORSE:
            sail(s, self.origin, target)
            s.end()
            return
        if self.steps == 0 and self.seat == SCOTTISH:
            not_norse(s, self.origin)
        border = BORDER[AREAS * self.at + target]
        s.turn.crossed[border] += 1
        if enemy_in(s, self.seat, target):
            s.turn.entry[self.block] = entry_code(self.origin, border)
            s.turn.used[border] |= BIT[2 * self.seat + end_of(border, target)]
        if self.ends_at(s, border, target):
            self.arrive(s, target, self.steps + 1)
        else:
            s.goto(
                WalkBlock(
                    self.seat, self.block, self.origin, self.at, target, self.steps + 1, self.muster
                )
            )

    def ends_at(self, s: War, border: i64, target: Area) -> bool:
        """4.0b, 10c  Tell whether the move ends there for reasons that everybody can see."""
        if self.muster >= 0:
            return target == self.muster
        if stopped(s, self.seat, border, target):
            return True
        if not may_go_further(s.blocks, self.seat, self.origin, self.steps + 1):
            return True
        return steps_from(s, self.seat, self.origin, self.at, target) == 0

    def arrive(self, s: War, target: Area, steps: i64) -> None:
        if self.muster < 0:
            pay(s, self.origin, target)
        s.blocks.move(self.block, target)
        s.turn.moved |= BIT[self.block]
        if target != self.origin:
            slipped(s.blocks, self.seat, self.origin, target, steps)
        if s.listening:
            path = [AREA_NAMES[area] for area in self.path(target, steps)]
            moved: dict[str, object] = {"side": self.seat, "path": path}
            # Only now is it told where the block set out from.
            who: dict[str, object] = {"block": BLOCK_NAMES[self.block]}
            s.tell(Event("moved", moved, who, (self.seat,), reveals=True))
        s.end()

    def path(self, target: Area, steps: i64) -> list[int]:
        """List the areas of a finished move, the first one included."""
        if steps < 2:
            return [self.origin, target]
        if steps == 2:
            return [self.origin, self.before if target == self.at else self.at, target]
        return [self.origin, self.before, self.at, target]

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, area = read(action)
        if family != TO:
            return refuse("step-or-stop" if self.steps else "step-first")
        if self.block == NORSE:
            on_coast = COAST & ~1 & BIT[area] and area != self.origin
            if on_coast and s.turn.truce == SCOTTISH and enemy_in(s, SCOTTISH, area):
                return refuse("truce", {"area": AREA_NAMES[area]})
            return refuse("norse-irish-sea" if on_coast else "norse-by-sea")
        if self.muster >= 0:
            return refuse("towards-leader", {"area": AREA_NAMES[self.muster]})
        if self.steps >= MOVE[self.block]:
            return refuse("move-spent")
        return why_no_step(s, self.seat, self.origin, self.at, area)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def retractable(self, s: War, action: Action) -> bool:
        """R-19  A step tells only where a block goes, unless it shows who walks or who does not."""
        if self.block == NORSE or self.muster >= 0:
            return False
        if action == STOP:
            return True
        if self.steps == FARTHEST - 1:
            return self.known_at_origin(s)
        return self.steps > 0 or not may_sail(s, self.seat, self.origin)

    def known_at_origin(self, s: War) -> bool:
        """10  Tell whether everybody knew that this very block stood there and had not moved."""
        here = s.blocks.at(self.seat, self.origin)
        known = s.blocks.maybe[self.block] == BIT[self.origin]
        return known and unmoved(s, self.seat, self.origin) == here

    def shown(self) -> list[object]:
        if self.steps == 0:
            return [type(self).__name__, self.seat, self.muster]
        return [
            type(self).__name__, self.seat, self.muster,
            self.origin, self.before, self.at, self.steps,
        ]  # fmt: skip

    def seen_by(self, seat: Seat) -> WalkBlock:
        if seat == self.seat:
            return self
        if self.steps == 0:
            return WalkBlock(self.seat, NOBODY, NOBODY, NOBODY, NOBODY, 0, self.muster)
        return WalkBlock(
            self.seat, NOBODY, self.origin, self.before, self.at, self.steps, self.muster
        )

    def imagined(self, s: War, lots: Lots) -> WalkBlock:
        if self.block != NOBODY:
            return self
        who = self.suspects(s)
        block = PER_SIDE * self.seat + nth(who, lots.below(count(who)))
        if self.steps == 0:
            area = s.blocks.place[block]
            return WalkBlock(self.seat, block, area, NOBODY, area, 0, self.muster)
        return WalkBlock(
            self.seat, block, self.origin, self.before, self.at, self.steps, self.muster
        )

    def suspects(self, s: War) -> i64:
        """10  List the numbers of the blocks that may be the one on its way."""
        if self.steps:
            free_norse(s, self.origin)
            return unmoved(s, self.seat, self.origin) & ON_FOOT[self.seat]
        who = self.able(s)
        if who:
            return who
        for area in range(AREAS):
            free_norse(s, area)
            who |= unmoved(s, self.seat, area) & ON_FOOT[self.seat]
        able = self.able(s)
        return able if able else who

    def able(self, s: War) -> i64:
        """List the numbers of the blocks that can set out."""
        if self.muster >= 0:
            return callable_to(s, self.seat, self.muster)
        return movable(s, self.seat)

    def args(self) -> list[object]:
        return [
            self.seat, self.block, self.origin, self.before, self.at, self.steps, self.muster,
        ]  # fmt: skip


def free_norse(s: War, area: Area) -> None:
    """Let an imagined war say that not the Norse but a comrade of theirs is still to move."""
    if unmoved(s, SCOTTISH, area) == BIT[NORSE_NUMBER]:
        for block in s.blocks.listed(SCOTTISH, area):
            if block != NORSE:
                s.turn.moved = s.turn.moved & ~BIT[block] | BIT[NORSE]
                s.turn.entry[NORSE] = s.turn.entry[block]
                s.turn.entry[block] = 0
                return


def pay(s: War, origin: Area, target: Area) -> None:
    """4.2a, 4.4a, R-11  A crossing of the national border costs a point and activates nothing."""
    if origin == ENGLAND or target == ENGLAND:
        s.turn.points -= 1
    elif not s.turn.activated & BIT[origin]:
        s.turn.points -= 1
        s.turn.activated |= BIT[origin]


def sail(s: War, origin: Area, target: Area) -> None:
    """4.7a-4.7c, R-14  The Norse go by sea for a point of their own; everybody learns that it is they."""
    s.turn.points -= 1
    s.turn.moved |= BIT[NORSE]
    if s.blocks.at(ENGLISH, target):
        s.turn.entry[NORSE] = entry_code(origin, BY_SEA)
    s.blocks.move(NORSE, target)
    placed(s.blocks, NORSE)
    left(s.blocks, SCOTTISH, origin, target, 0)
    if s.listening:
        path = [AREA_NAMES[origin], AREA_NAMES[target]]
        shown: dict[str, object] = {"side": SCOTTISH, "path": path, "block": BLOCK_NAMES[NORSE]}
        s.tell(Event("norse", shown, reveals=True))
