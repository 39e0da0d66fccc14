"""The value networks of Schotten Totten: one for the base game, one for games with tactics cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saltire.bots.search.settings import SearchSettings
from saltire.games.schotten.bots.network_knowledge import NetworkKnowledge
from saltire.games.schotten.bots.one_ply import OnePlyBot
from saltire.kernel.game import Game


class SchottenValueNetwork:
    """The network for a game with these options, see `saltire.bots.bot_set.ValueNetworkOfGame`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.installed = network_path(bool(game.options["tactics"]))

    def task(self) -> Any:
        from saltire.games.schotten.bots.value_training import SchottenValueTask

        return SchottenValueTask(self.game)

    def bot(self, weights: list[float]) -> OnePlyBot:
        return OnePlyBot(weights)

    def knowledge(self, weights: list[float]) -> NetworkKnowledge:
        return NetworkKnowledge(self.game, weights)

    def settings(self) -> SearchSettings:
        return SearchSettings(max_plans=6, prior_visits=2.0, evaluation_weight=0.3)


def network_path(tactics: bool) -> Path:
    """Give the file of the network in use."""
    return Path(__file__).with_name("value_tactics.npz" if tactics else "value.npz")
