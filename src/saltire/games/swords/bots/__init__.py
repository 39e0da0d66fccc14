"""The bots of Swords and Bagpipes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.bots.bot_set import BotSet, Level
from saltire.bots.search.settings import SearchSettings
from saltire.games.swords.bots.greedy import GreedyBot
from saltire.games.swords.bots.model_features import SwordsFeatures
from saltire.games.swords.bots.personality_bots import personality_bots
from saltire.games.swords.bots.search_knowledge import SwordsKnowledge

BOTS: Final = BotSet(
    bots={**personality_bots(), "greedy": GreedyBot},
    # Chosen by matches between adjacent levels: see benchmarks/results.md.
    levels=(
        Level("novice", playouts=12, max_plans=8, noise=0.5, random_move_rate=0.4, habit=0.02),
        Level("clansman", playouts=22, max_plans=8, noise=0.22, random_move_rate=0.12, habit=0.02),
        Level("chieftain", playouts=60, max_plans=10, noise=0.05, random_move_rate=0.0, habit=0.02),
        Level(
            "hammer", playouts=600, max_plans=12, noise=0.0, random_move_rate=0.0, pure_playouts=150
        ),
    ),
    ratings={
        "random": 840,
        "novice": 1000,
        "clansman": 1220,
        "opportunist": 1290,
        "grudger": 1300,
        "promise-keeper": 1330,
        "chieftain": 1360,
        "greedy": 1390,
        "patriot": 1410,
        "late-traitor": 1440,
        "hammer": 1520,
    },
    # Opponents are modelled as types of players: their sealed choices are predicted, not learned.
    search=SearchSettings(learn_opponents=False, response_temperature=0.03),
    knowledge=SwordsKnowledge,
    features=SwordsFeatures,
    model=Path(__file__).with_name("model.npz"),
    model_serves=("deserter_counts", "pass_binds", "tell_daggers"),
)
