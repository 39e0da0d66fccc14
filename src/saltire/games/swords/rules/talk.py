"""20, 9.7  Claims in public: what one's Dagger card shows, which side one will take. They bind nobody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import HELD, Table
from saltire.games.swords.rules.constants import ACTIONS, AWARDS, SIDES
from saltire.games.swords.rules.refusals import refuse
from saltire.kernel.bits import BIT, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.types import Action, Seat

_ABOUT_SIDE: Final = 3
_ABOUT_DAGGER: Final = 28


def sayable(s: Table, me: Seat, window: i64) -> i64:
    """20.1-20.3  List what a seat may claim now, as a set: bit i is action SAY_SIDE + i."""
    if not s.options.talk or s.spoken & BIT[me]:
        return 0
    found: i64 = 0
    if window == ACTIONS or (window != AWARDS and not s.open_sides & BIT[me]):
        found = _ABOUT_SIDE
    if s.daggers[HELD + me] and (s.players > 2 or window != AWARDS):
        found |= _ABOUT_DAGGER
    return found


def tellable(s: Table, me: Seat) -> i64:
    """9.7, 20.1  List what a seat may tell of its Dagger card at a choice outside of turns."""
    if not s.options.tell_anytime:
        return 0
    return sayable(s, me, ACTIONS) & _ABOUT_DAGGER


def told_actions(s: Table, me: Seat) -> list[int]:
    """9.7  List the same as actions."""
    return [actions.SAY_SIDE + claim for claim in members(tellable(s, me))]


def is_statement(action: Action) -> bool:
    return actions.SAY_SIDE <= action < actions.LAY


def speak(s: Table, me: Seat, action: Action) -> None:
    """20.2  Make a statement, true or not; it uses up nothing but the right to speak in this phase."""
    s.spoken |= BIT[me]
    s.said = s.said & ~(7 * BIT[3 * me]) | (action - actions.SAY_SIDE + 1) * BIT[3 * me]
    if s.listening:
        s.tell(Event("claimed", {"seat": me, **statement(action - actions.SAY_SIDE + 1)}))


def statement(said: i64) -> dict[str, object]:
    """Write a statement as data: 1 and 2 are about the side, 3 to 5 about a Dagger card."""
    if said <= 2:
        return {"about": "side", "side": SIDES[said - 1]}
    return {"about": "dagger", "shows": said - 2}


def said_by(said: i64, seat: Seat) -> i64:
    """Tell what a seat claimed last this round; 0 for nothing."""
    return said >> 3 * seat & 7


def why_silent(s: Table, me: Seat) -> Refusal:
    if not s.options.talk:
        return refuse("silent")
    return refuse("spoken" if s.spoken & BIT[me] else "nothing-to-say")
