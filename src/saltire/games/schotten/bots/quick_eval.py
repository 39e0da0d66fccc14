"""A quick evaluation of sides from table look-ups: playouts decide on tactics cards by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.side_ratings import (
    CHANCE_OF,
    MOST,
    RATING,
    Ratings,
    rate_oddly,
    rating_of_any,
)
from saltire.games.schotten.bots.stone_value import ownership, stake_of
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.constants import (
    CLAN,
    COLOURS_AT,
    MARKS,
    NUMBER_AT,
    STRENGTHS,
    WEIGHT,
)
from saltire.kernel.bits import BIT, COUNT9, NTH9, nth
from saltire.kernel.types import Seat

_UNLAID: Final = 8
"""How much less a pair is rated while one of its cards is still in hand."""
EMPTY: Final = 0
"""The rating of a side without cards."""


class QuickEvaluation:
    """Rates the sides of a table as either seat sees them."""

    def __init__(self) -> None:
        self.ratings = Ratings(0)

    def update(self, unseen: i64) -> None:
        """Recompute the ratings if other cards are unseen now; playouts from there use these ratings."""
        if unseen != self.ratings.unseen:
            self.ratings = Ratings(unseen)

    def rating(self, s: Table, seat: Seat, stone: i64) -> i64:
        """Rate a side whose owner's hand is not known."""
        worth = s.worth[9 * seat + stone]
        if worth:
            return RATING[worth]
        shape = s.shapes[9 * seat + stone]
        if s.cards[9 * seat + stone] >> CLAN or (s.mud | s.bluff) & BIT[stone]:
            return rate_oddly(shape, s.need(stone), s.terms(stone), s.unseen)
        return self._partial(shape, s.unseen)

    def prospect(self, s: Table, seat: Seat, stone: i64) -> i64:
        """Rate a side given the hand of its owner in this imagined position."""
        side = s.cards[9 * seat + stone]
        odd = side >> CLAN or (s.mud | s.bluff) & BIT[stone]
        if s.full & BIT[9 * seat + stone] or odd or not side:
            return self.rating(s, seat, stone)
        hand = s.cards[HAND + seat]
        first = nth(side, 0)
        if side & (side - 1):
            return self._pair(54 * first + nth(side & ~BIT[first], 0), hand, s.unseen)
        best = self.ratings.one[first]
        while hand:
            card = nth(hand, 0)
            hand &= ~BIT[card]
            best = max(best, self.ratings.open[54 * first + card] - _UNLAID)
        return best

    def best_home(self, s: Table, me: Seat, card: i64, room: i64) -> i64:
        """Find the stone where one card gains most."""
        owner = ownership(s, me)
        best: i64 = -1000000000
        where: i64 = -1
        i: i64 = 0
        while i < COUNT9[room]:
            stone = NTH9[9 * room + i]
            foe = rating_of_any(s, 1 - me, stone)
            shape = (s.shapes[9 * me + stone] | MARKS[card]) + WEIGHT[card]
            then = rate_oddly(shape, s.need(stone), s.terms(stone), s.unseen)
            now = rating_of_any(s, me, stone)
            gain = CHANCE_OF[MOST + then - foe] - CHANCE_OF[MOST + now - foe]
            gain *= stake_of(owner, stone)
            if gain > best:
                best = gain
                where = stone
            i += 1
        return where

    def _pair(self, at: i64, hand: i64, unseen: i64) -> i64:
        """Rate two cards on a side of a seat that holds this hand."""
        wants = self.ratings.wants[at]
        if wants & hand:
            return self.ratings.held[at]
        return self.ratings.open[at] if wants & unseen else self.ratings.dead[at]

    def _partial(self, shape: i64, unseen: i64) -> i64:
        """Rate an unfinished side whose owner's hand is not known."""
        number = shape >> NUMBER_AT
        if number == 0:
            return EMPTY
        strengths = shape & STRENGTHS
        colours = shape >> COLOURS_AT & 63
        low = NTH9[9 * strengths]
        first = NTH9[9 * colours]
        if number == 1:
            return self.ratings.one[9 * first + low]
        high = low if COUNT9[strengths] == 1 else NTH9[9 * strengths + 1]
        second = first if COUNT9[colours] == 1 else NTH9[9 * colours + 1]
        # Which strength has which colour does not matter to what two cards of two colours can become.
        return self._pair(54 * (9 * first + low) + 9 * second + high, 0, unseen)
