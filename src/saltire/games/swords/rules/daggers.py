"""9.7, 16, 17.2  Dagger cards as numbers: how many of each value, shuffle by shuffle, in one int.

Whoever watches knows from which shuffle a face-down card comes (R-45), so each holding keeps its
shuffles apart: FIRST and SECOND are the two sets of exact calculation, REST the usual stack, AGAIN
what was shuffled anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.kernel.bits import BIT

FIRST: Final = 0
SECOND: Final = 1
REST: Final = 2
AGAIN: Final = 3
SHUFFLES: Final = 4
SHUFFLE_NAMES: Final = ("first", "second", "", "again")
VALUES: Final = 3
VIRTUAL_VALUE: Final = 2
"""17.3  What a virtual card counts."""
MOST_COPIES: Final = 31
_SHUFFLE: Final = 32767


def some(shuffle: i64, value: i64, number: i64) -> i64:
    """Make a holding of so many cards of one value."""
    return number * BIT[15 * shuffle + 5 * value - 5]


def number(held: i64, shuffle: i64, value: i64) -> i64:
    """Count the cards of one value and shuffle."""
    return held >> 15 * shuffle + 5 * value - 5 & MOST_COPIES


def in_shuffle(held: i64, shuffle: i64) -> i64:
    """Count the cards of one shuffle."""
    part = held >> 15 * shuffle & _SHUFFLE
    return (part & MOST_COPIES) + (part >> 5 & MOST_COPIES) + (part >> 10)


def cards_in(held: i64) -> i64:
    """Count the cards of a holding."""
    found: i64 = 0
    while held:
        found += (held & MOST_COPIES) + (held >> 5 & MOST_COPIES) + (held >> 10 & MOST_COPIES)
        held >>= 15
    return found


def daggers_in(held: i64) -> i64:
    """Add up the daggers of a holding."""
    found: i64 = 0
    while held:
        found += (held & MOST_COPIES) + 2 * (held >> 5 & MOST_COPIES)
        found += 3 * (held >> 10 & MOST_COPIES)
        held >>= 15
    return found


def top_shuffle(stack: i64) -> i64:
    """16  Find the shuffle that lies on top of a stack that is not empty."""
    shuffle: i64 = 0
    while not stack >> 15 * shuffle & _SHUFFLE:
        shuffle += 1
    return shuffle


def regrouped(held: i64, shuffle: i64) -> i64:
    """17.2  Shuffle all cards of a pile together."""
    found: i64 = 0
    value: i64 = 1
    while held:
        found += some(shuffle, value, held & MOST_COPIES)
        value += 1
        if value > VALUES:
            value = 1
        held >>= 5
    return found


def unused_shuffle(held: i64) -> i64:
    """17.2, R-45  Find a shuffle of which nobody holds a card; AGAIN, to be mixed, if there is none."""
    for shuffle in (AGAIN, FIRST, SECOND, REST):
        if not held >> 15 * shuffle & _SHUFFLE:
            return shuffle
    return AGAIN


def values_in(held: i64) -> list[int]:
    """List the values of a holding, ascending."""
    whole = regrouped(held, 0)
    return [value for value in (1, 2, 3) for _ in range(number(whole, 0, value))]
