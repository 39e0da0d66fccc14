"""10  What the enemy has been told about a block, carried forward: it shrinks by news and blurs by moves.

`maybe[block]` is the set of places where it may be; the truth is always among them. Everything here
follows from what happens in the open, so both the enemy and a spectator may know it.
"""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.hammer.rules.board import Blocks
from saltire.games.hammer.rules.constants import (
    AREAS,
    FULL,
    MOVE,
    PER_SIDE,
    PLACES,
    POOL,
    Area,
    Block,
    Side,
)
from saltire.kernel.bits import BIT
from saltire.kernel.vecs import vec


def shown(blocks: Blocks, block: Block) -> None:
    """A block is turned over, or named: its place and strength are known."""
    blocks.maybe[block] = BIT[blocks.place[block]]
    blocks.least[block] = blocks.strength[block]
    blocks.most[block] = blocks.strength[block]


def placed(blocks: Blocks, block: Block) -> None:
    """A block's place is known, its strength no better than before."""
    blocks.maybe[block] = BIT[blocks.place[block]]


def narrowed(blocks: Blocks, block: Block, places: i64) -> None:
    """A block is somewhere in a set of places; where is not told."""
    blocks.maybe[block] &= places


def slipped(blocks: Blocks, side: Side, source: Area, target: Area, steps: i64) -> None:
    """Some block of a side went from one place to another, so many areas far (0: not on foot).

    Any block that may have been there may have been the one, if it walks that far.
    """
    gone = BIT[source] if not blocks.here[PLACES * side + source] else 0
    block = PER_SIDE * side
    while block < PER_SIDE * side + PER_SIDE:
        if blocks.maybe[block] & BIT[source]:
            if MOVE[block] >= steps:
                blocks.maybe[block] |= BIT[target]
            blocks.maybe[block] &= ~gone
        block += 1


def left(blocks: Blocks, side: Side, source: Area, target: Area, who: i64) -> None:
    """Some block out of a set of numbers went from one place to another (a draw, a disbanding)."""
    gone = BIT[source] if not blocks.here[PLACES * side + source] else 0
    number: i64 = 0
    while number < PER_SIDE:
        block = PER_SIDE * side + number
        if blocks.maybe[block] & BIT[source]:
            if who & BIT[number]:
                blocks.maybe[block] |= BIT[target]
            blocks.maybe[block] &= ~gone
        number += 1


def drawn(blocks: Blocks, side: Side, area: Area, strength: i64, who: i64) -> None:
    """Some block out of a set of numbers came from the pool; strength 0 means full (7.61, 7.7).

    Called after it was put there. A block that was nowhere else on the map has just this strength.
    """
    emptied = not blocks.here[PLACES * side + POOL]
    number: i64 = 0
    while number < PER_SIDE:
        block = PER_SIDE * side + number
        maybe = blocks.maybe[block]
        number += 1
        if not maybe & BIT[POOL]:
            continue
        if who & BIT[block % PER_SIDE]:
            at = strength if strength else FULL[block]
            nowhere_else = maybe & (BIT[AREAS] - 1) == 0
            if nowhere_else or at < blocks.least[block]:
                blocks.least[block] = at
            if nowhere_else or at > blocks.most[block]:
                blocks.most[block] = at
            maybe |= BIT[area]
        blocks.maybe[block] = maybe & ~BIT[POOL] if emptied else maybe


def settled(blocks: Blocks, side: Side, area: Area) -> None:
    """Where every block of a side is known, no other block of it can be."""
    known: i64 = 0
    block = PER_SIDE * side
    while block < PER_SIDE * side + PER_SIDE:
        if blocks.maybe[block] == BIT[area]:
            known |= BIT[block % PER_SIDE]
        block += 1
    if known != blocks.here[PLACES * side + area]:
        return
    block = PER_SIDE * side
    while block < PER_SIDE * side + PER_SIDE:
        if blocks.maybe[block] != BIT[area]:
            blocks.maybe[block] &= ~BIT[area]
        block += 1


def settled_everywhere(blocks: Blocks, side: Side) -> None:
    """Do as settled() for every area at once."""
    first = PLACES * side
    unknown: vec[i64] = blocks.here[first : first + AREAS]
    block = PER_SIDE * side
    while block < PER_SIDE * side + PER_SIDE:
        place = blocks.place[block]
        if place < AREAS and blocks.maybe[block] == BIT[place]:
            unknown[place] &= ~BIT[block % PER_SIDE]
        block += 1
    full: i64 = 0
    area: i64 = 0
    while area < AREAS:
        full |= 0 if unknown[area] else BIT[area]
        area += 1
    block = PER_SIDE * side
    while block < PER_SIDE * side + PER_SIDE:
        maybe = blocks.maybe[block]
        if maybe & (maybe - 1):
            blocks.maybe[block] = maybe & ~full
        block += 1


def sent_home(blocks: Blocks, block: Block, kept: i64) -> None:
    """7.3, 7.5c  By rule a block is in none of the areas outside a set: if it was, it is in the pool."""
    away = blocks.maybe[block] & (BIT[AREAS] - 1) & ~kept
    if away:
        blocks.maybe[block] = blocks.maybe[block] & ~away | BIT[POOL]


def strengthened(blocks: Blocks, side: Side, area: Area, steps: i64) -> None:
    """Some blocks of a side in an area gained steps, nobody else knows which."""
    for block in range(PER_SIDE * side, PER_SIDE * side + PER_SIDE):
        if blocks.maybe[block] & BIT[area]:
            most = blocks.most[block] + steps
            blocks.most[block] = most if most < FULL[block] else FULL[block]


def recovered(blocks: Blocks, block: Block, steps: i64) -> None:
    """A block that everybody knows gained steps (7.5a)."""
    least, most = blocks.least[block] + steps, blocks.most[block] + steps
    blocks.least[block] = least if least < FULL[block] else FULL[block]
    blocks.most[block] = most if most < FULL[block] else FULL[block]


def weakened(blocks: Blocks, side: Side, area: Area, steps: i64) -> None:
    """Some blocks of a side in an area lost steps, nobody else knows which."""
    for block in range(PER_SIDE * side, PER_SIDE * side + PER_SIDE):
        if blocks.maybe[block] & BIT[area]:
            least = blocks.least[block] - steps
            blocks.least[block] = least if least > 1 else 1
