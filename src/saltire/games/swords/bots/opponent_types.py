"""The types of players in the opponent model: known personalities, and three with a fixed rule."""

from __future__ import annotations

from typing import Final

from saltire.games.swords.bots.personalities import GREEDY, PERSONALITIES, Personality

LOYAL: Final = 6
"""Always supports Scotland."""
TRAITOR: Final = 7
"""Always supports England."""
FREQUENCY: Final = 8
"""Betrays as often as it did so far, whatever the battle."""
TYPES: Final = 9
TYPE_PERSONALITIES: Final[list[Personality]] = [GREEDY, *PERSONALITIES, GREEDY, GREEDY, GREEDY]
"""The personality by which each type plays, apart from its side."""
NAMES: Final = (
    *[personality.name for personality in TYPE_PERSONALITIES[:6]], "loyal", "traitor", "frequency",
)  # fmt: skip
PRIOR: Final = (0.3, 0.06, 0.06, 0.06, 0.08, 0.08, 0.06, 0.06, 0.24)
"""The prior probability of each type."""
