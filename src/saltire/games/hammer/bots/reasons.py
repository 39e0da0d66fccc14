"""Explains an action that a search found best, in words for a beginner."""

from __future__ import annotations

from saltire.games.hammer.bots.battle_odds import OddsCalculator
from saltire.games.hammer.bots.card_choice import AGAINST, card_key, leavers, victuals_area
from saltire.games.hammer.bots.evaluation import Evaluation
from saltire.games.hammer.bots.greedy import why
from saltire.games.hammer.bots.march_plans import March, Plan
from saltire.games.hammer.bots.view_map import ViewMap, block_name
from saltire.games.hammer.rules.actions import (
    CARD,
    END,
    EVENT,
    FIRE,
    IN,
    LEAVE,
    MOVE,
    NAME,
    PASS,
    RETREAT,
    STAY,
    TO,
    WINTER,
    read,
)
from saltire.games.hammer.rules.constants import AREA_NAMES, HERALD
from saltire.games.hammer.rules.view import HammerView
from saltire.i18n.reason import Reason, Said

# What ends a phase, and an area that is chosen, mean another thing in each phase.
_ENDS = {
    "MoveBlocks": Reason("hammer-why-march-no-more"),
    "Regroup": Reason("hammer-why-all-well-placed"),
    "SeaSecond": Reason("hammer-why-one-sails"),
    "ChooseDisbanding": Reason("hammer-why-all-of-use"),
}
_AREAS = {"ChooseBattle": "hammer-why-battle-first", "PillageVictims": "hammer-why-pillage"}
_LEAVES = {
    "EdwardWinters": Reason("hammer-why-fresh-army"),
    "KingWinters": Reason("hammer-why-king-later"),
}
_ALONE = {
    PASS: Reason("hammer-why-no-event"),
    EVENT: Reason("hammer-why-event"),
    STAY: Reason("hammer-why-stay"),
    WINTER: Reason("hammer-why-army-stays"),
}


def reason(
    view: HammerView, action: int, plan: tuple[int, ...], odds_calculator: OddsCalculator
) -> Said:
    """Explain an action; `plan` is what the seat plans to do from here on."""
    family, index = read(action)
    if family == CARD:
        return _card(view, index)
    if family == MOVE:
        return march(view, plan)
    if family == FIRE:
        win = round(100 * odds_calculator.of(view).win)
        return Reason("hammer-why-fires", block=block_name(index), odds=win)
    if family == RETREAT:
        loss = round(100 * odds_calculator.of(view).loss)
        return Reason("hammer-why-leaves", block=block_name(index), odds=loss)
    if family == NAME:
        return Reason("hammer-why-herald", block=block_name(index))
    phase = type(view.stack[-1]).__name__
    if family == IN:
        return _area(view, phase, action)
    if family == TO:
        return Reason("hammer-why-go", area=AREA_NAMES[index])
    if action in AGAINST:
        costs = leavers(ViewMap(view), action)
        return Reason("hammer-why-crown" if costs else "hammer-why-king")
    by_phase = {END: _ENDS, LEAVE: _LEAVES}.get(family)
    return _ALONE.get(family, "") if by_phase is None else by_phase.get(phase, "")


def _area(view: HammerView, phase: str, action: int) -> Said:
    if phase in _AREAS:
        return Reason(_AREAS[phase], area=AREA_NAMES[action - IN])
    if phase != "VictualsArea":
        return ""
    best, why_best = victuals_area(Evaluation(ViewMap(view)))
    return why_best if best == action else ""


def _card(view: HammerView, kind: int) -> Reason:
    held = [c - CARD for c in view.legal]
    if kind >= HERALD:
        return Reason("hammer-why-event-before", card=card_key(kind))
    if kind == max([c for c in held if c < HERALD]) and kind > 0:
        return Reason("hammer-why-card-high", card=card_key(kind))
    return Reason("hammer-why-card-low", card=card_key(kind))


def march(view: HammerView, plan: tuple[int, ...]) -> Said:
    """Name the target of the first block of a plan, and the number of blocks with it."""
    marches = journeys(plan)
    if not marches:
        return ""
    target = marches[0].way[-1]
    together = tuple([m for m in marches if m.way[-1] == target])
    return why(view, Plan(0.0, 0, target, together))


def journeys(plan: tuple[int, ...]) -> list[March]:
    """Read from actions which blocks take which route."""
    result: list[March] = []
    for action in plan:
        family, index = read(action)
        if family == MOVE:
            result.append(March(index, ()))
        elif family == TO and result:
            result[-1] = March(result[-1].block, (*result[-1].way, index))
    return [m for m in result if m.way]
