"""What somebody has solved in the terminal, kept beside the saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from saltire.cli.save_file import games_folder
from saltire.puzzles.puzzle import Puzzle
from saltire.puzzles.rating import START, rating_after


class Results:
    """The first answer to each puzzle, and a rating for each game."""

    def __init__(self, file: Path, tried: dict[str, bool], ratings: dict[str, float]) -> None:
        self.file = file
        self.tried = tried
        self.ratings = ratings

    @classmethod
    def load(cls) -> Results:
        """Read the results of this person; none yet if there is no such file, or no sense in it."""
        file = games_folder() / "puzzles.json"
        try:
            data: Any = json.loads(file.read_text(encoding="utf-8"))
            return cls(file, dict(data["tried"]), dict(data["ratings"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls(file, {}, {})

    def rating(self, game: str) -> float:
        """Give the rating in a game."""
        return self.ratings.get(game, START)

    def count(self, game: str) -> tuple[int, int]:
        """Count the puzzles of a game that were solved, and that were tried."""
        own = [right for id, right in self.tried.items() if id.startswith(f"{game}-")]
        return sum(own), len(own)

    def note(self, puzzle: Puzzle, right: bool) -> None:
        """Keep the answer; only the first one to a puzzle counts."""
        if puzzle.id in self.tried:
            return
        tries = self.count(puzzle.game)[1]
        self.ratings[puzzle.game] = rating_after(self.rating(puzzle.game), tries, puzzle, right)
        self.tried[puzzle.id] = right
        self.file.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"tried": self.tried, "ratings": self.ratings}, indent=1)
        self.file.write_text(text + "\n", encoding="utf-8")
