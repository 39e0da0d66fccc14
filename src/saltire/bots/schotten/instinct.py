"""How play goes on in a playout: the placement that helps most, judged by ratings alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.schotten.ratings import CERTAIN, CHANCE_OF, MOST, RATING, Ratings
from saltire.games.schotten.board import HAND, Table
from saltire.games.schotten.formation import size, strongest
from saltire.games.schotten.tables import (
    ALL_STONES,
    CLAN,
    COLOURS_AT,
    MARKS,
    NUMBER_AT,
    ONE_COLOUR,
    STRENGTHS,
    TOTAL_AT,
    WEIGHT,
)
from saltire.kernel.bits import BIT, COUNT9, NTH9, count, nth
from saltire.kernel.lots import Lots
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec

_NOISE: Final = 4096
_TAKEN: Final = 300
"""What a stone that can be claimed at once is worth above a certain one."""
_UNLAID: Final = 8
"""How much less a pair is rated while one of its cards is still in hand."""
LACKS: Final[vec[i64]] = vec[i64]([0, 40, 80, 110, 130])
"""How much lower a side is rated for each card it lacks of the best it can become."""
EMPTY: Final = 0
"""The rating of a side without cards."""


def _class_of(strengths: int, colours: int) -> int:
    """Give the class of three clan cards, times 64, from the sets of strengths and colours they have."""
    run = any(strengths == 7 * 2**low for low in range(7))
    one_colour = colours & (colours - 1) == 0
    if run:
        return 320 if one_colour else 128
    if strengths & (strengths - 1) == 0:
        return 256
    return 192 if one_colour else 64


CLASS: Final[vec[i64]] = vec[i64](
    [_class_of(strengths, colours) for colours in range(64) for strengths in range(512)]
)


def _thirds() -> list[int]:
    """TERNARY[set]: the set's members as digits of a number in base three."""
    return [sum(3**i for i in range(9) if m >> i & 1) for m in range(512)]


TERNARY: Final[vec[i64]] = vec[i64](_thirds())


def _won(mine: int, theirs: int) -> float:
    """6.1  Give the worth of stones when each has some: won, lost, or half-way."""
    if mine & mine >> 1 & mine >> 2 or bin(mine).count("1") >= 5:
        return 1.0
    if theirs & theirs >> 1 & theirs >> 2 or bin(theirs).count("1") >= 5:
        return 0.0
    return -1.0


def _even_odds() -> list[float]:
    """Give the chance to win the round for each way the stones may be owned, the others being even."""
    found = [-1.0] * 3**9
    digits = [(0, 0)]
    for i in range(9):
        digits = [
            (m + a * 2**i, t + b * 2**i) for a, b in ((0, 0), (1, 0), (0, 1)) for m, t in digits
        ]
    for at in range(3**9 - 1, -1, -1):
        mine, theirs = digits[at]
        worth = _won(mine, theirs)
        if worth < 0.0:
            step, chances = 1, 0.0
            n = 0
            for i in range(9):
                if not (mine | theirs) >> i & 1:
                    chances += (found[at + step] + found[at + 2 * step]) / 2.0
                    n += 1
                step *= 3
            worth = chances / n
        found[at] = worth
    return found


def _weights() -> list[int]:
    """WEIGHTS[9 * ownership + stone]: what a stone matters to the round, in hundredths."""
    even = _even_odds()
    found = [0] * (9 * 3**9)
    for at in range(3**9):
        step = 1
        for i in range(9):
            if at // step % 3 == 0:
                found[9 * at + i] = int(100.0 * (even[at + step] - even[at + 2 * step]))
            step *= 3
    return found


class Instinct:
    """Chooses placements for either seat from its own hand and the open cards."""

    def __init__(self, opportunity: i64 = 50, wobble: i64 = 1200) -> None:
        self.ratings = Ratings(0)
        self.opportunity: i64 = opportunity
        """How much of what a card could do elsewhere counts against it, in hundredths."""
        self.wobble: i64 = wobble
        """How far two placements may be apart and yet sometimes be taken for each other."""
        self._weights: vec[i64] = vec[i64](_weights())
        lots = Lots(99)
        self._noise: vec[i64] = vec[i64]([lots.below(1024) for _ in range(_NOISE)])
        self._hand: vec[i64] = vec[i64]([0] * 8)
        self._gains: vec[i64] = vec[i64]([0] * 72)
        self._fresh: vec[i64] = vec[i64]([0] * 8)

    def look(self, unseen: i64) -> None:
        """Rate sides anew if other cards are unseen now; playouts from there use these ratings."""
        if unseen != self.ratings.unseen:
            self.ratings = Ratings(unseen)

    def place(self, s: Table, me: Seat, lots: Lots) -> i64:
        """Choose where to lay which clan card; there must be a card and room for it."""
        hand = s.cards[HAND + me]
        room = ALL_STONES & ~(s.owned | s.owned >> 9 | s.full >> 9 * me)
        held = count(hand)
        held_cards = self._hand
        i: i64 = 0
        rest = hand
        while i < held:
            card = nth(rest, 0)
            held_cards[i] = card
            rest &= ~BIT[card]
            i += 1
        self._rate_fresh(held)
        owner = self.ownership(s, me)
        i = 0
        stones = COUNT9[room]
        while i < stones:
            stone = NTH9[9 * room + i]
            self._weigh(s, me, stone, held, hand, self._weights[9 * owner + stone])
            i += 1
        return self._pick(room, held, lots)

    def _rate_fresh(self, held: i64) -> None:
        """Rate each hand card as the first on a side: better when another hand card goes with it."""
        pairs = self.ratings.open
        i: i64 = 0
        while i < held:
            card = self._hand[i]
            best = self.ratings.one[card]
            j: i64 = 0
            while j < held:
                if j != i:
                    rated = pairs[54 * card + self._hand[j]] - _UNLAID
                    best = max(best, rated)
                j += 1
            self._fresh[i] = best
            i += 1

    def _weigh(self, s: Table, me: Seat, stone: i64, held: i64, hand: i64, weight: i64) -> None:
        """Note for each hand card what it gains at a stone."""
        ratings = self.ratings
        shape = s.shapes[9 * me + stone]
        theirs = s.shapes[9 - 9 * me + stone]
        troops = (s.cards[9 * me + stone] | s.cards[9 - 9 * me + stone]) >> CLAN
        if troops or (s.mud | s.bluff) & BIT[stone]:
            self._weigh_oddly(s, me, stone, held, weight)
            return
        against = s.worth[9 - 9 * me + stone]
        number = shape >> NUMBER_AT
        reach: i64 = 0
        if against:
            foe = RATING[against]
        else:
            foe = self.partial(theirs, s.unseen)
            if theirs >> NUMBER_AT == 2:
                reach = ratings.most[pair_at(s.cards[9 - 9 * me + stone])]
        if number == 2:
            self._weigh_third(s, me, stone, held, weight, foe, reach)
        elif number == 1:
            self._weigh_second(s, me, stone, held, hand, weight, foe)
        else:
            self._weigh_first(stone, held, weight, foe, against)

    def _weigh_third(
        self,
        s: Table,
        me: Seat,
        stone: i64,
        held: i64,
        weight: i64,
        foe: i64,
        reach: i64,
    ) -> None:
        against = s.worth[9 - 9 * me + stone]
        at = pair_at(s.cards[9 * me + stone])
        # As if the hand did not hold the third card: else nothing would be gained by laying it.
        now = CHANCE_OF[MOST + self.pair(at, 0, s.unseen) - foe]
        if against and self.ratings.most[at] <= against:
            now = 0
        shape = s.shapes[9 * me + stone]
        strengths = shape & STRENGTHS
        colours = shape >> COLOURS_AT & 63
        total = shape >> TOTAL_AT & 63
        i: i64 = 0
        while i < held:
            card = self._hand[i]
            t = card % 9
            worth = CLASS[512 * (colours | BIT[card // 9]) + (strengths | BIT[t])] + total + t + 1
            if against:
                then: i64 = CERTAIN + _TAKEN if worth > against else 0
            elif reach and worth >= reach:
                then = CERTAIN + _TAKEN
            else:
                then = CHANCE_OF[MOST + RATING[worth] - foe]
            self._gains[9 * i + stone] = (then - now) * weight
            i += 1

    def _weigh_second(
        self, s: Table, me: Seat, stone: i64, held: i64, hand: i64, weight: i64, foe: i64
    ) -> None:
        ratings = self.ratings
        against = s.worth[9 - 9 * me + stone]
        shape = s.shapes[9 * me + stone]
        first = 9 * ONE_COLOUR[shape >> COLOURS_AT & 63] + NTH9[9 * (shape & STRENGTHS)]
        now = CHANCE_OF[MOST + ratings.one[first] - foe]
        if against and ratings.one_most[first] <= against:
            now = 0
        i: i64 = 0
        while i < held:
            at = 54 * first + self._hand[i]
            if against and ratings.most[at] <= against:
                then: i64 = 0
            else:
                then = CHANCE_OF[MOST + self.pair(at, hand, s.unseen) - foe]
            self._gains[9 * i + stone] = (then - now) * weight
            i += 1

    def _weigh_first(self, stone: i64, held: i64, weight: i64, foe: i64, against: i64) -> None:
        now = CHANCE_OF[MOST + EMPTY - foe]
        i: i64 = 0
        while i < held:
            if against and self.ratings.one_most[self._hand[i]] <= against:
                then: i64 = 0
            else:
                then = CHANCE_OF[MOST + self._fresh[i] - foe]
            self._gains[9 * i + stone] = (then - now) * weight
            i += 1

    def _weigh_oddly(self, s: Table, me: Seat, stone: i64, held: i64, weight: i64) -> None:
        """Note the gains where tactics cards lie."""
        need = s.need(stone)
        terms = s.terms(stone)
        shape = s.shapes[9 * me + stone]
        foe = self.odd_rating(s, 1 - me, stone)
        now = CHANCE_OF[MOST + self.odd_rating(s, me, stone) - foe]
        i: i64 = 0
        while i < held:
            card = self._hand[i]
            rated = rate_oddly((shape | MARKS[card]) + WEIGHT[card], need, terms, s.unseen)
            self._gains[9 * i + stone] = (CHANCE_OF[MOST + rated - foe] - now) * weight
            i += 1

    def odd_rating(self, s: Table, seat: Seat, stone: i64) -> i64:
        """Rate any side at all, slowly."""
        worth = s.worth[9 * seat + stone]
        if worth:
            return RATING[worth]
        return rate_oddly(s.shapes[9 * seat + stone], s.need(stone), s.terms(stone), s.unseen)

    def rating(self, s: Table, seat: Seat, stone: i64) -> i64:
        """Rate a side whose owner's hand is not known."""
        worth = s.worth[9 * seat + stone]
        if worth:
            return RATING[worth]
        shape = s.shapes[9 * seat + stone]
        if s.cards[9 * seat + stone] >> CLAN or (s.mud | s.bluff) & BIT[stone]:
            return rate_oddly(shape, s.need(stone), s.terms(stone), s.unseen)
        return self.partial(shape, s.unseen)

    def prospect(self, s: Table, seat: Seat, stone: i64) -> i64:
        """Rate a side whose owner holds what it holds in this world."""
        side = s.cards[9 * seat + stone]
        odd = side >> CLAN or (s.mud | s.bluff) & BIT[stone]
        if s.full & BIT[9 * seat + stone] or odd or not side:
            return self.rating(s, seat, stone)
        hand = s.cards[HAND + seat]
        first = nth(side, 0)
        if side & (side - 1):
            return self.pair(pair_at(side), hand, s.unseen)
        best = self.ratings.one[first]
        while hand:
            card = nth(hand, 0)
            hand &= ~BIT[card]
            best = max(best, self.ratings.open[54 * first + card] - _UNLAID)
        return best

    def ownership(self, s: Table, me: Seat) -> i64:
        """Number the way the stones are owned, seen from a seat."""
        return TERNARY[s.owned >> 9 * me & 511] + 2 * TERNARY[s.owned >> 9 * (1 - me) & 511]

    def weight(self, ownership: i64, stone: i64) -> i64:
        """Tell what a stone matters to the round."""
        return self._weights[9 * ownership + stone]

    def best_home(self, s: Table, me: Seat, card: i64, room: i64) -> tuple[i64, i64]:
        """Find the stone where one card gains most, and that gain."""
        self._hand[0] = card
        self._fresh[0] = self.ratings.one[card]
        owner = self.ownership(s, me)
        best: i64 = -1000000000
        where: i64 = -1
        i: i64 = 0
        while i < COUNT9[room]:
            stone = NTH9[9 * room + i]
            self._weigh(s, me, stone, 1, 0, self._weights[9 * owner + stone])
            if self._gains[stone] > best:
                best = self._gains[stone]
                where = stone
            i += 1
        return where, best

    def pair(self, at: i64, hand: i64, unseen: i64) -> i64:
        """Rate two cards on a side of a seat that holds this hand."""
        wants = self.ratings.wants[at]
        if wants & hand:
            return self.ratings.held[at]
        return self.ratings.open[at] if wants & unseen else self.ratings.dead[at]

    def partial(self, shape: i64, unseen: i64) -> i64:
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
        at = 54 * (9 * first + low) + 9 * second + high
        wants = self.ratings.wants[at]
        return self.ratings.open[at] if wants & unseen else self.ratings.dead[at]

    def _pick(self, room: i64, held: i64, lots: Lots) -> i64:
        """Take the placement that gains most, less what its card could gain elsewhere."""
        gains = self._gains
        noise = self._noise
        offset = lots.below(_NOISE)
        best: i64 = -1000000000
        chosen: i64 = -1
        stones = COUNT9[room]
        i: i64 = 0
        while i < held:
            top: i64 = 0
            second: i64 = 0
            where: i64 = -1
            j: i64 = 0
            while j < stones:
                stone = NTH9[9 * room + j]
                gain = gains[9 * i + stone]
                if gain > top:
                    second = top
                    top = gain
                    where = stone
                elif gain > second:
                    second = gain
                j += 1
            j = 0
            while j < stones:
                stone = NTH9[9 * room + j]
                elsewhere = second if stone == where else top
                offset += 1
                score = (
                    gains[9 * i + stone]
                    - elsewhere * self.opportunity // 100
                    + (noise[offset % _NOISE] * self.wobble >> 10)
                )
                if score > best:
                    best = score
                    chosen = 9 * self._hand[i] + stone
                j += 1
            i += 1
        return chosen


def pair_at(held: i64) -> i64:
    """Find where two clan cards stand in the tables of pairs."""
    low = nth(held, 0)
    return 54 * low + nth(held & ~BIT[low], 0)


def rate_oddly(shape: i64, need: i64, terms: i64, unseen: i64) -> i64:
    """Rate a side by the best it can still become, the less so the more it lacks."""
    missing = need - size(shape)
    if missing <= 0:
        return RATING[strongest(shape, need, terms, 0, -1)]
    best = strongest(shape, need, terms, unseen, -1)
    return max(RATING[best] - LACKS[missing], -100) if best > 0 else -100
