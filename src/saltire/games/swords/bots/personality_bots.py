"""Five players with a character each: the same reckoning, another temper."""

from __future__ import annotations

from saltire.bots.protocol import Maker
from saltire.games.swords.bots.greedy import GreedyBot
from saltire.games.swords.bots.personalities import CHARACTERS, Temper


def characters() -> dict[str, Maker]:
    """List the characters by name."""
    return {temper.name: _maker(temper) for temper in CHARACTERS}


def _maker(temper: Temper) -> Maker:
    def seat(seed: int) -> GreedyBot:
        return GreedyBot(seed, temper)

    return seat
