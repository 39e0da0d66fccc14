"""What makes one bot different from another: a few numbers over the same reckoning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SILENT: Final = 0
TRUE: Final = 1
"""Says the side it means to take."""
SCOTLAND_ALWAYS: Final = 2
"""Says Scotland, whatever it means to do."""


@dataclass(frozen=True, slots=True)
class Temper:
    """A character. Chances are chances to win the game: 0.1 is a tenth of a game."""

    name: str = "greedy"
    loyalty: float = 0.0
    """How much chance it gives up to stand with Scotland."""
    pride: float = 0.0
    """How much a Scottish victory is worth to it for its own sake."""
    late: int = 0
    """In how many last rounds its loyalty turns into as much wish to betray."""
    grudge: float = 0.0
    """How much loyalty it loses if everybody betrayed it in the round before."""
    fear: float = 1.0
    """How heavily it counts daggers."""
    thrift: float = 1.0
    """How dear the units in its castle are to it."""
    trust: float = 0.3
    """How much it believes what others say: 0 not at all, 1 to the letter."""
    remembers: bool = False
    """Believes those who kept their word more, those who broke it less."""
    keeps_word: bool = False
    speech: int = SILENT
    false_daggers: bool = False
    """Claims that its Dagger cards show one dagger."""


GREEDY: Final = Temper()
PATRIOT: Final = Temper(
    "patriot", loyalty=0.6, pride=0.3, thrift=0.4, remembers=True, speech=SCOTLAND_ALWAYS
)
OPPORTUNIST: Final = Temper(
    "opportunist", fear=0.25, trust=0.0, speech=SCOTLAND_ALWAYS, false_daggers=True
)
GRUDGER: Final = Temper("grudger", loyalty=0.35, grudge=1.2, remembers=True, speech=TRUE)
PROMISE_KEEPER: Final = Temper(
    "promise-keeper", trust=0.6, remembers=True, keeps_word=True, speech=TRUE
)
LATE_TRAITOR: Final = Temper("late-traitor", loyalty=0.3, late=2, speech=SCOTLAND_ALWAYS)
CHARACTERS: Final = (GRUDGER, PATRIOT, PROMISE_KEEPER, OPPORTUNIST, LATE_TRAITOR)
"""By what they win against random bots, least first."""
