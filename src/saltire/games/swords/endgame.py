"""A small game for exact algorithms: the last choices of two players."""

from __future__ import annotations

from typing import Final

from saltire.games.title import Endgame

OPTIONS: Final[tuple[tuple[str, object], ...]] = (
    ("players", 2), ("deserter_counts", False), ("pass_binds", True), ("tell_daggers", "turn"),
)  # fmt: skip
ENDGAME: Final = Endgame(worlds=4, options=OPTIONS, seed=84, plies=127)
