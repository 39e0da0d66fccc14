"""The row of nine stones: their sides above, yours below, claimed stones at their winner's end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from saltire.games.schotten.rules.constants import NEED
from saltire.games.schotten.rules.proof import value_name
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.terminal.card_text import by_strength, side_chip
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT
from saltire.terminal.board import clickable

COLUMN: Final = 8
LABEL: Final = 8
_YOURS: Final = "bold #ffffff on #2a7a35"
_LIT: Final = "bold #1c1a00 on #f4d63f"
_THEIRS: Final = "bold #ffffff on #b3261e"


class StoneRow:
    """Draws the stones of one view, seen from a seat."""

    def __init__(
        self, view: SchottenView, me: int, words: Words, labels: tuple[str, str],
        lit: Collection[int] = (),
    ) -> None:  # fmt: skip
        self.lit = lit
        """Stones that can be chosen now."""
        self.view = view
        self.me = me
        self.words = words
        self.labels = labels
        self.depth = 4 if view.mud else 3

    def lines(self) -> list[Text]:
        """Draw everything, from the other player's far edge to yours."""
        them = 1 - self.me
        far = [self.cards(them, place) for place in reversed(range(self.depth))]
        near = [self.cards(self.me, place) for place in range(self.depth)]
        return [self.edge(them), *far, self.stones(), *near, self.edge(self.me)]

    def row(self, label: str, cells: list[Text]) -> Text:
        over = not cells[0].plain.strip()
        room = LABEL + COLUMN if over else LABEL  # a long name may use an empty first cell
        line = Text.assemble((f"{label[: room - over]:<{room}}", "bold"))
        for cell in cells[over:]:
            cell.truncate(COLUMN, pad=True)
            line.append_text(cell)
        line.no_wrap = True
        return line

    def edge(self, seat: int) -> Text:
        """Draw the far end of a seat's sides: stones it has claimed, and what sides are worth."""
        label = self.labels[1 if seat == self.me else 0]
        return self.row(label, [self.claimed_or_worth(seat, stone) for stone in range(9)])

    def claimed_or_worth(self, seat: int, stone: int) -> Text:
        side = 9 * seat + stone
        if self.view.owned & BIT[side]:
            style = _YOURS if seat == self.me else _THEIRS
            return Text.assemble(" ", (f"[{stone + 1}]", style))
        if not self.view.worth[side] or self.claimed(stone):
            return Text(" ")
        name, _, total = value_name(self.view.worth[side]).partition(" ")
        short = self.words.say(f"short-{name}")
        label = f"{short} {total}"
        return Text(f" {label if len(label) < COLUMN else short + total}", style="italic")

    def cards(self, seat: int, place: int) -> Text:
        """Draw the card of each side that lies at a distance from the stones."""
        return self.row("", [self.card(seat, stone, place) for stone in range(9)])

    def card(self, seat: int, stone: int, place: int) -> Text:
        names = by_strength(self.view.sides[9 * seat + stone])
        need = int(NEED[self.view.mud >> stone & 1])
        if place >= len(names):
            closed = self.claimed(stone) or place >= need
            return Text(" ") if closed else Text("  ··", style="dim")
        cell = Text(" ")
        cell.append_text(side_chip(names[place], self.words))
        if self.claimed(stone):
            cell.stylize("dim")
        elif place == 0 and self.view.first & BIT[9 * seat + stone]:
            cell.append(self.words.say("first-mark"), style="bold")
        return cell

    def claimed(self, stone: int) -> bool:
        return self.view.owned & (BIT[stone] | BIT[9 + stone]) != 0

    def stones(self) -> Text:
        return self.row("", [self.stone(stone) for stone in range(9)])

    def stone(self, stone: int) -> Text:
        """Draw an unclaimed stone: who can claim it now, its number, the combat modes on it."""
        if self.claimed(stone):
            return Text("  ─", style="dim")
        view = self.view
        mark = ""
        if view.provable[self.me] & BIT[stone]:
            mark = "★"
        elif view.provable[1 - self.me] & BIT[stone]:
            mark = "☆"
        cell = Text(" ")
        label = Text(
            f"{mark or ' '}{stone + 1} ", style=_LIT if stone in self.lit else "bold reverse"
        )
        cell.append_text(clickable(label, str(stone + 1)) if stone in self.lit else label)
        cell.append(self.modes(stone), style="bold")
        return cell

    def modes(self, stone: int) -> str:
        """Name the combat modes on a stone, short enough for its column."""
        bluff, mud = self.view.bluff >> stone & 1, self.view.mud >> stone & 1
        if bluff and mud:
            return self.words.say("chip-both")
        if bluff:
            return self.words.say("chip-bluff")
        return self.words.say("chip-mud") if mud else ""
