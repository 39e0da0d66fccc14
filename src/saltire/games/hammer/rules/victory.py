"""9  Who has won: sudden death, and the count of nobles at the end of a scenario."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.board import ON_MAP, War
from saltire.games.hammer.rules.constants import (
    ALL_NOBLES,
    ENGLISH,
    MORAY,
    REMOVED,
    SCOTTISH,
    WALLACE,
    Side,
)
from saltire.kernel.bits import count
from saltire.kernel.event import Event


def nobles_of(s: War, side: Side) -> i64:
    """2.22b  Count the nobles a side controls; Moray counts while he is on the map (9.0b)."""
    held = count(s.blocks.all_on_map(side) & ALL_NOBLES)
    if side == SCOTTISH and s.blocks.on_map(MORAY):
        return held + 1
    return held


def sudden_death(s: War) -> bool:
    """9.1a, C22  A side that controls every noble in play wins; true if the game is over."""
    english = nobles_of(s, ENGLISH)
    if english == count(ALL_NOBLES):
        show_moray(s)
    if english == 0:
        win(s, SCOTTISH, "all nobles")
        return True
    if nobles_of(s, SCOTTISH) == 0:
        win(s, ENGLISH, "all nobles")
        return True
    return False


def show_moray(s: War) -> None:
    """9.0b, 9.1a, R-10  Where all hangs on Moray, everybody learns whether he is on the map."""
    on_map = s.blocks.on_map(MORAY)
    if is_dead(s, MORAY):
        return
    knowledge.narrowed(s.blocks, MORAY, ON_MAP if on_map else ~ON_MAP)
    if s.listening:
        s.tell(Event("moray", {"on_map": on_map}, reveals=True))


def count_nobles(s: War) -> None:
    """9.0, 9.0a, C24, C35, C36  The side with more nobles wins; at seven each Wallace on the map decides."""
    lead = nobles_of(s, ENGLISH) - nobles_of(s, SCOTTISH)
    if lead == 0:
        win(s, SCOTTISH if s.blocks.on_map(WALLACE) else ENGLISH, "Wallace")
    else:
        win(s, ENGLISH if lead > 0 else SCOTTISH, "most nobles")


def win(s: War, side: Side, how: str) -> None:
    """End the game."""
    if s.listening:
        s.tell(Event("won", {"side": side, "how": how}, reveals=True))
    s.finish((1.0, 0.0) if side == ENGLISH else (0.0, 1.0))


def is_dead(s: War, block: i64) -> bool:
    """5.8b  Removed for good."""
    return s.blocks.place[block] == REMOVED
