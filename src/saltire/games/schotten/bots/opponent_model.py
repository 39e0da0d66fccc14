"""What an opponent hardly holds: a card that would have won a stone is seldom left in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.constants import COLOUR_RUN, MARKS, WEIGHT
from saltire.games.schotten.rules.formation import size, strongest
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import BIT, count, members

FINE: Final = 1000
_KEPT: Final = 300
"""How often, in thousandths, a seat holds a card although it would win a stone."""
_SAVED: Final = 600
"""The same for a card that would complete a colour run against a side still open."""
_HURRY: Final = 6
"""With more cards than this to choose from nobody is in a hurry to play one."""


class Suspicion:
    """How likely the other seat of a view holds each card, compared with one that it had no use for."""

    def __init__(self, view: SchottenView) -> None:
        self.decisive: i64 = 0
        """Cards that would have won a stone at its last turn."""
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
        if count(useful) > _HURRY:
            return
        if against:
            self.decisive |= useful
        else:
            self.tempting |= useful

    def doubts(self, hand: i64) -> i64:
        """Give how likely a hand is, in thousandths, compared with one of cards nobody would have played."""
        likely: i64 = FINE
        likely = _weighed(likely, hand & self.decisive, _KEPT)
        return _weighed(likely, hand & self.tempting, _SAVED)


def _weighed(likely: i64, cards: i64, factor: i64) -> i64:
    while cards:
        likely = likely * factor // FINE
        cards &= cards - 1
    return likely
