"""The plain encoder: encodes any game by the numbers of its view, in the order of its JSON.

It needs nothing from a game and is good enough to try a learner. An entry whose length changes moves the
numbers after it, so a game for serious training needs an `encode` module of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saltire.kernel.errors import BadOption
from saltire.kernel.layout import laid_out

VERSION: Final = 1
LAYOUT: Final = laid_out(
    (("numbers", 512, "each number n of the view as n / (n + 8), below 0 as 0"),)
)
SIZE: Final = LAYOUT[-1].length


def observation(view: Any) -> NDArray[np.float32]:
    """Write the numbers of a view into a vector of SIZE."""
    numbers = list(
        _numbers({name: fact for name, fact in view.to_json().items() if name != "legal"})
    )
    if len(numbers) > SIZE:
        raise BadOption(
            f"the view has {len(numbers)} numbers: write an encode module for this game"
        )
    out = np.zeros(SIZE, dtype=np.float32)
    out[: len(numbers)] = numbers
    return out


def _numbers(fact: object) -> Iterator[float]:
    if isinstance(fact, bool | int | float):
        yield max(float(fact), 0.0) / (max(float(fact), 0.0) + 8)
    elif isinstance(fact, dict):
        for name in sorted(fact):
            yield from _numbers(fact[name])
    elif isinstance(fact, list | tuple):
        for part in fact:
            yield from _numbers(part)
