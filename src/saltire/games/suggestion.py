"""Guesses what a misspelt name was meant to be."""

from __future__ import annotations

from collections.abc import Iterable


def suggestion(word: str, known: Iterable[str]) -> str:
    """Give " (did you mean NAME?)" for the nearest known name, or nothing if none is near.

    >>> suggestion("shoten", ["schotten", "hammer"])
    ' (did you mean schotten?)'
    """
    from difflib import get_close_matches  # needed only where something went wrong

    names = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), names, 1)
    return f" (did you mean {names[near[0]]}?)" if near else ""
