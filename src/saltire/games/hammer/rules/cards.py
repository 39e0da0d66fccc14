"""3.0, 3.1, 3.11, 3.12  Cards: the deal, the secret choice of both players, and what each card leads to."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import CARD, read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    CARD_KINDS,
    CARD_NAMES,
    CARD_OF,
    CARDS,
    ENGLISH,
    HERALD,
    MOVE_1,
    MOVE_3,
    SCOTTISH,
    Side,
)
from saltire.games.hammer.rules.events import EVENT_MENU
from saltire.games.hammer.rules.movement import begin_moves
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import OPEN, Phase, Sealed
from saltire.kernel.types import CHANCE, RULES, Seat
from saltire.kernel.types import Action as Choice
from saltire.kernel.vecs import vec

HAND_SIZE: Final = 5


def _copies() -> list[int]:
    return [len([c for c in range(CARDS) if CARD_OF[c] == kind]) for kind in range(CARD_KINDS)]


COPIES: Final[vec[i64]] = vec[i64](_copies())
"""3.0  How many cards of each kind there are."""
FIRST_CARD: Final[vec[i64]] = vec[i64]([sum(_copies()[:kind]) for kind in range(CARD_KINDS)])
"""The first of the 25 cards that is of a kind."""


class DealCards(Phase[War]):
    """3.0  Each year the whole deck is shuffled and five cards go to each player."""

    rule: ClassVar[str] = "3.0"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: War, seat: Seat) -> list[int]:
        # Cards of a kind are alike: as many as are left, by their first numbers.
        return [
            FIRST_CARD[kind] + copy
            for kind in range(CARD_KINDS)
            for copy in range(left_in_deck(s, kind))
        ]

    def sample(self, s: War, lots: Lots) -> Choice:
        n = lots.below(CARDS - hand_size(s, ENGLISH) - hand_size(s, SCOTTISH))
        kind: i64 = 0
        while n >= left_in_deck(s, kind):
            n -= left_in_deck(s, kind)
            kind += 1
        return FIRST_CARD[kind] + n

    def take(self, s: War, action: Choice) -> None:
        to = receiver(s)
        s.turn.hands[CARD_KINDS * to + CARD_OF[action]] += 1
        if s.listening:
            card = CARD_NAMES[CARD_OF[action]]
            s.tell(Event("dealt", {"side": to}, {"card": card}, (to,)))
        if hand_size(s, SCOTTISH) < HAND_SIZE:
            return
        if s.options.redeal_123 and (lopsided(s, ENGLISH) or lopsided(s, SCOTTISH)):
            deal_again(s)
        else:
            s.end()

    def known_to(self, s: War, seat: Seat, action: Choice) -> bool:
        return seat == receiver(s)

    def args(self) -> list[object]:
        return []


def left_in_deck(s: War, kind: i64) -> i64:
    """Count the cards of a kind that nobody has been dealt this year."""
    return COPIES[kind] - s.turn.hands[kind] - s.turn.hands[CARD_KINDS + kind]


def hand_size(s: War, side: Side) -> i64:
    hands = s.turn.hands
    kind = CARD_KINDS * side
    end = kind + CARD_KINDS
    held: i64 = 0
    while kind < end:
        held += hands[kind]
        kind += 1
    return held


def receiver(s: War) -> Side:
    """R-18  England's five cards come first."""
    return ENGLISH if hand_size(s, ENGLISH) < HAND_SIZE else SCOTTISH


def lopsided(s: War, side: Side) -> bool:
    """3.0  With redeal_123: dealt more than one 3, two Events or three 1s; cards played since count."""
    first = CARD_KINDS * side
    events: i64 = 0
    for kind in range(HERALD, CARD_KINDS):
        events += s.turn.hands[first + kind] + s.turn.played[first + kind]
    threes = s.turn.hands[first + MOVE_3] + s.turn.played[first + MOVE_3]
    ones = s.turn.hands[first + MOVE_1] + s.turn.played[first + MOVE_1]
    return threes > 1 or ones > 3 or events > 2


def deal_again(s: War) -> None:
    for i in range(2 * CARD_KINDS):
        s.turn.hands[i] = 0
    if s.listening:
        s.tell(Event("dealt-again", {"year": s.turn.year}, reveals=True))


class PlayCards(Sealed[War]):
    """3.1, 3.1a  Each player secretly picks a card, and must; both are then revealed."""

    rule: ClassVar[str] = "3.1"

    def __init__(self, choices: tuple[int, ...] = (OPEN, OPEN)) -> None:
        super().__init__(choices)

    def options(self, s: War, seat: Seat) -> list[int]:
        first = CARD_KINDS * seat
        return [CARD + kind for kind in range(CARD_KINDS) if s.turn.hands[first + kind]]

    def reveal(self, s: War, choices: tuple[int, ...]) -> None:
        s.turn.english_card = choices[ENGLISH] - CARD
        s.turn.scottish_card = choices[SCOTTISH] - CARD
        for side in (ENGLISH, SCOTTISH):
            # 3.1c: what has been played this year lies open.
            s.turn.hands[CARD_KINDS * side + s.turn.card(side)] -= 1
            s.turn.played[CARD_KINDS * side + s.turn.card(side)] += 1
        s.turn.first = first_player(s)
        s.turn.year_ends = is_event(s, ENGLISH) and is_event(s, SCOTTISH)  # 3.12b
        if s.listening:
            names = [CARD_NAMES[s.turn.english_card], CARD_NAMES[s.turn.scottish_card]]
            shown: dict[str, object] = {"cards": names, "first": s.turn.first}
            s.tell(Event("revealed", shown, reveals=True))
        s.end()

    def why_not(self, s: War, seat: Seat, action: Choice) -> Refusal:
        family, index = read(action)
        if family == CARD:
            return refuse("card-not-held", {"card": CARD_NAMES[index]})
        return refuse("card-first")


def is_event(s: War, side: Side) -> bool:
    """3.12  Tell whether a side has played an Event this turn."""
    return s.turn.card(side) >= HERALD


def first_player(s: War) -> Side:
    """0.1, 3.1b  The only Event goes first, else the higher Move; England if they are equal."""
    if is_event(s, ENGLISH) != is_event(s, SCOTTISH):
        return ENGLISH if is_event(s, ENGLISH) else SCOTTISH
    if is_event(s, ENGLISH):
        return ENGLISH
    return ENGLISH if s.turn.english_card >= s.turn.scottish_card else SCOTTISH


class Action(Phase[War]):
    """3.11, 3.12, 4.1  First Player 1, then Player 2: an event, or a Move Phase with the card's points.

    3.12c, 3.12d: so Scotland sees what England's event did, and no event comes after a move.
    """

    rule: ClassVar[str] = "4.1"

    def __init__(self, order: i64) -> None:
        super().__init__(RULES)
        self.order: i64 = order

    def run(self, s: War) -> None:
        me = s.turn.first if self.order == 0 else 1 - s.turn.first
        s.end()
        if is_event(s, me):
            s.call(EVENT_MENU[me])
        else:
            begin_moves(s, me, s.turn.card(me) - MOVE_1 + 1)

    def args(self) -> list[object]:
        return [self.order]
