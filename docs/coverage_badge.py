"""Records test coverage, draws the badge and writes the figures into CONTRIBUTING.md.

`make coverage` measures, and runs `python docs/coverage_badge.py PART=REPORT...` with reports of
`coverage json`; without them badge and text are made again from the recorded figures.
"""

from __future__ import annotations

import json
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TypedDict

DOCS = Path(__file__).parent
FIGURES = DOCS / "coverage.json"
BADGE = DOCS / "images" / "coverage.svg"
TEXT = DOCS.parent / "CONTRIBUTING.md"
LETTER, PADDING, HEIGHT = 6.6, 6, 20


class Figure(TypedDict):
    """How much of a part is covered, in whole percent, rounded down, and when that was measured."""

    percent: int
    date: str


def recorded(reports: dict[str, Path]) -> dict[str, Figure]:
    """Give the recorded figures, with those of new reports in place of the old ones."""
    figures: dict[str, Figure] = json.loads(FIGURES.read_text(encoding="utf-8"))
    today = datetime.now(UTC).date().isoformat()
    for part, report in reports.items():
        totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
        figures[part] = {"percent": int(totals["percent_covered"]), "date": today}
    return figures


def told(text: str, figures: dict[str, Figure]) -> str:
    """Put the figures in the place of older ones."""
    now = ", ".join(f"{part} {it['percent']} % ({it['date']})" for part, it in figures.items())
    return re.sub(r"(?<=tests reach: )[^;]*", now, text)


def badge(figures: dict[str, Figure]) -> str:
    """Draw the figures side by side."""
    parts = [f"{part} {figure['percent']} %" for part, figure in figures.items()]
    labels = [("coverage", "#555"), *((text, "#2e6b3e") for text in parts)]
    shapes, left = [], 0
    for text, colour in labels:
        width = round(len(text) * LETTER) + 2 * PADDING
        shapes.append(f'<rect x="{left}" width="{width}" height="{HEIGHT}" fill="{colour}"/>')
        shapes.append(f'<text x="{left + width / 2:g}" y="14">{text}</text>')
        left += width
    style = 'fill="#fff" font-family="Verdana,sans-serif" font-size="11" text-anchor="middle"'
    size = f'width="{left}" height="{HEIGHT}"'
    said = f"coverage: {', '.join(parts)}"
    drawn = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{said}">\n'
        f"<title>{said}</title>\n<g {style}>\n{drawn}\n</g>\n</svg>\n"
    )


if __name__ == "__main__":
    given = (word.split("=", 1) for word in sys.argv[1:])
    figures = recorded({part: Path(report) for part, report in given})
    FIGURES.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    BADGE.write_text(badge(figures), encoding="utf-8")
    TEXT.write_text(told(TEXT.read_text(encoding="utf-8"), figures), encoding="utf-8")
