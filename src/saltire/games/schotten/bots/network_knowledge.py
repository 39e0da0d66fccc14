"""The search knowledge that uses the value network: as prior, playout policy and end of playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Plan
from saltire.games.schotten.bots.endgame import all_known, ordered
from saltire.games.schotten.bots.greedy import candidates, round_result
from saltire.games.schotten.bots.learned_evaluation import Judge, LearnedEvaluation
from saltire.games.schotten.bots.search_knowledge import SchottenKnowledge
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.ruses import Recruit
from saltire.games.schotten.rules.turn import ChooseDeck, Claim, Draw
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import count
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View

DEPTH: Final = 4
"""A playout ends when so many cards have been laid after the plan's own."""
BREADTH: Final = 8
"""In playouts the network judges so many placements, those that the playout policy finds likeliest."""


class NetworkKnowledge(SchottenKnowledge):
    """Plays some placements on by the network's own choices, and ends with its value."""

    def __init__(self, game: Game, weights: list[float]) -> None:
        super().__init__(game)
        self.weights = weights
        self.depth: i64 = DEPTH
        self.breadth: i64 = BREADTH
        self._judge = Judge(weights, self.parameters)
        self._until: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        return NetworkKnowledge, (self.game, self.weights)

    def imagine(self, view: View, lots: Lots) -> Position:
        s = super().imagine(view, lots)
        assert isinstance(s, Table)
        self._until = laid(s) + 1 + self.depth
        return s

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        assert isinstance(s, Table)
        top = s.top
        if isinstance(top, (Claim, ChooseDeck, Recruit)):
            return super().plans(s, seat, limit)
        if all_known(s):
            solved = self.endgame.best(s)
            if solved is not None and solved[1] > 0.0:
                return [Plan((solved[0],), solved[1])]
        if self._solves_from(s):
            return [Plan((action,), 0.5) for action in ordered(s, seat)]
        evaluation = LearnedEvaluation(self._judge, self.parameters, SchottenView(s, seat))
        ranked: list[tuple[float, tuple[int, ...]]] = []
        for action in candidates(s, evaluation):
            ranked.extend(self._variants(s, action, evaluation))
        ranked.sort()
        return [Plan(way, min(1.0, max(0.0, -worth))) for worth, way in ranked[:limit]]

    # Playouts.

    def playout_action(self, s: Position, lots: Lots) -> Action:
        assert isinstance(s, Table)
        action = self.tactics.step(s, lots)
        return action if action >= 0 else self._placement(s, s.top.seat)

    def _placement(self, s: Table, me: Seat) -> Action:
        """Give the placement after which the network sees the best chances for the seat to move."""
        best = -1.0
        chosen = -1
        for action in self.policy.likeliest(s, me, self.breadth):
            after = s.clone()
            after.apply(action)
            if after.returns is not None or after.standing.round != s.standing.round:
                worth = round_result(s, after, me)
            else:
                worth = self._judge.value(after, me, 0.0)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def playout_ends(self, s: Position) -> bool:
        """End after a placement of our own, since the network judges positions after a move."""
        assert isinstance(s, Table)
        return super().playout_ends(s) or (laid(s) >= self._until and self._has_moved(s))

    def _has_moved(self, s: Table) -> bool:
        top = s.top
        if isinstance(top, Draw):
            return top.me == self._me
        if isinstance(top, ChooseDeck):
            return top.seat == self._me
        return top.seat == 1 - self._me

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        assert isinstance(s, Table)
        if s.returns is not None or self._solving or s.standing.round != self._round:
            return super().win_probabilities(s)
        reserve = 0.0
        if s.options.tactics:
            view = SchottenView(s, self._me)
            reserve = LearnedEvaluation(self._judge, self.parameters, view).reserve(s)
        p = self._judge.value(s, self._me, reserve)
        return (p, 1.0 - p) if self._me == 0 else (1.0 - p, p)


def laid(s: Table) -> i64:
    """Count the clan cards that lie face up."""
    return 54 - count(s.unseen)
