"""Parses what a player types: notation, a number, or abbreviated words: `wallace angus`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES, CARD_NAMES, PER_SIDE
from saltire.games.hammer.rules.notation import say
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.legal_matches import matching, worded
from saltire.games.hammer.terminal.route_text import sequence_of
from saltire.games.hammer.text.log_wording import card_text
from saltire.games.hammer.text.names import name_text
from saltire.i18n.words import Words
from saltire.terminal.board import ActionSequence, Choice, PartialInput
from saltire.terminal.matching import matches

FILLERS: Final = (
    "to", "from", "via", "then", "the", "-", "->", ">", "→", "nach", "über", "vers", "à", "do", "přes",
)  # fmt: skip
_WORDS: Final = ("end", "pass", "stop", "event", "stay", "leave", "winter", "muster")
_VERBS: Final = ("move", "fire", "retreat", "hold", "hit", "strengthen", "disband", "draw", "name")
CHOICE: Final = "#"
"""Marks a number that answers a question."""


def read_typed(
    view: HammerView, world: War, typed: str, words: Words, sentences: Mapping[int, str]
) -> str | PartialInput | ActionSequence:
    """Turn typed text into notation, several actions, or a question.

    `sentences` words the legal actions in the reader's language: their beginnings may be typed as well.
    """
    text = " ".join(typed.lower().replace(",", " ").split())
    if isinstance(view.stack[-1], PlayCards):
        return _card(text, words)
    if text.isdigit():
        return f"#{text}"
    written = {say(action).lower(): action for action in view.legal}
    if text in written:
        return say(written[text])
    for word in _WORDS:
        if text in words.synonyms(f"typed-{word}"):
            return word
    parts = text.split()
    number = 0
    if parts[-2:-1] == [CHOICE] and parts[-1].isdigit():
        number = int(parts[-1])
        parts = parts[:-2]
    parts = [_verb(parts[0], view, words), *parts[1:]] if parts else parts
    matched = matching(view, parts, words) or worded(view, text.split(), sentences)
    if number and matched:
        return say(matched[number - 1]) if 1 <= number <= len(matched) else typed
    if len(matched) == 1:
        return say(matched[0])
    if matched:
        texts = [sentences.get(action) or say(action) for action in matched]
        listed = "  ".join(f"{n}:{text}" for n, text in enumerate(texts, 1))
        typed = f"{' '.join(parts)} {CHOICE}"
        asked = words.say("hammer-which", choices="").strip()
        choices = tuple([Choice(str(n), Text(text)) for n, text in enumerate(texts, 1)])
        return PartialInput(typed, words.say("hammer-which", choices=listed), asked, choices)
    named = [part for part in parts if part not in FILLERS]
    sequence = sequence_of(view, world, named, number, words)
    return sequence if sequence is not None else _illegal(view, parts, words) or typed


def _verb(word: str, view: HammerView, words: Words) -> str:
    """Read the verb of an action that is typed in the reader's language."""
    legal = {say(action).split()[0] for action in view.legal}
    meant = [verb for verb in _VERBS if verb in legal and word in words.synonyms(f"typed-{verb}")]
    return meant[0] if len(meant) == 1 else word


def _card(text: str, words: Words) -> str:
    """Read a card by its value or the beginning of its name, in either language."""
    first, _, rest = text.partition(" ")
    asked = rest if rest and first in words.synonyms("typed-play") else text
    meant = [
        name
        for name in CARD_NAMES
        if asked and any(n.lower().startswith(asked) for n in (name, card_text(name, words)))
    ]
    return f"play {meant[0]}" if len(meant) == 1 else text


def _illegal(view: HammerView, parts: Sequence[str], words: Words) -> str | None:
    """Read the name of a block or an area that cannot be chosen now, so that the rules say why."""
    verbs = [say(action).split()[0] for action in view.legal]
    families = [actions.read(action)[0] for action in view.legal]
    named = [part for part in parts if part not in FILLERS]
    said = named[0] if named and named[0] in verbs else ""
    named = named[1:] if said else named
    for family, verb in zip(families, verbs):
        if said and verb != said:
            continue
        seat = int(view.seat) if family != actions.NAME else 1 - int(view.seat)
        own = BLOCK_NAMES[PER_SIDE * seat : PER_SIDE * seat + PER_SIDE]
        names = own if family in actions.BLOCK_FAMILIES else AREA_NAMES
        meant = [name for name in names if _means(named, name, words)]
        if family in (*actions.BLOCK_FAMILIES, *actions.AREA_FAMILIES) and len(meant) == 1:
            return f"{verb} {'in ' if family == actions.DRAW else ''}{meant[0]}"
    return None


def _means(named: Sequence[str], name: str, words: Words) -> bool:
    return any(matches(named, text.lower().split()) for text in (name, name_text(name, words)))
