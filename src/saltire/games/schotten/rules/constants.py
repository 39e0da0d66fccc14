"""1.1-1.3, C11  The cards and stones, and the tables that make formations quick to judge."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from saltire.kernel.bits import BIT, members
from saltire.kernel.vecs import vec

Card: TypeAlias = i64
Stone: TypeAlias = i64

STONES: Final = 9
COLOURS: Final = "ROYGBP"
CLAN: Final = 54
"""1.1  Clan card 9 * colour + strength - 1; the tactics cards follow."""

JOKER: Final = 54
SPY: Final = 55
SHIELD: Final = 56
BLUFF: Final = 57
MUD: Final = 58
RECRUITER: Final = 59
STRATEGIST: Final = 60
BANSHEE: Final = 61
TRAITOR: Final = 62
SECOND_JOKER: Final = 63
"""1.2, R-13  Two Jokers; which of them one holds never matters, so only the deck tells them apart."""

NAMES: Final = (
    "Joker", "Spy", "Shield", "Bluff", "Mud", "Recruiter", "Strategist", "Banshee", "Traitor",
)  # fmt: skip
TACTICS: Final = 10

ALL_CLAN: Final[int] = 2**54 - 1
ALL_STONES: Final = 511

COLOUR_RUN: Final = 5 * 64
KIND: Final = 4 * 64
COLOUR: Final = 3 * 64
RUN: Final = 2 * 64
SUM: Final = 1 * 64
"""4.4  A side's value is its class and its total in one number: COLOUR_RUN + 24 is the best of three."""
CLASSES: Final = ("", "sum", "run", "colour", "kind", "colour-run")

# A side's shape, from which its formation follows: the strengths and colours it holds as sets, the
# total and number of its clan cards, and its wild cards. Laying a card: shape | MARKS[card]) + WEIGHT[card].
STRENGTHS: Final = 511
COLOURS_AT: Final = 9
TOTAL_AT: Final = 15
NUMBER_AT: Final = 21
WILD_AT: Final = 24
JOKER_BIT: Final = 1
SPY_BIT: Final = 2
SHIELD_BIT: Final = 4
SHIELD_STRENGTH_AT: Final = 27
"""9.4  The strength of a shield-bearer declared when it was laid; 0 while it is open."""


MARKS: Final[vec[i64]] = vec[i64](
    [2 ** (c % 9) + 2 ** (COLOURS_AT + c // 9) for c in range(54)]
    + [2**WILD_AT * wild for wild in (JOKER_BIT, SPY_BIT, SHIELD_BIT)]
)
WEIGHT: Final[vec[i64]] = vec[i64](
    [2**TOTAL_AT * (c % 9 + 1) + 2**NUMBER_AT for c in range(54)] + [0, 0, 0]
)

OF_STRENGTH: Final[vec[i64]] = vec[i64]([sum(2 ** (9 * c + t) for c in range(6)) for t in range(9)])
"""The six cards of one strength (index strength - 1)."""

RUNS: Final[vec[i64]] = vec[i64](
    [0] * 21
    + [7 * 2**low for low in range(6, -1, -1)]
    + [15 * 2**low for low in range(5, -1, -1)]
    + [0]
)
"""4.3  RUNS[7 * length + i]: the runs of that length as sets of strengths, strongest first."""

RUN_TOTAL: Final[vec[i64]] = vec[i64]([sum([m + 1 for m in members(run)]) for run in RUNS])

TOP: Final[vec[i64]] = vec[i64](
    [sum([m + 1 for m in members(mask)][-n:]) if n else 0 for n in range(10) for mask in range(512)]
)
"""TOP[512 * n + set]: the total of the n highest strengths of a set."""


def run_in(length: i64, mask: i64) -> i64:
    """Find the strongest run inside a set of strengths; its total, or -1."""
    i: i64 = 7 * length
    while i < 7 * length + 10 - length:
        if RUNS[i] & ~mask == 0:
            return RUN_TOTAL[i]
        i += 1
    return -1


BEST_RUN: Final[vec[i64]] = vec[i64](
    [run_in(length, mask) if length > 2 else -1 for length in range(5) for mask in range(512)]
)
"""BEST_RUN[512 * length + set]: run_in, looked up."""

AROUND: Final[vec[i64]] = vec[i64](
    [
        sum([2**t for t in range(9) if any([run & 2**t and run & held == held for run in runs])])
        for length in range(5)
        for runs in [list(RUNS[7 * length : 7 * length + 7])]
        for held in range(512)
    ]
)
"""AROUND[512 * length + set]: the strengths of all runs of that length that contain a set of strengths.

Every run of that length inside them contains the set, too.
"""

ONE_COLOUR: Final[vec[i64]] = vec[i64](
    [-1 if m == 0 else members(m)[0] if m & (m - 1) == 0 else -2 for m in range(64)]
)
"""The only colour of a set of colours; -1 for none, -2 for several."""

# 3.4, 8.2  Cards a side needs, by whether Mud Fight lies on the stone.
NEED: Final[vec[i64]] = vec[i64]([3, 4])

WILD_COUNT: Final[vec[i64]] = vec[i64]([bin(w).count("1") for w in range(8)])

SIDE: Final[vec[i64]] = vec[i64]([BIT[i] for i in range(18)])
"""Sides are numbered 9 * seat + stone."""
