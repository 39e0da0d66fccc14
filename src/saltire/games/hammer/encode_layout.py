"""The plan of Hammer's observation: which numbers stand where, and what they mean."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.rules.constants import (
    AREAS,
    BLOCKS,
    BORDERS,
    CARD_KINDS,
    CELTIC,
    PER_SIDE,
    PLACES,
)
from saltire.games.hammer.rules.options import OPTIONS
from saltire.kernel.layout import laid_out

VERSION: Final = 3
"""Counts up whenever LAYOUT or the numbering of actions changes."""
HISTORY: Final = {
    1: "first version",
    2: "blocks leave a battle together in steps of their own (LeaveTogether, SlipAway and SlipAwayTo in "
    "`phase`), and `phase_leaving` shows which",
    3: "rules version 2, whose new options are in `options`",
}
"""What each version of the environment changed."""

PHASE_NAMES: Final = (
    "AddSteps", "CelticLoyalty", "ChooseBattle", "ChooseDisbanding", "ChooseHome", "CombatTurn",
    "DealCards", "DrawBlock", "EdwardWinters", "EnglishBuilds", "EventMenu", "HeraldName",
    "HeraldRoll", "KingWinters", "LeaveTogether", "LevyDraw", "MainForce", "MorayWinters", "MoveBlocks",
    "MustRetreat", "MustRetreatTo", "MusterBlocks", "PickDefection", "PickMuster", "PillageFrom",
    "PillageGain", "PillageHit", "PillageVictims", "PlayCards", "RaidLoss", "Regroup", "RegroupTo",
    "RetreatTo", "Roll", "ScottishBuilds", "SeaBlock", "SeaPlace", "SeaSecond", "SeaTo", "SlipAway",
    "SlipAwayTo", "TakeHits",
    "VictualsArea", "VictualsSteps", "WalkBlock", "WallaceWinters",
)  # fmt: skip
_ARGS: Final = 7
CELTS: Final = tuple([block for block in range(BLOCKS) if CELTIC[block]])
ENTRIES: Final = 2048
TALLIES: Final = 2 * 4096 * 2 * PLACES
OWN_WIDTH: Final = PLACES + 3
KNOWN_WIDTH: Final = PLACES + 2
FRONT_WIDTH: Final = 3


_PARTS: Final = (
    ("side", 3, "whose view: England's, Scotland's, a spectator's"),
    ("own", PER_SIDE * OWN_WIDTH, "own block by block: its place (23 areas, pool, aside, removed), "
     "strength / full strength, has moved, how it came into a battle / 2048"),
    ("enemy", PER_SIDE * KNOWN_WIDTH, "enemy block by block: the places where it may be, its least and "
     "its greatest strength there / 4"),
    ("shown", PER_SIDE * KNOWN_WIDTH, "the same of one's own blocks, as the enemy knows them"),
    ("counts", 2 * PLACES, "blocks at each place / 28, own then enemy"),
    ("hand", CARD_KINDS, "own cards by kind (1 2 3 Herald Pillage Sea-Move Truce Victuals) / all"),
    ("held", 2, "cards in hand / 5, own then enemy"),
    ("played", 2 * CARD_KINDS, "cards played this year by kind / all, own then enemy"),
    ("cards", 2 * CARD_KINDS, "the card of this turn, own then enemy"),
    ("chosen", CARD_KINDS + 2, "while cards are chosen: the own one; who has chosen, own then enemy"),
    ("time", 2, "year since 1297 / 256, Game Turn / 5"),
    ("first", 2, "Player 1, own then enemy"),
    ("truce", 2, "who is bound by a Truce, own then enemy"),
    ("kings", 3, "Edward II, Edward wintered last winter, a king has been crowned"),
    ("points", 1, "move points left / 3"),
    ("activated", AREAS, "areas activated in this Move Phase"),
    ("crossed", BORDERS, "blocks over each border / 6"),
    ("used", 4 * BORDERS, "entered a battle over the border: England at either end, Scotland too"),
    ("main", AREAS, "how the main force came into the battle of an area / 2048"),
    ("arrived", 2 * AREAS, "hidden blocks that have moved, by area / 28: enemy (England), Scotland"),
    ("tallies", BLOCKS, "how hidden blocks came, one number each, ascending"),
    ("battle", AREAS, "the area being fought over"),
    ("round", 3, "the round of the battle"),
    ("attacker", 2, "who attacks, own then enemy"),
    ("defection", 1, "it is a defection battle"),
    ("front", BLOCKS * FRONT_WIDTH, "block by block, own then enemy: fights, strength / 4, has acted"),
    ("actor", 4, "who acts: oneself, the enemy, chance, nobody"),
    ("phase", len(PHASE_NAMES), "what is to be done: " + ", ".join(PHASE_NAMES)),
    ("phase_args", _ARGS, "its small numbers as saved, (n + 1) / 64: seat, block, area and so on"),
    ("phase_celts", len(CELTS), "Celtic blocks whose loyalty is still to be tested"),
    ("phase_leaving", PER_SIDE, "the actor's blocks that leave a battle together"),
    ("phase_spent", AREAS, "replacement points spent in each area / 3"),
    ("phase_sea", 2, "where Norse and French were drawn for, (area + 1) / 23"),
    ("result", 2, "shares of the win when the game is over, own then enemy"),
    ("options", len(OPTIONS), "the chosen value of each option, first to last choice as 0 to 1: "
     + ", ".join([option.name for option in OPTIONS])),
)  # fmt: skip


LAYOUT: Final = laid_out(_PARTS)
SIZE: Final = LAYOUT[-1].start + LAYOUT[-1].length
