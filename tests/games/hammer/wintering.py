"""Winters ready to be played, with Wallace and Moray as a test wants them."""

from __future__ import annotations

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    REMOVED,
)
from saltire.games.hammer.rules.known_blocks import shown
from saltire.games.hammer.rules.winter import Winter

BOTH = "Ross: Ross/E | Galloway: Galloway/S"
"""A noble on each side, at home, so that nobody has all."""


def dead(s: War, *blocks: int) -> War:
    for each in blocks:
        s.blocks.put(each, REMOVED, 0)
        shown(s.blocks, each)
    return s


def begin(s: War) -> War:
    """Begin the winter of a position that needed more than text."""
    s.call(Winter())
    s.run_on()
    return s
