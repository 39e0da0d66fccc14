"""1, 2, 7, 10  The table: units, gold, cards, tokens and the marker. No turn order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saltire.games.swords.rules.cards import Arms, CardSet
from saltire.games.swords.rules.constants import (
    BADGE_ENGLAND,
    BADGE_FREE,
    ENGLAND,
    NOBODY,
    SCOTLAND,
    Kind,
)
from saltire.games.swords.rules.daggers import (
    FIRST,
    REST,
    SECOND,
    VIRTUAL_VALUE,
    cards_in,
    daggers_in,
    some,
)
from saltire.games.swords.rules.options import Options
from saltire.kernel.bits import BIT, count
from saltire.kernel.game import Game
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import NO_PHASES, Position
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

# `wealth`: units and gold of each seat.
CASTLE: Final = 0
CAMP: Final = 6
GOLD: Final = 12
WEALTH: Final = 18

# `cards`: sets of Bagpipe cards. NEW are those received in this Awards phase (8.7), OPEN the x2 cards
# that were played once, of which RESTING were so this round (9.5).
HAND: Final = 0
NEW: Final = 6
OPEN: Final = 12
RESTING: Final = 18
DECK: Final = 24
DISCARDS: Final = 25
PILES: Final = 26

# `daggers`: holdings of dagger cards (see daggers.py). With two players HELD is the hidden hand, LAID
# the card on the table (its value), TAKEN what lies face up before a seat, LOST a seat's discard pile.
HELD: Final = 0
VIRTUAL: Final = 6
LAID: Final = 12
TAKEN: Final = 14
LOST: Final = 16
STACK: Final = 18
DAGGER_DISCARDS: Final = 19
HOLDINGS: Final = 20

_NO_WEALTH: Final[vec[i64]] = vec[i64]([0] * WEALTH)
_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * PILES)
_NO_DAGGERS: Final[vec[i64]] = vec[i64]([0] * HOLDINGS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Position):
    """The whole truth about one moment of Swords and Bagpipes."""

    def __init__(
        self,
        options: Options,
        stack: list[AnyPhase],
        returns: tuple[float, ...] | None,
        wealth: vec[i64],
        cards: vec[i64],
        daggers: vec[i64],
    ) -> None:
        super().__init__(stack, returns)
        self.options = options
        self.deck: CardSet = options.cards
        self.players: i64 = options.players
        self.wealth: vec[i64] = wealth
        self.cards: vec[i64] = cards
        self.daggers: vec[i64] = daggers
        self.round: i64 = 0
        self.defeats: i64 = 0
        self.badge: i64 = NOBODY
        self.badge_from: i64 = NOBODY
        self.token: i64 = NOBODY
        self.token_from: i64 = NOBODY
        self.home: i64 = NOBODY
        self.arms: i64 = NOBODY
        self.arms_seen: i64 = 0
        self.scottish_camp: i64 = 0
        self.shield: i64 = 0
        # 6  Sides by seat, as sets: who has laid a token or is bound, who of them stands with England,
        # whose side all know; and who has looked at whose token (bit 6 * looker + owner).
        self.sided: i64 = 0
        self.english: i64 = 0
        self.open_sides: i64 = 0
        self.peeked: i64 = 0
        self.winner: i64 = NOBODY
        self.passed: i64 = 0
        # 20  Who has spoken in this phase, and what was claimed this round: 3 bits a seat.
        self.spoken: i64 = 0
        self.said: i64 = 0

    def clone(self) -> Table:
        c = Table(
            self.options, NO_PHASES, self.returns,
            self.wealth[:], self.cards[:], self.daggers[:],
        )  # fmt: skip
        c.follow(self)
        c.round = self.round
        c.defeats = self.defeats
        c.badge = self.badge
        c.badge_from = self.badge_from
        c.token = self.token
        c.token_from = self.token_from
        c.home = self.home
        c.arms = self.arms
        c.arms_seen = self.arms_seen
        c.scottish_camp = self.scottish_camp
        c.shield = self.shield
        c.sided = self.sided
        c.english = self.english
        c.open_sides = self.open_sides
        c.peeked = self.peeked
        c.winner = self.winner
        c.passed = self.passed
        c.spoken = self.spoken
        c.said = self.said
        return c

    def lay_out(self) -> None:
        """2.1, 2.2, 2.4, 11.1, 16.1  Stacks, no defeat yet, and three units and three gold for everybody."""
        self.cards[DECK] = self.deck.bagpipe_cards(self.players)
        for seat in range(self.players):
            self.wealth[CASTLE + seat] = 3
            self.wealth[GOLD + seat] = 3
        if self.players == 2:
            for seat in (0, 1):
                self.daggers[HELD + seat] = some(REST, 1, 2) + some(REST, 2, 3) + some(REST, 3, 2)
            return
        self.daggers[STACK] = full_stack(self.options)

    def clockwise(self, seat: Seat, steps: i64) -> i64:
        """Give the seat some steps clockwise; fewer than there are players."""
        seat += steps
        if seat >= self.players:
            seat -= self.players
        return seat

    # Units and gold.

    def castle(self, seat: Seat) -> i64:
        return self.wealth[CASTLE + seat]

    def camp(self, seat: Seat) -> i64:
        return self.wealth[CAMP + seat]

    def gold(self, seat: Seat) -> i64:
        return self.wealth[GOLD + seat]

    def pay(self, seat: Seat, most: i64) -> i64:
        """R-42  Take gold from a seat, no more than it has; give what was taken."""
        taken = min(most, self.wealth[GOLD + seat])
        self.wealth[GOLD + seat] -= taken
        return taken

    # Sides.

    def takes_part(self, seat: Seat) -> bool:
        """12.4, 18.7  Everybody but the clan that stays home."""
        return seat != self.home

    def deserts(self, seat: Seat) -> bool:
        """8.1, R-3  No unit in camp when the battle begins; camps stay as they are till the round ends."""
        return self.wealth[CAMP + seat] == 0

    def side(self, seat: Seat) -> i64:
        if self.english & BIT[seat]:
            return ENGLAND
        return SCOTLAND

    def bound_side(self) -> i64:
        """6.2, R-17  Tell which side the badge binds its bearer to; NOBODY if to none."""
        if not self.options.badge_binds or self.card().marks & BADGE_FREE:
            return NOBODY
        return ENGLAND if self.card().marks & BADGE_ENGLAND else SCOTLAND

    def has_token(self, seat: Seat) -> bool:
        """18.3  A face-down token lies before this seat."""
        bound = seat == self.badge and self.bound_side() != NOBODY
        return self.sided & BIT[seat] != 0 and not bound

    def knows_side(self, looker: Seat, seat: Seat) -> bool:
        """Tell whether one seat knows where another stands."""
        if self.open_sides & BIT[seat] or looker == seat:
            return True
        return looker >= 0 and self.peeked & BIT[6 * looker + seat] != 0

    def card(self) -> Arms:
        """3.3  Give the Arms card of this round."""
        return self.deck.arms[self.arms]

    # Cards.

    def hand_size(self, seat: Seat) -> i64:
        return count(self.cards[HAND + seat]) + count(self.cards[NEW + seat])

    def dagger_cards(self, seat: Seat) -> i64:
        """R-47  Count a seat's dagger cards: with two players those it took."""
        if self.players == 2:
            return cards_in(self.daggers[TAKEN + seat])
        return cards_in(self.daggers[HELD + seat]) + self.daggers[VIRTUAL + seat]

    def total_daggers(self, seat: Seat) -> i64:
        """10.3, R-47  Add up a seat's daggers."""
        if self.players == 2:
            return daggers_in(self.daggers[TAKEN + seat])
        return daggers_in(self.daggers[HELD + seat]) + VIRTUAL_VALUE * self.daggers[VIRTUAL + seat]

    def discard(self, kind: Kind) -> None:
        self.cards[DISCARDS] = self.deck.with_card(self.cards[DISCARDS], kind)

    def board_json(self) -> dict[str, object]:
        return self.options.presenter.board_json(self)

    def view(self, seat: Seat) -> View:
        return self.options.presenter.view(self, seat)

    def game(self) -> Game:
        return self.options.presenter.game


def full_stack(options: Options) -> i64:
    """2.1, 16.1  Put the Dagger stack together; exact calculation lays two known sets on top."""
    ones, twos, threes = options.cards.daggers
    if not options.exact:
        return some(REST, 1, ones) + some(REST, 2, twos) + some(REST, 3, threes)
    rest = some(REST, 1, ones - 2) + some(REST, 2, twos - 4) + some(REST, 3, threes - 4)
    for shuffle in (FIRST, SECOND):
        rest += some(shuffle, 1, 1) + some(shuffle, 2, 2) + some(shuffle, 3, 2)
    return rest


def empty_table(
    options: Options, stack: list[AnyPhase], returns: tuple[float, ...] | None
) -> Table:
    """Make a table with nothing on it."""
    return Table(options, stack, returns, _NO_WEALTH[:], _NO_CARDS[:], _NO_DAGGERS[:])
