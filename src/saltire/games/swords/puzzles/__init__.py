"""Puzzles of Swords and Bagpipes: the last choice of sides. who can still win, and how?"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.games.swords.puzzles.check import check
from saltire.games.swords.puzzles.make import MAKERS, drafts
from saltire.puzzles.puzzle_set import PuzzleSet

PUZZLES: Final = PuzzleSet(
    file=Path(__file__).with_name("puzzles.jsonl"), kinds=tuple(MAKERS), drafts=drafts, check=check
)
