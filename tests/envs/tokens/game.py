"""A game of one simultaneous choice, to test what Schotten Totten has not: sealed tokens.

A die is rolled, then each seat seals a token from 0 to 2; whoever alone shows the highest wins.
"""

from __future__ import annotations

from typing import ClassVar

from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.options import Option
from saltire.kernel.phase import OPEN, AnyPhase, Phase, PhaseMaker, Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, Action, Seat
from saltire.kernel.view import View


class Roll(Phase["Tokens"]):
    rule: ClassVar[str] = "1"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Tokens, seat: Seat) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def take(self, s: Tokens, action: Action) -> None:
        s.die = action
        if s.listening:
            s.tell(Event("rolled", {"die": action}))
        s.goto(Seal((OPEN, OPEN, OPEN)))

    def args(self) -> list[object]:
        return []


class Seal(Sealed["Tokens"]):
    rule: ClassVar[str] = "2"

    def options(self, s: Tokens, seat: Seat) -> list[int]:
        return [0, 1, 2]

    def reveal(self, s: Tokens, choices: tuple[int, ...]) -> None:
        best = [seat for seat in range(3) if choices[seat] == max(choices)]
        if s.listening:
            s.tell(Event("revealed", {"choices": list(choices)}))
        s.shown = choices
        s.finish(tuple([1 / len(best) if seat in best else 0.0 for seat in range(3)]))


class Tokens(Position):
    def __init__(self, stack: list[AnyPhase], returns: tuple[float, ...] | None = None) -> None:
        super().__init__(stack, returns)
        self.die = 0
        self.shown: tuple[int, ...] = ()

    def view(self, seat: Seat) -> TokensView:
        return TokensView(self, seat)

    def clone(self) -> Tokens:
        made = Tokens(self.stack(), self.returns)
        made.die = self.die
        made.shown = self.shown
        return made

    def board_json(self) -> dict[str, object]:
        return {"die": self.die, "shown": list(self.shown)}


class TokensView(View):
    def __init__(self, s: Tokens, seat: Seat) -> None:
        super().__init__(seat, tuple(s.legal(seat)) if seat in s.waiting_for() else ())
        self.die = s.die
        self.shown = s.shown

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "die": self.die,
            "shown": list(self.shown),
            "legal": list(self.legal),
        }


class TokenGame(Game):
    name: ClassVar[str] = "tokens"
    version: ClassVar[str] = "1"
    declared: ClassVar[tuple[Option, ...]] = (Option("colour", ("red", "blue"), "1", "the die"),)

    def __init__(self, colour: str = "red") -> None:
        super().__init__(("a", "b", "c"), {"colour": colour}, 3, 7, 4, 4)

    def start(self) -> Tokens:
        return Tokens([Roll()])

    def say(self, state: Position, action: Action) -> str:
        return f"roll {action}" if state.actor() == CHANCE else f"token {action}"

    def phases(self) -> dict[str, PhaseMaker]:
        return {"Roll": Roll, "Seal": Seal}

    def from_json(self, data: dict[str, object]) -> Tokens:
        s = Tokens(*self.flow_from_json(data))
        assert isinstance(data["die"], int)
        assert isinstance(data["shown"], list)
        s.die = data["die"]
        s.shown = tuple(data["shown"])
        return s
