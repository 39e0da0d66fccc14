"""Names of areas and blocks in the reader's language, with their grammatical forms."""

from __future__ import annotations

from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES
from saltire.i18n.words import Term, Words


def name_text(name: str, words: Words) -> Term:
    """Name an area or a block: `Fife`, `York-Infanterie`."""
    return words.name(f"hammer-name-{name.lower().replace(' ', '-')}", name)


def area_text(area: int, words: Words) -> Term:
    return name_text(AREA_NAMES[area], words)


def block_text(block: int, words: Words) -> Term:
    return name_text(BLOCK_NAMES[block], words)


def short_text(block: int, words: Words) -> str:
    """Name a block for a narrow list: `York Inf.`."""
    return block_text(block, words).form("short")
