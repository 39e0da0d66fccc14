"""R7@3 <-> int: what players write for what the rules count.

A clan card is its colour and strength (`R7`), a tactics card its name; stones are 1 to 9.
"""

from __future__ import annotations

import re
from typing import Final

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.constants import CLAN, COLOURS, JOKER, NAMES, SECOND_JOKER
from saltire.kernel.errors import BadNotation

_WORDS: Final = {
    "done": actions.DONE,
    "pass": actions.PASS,
    "draw clan": actions.DRAW_CLAN,
    "draw tactics": actions.DRAW_TACTICS,
    "discard": actions.DISCARD,
}
_SAID: Final = {action: word for word, action in _WORDS.items()}
_BY_NAME: Final = {name.lower(): JOKER + i for i, name in enumerate(NAMES)}
_CARD_NAMES: Final = (
    *[f"{COLOURS[card // 9]}{card % 9 + 1}" for card in range(CLAN)],
    *NAMES[: SECOND_JOKER - JOKER],
    "Joker2",
)
_CARD: Final = re.compile(r"([roygbp])([1-9])|([a-z]+)", re.IGNORECASE)


def card_name(card: int) -> str:
    """Name a card: R7, Joker; the Joker drawn while the other was still in the deck is Joker2."""
    return _CARD_NAMES[card]


def say(action: int) -> str:
    """Write an action."""
    kind, card, stone = actions.read(action)
    if kind == actions.LAY:
        return f"{card_name(card)}@{stone + 1}"
    if kind == actions.RUSE:
        return card_name(card)
    if kind == actions.CLAIM:
        return f"claim {stone + 1}"
    if kind == actions.PICK:
        return f"pick {card_name(card)}"
    if kind == actions.MOVE:
        return f"to {stone + 1}"
    if kind == actions.BACK:
        return f"back {card_name(card)}"
    if kind == actions.FACE:
        return f"as {card_name(card)}"
    if kind == actions.STRENGTH:
        return f"as {card}"
    return _SAID.get(action, f"action {action}")


def parse_card(text: str, start: int, whole: str) -> int:
    """Read the card name that ends a text."""
    match = _CARD.fullmatch(text)
    if match is None or (match[3] is not None and match[3].lower() not in _BY_NAME):
        raise BadNotation(whole, start, "a card like R7 or Joker")
    if match[3] is not None:
        return _BY_NAME[match[3].lower()]
    return 9 * COLOURS.index(match[1].upper()) + int(match[2]) - 1


def _parse_stone(text: str, start: int, whole: str) -> int:
    if len(text) != 1 or text not in "123456789":
        raise BadNotation(whole, start, "a stone from 1 to 9")
    return int(text) - 1


def parse(text: str) -> int:
    """Read an action in any letter case; BadNotation says where it stops making sense."""
    words = " ".join(text.split()).lower()
    if words in _WORDS:
        return _WORDS[words]
    if "@" in words:
        name, _, stone = words.partition("@")
        card = parse_card(name, 0, text)
        if card > JOKER + 4:
            raise BadNotation(text, len(name), "nothing, for a ruse lies at no stone,")
        return actions.lay(card, _parse_stone(stone, len(name) + 1, text))
    verb, _, rest = words.partition(" ")
    start = len(verb) + 1
    if verb == "claim":
        return actions.claim(_parse_stone(rest, start, text))
    if verb == "to":
        return actions.move(_parse_stone(rest, start, text))
    if verb == "as" and rest in ("1", "2", "3"):
        return actions.strength(int(rest))
    if verb == "as":
        return actions.face(_in_range(parse_card(rest, start, text), CLAN, start, text))
    if verb == "pick":
        return actions.pick(_in_range(parse_card(rest, start, text), JOKER + 3, start, text))
    if verb == "back":
        return actions.back(parse_card(rest, start, text))
    card = parse_card(words, 0, text)
    if card <= JOKER + 4:
        raise BadNotation(text, len(words), "a stone, as in R7@3,")
    return actions.ruse(card)


def _in_range(card: int, end: int, start: int, whole: str) -> int:
    if card >= end:
        raise BadNotation(whole, start, "a card that lies on a side")
    return card


def parse_chance(text: str) -> int:
    """Read a card drawn from a deck."""
    return SECOND_JOKER if text == "Joker2" else parse_card(text.strip(), 0, text)
