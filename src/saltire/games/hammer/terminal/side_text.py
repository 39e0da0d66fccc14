"""Sides with their colours and initials, blocks, nobles and cards as text."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saltire.games.hammer.rules.board import ON_MAP
from saltire.games.hammer.rules.constants import (
    AREAS,
    BLOCK_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    FIRST_NOBLE,
    FULL,
    MORAY,
    PER_SIDE,
    PLACES,
    SCOTTISH,
)
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.text.log_wording import KEYS
from saltire.games.hammer.text.names import block_text, short_text
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT

CHIPS: Final = ("bold #ffffff on #b3261e", "bold #ffffff on #1f5fbf")
INKS: Final = ("#e05a50", "#5a96eb")
"""Colours of the two sides, as a ground and as ink; the letter says the side too."""


def letter(side: int, words: Words) -> str:
    return words.say(f"hammer-letter-{KEYS[side]}")


def chip(side: int, number: int, words: Words) -> Text:
    """Draw so many blocks of a side."""
    return Text(f"{letter(side, words)}{number}", style=CHIPS[side])


def blocks_in(view: HammerView, side: int, area: int) -> list[int]:
    """List the blocks of a side in an area that the view's seat sees."""
    first = PER_SIDE * side
    return [b for b in range(first, first + PER_SIDE) if view.place[b] == area]


def number_in(view: HammerView, side: int, area: int) -> int:
    return int(view.counts[PLACES * side + area])


def strength_of(view: HammerView, block: int) -> str:
    """Write a strength; below full strength with what it could be: 2/4."""
    now, full = int(view.strength[block]), int(FULL[block])
    return f"{now}" if now == full else f"{now}/{full}"


def with_strength(view: HammerView, block: int, words: Words, narrow: bool = False) -> str:
    name = short_text(block, words) if narrow else block_text(block, words)
    return f"{name} {strength_of(view, block)}"


def nobles_of(view: HammerView, side: int) -> list[str]:
    """Name the nobles a side controls: everybody sees whose colours a noble wears (2.22)."""
    first = PER_SIDE * side
    nobles = [
        BLOCK_NAMES[first + n]
        for n in range(FIRST_NOBLE, PER_SIDE)
        if view.maybe[first + n] & ON_MAP
    ]
    if side == SCOTTISH:
        nobles += _moray(view)
    return sorted(nobles)


def _moray(view: HammerView) -> list[str]:
    """Moray counts while he is on the map; whether he is, his enemy may not know."""
    if view.place[MORAY] >= 0:
        return ["Moray"] if view.place[MORAY] < AREAS else []
    maybe = int(view.maybe[MORAY])
    if not maybe & ON_MAP:
        return []
    return ["Moray"] if not maybe & ~ON_MAP else ["Moray?"]


def hand_of(view: HammerView, side: int) -> list[str]:
    """Name the cards of a hand; empty if the view does not see it."""
    first = CARD_KINDS * side
    return [
        CARD_NAMES[k] for k in range(CARD_KINDS) for _ in range(int(view.turn.hands[first + k]))
    ]


def played_by(view: HammerView, side: int) -> list[str]:
    first = CARD_KINDS * side
    return [
        CARD_NAMES[k] for k in range(CARD_KINDS) for _ in range(int(view.turn.played[first + k]))
    ]


def moved(view: HammerView, block: int) -> bool:
    return bool(view.turn.moved & BIT[block])
