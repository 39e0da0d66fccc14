"""4.0, 4.2-4.7  Where a block may go: borders, stops, pinning, Truce. Only public facts decide it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.rules.board import Blocks, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLACK_BORDERS,
    BLOCKS,
    BORDER,
    BORDER_ENDS,
    BORDERS,
    COAST,
    ENGLAND,
    ENGLISH,
    IRISH_SEA,
    LIMIT,
    MOVE,
    NEXT_TO,
    NO_BORDER,
    NORSE,
    PER_SIDE,
    PLACES,
    SCOTTISH,
    Area,
    Block,
    Border,
    Side,
)
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.errors import Refusal
from saltire.kernel.vecs import vec

MOST_NEIGHBOURS: Final = 8
NEIGHBOURS: Final[vec[i64]] = vec[i64](
    [n for a in range(AREAS) for n in (members(NEXT_TO[a]) + [-1] * MOST_NEIGHBOURS)[:8]]
)
"""NEIGHBOURS[8 * area + i]: the adjacent areas, filled up with -1."""
FIRST_END: Final[vec[i64]] = vec[i64]([ends[0] for ends in BORDER_ENDS])
NORSE_NUMBER: Final = NORSE - PER_SIDE
ON_FOOT: Final[vec[i64]] = vec[i64]([BIT[PER_SIDE] - 1, (BIT[PER_SIDE] - 1) & ~BIT[NORSE_NUMBER]])
"""The numbers of a side's blocks that walk: all but the Norse."""
BY_SEA: Final = BORDERS
"""The border number of those who come by sea (4.7b)."""
FAR_WALKERS: Final[vec[i64]] = vec[i64]([b for b in range(BLOCKS) if MOVE[b] == 3])
"""The blocks that can go three areas far; all others on foot go two."""
FARTHEST: Final = 3
OUTSIDE_ENGLAND: Final = ~1


def enemy_in(s: War, side: Side, area: Area) -> bool:
    return s.blocks.here[PLACES * (1 - side) + area] != 0


def unmoved(s: War, side: Side, area: Area) -> i64:
    """4.0c  List the blocks in an area that have not moved this turn, as a set of numbers."""
    return s.blocks.here[PLACES * side + area] & ~(s.turn.moved >> PER_SIDE * side)


def pinned(s: War, side: Side, area: Area) -> bool:
    """4.6, 4.6a, 4.6c, 4.7e  As many of those who stood there are pinned as there are attackers."""
    attackers = s.blocks.here[PLACES * (1 - side) + area]
    return attackers != 0 and count(unmoved(s, side, area)) <= count(attackers)


def affordable(s: War, area: Area) -> bool:
    """4.2a, 4.2c  An area is activated for one point, and stays so for the phase."""
    return s.turn.points > 0 or s.turn.activated & BIT[area] != 0


def steps_from(s: War, side: Side, origin: Area, before: Area, at: Area) -> i64:
    """4.2a, 4.2d, R-21  List where a block on its way may step next, as a set of areas."""
    found: i64 = 0
    i: i64 = MOST_NEIGHBOURS * at
    while i < MOST_NEIGHBOURS * at + MOST_NEIGHBOURS and NEIGHBOURS[i] >= 0:
        target = NEIGHBOURS[i]
        i += 1
        if target != before and may_step(s, side, origin, at, target):
            found |= BIT[target]
    return found


def can_set_out(s: War, side: Side, origin: Area) -> bool:
    """4.2a  Tell whether a block there has a first step."""
    i: i64 = MOST_NEIGHBOURS * origin
    while i < MOST_NEIGHBOURS * origin + MOST_NEIGHBOURS and NEIGHBOURS[i] >= 0:
        if may_step(s, side, origin, origin, NEIGHBOURS[i]):
            return True
        i += 1
    return False


def may_step(s: War, side: Side, origin: Area, at: Area, target: Area) -> bool:
    """4.2d, 4.6b  Tell whether a block on its way may step into the next area, if it does not turn back."""
    if not may_cross(s, side, at, target):
        return False
    if at == origin:
        return not closed_by_attack(s, side, at, target)
    return target != origin or s.options.round_trips


def may_cross(s: War, side: Side, at: Area, target: Area) -> bool:
    """4.3, 4.3a, 4.3c, 4.4, 4.4a, 4.4d  The border has room, the crossing is paid, no Truce forbids it."""
    border = BORDER[AREAS * at + target]
    if s.turn.crossed[border] >= LIMIT[border]:
        return False
    if (at == ENGLAND or target == ENGLAND) and s.turn.points == 0:
        return False
    return s.turn.truce != side or not closed_by_truce(s, side, target)


def closed_by_truce(s: War, side: Side, target: Area) -> bool:
    """3.16  Who is bound enters no area with an enemy block, and a Scot never England."""
    return enemy_in(s, side, target) or (side == SCOTTISH and target == ENGLAND)


def closed_by_attack(s: War, side: Side, at: Area, target: Area) -> bool:
    """4.6b, C47  Who leaves an attacked area crosses no border that the attackers used, or control."""
    if not enemy_in(s, side, at):
        return False
    border = BORDER[AREAS * at + target]
    if s.options.later_use_opens:
        return enemy_controls(s, side, at, border)
    return used_by(s, 1 - side, at, border)


def enemy_controls(s: War, side: Side, area: Area, border: Border) -> bool:
    """5.5d, C17, C46  The enemy entered by a border, and one's own side has not used it later."""
    if not came_by(s, 1 - side, area, border):
        return False
    return side == s.turn.first or not came_by(s, side, area, border)


def came_by(s: War, side: Side, area: Area, border: Border) -> bool:
    """C46  Tell whether a side entered this battle over a border, or any battle at either end of it."""
    if s.options.any_battle_closes:
        return s.turn.used[border] & (3 * BIT[2 * side]) != 0
    return used_by(s, side, area, border)


def used_by(s: War, side: Side, area: Area, border: Border) -> bool:
    """5.5d-1  Tell whether a side entered the battle in an area over a border."""
    return s.turn.used[border] & BIT[2 * side + end_of(border, area)] != 0


def end_of(border: Border, area: Area) -> i64:
    """Tell which of a border's two ends an area is."""
    if FIRST_END[border] == area:
        return 0
    return 1


def stopped(s: War, side: Side, border: Border, target: Area) -> bool:
    """4.0b, 4.3b, 4.4b  An enemy block, a red border and England end a move."""
    return border >= BLACK_BORDERS or target == ENGLAND or enemy_in(s, side, target)


def may_go_further(blocks: Blocks, side: Side, origin: Area, steps: i64) -> bool:
    """10c, R-12  Tell whether for all the enemy knows a block from there can go on after so many steps."""
    if steps < FARTHEST - 1:
        return True
    if steps == FARTHEST:
        return False
    i: i64 = 0
    while i < len(FAR_WALKERS):
        block = FAR_WALKERS[i]
        if block // PER_SIDE == side and blocks.maybe[block] & BIT[origin]:
            return True
        i += 1
    return False


def norse_ports(s: War, source: Area) -> i64:
    """4.7a, 4.7b  List where the Norse may sail: any other Scottish coast, or only the Irish Sea."""
    ports: i64 = IRISH_SEA if s.options.angus_og else COAST
    ports &= OUTSIDE_ENGLAND & ~BIT[source]
    if s.turn.truce == SCOTTISH:
        ports &= ~s.blocks.held_areas(ENGLISH)
    return ports


def mustering_steps(
    s: War, side: Side, origin: Area, at: Area, left_over: i64, leader: Area
) -> i64:
    """4.8  List the next areas on the ways to a leader that are short enough, as a set of areas."""
    found: i64 = 0
    for target in members(steps_from(s, side, origin, origin, at)):
        if at == ENGLAND or target == ENGLAND:
            continue
        on_the_way = left_over > 1 and not stopped(s, side, BORDER[AREAS * at + target], target)
        if target == leader or (
            on_the_way and mustering_steps(s, side, origin, target, left_over - 1, leader)
        ):
            found |= BIT[target]
    return found


def callable_to(s: War, side: Side, leader: Area) -> i64:
    """4.8  List the blocks that can reach a leader's area, as a set of numbers; never the Norse."""
    found: i64 = 0
    for area in range(AREAS):
        here = unmoved(s, side, area) & ON_FOOT[side]
        if not here or area == leader or pinned(s, side, area):
            continue
        for number in members(here):
            reach = MOVE[PER_SIDE * side + number]
            if mustering_steps(s, side, area, area, reach, leader):
                found |= BIT[number]
    return found


def movable(s: War, side: Side) -> i64:
    """4.2a  List the blocks that have at least one legal first step, as a set of numbers."""
    here = s.blocks.here
    first = PLACES * side
    unmoved_yet = ~(s.turn.moved >> PER_SIDE * side)
    found: i64 = 0
    area: i64 = 0
    while area < AREAS:
        able = here[first + area] & unmoved_yet
        if able and not pinned(s, side, area):
            found |= movable_from(s, side, area, able)
        area += 1
    return found


def movable_from(s: War, side: Side, area: Area, able: i64) -> i64:
    """4.2a  List those of some blocks in an area that have a legal first step."""
    found: i64 = 0
    if side == SCOTTISH and able & BIT[NORSE_NUMBER]:
        able &= ~BIT[NORSE_NUMBER]
        if s.turn.points and norse_ports(s, area):
            found = BIT[NORSE_NUMBER]
    if able and affordable(s, area) and can_set_out(s, side, area):
        found |= able
    return found


def only_way_out(s: War, side: Side) -> Area:
    """10  Find the one area from which a block can still set out without a point; -1 if not just one."""
    found: i64 = -1
    for area in range(AREAS):
        if not s.turn.activated & BIT[area] or not unmoved(s, side, area) or pinned(s, side, area):
            continue
        if can_set_out(s, side, area):
            if found >= 0:
                return -1
            found = area
    return found


def why_no_pick(s: War, side: Side, block: Block) -> Refusal:
    """Find the rule that keeps a block from moving; must agree with movable()."""
    if block // PER_SIDE != side:
        return refuse("not-your-block")
    area = s.blocks.place[block]
    if area >= AREAS:
        return refuse("not-on-map")
    if s.turn.moved & BIT[block]:
        return refuse("moved-already")
    where: dict[str, object] = {"area": AREA_NAMES[area]}
    if pinned(s, side, area):
        return refuse("pinned", where)
    if block == NORSE and not s.turn.points:
        return refuse("norse-no-points")
    if not affordable(s, area):
        return refuse("no-points", where)
    return refuse("nowhere", where)


def why_no_step(s: War, side: Side, origin: Area, at: Area, target: Area) -> Refusal:
    """Find the rule that closes a next step; must agree with steps_from()."""
    way: dict[str, object] = {"from": AREA_NAMES[at], "area": AREA_NAMES[target]}
    border = BORDER[AREAS * at + target]
    if target == origin and not s.options.round_trips:
        return refuse("back-to-start")
    if border == NO_BORDER:
        return refuse("not-adjacent", way)
    if s.turn.truce == side and closed_by_truce(s, side, target):
        return refuse("truce", way)
    if at == origin and closed_by_attack(s, side, at, target):
        return refuse("border-closed", way)
    if s.turn.crossed[border] >= LIMIT[border]:
        return refuse("border-full", way)
    if (at == ENGLAND or target == ENGLAND) and not s.turn.points:
        return refuse("no-points-to-cross")
    return refuse("straight-back")
