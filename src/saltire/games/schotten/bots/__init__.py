"""The bots of Schotten Totten."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.bots.bot_set import BotSet, Level
from saltire.bots.search.settings import SearchSettings
from saltire.games.schotten.bots.greedy import GreedyBot
from saltire.games.schotten.bots.model_features import SchottenFeatures
from saltire.games.schotten.bots.search_knowledge import SchottenKnowledge

BOTS: Final = BotSet(
    bots={"greedy": GreedyBot},
    # Chosen by matches between adjacent levels: see benchmarks/results.md.
    levels=(
        Level("novice", playouts=60, max_plans=24, noise=0.27, random_move_rate=0.16),
        Level("clansman", playouts=100, max_plans=16, noise=0.25, random_move_rate=0.12),
        Level("chieftain", playouts=200, max_plans=10, noise=0.1, random_move_rate=0.04),
        Level(
            "hammer",
            playouts=300,
            max_plans=6,
            noise=0.0,
            random_move_rate=0.0,
            network=True,
            pure_playouts=50,
        ),
    ),
    ratings={
        "random": 290,
        "novice": 1000,
        "clansman": 1150,
        "chieftain": 1360,
        "greedy": 1440,
        "hammer": 1550,
    },
    # Playouts and the evaluation err in different ways: both have the same weight at any budget.
    search=SearchSettings(prior_visits=300.0, evaluation_weight=1.0),
    knowledge=SchottenKnowledge,
    features=SchottenFeatures,
    model=Path(__file__).with_name("model.npz"),
    policy_trainer="saltire.games.schotten.bots.policy_training:PlayoutPolicyTrainer",
    value_network="saltire.games.schotten.bots.value_files:SchottenValueNetwork",
)
