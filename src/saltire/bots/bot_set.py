"""The bots that a game brings: simple bots, levels for people, and the knowledge of the search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from saltire.bots.protocol import Maker
from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.rules_only import RulesOnlyKnowledge
from saltire.bots.search.settings import SearchSettings
from saltire.kernel.game import Game
from saltire.kernel.vecs import COMPILED


@dataclass(frozen=True)
class Level:
    """One strength of the search for people. It counts playouts, so a seed determines its moves."""

    name: str
    playouts: int
    max_plans: int
    """How many plans are compared."""
    noise: float
    """The error added to each plan's win probability."""
    random_move_rate: float
    """How often a random plan is played instead of the best."""
    habit: float = 0.0
    """How much the first impression decides in sealed choices; see `SearchSettings.habit`."""
    network: bool = False
    """Searches with the game's value network, where one is installed for the game's options."""
    pure_playouts: int = 0
    """Playouts where nothing is compiled, so that it answers in a second there too; 0: as many."""

    def settings(self, base: SearchSettings) -> SearchSettings:
        """Change the settings of the full-strength search to those of this level."""
        return replace(
            base,
            playouts=self.playouts if COMPILED else self.pure_playouts or self.playouts,
            max_plans=self.max_plans,
            noise=self.noise,
            random_move_rate=self.random_move_rate,
            habit=self.habit,
        )


class PolicyTrainer(Protocol):
    """Trains the weights by which playouts choose moves, for `saltire arena train --part playouts`."""

    installed: Path
    """The file of the weights in use."""

    def train(self, rounds: int, seed: int, report: Callable[[str], None]) -> list[float]:
        """Learn new weights from so many rounds of self-play."""
        ...

    def compare(self, weights: list[float], seed: int) -> tuple[int, Any]:
        """Play new weights against those in use; give the number of rounds and the share won."""
        ...

    def write(self, weights: list[float], path: Path) -> None: ...


class ValueNetworkOfGame(Protocol):
    """A game's value network, created with the game: `saltire arena train --minutes`."""

    installed: Path
    """The file of the network in use for a game with these options; it need not exist."""

    def task(self) -> Any:
        """Create what plays against itself and knows the network's shape, for training; needs numpy."""
        ...

    def bot(self, weights: list[float]) -> Any:
        """Create the bot that plays the move after which the network sees the best chances."""
        ...

    def knowledge(self, weights: list[float]) -> Knowledge:
        """Give the knowledge of a search with the network."""
        ...

    def settings(self) -> SearchSettings:
        """Give the settings of that search."""
        ...


@dataclass(frozen=True)
class BotSet:
    """The bots of one game. A game that brings none has a random bot and a search over its rules."""

    bots: Mapping[str, Maker] = field(default_factory=dict)
    """Bots without a search, weakest first."""
    levels: tuple[Level, ...] = ()
    """Levels for people, weakest first."""
    ratings: Mapping[str, int] = field(default_factory=dict)
    """Measured strength on the Elo scale, the novice at 1000; see benchmarks/results.md."""
    search: SearchSettings = field(default_factory=SearchSettings)
    """The search at full strength; a level changes a little of it."""
    knowledge: Callable[[Game], Knowledge] = RulesOnlyKnowledge
    """What the search knows of the game."""
    features: Callable[[], Features] | None = None
    """The inputs of a learned model; None if the game cannot be learned."""
    model: Path | None = None
    """Where the file of a learned model belongs; it need not exist."""
    model_serves: tuple[str, ...] = ()
    """Options that change so little that a model serves all their choices, trained on which it may."""
    policy_trainer: str = ""
    """The class that trains the weights of its playouts, "module:class"; see `PolicyTrainer`."""
    value_network: str = ""
    """What trains and uses the game's value network, "module:class"; see `ValueNetworkOfGame`."""
