"""4.4c, 5.32a-5.32c  Groups of attackers, and the main force named at the end of the own Move Phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import FORCE
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    ENGLAND,
    PER_SIDE,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.paths import BY_SEA
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.kernel.bits import lowest
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat

ENTRY_STEP: Final = 64
CROSSING: Final = 1 + BY_SEA + 1
"""The group of all who crossed the Anglo-Scottish border (4.4c)."""


def entry_code(origin: Area, border: i64) -> i64:
    """5.32a  Note where a block started this turn and over which border it came into a battle."""
    return 1 + ENTRY_STEP * origin + border


def origin_of(entry: i64) -> Area:
    return (entry - 1) // ENTRY_STEP


def border_of(entry: i64) -> i64:
    """Give the border by which a block came; BY_SEA for the Norse."""
    return (entry - 1) % ENTRY_STEP


def group_of(s: War, area: Area, entry: i64) -> i64:
    """4.4c, 5.32a, C48, R-16  Same start and border; who crossed the Anglo-Scottish border is one group."""
    if origin_of(entry) != ENGLAND and (area != ENGLAND or s.options.raiders_by_start):
        return entry
    if s.options.crossing_any_border:
        return CROSSING
    return entry_code(ENGLAND, border_of(entry))


def in_main_force(s: War, area: Area, block: Block) -> bool:
    """5.32b, 5.32c  Tell whether an attacking block fights from round 1; all do if none was named."""
    main, entry = s.turn.main[area], s.turn.entry[block]
    if main == 0 or joins_any_force(s, entry):
        return True
    return group_of(s, area, entry) == group_of(s, area, main)


def joins_any_force(s: War, entry: i64) -> bool:
    """5.32c, C6  Norse in an attack fight with whatever force is named."""
    return s.options.norse_main_force and border_of(entry) == BY_SEA


def attacks(s: War, side: Side, area: Area) -> bool:
    """5.1a  Tell whether a side's move made a contested area so, and not the enemy's."""
    entry = s.turn.entry
    first = PER_SIDE * (1 - side)
    enemies = s.blocks.at(1 - side, area)
    while enemies:
        if entry[first + lowest(enemies)]:
            return False
        enemies &= enemies - 1
    return True


def groups(s: War, side: Side, area: Area) -> list[int]:
    """5.32a-5.32c  List the groups that may be named main force, each by the least of its entries."""
    least: dict[int, int] = {}
    for block in s.blocks.listed(side, area):
        entry = s.turn.entry[block]
        if entry and not joins_any_force(s, entry):
            group = group_of(s, area, entry)
            least[group] = min(entry, least.get(group, entry))
    return sorted(least.values())


def to_forces(s: War, side: Side) -> None:
    """5.32b  Ask for the main force of each battle with more than one group, then leave the phase."""
    contested = s.blocks.contested_areas()
    while contested:
        area = lowest(contested)
        contested &= contested - 1
        if s.turn.main[area] or s.blocks.count_at(side, area) < 2:
            continue
        if attacks(s, side, area) and len(groups(s, side, area)) > 1:
            s.goto(MainForce(side, area))
            return
    s.turn.points = 0
    s.turn.activated = 0
    s.turn.clear_borders()  # 4.3d
    s.end()


class MainForce(Phase[War]):
    """5.32b, C42  The attacker names his main force before the enemy acts; the others are reserves."""

    rule: ClassVar[str] = "5.32b"

    def __init__(self, seat: Seat, area: Area) -> None:
        super().__init__(seat)
        self.area: i64 = area

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [FORCE + n for n in range(len(groups(s, self.seat, self.area)))]

    def take(self, s: War, action: Action) -> None:
        main = groups(s, self.seat, self.area)[action - FORCE]
        s.turn.main[self.area] = main
        if s.listening:
            named: dict[str, object] = {
                "side": self.seat,
                "area": AREA_NAMES[self.area],
                "from": AREA_NAMES[origin_of(main)],
            }
            s.tell(Event("main-force", named))
        to_forces(s, self.seat)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("which-force", {"area": AREA_NAMES[self.area]})

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.area]

    def args(self) -> list[object]:
        return [self.seat, self.area]
