"""The table of blocks: how each of a side's blocks fights, how far it goes, how strong it can be."""

from __future__ import annotations

from rich.text import Text

from saltire.games.hammer.rules.constants import (
    FULL,
    HITS_ON,
    LETTER,
    MORAY,
    MOVE,
    PER_SIDE,
)
from saltire.games.hammer.rules.fighting import LETTERS
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.side_text import INKS
from saltire.games.hammer.text.log_wording import side_name
from saltire.games.hammer.text.names import block_text
from saltire.i18n.words import Words

_NAME = 26


def rating_lines(view: HammerView, words: Words) -> list[Text]:
    """Draw the table of both sides, a line a block; what is printed on a block is no secret."""
    lines: list[Text] = []
    heads = [words.say(f"hammer-col-{name}") for name in ("combat", "moves", "strength")]
    for side in (0, 1):
        title = Text(f"{side_name(side, words):<{_NAME}}", style=f"bold {INKS[side]}")
        lines.append(Text.assemble(title, ("  ".join(heads), "dim")))
        for block in range(PER_SIDE * side, PER_SIDE * (side + 1)):
            cells = [combat(view, block), str(int(MOVE[block])), str(int(FULL[block]))]
            row = "  ".join(f"{cell:^{len(head)}}" for cell, head in zip(cells, heads))
            lines.append(Text(f"{block_text(block, words):<{_NAME}}{row}".rstrip()))
    return [*lines, Text(words.say("hammer-ratings-note"), style="dim")]


def combat(view: HammerView, block: int) -> str:
    """Write a combat rating as it is printed: B3."""
    if block == MORAY and view.options.andrew_de_moray:
        return "A3"
    return f"{LETTERS[int(LETTER[block])]}{int(HITS_ON[block])}"
