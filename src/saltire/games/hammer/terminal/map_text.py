"""The map of Scotland as text: each area where it lies, with its castle and the blocks in it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.board import NOBODY
from saltire.games.hammer.rules.constants import AREA_NAMES, CASTLE, CATHEDRAL, ENGLISH, SCOTTISH
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.side_text import chip, number_in
from saltire.games.hammer.text.names import area_text
from saltire.i18n.words import Words
from saltire.terminal.board import clickable

WIDTH: Final = 48
HEIGHT: Final = 14

# The line and the column where each area begins; north is above.
_PLACES: Final = {
    "Ross": (0, 15),
    "Garmoran": (1, 2), "Moray": (1, 13), "Strathspey": (1, 23), "Buchan": (1, 37),
    "Lochaber": (3, 5), "Badenoch": (3, 17), "Mar": (3, 31),
    "Argyll": (5, 3), "Atholl": (5, 16), "Angus": (5, 29),
    "Lennox": (7, 8), "Mentieth": (7, 18), "Fife": (7, 31),
    "Carrick": (9, 6), "Lanark": (9, 16), "Lothian": (9, 26), "Dunbar": (9, 37),
    "Galloway": (11, 3), "Annan": (11, 15), "Selkirk": (11, 24), "Teviot": (11, 35),
    "England": (13, 20),
}  # fmt: skip
_ONE_LINE: Final = ("Ross", "England")
"""Areas alone in their row have their blocks beside the name."""


class TextCanvas:
    """Lines of text with words at given columns."""

    def __init__(self, height: int) -> None:
        self.words: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, row: int, column: int, word: Text) -> None:
        self.words[row].append((column, word))

    def lines(self) -> list[Text]:
        """Write every line from left to right."""
        return [_line(sorted(words, key=lambda put: put[0])) for words in self.words]


def _line(words: list[tuple[int, Text]]) -> Text:
    line = Text(no_wrap=True)
    for column, word in words:
        line.append(" " * max(0, column - line.cell_len))
        line.append_text(word)
    return line


def map_lines(view: HammerView, words: Words) -> list[Text]:
    """Draw the map; what can be chosen now has a mark."""
    canvas = TextCanvas(HEIGHT)
    open_to = targets(view)
    for name, (line, column) in _PLACES.items():
        area = AREA_NAMES.index(name)
        if area in open_to:
            canvas.put(line, column - 1, Text("»", style="bold #f4d63f"))
        label = area_text(area, words)
        written = Text(label, style=_style(view, area, area in open_to))
        canvas.put(line, column, clickable(written, name) if area in open_to else written)
        beside = name in _ONE_LINE
        below = (line, column + len(label) + 1) if beside else (line + 1, column)
        canvas.put(*below, _holdings(view, area, words))
    canvas.put(0, 34, Text(words.say("hammer-north-sea"), style="dim italic"))
    canvas.put(HEIGHT - 1, 2, Text(words.say("hammer-irish-sea"), style="dim italic"))
    return canvas.lines()


def targets(view: HammerView) -> set[int]:
    """Give the areas that can be chosen now."""
    areas: set[int] = set()
    for action in view.legal:
        family, index = actions.read(action)
        if family in actions.AREA_FAMILIES:
            areas.add(index)
    return areas


def _style(view: HammerView, area: int, chosen: bool) -> str:
    line = " underline" if chosen else ""
    if view.battle.area == area != NOBODY:
        return f"bold reverse{line}"
    contested = number_in(view, ENGLISH, area) and number_in(view, SCOTTISH, area)
    return f"bold{' #f4d63f' if contested else ''}{line}"


def castle(area: int) -> str:
    """Write the castle limit, with a cross for a cathedral."""
    return f"{int(CASTLE[area]) or '-'}{'†' if CATHEDRAL[area] else ''}"


def _holdings(view: HammerView, area: int, words: Words) -> Text:
    """Draw the castle limit and the blocks of both sides."""
    line = Text(castle(area), style="dim")
    for side in (ENGLISH, SCOTTISH):
        number = number_in(view, side, area)
        if number:
            line = Text.assemble(line, " ", chip(side, number, words))
    return line
