"""Personalities: parameters that make greedy bots play differently."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

SILENT: Final = 0
TRUE: Final = 1
"""Says the side it intends to take."""
SCOTLAND_ALWAYS: Final = 2
"""Says Scotland, whatever it intends to do."""


@dataclass(frozen=True, slots=True)
class Personality:
    """A personality. Values are win probabilities: 0.1 is a tenth of a game."""

    name: str = "greedy"
    loyalty: float = 0.0
    """The win probability it gives up to support Scotland."""
    pride: float = 0.0
    """The value of a Scottish victory for its own sake."""
    late: int = 0
    """In how many last rounds its loyalty is reversed."""
    grudge: float = 0.0
    """The loyalty it loses if everybody betrayed it in the round before."""
    fear: float = 1.0
    """The weight of daggers."""
    thrift: float = 1.0
    """The weight of the units in its castle."""
    trust: float = 0.3
    """How much it believes statements: 0 not at all, 1 fully."""
    remembers: bool = False
    """Believes seats more that kept their statements, and others less."""
    keeps_word: bool = False
    speech: int = SILENT
    false_daggers: bool = False
    """Claims that its Dagger cards show one dagger."""

    def __reduce__(self) -> tuple[object, ...]:
        return Personality, astuple(self)


GREEDY: Final = Personality()
PATRIOT: Final = Personality(
    "patriot", loyalty=0.6, pride=0.3, thrift=0.4, remembers=True, speech=SCOTLAND_ALWAYS
)
OPPORTUNIST: Final = Personality(
    "opportunist", fear=0.25, trust=0.0, speech=SCOTLAND_ALWAYS, false_daggers=True
)
GRUDGER: Final = Personality("grudger", loyalty=0.35, grudge=1.2, remembers=True, speech=TRUE)
PROMISE_KEEPER: Final = Personality(
    "promise-keeper", trust=0.6, remembers=True, keeps_word=True, speech=TRUE
)
LATE_TRAITOR: Final = Personality("late-traitor", loyalty=0.3, late=2, speech=SCOTLAND_ALWAYS)
PERSONALITIES: Final = (GRUDGER, PATRIOT, PROMISE_KEEPER, OPPORTUNIST, LATE_TRAITOR)
"""By their results against random bots, weakest first."""
