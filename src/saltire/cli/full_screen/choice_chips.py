"""The choices as chips in rows: what to type, what it is; the marked one stands out."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saltire.terminal.board import Choice, clickable


def chips(choices: Sequence[Choice], marked: int, width: int) -> list[tuple[Text, bool]]:
    """Write the choices in rows; with each row, whether it holds the marked one."""
    rows = [Text()]
    at = 0
    for number, choice in enumerate(choices):
        cell = chip(choice, number == marked)
        if rows[-1].cell_len and rows[-1].cell_len + cell.cell_len + 2 > width:
            rows.append(Text())
        if rows[-1].cell_len:
            rows[-1].append("  ")
        rows[-1].append_text(cell)
        at = len(rows) - 1 if number == marked else at
    return [(row, n == at) for n, row in enumerate(rows)]


def chip(choice: Choice, marked: bool) -> Text:
    """Write one choice; a click on it types it."""
    cell = Text.assemble((choice.typed, "bold #f4d63f"))
    if choice.label.plain:
        cell.append("" if choice.label.plain.startswith(" ") else ":")
        cell.append_text(choice.label)
    if marked:
        cell.stylize("reverse")
    return clickable(cell, choice.typed)
