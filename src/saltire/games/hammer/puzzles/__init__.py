"""Puzzles of Hammer of the Scots: battles with known odds, who takes the hit, ways out, nobles in winter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.games.hammer.puzzles.check import check
from saltire.games.hammer.puzzles.make import MAKERS, drafts
from saltire.puzzles.puzzle_set import PuzzleSet

PUZZLES: Final = PuzzleSet(
    file=Path(__file__).with_name("puzzles.jsonl"), kinds=tuple(MAKERS), drafts=drafts, check=check
)
