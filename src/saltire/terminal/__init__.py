"""Terminal boards: how each game looks in the terminal. A game without its own gets the plain one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saltire.games.registry import title_of
from saltire.i18n.words import Words
from saltire.kernel.game import Game
from saltire.terminal.board import Board


def board_for(game: Game, words: Words, names: Sequence[str]) -> Board[Any]:
    """Create the terminal board of a game; the plain one if the game brings none."""
    title = title_of(game)
    found = title.part(title.terminal)
    if found is None:
        return Board(game, words, names)
    assert isinstance(found, type), f"{title.terminal} of {title.name} is not a class"
    board = found(game, words, names)
    assert isinstance(board, Board)
    return board
