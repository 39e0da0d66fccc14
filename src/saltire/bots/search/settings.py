"""The numbers a search goes by: one object a bot, so that a level or a match can change any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NO_TREE: Final = 1_000_000_000
"""As `ripe`: more visits than any node gets, so no tree grows below the root."""


@dataclass(frozen=True)
class Settings:
    """How a search spends its budget. The defaults suit a few hundred to a few ten thousand playouts."""

    seconds: float = 1.0
    """How long to think about a choice; never longer than the clock that the bot is given."""
    playouts: int = 0
    """How many playouts to spend on a choice instead; 0 goes by the seconds."""
    workers: int = 1
    """How many processes think side by side."""

    most: int = 12
    """How many plans are tried at the root."""
    halving: bool = True
    """Drop the worse half of the root's plans again and again; else choose by upper bounds."""
    trust: float = 8.0
    """How many playouts the evaluation's word on a plan counts for."""
    faith: float = 0.0
    """The same for every playout: more than none where playouts err as the evaluation does, in other ways."""

    ripe: int = 16
    """How many visits make a place in the tree worth plans of its own."""
    most_below: int = 8
    """How many plans are tried anywhere below the root."""
    widen: float = 1.5
    widening: float = 0.35
    """A place visited n times has at most 1 + widen * n ** widening plans in any one world."""
    curious: float = 0.5
    """How much a plan's prior draws visits to it."""
    warmth: float = 0.05
    """How far apart two plans' worths are when the better one has e times the prior."""
    lessons: int = 1
    """Another seat learns its replies at every so many visits; 0 has it act as in a playout."""

    trembling: float = 0.1
    """How much of a sealed choice is drawn evenly, to learn what each option is worth."""
    lean: float = 0.08
    """How much more an option must pay to be taken e times as often as strangers expect."""
    least: float = 0.05
    """Options that the mixed choice would take less often than this are left out."""

    reuse: bool = True
    """Keep what was found below the choice that was made."""
    noise: float = 0.0
    """By how much the chances of plans are misjudged at the end: a weaker player."""
    slip: float = 0.0
    """How often any plan is played, whatever it is worth: a weaker player."""
