"""Sets of up to 63 things as one int: membership, size, the n-th member, the list of members.

`1 << n` is compiled as a 32-bit shift, silently wrong from bit 31 on: take `BIT[n]` instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saltire.kernel.vecs import COMPILED, vec

_CHUNK: Final = 9
_CHUNK_MASK: Final = 511


def _members(mask: int) -> list[int]:
    return [i for i in range(63) if mask >> i & 1]


BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(63)])
COUNT9: Final[vec[i64]] = vec[i64]([len(_members(m)) for m in range(512)])
"""How many members a nine-bit set has."""
NTH9: Final[vec[i64]] = vec[i64]([n for m in range(512) for n in (_members(m) + [-1] * 9)[:9]])
"""NTH9[9 * set + n] is the n-th member of a nine-bit set."""


SET9: Final[vec[i64]] = vec[i64](
    [
        sum([m * 16**i for i, m in enumerate(_members(s))], 16**9 * len(_members(s)))
        for s in range(512)
    ]
)
"""A nine-bit set packed into one int: member n from bit 4 * n on, their number from bit 36 on."""


# Compiled, all bytes of a set are counted at once, without a branch or a table; the products may wrap around.
# Uncompiled, Python counts bits itself.
if COMPILED or TYPE_CHECKING:

    def count(mask: i64) -> i64:
        """Count the members of a set."""
        return _in_bytes(mask) * 0x0101010101010101 >> 56

    def nth(mask: i64, n: i64) -> i64:
        """Find the n-th member, counting from 0 upwards; n must be below count(mask)."""
        upto = _in_bytes(mask) * 0x0101010101010101
        # The high bit of each of the lower seven bytes: are there more than n members up to here?
        beyond = (upto | 0x80808080808080) - (n + 1) * 0x1010101010101 & 0x80808080808080
        at = 56 - ((beyond >> 7) * 0x1010101010101 >> 45 & 120)
        n -= upto * 256 >> at & 255
        return at + (SET9[mask >> at & 255] >> 4 * n & 15)

    def _in_bytes(mask: i64) -> i64:
        """Count the members in each byte of a set."""
        mask -= mask >> 1 & 0x1555555555555555
        mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
        return mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F

else:
    count = int.bit_count

    def nth(mask: int, n: int) -> int:
        base = 0
        while mask > 0:
            packed = SET9[mask & _CHUNK_MASK]
            here = packed >> 36
            if n < here:
                return base + (packed >> 4 * n & 15)
            n -= here
            mask >>= _CHUNK
            base += _CHUNK
        raise IndexError("a set has no such member")


def lowest(mask: i64) -> i64:
    """Find the lowest member of a set that has one."""
    return count((mask & -mask) - 1)


def members(mask: i64) -> list[int]:
    """List the members of a set, ascending."""
    found: list[int] = []
    base: i64 = 0
    while mask > 0:
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
