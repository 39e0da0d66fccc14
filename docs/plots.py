"""Draw the plots of docs/measured.md from its tables: `python docs/plots.py` writes images/measured-*.svg."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import matplotlib as mpl

from saltire.arena.plots import draw_bars, draw_estimates
from saltire.arena.statistics import Estimate

PAGE: Final = Path(__file__).with_name("measured.md")
IMAGES: Final = Path(__file__).with_name("images")
INTERVAL: Final = re.compile(r"([\d.]+) %? ?\[([\d.]+), ([\d.]+)\]")
REACH: Final = re.compile(r"([\d.]+) % ± ([\d.]+)")


def table_below(question: str) -> list[list[str]]:
    """Read the first table below a heading, its head first."""
    text = PAGE.read_text(encoding="utf-8").partition(f"## {question}\n")[2]
    rows = re.search(r"(?:^\|.*\n)+", text, re.MULTILINE)
    assert rows, question
    lines = [line for line in rows[0].splitlines() if not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def estimate(cell: str) -> Estimate:
    """Read a share with its interval, as 61.5 % [55.3, 67.7] or 66.5 % ± 6.1."""
    if found := INTERVAL.search(cell):
        mean, low, high = (float(number) for number in found.groups())
        return Estimate(mean, low, high)
    found = REACH.search(cell)
    assert found, cell
    mean, reach = float(found[1]), float(found[2])
    return Estimate(mean, mean - reach, mean + reach)


def draw(name: str, labels: Sequence[str], cells: Sequence[str], even: float) -> None:
    path = IMAGES / f"measured-{name}"
    draw_estimates(path, labels, [estimate(cell) for cell in cells], "games won, %", even)
    path.with_suffix(".png").unlink()


def main() -> None:
    """Draw all plots; the same figures make the same files."""
    os.environ["SOURCE_DATE_EPOCH"] = "0"
    mpl.rcParams["svg.hashsalt"] = "saltire"
    for name, question in (
        ("speed", "How fast are the rules?"),
        ("environments", "How fast are the environments?"),
    ):
        (_, *columns), *rows = table_below(question)
        figures = [[float(cell.replace(",", "")) for cell in row[1:]] for row in rows]
        path = IMAGES / f"measured-{name}"
        draw_bars(path, [row[0] for row in rows], columns, figures, "a second, one core")
        path.with_suffix(".png").unlink()
    _, *rows = table_below("How strong is the search?")
    draw("strength", [f"{row[0]} (even: {row[3]})" for row in rows], [row[1] for row in rows], 50)
    (_, *games), *rows = table_below("How far apart are the levels?")
    cells = {f"{row[0]}, {game}": cell for row in rows for game, cell in zip(games, row[1:])}
    draw("levels", list(cells), list(cells.values()), 50)
    _, *rows = table_below("Is the game fair?")
    draw("balance", [row[0] for row in rows], [row[2] for row in rows], 50)


if __name__ == "__main__":
    main()
