"""A bot for Schotten Totten that plays the action after which the value network sees the best chances."""

from __future__ import annotations

from saltire.games.schotten.bots.evaluation import Evaluation
from saltire.games.schotten.bots.greedy import GreedyBot
from saltire.games.schotten.bots.learned_evaluation import Judge, LearnedEvaluation
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.view import SchottenView


class OnePlyBot(GreedyBot):
    """Plays as the greedy bot does, by a learned evaluation; uses no random numbers."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__()
        self.name = "one-ply"
        self.weights = weights
        self._judge = Judge(weights, self.parameters)

    def __reduce__(self) -> tuple[object, ...]:
        return OnePlyBot, (self.weights,), (None, {"reason": self.reason})

    def _best(self, view: SchottenView, s: Table, evaluation: Evaluation) -> int:
        learned = LearnedEvaluation(self._judge, self.parameters, view)
        return super()._best(view, s, learned)
