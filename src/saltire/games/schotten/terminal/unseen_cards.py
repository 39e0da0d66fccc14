"""The cards nobody has seen yet, as six rows of nine."""

from __future__ import annotations

from rich.text import Text

from saltire.games.schotten.rules.constants import COLOURS
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.terminal.card_text import STYLES
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT, count


def unseen_grid(view: SchottenView, words: Words) -> list[Text]:
    """Draw each clan card that may still come; a dot lies face up, a ring is in the own hand."""
    hidden = view.unseen & ~view.hand
    heading = Text(words.say("unseen-title", number=int(count(hidden))), style="bold")
    return [heading, *[_row(view, colour) for colour in range(6)]]


def _row(view: SchottenView, colour: int) -> Text:
    letter = COLOURS[colour]
    row = Text(f" {letter} ", style=STYLES[letter])
    row = Text.assemble(row, " ")
    for strength in range(9):
        bit = BIT[9 * colour + strength]
        if view.hand & bit:
            row.append("◦ ", style="dim")
        elif view.unseen & bit:
            row.append(f"{strength + 1} ", style="bold")
        else:
            row.append("· ", style="dim")
    return row


def unseen_help(view: SchottenView, words: Words) -> list[Text]:
    """Explain the grid, and name the cards of the other hand that are known (10.1)."""
    lines = [*unseen_grid(view, words), Text(words.say("unseen-legend"), style="dim")]
    if view.options.tactics:
        me = max(int(view.seat), 0)
        played = int(view.played) >> 8 * me & 255, int(view.played) >> 8 * (1 - me) & 255
        hidden = {"deck": int(view.tactics_deck), "hand": view.tactics_held[1 - me]}
        sentence = words.say("unseen-tactics", mine=played[0], theirs=played[1], **hidden)
        lines.append(Text(sentence))
    return lines
