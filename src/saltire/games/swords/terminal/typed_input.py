"""Parses what a player types: notation, a number, or abbreviated words: `raid fraser`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.constants import NOBODY
from saltire.games.swords.rules.effects import ChooseUnits
from saltire.games.swords.rules.notation import say
from saltire.games.swords.rules.view import SwordsView
from saltire.games.swords.terminal.prompts import label
from saltire.games.swords.text.log_wording import CLANS, title_of
from saltire.i18n.words import Words
from saltire.terminal.board import Choice, PartialInput
from saltire.terminal.matching import matches

_FILLERS: Final = ("to", "on", "the", "a", "with", "→", "->")
_MARKS: Final = re.compile(r"[→“”„«»:]")
_CHOICE: Final = "#"
"""Marks a number that answers a question."""


def read_typed(view: SwordsView, typed: str, words: Words) -> str | PartialInput:
    """Turn typed text into notation, or into the question that is still open."""
    text = " ".join(_plain(typed).split())
    deck = view.options.cards
    if text.isdigit():
        return f"units {text}" if isinstance(view.stack[-1], ChooseUnits) else f"#{text}"
    if text in {say(deck, action).lower() for action in view.legal}:
        return text
    parts = _split(text)
    number = 0
    if parts[-2:-1] == [_CHOICE] and parts[-1].isdigit():
        number = int(parts[-1])
        parts = parts[:-2]
    matched = [action for action in view.legal if _meant(view, action, parts, words)]
    if number:
        return say(deck, matched[number - 1]) if 1 <= number <= len(matched) else typed
    if len(matched) == 1:
        return say(deck, matched[0])
    if matched:
        shown = enumerate([label(view, action, words) for action in matched], 1)
        listed = "  ".join(f"{n}:{text}" for n, text in shown)
        choices = tuple(
            [
                Choice(str(n), Text(label(view, action, words)))
                for n, action in enumerate(matched, 1)
            ]
        )
        question = words.say("swords-which", choices=listed)
        asked = words.say("swords-which", choices="").strip()
        return PartialInput(f"{text} {_CHOICE}", question, asked, choices)
    return _illegal(view, parts, words) or typed


def _plain(text: str) -> str:
    return text.lower().replace("_", " ") if " " not in text.strip() else text.lower()


def _meant(view: SwordsView, action: int, parts: Sequence[str], words: Words) -> bool:
    ways = (say(view.options.cards, action), _spoken(view, action, words),
            label(view, action, words))  # fmt: skip
    return any(matches(parts, _split(way)) for way in ways)


def _split(text: str) -> list[str]:
    bare = _MARKS.sub(" ", text.lower().replace("_", " "))
    return [word for word in bare.split() if word not in _FILLERS]


def _spoken(view: SwordsView, action: int, words: Words) -> str:
    """Write an action with its verb, cards by their titles and seats by their clans."""
    what, one, two = actions.read(action)
    deck = view.options.cards
    if what == actions.BADGE:
        return f"badge {CLANS[one]}"
    if what == actions.HOME:
        return f"home {CLANS[one]}"
    if what in (actions.PLAY, actions.AGAIN):
        verb = "play" if what == actions.PLAY else "again"
        whom = "" if two == NOBODY else CLANS[two]
        return f"{verb} {title_of(deck, deck.bagpipes[one].id, words)} {whom}"
    return say(deck, action)


def _illegal(view: SwordsView, parts: Sequence[str], words: Words) -> str | None:
    """Read a card or a clan that cannot be chosen now, so that the rules say why."""
    verb, rest = parts[0] if parts else "", list(parts[1:])
    clans = [
        seat for seat in range(view.players) if rest and matches(rest[-1:], [CLANS[seat].lower()])
    ]
    if verb in ("badge", "home"):
        return f"{verb} to {clans[0]}" if len(clans) == 1 else None
    whom = f" on {clans[0]}" if len(clans) == 1 and len(rest) > 1 else ""
    named = rest[:-1] if whom else rest
    if verb not in ("play", "again"):
        return None
    deck = view.options.cards
    meant = [
        card.id
        for card in deck.bagpipes
        if matches(named, _split(card.id)) or matches(named, _split(title_of(deck, card.id, words)))
    ]
    return f"{verb} {meant[0]}{whom}" if len(meant) == 1 else None
