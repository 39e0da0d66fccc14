"""The potential of cards: one card with its hand, two cards with a third, three cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.side_ratings import FILLERS
from saltire.games.schotten.rules.constants import (
    COLOUR,
    COLOUR_RUN,
    COLOURS_AT,
    KIND,
    RUN,
    STRENGTHS,
    SUM,
    TOTAL_AT,
)
from saltire.kernel.bits import BIT
from saltire.kernel.vecs import vec

EVERY_COLOUR: Final = 0x201008040201
"""One card of each colour: the cards of strength t are EVERY_COLOUR << t."""


def _class_of(strengths: int, colours: int) -> int:
    """Give the class of three clan cards, times 64, from the sets of strengths and colours they have."""
    run = any(strengths == 7 * 2**low for low in range(7))
    one_colour = colours & (colours - 1) == 0
    if run:
        return COLOUR_RUN if one_colour else RUN
    if strengths & (strengths - 1) == 0:
        return KIND
    return COLOUR if one_colour else SUM


CLASS: Final[vec[i64]] = vec[i64](
    [_class_of(strengths, colours) for colours in range(64) for strengths in range(512)]
)


def support(card: i64, hand: i64) -> i64:
    """Encode what in hand goes best with a card: 0 for nothing up to 5 for the rest of a colour run."""
    t = card % 9
    colour = hand >> card - t & STRENGTHS
    near = colour << 2 >> t & 31
    if near & 3 == 3 or near & 10 == 10 or near & 24 == 24:
        return 5
    if near:
        return 4
    if hand >> t & EVERY_COLOUR:
        return 3
    if colour:
        return 2
    return 1 if strengths_of(hand) << 2 >> t & 31 else 0


def strengths_of(hand: i64) -> i64:
    """List the strengths in a hand."""
    return (hand | hand >> 9 | hand >> 18 | hand >> 27 | hand >> 36 | hand >> 45) & STRENGTHS


def completed(shape: i64, card: i64) -> i64:
    """Give the value of two cards and a third."""
    strengths = shape & STRENGTHS | BIT[card % 9]
    colours = shape >> COLOURS_AT & 63 | BIT[card // 9]
    return CLASS[512 * colours + strengths] + (shape >> TOTAL_AT & 63) + card % 9 + 1


def joined(shape: i64, card: i64) -> i64:
    """Encode what one card and a second may become: a run, a colour, a kind, a colour run."""
    strengths = shape & STRENGTHS | BIT[card % 9]
    one = shape >> COLOURS_AT & 63 == BIT[card // 9]
    if FILLERS[strengths]:
        return 4 if one else 1
    if one:
        return 2
    return 3 if strengths & (strengths - 1) == 0 else 0


def third(shape: i64) -> i64:
    """Encode whether the total of two cards is low, middling or high."""
    total = shape >> TOTAL_AT & 63
    return 0 if total <= 7 else 1 if total <= 12 else 2
