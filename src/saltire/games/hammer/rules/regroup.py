"""5.6, 4.7d  Regroup: when a battle is won the winner may spread out, unseen."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import END, MOVE, TO, read
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    BLOCK_NAMES,
    ENGLISH,
    IRISH_SEA,
    NORSE,
    NORTH_SEA,
    PER_SIDE,
    SCOTTISH,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.paths import ON_FOOT
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.games.hammer.rules.retreats import (
    blanked,
    friendly_coasts,
    slip,
    somebody,
    ways_out,
    why_no_retreat,
)
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat


def regroups(s: War, block: Block) -> i64:
    """5.6a-5.6e  List where a block may regroup to, as a set of areas; no border is closed."""
    if block != NORSE:
        return ways_out(s, block // PER_SIDE)
    found = friendly_coasts(s)
    if not s.options.norse_regroup_any:
        found &= coasts_near(s.battle.area)
    return found


def coasts_near(area: Area) -> i64:
    """4.7d, C7  List the coasts of the sea or seas that an area lies on."""
    found: i64 = 0
    if NORTH_SEA & BIT[area]:
        found |= NORTH_SEA
    if IRISH_SEA & BIT[area]:
        found |= IRISH_SEA
    return found


class Regroup(Phase[War]):
    """5.6a  The winner may move any of his blocks there to adjacent friendly or neutral areas."""

    rule: ClassVar[str] = "5.6a"

    def legal(self, s: War, seat: Seat) -> list[int]:
        first = MOVE + PER_SIDE * self.seat
        return [*[first + number for number in members(regrouping(s, self.seat))], END]

    def take(self, s: War, action: Action) -> None:
        if action == END:
            end_regroup(s)
            return
        block = action - MOVE
        ways = regroups(s, block)
        if count(ways) == 1:
            slip(s, block, nth(ways, 0), "regrouped")
            regroup_on(s, self.seat)
        else:
            s.goto(RegroupTo(self.seat, block))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, block = read(action)
        here = s.battle.area
        if family == MOVE and block // PER_SIDE == self.seat and s.blocks.place[block] == here:
            return refuse("no-regroup", {"block": BLOCK_NAMES[block]})
        return refuse("regroup-or-end")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == END or action == MOVE + NORSE

    def args(self) -> list[object]:
        return [self.seat]


def regrouping(s: War, side: Side) -> i64:
    """5.6a  List the winner's blocks that have somewhere to go, as a set of numbers."""
    here = s.blocks.at(side, s.battle.area)
    found = here & ON_FOOT[side]
    if found and not ways_out(s, side):
        found = 0
    norse = here & ~ON_FOOT[side]
    if norse and regroups(s, NORSE):
        found |= norse
    return found


class RegroupTo(Phase[War]):
    """5.6a, 10b  Where a regrouping block goes; which block it is nobody else is told."""

    rule: ClassVar[str] = "5.6a"

    def __init__(self, seat: Seat, block: Block) -> None:
        super().__init__(seat)
        self.block: i64 = block

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [TO + area for area in members(regroups(s, self.block))]

    def take(self, s: War, action: Action) -> None:
        slip(s, self.block, action - TO, "regrouped")
        regroup_on(s, self.seat)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return why_no_retreat(s, self.block, action)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def seen_by(self, seat: Seat) -> RegroupTo:
        return self if seat == self.seat else RegroupTo(self.seat, blanked(self.block))

    def imagined(self, s: War, lots: Lots) -> RegroupTo:
        return RegroupTo(self.seat, somebody(s, self.seat, self.block, lots))

    def args(self) -> list[object]:
        return [self.seat, self.block]


def start_regroup(s: War, side: Side) -> None:
    """5.6c  Borders count afresh."""
    s.turn.clear_borders()
    regroup_on(s, side)


def regroup_on(s: War, side: Side) -> None:
    """5.6a  Ask again while a block can still go."""
    if regrouping(s, side):
        s.goto(REGROUP[side])
    else:
        end_regroup(s)


def end_regroup(s: War) -> None:
    """5.1  The battle is over."""
    s.battle.area = NOBODY
    s.end()


REGROUP: Final = [Regroup(ENGLISH), Regroup(SCOTTISH)]
