"""The inputs of a learned model: a few numbers for each seat and each plan; each game has its own."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from saltire.bots.search.knowledge import Plan
from saltire.kernel.position import Position
from saltire.kernel.types import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of one game; each game extends it in games/<game>/bots/model_features.py.

    A model corrects the estimates of a game's knowledge, so the features need not repeat them.
    Positions are imagined from one seat's view, so features cannot read hidden information.
    """

    def __init__(self, of_seats: tuple[str, ...], of_plans: tuple[str, ...], reach: i64) -> None:
        self.seat_names = of_seats
        self.plan_names = of_plans
        self.reach: i64 = reach
        """After how many stages a playout is evaluated by a learned value; 0 keeps the usual horizon."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()  # the features of a game take no arguments

    def stage(self, s: Position) -> i64:
        """Number the stage of the game: a turn, a round. The number never falls."""
        raise NotImplementedError

    def seat_features(self, s: Position, seat: Seat) -> list[float]:
        """Give the features of a seat in a position."""
        raise NotImplementedError

    def plan_features(self, s: Position, seat: Seat, plan: Plan) -> list[float]:
        """Give the features of a plan."""
        raise NotImplementedError
