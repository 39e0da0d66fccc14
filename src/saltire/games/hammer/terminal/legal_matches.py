"""Finds the legal actions that typed words mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES
from saltire.games.hammer.rules.notation import say
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.text.names import area_text, block_text
from saltire.i18n.words import Words
from saltire.terminal.matching import matches


def matching(view: HammerView, parts: Sequence[str], words: Words) -> list[int]:
    """List the legal actions that the words mean; a name typed in full means just that."""
    matched = [
        action
        for action in view.legal
        if any(matches(parts, text.lower().split()) for text in _written(action, words))
    ]
    whole = [action for action in matched if " ".join(parts) in _objects(action, words)]
    return whole or matched


def worded(view: HammerView, parts: Sequence[str], sentences: Mapping[int, str]) -> list[int]:
    """List the legal actions whose sentences have the words typed, in order."""
    return [
        action
        for action in view.legal
        if matches(parts, sentences.get(action, "").lower().replace(",", " ").split())
    ]


def _written(action: int, words: Words) -> list[str]:
    """Write an action as notation, and with the name of its block or area in the reader's language."""
    text = say(action)
    verb = text.split(" ")[0]
    return [text, *[f"{verb} {name}" for name in _objects(action, words)[1:]]]


def _objects(action: int, words: Words) -> list[str]:
    """Name the block or the area of an action: in English, then in the reader's language."""
    family, index = actions.read(action)
    if family in actions.BLOCK_FAMILIES:
        return [BLOCK_NAMES[index].lower(), block_text(index, words).lower()]
    if family in actions.AREA_FAMILIES:
        return [AREA_NAMES[index].lower(), area_text(index, words).lower()]
    return [say(action)]
