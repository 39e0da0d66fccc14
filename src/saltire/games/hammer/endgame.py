"""A small game for exact algorithms: the last choices of a war."""

from __future__ import annotations

from typing import Final

from saltire.games.title import Endgame

ENDGAME: Final = Endgame(worlds=2, seed=6, plies=1208)
