"""Chooses in battle: who fires, who retreats, who takes a hit, and where blocks go afterwards."""

from __future__ import annotations

from typing import Final, TypeAlias

from saltire.games.hammer.bots.area_values import CROWN
from saltire.games.hammer.bots.battle_forecast import lives_in
from saltire.games.hammer.bots.battle_odds import estimate
from saltire.games.hammer.bots.evaluation import Evaluation
from saltire.games.hammer.bots.view_map import (
    BESIDE,
    CHANCE_TO_HIT,
    HOMES,
    ViewMap,
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
"""An action and its reason."""
LATE: Final = 0.85
"""How near winter must be for a noble to make a last stand at home."""
FEAR: Final = (0.88, 0.6)
"""The probability of being wiped out from which English and Scottish blocks retreat."""
WORTH_REGROUPING: Final = 0.4


def combat_turn(evaluation: Evaluation) -> Choice:
    """5.31a  Fire, unless the battle is lost and there is a way out."""
    view_map = evaluation.view_map
    view = view_map.view
    win, loss = estimate(view)
    runaways = [a - RETREAT for a in view.legal if read(a)[0] == RETREAT]
    for block in sorted(runaways, key=evaluation.precious, reverse=True):
        precious = evaluation.precious(block)
        fear = 0.08 if precious >= CROWN else FEAR[evaluation.me]
        if last_stand(evaluation, block):
            continue
        if loss > fear and loss > win * (0.3 if precious >= CROWN else 1.0):
            if loss > 0.5:
                return RETREAT + block, Reason("hammer-why-likely-lost", block=block_name(block))
            odds = round(100 * loss)
            return RETREAT + block, Reason("hammer-why-leaves", block=block_name(block), odds=odds)
    shooters = [a - FIRE for a in view.legal if read(a)[0] == FIRE]
    best = max(shooters, key=lambda b: view_map.strength[b] * CHANCE_TO_HIT[b])
    odds = round(100 * win)
    return FIRE + best, Reason("hammer-why-fires", block=block_name(best), odds=odds)


def last_stand(evaluation: Evaluation, block: int) -> bool:
    """7.1b  Tell whether a noble should stay: at home he would be lost to the enemy in winter anyway."""
    area = int(evaluation.view_map.view.battle.area)
    homes = [h for h in HOMES[block % PER_SIDE] if h != area and not evaluation.view_map.foes[h]]
    return (
        is_noble(block) and lives_in(block, area) and not homes and evaluation.values.winter >= LATE
    )


def take_hit(evaluation: Evaluation) -> Choice:
    """5.41b, 3.14  Choose the least valuable block to take the hit."""
    acted = evaluation.view_map.view.battle.acted

    def missed(action: int) -> float:
        block = action - HIT
        last = evaluation.view_map.strength[block] == 1
        fire = CHANCE_TO_HIT[block] * (1.0 if not acted & BIT[block] else 0.6)
        return fire + evaluation.precious(block) * (1.0 if last else 0.05)

    chosen = min(evaluation.view_map.view.legal, key=missed)
    return chosen, Reason("hammer-why-spares", block=block_name(chosen - HIT))


def battle_order(evaluation: Evaluation) -> Choice:
    """5.1  Choose the battle with the most to win first."""
    mine = evaluation.view_map.mine
    chosen = max(
        evaluation.view_map.view.legal, key=lambda a: evaluation.area(a - IN, mine[a - IN], [])
    )
    return chosen, Reason("hammer-why-battle-first", area=AREA_NAMES[chosen - IN])


def main_force(evaluation: Evaluation) -> Choice:
    """5.32b  Choose the group with the heaviest volley."""
    view_map = evaluation.view_map
    view = view_map.view
    top = view.stack[-1]
    assert isinstance(top, MainForce)
    s = imagine(view, Lots(0))
    best, chosen = -1.0, 0
    for n, group in enumerate(groups(s, view_map.me, top.area)):
        same = group_of(s, top.area, group)
        volley = sum(
            [
                view_map.strength[b] * CHANCE_TO_HIT[b]
                for b in view_map.mine[top.area]
                if s.turn.entry[b] and group_of(s, top.area, s.turn.entry[b]) == same
            ]
        )
        if volley > best:
            best, chosen = volley, n
    return FORCE + chosen, Reason("hammer-why-main-force")


def choose_area(evaluation: Evaluation, block: int) -> Choice:
    """Choose the area where a block has the highest value."""
    chosen = max(evaluation.view_map.view.legal, key=lambda a: gain_at(evaluation, block, a - TO))
    area = AREA_NAMES[chosen - TO]
    return chosen, Reason("hammer-why-best-placed", block=block_name(block), area=area)


def gain_at(evaluation: Evaluation, block: int, area: int) -> float:
    """Give the value that a block adds to an area."""
    there = [b for b in evaluation.view_map.mine[area] if b != block]
    return evaluation.area(area, sorted([*there, block]), []) - evaluation.area(area, there, [])


def must_retreat(evaluation: Evaluation) -> Choice:
    """5.5e  Retreat with the most valuable block first: borders fill up."""
    chosen = max(evaluation.view_map.view.legal, key=lambda a: evaluation.block(a - MOVE))
    return chosen, Reason("hammer-why-leaves-first", block=block_name(chosen - MOVE))


def regroup(evaluation: Evaluation) -> Choice:
    """5.6a  Spread out where that gains something: homes to occupy, room for the winter."""
    view_map = evaluation.view_map
    here = int(view_map.view.battle.area)
    best, chosen, goal = WORTH_REGROUPING, END, here
    for action in view_map.view.legal:
        if action == END:
            continue
        block = action - MOVE
        stay = [b for b in view_map.mine[here] if b != block]
        # The enemy blocks that were here are gone; the area is held if anybody stays.
        left = evaluation.area(here, stay, []) - evaluation.area(here, view_map.mine[here], [])
        for area in _open_to(view_map, here, block):
            gain = left + gain_at(evaluation, block, area)
            if gain > best:
                best, chosen, goal = gain, action, area
    if chosen == END:
        return END, Reason("hammer-why-all-well-placed")
    name = block_name(chosen - MOVE)
    return chosen, Reason("hammer-why-more-use", block=name, area=AREA_NAMES[goal])


def _open_to(view_map: ViewMap, here: int, block: int) -> list[int]:
    """5.6a-5.6e  List where a winner's block may go, roughly: the rules check the target afterwards."""
    if block == NORSE:
        coasts = [a for a in members(COAST) if a not in (ENGLAND, here)]
        return [a for a in coasts if view_map.mine[a] and not view_map.foes[a]]
    crossed = view_map.view.turn.crossed
    return [
        area
        for area in BESIDE[here]
        if not view_map.foes[area]
        and not (view_map.me == SCOTTISH and area == ENGLAND)
        and crossed[BORDER[AREAS * here + area]] < LIMIT[BORDER[AREAS * here + area]]
    ]
