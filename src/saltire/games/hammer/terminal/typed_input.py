"""Parses what a player types: notation, a number, or abbreviated words: `wallace angus`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES, CARD_NAMES, PER_SIDE
from saltire.games.hammer.rules.notation import say
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.legal_matches import matching
from saltire.games.hammer.terminal.route_text import sequence_of
from saltire.games.hammer.text.log_wording import card_text
from saltire.i18n.words import Words
from saltire.terminal.board import ActionSequence, PartialInput
from saltire.terminal.matching import matches

FILLERS: Final = ("to", "from", "via", "then", "the", "-", "->", ">", "→")


def read_typed(
    view: HammerView, world: War, typed: str, words: Words
) -> str | PartialInput | ActionSequence:
    """Turn typed text into notation, several actions, or a question."""
    text = " ".join(typed.lower().replace(",", " ").split())
    if isinstance(view.stack[-1], PlayCards):
        return _card(text, words)
    if text.isdigit():
        return f"#{text}"
    written = {say(action).lower(): action for action in view.legal}
    if text in written:
        return say(written[text])
    parts = text.split()
    number = 0
    if len(parts) > 1 and parts[-1].isdigit() and parts[0] != "main":
        number = int(parts.pop())
    matched = matching(view, parts)
    if number and matched:
        return say(matched[number - 1]) if 1 <= number <= len(matched) else typed
    if len(matched) == 1:
        return say(matched[0])
    if matched:
        listed = "  ".join(f"{n}:{say(action)}" for n, action in enumerate(matched, 1))
        return PartialInput(" ".join(parts), words.say("hammer-which", choices=listed))
    named = [part for part in parts if part not in FILLERS]
    sequence = sequence_of(view, world, named, number, words)
    return sequence if sequence is not None else _illegal(view, parts) or typed


def _card(text: str, words: Words) -> str:
    """Read a card by its value or the beginning of its name, in either language."""
    asked = text.removeprefix("play").strip()
    meant = [
        name
        for name in CARD_NAMES
        if asked and any(n.lower().startswith(asked) for n in (name, card_text(name, words)))
    ]
    return f"play {meant[0]}" if len(meant) == 1 else text


def _illegal(view: HammerView, parts: Sequence[str]) -> str | None:
    """Read the name of a block or an area that cannot be chosen now, so that the rules say why."""
    verbs = [say(action).split()[0] for action in view.legal]
    families = [actions.read(action)[0] for action in view.legal]
    named = [part for part in parts if part not in (*FILLERS, *verbs)]
    for family, verb in zip(families, verbs):
        seat = int(view.seat) if family != actions.NAME else 1 - int(view.seat)
        own = BLOCK_NAMES[PER_SIDE * seat : PER_SIDE * seat + PER_SIDE]
        names = own if family in actions.BLOCK_FAMILIES else AREA_NAMES
        meant = [name for name in names if matches(named, name.lower().split())]
        if family in (*actions.BLOCK_FAMILIES, *actions.AREA_FAMILIES) and len(meant) == 1:
            return f"{verb} {'in ' if family == actions.DRAW else ''}{meant[0]}"
    return None
