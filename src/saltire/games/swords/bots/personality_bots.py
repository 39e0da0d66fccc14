"""Greedy bots with five personalities."""

from __future__ import annotations

from saltire.bots.protocol import Maker
from saltire.games.swords.bots.greedy import GreedyBot
from saltire.games.swords.bots.personalities import PERSONALITIES, Personality


def personality_bots() -> dict[str, Maker]:
    """List the bots by name."""
    return {personality.name: _maker(personality) for personality in PERSONALITIES}


def _maker(personality: Personality) -> Maker:
    def seat(seed: int) -> GreedyBot:
        return GreedyBot(seed, personality)

    return seat
