"""8  The start of each scenario: blocks at full strength, the pools, and the opening levy."""

from __future__ import annotations

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    ASIDE,
    BLOCKS,
    BRAVEHEART_START,
    FIRST_NOBLE,
    FRENCH,
    FULL,
    KING,
    MORAY,
    PER_SIDE,
    POOL,
    REMOVED,
    THE_BRUCE_START,
    WALLACE,
)
from saltire.games.hammer.rules.known_blocks import shown
from saltire.games.hammer.rules.levy import LevyDraw
from saltire.games.hammer.rules.year import Year


def set_up(s: War) -> None:
    """8.1-8.3, C37  Lay out the scenario; every block but those of the levy is known to both sides."""
    bruce = s.options.scenario == "bruce"
    for block in range(BLOCKS):
        s.blocks.put(block, POOL if block % PER_SIDE < FIRST_NOBLE else ASIDE, 0)
    for block, area in THE_BRUCE_START if bruce else BRAVEHEART_START:
        s.blocks.put(block, area, FULL[block])
    if bruce:  # 8.2
        s.blocks.put(WALLACE, REMOVED, 0)
        s.blocks.put(MORAY, REMOVED, 0)
        if not s.options.french_in_pool:
            s.blocks.put(FRENCH, ASIDE, 0)
    else:  # 8.1
        s.blocks.put(KING, ASIDE, 0)
        s.blocks.put(FRENCH, ASIDE, 0)
    for block in range(BLOCKS):
        shown(s.blocks, block)
    s.turn.year = s.options.first_year
    s.turn.crowned = bruce
    s.goto(Year())
    s.call(LevyDraw(6 if bruce else 4))
