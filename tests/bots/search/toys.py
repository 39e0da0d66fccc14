"""Tiny games whose best play is known, and search knowledge for them."""

from __future__ import annotations

from typing import ClassVar

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.phase import OPEN, AnyPhase, Phase, PhaseMaker, Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View


class Facts(Position):
    """A position of a few numbers; each game gives them a meaning."""

    def __init__(self, stack: list[AnyPhase], numbers: list[int]) -> None:
        super().__init__(stack, None)
        self.numbers = numbers

    def clone(self) -> Facts:
        twin = Facts(self.stack(), self.numbers[:])
        twin.returns = self.returns
        return twin

    def board_json(self) -> dict[str, object]:
        return {"numbers": self.numbers[:]}

    def view(self, seat: int) -> FactsView:
        return FactsView(self, seat)


class FactsView(View):
    """What a seat sees: the numbers, but not those that the phase on top hides from it."""

    def __init__(self, s: Facts, seat: int) -> None:
        hidden = s.top.hidden(seat) if isinstance(s.top, (Hiding, Match)) else ()
        super().__init__(seat, tuple(s.legal(seat)))
        self.numbers = [-1 if i in hidden else n for i, n in enumerate(s.numbers)]
        self.stack = [phase.seen_by(seat) for phase in s.stack()]

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "numbers": self.numbers, "legal": list(self.legal)}


class Hiding(Phase[Facts]):
    """A phase during which some numbers are secret."""

    def hidden(self, seat: int) -> tuple[int, ...]:
        return ()


class Tiny(Game):
    """The base of the tiny games."""

    version: ClassVar[str] = "1"

    def __init__(self, **given: object) -> None:
        super().__init__(("one", "two"), dict(given), 8, 8, 10, 40)

    def say(self, state: Position, action: int) -> str:
        return str(action)

    def imagine(self, view: View, lots: Lots) -> Facts:
        assert isinstance(view, FactsView)
        s = Facts(list(view.stack), view.numbers[:])
        for at, number in enumerate(s.numbers):
            if number == -1:
                s.numbers[at] = lots.below(self.max_hidden)
        s.top = s.top.imagined(s, lots)
        return s

    max_hidden: ClassVar[int] = 2

    def phases(self) -> dict[str, PhaseMaker]:
        return {}


class Plain(Knowledge):
    """Every action is a plan with the same prior; playouts are random to the end."""

    def __init__(self, game: Game, horizon: int = 100) -> None:
        super().__init__(game, horizon)

    def plans(self, s: Position, seat: int, limit: int) -> list[Plan]:
        return [Plan((action,), 0.5) for action in s.legal(seat)[:limit]]

    def playout_action(self, s: Position, lots: Lots) -> int:
        return s.sample(lots)

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        seats = len(self.game.seats)
        return s.returns or (1 / seats,) * seats


# Nim: whoever takes the last of some stones wins; a multiple of four is lost.


class Take(Hiding):
    """Take one, two or three stones."""

    rule: ClassVar[str] = "1"

    def legal(self, s: Facts, seat: int) -> list[int]:
        return list(range(1, min(3, s.numbers[0]) + 1))

    def take(self, s: Facts, action: int) -> None:
        s.numbers[0] -= action
        if s.numbers[0]:
            s.goto(Take(1 - self.seat))
        else:
            s.finish((1.0, 0.0) if self.seat == 0 else (0.0, 1.0))


class Nim(Tiny):
    name: ClassVar[str] = "nim"

    def start(self) -> Facts:
        return Facts([Take(0)], [int(str(self.options.get("stones", 10)))])


# Pennies: both show a side at once; the first wins if they agree, two tails count half.


class Show(Sealed[Facts]):
    """Show heads or tails at once: heads one time in three is the best both can do."""

    rule: ClassVar[str] = "2"

    def options(self, s: Facts, seat: int) -> list[int]:
        return [0, 1]

    def reveal(self, s: Facts, choices: tuple[int, ...]) -> None:
        won = 0.0 if choices[0] != choices[1] else 1.0 if choices[0] == 0 else 0.5
        s.finish((won, 1.0 - won))


# Hidden coin: tossed for the first seat alone; both then choose at once, and the second wins by guessing it.


class HiddenToss(Phase[Facts]):
    rule: ClassVar[str] = "5"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Facts, seat: int) -> list[int]:
        return [0, 1]

    def take(self, s: Facts, action: int) -> None:
        s.numbers[0] = action
        s.goto(Match((OPEN, OPEN)))

    def args(self) -> list[object]:
        return []


class Match(Sealed[Facts]):
    """The second seat guesses the coin; the choice of the first does not matter."""

    rule: ClassVar[str] = "5"

    def hidden(self, seat: int) -> tuple[int, ...]:
        return () if seat == 0 else (0,)

    def options(self, s: Facts, seat: int) -> list[int]:
        return [0, 1]

    def reveal(self, s: Facts, choices: tuple[int, ...]) -> None:
        s.finish((0.0, 1.0) if choices[1] == s.numbers[0] else (1.0, 0.0))


class HiddenCoin(Tiny):
    name: ClassVar[str] = "hidden-coin"

    def start(self) -> Facts:
        return Facts([HiddenToss()], [0])


class Pennies(Tiny):
    name: ClassVar[str] = "pennies"

    def start(self) -> Facts:
        return Facts([Show((OPEN, OPEN))], [0])


# Coin: tossed for the first seat alone, who stops for two fifths of the win or dares the other to guess.


class Toss(Hiding):
    rule: ClassVar[str] = "3"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Facts, seat: int) -> list[int]:
        return [0, 1]

    def take(self, s: Facts, action: int) -> None:
        s.numbers[0] = action
        s.goto(Dare(0))

    def args(self) -> list[object]:
        return []


class Dare(Hiding):
    """Stop (0) or dare (1)."""

    rule: ClassVar[str] = "3"

    def hidden(self, seat: int) -> tuple[int, ...]:
        return () if seat == 0 else (0,)

    def legal(self, s: Facts, seat: int) -> list[int]:
        return [0, 1]

    def take(self, s: Facts, action: int) -> None:
        if action == 0:
            s.finish((0.4, 0.6))
        else:
            s.goto(Guess(1))


class Guess(Hiding):
    """Name the side of the coin: right wins."""

    rule: ClassVar[str] = "3"

    def hidden(self, seat: int) -> tuple[int, ...]:
        return () if seat == 0 else (0,)

    def legal(self, s: Facts, seat: int) -> list[int]:
        return [0, 1]

    def take(self, s: Facts, action: int) -> None:
        s.finish((0.0, 1.0) if action == s.numbers[0] else (1.0, 0.0))


class Coin(Tiny):
    name: ClassVar[str] = "coin"

    def start(self) -> Facts:
        return Facts([Toss()], [0])


# Walk: one seat takes three steps, left or right; only right, left, right arrives.


class Step(Hiding):
    """Step left (2) or right (1), three times."""

    rule: ClassVar[str] = "4"

    def legal(self, s: Facts, seat: int) -> list[int]:
        return [1, 2]

    def take(self, s: Facts, action: int) -> None:
        s.numbers = [s.numbers[0] + 1, 3 * s.numbers[1] + action]
        if s.numbers[0] == 3:
            arrived = s.numbers[1] == 3 * (3 * 1 + 2) + 1
            s.finish((1.0, 0.0) if arrived else (0.0, 1.0))


class Walk(Tiny):
    name: ClassVar[str] = "walk"

    def start(self) -> Facts:
        return Facts([Step(0)], [0, 0])


class Walker(Plain):
    """Knows whole routes."""

    def __init__(
        self, game: Game, plans: tuple[tuple[int, ...], ...] = ((1, 1, 1), (1, 2, 1), (2, 1, 2))
    ) -> None:
        super().__init__(game)
        self.routes = plans

    def plans(self, s: Position, seat: int, limit: int) -> list[Plan]:
        return [Plan(route, 0.5) for route in self.routes]
