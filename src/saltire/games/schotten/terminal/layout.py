"""Lays out the parts of the screen: side by side, or below each other."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saltire.games.schotten.terminal.stone_row import COLUMN, LABEL

ROW_WIDTH: Final = LABEL + 9 * COLUMN
WIDE: Final = ROW_WIDTH + 34
"""From this width on the unseen cards and the log are beside the stones."""
GRID_WIDTH: Final = 24


def beside(left: RenderableType, right: RenderableType, width: int) -> Grid:
    """Put two renderables side by side; the left one has a fixed width."""
    grid = Grid.grid()
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def story_block(story: Sequence[Text], width: int, height: int) -> Grid:
    """Show as much of the end of the log as fits."""
    shown: list[Text] = []
    room = height
    for line in reversed(story):
        room -= ceil((len(line) + 2) / (width - 2))
        if room < 0:
            break
        shown.append(line)
    grid = Grid.grid()
    for line in reversed(shown):
        grid.add_row(Text("· ", style="dim"), line)
    return grid
