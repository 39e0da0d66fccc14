"""Solves the end of a round exactly: with empty decks there is no hidden information left.

Shortly before, every imagined deal can be solved as if all cards lay open; what is still drawn is averaged.
"""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import DECK, HAND, TACTICS_HAND, Table
from saltire.games.schotten.rules.constants import MARKS, WEIGHT
from saltire.games.schotten.rules.formation import size, strongest
from saltire.games.schotten.rules.turn import Place
from saltire.kernel.bits import BIT, COUNT9, NTH9, count, nth
from saltire.kernel.types import CHANCE, Seat

_PASSES_AT = 37
_MOST_CARDS = 15
"""So many cards in hands and deck have room in the code of a layout."""


def all_known(s: Table) -> bool:
    """Tell whether nothing is left to draw and no tactics card is left to play."""
    if s.clan_deck() or s.tactics_deck() or s.aside:
        return False
    if s.cards[TACTICS_HAND] | s.cards[TACTICS_HAND + 1]:
        return False
    return isinstance(s.top, Place)


def few_left(s: Table, most: i64) -> bool:
    """Tell whether at most so many clan cards are left in hands and deck, and no tactics card."""
    if s.tactics_deck() or s.aside or s.cards[TACTICS_HAND] | s.cards[TACTICS_HAND + 1]:
        return False
    return count(s.cards[HAND] | s.cards[HAND + 1] | s.cards[DECK]) <= min(most, _MOST_CARDS)


class Endgame:
    """Searches every line of play to the end of the round by alpha-beta, within a number of positions."""

    def __init__(self, positions: i64) -> None:
        self.positions: i64 = positions
        self._left: i64 = 0
        self._round: i64 = 0
        self._cards: i64 = 0
        self._known: dict[tuple[int, int, int], tuple[float, float]] = {}

    def best(self, s: Table) -> tuple[int, float] | None:
        """Find the best action and its value to the seat that acts; None if there are too many positions.

        The value is 1 for a round won; the round of a match that goes on counts the same.
        """
        me: i64 = s.top.seat
        self._left = self.positions
        self._round = s.standing.round
        self._cards = s.cards[HAND] | s.cards[HAND + 1]
        self._known = {}
        best, chosen = -1.0, -1
        for action in ordered(s, me):
            after = s.clone()
            after.apply(action)
            worth = self._worth(after, me, best, 1.0)
            if self._left < 0:
                return None
            if worth > best:
                best, chosen = worth, action
            if best >= 1.0:
                break
        return chosen, best

    def begin(self, s: Table) -> None:
        """Forget what was solved before: the positions to come follow from this one, however it is dealt."""
        self._round = s.standing.round
        self._cards = s.cards[HAND] | s.cards[HAND + 1] | s.cards[DECK]
        self._known = {}

    def open_value(self, s: Table, me: Seat) -> float:
        """Give the value to a seat if all hands lay open; -1 if there are too many positions."""
        self._left = self.positions
        worth = self._worth(s, me, 0.0, 1.0)
        return worth if self._left >= 0 else -1.0

    def _average(self, s: Table, me: Seat) -> float:
        """Average over the cards that may be drawn."""
        total = 0.0
        drawn = s.legal()
        for action in drawn:
            after = s.clone()
            after.apply(action)
            total += self._worth(after, me, 0.0, 1.0)
        return total / float(len(drawn))

    def _worth(self, s: Table, me: Seat, low: float, high: float) -> float:
        """Give the value of a position to a seat; exact between low and high, else a bound."""
        if s.returns is not None or s.standing.round != self._round:
            return self._result(s, me)
        if s.top.seat == CHANCE:
            return self._average(s, me)
        self._left -= 1
        if self._left < 0:
            return 0.0
        key = (self._layout(s), marks(s), s.cards[HAND])
        known = self._known.get(key)
        if known is not None:
            if known[0] >= high or known[0] == known[1]:
                return known[0]
            if known[1] <= low:
                return known[1]
        mine: bool = s.top.seat == me
        best = 0.0 if mine else 1.0
        alpha, beta = low, high
        for action in ordered(s, s.top.seat):
            after = s.clone()
            after.apply(action)
            worth = self._worth(after, me, alpha, beta)
            if mine:
                best = max(best, worth)
                alpha = max(alpha, best)
            else:
                best = min(best, worth)
                beta = min(beta, best)
            if alpha >= beta or best == (1.0 if mine else 0.0):
                break
        if self._left >= 0:
            floor = best if best > low or best >= 1.0 else 0.0
            roof = best if best < high or best <= 0.0 else 1.0
            self._known[key] = (floor, roof)
        return best

    def _result(self, s: Table, me: Seat) -> float:
        if s.returns is not None:
            return s.returns[me]
        lead = s.standing.points[me] - s.standing.points[1 - me]
        return 0.5 + 0.5 * max(-1.0, min(1.0, lead / 40.0))

    def _layout(self, s: Table) -> i64:
        """Encode where the cards lie that were in hand at the beginning."""
        result: i64 = 0
        left = self._cards & ~(s.cards[HAND] | s.cards[HAND + 1] | s.cards[DECK])
        side: i64 = 0
        while side < 18 and left:
            here = s.cards[side] & left
            left &= ~here
            while here:
                card = nth(here, 0)
                here &= ~BIT[card]
                result += (side % 9 + 1) * BIT[4 * count(self._cards & (BIT[card] - 1))]
            side += 1
        return result


def marks(s: Table) -> i64:
    """Encode who owns what, who was first, whose turn it is and how many have passed."""
    turn: i64 = s.top.seat
    return s.owned | s.first * BIT[18] | turn * BIT[36] | s.passes * BIT[_PASSES_AT]


def ordered(s: Table, me: Seat) -> list[int]:
    """List the actions of a seat, the likely best first: the highest cards on the fullest sides."""
    room = s.open_stones(me)
    hand = s.cards[HAND + me]
    if not room or not hand:
        return [actions.PASS]
    ranked: list[tuple[int, int]] = []
    while hand:
        card = nth(hand, 0)
        hand &= ~BIT[card]
        i: i64 = 0
        while i < COUNT9[room]:
            stone = NTH9[9 * room + i]
            ranked.append((-int(promise(s, me, card, stone)), int(9 * card + stone)))
            i += 1
    ranked.sort()
    return [action for _, action in ranked]


def promise(s: Table, me: Seat, card: i64, stone: i64) -> i64:
    """Estimate how good a placement is: what it completes, and whether that wins."""
    then = (s.shapes[9 * me + stone] | MARKS[card]) + WEIGHT[card]
    need = s.need(stone)
    if size(then) < need:
        return size(then)
    worth = strongest(then, need, s.terms(stone), 0, -1)
    against = s.worth[9 - 9 * me + stone]
    if against:
        return 2000 + worth if worth > against else -1000
    return worth
