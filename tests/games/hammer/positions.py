"""Positions of Hammer of the Scots written as short text, so that a test reads like its rule.

    war("Fife: Wallace 4, Douglas 3 | Angus: York Infantry 4, Angus/E 2", Battles(), first=0)

A noble says whose he is (`Bruce/E`, `Bruce/S`); a block without a number is at full strength. What is
not named is in its pool; nobles not named are aside, and so are the King and the French Knights.
"""

from __future__ import annotations

import re

from saltire.games.hammer.rules.board import War, empty_war
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    FIRST_NOBLE,
    FRENCH,
    FULL,
    KING,
    PER_SIDE,
    POOL,
)
from saltire.games.hammer.rules.game import game_options
from saltire.games.hammer.rules.known_blocks import shown
from saltire.kernel.phase import AnyPhase


def block(name: str) -> int:
    """Find a block: `York Infantry`, `Bruce/S`."""
    person, _, side = name.strip().partition("/")
    found = [i for i, known in enumerate(BLOCK_NAMES) if known == person]
    if side:
        found = [i for i in found if i // PER_SIDE == "ES".index(side)]
    assert len(found) == 1, f"which {name}?"
    return found[0]


def area(name: str) -> int:
    return AREA_NAMES.index(name.strip())


def war(text: str, *stack: AnyPhase, year: int = 1299, first: int = 0, **options: object) -> War:
    """Build a position with the given phases on the stack."""
    s = empty_war(game_options(options), list(stack))
    for i in range(2 * PER_SIDE):
        if i % PER_SIDE < FIRST_NOBLE and i not in (KING, FRENCH):
            s.blocks.put(i, POOL, 0)
    for part in filter(None, (part.strip() for part in text.split("|"))):
        where, _, names = part.partition(":")
        for name in names.split(","):
            match = re.fullmatch(r"\s*(.+?)(?:\s+(\d))?\s*", name)
            assert match, name
            found = block(match[1])
            s.blocks.put(found, area(where), int(match[2] or FULL[found]))
    for i in range(2 * PER_SIDE):
        shown(s.blocks, i)
    s.turn.year = year
    s.turn.number = 1
    s.turn.first = first
    s.run_on()
    return s


def at(s: War, name: str) -> str:
    """Tell where a block is and how strong: `Fife 3`, `pool`, `aside`, `removed`."""
    place = s.blocks.place[block(name)]
    if place < len(AREA_NAMES):
        return f"{AREA_NAMES[place]} {s.blocks.strength[block(name)]}"
    return ("pool", "aside", "removed")[place - POOL]
