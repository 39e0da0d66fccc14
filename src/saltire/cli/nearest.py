"""Compares typed lines with what they may mean: accents, capitals and full stops do not matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable


def normal(text: str) -> str:
    """Write a text without accents, capitals, quotation marks and full stops.

    >>> normal(" Zurück. ")
    'zuruck'
    """
    bare = unicodedata.normalize("NFKD", text.casefold())
    kept = [
        " " if mark in '.,;:!“”„«»"' else mark for mark in bare if not unicodedata.combining(mark)
    ]
    return " ".join("".join(kept).split())


def nearest(line: str, known: Iterable[str]) -> str:
    """Give the known text that is most like a line; empty if none is.

    >>> nearest("clain 3", ["claim 3", "done"])
    'claim 3'
    """
    from difflib import get_close_matches  # needed only where something went wrong

    names = {normal(name): name for name in known}
    near = get_close_matches(normal(line), names, 1, 0.72)
    return names[near[0]] if near else ""
