"""Knowledge of a game that nobody has told us anything about: its rules, and nothing more."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat


class RulesOnlyKnowledge(Knowledge):
    """Tries anything legal and plays on by lot to the end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, game.max_length)

    def plans(self, s: Position, seat: Seat, most: i64) -> list[Plan]:
        legal = s.legal(seat)
        step = max(1, -(-len(legal) // most))
        return [Plan((action,), 1.0 / len(self.game.seats)) for action in legal[::step]]

    def step(self, s: Position, lots: Lots) -> Action:
        return s.sample(lots)

    def standing(self, s: Position) -> tuple[float, ...]:
        if s.returns is not None:
            return s.returns
        seats = len(self.game.seats)
        return tuple([1.0 / seats] * seats)
