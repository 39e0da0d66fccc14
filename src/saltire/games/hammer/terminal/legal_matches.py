"""Finds the legal actions that typed words mean."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES
from saltire.games.hammer.rules.notation import say
from saltire.games.hammer.rules.view import HammerView
from saltire.terminal.matching import matches


def matching(view: HammerView, parts: Sequence[str]) -> list[int]:
    """List the legal actions that the words mean; a name typed in full means just that."""
    matched = [action for action in view.legal if matches(parts, say(action).lower().split())]
    whole = [action for action in matched if _object(action) == " ".join(parts)]
    return whole or matched


def _object(action: int) -> str:
    family, index = actions.read(action)
    if family in actions.BLOCK_FAMILIES:
        return BLOCK_NAMES[index].lower()
    return AREA_NAMES[index].lower() if family in actions.AREA_FAMILIES else say(action)
