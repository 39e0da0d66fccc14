"""The features of each placement of a clan card, as indices into the table of policy weights.

Every placement has eight categorical features, and each value of a feature has a weight in the
table: what the side becomes and what it faces, what it was, how much the stone is worth, what the
card could do elsewhere, which cards in hand go with it, and how far the round has come. The weights
are learned.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.potential import (
    CLASS,
    EVERY_COLOUR,
    completed,
    joined,
    strengths_of,
    support,
    third,
)
from saltire.games.schotten.bots.side_ratings import (
    CERTAIN,
    CHANCE_OF,
    FILLERS,
    MOST,
    RATING,
    rate_oddly,
    rating_of_any,
)
from saltire.games.schotten.bots.stone_value import even_code, ownership, stake_of
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.constants import (
    CLAN,
    COLOUR,
    COLOUR_RUN,
    COLOURS_AT,
    KIND,
    MARKS,
    NUMBER_AT,
    RUN,
    STRENGTHS,
    SUM,
    TOTAL_AT,
    WEIGHT,
)
from saltire.games.schotten.rules.formation import size
from saltire.kernel.bits import BIT, COUNT9, NTH9, count, nth
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec

HELD: Final = 12
"""An upper bound of the cards in a hand."""
MOST_PLACEMENTS: Final = 9 * HELD
FEATURES: Final = 8
"""How many features a placement has."""

# A side of mine: empty; one card of a strength with some support in hand; two cards with some potential;
# three cards of some value.
_SUPPORTS: Final = 6
_ONE: Final = 1
_TWO: Final = 1 + 9 * _SUPPORTS
_PROMISES: Final = 13
_THREE: Final = _TWO + 3 * _PROMISES
_MINE: Final = _THREE + 15
# A side of theirs: the same without their hand, which is hidden.
_THEIR_TWO: Final = 4
_THEIR_THREE: Final = _THEIR_TWO + 2 * _PROMISES
_THEIRS: Final = _THEIR_THREE + 15
# Against a completed side only winning counts: with a card in hand, with 4, 2 or 1 cards to come, or never.
_RACE: Final = _MINE * _THEIRS
_WON: Final = _RACE + 5
_LOST: Final = _RACE + 6
_SAFE: Final = _RACE + 7
# Stones with tactics cards: cards missing, and the win probability by ratings.
_ODD: Final = _RACE + 8
_BOARDS: Final = _ODD + 4 * 12

AFTER: Final = 0
BEFORE: Final = AFTER + _BOARDS
STAKE: Final = BEFORE + _BOARDS
ELSEWHERE: Final = STAKE + 36
JOINING: Final = ELSEWHERE + 18
SUPPORT: Final = JOINING + 15
PHASE: Final = SUPPORT + 18
STRENGTH: Final = PHASE + 72
ROWS: Final = STRENGTH + 27
"""The length of the table of weights."""

STATE_FEATURES: Final = 11
"""The features of a position for the critic: each stone, ownership, and the stage of the round."""
STATE_ROWS: Final = _BOARDS + 40 + 6


_SPANS: Final = ((0, 0), (12, 17), (11, 17), (12, 17), (9, 18), (11, 17))


def _value_code(value: int) -> int:
    kind = min(5, max(1, value >> 6))
    low, high = _SPANS[kind]
    total = value & 63
    return 3 * (kind - 1) + (2 if total > high else 1 if total > low else 0)


_VALUE: Final[vec[i64]] = vec[i64]([_value_code(value) for value in range(384)])
_STAKES: Final[vec[i64]] = vec[i64](
    [0 if w <= 10 else 1 if w <= 18 else 2 if w <= 26 else 3 if w <= 38 else 4 if w <= 60 else 5
     for w in range(201)]
)  # fmt: skip
_PHASES: Final[vec[i64]] = vec[i64]([min(5, (n + 6) // 9) for n in range(64)])


class Placements:
    """The placements of a seat with their features; the object is reused for every position."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.action: vec[i64] = vec[i64]([0] * MOST_PLACEMENTS)
        self.features: vec[i64] = vec[i64]([0] * (MOST_PLACEMENTS * FEATURES))
        self._hand: vec[i64] = vec[i64]([0] * HELD)
        self._support: vec[i64] = vec[i64]([0] * HELD)
        self._uses: vec[i64] = vec[i64]([0] * (4 * HELD))
        """For each card in hand: the best it completes and where, the second best, the same for joining."""
        self._pool_of: vec[i64] = vec[i64]([0] * 9)
        """How many cards of each strength neither lie open nor are in hand."""
        self.state: vec[i64] = vec[i64]([0] * STATE_FEATURES)
        self._held: i64 = 0
        self._cards: i64 = 0
        self._strengths: i64 = 0
        self._pool: i64 = 0

    def update(self, s: Table, me: Seat) -> None:
        """Compute every placement of a clan card and its features."""
        self._look_at_hand(s, me)
        room = s.open_stones(me)
        stones = COUNT9[room]
        self._look_elsewhere(s, me, room)
        owner = ownership(s, me)
        phase = _PHASES[count(self._pool)] * 12
        self.number = 0
        i: i64 = 0
        while i < 9:
            self.state[i] = -1
            i += 1
        self.state[9] = _BOARDS + even_code(owner)
        self.state[10] = _BOARDS + 40 + _PHASES[count(self._pool)]
        i = 0
        while i < stones:
            stone = NTH9[9 * room + i]
            self._look_at_stone(s, me, stone, _STAKES[stake_of(owner, stone)], phase)
            i += 1

    def update_rest(self, s: Table, me: Seat) -> None:
        """Compute the state of the unclaimed stones where this seat can place nothing more."""
        rest = s.unclaimed() & ~s.open_stones(me)
        i: i64 = 0
        while i < COUNT9[rest]:
            stone = NTH9[9 * rest + i]
            i += 1
            value = s.worth[9 * me + stone]
            if self._odd(s, stone):
                self.state[stone] = _ODD + odd_code(RATING[value] - rating_of_any(s, 1 - me, stone))
                continue
            facing, reach = self._facing(s, 1 - me, stone)
            if reach and value >= reach:
                self.state[stone] = _SAFE
            else:
                self.state[stone] = _THEIRS * (_THREE + _VALUE[value]) + facing

    def _odd(self, s: Table, stone: i64) -> bool:
        """Tell whether tactics cards lie at a stone."""
        troops = (s.cards[stone] | s.cards[9 + stone]) >> CLAN
        return troops != 0 or (s.mud | s.bluff) & BIT[stone] != 0

    def _look_at_hand(self, s: Table, me: Seat) -> None:
        hand = s.cards[HAND + me]
        self._cards = hand
        pool = s.unseen & ~hand
        self._pool = pool
        t: i64 = 0
        while t < 9:
            column = pool >> t & EVERY_COLOUR
            self._pool_of[t] = (
                (column & 1) + (column >> 9 & 1) + (column >> 18 & 1)
                + (column >> 27 & 1) + (column >> 36 & 1) + (column >> 45 & 1)
            )  # fmt: skip
            t += 1
        self._strengths = strengths_of(hand)
        i: i64 = 0
        rest = hand
        while rest:
            card = nth(rest, 0)
            rest &= ~BIT[card]
            self._hand[i] = card
            self._support[i] = support(card, hand & ~BIT[card])
            i += 1
        self._held = i

    def _look_elsewhere(self, s: Table, me: Seat, room: i64) -> None:
        """Compute the best use of each card: to complete a side of two cards, or to join one card."""
        held = self._held
        j: i64 = 0
        while j < 4 * held:
            self._uses[j] = 0
            j += 1
        i: i64 = 0
        while i < COUNT9[room]:
            stone = NTH9[9 * room + i]
            i += 1
            shape = s.shapes[9 * me + stone]
            number = shape >> NUMBER_AT
            if number == 0:
                continue
            against = s.worth[9 - 9 * me + stone]
            j = 0
            while j < held:
                card = self._hand[j]
                if number == 2:
                    value = completed(shape, card)
                    if against:
                        self._rank(4 * j, 5 if value > against else 0, stone)
                    else:
                        self._rank(4 * j, (value >> 6) - 1, stone)
                elif number == 1:
                    self._rank(4 * j + 2, joined(shape, card), stone)
                j += 1

    def _rank(self, at: i64, use: i64, stone: i64) -> None:
        """Keep the best use of a card with its stone, and the second best."""
        uses = self._uses
        best = uses[at]
        if use > best >> 4:
            uses[at + 1] = best >> 4
            uses[at] = 16 * use + stone
        elif use > uses[at + 1]:
            uses[at + 1] = use

    def _look_at_stone(self, s: Table, me: Seat, stone: i64, stake: i64, phase: i64) -> None:
        if self._odd(s, stone):
            self._look_oddly(s, me, stone, stake, phase)
            return
        shape = s.shapes[9 * me + stone]
        number = shape >> NUMBER_AT
        against = s.worth[9 - 9 * me + stone]
        foes = s.shapes[9 - 9 * me + stone] >> NUMBER_AT
        facing, reach = self._facing(s, 1 - me, stone)
        before = self._code(shape, against, self._cards)
        if before < _RACE:
            before += facing
        self.state[stone] = before
        after: i64 = 0
        j: i64 = 0
        while j < self._held:
            card = self._hand[j]
            rest = self._cards & ~BIT[card]
            if number == 2:
                value = completed(shape, card)
                if against:
                    after = _WON if value > against else _LOST
                elif reach and value >= reach:
                    after = _SAFE
                else:
                    after = _THEIRS * (_THREE + _VALUE[value]) + facing
            elif number == 1:
                after = self._code((shape | MARKS[card]) + WEIGHT[card], against, rest)
                if after < _RACE:
                    after += facing
            else:
                after = _THEIRS * (_ONE + _SUPPORTS * (card % 9) + self._support[j]) + facing
            self._note(j, stone, after, before, stake, number, phase + foes)
            j += 1

    def _facing(self, s: Table, them: Seat, stone: i64) -> tuple[i64, i64]:
        """Encode their side, and give the best value that two cards of it may become."""
        worth = s.worth[9 * them + stone]
        shape = s.shapes[9 * them + stone]
        number = shape >> NUMBER_AT
        if worth:
            return _THEIR_THREE + _VALUE[worth], 0
        if number == 2:
            promise = self._promise(shape, 0)
            high: i64 = 1 if (shape >> TOTAL_AT & 63) > 10 else 0
            return _THEIR_TWO + 2 * promise + high, self._reach(shape, promise)
        if number == 1:
            return 1 + NTH9[9 * (shape & STRENGTHS)] // 3, 0
        return 0, 0

    def _code(self, shape: i64, against: i64, hand: i64) -> i64:
        """Encode an incomplete side of mine; from _RACE on it does not matter what it faces."""
        number = shape >> NUMBER_AT
        if number == 0:
            return 0
        if number == 1:
            t = NTH9[9 * (shape & STRENGTHS)]
            card = 9 * NTH9[9 * (shape >> COLOURS_AT & 63)] + t
            return _THEIRS * (_ONE + _SUPPORTS * t + support(card, hand))
        if against:
            return _RACE + self._race(shape, against, hand)
        return _THEIRS * (_TWO + 3 * self._promise(shape, hand) + third(shape))

    def _look_oddly(self, s: Table, me: Seat, stone: i64, stake: i64, phase: i64) -> None:
        need = s.need(stone)
        terms = s.terms(stone)
        shape = s.shapes[9 * me + stone]
        held = size(shape)
        foe = rating_of_any(s, 1 - me, stone)
        before = _ODD + 12 * (need - held - 1) + odd_code(rating_of_any(s, me, stone) - foe)
        self.state[stone] = before
        foes = min(3, size(s.shapes[9 - 9 * me + stone]))
        j: i64 = 0
        while j < self._held:
            card = self._hand[j]
            rated = rate_oddly((shape | MARKS[card]) + WEIGHT[card], need, terms, s.unseen)
            after = _ODD + 12 * (need - held - 1) + odd_code(rated - foe)
            self._note(j, stone, after, before, stake, min(2, held), phase + foes)
            j += 1

    def _note(
        self, j: i64, stone: i64, after: i64, before: i64, stake: i64, number: i64, phase: i64
    ) -> None:
        at = FEATURES * self.number
        features = self.features
        features[at] = AFTER + after
        features[at + 1] = BEFORE + before
        how = number
        if after == _WON or after == _SAFE:
            how = 3
        elif after == _LOST or after == _RACE + 4:
            how = 4
        elif after >= _RACE and after < _ODD:
            how = 5
        features[at + 2] = STAKE + 6 * stake + how
        uses = self._uses
        use = uses[4 * j]
        use = uses[4 * j + 1] if use & 15 == stone else use >> 4
        join = uses[4 * j + 2]
        join = uses[4 * j + 3] if join & 15 == stone else join >> 4
        features[at + 3] = ELSEWHERE + 3 * use + number
        features[at + 4] = JOINING + 3 * join + number
        features[at + 5] = SUPPORT + 3 * self._support[j] + number
        features[at + 6] = PHASE + phase + 4 * number
        card = self._hand[j]
        features[at + 7] = STRENGTH + 3 * (card % 9) + number
        self.action[self.number] = 9 * card + stone
        self.number += 1

    def _promise(self, shape: i64, hand: i64) -> i64:
        """Encode what two cards may become at best, and how likely: 0 is nothing, 12 a colour run."""
        strengths = shape & STRENGTHS
        colours = shape >> COLOURS_AT & 63
        if colours & (colours - 1) == 0:
            base = 9 * NTH9[9 * colours]
            fillers = FILLERS[strengths]
            here = self._pool >> base & STRENGTHS
            if fillers & hand >> base:
                return 12
            if fillers & here:
                return 9 + COUNT9[fillers & here]
            if hand >> base & STRENGTHS:
                return 6
            if here:
                return 5 if COUNT9[here] > 2 else 4
        if strengths & (strengths - 1) == 0:
            t = NTH9[9 * strengths]
            if hand >> t & EVERY_COLOUR:
                return 9
            left = self._pool_of[t]
            return 0 if left == 0 else 7 if left == 1 else 8
        fillers = FILLERS[strengths]
        if not fillers:
            return 0
        if fillers & self._strengths and fillers & strengths_of(hand):
            return 3
        left = self._pool_of[NTH9[9 * fillers]]
        if COUNT9[fillers] > 1:
            left += self._pool_of[NTH9[9 * fillers + 1]]
        return 0 if left == 0 else 1 if left <= 2 else 2

    def _reach(self, shape: i64, promise: i64) -> i64:
        """Give the best value that two cards of theirs can still become."""
        strengths = shape & STRENGTHS
        total = shape >> TOTAL_AT & 63
        fillers = FILLERS[strengths]
        colours = shape >> COLOURS_AT & 63
        if promise >= 10:
            here = fillers & self._pool >> 9 * NTH9[9 * colours] & STRENGTHS
            return COLOUR_RUN + total + NTH9[9 * here + COUNT9[here] - 1] + 1
        if promise >= 7:
            return KIND + total // 2 * 3
        if promise >= 4:
            here = self._pool >> 9 * NTH9[9 * colours] & STRENGTHS
            return COLOUR + total + NTH9[9 * here + COUNT9[here] - 1] + 1
        if promise >= 1:
            top = NTH9[9 * fillers + COUNT9[fillers] - 1]
            if not self._pool_of[top]:
                top = NTH9[9 * fillers]
            return RUN + total + top + 1
        t: i64 = 8
        while t > 0 and not self._pool_of[t]:
            t -= 1
        return SUM + total + t + 1

    def _race(self, shape: i64, against: i64, hand: i64) -> i64:
        """Encode how two cards of mine may still beat a completed side."""
        coming: i64 = 0
        colours = shape >> COLOURS_AT & 63
        strengths = shape & STRENGTHS
        total = shape >> TOTAL_AT & 63
        one = colours & (colours - 1) == 0
        base = 9 * NTH9[9 * colours]
        t: i64 = 0
        while t < 9:
            other = CLASS[512 * 63 + (strengths | BIT[t])] + total + t + 1
            wins = other > against
            if wins:
                if hand >> t & EVERY_COLOUR:
                    return 0
                coming += self._pool_of[t]
            elif one and CLASS[512 * colours + (strengths | BIT[t])] + total + t + 1 > against:
                if hand >> base + t & 1:
                    return 0
                coming += self._pool >> base + t & 1
            t += 1
        return 4 if coming == 0 else 3 if coming == 1 else 2 if coming <= 3 else 1


def odd_code(gap: i64) -> i64:
    """Give the win probability of a side that is rated so much higher, in twelfths."""
    return min(11, CHANCE_OF[MOST + gap] * 12 // CERTAIN)
