"""Checks the encoder of a game: slices without gaps, numbers finite and between 0 and 1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from saltire import RULES, Game, Lots, State
from saltire.kernel.layout import Slice


def positions(game: Game, seed: int) -> Iterator[State]:
    """Give every position of a random game, its end included."""
    lots, s = Lots(seed), game.start()
    yield s
    while s.actor() != RULES:
        s.apply(s.sample(lots))
        yield s


def check_layout(layout: Sequence[Slice], size: int) -> None:
    at = 0
    for part in layout:
        assert part.start == at
        assert part.length > 0
        assert part.meaning
        at += part.length
    assert at == size
    assert len({part.name for part in layout}) == len(layout)


def check_numbers(numbers: NDArray[np.float32], size: int) -> None:
    assert numbers.shape == (size,)
    assert numbers.dtype == np.float32
    assert np.isfinite(numbers).all()
    assert numbers.min() >= 0
    assert numbers.max() <= 1
