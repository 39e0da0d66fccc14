"""What a model is told of a game: a few numbers a seat and a plan; each game has its own."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from saltire.bots.search.knowledge import Plan
from saltire.kernel.position import Position
from saltire.kernel.types import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The numbers of one game; each game extends it in bots/<game>/features.py.

    A model corrects what a game's knowledge says already, so that the numbers need not say it again.
    Positions are worlds that one seat imagines from its view: nothing here reads more than that.
    """

    def __init__(self, of_seats: tuple[str, ...], of_plans: tuple[str, ...], reach: i64) -> None:
        self.seat_names = of_seats
        self.plan_names = of_plans
        self.reach: i64 = reach
        """How many stretches a playout goes on before a learned value is asked; 0 for as far as ever."""

    def stretch(self, s: Position) -> i64:
        """Number the part of the game that this is: a turn, a round. The number never falls."""
        raise NotImplementedError

    def of_seat(self, s: Position, seat: Seat) -> list[float]:
        """Say how a seat stands."""
        raise NotImplementedError

    def of_plan(self, s: Position, seat: Seat, plan: Plan) -> list[float]:
        """Say what kind of a plan this is."""
        raise NotImplementedError
