"""Why a searching player does what it does, in one line for a beginner."""

from __future__ import annotations

from typing import Final

from saltire.bots.swords.reckoner import Reckoner
from saltire.games.swords import actions
from saltire.games.swords.tables import (
    ENGLAND,
    MERCENARIES,
    MILITIA,
    SCOTLAND,
    SIDES,
    TAXES,
)
from saltire.games.swords.view import View

LIKELY: Final = 0.5
REPLENISHED: Final = {
    TAXES: "a gold piece is worth more to me now than more units",
    MILITIA: "a unit in every camp and one for Scotland: we shall need them",
    MERCENARIES: "four units for one gold: I shall need them",
}
SIMPLE: Final = {
    actions.DONE: "I have done what I wanted to do",
    actions.PASS: "I keep my cards: none would help me now",
    actions.KEEP: "their camp may stay where it is",
}


def account(view: View, eye: Reckoner, foreseen: list[float], action: int) -> str:
    """Explain an action; `eye` has read the world as the seat sees it."""
    what, which, target = actions.read(action)
    if what == actions.LAID:
        return side(eye, foreseen, which)
    if what == actions.RELOCATE:
        return relocation(eye, which)
    if what in (actions.BADGE, actions.HOME):
        return given(foreseen, what, which)
    if what in (actions.PLAY, actions.AGAIN):
        title = view.options.cards.bagpipes[which].title
        on = f" on seat {target}" if target >= 0 else ""
        return f"{title}{on} wins me more games now than later"
    if what == actions.REPLENISH:
        return REPLENISHED.get(which, "I need units in my castle")
    if what == actions.SAID_SIDE:
        return f"I want them to think that I stand with {SIDES[which]}"
    if what == actions.DROP:
        return "the fewer daggers the better"
    if what == actions.UNITS:
        return f"{which} is what helps me most"
    return SIMPLE.get(action, "")


def side(eye: Reckoner, foreseen: list[float], chosen: int) -> str:
    odds = round(100 * eye.scotland_wins(chosen, eye.camp[eye.me]))
    others = [
        seat for seat, p in enumerate(foreseen)
        if p > LIKELY and seat not in (eye.me, eye.home) and eye.betrays[seat] > 0.0
    ]  # fmt: skip
    whom = f"I expect {_seats(others)} to betray" if others else "I expect nobody to betray"
    if chosen == ENGLAND:
        return f"{whom}: Scotland wins with about {odds} %, and the crown pays me for a dagger"
    return f"{whom}: Scotland wins with about {odds} %, and I keep my hands clean"


def _seats(seats: list[int]) -> str:
    words = [f"seat {seat}" for seat in seats]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def relocation(eye: Reckoner, units: int) -> str:
    camp = eye.camp[eye.me] + units
    if camp == 1.0:
        return "one unit in camp is enough to be paid"
    odds = round(100 * eye.scotland_wins(SCOTLAND, camp))
    return f"with {units} more in my camp on its side Scotland wins with about {odds} %"


def given(foreseen: list[float], what: int, target: int) -> str:
    chance = round(100 * foreseen[target]) if foreseen else 0
    if what == actions.HOME:
        return f"the battle is better for me without seat {target}"
    if chance > 40:
        return f"seat {target} would betray with about {chance} %: better bound to Scotland"
    return f"I win more games with seat {target} bound to Scotland"
