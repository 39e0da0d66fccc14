"""Puzzles of Schotten Totten: which stone is proved, which card proves it, and endgames to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.games.schotten.puzzles.check import check
from saltire.games.schotten.puzzles.make import MAKERS, drafts
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.view import View
from saltire.puzzles.puzzle_set import PuzzleSet


def conceal(view: View) -> None:
    """Do not light the stones that are proved."""
    assert isinstance(view, SchottenView)
    view.provable = (0, 0)
    view.winnable = (0, 0)


PUZZLES: Final = PuzzleSet(
    file=Path(__file__).with_name("puzzles.jsonl"), kinds=tuple(MAKERS), drafts=drafts, check=check,
    conceal=conceal,
)  # fmt: skip
