"""The bots of Swords and Bagpipes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.bots.bot_set import BotSet, Level
from saltire.bots.search.settings import NO_TREE, Settings
from saltire.games.swords.bots.greedy import GreedyBot
from saltire.games.swords.bots.model_features import SwordsFeatures
from saltire.games.swords.bots.personality_bots import characters
from saltire.games.swords.bots.search_knowledge import SwordsKnowledge

BOTS: Final = BotSet(
    bots={**characters(), "greedy": GreedyBot},
    # Chosen by matches between neighbours: benchmarks/results.md has them.
    levels=(
        Level("novice", playouts=12, most=8, noise=0.5, slip=0.4),
        Level("clansman", playouts=22, most=8, noise=0.22, slip=0.12),
        Level("chieftain", playouts=60, most=10, noise=0.05, slip=0.0),
        Level("hammer", playouts=600, most=12, noise=0.0, slip=0.0),
    ),
    # Opponents are modelled as types of players: their replies are predicted, not searched.
    search=Settings(ripe=NO_TREE, lessons=0, lean=0.03, reuse=False),
    knowledge=SwordsKnowledge,
    features=SwordsFeatures,
    model=Path(__file__).with_name("model.npz"),
)
