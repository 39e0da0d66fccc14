"""What the search needs to know of a game: likely positions, plans, a playout policy, an evaluation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import i64, mypyc_attr

from saltire.i18n.reason import Said
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """Actions that one seat takes one after the other; most plans are a single action.

    `prior` is the evaluation's estimate of that seat's win probability, between 0 and 1.
    """

    def __init__(self, actions: tuple[int, ...], prior: float) -> None:
        self.actions = actions
        self.prior = prior


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The knowledge of one game; each game extends it in games/<game>/bots/search_knowledge.py.

    Everything here may be called thousands of times a second. What concerns a seat's choice is
    decided from what that seat may know: its own cards and what is public, never its opponents' secrets.
    """

    def __init__(self, game: Game, horizon: i64) -> None:
        self.game = game
        self.horizon: i64 = horizon
        """How many actions a playout takes before `win_probabilities` evaluates it."""
        self.habit = 0.0
        """`SearchSettings.habit` of the player who thinks; the search sets it."""
        self.open_weight = 1.0
        """What playouts count where all hidden facts are known; the rest are even chances. For reviews."""

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the game and the beliefs; everything else is worked out again."""
        return _made, (type(self), self.game, self.beliefs())

    def beliefs(self) -> tuple[object, ...]:
        """Give what was learned from the game under way, for pickling; by default nothing is."""
        return ()

    def set_beliefs(self, beliefs: tuple[object, ...]) -> None:
        """Take over what `beliefs` gave."""

    def observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        """Update beliefs with the events since the seat's last choice; called once per choice."""

    def imagine(self, view: View, lots: Lots) -> Position:
        """Sample a position that a view allows, likelier ones more often."""
        return self.game.imagine(view, lots)

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        """List at most `limit` plans of a seat that has a choice, the best first; never empty."""
        raise NotImplementedError

    def playout_action(self, s: Position, lots: Lots) -> Action:
        """Choose for whoever acts in a playout, chance included: quick, sensible, varied."""
        raise NotImplementedError

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        """Give each seat's win probability; they sum to 1, and equal `s.returns` when the game is over."""
        raise NotImplementedError

    # What a game may add.

    def obvious_action(self, view: View) -> int | None:
        """Give the action of a choice that is not worth a search, or None if this one is."""
        return None

    def remember_plan(self, actions: tuple[int, ...]) -> None:
        """Remember the plan that the seat has decided on, for `explain`."""

    def redeterminize(self, s: Position, seat: Seat, lots: Lots) -> Position:
        """Sample another position that a seat cannot tell from this one, to learn its choices in."""
        return self.imagine(s.view(seat), lots)

    def playout_ends(self, s: Position) -> bool:
        """Tell whether a playout should stop before its horizon: at the end of a year, say."""
        return False

    def explain(self, view: View, action: Action) -> Said:
        """Explain an action to a beginner in one line; "" has the search give its win probability."""
        return ""

    def interrupts_plan(self, seat: Seat, event: dict[str, object]) -> bool:
        """Tell whether an event that a seat has received is a reason to search again."""
        who = event.get("seat", event.get("side"))
        return isinstance(who, int) and who != seat


def _made(kind: Callable[[Game], Knowledge], game: Game, beliefs: tuple[object, ...]) -> Knowledge:
    knowledge = kind(game)
    knowledge.set_beliefs(beliefs)
    return knowledge
