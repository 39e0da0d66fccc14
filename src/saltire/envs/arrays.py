"""Memory that compiled code writes and numpy reads, without a copy.

Compiled code writes packed vectors (`librt.vecs.vec`); uncompiled code writes arrays of the standard library.
Either way `Buffer.array` is the same memory as a numpy array that may be written to.
"""

from __future__ import annotations

import ctypes
from array import array
from typing import Any, Final

import numpy as np
from mypy_extensions import i32, i64, u8
from numpy.typing import NDArray

from saltire.kernel.encoder import Encoder
from saltire.kernel.vecs import COMPILED
from saltire.kernel.view import View

__all__ = ["Buffer", "observation_of"]

_CODES: Final = {"float32": "i", "int8": "B", "bool": "B", "int64": "q"}
"""The type code of the vector behind each kind of array; a float is written as its bits."""


class Buffer:
    """So many zeros of one kind: as a `vector` for compiled code, as an `array` for numpy."""

    def __init__(self, dtype: str, *shape: int) -> None:
        code = _CODES[dtype]
        zeros = array(code, bytes(int(np.prod(shape)) * array(code).itemsize))
        self.vector: Any = _pack(code, zeros) if COMPILED else zeros
        self.array: NDArray[Any] = np.frombuffer(_writable(self.vector), dtype).reshape(shape)
        # Bytes are cleared several times as fast as floats.
        self._bytes = self.array.view(np.uint8)

    def clear(self) -> None:
        """Set everything to 0."""
        self._bytes.fill(0)


def _pack(code: str, zeros: array[int]) -> Any:
    from librt.vecs import vec

    if code == "i":
        return vec[i32](zeros)
    return vec[u8](bytes(zeros)) if code == "B" else vec[i64](zeros)


def _writable(vector: Any) -> Any:
    """Give the memory of a vector for writing: a packed one shows its own for reading only."""
    memory = np.frombuffer(vector, np.uint8)
    if memory.flags.writeable or not memory.size:
        return vector
    writable: Any = (ctypes.c_uint8 * memory.size).from_address(memory.ctypes.data)
    # The array that is made of it must keep the vector alive.
    writable.vector = vector
    return writable


def observation_of(encoder: Encoder, view: View) -> NDArray[np.float32]:
    """Give a view as a vector of its own."""
    buffer = Buffer("float32", encoder.size)
    encoder.write(view, buffer.vector, 0)
    return buffer.array
