"""The bots of Hammer of the Scots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.bots.bot_set import BotSet, Level
from saltire.games.hammer.bots.greedy import GreedyBot
from saltire.games.hammer.bots.model_features import HammerFeatures
from saltire.games.hammer.bots.search_knowledge import HammerKnowledge

BOTS: Final = BotSet(
    bots={"greedy": GreedyBot},
    # Chosen by matches between adjacent levels: see benchmarks/results.md.
    levels=(
        Level("novice", playouts=14, max_plans=6, noise=0.35, random_move_rate=0.4),
        Level("clansman", playouts=24, max_plans=8, noise=0.08, random_move_rate=0.06),
        Level("chieftain", playouts=60, max_plans=8, noise=0.04, random_move_rate=0.02),
        Level(
            "hammer", playouts=150, max_plans=12, noise=0.0, random_move_rate=0.0, pure_playouts=70
        ),
    ),
    ratings={
        "random": 410,
        "novice": 1000,
        "clansman": 1240,
        "greedy": 1270,
        "chieftain": 1400,
        "hammer": 1540,
    },
    knowledge=HammerKnowledge,
    features=HammerFeatures,
    model=Path(__file__).with_name("model.npz"),
)
