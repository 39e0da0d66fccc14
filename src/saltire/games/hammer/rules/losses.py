"""5.7, 5.8, 9.1  What becomes of a block that is eliminated in battle."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    BLACK_CROSS,
    BLOCK_NAMES,
    CELTIC,
    EDWARD,
    ENGLISH,
    FIRST_NOBLE,
    KING,
    PER_SIDE,
    POOL,
    REMOVED,
    SCOTTISH,
    Area,
    Block,
)
from saltire.games.hammer.rules.victory import win
from saltire.kernel.bits import BIT
from saltire.kernel.event import Event


def wound(s: War, block: Block, steps: i64) -> bool:
    """5.41a, 2.11  Take steps from a front block; true if that ends the game."""
    left = s.blocks.strength[block] - steps
    if left <= 0:
        return eliminate(s, block)
    s.blocks.strength[block] = left
    knowledge.shown(s.blocks, block)
    if s.listening:
        hurt = {"block": BLOCK_NAMES[block], "side": block // PER_SIDE, "left": left}
        s.tell(Event("hit", {**hurt}))
    return False


def eliminate(s: War, block: Block) -> bool:
    """5.7, 5.8, 9.1b-9.1e  Eliminate a block in battle, by hits or for want of a retreat."""
    s.battle.front &= ~BIT[block]
    if block % PER_SIDE >= FIRST_NOBLE:
        capture(s, block)
        return False
    send(s, block, POOL if not gone_for_good(s, block) else REMOVED)
    if block == KING:
        win(s, ENGLISH, "king")
        return True
    if block == EDWARD and s.turn.edward == 2:
        win(s, SCOTTISH, "edward")
        return True
    if block == EDWARD:
        crown_edward_ii(s)
    return False


def capture(s: War, block: Block) -> None:
    """5.7a, 11.8  A noble joins the reserve of the other side at strength 1."""
    area = s.blocks.place[block]
    other = s.blocks.change_sides(block, 1)
    knowledge.shown(s.blocks, block)
    knowledge.shown(s.blocks, other)
    knowledge.settled(s.blocks, block // PER_SIDE, area)
    if s.listening:
        tell_fallen(s, block, "captured")


def gone_for_good(s: War, block: Block) -> bool:
    """5.7c, 5.8b, 5.8e  Black crosses stay dead (Edward's block never), Celts by option."""
    if block == EDWARD:
        return False
    return BLACK_CROSS[block] > 0 or (s.options.celtic_permanent_loss and CELTIC[block] > 0)


def send(s: War, block: Block, place: Area) -> None:
    """5.8a  Take a block off the map, in the open."""
    area = s.blocks.place[block]
    s.blocks.put(block, place, 0)
    knowledge.shown(s.blocks, block)
    knowledge.settled(s.blocks, block // PER_SIDE, area)
    if s.listening:
        tell_fallen(s, block, "removed" if place == REMOVED else "pool")


def tell_fallen(s: War, block: Block, end: str) -> None:
    lost: dict[str, object] = {"block": BLOCK_NAMES[block], "side": block // PER_SIDE, "end": end}
    s.tell(Event("eliminated", lost, reveals=True))


def crown_edward_ii(s: War) -> None:
    """5.8c, 6.1, C16  From now on the block is Edward II."""
    s.turn.edward = 2
    if s.listening:
        s.tell(Event("edward-ii", {}))
