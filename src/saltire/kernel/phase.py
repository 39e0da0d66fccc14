"""A phase is one box of a rulebook's flow chart: who acts, what they may do, what follows.

Phases are immutable and may be shared by any number of positions. `take` and `run` change the
position's board and, last of all, move the game on with `call`, `goto`, `end` or `finish`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES, Action, Seat

if TYPE_CHECKING:
    from saltire.kernel.position import Position

P = TypeVar("P", bound="Position")

OPEN: Final = -1
ABSENT: Final = -2
BLANK: Final = -3
"""A sealed choice that the view of another seat shows no more of than that it was made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """The base of all phases. `seat` acts; CHANCE draws at random; RULES runs without a choice."""

    rule: ClassVar[str] = ""

    def __init__(self, seat: Seat) -> None:
        self.seat: i64 = seat

    def legal(self, s: P, seat: Seat) -> list[int]:
        """List what the seat may do, ascending; for CHANCE, every outcome, all equally likely."""
        raise NotImplementedError

    def sample(self, s: P, lots: Lots) -> Action:
        """Draw one of legal() uniformly; a hot phase does it without building the list."""
        actions = self.legal(s, self.seat)
        return actions[lots.below(len(actions))]

    def take(self, s: P, action: Action) -> None:
        """Carry out a legal action and move the game on."""
        raise NotImplementedError

    def take_from(self, s: P, seat: Seat, action: Action) -> None:
        """Carry out a legal action of a given seat; only Sealed has several to tell apart."""
        self.take(s, action)

    def run(self, s: P) -> None:
        """Carry out a step that leaves nobody a choice, and move the game on."""
        raise NotImplementedError

    def why_not(self, s: P, seat: Seat, action: Action) -> Refusal:
        """Say why an action outside legal() is refused, from what the seat may know."""
        return Refusal("not-now", "that cannot be done now", self.rule)

    def asks(self, seat: Seat) -> bool:
        """Tell whether this seat may act now."""
        return seat == self.seat

    def waiting_for(self) -> tuple[int, ...]:
        """Name the seats that have still to act."""
        return (self.seat,)

    def known_to(self, s: P, seat: Seat, action: Action) -> bool:
        """Tell whether a seat learns which action is taken here; by default only the actor does."""
        return seat == self.seat

    def retractable(self, s: P, action: Action) -> bool:
        """Tell whether an action shows nobody more than its author's own open choice.

        Such an action may be taken back until something else happens; by default none is such.
        """
        return False

    def shown(self) -> list[object]:
        """List what everybody may know about this phase: by default its name and whose it is."""
        return [type(self).__name__, self.seat]

    def seen_by(self, seat: Seat) -> Phase[P]:
        """Give the phase with what this seat may not know left blank, for its view."""
        return self

    def imagined(self, s: P, lots: Lots) -> Phase[P]:
        """Fill what `seen_by` left blank with something possible in an imagined world."""
        return self

    def args(self) -> list[object]:
        """List what rebuilds this phase: `type(phase)(*phase.args())`."""
        return [self.seat]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(arg) for arg in self.args()])})"

    def __reduce__(self) -> tuple[object, ...]:
        args = [tuple(arg) if isinstance(arg, list) else arg for arg in self.args()]
        return type(self), tuple(args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Phase[P]):
    """Runs its steps one after the other, as a rulebook's sequence of play does."""

    rule: ClassVar[str] = "kernel"

    def __init__(self, steps: tuple[Phase[P], ...], at: i64 = 0) -> None:
        super().__init__(RULES)
        self.steps = steps
        self.at: i64 = at
        self._rest: Script[P] | None = None
        """The script without its present step, made when it is first wanted."""

    def run(self, s: P) -> None:
        if self.at == len(self.steps):
            s.end()
            return
        rest = self._rest
        if rest is None:
            rest = Script(self.steps, self.at + 1)
            self._rest = rest
        s.goto(rest)
        s.call(self.steps[self.at])

    def args(self) -> list[object]:
        return [self.steps, self.at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Phase[P]):
    """Asks several seats at once; nobody hears a choice before the last one is sealed.

    `choices` has an entry for each seat: ABSENT, OPEN, or the action chosen so far. A seat may
    change its mind until the last seat has chosen.
    """

    rule: ClassVar[str] = "kernel"

    def __init__(self, choices: tuple[int, ...]) -> None:
        first = _first_open(choices)
        if first < 0:
            raise ValueError("nobody is left to choose")
        super().__init__(first)
        self.choices = choices

    def options(self, s: P, seat: Seat) -> list[int]:
        """List what this seat may choose, ascending."""
        raise NotImplementedError

    def reveal(self, s: P, choices: tuple[int, ...]) -> None:
        """Turn all choices over at once and move the game on."""
        raise NotImplementedError

    def resealed(self, choices: tuple[int, ...]) -> Phase[P]:
        """Give the same phase with other choices; extend it where a subclass has more fields."""
        return type(self)(choices)

    def asks(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.choices) and self.choices[seat] != ABSENT

    def legal(self, s: P, seat: Seat) -> list[int]:
        return self.options(s, seat)

    def take(self, s: P, action: Action) -> None:
        self.take_from(s, self.seat, action)

    def sealing(self, seat: Seat, action: Action) -> Phase[P] | None:
        """Give the phase in which this choice is sealed, or None if it is the last one open.

        A hot phase keeps those it has made: phases are immutable.
        """
        choices = self.with_choice(seat, action)
        return self.resealed(choices) if _first_open(choices) >= 0 else None

    def with_choice(self, seat: Seat, action: Action) -> tuple[int, ...]:
        """Give the choices as they are once this one is made."""
        choices = list(self.choices)
        choices[seat] = action
        return tuple(choices)

    def take_from(self, s: P, seat: Seat, action: Action) -> None:
        if s.listening:
            s.tell(Event("sealed", {"seat": seat}, {"choice": action}, (seat,)))
        sealed = self.sealing(seat, action)
        if sealed is None:
            self.reveal(s, self.with_choice(seat, action))
        else:
            s.goto(sealed)

    def waiting_for(self) -> tuple[int, ...]:
        return tuple([i for i, choice in enumerate(self.choices) if choice == OPEN])

    def known_to(self, s: P, seat: Seat, action: Action) -> bool:
        # The author knows what it did; who that was is not in the arguments.
        return False

    def shown(self) -> list[object]:
        return [type(self).__name__, list(self.waiting_for())]

    def seen_by(self, seat: Seat) -> Phase[P]:
        seen = [c if c < 0 or i == seat else BLANK for i, c in enumerate(self.choices)]
        return self.resealed(tuple(seen))

    def imagined(self, s: P, lots: Lots) -> Phase[P]:
        choices = list(self.choices)
        for seat, choice in enumerate(choices):
            if choice == BLANK:
                options = self.options(s, seat)
                choices[seat] = options[lots.below(len(options))]
        return self.resealed(tuple(choices))

    def args(self) -> list[object]:
        return [list(self.choices)]


def _first_open(choices: tuple[int, ...]) -> i64:
    """Find the first seat that has still to choose; -1 if all have."""
    seat: i64 = 0
    while seat < len(choices):
        if choices[seat] == OPEN:
            return seat
        seat += 1
    return -1


@final
class _Over(Phase["Position"]):
    """What lies on an empty stack: the game is over and nobody acts."""

    rule: ClassVar[str] = "kernel"

    def __init__(self) -> None:
        super().__init__(RULES)

    def legal(self, s: Position, seat: Seat) -> list[int]:
        return []

    def waiting_for(self) -> tuple[int, ...]:
        return ()


OVER: Final = _Over()

# A stack holds phases of its own game only; the type checker cannot know which.
AnyPhase: TypeAlias = Phase[Any]
PhaseMaker: TypeAlias = Callable[..., AnyPhase]
