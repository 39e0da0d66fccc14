"""Move Phases ready to be played: `moves(text, side, points)`, `walk(s, name, area, ...)`."""

from __future__ import annotations

from saltire.games.hammer.rules.actions import MOVE
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
)
from saltire.games.hammer.rules.movement import MoveBlocks
from tests.games.hammer.playing import (
    act,
    phase,
)
from tests.games.hammer.positions import block, war
from tests.games.hammer.test_3_cards import Rest

SIX_IN_BUCHAN = (
    "Buchan: Wallace, Douglas, Campbell, Graham, MacDonald, Lindsay"
    " | Angus: York Infantry, York Knights, Durham Infantry | Strathspey: Hobelars, Edward"
)


def moves(text: str, side: int, points: int = 1, **options: object) -> War:
    """Set up a Move Phase of a side, who is also Player 1."""
    s = war(text, Rest(), MoveBlocks(side), year=1299, first=side, **options)
    s.turn.points = points
    return s


def then(s: War, side: int, points: int) -> War:
    """Let Player 2 move after Player 1 has ended."""
    assert phase(s) == "Rest"
    s.call(MoveBlocks(side))
    s.turn.points = points
    return s


def reach(s: War, name: str) -> set[str]:
    """List every area where a block's move may end."""
    return reach_of(s, block(name))


def reach_of(s: War, number: int) -> set[str]:
    """List the same for a block given by its number."""
    s = s.clone()
    s.apply(MOVE + number)
    ways, ends = [s], set[str]()
    while ways:
        here = ways.pop()
        for action in here.legal():
            there = here.clone()
            there.apply(action)
            if phase(there) == "WalkBlock":
                ways.append(there)
            else:
                ends.add(AREA_NAMES[there.blocks.place[number]])
    return ends


def walk(s: War, name: str, *areas: str) -> None:
    """Move a block along these areas, saying stop if it is asked."""
    act(s, f"move {name}", *[f"to {where}" for where in areas])
    if phase(s) == "WalkBlock":
        act(s, "stop")


def after(s: War, text: str) -> War:
    s = s.clone()
    act(s, text)
    return s
