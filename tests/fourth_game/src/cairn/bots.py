"""The bots of Cairn: one of its own, and a level of the search that every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cairn.rules import HeapView
from saltire.bots.bot_set import BotSet, Level


class Builder:
    """Takes as many stones as it may."""

    def __init__(self, seed: int) -> None:
        self.name = "builder"
        self.reason = "more stones are more points"

    def choose(self, view: HeapView, heard: Sequence[dict[str, object]], clock: float) -> int:
        return view.legal[-1]


BOTS: Final = BotSet(
    bots={"builder": Builder},
    levels=(Level("mason", playouts=80, max_plans=4, noise=0.0, random_move_rate=0.0),),
)
