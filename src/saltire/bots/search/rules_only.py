"""Search knowledge for a game that brings none: its rules, and nothing more."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat


class RulesOnlyKnowledge(Knowledge):
    """Compares legal actions by playouts of random moves to the end of the game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, game.max_length)

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        legal = s.legal(seat)
        step = max(1, -(-len(legal) // limit))
        return [Plan((action,), 1.0 / len(self.game.seats)) for action in legal[::step]]

    def playout_action(self, s: Position, lots: Lots) -> Action:
        return s.sample(lots)

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        if s.returns is not None:
            return s.returns
        seats = len(self.game.seats)
        return tuple([1.0 / seats] * seats)
