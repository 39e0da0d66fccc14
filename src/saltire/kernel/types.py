"""The words every game shares: seats, actions, and what may stand in a JSON text."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""A place at the table, 0, 1, ...; the negative ones below are not people."""

Action: TypeAlias = i64
"""What an actor chose: an index below `game.num_actions`, or a chance outcome."""

CHANCE: Final = -1
RULES: Final = -2
SPECTATOR: Final = -3
