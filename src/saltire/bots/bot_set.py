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

    def settings(self, base: SearchSettings) -> SearchSettings:
        """Change the settings of the full-strength search to those of this level."""
        return replace(
            base,
            playouts=self.playouts,
            max_plans=self.max_plans,
            noise=self.noise,
            random_move_rate=self.random_move_rate,
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


@dataclass(frozen=True)
class BotSet:
    """The bots of one game. A game that brings none has a random bot and a search over its rules."""

    bots: Mapping[str, Maker] = field(default_factory=dict)
    """Bots without a search, weakest first."""
    levels: tuple[Level, ...] = ()
    """Levels for people, weakest first."""
    search: SearchSettings = field(default_factory=SearchSettings)
    """The search at full strength; a level changes a little of it."""
    knowledge: Callable[[Game], Knowledge] = RulesOnlyKnowledge
    """What the search knows of the game."""
    features: Callable[[], Features] | None = None
    """The inputs of a learned model; None if the game cannot be learned."""
    model: Path | None = None
    """Where the file of a learned model belongs; it need not exist."""
    policy_trainer: str = ""
    """The class that trains the weights of its playouts, "module:class"; see `PolicyTrainer`."""
