"""What a search must know of a game: likely worlds, plans worth trying, how play goes on, who stands how."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from saltire.i18n.reason import Said
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """Actions that one seat means to take one after the other; most plans are a single action.

    `worth` is what the evaluation promises that seat: a chance to win, between 0 and 1.
    """

    def __init__(self, actions: tuple[int, ...], worth: float) -> None:
        self.actions = actions
        self.worth = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """One game's knowledge; each game extends it in bots/<game>/knowledge.py.

    Everything here may be called thousands of times a second. What concerns a seat's choice is
    decided from what that seat may know: its own cards and what is open, never the rest of a world.
    """

    def __init__(self, game: Game, horizon: i64) -> None:
        self.game = game
        self.horizon: i64 = horizon
        """How many steps a playout goes on before `standing` is asked."""

    def hear(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        """Take up what the seat has heard since its last choice, for its beliefs; called once a choice."""

    def imagine(self, view: View, lots: Lots) -> Position:
        """Draw a world that a view allows, the likelier ones more often."""
        return self.game.imagine(view, lots)

    def plans(self, s: Position, seat: Seat, most: i64) -> list[Plan]:
        """List at most so many plans of a seat that is asked, the best first; never empty."""
        raise NotImplementedError

    def step(self, s: Position, lots: Lots) -> Action:
        """Choose for whoever acts, chance included, in a playout: quick, sensible, not always the same."""
        raise NotImplementedError

    def standing(self, s: Position) -> tuple[float, ...]:
        """Give each seat's chance to win; they sum to 1, and equal `s.returns` when the game is over."""
        raise NotImplementedError

    # What a game may add.

    def obvious(self, view: View) -> int | None:
        """Give the action of a choice that is not worth a search, or None if this one is."""
        return None

    def intend(self, actions: tuple[int, ...]) -> None:
        """Take up the plan that the seat has decided on, for `explain`."""

    def as_seen_by(self, s: Position, seat: Seat, lots: Lots) -> Position:
        """Draw a world anew that another seat cannot tell from this one, to learn its replies in."""
        return self.imagine(s.view(seat), lots)

    def ends(self, s: Position) -> bool:
        """Tell whether a playout should stop here, before its horizon: at the end of a year, say."""
        return False

    def explain(self, view: View, action: Action) -> Said:
        """Say to a beginner in one line why a seat would do this; "" has the search give its odds."""
        return ""

    def news(self, seat: Seat, event: dict[str, object]) -> bool:
        """Tell whether an event that a seat has heard is a reason to think its plan over."""
        who = event.get("seat", event.get("side"))
        return isinstance(who, int) and who != seat
