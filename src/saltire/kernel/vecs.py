"""Packed vectors: librt's where the kernel is compiled, plain lists in the pure build.

The compiled code handles `vec[i64]` as a C array; uncompiled, a list is twice as quick to index.
"""

from __future__ import annotations

import copyreg
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

__all__ = ["COMPILED", "vec"]

COMPILED: Final = any(Path(__file__).with_name("bits" + end).exists() for end in EXTENSION_SUFFIXES)
"""Whether the kernel and the rules are machine code here."""

if TYPE_CHECKING or COMPILED:
    from librt.vecs import vec

    def _ints(items: list[int]) -> Any:
        return vec[i64](items)

    def _floats(items: list[float]) -> Any:
        return vec[float](items)

    # They cannot be pickled or copied by themselves.
    copyreg.pickle(type(_ints([])), lambda packed: (_ints, (list(packed),)))
    copyreg.pickle(type(_floats([])), lambda packed: (_floats, (list(packed),)))
else:

    class vec:  # noqa: N801
        """Stands in for librt's: `vec[i64]([1, 2])` is the list itself."""

        def __class_getitem__(cls, item: object) -> type[list[int]]:
            return list
