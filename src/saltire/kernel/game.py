"""A game: a title with its options fixed. Immutable; any number of positions may share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from saltire.kernel.errors import BadNotation
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option
from saltire.kernel.phase import AnyPhase, PhaseMaker, Script
from saltire.kernel.position import Position, phase_from_json
from saltire.kernel.position_text import (
    SEEN_BY,
    BadPosition,
    Flaw,
    Parts,
    check_head,
    head_of,
    same_facts,
    viewer_in,
)
from saltire.kernel.types import RULES, Action
from saltire.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The base of all games. `version` changes when the same actions could lead elsewhere."""

    name: ClassVar[str] = ""
    version: ClassVar[str] = ""
    earlier: ClassVar[dict[str, dict[str, object]]] = {}
    """For each earlier version the choices it stood for, where its records do not name them."""
    declared: ClassVar[tuple[Option, ...]] = ()
    playout_options: ClassVar[dict[str, object]] = {}
    """Options that searches and measurements play with: no choice that is never declined."""
    parts: ClassVar[tuple[str, ...]] = ()
    """The names of the parts of a position as text; none if the game has no such notation."""

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
        self.begins = ""
        """The text of the position that it begins with; empty for the usual start."""
        self.recorded_version = self.version
        self.recorded_options = options
        """The header of its records: a game of an earlier version keeps the one it began with."""

    def load_options(self) -> dict[str, object]:
        """Give what `saltire.load` needs to make this game again: its options, and its own card set."""
        own = {"card_set": self.card_set} if self.card_set else {}
        return {**self.options, **own, **({"position": self.begins} if self.begins else {})}

    def start(self) -> Position:
        """Set up a new game."""
        raise NotImplementedError

    def begin(self) -> Position:
        """Give the first position: the usual start, or the one that this game begins with."""
        return self.position(self.begins) if self.begins else self.start()

    def begin_with(self, text: str) -> None:
        """Let this new game begin with a position, given as text."""
        self.begins = self.text_of(self.position(text))

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

    # Positions as text.

    def position(self, text: str) -> Position:
        """Read a position as players write it; BadPosition says what is wrong with it, and where."""
        parts = self.parts_of(text)
        if parts.has(SEEN_BY):
            raise BadPosition("this is what one seat knows, not a whole position", SEEN_BY)
        return self.from_json(self.facts_in(parts, None))

    def view(self, text: str) -> View:
        """Read what one seat knows of a position, as `text_of_view` writes it."""
        parts = self.parts_of(text)
        if not parts.has(SEEN_BY):
            raise BadPosition(f"say {SEEN_BY} whom")
        viewer = viewer_in(parts, self.seats)
        return self.from_json(self.facts_in(parts, viewer)).view(viewer)

    def parts_of(self, text: str) -> Parts:
        """Split a text into its parts, and demand that it is about this game."""
        if not self.parts:
            raise BadPosition(f"{self.name} has no notation for positions")
        parts = Parts(text, self.parts)
        check_head(self, parts)
        return parts

    def facts_in(self, parts: Parts, viewer: int | None) -> dict[str, Any]:
        """Turn a text into the JSON values of a position.

        With a viewer the text is what it knows; anything possible takes the place of what is hidden.
        """
        raise NotImplementedError

    def text_of(self, state: Position) -> str:
        """Write a position as text: the same for equal positions, and `position` reads it back."""
        return repr(state)

    def text_of_view(self, view: View) -> str:
        """Write what a view shows as text, and no more; `view` reads it back."""
        return repr(view)

    def head(self) -> str:
        """Name the game in a text: its name, and the options that are not their defaults."""
        return head_of(self)

    def check(self, state: Position) -> list[Flaw]:
        """List everything that is wrong with a position, each with the rule that says so."""
        return [Flaw(fault, self.name) for fault in self.faults(state)]

    def set_up_only(self, state: Position) -> list[Flaw]:
        """List why a sound position can be played on from, but no game comes to it, as far as is known."""
        return []

    def demand_sound(self, state: Position, data: dict[str, object]) -> None:
        """Refuse a position read from JSON values that cannot be, or that says a thing twice."""
        flaws = [str(flaw) for flaw in self.check(state)]
        if not flaws:
            written = state.to_json()
            flaws = [
                f"{name} says what cannot be"
                for name, fact in written.items()
                if not same_facts(fact, data.get(name))
            ]
        if flaws:
            raise BadPosition(f"no such position: {'; '.join(flaws)}")

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
        if not isinstance(returns, list) or [s for s in returns if not isinstance(s, (int, float))]:
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
    begins = str(options.pop("position", ""))
    game = kind(**options)
    if begins:
        game.begin_with(begins)
    return game


def play_out(s: Position, lots: Lots, limit: i64) -> i64:
    """Play uniformly at random to the end, or for `limit` steps; count the steps."""
    steps: i64 = 0
    while steps < limit and s.returns is None:
        top = s.top
        top.take(s, top.sample(s, lots))
        if s.top.seat == RULES:
            s.run_on()
        steps += 1
    return steps
