"""Matches abbreviated words against the words of an action, in order."""

from __future__ import annotations

from collections.abc import Sequence


def matches(parts: Sequence[str], written: Sequence[str]) -> bool:
    """Tell whether each word typed begins a word that is written, in the same order.

    >>> matches(["wal", "ang"], ["move", "wallace", "to", "angus"])
    True
    """
    at = 0
    for part in parts:
        while at < len(written) and not written[at].startswith(part):
            at += 1
        if at == len(written):
            return False
        at += 1
    return bool(parts)
