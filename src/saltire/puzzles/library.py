"""The puzzles that ship: all of a game, one by its id, the one of the day."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from typing import Final

from saltire.games.registry import titles
from saltire.kernel.errors import BadOption
from saltire.puzzles.puzzle import Puzzle, puzzle_from_json
from saltire.puzzles.puzzle_set import PuzzleSet

_FIRST_DAY: Final = date(2026, 1, 1).toordinal()
_STEP: Final = 7919


def puzzle_set(game: str) -> PuzzleSet | None:
    """Give what a game brings for puzzles; None if it has none."""
    title = titles().get(game)
    found = None if title is None else title.part(title.puzzles)
    assert found is None or isinstance(found, PuzzleSet), f"{game} names no PuzzleSet"
    return found


def games_with_puzzles() -> list[str]:
    """Name the games that have puzzles.

    >>> games_with_puzzles()
    ['schotten', 'swords', 'hammer']
    """
    return [name for name in titles() if puzzle_set(name) is not None]


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """List the puzzles of a game, easy ones first; BadOption if it has none."""
    own = puzzle_set(game)
    if own is None:
        raise BadOption(f"there are no puzzles of {game!r}; there are: {_list_games()}")
    lines = own.file.read_text(encoding="utf-8").splitlines() if own.file.exists() else []
    return tuple(puzzle_from_json(json.loads(line)) for line in lines)


def _list_games() -> str:
    return ", ".join(games_with_puzzles())


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in games_with_puzzles() for puzzle in puzzles_of(game)}


def puzzle(id: str) -> Puzzle:
    """Find a puzzle by its id; BadOption if there is none."""
    found = _by_id().get(id)
    if found is None:
        raise BadOption(f"there is no puzzle {id!r}")
    return found


def daily(day: date) -> Puzzle | None:
    """Choose the puzzle of a day: the games take turns, and each goes through its puzzles.

    None only where no game has puzzles.
    """
    games = [name for name in games_with_puzzles() if puzzles_of(name)]
    if not games:
        return None
    turns, which = divmod(day.toordinal() - _FIRST_DAY, len(games))
    all_of_it = puzzles_of(games[which])
    # Steps of a large prime come to every puzzle before one comes again, and mix easy and hard ones.
    return all_of_it[turns * _STEP % len(all_of_it)]
