"""The value of each stone to the round, given who owns which stones already."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.board import Table
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec


def _thirds() -> list[int]:
    """TERNARY[set]: the members of the set as digits of a number in base three."""
    return [sum(3**i for i in range(9) if m >> i & 1) for m in range(512)]


_TERNARY: Final[vec[i64]] = vec[i64](_thirds())


def _won(mine: int, theirs: int) -> float:
    """6.1  Give the value of stones when each is won, lost, or half-way."""
    if mine & mine >> 1 & mine >> 2 or bin(mine).count("1") >= 5:
        return 1.0
    if theirs & theirs >> 1 & theirs >> 2 or bin(theirs).count("1") >= 5:
        return 0.0
    return -1.0


def _even_odds() -> list[float]:
    """Give the probability to win the round for each ownership of stones, the others being even."""
    result = [-1.0] * 3**9
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
                    chances += (result[at + step] + result[at + 2 * step]) / 2.0
                    n += 1
                step *= 3
            worth = chances / n
        result[at] = worth
    return result


_EVEN: Final = _even_odds()
_CODE: Final[vec[i64]] = vec[i64]([min(39, int(40.0 * p)) for p in _EVEN])


def _stakes() -> list[int]:
    """Give for each ownership and stone the value of the stone to the round, in hundredths."""
    even = _EVEN
    result = [0] * (9 * 3**9)
    for at in range(3**9):
        step = 1
        for i in range(9):
            if at // step % 3 == 0:
                result[9 * at + i] = int(100.0 * (even[at + step] - even[at + 2 * step]))
            step *= 3
    return result


_STAKES: Final[vec[i64]] = vec[i64](_stakes())


def ownership(s: Table, me: Seat) -> i64:
    """Encode the ownership of stones, seen from a seat."""
    return _TERNARY[s.owned >> 9 * me & 511] + 2 * _TERNARY[s.owned >> 9 * (1 - me) & 511]


def stake_of(ownership: i64, stone: i64) -> i64:
    """Give the value of a stone to the round, in hundredths."""
    return _STAKES[9 * ownership + stone]


def even_code(ownership: i64) -> i64:
    """Give the value of owning these stones, the others being even, in fortieths."""
    return _CODE[ownership]
