"""Parses what a player types: full notation, or the short forms of a phase: `r7 3`, `1 3`, `3`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

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
from saltire.i18n.words import Words
from saltire.terminal.board import PartialInput

_CLAN: Final = re.compile(r"([roygbp])([1-9])|([1-9])([roygbp])")
_DECKS: Final = {
    "1": "draw clan", "c": "draw clan", "clan": "draw clan",
    "2": "draw tactics", "t": "draw tactics", "tactics": "draw tactics",
}  # fmt: skip
_VERBS: Final[dict[type, str]] = {Pick: "pick", PutBack: "back", DeclareJoker: "as"}
_FILLERS: Final = ("", "lay", "play", "place", "put", "at", "on", "stone")
_RUSES: Final = NAMES[RECRUITER - JOKER :]
_SPLIT: Final = re.compile(r"[\s@,>]+|(?<=^[roygbp][1-9])(?=[1-9]$)|(?<=^[1-9][roygbp])(?=[1-9]$)")


def hand_of(view: SchottenView) -> list[str]:
    """Name the cards of the view's own hand in the order they are shown."""
    return cards_named(view.hand, view.tactics_hand)


def targets_of(view: SchottenView) -> list[str]:
    """Name the cards that can be chosen now, in the order they are listed."""
    return [card_name(actions.read(action)[1]) for action in view.legal]


def read_typed(view: SchottenView, typed: str, words: Words) -> str | PartialInput:
    """Turn typed text into notation; a single card becomes the question where it goes."""
    phase = view.stack[-1]
    parts = [part for part in _SPLIT.split(typed.strip().lower()) if part not in _FILLERS]
    if not parts:
        return typed
    if isinstance(phase, Place):
        return _placed(view, parts, words) or typed
    short = _short(view, phase, parts, words)
    return typed if short is None else short


def _placed(view: SchottenView, parts: Sequence[str], words: Words) -> str | PartialInput | None:
    if parts[0] in ("p", "pass"):
        return "pass"
    if parts[0] == "claim" and len(parts) == 2:
        return " ".join(parts)
    where = parts[-1] if parts[-1].isdigit() and len(parts) > 1 else ""
    named = parts[:-1] if where else parts
    name = _card(" ".join(named), hand_of(view), words)
    if name is None:
        return None
    if name in _RUSES:
        return name
    if where:
        return f"{name}@{where}"
    stones = [say(action).rpartition("@")[2] for action in view.legal if _lays(action, name)]
    return PartialInput(name, words.say("ask-stone", card=name, stones=stones))


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
    """Read the short forms of the phases that have few choices."""
    last = parts[-1]
    if isinstance(phase, Claim):
        if last.isdigit():
            return f"claim {last}"
        return "done" if "done".startswith(parts[0]) else None
    if isinstance(phase, (ChooseDeck, Recruit)):
        return _DECKS.get(last)
    if isinstance(phase, MoveTo):
        return f"to {last}" if last.isdigit() else "discard" if parts[0] in ("d", "x") else None
    if isinstance(phase, DeclareShield):
        return f"as {last}" if last.isdigit() else None
    verb = _VERBS.get(type(phase))
    if verb is None:
        return None
    listed = [] if verb == "as" else targets_of(view)
    named = parts[1:] if parts[0] == verb else parts
    name = _card(" ".join(named), listed, words)
    return None if name is None else f"{verb} {name}"
