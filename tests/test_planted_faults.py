"""The property kit catches each fault that is introduced into the toy game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import OPEN, Phase, PhaseMaker, Script
from saltire.kernel.position import Position
from saltire.kernel.view import View
from saltire.testing import Broken, check_game
from tests.toy import CARDS, Bannock, Cakes, CakesView, DealOne, Eat, Stake, swapped


class WithTable(Bannock):
    """Bannock played on a faulty table or with a faulty phase."""

    table: type[Cakes] = Cakes
    stake: type[Stake] = Stake
    deal: type[DealOne] = DealOne

    def start(self) -> Cakes:
        n = len(self.seats)
        deal: tuple[Phase[Cakes], ...] = tuple(self.deal(i) for i in range(n))
        bake = Script((*deal, self.stake((OPEN,) * n)))
        s = self.table([Script((bake, bake, Eat()))], n)
        s.run_on()
        return s

    def imagine(self, view: View, lots: Lots) -> Cakes:
        return self._retabled(super().imagine(view, lots))

    def from_json(self, data: dict[str, object]) -> Cakes:
        return self._retabled(super().from_json(data))

    def _retabled(self, s: Cakes) -> Cakes:
        found = self.table(s.stack(), len(s.cards))
        found.returns, found.cards, found.pebbles, found.cakes = (
            s.returns, s.cards, s.pebbles, s.cakes,
        )  # fmt: skip
        return found

    def phases(self) -> dict[str, PhaseMaker]:
        return {**super().phases(), self.stake.__name__: self.stake, self.deal.__name__: self.deal}


class LeakyTable(Cakes):
    def clone(self) -> LeakyTable:
        twin = LeakyTable(self.stack(), len(self.cards))
        twin.returns = self.returns
        twin.cards, twin.pebbles, twin.cakes = self.cards[:], self.pebbles[:], self.cakes[:]
        return twin

    def view(self, seat: int) -> CakesView:
        view = super().view(seat)
        view.held = [card > 3 for card in self.cards]
        return view


class ViewLeaks(WithTable):
    """The view shows whether the others' cards are high."""

    table = LeakyTable


class SharedTable(Cakes):
    def clone(self) -> SharedTable:
        twin = SharedTable(self.stack(), len(self.cards))
        twin.returns = self.returns
        twin.cards, twin.pebbles, twin.cakes = self.cards, self.pebbles[:], self.cakes[:]
        return twin


class CloneIsShallow(WithTable):
    """A clone shares the cards with its original."""

    table = SharedTable


class LeakyStake(Stake):
    def options(self, s: Cakes, seat: int) -> list[int]:
        others = [card for i, card in enumerate(s.cards) if i != seat]
        return [0] if max(others) == CARDS else super().options(s, seat)


class LegalityLeaks(WithTable):
    """Who faces the highest card has fewer options."""

    stake = LeakyStake


class TellingStake(Stake):
    def why_not(self, s: Cakes, seat: int, action: int) -> Refusal:
        return Refusal("no", f"not against {max(s.cards)}", self.rule)


class RefusalLeaks(WithTable):
    """A refusal names the highest card."""

    stake = TellingStake


class LoudDeal(DealOne):
    def take(self, s: Cakes, action: int) -> None:
        if s.listening:
            s.tell(Event("luck", {"high": max(s.cards) > 3}))
        super().take(s, action)


class EventLeaks(WithTable):
    """The table hears whether a high card is out."""

    deal = LoudDeal


class DoubleDeal(DealOne):
    def legal(self, s: Cakes, seat: int) -> list[int]:
        return list(range(1, CARDS + 1))


class CardIsDoubled(WithTable):
    """The same card can be dealt twice."""

    deal = DoubleDeal


class ImaginesTheTruth(Bannock):
    """Imagination is stuck: it always gives the others the lowest cards left."""

    def imagine(self, view: View, lots: Lots) -> Cakes:
        return super().imagine(view, Lots(1))


class SaysTheSame(Bannock):
    """Two actions have one text."""

    def say(self, state: Position, action: int) -> str:
        return super().say(state, min(action, 2))


class Forgetful(Bannock):
    """The JSON forgets the cakes."""

    def from_json(self, data: dict[str, object]) -> Cakes:
        s = super().from_json(data)
        s.cakes = [0] * len(s.cakes)
        return s


class EndlessEat(Eat):
    def run(self, s: Cakes) -> None:
        s.pebbles = [3] * len(s.pebbles)
        n = len(s.cards)
        s.goto(Script((*[DealOne(i) for i in range(n)], Stake((OPEN,) * n), EndlessEat())))


class NeverEnds(Bannock):
    """The game goes on for ever."""

    def start(self) -> Cakes:
        s = Cakes([EndlessEat()], len(self.seats))
        s.run_on()
        return s

    def phases(self) -> dict[str, PhaseMaker]:
        return {**super().phases(), "EndlessEat": EndlessEat}


class MildEat(Eat):
    def run(self, s: Cakes) -> None:
        s.finish(tuple(1.0 for _ in s.cakes))


class EverybodyWins(Bannock):
    """The shares do not sum to one."""

    def start(self) -> Cakes:
        s = Cakes([Script((DealOne(0), DealOne(1), Stake((OPEN, OPEN)), MildEat()))], 2)
        s.run_on()
        return s

    def phases(self) -> dict[str, PhaseMaker]:
        return {**super().phases(), "MildEat": MildEat}


FAULTS: list[tuple[Callable[[], Bannock], str]] = [
    (ViewLeaks, "5, 7"),
    (CloneIsShallow, "2"),
    (LegalityLeaks, "5, 7"),
    (RefusalLeaks, "7"),
    (EventLeaks, "7"),
    (CardIsDoubled, "1"),
    (ImaginesTheTruth, "6"),
    (SaysTheSame, "3"),
    (Forgetful, "3"),
    (NeverEnds, "the game does not end"),
    (EverybodyWins, "9"),
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sound_toy_passes(players: int) -> None:
    assert check_game(Bannock(players=players), games=30, swap=swapped) > 100


@pytest.mark.parametrize(
    ("faulty", "property_number"), FAULTS, ids=lambda x: getattr(x, "__name__", "")
)
def test_a_planted_fault_is_caught(faulty: Callable[[], Bannock], property_number: str) -> None:
    with pytest.raises(Broken) as caught:
        check_game(faulty(), games=60, swap=swapped)
    assert caught.value.message.startswith(property_number), caught.value.message
