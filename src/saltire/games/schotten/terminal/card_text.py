"""Cards as coloured chips; the letter says the colour too, so colour is never the only sign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from rich.text import Text

from saltire.games.schotten.rules.constants import CLAN
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.text.card_words import card_words
from saltire.i18n.words import Words
from saltire.kernel.bits import members

STYLES: Final = {
    "R": "bold #ffffff on #b3261e",
    "O": "bold #1c1100 on #f28c28",
    "Y": "bold #1c1a00 on #f4d63f",
    "G": "bold #ffffff on #2a7a35",
    "B": "bold #ffffff on #1f5fbf",
    "P": "bold #ffffff on #7d3fa3",
}
TACTICS_STYLE: Final = "bold #ffffff on #4a4f57"
_CLAN_CARD: Final = re.compile(r"(?<![\w])[ROYGBP][1-9](?![\w])")


def style_of(name: str) -> str:
    """Give the style of a card by its name."""
    return STYLES[name[0]] if _CLAN_CARD.fullmatch(name) else TACTICS_STYLE


def chip(name: str, shown: str = "") -> Text:
    """Draw a card: its name on its colour."""
    return Text(f" {shown or name} ", style=style_of(name))


def tinted(sentence: str, words: Words | None = None) -> Text:
    """Colour the clan cards that a sentence names, `R7`, or `red 7` if it is in words."""
    text = Text(sentence)
    for found in _CLAN_CARD.finditer(sentence):
        text.stylize(STYLES[found[0][0]], found.start(), found.end())
    if words is not None:
        styles = _worded_styles(words.lang)
        for found in _any_of(words.lang).finditer(sentence):
            text.stylize(styles[found[0].lower()], found.start(), found.end())
    return text


@cache
def _worded_styles(lang: str) -> dict[str, str]:
    """Map `red 7` in all its forms to the style of its colour; an article is no part of it."""
    words = Words(lang, "schotten")
    styles: dict[str, str] = {}
    for card in range(CLAN):
        for part in ("subject", "object"):
            name = " ".join(card_words(card, words, part).split()[-2:])
            styles[name.lower()] = STYLES[card_name(card)[0]]
    return styles


@cache
def _any_of(lang: str) -> re.Pattern[str]:
    names = "|".join(re.escape(name) for name in _worded_styles(lang))
    return re.compile(rf"(?<!\w)(?:{names})(?!\w)", re.IGNORECASE)


def by_strength(cards: int) -> list[str]:
    """Name the cards of a side, weakest first, troops last."""
    held = members(cards)
    return [card_name(card) for card in sorted(held, key=lambda c: (c >= CLAN, c % 9, c))]


def side_chip(name: str, words: Words) -> Text:
    """Draw a card on a side, four columns wide; elite troops have a short form."""
    if _CLAN_CARD.fullmatch(name):
        return chip(name)
    return chip(name, words.say(f"chip-{name.lower()}"))


def row_of_chips(names: Sequence[str], words: Words) -> Text:
    """Draw cards side by side."""
    return Text("  ").join([chip(name, str(words.term(name))) for name in names])


def numbered_chips(label: str, names: Sequence[str], words: Words, width: int) -> list[Text]:
    """Draw cards with the numbers that choose them, in as many lines as they need."""
    lines = [Text(label, style="bold")]
    for number, name in enumerate(names, 1):
        cell = Text.assemble((f"  {number} ", "dim"), chip(name, str(words.term(name))))
        if lines[-1].cell_len + cell.cell_len > width:
            lines.append(Text(" " * len(label)))
        lines[-1] = Text.assemble(lines[-1], cell)
    return lines
