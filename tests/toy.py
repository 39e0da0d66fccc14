"""Bannock, a toy game for the kernel's tests: a dealt card, a sealed stake, the higher sum wins a cake."""

from __future__ import annotations

from typing import ClassVar

from saltire.kernel.errors import BadNotation
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option, chosen
from saltire.kernel.phase import ABSENT, OPEN, AnyPhase, Phase, PhaseMaker, Script, Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from saltire.kernel.view import View

CARDS = 6


class Cakes(Position):
    """Each seat's card (0 while it has none), the pebbles it may still stake, its cakes."""

    def __init__(self, stack: list[AnyPhase], seats: int) -> None:
        super().__init__(stack, None)
        self.cards = [0] * seats
        self.pebbles = [3] * seats
        self.cakes = [0] * seats

    def clone(self) -> Cakes:
        twin = Cakes(self.stack(), len(self.cards))
        twin.returns = self.returns
        twin.cards, twin.pebbles, twin.cakes = self.cards[:], self.pebbles[:], self.cakes[:]
        return twin

    def board_json(self) -> dict[str, object]:
        return {"cards": self.cards[:], "pebbles": self.pebbles[:], "cakes": self.cakes[:]}

    def view(self, seat: int) -> CakesView:
        return CakesView(self, seat)


class CakesView(View):
    """What a seat sees: everything but the others' cards and sealed stakes."""

    def __init__(self, s: Cakes, seat: int) -> None:
        top = s.top
        waiting = s.waiting_for()
        super().__init__(seat, tuple(s.legal(seat)) if seat in waiting else ())
        self.card = s.cards[seat] if seat >= 0 else 0
        self.held = [card > 0 for card in s.cards]
        self.pebbles, self.cakes = s.pebbles[:], s.cakes[:]
        self.stack = [phase.seen_by(seat) for phase in s.stack()]
        self.returns = s.returns
        self.waiting = waiting
        self.own = top.choices[seat] if isinstance(top, Stake) and seat >= 0 else OPEN

    def to_json(self) -> dict[str, object]:
        hidden = ("stack",)
        facts = {name: value for name, value in vars(self).items() if name not in hidden}
        return {**facts, **super().to_json()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CakesView) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]


class DealOne(Phase[Cakes]):
    """1  Each seat gets a card by lot."""

    rule: ClassVar[str] = "1"

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to = to

    def legal(self, s: Cakes, seat: int) -> list[int]:
        return [card for card in range(1, CARDS + 1) if card not in s.cards]

    def take(self, s: Cakes, action: int) -> None:
        s.cards[self.to] = action
        if s.listening:
            s.tell(Event("dealt", {"seat": self.to}, {"card": action}, (self.to,)))
        s.end()

    def known_to(self, s: Cakes, seat: int, action: int) -> bool:
        return seat == self.to

    def args(self) -> list[object]:
        return [self.to]


class Stake(Sealed[Cakes]):
    """2  All seats stake pebbles at once; the last one leaves the table when it has none."""

    rule: ClassVar[str] = "2"

    def options(self, s: Cakes, seat: int) -> list[int]:
        return list(range(s.pebbles[seat] + 1))

    def reveal(self, s: Cakes, choices: tuple[int, ...]) -> None:
        sums = [s.cards[i] + max(stake, 0) for i, stake in enumerate(choices)]
        winner = max(range(len(sums)), key=lambda i: (sums[i], s.cards[i]))
        for seat, stake in enumerate(choices):
            s.pebbles[seat] -= max(stake, 0)
        s.cakes[winner] += 1
        if s.listening:
            shown: dict[str, object] = {
                "winner": winner,
                "cards": s.cards[:],
                "stakes": list(choices),
            }
            s.tell(Event("baked", shown, reveals=True))
        s.cards = [0] * len(s.cards)
        s.end()


class Eat(Phase[Cakes]):
    """3  The most cakes win."""

    rule: ClassVar[str] = "3"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: Cakes) -> None:
        best = [cakes == max(s.cakes) for cakes in s.cakes]
        s.finish(tuple(won / sum(best) for won in best))

    def args(self) -> list[object]:
        return []


class Bannock(Game):
    """Two rounds of cards and stakes."""

    name: ClassVar[str] = "bannock"
    version: ClassVar[str] = "1"
    declared: ClassVar[tuple[Option, ...]] = (Option("players", (2, 3, 4), "1", "how many play"),)

    def __init__(self, **given: object) -> None:
        options = chosen(self.declared, given)
        seats = tuple(f"baker {i}" for i in range(int(str(options["players"]))))
        super().__init__(seats, options, 4, CARDS + 1, 20, 60)

    def start(self) -> Cakes:
        n = len(self.seats)
        deal: tuple[Phase[Cakes], ...] = tuple(DealOne(i) for i in range(n))
        bake = Script((*deal, Stake((OPEN,) * n)))
        s = Cakes([Script((bake, bake, Eat()))], n)
        s.run_on()
        return s

    def say(self, state: Position, action: int) -> str:
        return f"card {action}" if state.actor() == CHANCE else f"stake {action}"

    def parse(self, state: Position, text: str) -> int:
        verb, _, number = text.partition(" ")
        if verb not in ("card", "stake") or not number.isdigit():
            raise BadNotation(text, 0, "card or stake and a number")
        return int(number)

    def imagine(self, view: View, lots: Lots) -> Cakes:
        assert isinstance(view, CakesView)
        s = Cakes(list(view.stack), len(self.seats))
        s.returns, s.pebbles, s.cakes = view.returns, view.pebbles[:], view.cakes[:]
        free = [card for card in range(1, CARDS + 1) if card != view.card]
        for seat, held in enumerate(view.held):
            if seat == view.seat:
                s.cards[seat] = view.card
            elif held:
                s.cards[seat] = free.pop(lots.below(len(free)))
        s.top = s.top.imagined(s, lots)
        return s

    def from_json(self, data: dict[str, object]) -> Cakes:
        stack, returns = self.flow_from_json(data)
        s = Cakes(stack, len(self.seats))
        s.returns = returns
        for name in ("cards", "pebbles", "cakes"):
            row = data[name]
            assert isinstance(row, list)
            setattr(s, name, row)
        return s

    def faults(self, state: Position) -> list[str]:
        assert isinstance(state, Cakes)
        held = [card for card in state.cards if card]
        return ["a card was dealt twice"] if len(set(held)) < len(held) else []

    def phases(self) -> dict[str, PhaseMaker]:
        return {"DealOne": DealOne, "Stake": Stake, "Eat": Eat}


def swapped(state: Position, seat: int, lots: Lots) -> Position | None:
    """Give another seat a card that nobody holds: the seat cannot tell the difference."""
    assert isinstance(state, Cakes)
    others = [i for i, card in enumerate(state.cards) if card and i != seat]
    free = [card for card in range(1, CARDS + 1) if card not in state.cards]
    if not others or not free:
        return None
    world = state.clone()
    world.cards[others[lots.below(len(others))]] = free[lots.below(len(free))]
    return world


__all__ = ["ABSENT", "Bannock", "Cakes", "CakesView", "DealOne", "Stake", "swapped"]
