"""Writes views as numbers for learners, straight into the memory that they read.

Compiled code knows no 32-bit floats, so a number is written as the bit pattern of one: `ONE` is 1.0,
`ratios` gives tables for counts, `float_bits` is for the few numbers that no table holds. The memory
must be all zeros before; zeros are not written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter, read_f32_le, read_i32_le, write_f32_le
from mypy_extensions import i32, i64, mypyc_attr, u8

from saltire.kernel.bits import COUNT9, NTH9
from saltire.kernel.layout import Slice, switches
from saltire.kernel.options import Option
from saltire.kernel.types import CHANCE
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

ONE: Final = 1065353216
"""The bits of 1.0."""
_YES: Final[u8] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the views of one game; `size` numbers each."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def write(self, view: View, out: vec[i32], at: i64) -> None:
        """Write a view into `size` zeros that begin at `at`."""
        raise NotImplementedError


def float_bits(number: float) -> i32:
    """Give the bits of a number as a 32-bit float."""
    writer = BytesWriter()
    write_f32_le(writer, number)
    return read_i32_le(writer.getvalue(), 0)


def as_float32(number: float) -> float:
    """Round a number to a 32-bit float."""
    writer = BytesWriter()
    write_f32_le(writer, number)
    return read_f32_le(writer.getvalue(), 0)


def ratios(most: int, whole: int) -> vec[i32]:
    """Make a table of the bits of n / whole for n from 0 to `most`."""
    return vec[i32]([float_bits(n / whole) for n in range(most + 1)])


def write_set(out: vec[i32], at: i64, members: i64) -> None:
    """Write a one for each member of a set."""
    while members:
        chunk: i64 = members & 511
        here: i64 = COUNT9[chunk]
        n: i64 = 0
        while n < here:
            out[at + NTH9[9 * chunk + n]] = ONE
            n += 1
        members >>= 9
        at += 9


def write_mask(legal: tuple[int, ...], out: vec[u8], at: i64) -> None:
    """Write a 1 for each legal action."""
    for action in legal:
        out[at + action] = _YES


def own_seat(seat: i64) -> i64:
    """Give the seat through whose eyes a view is written: a spectator's is 0."""
    if seat < 0:
        return 0
    return seat


def actor_place(actor: i64, me: i64) -> i64:
    """Say who acts: 0 oneself, 1 the other of two players, 2 chance, 3 nobody."""
    if actor >= 0:
        return 0 if actor == me else 1
    return 2 if actor == CHANCE else 3


def write_own_first(numbers: tuple[float, ...], me: i64, out: vec[i32], at: i64) -> None:
    """Write a number of each of two players, own then other."""
    out[at + me] = float_bits(numbers[0])
    out[at + 1 - me] = float_bits(numbers[1])


def start_of(layout: Sequence[Slice], name: str) -> i64:
    """Tell where a slice of a layout begins."""
    [start] = [part.start for part in layout if part.name == name]
    return start


class OptionWriter:
    """Writes the chosen options; they are the same for all views of a game."""

    def __init__(self, declared: Sequence[Option]) -> None:
        self._declared = declared
        self._last: tuple[dict[str, object], vec[i32]] = ({}, vec[i32]([]))

    def write(self, chosen: dict[str, object], out: vec[i32], at: i64) -> None:
        if self._last[0] is not chosen:
            bits = [float_bits(number) for number in switches(self._declared, chosen)]
            self._last = (chosen, vec[i32](bits))
        numbers = self._last[1]
        n: i64 = 0
        while n < len(numbers):
            out[at + n] = numbers[n]
            n += 1
