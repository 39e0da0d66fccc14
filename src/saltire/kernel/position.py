"""A position: the board of one game and the stack of phases that says what happens next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from saltire.kernel.errors import IllegalAction, NotYourTurn, Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import OVER, AnyPhase, PhaseMaker
from saltire.kernel.types import CHANCE, RULES, Action, Seat
from saltire.kernel.view import View

if TYPE_CHECKING:
    from saltire.kernel.game import Game


_NOTHING: Final[list[Event]] = []
"""What a position has told that has told nothing yet: one list for all, never added to."""
NO_PHASES: Final[list[AnyPhase]] = []
"""A stack to begin with, before another is taken over: one list for all, never added to."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A phase to come back to, and what lies below it. Immutable, so positions share them."""

    def __init__(self, phase: AnyPhase, below: Frame | None) -> None:
        self.phase = phase
        self.below = below


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position:
    """The whole truth about one moment of a game. A game adds its board in a subclass."""

    def __init__(self, stack: list[AnyPhase], returns: tuple[float, ...] | None = None) -> None:
        # The top of the stack has a name of its own because everything asks for it.
        self.top: AnyPhase = OVER
        self.below: Frame | None = None
        if stack:
            self.top = stack[-1]
            self.wait(stack[:-1])
        self.returns = returns
        self.listening: bool = False
        self.told: list[Event] = _NOTHING

    # What the game adds.

    def view(self, seat: Seat) -> View:
        """Build what a seat may see, from named facts."""
        raise NotImplementedError

    def clone(self) -> Position:
        raise NotImplementedError

    def board_json(self) -> dict[str, object]:
        """Give the board's facts, canonical: equal exactly when the boards are."""
        raise NotImplementedError

    def game(self) -> Game:
        """Give the game that this is a position of; one that names it can be pickled."""
        raise NotImplementedError

    # Who acts and what they may do.

    def actor(self) -> Seat:
        """Name the seat that acts: CHANCE when chance acts, RULES when the game is over."""
        return self.top.seat

    def waiting_for(self) -> tuple[int, ...]:
        """Name every seat that has still to choose."""
        return self.top.waiting_for()

    def legal(self, seat: Seat | None = None) -> list[int]:
        """List the legal actions of a seat (of the actor when none is given), ascending."""
        top = self.top
        if seat is None:
            return top.legal(self, top.seat)
        return top.legal(self, seat) if top.asks(seat) else []

    def chances(self) -> list[tuple[int, float]]:
        """List chance outcomes with their probabilities; empty unless CHANCE acts."""
        if self.actor() != CHANCE:
            return []
        outcomes = self.legal()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def sample(self, lots: Lots) -> Action:
        """Draw one legal action of the actor, each as likely as the others."""
        return self.top.sample(self, lots)

    # Playing.

    def apply(self, action: Action, seat: Seat | None = None) -> None:
        """Carry out a legal action. Trusted and fast: nothing is checked."""
        if seat is None:
            self.top.take(self, action)
        else:
            self.top.take_from(self, seat, action)
        if self.top.seat == RULES:
            self.run_on()

    def run_on(self) -> None:
        """Run the phases that ask nobody, until somebody is asked or the game is over."""
        while self.top.seat == RULES and self.top is not OVER:
            self.top.run(self)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action if it is legal, and tell what happened."""
        self.check(seat, action)
        return self.carry_out(seat, action)

    def carry_out(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action of a seat, and tell what happened."""
        self.listening = True
        self.told = []
        try:
            self.apply(action, seat)
        finally:
            self.listening = False
        told, self.told = self.told, _NOTHING
        return told

    def check(self, seat: Seat, action: Action) -> None:
        """Raise IllegalAction or NotYourTurn unless the seat may do this now."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Say why an action is refused, or None if it is legal; NotYourTurn if nobody asked."""
        self.check_turn(seat)
        top = self.top
        return None if action in top.legal(self, seat) else top.why_not(self, seat, action)

    def check_turn(self, seat: Seat) -> None:
        """Raise NotYourTurn unless the seat is asked."""
        if self.top is OVER:
            raise NotYourTurn("the game is over")
        if not self.top.asks(seat):
            names = " and ".join([_name(waited) for waited in self.top.waiting_for()])
            raise NotYourTurn(f"it is not the turn of {_name(seat)}: {names} must act")

    def result(self) -> tuple[float, ...] | None:
        """Give each seat's share of the win, which sum to 1, or None while the game lasts."""
        return self.returns

    # Moving the game on: only these change the stack, and a phase calls them last.

    def call(self, phase: AnyPhase) -> None:
        """Do this phase first, then come back."""
        self.below = Frame(self.top, self.below)
        self.top = phase

    def goto(self, phase: AnyPhase) -> None:
        """Do this phase instead of the present one."""
        self.top = phase

    def end(self) -> None:
        """Leave the present phase for the one below."""
        frame = self.below
        assert frame is not None
        self.top = frame.phase
        self.below = frame.below

    def finish(self, returns: tuple[float, ...]) -> None:
        """End the game."""
        self.below = None
        self.top = OVER
        self.returns = returns

    def follow(self, other: Position) -> None:
        """Take over where another position stands in the flow of phases, for clone()."""
        self.top = other.top
        self.below = other.below

    def wait(self, phases: list[AnyPhase]) -> None:
        """Put these phases below the present one, the last one next."""
        self.below = None
        for phase in phases:
            self.below = Frame(phase, self.below)

    def tell(self, event: Event) -> None:
        """Announce an event; ask `listening` first, so that it is not built for nobody."""
        if self.told is _NOTHING:
            self.told = []
        self.told.append(event)

    # In and out.

    def stack(self) -> list[AnyPhase]:
        """List the phases under way, the present one last; empty when the game is over."""
        return [] if self.top is OVER else [*self.waiting(), self.top]

    def waiting(self) -> list[AnyPhase]:
        """List the phases below the present one, the next one last."""
        found: list[AnyPhase] = []
        frame = self.below
        while frame is not None:
            found.append(frame.phase)
            frame = frame.below
        found.reverse()
        return found

    def to_json(self) -> dict[str, object]:
        """Give the position as JSON values: equal exactly when the positions are."""
        return {
            "stack": [phase_json(phase) for phase in self.stack()],
            "returns": None if self.returns is None else list(self.returns),
            **self.board_json(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and _same(self, other)

    def __hash__(self) -> int:
        """Hash the position as it is now; one that is a key must not be played on."""
        return hash(repr(self.to_json()))

    def __repr__(self) -> str:
        if self.top is OVER:
            return f"<{type(self).__name__}: over, {self.returns}>"
        waiting = ", ".join([_name(seat) for seat in self.waiting_for()])
        return f"<{type(self).__name__}: {type(self.top).__name__}, {waiting} to act>"

    def __str__(self) -> str:
        """Write the position as text, as players do; a game without such a notation has its repr."""
        try:
            game = self.game()
        except NotImplementedError:
            return repr(self)
        return game.text_of(self)

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return self.game().from_json, (self.to_json(),)


def _same(one: Position, other: Position) -> bool:
    return type(one) is type(other) and one.to_json() == other.to_json()


def _name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def phase_json(phase: AnyPhase) -> list[object]:
    """Write a phase as its name and its arguments."""
    return [type(phase).__name__, *[_argument_json(arg) for arg in phase.args()]]


def _argument_json(arg: object) -> object:
    if isinstance(arg, tuple):
        return [phase_json(step) for step in arg]
    return arg


def phase_from_json(data: object, known: Mapping[str, PhaseMaker]) -> AnyPhase:
    """Read a phase back; `known` is the game's allow-list of phase classes."""
    if not isinstance(data, list) or not data or str(data[0]) not in known:
        raise ValueError(f"{data!r} is not a phase of this game")
    try:
        if data[0] == "Script":
            steps = tuple([phase_from_json(step, known) for step in data[1]])
            return known["Script"](steps, data[2])
        args = [tuple(arg) if isinstance(arg, list) else arg for arg in data[1:]]
        return known[data[0]](*args)
    except (TypeError, IndexError, OverflowError):
        raise ValueError(f"{data!r} is not a phase of this game") from None
