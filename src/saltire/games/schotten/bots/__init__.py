"""The bots of Schotten Totten."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.bots.bot_set import BotSet, Level
from saltire.bots.search.settings import NO_TREE, Settings
from saltire.games.schotten.bots.greedy import GreedyBot
from saltire.games.schotten.bots.model_features import SchottenFeatures
from saltire.games.schotten.bots.search_knowledge import SchottenKnowledge

BOTS: Final = BotSet(
    bots={"greedy": GreedyBot},
    # Chosen by matches between neighbours: benchmarks/results.md has them.
    levels=(
        Level("novice", playouts=60, most=24, noise=0.27, slip=0.16),
        Level("clansman", playouts=100, most=16, noise=0.25, slip=0.12),
        Level("chieftain", playouts=200, most=10, noise=0.1, slip=0.04),
        Level("hammer", playouts=8000, most=12, noise=0.0, slip=0.0),
    ),
    # Listing plans costs as much as dozens of playouts: so only at the root.
    # Playouts and the evaluation err in different ways: each counts half however many playouts there are.
    search=Settings(ripe=NO_TREE, lessons=0, reuse=False, trust=300.0, faith=1.0),
    knowledge=SchottenKnowledge,
    features=SchottenFeatures,
    model=Path(__file__).with_name("model.npz"),
    policy_trainer="saltire.games.schotten.bots.policy_training:PlayoutPolicyTrainer",
)
