"""Draws what a terminal would show into a PNG file: rich's segments, a character a cell."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.color import blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

SIZE: Final = 20
"""Pixels of the font."""
MARGIN: Final = 16
_DIM: Final = 0.55
"""How much of a dim colour is left; the rest is the background."""


def write_png(console: Console, picture: RenderableType, file: Path) -> None:
    """Draw a picture as the console renders it; ModuleNotFoundError without the extra `arena`."""
    # Matplotlib brings both: the font, and Pillow.
    from matplotlib import get_data_path
    from PIL import Image, ImageDraw, ImageFont

    fonts = Path(get_data_path()) / "fonts" / "ttf"
    plain = ImageFont.truetype(str(fonts / "DejaVuSansMono.ttf"), SIZE)
    bold = ImageFont.truetype(str(fonts / "DejaVuSansMono-Bold.ttf"), SIZE)
    wide, high = round(plain.getlength("0")), sum(plain.getmetrics())
    lines = console.render_lines(picture, pad=False)
    while lines and not "".join(part.text for part in lines[-1]).strip():
        lines.pop()
    columns = max((sum(part.cell_length for part in line) for line in lines), default=0)
    size = (columns * wide + 2 * MARGIN, len(lines) * high + 2 * MARGIN)
    image = Image.new("RGB", size, THEME.background_color)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        top = MARGIN + row * high
        column = 0
        for text, style in _characters(line):
            left = MARGIN + column * wide
            cells = cell_len(text)
            ink, paper = _colours(style)
            box = (left, top, left + cells * wide - 1, top + high - 1)
            if paper != THEME.background_color:
                pen.rectangle(box, fill=paper)
            font: FreeTypeFont = bold if style.bold else plain
            pen.text((left, top), text, font=font, fill=ink)
            if style.underline:
                pen.line((left, box[3] - 2, box[2], box[3] - 2), fill=ink)
            column += cells
    image.save(file, format="PNG")


def _characters(line: Iterable[Segment]) -> Iterable[tuple[str, Style]]:
    """Give each character of a line with its style; one without a cell of its own is left out."""
    for text, style, control in line:
        if not control:
            yield from ((one, style or Style.null()) for one in text if cell_len(one))


def _colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    """Give the colours of a character and of the cell behind it."""
    ink, paper = THEME.foreground_color, THEME.background_color
    if style.color is not None and not style.color.is_default:
        ink = style.color.get_truecolor(THEME)
    if style.bgcolor is not None and not style.bgcolor.is_default:
        paper = style.bgcolor.get_truecolor(THEME, foreground=False)
    if style.reverse:
        ink, paper = paper, ink
    return (blend_rgb(paper, ink, _DIM) if style.dim else ink), paper
