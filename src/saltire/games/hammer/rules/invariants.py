"""11.8, 10  What must hold in every position of the war; the property tests ask after each step."""

from __future__ import annotations

from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.builds import ScottishBuilds
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    ASIDE,
    BLOCKS,
    CARD_KINDS,
    CARD_OF,
    CARDS,
    COAST,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    FULL,
    NORSE,
    PER_SIDE,
    PLACES,
    SCOTTISH,
    Block,
)
from saltire.games.hammer.rules.disbanding import crowded_area
from saltire.games.hammer.rules.position_json import block_key
from saltire.kernel.bits import BIT, members


def faults(s: War) -> list[str]:
    """List what is wrong; nothing, unless the rules have a bug."""
    return lost_blocks(s) + lost_cards(s) + lost_knowledge(s) + lost_peace(s)


def lost_blocks(s: War) -> list[str]:
    """11.8  1 nobles, 3 strengths, 4 Norse; and each block in the one place it says."""
    found = [fault for block in range(BLOCKS) for fault in misplaced(s, block)]
    for number in range(FIRST_NOBLE, PER_SIDE):
        places = sorted([s.blocks.place[number], s.blocks.place[PER_SIDE + number]])
        if places[0] >= AREAS or places[1] != ASIDE:
            found.append(f"{block_key(number)} must be on the map in one colour")
    return found


def misplaced(s: War, block: Block) -> list[str]:
    """0.2, 2.11, 4.7  A block is in the one place it says, alive on the map; the Norse are on a coast."""
    place, strength = s.blocks.place[block], s.blocks.strength[block]
    here = [
        p for p in range(PLACES)
        if s.blocks.here[PLACES * (block // PER_SIDE) + p] & BIT[block % PER_SIDE]
    ]  # fmt: skip
    found: list[str] = []
    if here != [place]:
        found.append(f"{block_key(block)} is in several places or none")
    on_map = place < AREAS
    if (on_map and not 1 <= strength <= FULL[block]) or (not on_map and strength):
        found.append(f"{block_key(block)} has strength {strength}")
    if block == NORSE and (place == ENGLAND or (on_map and not COAST & BIT[place])):
        found.append(f"the Norse are in {AREA_NAMES[place]}")
    return found


def lost_cards(s: War) -> list[str]:
    """11.8  5 No kind of card is out more often than there are."""
    copies = [0] * CARD_KINDS
    for card in range(CARDS):
        copies[CARD_OF[card]] += 1
    for kind in range(CARD_KINDS):
        for side in (ENGLISH, SCOTTISH):
            copies[kind] -= s.turn.hands[CARD_KINDS * side + kind]
            copies[kind] -= s.turn.played[CARD_KINDS * side + kind]
    return ["a card is out twice"] if min(copies) < 0 else []


def lost_knowledge(s: War) -> list[str]:
    """10  The truth is among what the enemy holds possible."""
    found: list[str] = []
    for block in range(BLOCKS):
        place = s.blocks.place[block]
        if not s.blocks.maybe[block] & BIT[place]:
            may = members(s.blocks.maybe[block])
            found.append(f"{block_key(block)} is at {place}, but may only be at {may}")
        elif place < AREAS:
            low, high = s.blocks.least[block], s.blocks.most[block]
            if not low <= s.blocks.strength[block] <= high:
                found.append(
                    f"{block_key(block)} has {s.blocks.strength[block]}, not {low} to {high}"
                )
    return found


def lost_peace(s: War) -> list[str]:
    """11.8  2 no area is contested when cards are played; 6, 7 no area is crowded after disbanding."""
    if isinstance(s.top, PlayCards) and s.blocks.contested_areas():
        return ["a battle was not fought"]
    if isinstance(s.top, ScottishBuilds) and s.top.spent == 0:
        crowded = [crowded_area(s, side) for side in (ENGLISH, SCOTTISH)]
        return [f"{AREA_NAMES[area]} is crowded" for area in crowded if area != NOBODY]
    return []
