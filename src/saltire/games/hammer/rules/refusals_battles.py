"""Why something is refused in chapters 5 and 7: for each key the rule and the sentence."""

from __future__ import annotations

from typing import Final

from saltire.kernel.errors import Refusal, worded_refusal

REASONS_BATTLES: Final = {
    "which-battle": ("5.1", "choose an area with blocks of both sides"),
    "combat-turn": ("5.31a", "fire, retreat or hold with one of your blocks"),
    "not-your-turn-letter": ("5.31b", "now the {letter} blocks have their combat turn, not {block}"),
    "acted-already": ("5.31a", "{block} has had its combat turn this round"),
    "reserve-waits": ("5.32d", "{block} is in reserve until the next round"),
    "not-in-battle": ("5.31a", "{block} is not in this battle"),
    "enemy-block": ("5.31a", "that is not a block of yours"),
    "no-way-out": ("5.5b", "no adjacent area is open for {block} to retreat to"),
    "retreat-where": ("5.5b", "choose the area to retreat to"),
    "retreat-adjacent": ("5.5b", "{area} is not adjacent"),
    "retreat-held": ("5.5b", "there are enemy blocks in {area}"),
    "retreat-full": ("5.5c", "no more blocks may go to {area} now"),
    "retreat-closed": ("5.5d", "the enemy entered this battle from {area}"),
    "retreat-controlled": ("5.5d", "the enemy was the last to enter a battle over the border with {area}"),
    "retreat-national": ("5.5f", "nobody retreats or regroups out of his own country"),
    "norse-coast": ("4.7d", "the Norse go to a Scottish coast held by Scots alone"),
    "leave-together": ("5.5h", "choose the blocks that leave together, two or more"),
    "leave-next": ("5.5h", "choose one of the blocks that are leaving"),
    "hit-strongest": ("5.41b", "the strongest block takes the hit; choose among equals"),
    "must-retreat": ("5.5e", "the attacker must retreat: choose a block that can"),
    "regroup-or-end": ("5.6a", "regroup a block of the winner, or end"),
    "no-regroup": ("5.6b", "{block} has no area to regroup to"),
    "raid-loss": ("5.9b", "choose a block of yours on the map that is not a noble"),
    "raid-noble": ("5.9b", "a border raid never costs a noble"),
    "which-home": ("7.12", "choose one of his two homes"),
    "moray-winter": ("7.1c", "Moray goes home, stays or disbands"),
    "moray-shut-out": ("7.1c", "there are enemy blocks in Moray"),
    "moray-in-pool": ("7.1c", "Moray is not on the map"),
    "king-winter": ("7.2", "the King goes to an open cathedral, stays or disbands"),
    "king-cathedral": ("7.2", "the King goes only to a cathedral area that is open to him"),
    "king-in-pool": ("7.2", "the King is not on the map"),
    "edward-winter": ("7.4a", "choose whether Edward winters in Scotland"),
    "edward-not-there": ("7.4b", "Edward is not in Scotland"),
    "disband-or-end": ("7.33", "disband a block, or end"),
    "disband-noble": ("7.33", "nobles cannot be disbanded"),
    "disband-off-map": ("7.33", "that block is not on the map"),
    "disband-edward": ("7.4a", "Edward winters in Scotland: that is decided"),
    "over-limit-english": ("7.32", "{area} holds more blocks than its castle limit"),
    "over-limit-scottish": ("7.5b", "{area} holds more blocks than its castle limit"),
    "wallace-winter": ("7.5a", "Wallace goes to Selkirk or stays"),
    "wallace-in-pool": ("7.5a", "Wallace is not on the map"),
    "wallace-is-there": ("7.5a", "Wallace is in Selkirk and gathers men there"),
    "build-or-end": ("7.6", "strengthen a block, draw one, or end"),
    "build-here": ("7.6", "no replacement point is left where that block stands"),
    "build-full": ("2.11", "that block is at full strength"),
    "build-type": ("7.63", "England builds up only infantry and nobles"),
    "build-forced": ("7.6", "in this game points are spent as long as they can be"),
    "draw-english": ("7.63", "England draws no blocks with its points"),
    "draw-points": ("7.61", "no replacement point is left in {area}"),
    "draw-room": ("7.61", "{area} is full"),
    "draw-pool": ("7.61", "no block in your pool can be placed there"),
    "sea-place": ("7.62c", "choose one of the friendly coasts for the block from over the sea"),
}  # fmt: skip


def refuse(key: str, facts: dict[str, object] | None = None) -> Refusal:
    """Word a refusal."""
    return worded_refusal(REASONS_BATTLES, key, facts)
