"""Chooses a card to play, and what to do with an event."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.bots.area_values import NOBLE
from saltire.games.hammer.bots.battle_choice import Choice, gain_at
from saltire.games.hammer.bots.evaluation import Evaluation
from saltire.games.hammer.bots.march_plans import Marches
from saltire.games.hammer.bots.view_map import CHANCE_TO_HIT, HOMES, ViewMap, block_name, is_noble
from saltire.games.hammer.rules.actions import (
    BALLIOL,
    CARD,
    CROWN_BRUCE,
    CROWN_COMYN,
    END,
    EVENT,
    IN,
    MOVE,
    NAME,
    PASS,
    STOP,
    STRENGTHEN,
)
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BRUCE_FACTION,
    CARD_NAMES,
    COAST,
    COMYN_FACTION,
    FULL,
    HERALD,
    MOVE_3,
    NEXT_TO,
    NORSE,
    PER_SIDE,
    PILLAGE,
    SCOTTISH,
    SEA_MOVE,
    TRUCE,
)
from saltire.games.hammer.rules.events import SeaSecond
from saltire.i18n.reason import Reason
from saltire.kernel.bits import BIT, members

KEPT: Final = (1.0, 2.2, 3.6, 4.0, 2.5, 1.5, 1.5, 2.0)
"""The average gain of a card of each kind."""
STEP: Final = 0.9
AGAINST: Final = {
    CROWN_BRUCE: COMYN_FACTION,
    CROWN_COMYN: BRUCE_FACTION,
    BALLIOL: BRUCE_FACTION,
}
"""The faction that leaves Scotland for each king."""


def card(view_map: ViewMap) -> Choice:
    """3.1  Play the card whose gain now exceeds its average most."""
    legal = view_map.view.legal
    if len(legal) == 1:
        return legal[0], Reason("hammer-why-card-only")
    best, chosen, brings = -99.0, legal[0], 0.0
    for action in legal:
        worth = card_worth(view_map, action - CARD)
        if worth - KEPT[action - CARD] > best:
            best, chosen, brings = worth - KEPT[action - CARD], action, worth
    named = card_key(chosen - CARD)
    if chosen - CARD >= HERALD:
        return chosen, Reason("hammer-why-event-card", card=named)
    if brings > 1.0:
        return chosen, Reason("hammer-why-card-right", card=named)
    return chosen, Reason("hammer-why-card-enough", card=named)


def card_key(kind: int) -> str:
    """Name a card for a reason: `2`, `sea-move`."""
    return CARD_NAMES[kind].lower().replace(" ", "-")


def card_worth(view_map: ViewMap, kind: int) -> float:
    """Estimate the gain of a card this turn."""
    if kind <= MOVE_3:
        mine = [list(blocks) for blocks in view_map.mine]
        ready = {block for blocks in mine for block in blocks}
        gain = Marches(Evaluation(view_map), kind + 1, 0, ready, fresh=True).total()
        view_map.mine = mine
        return gain
    evaluation = Evaluation(view_map)
    if kind == HERALD:
        return 0.67 * max(
            [_herald_worth(evaluation, n) for n in _their_nobles(view_map)], default=0.0
        )
    if kind == PILLAGE:
        return max([_pillage_worth(evaluation, a) for a in _pillage_areas(view_map)], default=0.0)
    if kind == SEA_MOVE:
        return _best_sail(evaluation)[0]
    if kind == TRUCE:
        return _truce_worth(evaluation)
    return max(
        [_victuals_worth(evaluation, a) for a in range(AREAS) if view_map.mine[a]], default=0.0
    )


def leavers(view_map: ViewMap, crowning: int) -> list[int]:
    """6.21c, 6.22  List the nobles, by number, who change sides when this king is crowned."""
    place = view_map.view.place
    return [n for n in members(AGAINST[crowning]) if 0 <= place[PER_SIDE * SCOTTISH + n] < AREAS]


def event_menu(evaluation: Evaluation) -> Choice:
    """3.12  Crown a king if it costs nobody, else carry out the event if that helps."""
    view_map = evaluation.view_map
    view = view_map.view
    for action in AGAINST:
        if action in view.legal and not leavers(view_map, action):
            return action, Reason("hammer-why-king")
    kind = int(view.turn.card(view_map.me))
    if kind != TRUCE and card_worth(view_map, kind) <= 0.0:
        return PASS, Reason("hammer-why-event-nothing", card=card_key(kind))
    return EVENT, Reason("hammer-why-event-worth", card=card_key(kind))


# Herald.


def _their_nobles(view_map: ViewMap) -> list[int]:
    return [PER_SIDE * view_map.foe + n for n in range(PER_SIDE) if view_map.theirs[n]]


def herald_name(evaluation: Evaluation) -> Choice:
    """3.13  Name the noble who is easiest to keep."""
    named = [a for a in evaluation.view_map.view.legal if a != PASS]
    if not named:
        return PASS, Reason("hammer-why-nobody-to-win")
    chosen = max(named, key=lambda a: _herald_worth(evaluation, a - NAME))
    return chosen, Reason("hammer-why-herald", block=block_name(chosen - NAME))


def _herald_worth(evaluation: Evaluation, noble: int) -> float:
    view_map = evaluation.view_map
    where = view_map.view.maybe[noble]
    value = NOBLE
    if where & (where - 1) == 0:
        area = members(where)[0]
        friends = view_map.foes[area] - 1 if area < AREAS else 0
        value -= 2.5 * min(friends, 3)
    else:
        value -= 2.0
    shut = all([view_map.foes[home] and not where & BIT[home] for home in HOMES[noble % PER_SIDE]])
    return value - (4.0 if shut else 0.0)


# Pillage and victuals.


def _pillage_areas(view_map: ViewMap) -> list[int]:
    return [
        area
        for area in range(AREAS)
        if view_map.foes[area] and any([view_map.mine[near] for near in members(NEXT_TO[area])])
    ]


def pillage_victims(evaluation: Evaluation) -> Choice:
    """3.14  Pillage where a noble may fall, or else where most is lost and gained."""
    areas = [a for a in evaluation.view_map.view.legal if a != PASS]
    if not areas:
        return PASS, Reason("hammer-why-nobody-to-pillage")
    chosen = max(areas, key=lambda a: _pillage_worth(evaluation, a - IN))
    return chosen, Reason("hammer-why-pillage", area=AREA_NAMES[chosen - IN])


def _pillage_worth(evaluation: Evaluation, area: int) -> float:
    view_map = evaluation.view_map
    near = [_missing(view_map, a) for a in members(NEXT_TO[area]) if view_map.mine[a]]
    value = 2 * STEP + min(2, max(near, default=0)) * STEP
    if view_map.foes[area] == 1:
        steps = evaluation.values.guess[area].steps
        falls = 1.0 if steps <= 2.0 else 0.2 if steps < 3.0 else 0.0
        value += falls * evaluation.values.prize[area] * NOBLE
    return value


def pillage_from(evaluation: Evaluation) -> Choice:
    """3.14  Give the steps to the weakest neighbours."""
    legal = evaluation.view_map.view.legal
    chosen = max(legal, key=lambda a: _missing(evaluation.view_map, a - IN))
    if not _missing(evaluation.view_map, chosen - IN):
        return chosen, Reason("hammer-why-any")
    return chosen, Reason("hammer-why-needs-steps", area=AREA_NAMES[chosen - IN])


def _missing(view_map: ViewMap, area: int) -> int:
    """Count the steps that own blocks in an area lack."""
    return sum([int(FULL[b]) - view_map.strength[b] for b in view_map.mine[area]])


def victuals_area(evaluation: Evaluation) -> Choice:
    """3.17  Strengthen the group that lacks most steps."""
    areas = [a for a in evaluation.view_map.view.legal if a != PASS]
    chosen = max(areas, key=lambda a: _victuals_worth(evaluation, a - IN), default=PASS)
    if chosen == PASS or not _missing(evaluation.view_map, chosen - IN):
        return PASS, Reason("hammer-why-no-steps")
    return chosen, Reason("hammer-why-needs-steps", area=AREA_NAMES[chosen - IN])


def _victuals_worth(evaluation: Evaluation, area: int) -> float:
    steps = min(3, _missing(evaluation.view_map, area))
    nobles = [
        b
        for b in evaluation.view_map.mine[area]
        if is_noble(b) and evaluation.view_map.strength[b] == 1
    ]
    return steps * STEP + (0.8 if nobles and steps else 0.0)


def add_step(evaluation: Evaluation) -> Choice:
    """3.14, 3.17, 7.6  Strengthen the best fighter, but first a noble about to fall."""
    steps = [a for a in evaluation.view_map.view.legal if a not in (STOP, END)]
    if not steps:
        return evaluation.view_map.view.legal[-1], Reason("hammer-why-no-steps")
    chosen = max(steps, key=lambda a: step_worth(evaluation, a - STRENGTHEN))
    return chosen, Reason("hammer-why-needs-step", block=block_name(chosen - STRENGTHEN))


def step_worth(evaluation: Evaluation, block: int) -> float:
    """Give the value of another step of a block."""
    weak = 1.0 / evaluation.view_map.strength[block]
    return CHANCE_TO_HIT[block] + weak * (0.9 if evaluation.precious(block) > 0.0 else 0.2)


# Sea Move and Truce.


def _ports(view_map: ViewMap) -> list[int]:
    return [a for a in members(COAST) if view_map.mine[a] and not view_map.foes[a]]


def _best_sail(evaluation: Evaluation) -> tuple[float, int]:
    """Find the block that gains most by a Sea Move."""
    view_map = evaluation.view_map
    best, who = 0.0, -1
    ports = _ports(view_map)
    for source in members(COAST):
        here = view_map.mine[source]
        for block in here:
            if block == NORSE:
                continue
            left = evaluation.area(source, [b for b in here if b != block], [])
            left -= evaluation.area(source, here, [])
            for port in ports:
                if port != source and left + gain_at(evaluation, block, port) > best:
                    best, who = left + gain_at(evaluation, block, port), block
    return best, who


def sea_block(evaluation: Evaluation) -> Choice:
    """3.15  Ship the block that gains most elsewhere."""
    best, who = _best_sail(evaluation)
    if who < 0 or best < 0.2 or MOVE + who not in evaluation.view_map.view.legal:
        return PASS, Reason("hammer-why-no-sail")
    return MOVE + who, Reason("hammer-why-sail", block=block_name(who))


def sea_second(evaluation: Evaluation) -> Choice:
    """3.15  Send a second block only if it gains too."""
    view_map = evaluation.view_map
    top = view_map.view.stack[-1]
    assert isinstance(top, SeaSecond)
    here = view_map.mine[top.source]
    best, chosen = 0.3, END
    for action in view_map.view.legal:
        if action == END:
            continue
        stay = evaluation.area(top.source, [b for b in here if b != action - MOVE], [])
        gain = (
            stay
            - evaluation.area(top.source, here, [])
            + gain_at(evaluation, action - MOVE, top.target)
        )
        if gain > best:
            best, chosen = gain, action
    if chosen == END:
        return END, Reason("hammer-why-one-sails")
    return chosen, Reason("hammer-why-sails-along", block=block_name(chosen - MOVE))


def _truce_worth(evaluation: Evaluation) -> float:
    """3.16  Give the value of a Truce: what the enemy threatens."""
    view_map = evaluation.view_map
    threatened = 0.0
    for area in range(AREAS):
        if view_map.mine[area] and evaluation.threat(area).steps > 0.0:
            threatened += evaluation.holding(area, False)
    return 0.3 + 0.25 * threatened
