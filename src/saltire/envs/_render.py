"""Shows a view: as a text, on the standard output, or as a picture of the text."""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saltire.envs._text import board_text

RENDER_MODES: Final = ("ansi", "human", "rgb_array")
_PAPER: Final = (250, 248, 240)
_INK: Final = (24, 24, 32)
_MARGIN: Final = 8


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError unless there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(
            f"render_mode cannot be {mode!r}; choose {', '.join(RENDER_MODES)} or None"
        )


def render(view: Any, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Show a view: give its text (`ansi`) or a picture (`rgb_array`), or print it (`human`)."""
    if mode is None:
        return None
    text = board_text(view)
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return picture(text)
    sys.stdout.write(text + "\n\n")
    return None


def picture(text: str) -> NDArray[np.uint8]:
    """Draw a text: an array of height, width and three colours."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default_imagefont()
    box = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((0, 0), text, font=font)
    size = (int(box[2]) + 2 * _MARGIN, int(box[3]) + 2 * _MARGIN)
    image = Image.new("RGB", size, _PAPER)
    ImageDraw.Draw(image).multiline_text((_MARGIN, _MARGIN), text, fill=_INK, font=font)
    return np.asarray(image, np.uint8).copy()
