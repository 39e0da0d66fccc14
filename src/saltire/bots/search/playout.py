"""Moving about in an imagined world: forced steps, plans, playouts."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge
from saltire.kernel.lots import Lots
from saltire.kernel.phase import ABSENT, OPEN, Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, Seat


def settle(s: Position, lots: Lots) -> list[int]:
    """Go on to the next real choice; list what may be chosen, or nothing if several seats do at once."""
    while s.returns is None:
        if s.actor() == CHANCE:
            s.apply(s.sample(lots))
        elif together(s):
            return []
        else:
            legal = s.legal()
            if len(legal) > 1:
                return legal
            s.apply(legal[0])
    return []


def together(s: Position) -> bool:
    """Tell whether several seats choose at once here."""
    top = s.top
    return isinstance(top, Sealed) and top.choices.count(OPEN) > 1


def reopen(s: Position) -> None:
    """Take back what is sealed: a search decides for everybody what they may have chosen."""
    top = s.top
    if isinstance(top, Sealed):
        choices = tuple([ABSENT if choice == ABSENT else OPEN for choice in top.choices])
        if choices != top.choices:
            s.goto(top.resealed(choices))


def follow(s: Position, seat: Seat, actions: tuple[int, ...], lots: Lots) -> None:
    """Carry out a plan, whose first action is legal, as far as it goes.

    What chance decides in between is drawn, and steps without a choice are taken; the plan ends
    where its next action is not legal or another seat is asked.
    """
    s.apply(actions[0], seat)
    for i in range(1, len(actions)):
        if not _ready(s, seat, actions[i], lots):
            return
        s.apply(actions[i], seat)


def _ready(s: Position, seat: Seat, action: int, lots: Lots) -> bool:
    """Go on until the seat is asked for this action; tell whether it is."""
    while s.returns is None:
        actor = s.actor()
        if actor == CHANCE:
            s.apply(s.sample(lots))
            continue
        if together(s):
            return False
        legal = s.legal()
        if actor == seat and action in legal:
            return True
        if len(legal) > 1:
            return False
        s.apply(legal[0])
    return False


def play_on(knowledge: Knowledge, s: Position, lots: Lots) -> tuple[float, ...]:
    """Play a world on as far as the horizon; give each seat's chance to win there."""
    left: i64 = knowledge.horizon
    while left > 0 and s.returns is None and not knowledge.ends(s):
        s.apply(knowledge.step(s, lots))
        left -= 1
    returns = s.returns
    return knowledge.standing(s) if returns is None else returns
