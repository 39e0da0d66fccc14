"""Names cards in words: `red 7`, `the Joker`."""

from __future__ import annotations

from typing import Final

from saltire.games.schotten.rules.constants import CLAN, COLOURS, SECOND_JOKER
from saltire.games.schotten.rules.notation import card_name, parse_chance
from saltire.i18n.words import Term, Words
from saltire.kernel.errors import BadNotation

CARD_FACTS: Final = ("card", "face", "completion")
"""Facts of events and refusals that are cards, in notation."""


def card_words(card: int, words: Words, part: str = "object") -> Term:
    """Name a card in words: as an `object`, as the `subject` of a sentence, or its bare `name`."""
    if card == SECOND_JOKER:
        return Term(f"{words.say('card-joker')} 2", {})
    if card >= CLAN:
        return words.name(f"card-{card_name(card).lower()}")
    text = words.say(
        "schotten-clan-card", colour=COLOURS[card // 9], strength=card % 9 + 1, part=part
    )
    return Term(text, {})


def worded(fact: object, words: Words, part: str = "object") -> object:
    """Word a card in notation, or a list of cards; what is no card stays."""
    if isinstance(fact, list):
        return words.listed([_named(str(name), words, part) for name in fact])
    return _named(fact, words, part) if isinstance(fact, str) else fact


def _named(name: str, words: Words, part: str) -> Term:
    try:
        return card_words(parse_chance(name), words, part)
    except BadNotation:
        return Term(name, {})
