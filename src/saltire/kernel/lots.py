"""Drawing lots: a small generator for playouts and imagined worlds.

The caller owns it and hands it in; no State ever holds one. It gives the same numbers in the pure and
the compiled build. A game in earnest is dealt by `saltire.Dealer`, which has the same two methods.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# Multiply-with-carry: MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**62,
# and every intermediate fits 63 bits (compiled integers are 64 bits wide).
_MULTIPLIER: Final = 2083801278
_LOW: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Lots:
    """Draw whole numbers: `Lots(7).below(6)` is a die that falls the same way every time.

    >>> lots = Lots(7)
    >>> [lots.below(6) for _ in range(5)] == [lots.below(6) for _ in range(5)]
    False
    """

    def __init__(self, seed: i64 = 0) -> None:
        state: i64 = (seed & _LOW) * 1664525 + ((seed >> 32) & 0x3FFFFFFF) + 1013904223
        for _ in range(4):
            state = _MULTIPLIER * (state & _LOW) + (state >> 32)
        self._state: i64 = state

    def __reduce__(self) -> tuple[object, ...]:
        return _lots_at, (type(self), self._state)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {self._state}>"

    def below(self, n: i64) -> i64:
        """Draw from 0 .. n - 1, each as likely as the others (to one part in 2**32 / n)."""
        x: i64 = self._state
        x = _MULTIPLIER * (x & _LOW) + (x >> 32)
        self._state = x
        return (((x ^ (x >> 32)) & _LOW) * n) >> 32


def _lots_at(kind: type[Lots], state: i64) -> Lots:
    """Go on where another generator stood."""
    lots = kind()
    lots._state = state
    return lots
