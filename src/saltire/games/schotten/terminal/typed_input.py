"""Parses what a player types: full notation, or the short forms of a phase: `r7 3`, `1 3`, `3`."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.constants import JOKER, NAMES, RECRUITER
from saltire.games.schotten.rules.notation import card_name, say
from saltire.games.schotten.rules.position_json import cards_named
from saltire.games.schotten.rules.ruses import (
    DeclareJoker,
    DeclareShield,
    MoveTo,
    Pick,
    PutBack,
    Recruit,
)
from saltire.games.schotten.rules.turn import ChooseDeck, Claim, Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.text.card_words import worded
from saltire.i18n.words import Words
from saltire.terminal.board import Choice, PartialInput

_CLAN: Final = re.compile(r"([roygbp])([1-9])|([1-9])([roygbp])")
_DECKS: Final = {"1": "clan", "2": "tactics"}
_VERBS: Final[dict[type, str]] = {Pick: "pick", PutBack: "back", DeclareJoker: "as"}
_RUSES: Final = NAMES[RECRUITER - JOKER :]
_SPLIT: Final = re.compile(r"[\s@,>]+|(?<=^[roygbp][1-9])(?=[1-9]$)|(?<=^[1-9][roygbp])(?=[1-9]$)")


def hand_of(view: SchottenView) -> list[str]:
    """Name the cards of the view's own hand in the order they are shown."""
    return cards_named(view.hand, view.tactics_hand)


def targets_of(view: SchottenView) -> list[str]:
    """Name the cards that can be chosen now, in the order they are listed."""
    return [card_name(actions.read(action)[1]) for action in view.legal]


def read_typed(view: SchottenView, typed: str, words: Words) -> str | PartialInput:
    """Turn typed text into notation; a single card becomes the question where it goes.

    Every word counts: a line that is not understood whole stays as it was typed, and is refused.
    """
    phase = view.stack[-1]
    fillers = ("", *words.synonyms("typed-fillers"))
    parts = [part for part in _SPLIT.split(typed.strip().lower()) if part not in fillers]
    if not parts:
        return typed
    if isinstance(phase, Place):
        return _placed(view, parts, words) or typed
    short = _short(view, phase, parts, words)
    return typed if short is None else short


def _placed(view: SchottenView, parts: Sequence[str], words: Words) -> str | PartialInput | None:
    if len(parts) == 1 and parts[0] in ("p", *words.synonyms("typed-pass")):
        return "pass"
    if parts[0] in words.synonyms("typed-claim"):
        return f"claim {parts[1]}" if len(parts) == 2 else None
    where = parts[-1] if parts[-1].isdigit() and len(parts) > 1 else ""
    named = parts[:-1] if where else parts
    name = _card(" ".join(named), hand_of(view), words)
    if name is None:
        return None
    if name in _RUSES:
        return None if where else name
    if where:
        return f"{name}@{where}"
    stones = [say(action).rpartition("@")[2] for action in view.legal if _lays(action, name)]
    said = worded(name, words)
    asked = words.say("ask-stone", card=said, stones="").strip()
    listed = tuple(
        [Choice(stone, Text(f"{words.say('choice-stone')} {stone}")) for stone in stones]
    )
    return PartialInput(name, words.say("ask-stone", card=said, stones=stones), asked, listed)


def _lays(action: int, name: str) -> bool:
    kind, card, _ = actions.read(action)
    return kind == actions.LAY and card_name(card) == name


def _card(text: str, listed: Sequence[str], words: Words) -> str | None:
    """Read a card: R7, 7R, its number in the list, or the beginning of a tactics card's name."""
    if text.isdigit():
        return listed[int(text) - 1] if 1 <= int(text) <= len(listed) else None
    match = _CLAN.fullmatch(text)
    if match:
        return f"{(match[1] or match[4]).upper()}{match[2] or match[3]}"
    meant = [name for name in NAMES if _begins(name, text, words)]
    return meant[0] if len(meant) == 1 else None


def _begins(name: str, text: str, words: Words) -> bool:
    return any(full.lower().startswith(text) for full in (name, str(words.term(name))))


def _short(view: SchottenView, phase: object, parts: Sequence[str], words: Words) -> str | None:
    """Read the short forms of the phases that have few choices; each form covers the whole line."""
    if isinstance(phase, Claim):
        if len(parts) == 1 and any(
            word.startswith(parts[0]) for word in words.synonyms("typed-done")
        ):
            return "done"
        return _numbered("claim", parts, words.synonyms("typed-claim"))
    if isinstance(phase, (ChooseDeck, Recruit)):
        return _deck(parts, words)
    if isinstance(phase, MoveTo):
        if len(parts) == 1 and parts[0] in ("d", "x", *words.synonyms("typed-discard")):
            return "discard"
        return _numbered("to", parts, {"to", "move"})
    if isinstance(phase, DeclareShield):
        return _numbered("as", parts, {"as"})
    verb = _VERBS.get(type(phase))
    if verb is None:
        return None
    listed = [] if verb == "as" else targets_of(view)
    named = parts[1:] if parts[0] == verb else parts
    name = _card(" ".join(named), listed, words)
    return None if name is None else f"{verb} {name}"


def _numbered(verb: str, parts: Sequence[str], verbs: Collection[str]) -> str | None:
    """Read a number, with or without its verb before it."""
    number = parts[1:] if parts[0] in verbs else parts
    return f"{verb} {number[0]}" if len(number) == 1 and number[0].isdigit() else None


def _deck(parts: Sequence[str], words: Words) -> str | None:
    named = parts[1:] if parts[0] in words.synonyms("typed-draw") else parts
    if len(named) != 1:
        return None
    for number, deck in _DECKS.items():
        if named[0] in (number, deck[0], *words.synonyms(f"typed-{deck}")):
            return f"draw {deck}"
    return None
