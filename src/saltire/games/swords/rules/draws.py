"""8.2, 8.4, 17  Drawing Bagpipe and Dagger cards, and shuffling discards anew."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.swords.rules.board import (
    DAGGER_DISCARDS,
    DECK,
    DISCARDS,
    HAND,
    HELD,
    NEW,
    STACK,
    VIRTUAL,
    Table,
)
from saltire.games.swords.rules.daggers import (
    VALUES,
    in_shuffle,
    number,
    regrouped,
    some,
    top_shuffle,
    unused_shuffle,
)
from saltire.kernel.bits import count, members, nth
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, Action, Seat

COPIES: Final = 32
"""A Dagger card as a chance outcome: COPIES * (value - 1) + which of its equals."""
MAX_CHANCE: Final = COPIES * VALUES


def draw_bagpipes(s: Table, me: Seat, to: i64, left: i64) -> None:
    """17.2, 17.4  Let a seat draw; from an empty stack the reshuffled discards, or nothing."""
    if not s.cards[DECK]:
        s.cards[DECK] = s.cards[DISCARDS]
        s.cards[DISCARDS] = 0
        if s.listening:
            s.tell(Event("reshuffled", {"deck": "bagpipe", "cards": count(s.cards[DECK])}))
    if s.cards[DECK]:
        s.call(DrawBagpipe(me, to, left) if left > 1 else DRAW_BAGPIPE[6 * to + me])


class DrawBagpipe(Phase[Table]):
    """8.2  A seat draws Bagpipe cards; what comes in the Awards phase is kept apart till its end (8.7)."""

    rule: ClassVar[str] = "8.2"

    def __init__(self, me: Seat, to: i64, left: i64) -> None:
        super().__init__(CHANCE)
        self.me: i64 = me
        self.to: i64 = to
        self.left: i64 = left

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return members(s.cards[DECK])

    def sample(self, s: Table, lots: Lots) -> Action:
        return nth(s.cards[DECK], lots.below(count(s.cards[DECK])))

    def take(self, s: Table, action: Action) -> None:
        take_bagpipe(s, self.me, NEW if self.to else HAND, action)
        s.end()
        if self.left > 1:
            draw_bagpipes(s, self.me, self.to, self.left - 1)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return seat == self.me

    def shown(self) -> list[object]:
        return ["DrawBagpipe", self.me, self.to, self.left]

    def args(self) -> list[object]:
        return [self.me, self.to, self.left]


def take_bagpipe(s: Table, me: Seat, place: i64, card: i64) -> None:
    """Move a card from the deck to a hand."""
    kind = s.deck.kind[card]
    s.cards[DECK] = s.deck.without_card(s.cards[DECK], kind)
    s.cards[place + me] = s.deck.with_card(s.cards[place + me], kind)
    if s.listening:
        s.tell(
            Event(
                "drew", {"seat": me, "deck": "bagpipe"}, {"card": s.deck.bagpipes[kind].id}, (me,)
            )
        )


def draw_dagger(s: Table, me: Seat) -> None:
    """8.4, 17.2, 17.3  Let a seat draw; with no card left anywhere it gets a virtual one."""
    if not s.daggers[STACK] and s.daggers[DAGGER_DISCARDS]:
        held: i64 = 0
        for seat in range(s.players):
            held |= s.daggers[HELD + seat]
        s.daggers[STACK] = regrouped(s.daggers[DAGGER_DISCARDS], unused_shuffle(held))
        s.daggers[DAGGER_DISCARDS] = 0
        if s.listening:
            s.tell(Event("reshuffled", {"deck": "dagger"}))
    if s.daggers[STACK]:
        s.call(DRAW_DAGGER[me])
        return
    s.daggers[VIRTUAL + me] += 1
    if s.listening:
        s.tell(Event("virtual-dagger", {"seat": me}))


class DrawDagger(Phase[Table]):
    """8.4  A supporter of England draws a Dagger card and looks at it secretly (9.7)."""

    rule: ClassVar[str] = "8.4"

    def __init__(self, me: Seat) -> None:
        super().__init__(CHANCE)
        self.me: i64 = me

    def legal(self, s: Table, seat: Seat) -> list[int]:
        stack = s.daggers[STACK]
        top = top_shuffle(stack)
        return [
            COPIES * (value - 1) + i
            for value in (1, 2, 3)
            for i in range(number(stack, top, value))
        ]

    def sample(self, s: Table, lots: Lots) -> Action:
        stack = s.daggers[STACK]
        top = top_shuffle(stack)
        drawn = lots.below(in_shuffle(stack, top))
        value: i64 = 1
        while drawn >= number(stack, top, value):
            drawn -= number(stack, top, value)
            value += 1
        return COPIES * (value - 1) + drawn

    def take(self, s: Table, action: Action) -> None:
        value = action // COPIES + 1
        card = some(top_shuffle(s.daggers[STACK]), value, 1)
        s.daggers[STACK] -= card
        s.daggers[HELD + self.me] += card
        if s.listening:
            s.tell(Event("drew", {"seat": self.me, "deck": "dagger"}, {"card": value}, (self.me,)))
        s.end()

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return seat == self.me

    def shown(self) -> list[object]:
        return ["DrawDagger", self.me]

    def args(self) -> list[object]:
        return [self.me]


DRAW_BAGPIPE: Final = [DrawBagpipe(me, to, 1) for to in (0, 1) for me in range(6)]
DRAW_DAGGER: Final = [DrawDagger(me) for me in range(6)]
