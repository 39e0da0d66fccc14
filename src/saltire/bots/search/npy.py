"""Reads and writes arrays in the format of `.npy` files: numpy reads them, and no numpy is needed here."""

from __future__ import annotations

import ast
from array import array
from collections.abc import Sequence
from math import prod
from sys import byteorder
from typing import Final

_MAGIC: Final = b"\x93NUMPY\x01\x00"
_LINE: Final = 64
"""The data begin at a multiple of this."""


def write_numbers(numbers: Sequence[float], shape: tuple[int, ...]) -> bytes:
    """Write an array of 64-bit floats, row by row."""
    data = array("d", numbers)
    if byteorder == "big":
        data.byteswap()
    return _head("<f8", shape) + data.tobytes()


def write_text(text: str) -> bytes:
    """Write one text, as numpy writes an array of no dimension."""
    return _head(f"<U{len(text)}", ()) + text.encode("utf-32-le")


def read_numbers(content: bytes) -> tuple[list[float], tuple[int, ...]]:
    """Read an array of 64-bit floats and its shape; ValueError if it is something else."""
    kind, shape, data = _read(content)
    if kind != "<f8" or len(data) != 8 * prod(shape):
        raise ValueError(f"it has no array of 64-bit numbers but {kind} {shape}")
    numbers = array("d", data)
    if byteorder == "big":
        numbers.byteswap()
    return list(numbers), shape


def read_text(content: bytes) -> str:
    """Read one text; ValueError if it is something else."""
    kind, shape, data = _read(content)
    if not kind.startswith("<U") or shape != ():
        raise ValueError(f"it has no text but {kind} {shape}")
    return data.decode("utf-32-le").rstrip("\0")


def _head(kind: str, shape: tuple[int, ...]) -> bytes:
    text = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}"
    length = len(_MAGIC) + 2 + len(text) + 1
    line = (text + " " * (-length % _LINE) + "\n").encode("ascii")
    return _MAGIC + len(line).to_bytes(2, "little") + line


def _read(content: bytes) -> tuple[str, tuple[int, ...], bytes]:
    start = len(_MAGIC) + 2
    if content[: len(_MAGIC)] != _MAGIC:
        raise ValueError("an array in it has no head")
    end = start + int.from_bytes(content[start - 2 : start], "little")
    try:
        head = ast.literal_eval(content[start:end].decode("ascii"))
        kind, shape, columns_first = head["descr"], head["shape"], head["fortran_order"]
    except (SyntaxError, KeyError, TypeError):
        raise ValueError("the head of an array in it is broken") from None
    if columns_first or not all(type(length) is int and length >= 0 for length in shape):
        raise ValueError("an array in it is not stored row by row")
    return str(kind), tuple(shape), content[end:]
