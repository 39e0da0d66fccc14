"""Sets of up to 63 things as one int: membership, size, the n-th member, the list of members.

`1 << n` is compiled as a 32-bit shift, silently wrong from bit 31 on: take `BIT[n]` instead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.kernel.vecs import vec

_CHUNK: Final = 9
_CHUNK_MASK: Final = 511


def _members(mask: int) -> list[int]:
    return [i for i in range(63) if mask >> i & 1]


BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(63)])
COUNT9: Final[vec[i64]] = vec[i64]([len(_members(m)) for m in range(512)])
"""How many members a nine-bit set has."""
NTH9: Final[vec[i64]] = vec[i64]([n for m in range(512) for n in (_members(m) + [-1] * 9)[:9]])
"""NTH9[9 * set + n] is the n-th member of a nine-bit set."""


def _counts(bits: int) -> list[int]:
    """Count the members of every set of so many bits."""
    counts = [0]
    for _ in range(bits):
        counts += [n + 1 for n in counts]
    return counts


_COUNT13: Final[vec[i64]] = vec[i64](_counts(13))


def count(mask: i64) -> i64:
    """Count the members of a set."""
    return (
        _COUNT13[mask & 8191]
        + _COUNT13[mask >> 13 & 8191]
        + _COUNT13[mask >> 26 & 8191]
        + _COUNT13[mask >> 39 & 8191]
        + _COUNT13[mask >> 52 & 8191]
    )


def nth(mask: i64, n: i64) -> i64:
    """Find the n-th member, counting from 0 upwards; n must be below count(mask)."""
    base: i64 = 0
    low: i64 = COUNT9[mask & 511] + COUNT9[mask >> 9 & 511] + COUNT9[mask >> 18 & 511]
    if n >= low:
        n -= low
        mask >>= 27
        base = 27
    while True:
        chunk: i64 = mask & _CHUNK_MASK
        here: i64 = COUNT9[chunk]
        if n < here:
            return base + NTH9[_CHUNK * chunk + n]
        n -= here
        mask >>= _CHUNK
        base += _CHUNK


def members(mask: i64) -> list[int]:
    """List the members of a set, ascending."""
    found: list[int] = []
    base: i64 = 0
    while mask:
        chunk: i64 = mask & _CHUNK_MASK
        here: i64 = COUNT9[chunk]
        n: i64 = 0
        while n < here:
            found.append(base + NTH9[_CHUNK * chunk + n])
            n += 1
        mask >>= _CHUNK
        base += _CHUNK
    return found


def mask_of(things: list[int]) -> i64:
    """Gather a list of members into a set."""
    mask: i64 = 0
    for thing in things:
        mask |= BIT[thing]
    return mask
