"""1, 3.2-3.4, 10.5-10.6  The table: where each card lies, who completed and who claimed. No turn order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saltire.games.schotten.rules.constants import (
    ALL_CLAN,
    ALL_STONES,
    BLUFF,
    CLAN,
    JOKER,
    MARKS,
    MUD,
    NEED,
    NUMBER_AT,
    SECOND_JOKER,
    SHIELD,
    SHIELD_STRENGTH_AT,
    SIDE,
    WEIGHT,
    Card,
    Stone,
)
from saltire.games.schotten.rules.formation import BLIND, DISTINCT, size, strongest
from saltire.games.schotten.rules.options import Options
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.game import Game
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import NO_PHASES, Position
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

# Where cards lie: `cards[place]` is a set. Sides come first, numbered 9 * seat + stone; a side's set
# holds clan cards and elite troops. The other tactics cards are sets of card - JOKER.
HAND: Final = 18
DISCARDS: Final = 20
DECK: Final = 21
TACTICS_HAND: Final = 22
TACTICS_DISCARDS: Final = 24
TACTICS_DECK: Final = 25
PLACES: Final = 26

ALL_TACTICS: Final = 1023
BOTH_JOKERS: Final = 513
ELITE: Final = 7

_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * PLACES)
_NO_SIDES: Final[vec[i64]] = vec[i64]([0] * 18)


class Standing:
    """6.5  The match so far: which round this is, who began it, the points. Immutable."""

    def __init__(self, round: i64, starter: Seat, points: tuple[int, int]) -> None:
        self.round: i64 = round
        self.starter: i64 = starter
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Position):
    """The whole truth about one moment of Schotten Totten."""

    def __init__(
        self,
        options: Options,
        stack: list[AnyPhase],
        returns: tuple[float, ...] | None,
        standing: Standing,
        cards: vec[i64],
        shapes: vec[i64],
        worth: vec[i64],
    ) -> None:
        super().__init__(stack, returns)
        self.options = options
        self.standing = standing
        self.cards: vec[i64] = cards
        self.shapes: vec[i64] = shapes
        self.worth: vec[i64] = worth
        self.unseen: i64 = ALL_CLAN
        self.full: i64 = 0
        self.first: i64 = 0
        self.owned: i64 = 0
        self.bluff: i64 = 0
        self.mud: i64 = 0
        # Cards a Recruiter put back, as 2 * card + the seat that knows it: under the decks, next one
        # first, and set aside for good (C10). `known` are cards that one seat put back and the other drew.
        self.under_clan: tuple[int, ...] = ()
        self.under_tactics: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        self.known: i64 = 0
        self.known_tactics: i64 = 0
        self.played: i64 = 0
        self.jokered: i64 = 0
        self.joker_faces: i64 = 0
        self.shield_declared: i64 = 0
        self.passes: i64 = 0

    def clone(self) -> Table:
        c = Table(
            self.options, NO_PHASES, self.returns, self.standing,
            self.cards[:], self.shapes[:], self.worth[:],
        )  # fmt: skip
        c.follow(self)
        c.unseen = self.unseen
        c.full = self.full
        c.first = self.first
        c.owned = self.owned
        c.bluff = self.bluff
        c.mud = self.mud
        c.under_clan = self.under_clan
        c.under_tactics = self.under_tactics
        c.aside = self.aside
        c.known = self.known
        c.known_tactics = self.known_tactics
        c.played = self.played
        c.jokered = self.jokered
        c.joker_faces = self.joker_faces
        c.shield_declared = self.shield_declared
        c.passes = self.passes
        return c

    def lay_out(self) -> None:
        """2.1, 7.1  Clear the table for a new round: every card back to its deck."""
        clear(self.cards)
        clear(self.shapes)
        clear(self.worth)
        self.cards[DECK] = ALL_CLAN
        if self.options.tactics:
            self.cards[TACTICS_DECK] = ALL_TACTICS
        self.unseen = ALL_CLAN
        self.full = 0
        self.first = 0
        self.owned = 0
        self.bluff = 0
        self.mud = 0
        self.under_clan = ()
        self.under_tactics = ()
        self.aside = ()
        self.known = 0
        self.known_tactics = 0
        self.played = 0
        self.jokered = 0
        self.joker_faces = 0
        self.shield_declared = 0
        self.passes = 0

    # Stones.

    def stones_of(self, seat: Seat) -> i64:
        """List the stones a seat has claimed, as a set."""
        return self.owned >> 9 * seat & ALL_STONES

    def unclaimed(self) -> i64:
        return ALL_STONES & ~(self.owned | self.owned >> 9)

    def full_sides(self, seat: Seat) -> i64:
        return self.full >> 9 * seat & ALL_STONES

    def open_stones(self, seat: Seat) -> i64:
        """3.2  List the stones where a seat may still place a card."""
        return ALL_STONES & ~(self.owned | self.owned >> 9 | self.full >> 9 * seat)

    def need(self, stone: Stone) -> i64:
        """1.4, C4  Count the cards a side needs at this stone."""
        return NEED[self.mud >> stone & 1]

    def first_to_complete(self, seat: Seat, stone: Stone) -> bool:
        return self.first & SIDE[9 * seat + stone] != 0

    # Cards come and go.

    def lay(self, seat: Seat, card: Card, stone: Stone) -> None:
        """3.2, 9.1  Put a card (clan or elite) from nowhere onto a side."""
        side = 9 * seat + stone
        cards = self.cards
        shapes = self.shapes
        this = BIT[card]
        cards[side] |= this
        if card < CLAN:
            self.unseen &= ~this
            shape = (shapes[side] | MARKS[card]) + WEIGHT[card]
        else:
            shape = self.shape_of(seat, cards[side])
        shapes[side] = shape
        if shape >> NUMBER_AT >= 3:  # three clan cards, or a wild one
            self.mark_complete(seat, stone)

    def mark_complete(self, seat: Seat, stone: Stone) -> None:
        """4.2, 8.2.2  Note that a side is complete, and whether it was so before the other one."""
        side = 9 * seat + stone
        held = size(self.shapes[side])
        if held == self.need(stone):
            self.full |= SIDE[side]
            self.judge(seat, stone)
        if held >= self.tie_card(stone) and not self.first & (SIDE[stone] | SIDE[9 + stone]):
            self.first |= SIDE[side]

    def judge(self, seat: Seat, stone: Stone) -> None:
        """4.4  Note what a complete side is worth, so that claims need not ask again."""
        side = 9 * seat + stone
        self.worth[side] = strongest(self.shapes[side], self.need(stone), self.terms(stone), 0, -1)

    def terms(self, stone: Stone) -> i64:
        """Tell what counts at a stone: 8.1 only the total, C2 no copies."""
        how: i64 = 0
        if self.bluff >> stone & 1:
            how = BLIND
        if not self.options.wild_may_duplicate:
            how |= DISTINCT
        return how

    def tie_card(self, stone: Stone) -> i64:
        """8.2.2  Tell which card of a side settles a tie by having come first."""
        if self.mud >> stone & 1:
            return self.options.mud_tie_card
        return 3

    def lift(self, seat: Seat, card: Card, stone: Stone) -> None:
        """10.6  Take a card off a side into nowhere; a side no longer complete loses its mark."""
        side = 9 * seat + stone
        self.cards[side] &= ~BIT[card]
        self.shapes[side] = self.shape_of(seat, self.cards[side])
        self.unmark(seat, stone)

    def unmark(self, seat: Seat, stone: Stone) -> None:
        """8.2.1, 10.6, R-12  Drop the marks of a side that is no longer complete."""
        side = 9 * seat + stone
        self.full &= ~SIDE[side]
        self.worth[side] = 0
        if self.first & SIDE[side] and size(self.shapes[side]) < self.tie_card(stone):
            self.first &= ~SIDE[side]
            other = 9 * (1 - seat) + stone
            if size(self.shapes[other]) >= self.tie_card(stone):
                self.first |= SIDE[other]

    def shape_of(self, seat: Seat, held: i64) -> i64:
        """Work out the shape of a side from its cards; a declared Joker counts as its face (C1)."""
        shape: i64 = 0
        for card in members(held):
            if card == JOKER:
                face = self.joker_face(seat)
                if face >= 0:
                    shape = (shape | MARKS[face]) + WEIGHT[face]
                    continue
            shape = (shape | MARKS[card]) + WEIGHT[card]
            if card == SHIELD:
                shape |= self.shield_declared * BIT[SHIELD_STRENGTH_AT]
        return shape

    def reshape(self, seat: Seat, stone: Stone) -> None:
        """C1, 9.4  Look at a side again after a face on it was declared."""
        side = 9 * seat + stone
        self.shapes[side] = self.shape_of(seat, self.cards[side])
        if self.full & SIDE[side]:
            self.judge(seat, stone)

    def lay_mode(self, card: Card, stone: Stone) -> None:
        """8, R-14  Put a combat mode on the stone itself."""
        if card == BLUFF:
            self.bluff |= BIT[stone]
            for seat in (0, 1):
                if self.full & SIDE[9 * seat + stone]:
                    self.judge(seat, stone)
            return
        assert card == MUD
        self.mud |= BIT[stone]
        self.unmark(0, stone)
        self.unmark(1, stone)

    def joker_face(self, seat: Seat) -> i64:
        """C1  Tell which card a seat's Joker was declared to be, or -1."""
        return (self.joker_faces >> 6 * seat & 63) - 1

    def declare_joker(self, seat: Seat, face: Card) -> None:
        self.joker_faces |= (face + 1) * BIT[6 * seat]

    def discard(self, seat: Seat, card: Card) -> None:
        """10.8, R-15  Put a card from nowhere on the open pile; a declared face is forgotten."""
        if card < CLAN:
            self.cards[DISCARDS] |= BIT[card]
        else:
            self.cards[TACTICS_DISCARDS] = with_tactics(self.cards[TACTICS_DISCARDS], card)
            if card == JOKER:
                self.joker_faces &= ~(63 * BIT[6 * seat])
            elif card == SHIELD:
                self.shield_declared = 0

    # Hands and decks.

    def hand_size(self, seat: Seat) -> i64:
        return count(self.cards[HAND + seat]) + count(self.cards[TACTICS_HAND + seat])

    def take_in_hand(self, seat: Seat, card: Card) -> None:
        if card < CLAN:
            self.cards[HAND + seat] |= BIT[card]
        else:
            place = TACTICS_HAND + seat
            self.cards[place] = with_tactics(self.cards[place], card)

    def leave_hand(self, seat: Seat, card: Card) -> None:
        if card < CLAN:
            others = ~BIT[card]
            self.cards[HAND + seat] &= others
            self.known &= others
        else:
            place = TACTICS_HAND + seat
            self.cards[place] = without_tactics(self.cards[place], card)
            self.known_tactics &= ~BIT[card - JOKER]

    def leave_deck(self, card: Card) -> None:
        if card < CLAN:
            self.cards[DECK] &= ~BIT[card]
        else:
            self.cards[TACTICS_DECK] = without_tactics(self.cards[TACTICS_DECK], card)

    def clan_deck(self) -> i64:
        """Count the clan cards left to draw."""
        return count(self.cards[DECK]) + len(self.under_clan)

    def tactics_deck(self) -> i64:
        """Count the tactics cards left to draw."""
        return count(self.cards[TACTICS_DECK]) + len(self.under_tactics)

    def tactics_played(self, seat: Seat) -> i64:
        """7.5  Count the tactics cards a seat has played this round."""
        return self.played >> 8 * seat & 255

    def board_json(self) -> dict[str, object]:
        return self.options.presenter.board_json(self)

    def view(self, seat: Seat) -> View:
        return self.options.presenter.view(self, seat)

    def game(self) -> Game:
        return self.options.presenter.game


def empty_table(
    options: Options,
    stack: list[AnyPhase],
    returns: tuple[float, ...] | None,
    standing: Standing,
) -> Table:
    """Make a table with no card anywhere."""
    return Table(options, stack, returns, standing, _NO_CARDS[:], _NO_SIDES[:], _NO_SIDES[:])


def clear(packed: vec[i64]) -> None:
    i: i64 = 0
    while i < len(packed):
        packed[i] = 0
        i += 1


def with_tactics(held: i64, card: Card) -> i64:
    """Add a tactics card to a set; a second Joker takes the second Joker's place (R-13)."""
    if card == JOKER or card == SECOND_JOKER:
        return held | (BOTH_JOKERS if held & 1 else 1)
    return held | BIT[card - JOKER]


def without_tactics(held: i64, card: Card) -> i64:
    """Take a tactics card out of a set; of two Jokers the second one goes first (R-13)."""
    if card == JOKER or card == SECOND_JOKER:
        return held & ~(BOTH_JOKERS - 1 if held & BIT[9] else 1)
    return held & ~BIT[card - JOKER]
