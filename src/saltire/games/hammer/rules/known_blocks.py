"""10  What the enemy has been told about a block, carried forward: it shrinks by news and blurs by moves.

`maybe[block]` is the set of places where it may be; the truth is always among them. Everything here
follows from what happens in the open, so both the enemy and a spectator may know it.
"""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.hammer.rules.board import ON_MAP, Blocks
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
from saltire.kernel.bits import BIT, lowest
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
    maybe = blocks.maybe
    leaving = BIT[source]
    coming = BIT[target]
    emptied = not blocks.here[PLACES * side + source]
    block = PER_SIDE * side
    end = block + PER_SIDE
    while block < end:
        where = maybe[block]
        if where & leaving:
            if MOVE[block] >= steps:
                where |= coming
            if emptied:
                where &= ~leaving
            maybe[block] = where
        block += 1


def left(blocks: Blocks, side: Side, source: Area, target: Area, who: i64) -> None:
    """Some block out of a set of numbers went from one place to another (a draw, a disbanding)."""
    maybe = blocks.maybe
    leaving = BIT[source]
    coming = BIT[target]
    emptied = not blocks.here[PLACES * side + source]
    number: i64 = 0
    while number < PER_SIDE:
        block = PER_SIDE * side + number
        where = maybe[block]
        if where & leaving:
            if who & BIT[number]:
                where |= coming
            if emptied:
                where &= ~leaving
            maybe[block] = where
        number += 1


def drawn(blocks: Blocks, side: Side, area: Area, strength: i64, who: i64) -> None:
    """Some block out of a set of numbers came from the pool; strength 0 means full (7.61, 7.7).

    Called after it was put there. A block that was nowhere else on the map has just this strength.
    """
    maybe = blocks.maybe
    coming = BIT[area]
    emptied = not blocks.here[PLACES * side + POOL]
    number: i64 = 0
    while number < PER_SIDE:
        block = PER_SIDE * side + number
        where = maybe[block]
        if where & BIT[POOL]:
            if who & BIT[number]:
                _came(blocks, block, where, strength)
                where |= coming
            if emptied:
                where &= ~BIT[POOL]
            maybe[block] = where
        number += 1


def _came(blocks: Blocks, block: Block, where: i64, strength: i64) -> None:
    """A block that was in this set of places may have come from the pool at this strength."""
    at = strength
    if not at:
        at = FULL[block]
    nowhere_else = where & ON_MAP == 0
    if nowhere_else or at < blocks.least[block]:
        blocks.least[block] = at
    if nowhere_else or at > blocks.most[block]:
        blocks.most[block] = at


def settled(blocks: Blocks, side: Side, area: Area) -> None:
    """Where every block of a side is known, no other block of it can be."""
    maybe = blocks.maybe
    there = BIT[area]
    first = PER_SIDE * side
    here = blocks.here[PLACES * side + area]
    while here:
        if maybe[first + lowest(here)] != there:
            return
        here &= here - 1
    number: i64 = 0
    while number < PER_SIDE:
        if maybe[first + number] != there:
            maybe[first + number] &= ~there
        number += 1


def settled_everywhere(blocks: Blocks, side: Side) -> None:
    """Do as settled() for every area at once."""
    first = PLACES * side
    unknown: vec[i64] = blocks.here[first : first + AREAS]
    maybe = blocks.maybe
    places = blocks.place
    first = PER_SIDE * side
    number: i64 = 0
    while number < PER_SIDE:
        place = places[first + number]
        if place < AREAS and maybe[first + number] == BIT[place]:
            unknown[place] &= ~BIT[number]
        number += 1
    full: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if not unknown[area]:
            full |= BIT[area]
        area += 1
    block = first
    while block < first + PER_SIDE:
        where = maybe[block]
        if where & (where - 1):
            maybe[block] = where & ~full
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
            blocks.most[block] = min(most, FULL[block])


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
            blocks.least[block] = max(least, 1)
