"""In battle: who fires, who runs, who takes the hit, and where to go afterwards."""

from __future__ import annotations

from typing import Final, TypeAlias

from saltire.games.hammer.bots.battle_eval import NOBODY_THERE, Force, Outcome, clash
from saltire.games.hammer.bots.evaluation import CROWN, Worth
from saltire.games.hammer.bots.view_map import (
    AT_HOME,
    BESIDE,
    CHANCE_TO_HIT,
    HOMES,
    RANK,
    Ground,
    at_home,
    block_name,
    is_noble,
)
from saltire.games.hammer.rules.actions import END, FIRE, FORCE, HIT, IN, MOVE, RETREAT, TO, read
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BORDER,
    COAST,
    ENGLAND,
    LIMIT,
    NORSE,
    PER_SIDE,
    SCOTTISH,
)
from saltire.games.hammer.rules.forces import MainForce, group_of, groups
from saltire.games.hammer.rules.imagine import imagine
from saltire.i18n.reason import Reason
from saltire.kernel.bits import BIT, members
from saltire.kernel.lots import Lots

Choice: TypeAlias = tuple[int, Reason]
"""An action and why."""
LATE: Final = 0.85
"""How near winter must be for a noble to make a last stand at home."""
FEAR: Final = (0.88, 0.6)
"""With this chance to be wiped out, English and Scottish blocks leave; the English levy more easily."""
WORTH_REGROUPING: Final = 0.4


def combat_turn(worth: Worth) -> Choice:
    """5.31a  Fire, unless the battle is lost and there is a way out."""
    ground = worth.ground
    view = ground.view
    fate, attacking = outlook(ground)
    doom, hope = (fate.ruin, fate.win) if attacking else (fate.win, fate.ruin)
    runaways = [a - RETREAT for a in view.legal if read(a)[0] == RETREAT]
    for block in sorted(runaways, key=worth.precious, reverse=True):
        precious = worth.precious(block)
        fear = 0.08 if precious >= CROWN else FEAR[worth.me]
        if last_stand(worth, block):
            continue
        if doom > fear and doom > hope * (0.3 if precious >= CROWN else 1.0):
            return RETREAT + block, Reason("hammer-why-likely-lost", block=block_name(block))
    shooters = [a - FIRE for a in view.legal if read(a)[0] == FIRE]
    best = max(shooters, key=lambda b: ground.strength[b] * CHANCE_TO_HIT[b])
    odds = round(100 * hope)
    return FIRE + best, Reason("hammer-why-fires", block=block_name(best), odds=odds)


def last_stand(worth: Worth, block: int) -> bool:
    """7.1b  Who leaves his home to the enemy when winter comes is lost as well."""
    area = int(worth.ground.view.battle.area)
    homes = [h for h in HOMES[block % PER_SIDE] if h != area and not worth.ground.foes[h]]
    return is_noble(block) and at_home(block, area) and not homes and worth.winter >= LATE


def outlook(ground: Ground) -> tuple[Outcome, bool]:
    """Judge the rest of the battle, and tell whether this side attacks."""
    view = ground.view
    b = view.battle
    attacking = b.attacker == ground.me
    mine = _front(ground, ground.me, not attacking)
    theirs = _front(ground, ground.foe, attacking)
    waiting = [x for x in ground.mine[b.area] if not b.front & BIT[x]]
    my_late = ground.my_force(waiting, b.area, not attacking)
    seen = len([x for x in members(b.front) if x // PER_SIDE == ground.foe])
    unseen = ground.foes[b.area] - seen
    their_late = NOBODY_THERE
    if unseen > 0:
        their_late = Force(0.0, 0.8 * unseen, 0.2 * unseen, 2.6 * unseen)
    rounds = int(4 - b.round)
    if attacking:
        return clash(mine, theirs, my_late, their_late, rounds), True
    return clash(theirs, mine, their_late, my_late, rounds), False


def _front(ground: Ground, side: int, defending: bool) -> Force:
    volley = [0.0, 0.0, 0.0]
    steps = 0
    area = ground.view.battle.area
    for block in members(ground.view.battle.front):
        if block // PER_SIDE == side:
            strength = ground.strength[block]
            steps += strength
            hit = AT_HOME if defending and at_home(block, area) else CHANCE_TO_HIT[block]
            volley[RANK[block]] += strength * hit
    return Force(volley[0], volley[1], volley[2], float(steps))


def take_hit(worth: Worth) -> Choice:
    """5.41b, 3.14  The block that is missed least takes the hit."""
    acted = worth.ground.view.battle.acted

    def missed(action: int) -> float:
        block = action - HIT
        last = worth.ground.strength[block] == 1
        fire = CHANCE_TO_HIT[block] * (1.0 if not acted & BIT[block] else 0.6)
        return fire + worth.precious(block) * (1.0 if last else 0.05)

    chosen = min(worth.ground.view.legal, key=missed)
    return chosen, Reason("hammer-why-spares", block=block_name(chosen - HIT))


def battle_order(worth: Worth) -> Choice:
    """5.1  The battle with the most to win comes first."""
    mine = worth.ground.mine
    chosen = max(worth.ground.view.legal, key=lambda a: worth.area(a - IN, mine[a - IN], []))
    return chosen, Reason("hammer-why-battle-first", area=AREA_NAMES[chosen - IN])


def main_force(worth: Worth) -> Choice:
    """5.32b  The group with the heaviest volley leads."""
    ground = worth.ground
    view = ground.view
    top = view.stack[-1]
    assert isinstance(top, MainForce)
    s = imagine(view, Lots(0))
    best, chosen = -1.0, 0
    for n, group in enumerate(groups(s, ground.me, top.area)):
        same = group_of(s, top.area, group)
        volley = sum(
            [
                ground.strength[b] * CHANCE_TO_HIT[b]
                for b in ground.mine[top.area]
                if s.turn.entry[b] and group_of(s, top.area, s.turn.entry[b]) == same
            ]
        )
        if volley > best:
            best, chosen = volley, n
    return FORCE + chosen, Reason("hammer-why-main-force")


def go_somewhere(worth: Worth, block: int) -> Choice:
    """Choose among areas for one block: where it does most and is safest."""
    chosen = max(worth.ground.view.legal, key=lambda a: gain_at(worth, block, a - TO))
    area = AREA_NAMES[chosen - TO]
    return chosen, Reason("hammer-why-best-placed", block=block_name(block), area=area)


def gain_at(worth: Worth, block: int, area: int) -> float:
    """What a block adds to an area."""
    there = [b for b in worth.ground.mine[area] if b != block]
    return worth.area(area, sorted([*there, block]), []) - worth.area(area, there, [])


def must_retreat(worth: Worth) -> Choice:
    """5.5e  Borders fill up, so those who matter most leave first."""
    chosen = max(worth.ground.view.legal, key=lambda a: worth.block(a - MOVE))
    return chosen, Reason("hammer-why-leaves-first", block=block_name(chosen - MOVE))


def regroup(worth: Worth) -> Choice:
    """5.6a  Spread out where that brings something: homes to shut, room for the winter."""
    ground = worth.ground
    here = int(ground.view.battle.area)
    best, chosen, goal = WORTH_REGROUPING, END, here
    for action in ground.view.legal:
        if action == END:
            continue
        block = action - MOVE
        stay = [b for b in ground.mine[here] if b != block]
        # The foes that were here are gone; the area is held if anybody stays.
        left = worth.area(here, stay, []) - worth.area(here, ground.mine[here], [])
        for area in _open_to(ground, here, block):
            gain = left + gain_at(worth, block, area)
            if gain > best:
                best, chosen, goal = gain, action, area
    if chosen == END:
        return END, Reason("hammer-why-all-well-placed")
    name = block_name(chosen - MOVE)
    return chosen, Reason("hammer-why-more-use", block=name, area=AREA_NAMES[goal])


def _open_to(ground: Ground, here: int, block: int) -> list[int]:
    """5.6a-5.6e  List where a winner's block may go, roughly: the rules ask for the goal afterwards."""
    if block == NORSE:
        coasts = [a for a in members(COAST) if a not in (ENGLAND, here)]
        return [a for a in coasts if ground.mine[a] and not ground.foes[a]]
    crossed = ground.view.turn.crossed
    return [
        area
        for area in BESIDE[here]
        if not ground.foes[area]
        and not (ground.me == SCOTTISH and area == ENGLAND)
        and crossed[BORDER[AREAS * here + area]] < LIMIT[BORDER[AREAS * here + area]]
    ]
