"""A game: a title with its options fixed. Immutable; any number of positions may share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from saltire.kernel.errors import BadNotation
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option
from saltire.kernel.phase import AnyPhase, PhaseMaker, Script
from saltire.kernel.position import Position, phase_from_json
from saltire.kernel.types import Action
from saltire.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The base of all games. `version` changes when the same actions could lead elsewhere."""

    name: ClassVar[str] = ""
    version: ClassVar[str] = ""
    declared: ClassVar[tuple[Option, ...]] = ()
    playout_options: ClassVar[dict[str, object]] = {}
    """Options that searches and measurements play with: no choice that is never declined."""

    def __init__(
        self,
        seats: tuple[str, ...],
        options: dict[str, object],
        num_actions: i64,
        max_chance: i64,
        typical_length: i64,
        max_length: i64,
    ) -> None:
        self.seats = seats
        self.options = options
        self.num_actions: i64 = num_actions
        self.max_chance: i64 = max_chance
        self.typical_length: i64 = typical_length
        self.max_length: i64 = max_length
        self.card_set = ""
        """The text of a card set of one's own; empty where the cards come with the game."""

    def load_options(self) -> dict[str, object]:
        """Give what `saltire.load` needs to make this game again: its options, and its own card set."""
        if not self.card_set:
            return self.options
        return {**self.options, "card_set": self.card_set}

    def start(self) -> Position:
        """Set up a new game."""
        raise NotImplementedError

    def say(self, state: Position, action: Action) -> str:
        """Write an action as players write it."""
        raise NotImplementedError

    def parse(self, state: Position, text: str) -> Action:
        """Read an action, legal or not; BadNotation if it is none.

        This one knows the legal actions only; a game that names the rule for the others has its own.
        """
        for seat in state.waiting_for():
            for action in state.legal(seat):
                if self.say(state, action) == text:
                    return action
        raise BadNotation(text, 0, "a legal action")

    def imagine(self, view: View, lots: Lots) -> Position:
        """Build a world that this view allows."""
        raise NotImplementedError

    def from_json(self, data: dict[str, object]) -> Position:
        """Read a position back from what `to_json` gave."""
        raise NotImplementedError

    def view_from_json(self, data: dict[str, object]) -> View:
        """Read a view back from what its `to_json` gave, for a bot far from the table.

        `legal` may be left out: it follows from the rest, as a world that `imagine` gives shows.
        """
        raise NotImplementedError

    def faults(self, state: Position) -> list[str]:
        """List what is wrong with a position, for tests: a lost card, a mark out of step."""
        return []

    def phases(self) -> dict[str, PhaseMaker]:
        """Name the phase classes that a saved position may hold."""
        raise NotImplementedError

    def flow_from_json(
        self, data: dict[str, object]
    ) -> tuple[list[AnyPhase], tuple[float, ...] | None]:
        """Read the part of a position that every game shares: the stack of phases and the result."""
        known: dict[str, PhaseMaker] = {"Script": Script, **self.phases()}
        saved = data.get("stack")
        if not isinstance(saved, list):
            raise ValueError("stack must be a list of phases")
        stack = [phase_from_json(row, known) for row in saved]
        returns = data.get("returns")
        if returns is None:
            return stack, None
        if not isinstance(returns, list):
            raise ValueError("returns must be a list of numbers")
        return stack, tuple([float(share) for share in returns])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and _same(self, other)

    def __hash__(self) -> int:
        return hash((self.name, repr(sorted(self.load_options().items()))))

    def __copy__(self) -> Game:
        return self  # nobody changes a game

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (type(self), dict(self.load_options()))

    def __repr__(self) -> str:
        given = ", ".join([f"{name}={value!r}" for name, value in self.options.items()])
        return f"{type(self).__name__}({given})"


def _same(one: Game, other: Game) -> bool:
    return type(one) is type(other) and one.load_options() == other.load_options()


def _made(kind: Callable[..., Game], options: dict[str, object]) -> Game:
    """Make a game again from its class and options."""
    return kind(**options)


def play_out(s: Position, lots: Lots, limit: i64) -> i64:
    """Play uniformly at random to the end, or for `limit` steps; count the steps."""
    steps: i64 = 0
    while steps < limit and s.returns is None:
        s.apply(s.sample(lots))
        steps += 1
    return steps
