"""The property tests for every game: `saltire.testing.check_game(game)` raises on the first fault."""

from __future__ import annotations

from saltire.testing.kit import Broken, check_game

__all__ = ["Broken", "check_game"]
