"""The terminal board of Cairn: the heap as a row of stones."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

import saltire.terminal.board
from cairn.rules import HeapView


class Board(saltire.terminal.board.Board[HeapView]):
    """The heap, what each has taken, and what happened."""

    def picture(
        self, views: Sequence[HeapView], story: Sequence[Text], width: int
    ) -> RenderableType:
        view = views[0]
        heap = Text("Heap: " + "o " * view.left)
        taken = Text(", ".join(f"{name} {n}" for name, n in zip(self.names, view.taken)))
        return Group(Text(self.title(), style="bold"), heap, taken, *story)
