"""Creates schedules for tests."""

from __future__ import annotations

import saltire
from saltire.arena.entrants import Budget, entrants
from saltire.arena.schedule import Schedule


def schedule_of(title: str, *bots: str, games: int = 4, limit: float | None = 20.0, seed: int = 0,
         programs: dict[str, str] | None = None, **options: object) -> Schedule:  # fmt: skip
    """Schedule a match by name."""
    game = saltire.load(title, **options)
    players = entrants(game, bots, programs or {}, Budget())
    return Schedule(title, game.options, players, games, seed, limit)
