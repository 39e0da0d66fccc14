"""Terminal boards: draws games in the terminal. A game without its own board gets the plain one."""

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
    return title.part_class(title.terminal, Board)(game, words, names)
