"""The kinds of players a clan may turn out to be: those we know, and three who look at nothing."""

from __future__ import annotations

from typing import Final

from saltire.games.swords.bots.personalities import CHARACTERS, GREEDY, Temper

LOYAL: Final = 6
"""Always stands with Scotland."""
TRAITOR: Final = 7
"""Always stands with England."""
HABIT: Final = 8
"""Betrays as often as it did so far, whatever the battle."""
KINDS: Final = 9
TEMPERS: Final[list[Temper]] = [GREEDY, *CHARACTERS, GREEDY, GREEDY, GREEDY]
"""How each kind plays apart from its side."""
NAMES: Final = (
    *[temper.name for temper in TEMPERS[:6]], "loyal", "traitor", "creature of habit",
)  # fmt: skip
PRIOR: Final = (0.3, 0.06, 0.06, 0.06, 0.08, 0.08, 0.06, 0.06, 0.24)
"""What is thought of a clan at first."""
