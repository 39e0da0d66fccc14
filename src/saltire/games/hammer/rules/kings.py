"""6, 5.10c  Kings: who may be crowned, whom a crown drives to the enemy, the battles that follow."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import BALLIOL, CROWN_BRUCE, CROWN_COMYN, IN
from saltire.games.hammer.rules.battles import fight
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    ALL_NOBLES,
    AREA_NAMES,
    BLOCK_NAMES,
    BRUCE,
    BRUCE_FACTION,
    COMYN,
    COMYN_FACTION,
    ENGLISH,
    FIFE,
    FRENCH,
    FULL,
    KING,
    PER_SIDE,
    SCOTTISH,
    WALLACE,
    Block,
    Side,
)
from saltire.games.hammer.rules.known_blocks import left, placed, shown
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.games.hammer.rules.victory import is_dead
from saltire.kernel.bits import count, lowest, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import RULES, Action, Seat

BALLIOL_YEAR: Final = 1301


def crownings(s: War, side: Side) -> list[int]:
    """6.2, 3.18  List the kings that a side may crown with its event, as actions."""
    return [
        action
        for action in (CROWN_BRUCE, CROWN_COMYN, BALLIOL)
        if why_no_king(s, side, action) == ""
    ]


def why_no_king(s: War, side: Side, action: Action) -> str:
    """6.21, 6.22, 6.23  Name what stands in the way of a coronation; nothing if it may be held."""
    if side != SCOTTISH:
        return "not-king-maker"
    if s.turn.crowned:
        return "crowned-before"
    if action == BALLIOL:
        if s.turn.year < BALLIOL_YEAR:
            return "too-early"
        return "" if s.blocks.on_map(FRENCH) else "no-french"
    if not is_dead(s, WALLACE):
        return "wallace-lives"
    return "" if s.blocks.place[candidate(action)] == FIFE else "not-in-fife"


def candidate(action: Action) -> Block:
    """6.21  Give the Scottish block of the noble who would be king."""
    return PER_SIDE + (BRUCE if action == CROWN_BRUCE else COMYN)


def why_not_crown(s: War, side: Side, action: Action) -> Refusal:
    key = why_no_king(s, side, action)
    if key == "not-in-fife":
        return refuse(key, {"noble": BLOCK_NAMES[candidate(action)]})
    return refuse(key)


def crown(s: War, action: Action) -> None:
    """6.21a-6.21d, 6.22  Place the King at full strength; a faction goes over; fight where it must be."""
    beside = (
        FRENCH if action == BALLIOL else candidate(action)
    )  # 6.21b: he stays in play as a noble
    area = s.blocks.place[beside]
    s.turn.crowned = True
    s.blocks.put(KING, area, FULL[KING])
    shown(s.blocks, KING)
    placed(s.blocks, beside)
    if s.listening:
        name = "Balliol" if action == BALLIOL else BLOCK_NAMES[beside]
        s.tell(Event("crowned", {"king": name, "area": AREA_NAMES[area]}, reveals=True))
    go_over(s, COMYN_FACTION if action == CROWN_BRUCE else BRUCE_FACTION)
    s.call(Defections())


def go_over(s: War, faction: i64) -> None:
    """6.21c, C39  All Scottish nobles of a faction turn English at their present strength, never Moray."""
    for number in members(faction):
        block = PER_SIDE * SCOTTISH + number
        if s.blocks.on_map(block):
            defect(s, block, s.blocks.strength[block])


def defect(s: War, block: Block, strength: i64) -> Block:
    """2.22, 3.13, 3.14, 6.21c  Turn a noble's block over in place; both sides know where and how strong."""
    area = s.blocks.place[block]
    other = s.blocks.change_sides(block, strength)
    shown(s.blocks, block)
    shown(s.blocks, other)
    left(s.blocks, block // PER_SIDE, area, area, 0)
    if s.listening:
        news: dict[str, object] = {
            "noble": BLOCK_NAMES[block],
            "side": other // PER_SIDE,
            "area": AREA_NAMES[area],
            "strength": strength,
        }
        s.tell(Event("defected", news, reveals=True))
    return other


class Defections(Phase[War]):
    """6.21d, 5.10  Areas that a coronation left contested are fought at once, one after another."""

    rule: ClassVar[str] = "6.21d"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        areas = s.blocks.contested_areas()
        if not areas:
            s.end()
        elif count(areas) == 1:
            fight(s, lowest(areas), ENGLISH, defection=True)
        else:
            s.call(PickDefection(s.turn.first))

    def args(self) -> list[object]:
        return []


class PickDefection(Phase[War]):
    """5.10c  Player 1 of the turn picks which of several defection battles is next."""

    rule: ClassVar[str] = "5.10c"

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [IN + area for area in members(s.blocks.contested_areas())]

    def take(self, s: War, action: Action) -> None:
        s.end()
        fight(s, action - IN, ENGLISH, defection=True)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("which-defection")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True


def persons(s: War, side: Side) -> list[int]:
    """2.22a, 2.22b, 3.13  List the blocks of the nobles a side controls, Moray not among them."""
    first = PER_SIDE * side
    return [first + number for number in members(ALL_NOBLES) if s.blocks.on_map(first + number)]
