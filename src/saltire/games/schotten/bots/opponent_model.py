"""Models the opponent's hand: a card that would have won a stone is rarely kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.constants import COLOUR_RUN, MARKS, WEIGHT
from saltire.games.schotten.rules.formation import size, strongest
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import BIT, count, members

SCALE: Final = 1000
_DECISIVE_HELD: Final = 300
"""The likelihood, in thousandths, of holding a card although it would win a stone."""
_TEMPTING_HELD: Final = 600
"""The same for a card that would complete a colour run against a side still open."""
_MAX_USEFUL: Final = 6
"""If more cards than this would do, a seat may well keep one of them."""


class OpponentModel:
    """The likelihood of each card in the opponent's hand, relative to a card without a use."""

    def __init__(self, view: SchottenView) -> None:
        self.decisive: i64 = 0
        """Cards that would have won a stone on the opponent's last turn."""
        self.tempting: i64 = 0
        """Cards that would have completed a colour run."""
        foe: i64 = 1 - view.seat
        pool: i64 = view.unseen & ~view.hand & ~view.known
        for stone in range(9):
            if not (view.owned | view.owned >> 9) >> stone & 1 and not view.mud >> stone & 1:
                self._look(view, foe, stone, pool)

    def _look(self, view: SchottenView, foe: i64, stone: i64, pool: i64) -> None:
        shape = view.shapes[9 * foe + stone]
        if size(shape) != 2 or view.bluff >> stone & 1:
            return
        against = view.worth[9 - 9 * foe + stone]
        least = against if against else COLOUR_RUN - 1
        useful: i64 = 0
        for card in members(pool):
            if strongest((shape | MARKS[card]) + WEIGHT[card], 3, 0, 0, -1) > least:
                useful |= BIT[card]
        if count(useful) > _MAX_USEFUL:
            return
        if against:
            self.decisive |= useful
        else:
            self.tempting |= useful

    def likelihood(self, hand: i64) -> i64:
        """Give the likelihood of a hand, in thousandths, relative to a hand of cards without a use."""
        likely: i64 = SCALE
        likely = _weighed(likely, hand & self.decisive, _DECISIVE_HELD)
        return _weighed(likely, hand & self.tempting, _TEMPTING_HELD)


def _weighed(likely: i64, cards: i64, factor: i64) -> i64:
    while cards:
        likely = likely * factor // SCALE
        cards &= cards - 1
    return likely
