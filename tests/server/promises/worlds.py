"""Two worlds that an audience cannot tell apart, played on side by side.

Chance and the other seats do different things in the two worlds wherever the audience is not told;
`together` finds such a pair of choices. Everything here comes from the rules alone, not from the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from saltire import Lots
from saltire.dealer import Dealer
from saltire.kernel.event import Event
from saltire.kernel.phase import Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.testing.kit import as_bytes, view_bytes

Pair = tuple[int, int]
_TRIES = 6


class Leak(AssertionError):
    """An audience can tell two worlds apart that the rules make alike."""


@dataclass(slots=True)
class Move:
    """What a seat does in each world, and what chance does after it."""

    seat: int
    actions: Pair
    deals: list[Pair] = field(default_factory=list)


class Chosen(Dealer):
    """A dealer who deals what it is told to."""

    def __init__(self, like: Dealer, outcomes: list[int]) -> None:
        super().__init__(like.seed, like.salts, like.draws)
        self.outcomes = outcomes

    def deal(self, state: Position) -> int:
        self.draws += 1
        return self.outcomes.pop(0)


class Eyes:
    """One audience, and the lots by which the worlds are chosen."""

    def __init__(self, me: int, lots: Lots) -> None:
        self.me = me
        self.lots = lots

    def one_of(self, options: list[int]) -> int:
        return options[self.lots.below(len(options))]

    def alike(
        self, worlds: tuple[Position, Position], told: tuple[list[Event], list[Event]]
    ) -> bool:
        """Tell whether the rules show and tell this audience the same."""
        one, two = worlds
        heard = [[event.heard_by(self.me) for event in events] for events in told]
        return (
            as_bytes(heard[0]) == as_bytes(heard[1])
            and one.waiting_for() == two.waiting_for()
            and view_bytes(one, self.me) == view_bytes(two, self.me)
        )

    def knows(self, state: Position, seat: int, action: int) -> bool:
        return seat == self.me or state.top.known_to(state, self.me, action)

    def played(
        self, worlds: tuple[Position, Position], seat: int, actions: Pair
    ) -> tuple[Position, Position] | None:
        """Play in both worlds; None if the audience can tell them apart now."""
        if actions[0] != actions[1] and any(
            self.knows(world, seat, action) for world, action in zip(worlds, actions)
        ):
            return None
        one, two = worlds[0].clone(), worlds[1].clone()
        told = one.play(seat, actions[0]), two.play(seat, actions[1])
        return (one, two) if self.alike((one, two), told) else None

    def pairs(self, worlds: tuple[Position, Position], seat: int) -> Iterator[Pair]:
        """Propose what happens in each world: often something different, else the same."""
        ours, theirs = worlds[0].legal(seat), worlds[1].legal(seat)
        for _ in range(_TRIES):
            action = self.one_of(ours)
            for _ in range(self.differing_tries(worlds[0], seat)):
                yield action, self.one_of(theirs)
            if action in theirs:
                yield action, action

    def differing_tries(self, state: Position, seat: int) -> int:
        """Choose how often to try something different; what is sealed is soon revealed."""
        if seat == self.me or self.lots.below(5) > (0 if isinstance(state.top, Sealed) else 2):
            return 0
        return 1 if seat < 0 else 4

    def dealt(
        self, worlds: tuple[Position, Position], move: Move
    ) -> tuple[Position, Position] | None:
        """Let chance act in both worlds until a seat is asked."""
        while worlds[0].actor() == CHANCE or worlds[1].actor() == CHANCE:
            if worlds[0].actor() != worlds[1].actor():
                raise Leak("chance acts in one world only")
            for pair in self.pairs(worlds, CHANCE):
                after = self.played(worlds, CHANCE, pair)
                if after is not None:
                    break
            else:
                return None
            move.deals.append(pair)
            worlds = after
        return worlds

    def together(self, one: Position, two: Position) -> Move | None:
        """Find what can happen next in two worlds without this audience telling them apart."""
        seat = self.one_of(list(one.waiting_for()))
        for pair in self.pairs((one, two), seat):
            after = self.played((one, two), seat, pair)
            move = Move(seat, pair)
            if after is not None and self.dealt(after, move) is not None:
                return move
        return None
