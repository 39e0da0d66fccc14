"""Moves an imagined position on: forced steps, whole plans, and playouts."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge
from saltire.kernel.lots import Lots
from saltire.kernel.phase import ABSENT, OPEN, Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, Seat


def advance(s: Position, lots: Lots) -> None:
    """Go on to the next real choice: sample chance and apply actions without an alternative."""
    while s.returns is None:
        if s.actor() == CHANCE:
            s.apply(s.sample(lots))
        elif is_simultaneous(s):
            return
        else:
            legal = s.legal()
            if len(legal) > 1:
                return
            s.apply(legal[0])


def is_simultaneous(s: Position) -> bool:
    """Tell whether several seats choose at once here."""
    top = s.top
    return isinstance(top, Sealed) and top.choices.count(OPEN) > 1


def reopen(s: Position) -> None:
    """Take back sealed choices: the search samples them for every seat."""
    top = s.top
    if isinstance(top, Sealed):
        choices = tuple([ABSENT if choice == ABSENT else OPEN for choice in top.choices])
        if choices != top.choices:
            s.goto(top.resealed(choices))


def follow_plan(s: Position, seat: Seat, actions: tuple[int, ...], lots: Lots) -> None:
    """Carry out a plan, whose first action is legal, as far as it goes.

    Chance in between is sampled and forced steps are taken; the plan ends where its next action is
    not legal or another seat has a choice.
    """
    s.apply(actions[0], seat)
    for i in range(1, len(actions)):
        if not _advance_to(s, seat, actions[i], lots):
            return
        s.apply(actions[i], seat)


def _advance_to(s: Position, seat: Seat, action: int, lots: Lots) -> bool:
    """Go on until the seat can take this action; tell whether that point was reached."""
    while s.returns is None:
        actor = s.actor()
        if actor == CHANCE:
            s.apply(s.sample(lots))
            continue
        if is_simultaneous(s):
            return False
        legal = s.legal()
        if actor == seat and action in legal:
            return True
        if len(legal) > 1:
            return False
        s.apply(legal[0])
    return False


def play_out(knowledge: Knowledge, s: Position, lots: Lots) -> tuple[float, ...]:
    """Play a position on by the playout policy; give each seat's win probability at the end."""
    advance(s, lots)
    left: i64 = knowledge.horizon
    while left > 0 and s.returns is None and not knowledge.playout_ends(s):
        s.apply(knowledge.playout_action(s, lots))
        left -= 1
    returns = s.returns
    return knowledge.win_probabilities(s) if returns is None else returns
