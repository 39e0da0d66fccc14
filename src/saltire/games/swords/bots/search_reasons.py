"""Why a searching player does what it does, in one line for a beginner."""

from __future__ import annotations

from typing import Final

from saltire.games.swords.bots.battle_eval import Reckoner
from saltire.games.swords.bots.reasons import ENOUGH, REPLENISHED, card, named
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.reason import Reason, Said

LIKELY: Final = 0.5
SIMPLE: Final = {
    actions.DONE: Reason("swords-why-done"),
    actions.PASS: Reason("swords-why-pass"),
    actions.KEEP: Reason("swords-why-keep"),
}


def account(view: SwordsView, eye: Reckoner, foreseen: list[float], action: int) -> Said:
    """Explain an action; `eye` has read the world as the seat sees it."""
    what, which, _ = actions.read(action)
    if what == actions.LAID:
        return side(eye, foreseen, which)
    if what == actions.RELOCATE:
        return relocation(eye, which)
    if what in (actions.BADGE, actions.HOME):
        return given(foreseen, what, which)
    if what in (actions.PLAY, actions.AGAIN):
        return card(view, action)
    if what == actions.REPLENISH:
        return REPLENISHED[which]
    if what == actions.SAID_SIDE:
        return Reason("swords-why-pretend", side=named(which))
    if what == actions.DROP:
        return Reason("swords-why-drop")
    if what == actions.UNITS:
        return Reason("swords-why-units")
    return SIMPLE.get(action, "")


def side(eye: Reckoner, foreseen: list[float], chosen: int) -> Reason:
    odds = round(100 * eye.scotland_wins(chosen, eye.camp[eye.me]))
    others = [
        seat for seat, p in enumerate(foreseen)
        if p > LIKELY and seat not in (eye.me, eye.home) and eye.betrays[seat] > 0.0
    ]  # fmt: skip
    if chosen == ENGLAND:
        return Reason("swords-why-side-england", n=len(others), seats=others, odds=odds)
    return Reason("swords-why-side-scotland", n=len(others), seats=others, odds=odds)


def relocation(eye: Reckoner, units: int) -> Reason:
    camp = eye.camp[eye.me] + units
    if camp == 1.0:
        return ENOUGH
    odds = round(100 * eye.scotland_wins(SCOTLAND, camp))
    return Reason("swords-why-camp-loyal", units=units, odds=odds)


def given(foreseen: list[float], what: int, target: int) -> Reason:
    chance = round(100 * foreseen[target]) if foreseen else 0
    if what == actions.HOME:
        return Reason("swords-why-home", seat=target)
    if chance > 40:
        return Reason("swords-why-would-betray", seat=target, odds=chance)
    return Reason("swords-why-bound", seat=target)
