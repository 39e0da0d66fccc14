"""Short ways to a match."""

from __future__ import annotations

import saltire
from saltire.arena.entrants import Budget, entrants
from saltire.arena.schedule import Plan


def plan(title: str, *bots: str, games: int = 4, limit: float | None = 20.0, seed: int = 0,
         programs: dict[str, str] | None = None, **options: object) -> Plan:  # fmt: skip
    """Plan a match by name."""
    game = saltire.load(title, **options)
    named = entrants(game, bots, programs or {}, Budget())
    return Plan(title, game.options, named, games, seed, limit)
