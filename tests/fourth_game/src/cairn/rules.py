"""The rules of Cairn. The numbers are those of text/RULES.md."""

from __future__ import annotations

from typing import ClassVar

from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.json_reader import Facts
from saltire.kernel.lots import Lots
from saltire.kernel.phase import AnyPhase, Phase, PhaseMaker
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View

STONES = 10
LAST_STONE = 3


class Heap(Position):
    """The heap, the stones that each seat has taken, and its secret weight (0 before the deal)."""

    def __init__(self, stack: list[AnyPhase], returns: tuple[float, ...] | None = None) -> None:
        super().__init__(stack, returns)
        self.left = STONES
        self.weights = [0, 0]
        self.taken = [0, 0]

    def clone(self) -> Heap:
        twin = Heap(self.stack(), self.returns)
        twin.left, twin.weights, twin.taken = self.left, self.weights[:], self.taken[:]
        return twin

    def board_json(self) -> dict[str, object]:
        return {"left": self.left, "weights": self.weights[:], "taken": self.taken[:]}

    def view(self, seat: int) -> HeapView:
        return HeapView(self, seat)


class HeapView(View):
    """What a seat sees: the heap, and of the weights its own."""

    def __init__(self, s: Heap, seat: int) -> None:
        super().__init__(seat, tuple(s.legal(seat)) if seat in s.waiting_for() else ())
        self.left = s.left
        self.taken = s.taken[:]
        self.weight = s.weights[seat] if seat >= 0 else 0
        self.dealt = [weight > 0 for weight in s.weights]
        self.stack = s.stack()
        self.returns = s.returns

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "legal": list(self.legal),
            "left": self.left,
            "taken": self.taken,
            "weight": self.weight,
            "dealt": self.dealt,
            "stack": [[type(phase).__name__, *phase.args()] for phase in self.stack],
            "returns": None if self.returns is None else list(self.returns),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HeapView) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]


class Deal(Phase[Heap]):
    """1.1  Each seat gets a secret weight of one, two or three."""

    rule = "1.1"

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to = to

    def legal(self, s: Heap, seat: int) -> list[int]:
        return [1, 2, 3]

    def take(self, s: Heap, action: int) -> None:
        s.weights[self.to] = action
        if s.listening:
            secret: dict[str, object] = {"weight": action}
            s.tell(Event("dealt", {"seat": self.to}, secret=secret, audience=(self.to,)))
        s.goto(Deal(1) if self.to == 0 else Take(0))

    def args(self) -> list[object]:
        return [self.to]


class Take(Phase[Heap]):
    """1.2  Take one to three stones; 1.3 whoever takes the last gets three points more."""

    rule = "1.2"

    def legal(self, s: Heap, seat: int) -> list[int]:
        return list(range(1, min(3, s.left) + 1))

    def take(self, s: Heap, action: int) -> None:
        s.left -= action
        s.taken[self.seat] += action
        if s.listening:
            s.tell(Event("taken", {"seat": self.seat, "stones": action, "left": s.left}))
        if s.left:
            s.goto(Take(1 - self.seat))
            return
        points = [s.taken[i] + s.weights[i] for i in (0, 1)]
        points[self.seat] += LAST_STONE
        if points[0] == points[1]:
            s.finish((0.5, 0.5))
        else:
            s.finish((float(points[0] > points[1]), float(points[0] < points[1])))


class Cairn(Game):
    """Ten stones, two players."""

    name: ClassVar[str] = "cairn"
    version: ClassVar[str] = "1"

    def __init__(self) -> None:
        super().__init__(("first", "second"), {}, 4, 4, 12, 20)

    def start(self) -> Heap:
        return Heap([Deal(0)])

    def say(self, state: Position, action: int) -> str:
        return f"{'weight' if state.actor() == CHANCE else 'take'} {action}"

    def imagine(self, view: View, lots: Lots) -> Heap:
        assert isinstance(view, HeapView)
        s = Heap(view.stack, view.returns)
        s.left, s.taken = view.left, view.taken[:]
        s.weights = [1 + lots.below(3) if dealt else 0 for dealt in view.dealt]
        if view.seat >= 0:
            s.weights[view.seat] = view.weight
        return s

    def from_json(self, data: dict[str, object]) -> Heap:
        stack, returns = self.flow_from_json(data)
        facts = Facts(data)
        s = Heap(stack, returns)
        s.left = facts.number("left")
        s.weights, s.taken = facts.numbers("weights"), facts.numbers("taken")
        return s

    def view_from_json(self, data: dict[str, object]) -> HeapView:
        stack, returns = self.flow_from_json(data)
        facts = Facts(data)
        view = HeapView(Heap(stack, returns), facts.number("seat"))
        view.left, view.taken = facts.number("left"), facts.numbers("taken")
        view.weight = facts.number("weight")
        view.dealt = [bool(dealt) for dealt in facts.rows("dealt")]
        view.legal = tuple(facts.numbers("legal")) if "legal" in data else ()
        return view

    def phases(self) -> dict[str, PhaseMaker]:
        return {"Deal": Deal, "Take": Take}
