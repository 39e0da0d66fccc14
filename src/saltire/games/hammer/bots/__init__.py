"""The bots of Hammer of the Scots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.bots.bot_set import BotSet, Level
from saltire.bots.search.settings import NO_TREE, Settings
from saltire.games.hammer.bots.greedy import GreedyBot
from saltire.games.hammer.bots.model_features import HammerFeatures
from saltire.games.hammer.bots.search_knowledge import HammerKnowledge

BOTS: Final = BotSet(
    bots={"greedy": GreedyBot},
    # Chosen by matches between neighbours: benchmarks/results.md has them.
    levels=(
        Level("novice", playouts=14, most=6, noise=0.35, slip=0.4),
        Level("clansman", playouts=24, most=8, noise=0.08, slip=0.06),
        Level("chieftain", playouts=60, most=8, noise=0.04, slip=0.02),
        Level("hammer", playouts=150, most=12, noise=0.0, slip=0.0),
    ),
    # Plans for a Move Phase cost more than playouts: so only at the root.
    search=Settings(ripe=NO_TREE),
    knowledge=HammerKnowledge,
    features=HammerFeatures,
    model=Path(__file__).with_name("model.npz"),
)
