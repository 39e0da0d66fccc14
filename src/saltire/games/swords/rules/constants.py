"""1  The words of the game as numbers: sides, windows, replenishments, and what cards can do."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Kind: TypeAlias = i64
"""A Bagpipe card's title; copies of a title are never told apart."""

MOST_SEATS: Final = 6
MOST_KINDS: Final = 24

# 1.2  The sides, as the choice tokens show them: the bonnet and the crown.
SCOTLAND: Final = 0
ENGLAND: Final = 1
NOBODY: Final = -1
SIDES: Final = ("Scotland", "England")

# 9.3  The windows in which Bagpipe cards are played.
ACTIONS: Final = 0
CHOICE: Final = 1
AWARDS: Final = 2
WINDOWS: Final = ("actions", "choice", "awards")

# 4.3-4.6  The replenishments.
TAXES: Final = 0
MILITIA: Final = 1
TROOPS: Final = 2
MERCENARIES: Final = 3
REPLENISHMENTS: Final = ("taxes", "militia", "troops", "mercenaries")

# 9.6  What a Bagpipe card does, one operation after the other.
UNITS: Final = 0
RAISE_MILITIA: Final = 1
TAKE_BADGE: Final = 2
GAIN_GOLD: Final = 3
LOSE_GOLD: Final = 4
TAKE_GOLD: Final = 5
SWITCH_SIDE: Final = 6
FORCE_SIDE: Final = 7
PEEK: Final = 8
SHIELD: Final = 9
DRAW: Final = 10
DROP_DAGGER: Final = 11
GOLD_PER_TRAITOR: Final = 12

# Where units come from and go to.
SUPPLY: Final = 0
CASTLE: Final = 1
CAMP: Final = 2
SCOTTISH_CAMP: Final = 3
PLACES: Final = ("supply", "own_castle", "own_camp", "scottish_camp")

# Whom a card is played on: nobody to be chosen, or one of the others.
NO_TARGET: Final = 0
OTHER: Final = 1
WITH_TOKEN: Final = 2
IN_BATTLE: Final = 3

# What must hold before a card may be played, as bits.
NOT_BEARER: Final = 1
TAKES_PART: Final = 2
WAS_LOYAL: Final = 4
WAS_TRAITOR: Final = 8
FEWEST_DAGGERS: Final = 16
HAS_DAGGER: Final = 32
TARGET_HAS_GOLD: Final = 64
TARGET_OPPOSED: Final = 128
TARGET_SMALLER: Final = 256
ABOUT_TARGET: Final = TARGET_HAS_GOLD | TARGET_OPPOSED | TARGET_SMALLER

# 3.3  What an Arms card changes, as bits; numbers of units stand beside them.
BADGE_FREE: Final = 1
BADGE_ENGLAND: Final = 2
NO_MERCENARIES: Final = 4
NO_CHOICE_CARDS: Final = 8
