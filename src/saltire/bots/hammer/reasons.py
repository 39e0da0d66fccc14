"""Why a seat does what a search found best, in words for a beginner."""

from __future__ import annotations

from saltire.bots.hammer.greedy import why
from saltire.bots.hammer.ground import block_name
from saltire.bots.hammer.marches import March, Plan
from saltire.bots.hammer.prospects import Prospect, Prospects
from saltire.games.hammer.actions import (
    BALLIOL,
    CARD,
    CROWN_BRUCE,
    CROWN_COMYN,
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
from saltire.games.hammer.tables import AREA_NAMES, CARD_NAMES, HERALD
from saltire.games.hammer.view import View

_ALONE = {
    END: "no other march is worth its danger",
    PASS: "using the event would not help me",
    EVENT: "the event helps more than passing it",
    CROWN_BRUCE: "a king now is worth the nobles who leave us for it",
    CROWN_COMYN: "a king now is worth the nobles who leave us for it",
    BALLIOL: "a king now is worth the nobles who leave us for it",
    STAY: "this is the best place for the winter",
    LEAVE: "a fresh army in spring is worth more than staying",
    WINTER: "the army is strong enough to stay in Scotland",
}


def reason(view: View, action: int, plan: tuple[int, ...], prospects: Prospects) -> str:
    """Say why a seat does this; `plan` is what it means to do from here on."""
    family, index = read(action)
    if family == CARD:
        return _card(view, index)
    if family == MOVE:
        return march(view, plan)
    if family == FIRE:
        hope = round(100 * prospects.of(view).hope)
        return f"{block_name(index)} fires: about {hope} % to wipe them out"
    if family == RETREAT:
        return f"{block_name(index)} leaves: {_leaving(prospects.of(view))}"
    if family == NAME:
        return f"{block_name(index)} would be a noble more for us"
    if family == IN:
        return f"the enemy in {AREA_NAMES[index]} can be hurt without a battle"
    if family == TO:
        return f"{AREA_NAMES[index]} is the best place to go"
    return _ALONE.get(family, "")


def _card(view: View, kind: int) -> str:
    held = [c - CARD for c in view.legal]
    if kind >= HERALD:
        return f"{CARD_NAMES[kind]} comes before the enemy moves, and helps me now"
    if kind == max([c for c in held if c < HERALD]) and kind > 0:
        return f"a {CARD_NAMES[kind]}: I need the moves, and the higher card goes first"
    return f"a {CARD_NAMES[kind]} is enough now; better cards can wait"


def _leaving(prospect: Prospect) -> str:
    return f"{round(100 * prospect.doom)} % to be wiped out here"


def march(view: View, plan: tuple[int, ...]) -> str:
    """Say what the first block of a plan goes for, and with how many others."""
    marches = journeys(plan)
    if not marches:
        return ""
    target = marches[0].way[-1]
    together = tuple([m for m in marches if m.way[-1] == target])
    return why(view, Plan(0.0, 0, target, together))


def journeys(plan: tuple[int, ...]) -> list[March]:
    """Read from clicks which blocks go which way."""
    found: list[March] = []
    for action in plan:
        family, index = read(action)
        if family == MOVE:
            found.append(March(index, ()))
        elif family == TO and found:
            found[-1] = March(found[-1].block, (*found[-1].way, index))
    return [m for m in found if m.way]
