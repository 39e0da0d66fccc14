"""Boards: how each game looks in the terminal. A game without its own gets the plain one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from saltire.cli.boards.plain import PlainBoard
from saltire.kernel.game import Game
from saltire.words import Words


def board_for(game: Game, words: Words, names: Sequence[str]) -> PlainBoard:
    """Find the board of a game by its name: `boards/<name>`, class `Board`; else the plain one."""
    place = f"{__name__}.{game.name}"
    if find_spec(place) is None:
        return PlainBoard(game, words, names)
    board = import_module(place).Board(game, words, names)
    assert isinstance(board, PlainBoard)
    return board
